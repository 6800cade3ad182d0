"""Steps 13 and 14 and the end: craftsmen at work, five cubes, start player, winner."""

import pytest

from parvis.engine import OptionValue
from parvis.games.piliers import GAME
from parvis.games.piliers.components import AT_START
from parvis.games.piliers.kinds import CATHEDRAL, EVENT, NEXT_START
from parvis.games.piliers.state import State
from parvis.games.piliers.view import view
from tests.games.piliers.table import asked, card, follow, give, points, settle, table, words


def working(
    craftsmen: list[str], cubes: list[int], gold: int = 0, event: str = "", **options: OptionValue
) -> State:
    """Seat 0 at the cathedral with these craftsmen, cubes and gold."""
    s = table(2, **options)
    s.event = card(event) if event else -1
    give(s, 0, craftsmen, cubes)
    s.seats[0].gold = gold
    settle(s, CATHEDRAL)
    assert asked(s) == ("work", 0)
    return s


def work(s: State, name: str, times: int) -> None:
    if times:
        follow(s, f"work {name} {times}")


def idle(s: State, name: str) -> bool:
    return f"work {card(name)} 1" not in words(s)


@pytest.mark.parametrize(("wood", "left"), [(8, 0), (9, 1)])
def test_the_woodworker_turns_8_wood_into_4_points_and_no_more(wood: int, left: int) -> None:
    s = working(["woodworker"], [0, wood, 0, 0])
    work(s, "woodworker", 4)
    assert idle(s, "woodworker")
    assert points(s)[0] == 2 + 4
    assert s.seats[0].cubes[1] == left


def test_the_ladder_of_stone() -> None:
    s = working(["mortar-mixer", "stonecutter", "mason-2", "sculptor-3"], [0, 0, 4, 0])
    for name, total in (("stonecutter", 3), ("mason-2", 4), ("sculptor-3", 6)):
        work(s, name, 1)
        assert points(s)[0] == total
    assert s.seats[0].cubes[2] == 0
    assert GAME.breakdown(s)[0]["stone"] == 4


def test_the_example_of_the_rulebook() -> None:
    s = working(
        ["potter-2", "mortar-mixer", "stonecutter", "architect-2", "toolmaker-1"], [5, 0, 3, 1]
    )
    work(s, "potter-2", 2)
    assert idle(s, "potter-2")
    for name in ("mortar-mixer", "stonecutter", "architect-2", "toolmaker-1"):
        work(s, name, 1)
    follow(s, "work skip")
    assert points(s)[0] == 2 + 5
    assert s.seats[0].gold == 2
    assert s.seats[0].cubes == [0, 0, 1, 1]
    assert GAME.breakdown(s)[0] == {
        "start": 2,
        "sand": 3,
        "wood": 0,
        "stone": 1,
        "metal": 0,
        "gold": 0,
        "architect": 1,
        "priory": 0,
        "privileges": 0,
        "events": 0,
        "tax": 0,
    }


@pytest.mark.parametrize(("gold", "gained"), [(18, 6), (30, 6), (12, 4), (2, 0)])
def test_the_goldsmith_turns_3_gold_into_a_point_6_times_at_most(gold: int, gained: int) -> None:
    s = working(["goldsmith-5"], [0, 0, 0, 0], gold)
    work(s, "goldsmith-5", gained)
    assert idle(s, "goldsmith-5")
    assert points(s)[0] == 2 + gained
    assert s.seats[0].gold == gold - 3 * gained


def test_the_second_woodworker_turns_2_wood_into_8_gold_and_no_third() -> None:
    s = working(["woodworker-1"], [0, 3, 0, 0])
    work(s, "woodworker-1", 2)
    assert s.seats[0].gold == 8
    assert idle(s, "woodworker-1")
    assert points(s)[0] == 2


def test_the_tool_maker_borrows_the_metal_that_the_bell_maker_then_spends() -> None:
    s = working(["toolmaker-1", "bell-maker-6"], [0, 0, 0, 1])
    work(s, "toolmaker-1", 1)
    assert idle(s, "toolmaker-1")
    work(s, "bell-maker-6", 1)
    assert s.seats[0].gold == 2 and s.seats[0].cubes[3] == 0
    assert points(s)[0] == 2 + 4


def test_the_tool_maker_needs_the_metal_at_that_moment() -> None:
    s = working(["toolmaker-1", "bell-maker-6"], [0, 0, 0, 1])
    work(s, "bell-maker-6", 1)
    assert idle(s, "toolmaker-1")


def test_glassblower_and_organ_builder_take_metal_with_sand_or_wood() -> None:
    s = working(["glassblower-5", "organ-builder-6"], [1, 1, 0, 2])
    work(s, "glassblower-5", 1)
    assert s.seats[0].cubes == [0, 1, 0, 1]
    assert idle(s, "glassblower-5")
    work(s, "organ-builder-6", 1)
    assert s.seats[0].cubes == [0, 0, 0, 0]
    assert GAME.breakdown(s)[0]["metal"] == 3 + 6


def test_R20_without_mortar_mixer_a_mason_does_not_score() -> None:
    s = working(["mason-1", "stonecutter"], [0, 0, 1, 0])
    assert words(s) == ["work skip"]


def test_one_mortar_mixer_serves_two_masons_and_keeps_his_own_uses() -> None:
    s = working(["mason-1", "mason-2", "mortar-mixer"], [3, 0, 5, 0])
    work(s, "mason-1", 2)
    work(s, "mason-2", 3)
    work(s, "mortar-mixer", 1)
    assert points(s)[0] == 2 + 5 + 1


def test_R28_gold_earned_here_may_feed_the_goldsmith() -> None:
    s = working(["woodworker-1", "goldsmith-5"], [0, 1, 0, 0])
    assert idle(s, "goldsmith-5")
    work(s, "woodworker-1", 1)
    work(s, "goldsmith-5", 1)
    assert (s.seats[0].gold, points(s)[0]) == (1, 3)


def test_R28_the_start_player_begins_and_the_others_follow_clockwise() -> None:
    s = table(3)
    s.start = 1
    settle(s, CATHEDRAL)
    order = []
    while s.agenda:
        order.append(s.agenda[-1].seat)
        follow(s, "work skip")
    assert order == [1, 2, 0]


def test_every_use_may_be_refused() -> None:
    s = working(["potter-2", "architect-2"], [2, 0, 0, 0])
    follow(s, "work skip")
    assert points(s)[0] == 2 and s.seats[0].cubes[0] == 2


def test_the_view_shows_the_uses_left() -> None:
    s = working(["potter-2", "woodworker"], [2, 0, 0, 0])
    work(s, "potter-2", 1)
    area = view(s, 1).seats[0]
    assert area.uses[card("potter-2")] == 1 and area.uses[card("woodworker")] == 4
    assert sum(view(s, 1).seats[1].uses) == 0


def test_R27_at_most_five_cubes_are_kept_of_one_s_own_choice() -> None:
    s = working(["architect-2"], [4, 2, 0, 2])
    follow(s, "work skip")
    assert asked(s) == ("drop", 0)
    assert words(s) == [
        *(f"drop 0 {n}" for n in (1, 2, 3)),
        *(f"drop 1 {n}" for n in (1, 2)),
        *(f"drop 3 {n}" for n in (1, 2)),
    ]
    follow(s, "drop wood 2")
    assert words(s) == ["drop 0 1", "drop 3 1"]
    follow(s, "drop metal 1")
    assert s.seats[0].cubes == [4, 0, 0, 1]
    assert asked(s) == ("work", 1)


def test_R27_after_the_last_round_nobody_is_asked_which_cubes_to_keep() -> None:
    s = working(["architect-2"], [4, 2, 0, 2])
    s.round = 6
    follow(s, "work skip")
    assert asked(s) == ("work", 1)


@pytest.mark.parametrize("counts", [True, False])
def test_R49_the_second_mortar_mixer_serves_masons_or_not(counts: bool) -> None:
    s = working(["mason-1", "mortar-mixer-1"], [0, 0, 1, 0], second_cards=counts)
    assert idle(s, "mason-1") != counts


def test_the_second_mortar_mixer_turns_2_sand_into_a_point_three_times() -> None:
    s = working(["mortar-mixer-1"], [8, 0, 0, 0])
    assert words(s) == ["work skip", *(f"work {card('mortar-mixer-1')} {n}" for n in (1, 2, 3))]
    work(s, "mortar-mixer-1", 3)
    assert points(s)[0] == 2 + 3 and s.seats[0].cubes[0] == 2


def test_R50_the_archbishop_lets_one_craftsman_work_once_more() -> None:
    s = working(["potter-2", "carpenter-2"], [5, 5, 0, 0], event="archbishop")
    assert view(s, 1).spare == 1
    assert f"work {card('potter-2')} 4" not in words(s)
    work(s, "potter-2", 3)
    assert view(s, 1).spare == 0 and idle(s, "potter-2")
    assert f"work {card('carpenter-2')} 3" not in words(s)
    work(s, "carpenter-2", 2)
    assert idle(s, "carpenter-2")


def test_R50_the_help_may_come_after_the_printed_uses() -> None:
    s = working(["potter-2"], [5, 0, 0, 0], event="archbishop")
    work(s, "potter-2", 2)
    work(s, "potter-2", 1)
    assert points(s)[0] == 2 + 3 and words(s) == ["work skip"]


def test_R50_he_helps_neither_organ_builder_nor_bell_maker_architect_nor_tool_maker() -> None:
    four = ["organ-builder-6", "bell-maker-6", "architect-2", "toolmaker-1"]
    s = working(four, [0, 9, 0, 9], event="archbishop")
    most = {name: len(words(s, f"work {card(name)} ")) for name in four}
    assert most == {"organ-builder-6": 1, "bell-maker-6": 2, "architect-2": 1, "toolmaker-1": 1}


def test_R50_named_with_the_event_he_helps_that_craftsman_alone() -> None:
    s = table(2, archbishop="event")
    give(s, 0, ["potter-2", "architect-2", "carpenter-2"], [5, 5, 0, 0])
    settle(s, EVENT, CATHEDRAL)
    follow(s, "turn archbishop")
    assert asked(s) == ("help", 0)
    assert GAME.options(s) == [card("potter-2"), card("carpenter-2")]
    follow(s, "help carpenter-2", "help woodworker")
    assert view(s, None).seats[0].raised == card("carpenter-2")
    assert len(words(s, f"work {card('carpenter-2')} ")) == 3
    assert len(words(s, f"work {card('potter-2')} ")) == 2


def test_R29_without_a_builder_there_the_left_neighbour_is_next() -> None:
    s = table(3)
    s.start = 2
    settle(s, NEXT_START)
    assert s.start == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_R29_who_stands_there_is_start_player_next_the_present_one_included(seat: int) -> None:
    s = table(3)
    s.spaces[AT_START] = seat
    s.bag[seat] -= 1
    settle(s, NEXT_START)
    assert s.start == seat and s.bag == [3, 3, 3]


def test_a_part_of_the_cathedral_is_added_each_round() -> None:
    s = table(2)
    settle(s, CATHEDRAL)
    assert view(s, None).cathedral == 0
    follow(s, "work skip", "work skip")
    settle(s, NEXT_START)
    assert view(s, None).cathedral == 1 and s.round == 2


def test_R1_the_game_ends_after_the_sixth_round() -> None:
    s = table(2)
    s.round = 6
    settle(s, NEXT_START)
    assert GAME.actor(s) is None
    assert view(s, None).cathedral == 6


def test_R31_points_beyond_60_are_simply_counted() -> None:
    s = working(["goldsmith-5"], [0, 0, 0, 0], 15)
    s.seats[0].points[0] = 58
    work(s, "goldsmith-5", 5)
    assert points(s)[0] == 63


def test_R30_gold_breaks_ties_cubes_do_not_and_then_the_win_is_shared() -> None:
    s = table(3)
    for seat, gold in zip(s.seats, (5, 7, 7), strict=True):
        seat.gold = gold
    s.seats[1].cubes = [0, 0, 0, 5]
    assert GAME.ranking(s) == [3, 1, 1]
    s.seats[0].points[0] += 1
    assert GAME.ranking(s) == [1, 2, 2]

"""Setting up, the course of a round, tiles, the marker, and both endings."""

import pytest

from parvis.engine.core import CHANCE, QUIET, Log, Task
from parvis.engine.options import BadSetup
from parvis.engine.random import seeded
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.ground import all_families
from parvis.games.hoyuk.kinds import (
    CALAMITY_DRAW,
    CONSTRUCTION,
    END_ROUND,
    GATHER,
    KINDS,
    ROUND,
    TILE_DRAW,
    TURN_UP,
)
from parvis.games.hoyuk.scoring import breakdown, scores
from parvis.games.hoyuk.scoring import family_points as points_of_families
from parvis.games.hoyuk.state import State
from tests.games.hoyuk.village import asked, pend, say, settle, village, words


def family_points(s: State) -> list[int]:
    return points_of_families(s, all_families(s))


def play(s: State, seed: int = 0, until: int = -1) -> list[tuple[int, int]]:
    """Play at random to the end, or to a kind of task; return (kind, seat) of every choice."""
    players = seeded(seed)
    made = []
    while s.agenda and s.agenda[-1].kind != until:
        task = s.agenda[-1]
        offered = GAME.options(s)
        value = GAME.roll(s) if task.seat == CHANCE else offered[players.below(len(offered))]
        made.append((task.kind, task.seat))
        GAME.choose(s, value, QUIET)
    return made


@pytest.mark.parametrize(
    "mode, piles, cards, tiles, calamities",
    [("classic", 3, 30, 10, 12), ("intermediate", 5, 50, 10, 12), ("expert", 7, 70, 15, 24)],
)
def test_setup_by_mode(mode: str, piles: int, cards: int, tiles: int, calamities: int) -> None:
    s = GAME.start(3, 1, {"mode": mode})
    assert s.hidden == [10] * piles
    assert len(s.unseen[0]) == cards
    assert len(s.pile) == tiles
    assert len(s.to_come) == calamities
    assert [seat.tiles for seat in s.seats] == [25] * 3


def test_by_layer_each_mode_deals_its_own_cards_on_its_own_piles() -> None:
    s = GAME.start(2, 1, {"mode": "expert", "aspect_deal": "by_layer"})
    assert [len(bag) for bag in s.unseen] == [30, 20, 20]
    assert s.unseen[2] == [4] * 10 + [5] * 10
    play(s, until=TILE_DRAW)
    assert s.top[5] in (4, 5) and s.top[6] in (4, 5)


def test_the_other_split_of_the_expert_cards_adds_jokers() -> None:
    s = GAME.start(2, 1, {"mode": "expert", "expert_cards": "jokers"})
    assert s.unseen[0].count(6) == 13 and len(s.unseen[0]) == 70


def test_no_number_of_expert_cards_is_passed_off_as_printed() -> None:
    table = next(table for table in GAME.components if table.noun.name == "card")
    assert [row.marks for row in table.rows] == ["rrxx"] * 7  # the last 20 may hold any symbol


def test_houses_per_player_are_an_option_and_others_are_refused() -> None:
    assert GAME.start(5, 1, {"houses": 20}).seats[0].tiles == 20
    with pytest.raises(BadSetup):
        GAME.start(5, 1, {"houses": 18})
    with pytest.raises(BadSetup):
        GAME.start(6)


def test_R75_clans_are_chosen_or_drawn_each_once() -> None:
    s = GAME.start(3, 1, {"mode": "expert"})
    say(s, "clan 2")
    assert asked(s) == ("clan", 1)
    assert words(s) == ["clan 0", "clan 1", "clan 3", "clan 4"]
    drawn = GAME.start(3, 1, {"mode": "expert", "clans": "drawn"})
    assert asked(drawn) == ("clan-draw", -1)
    play(drawn, until=TURN_UP)
    assert len({seat.clan for seat in drawn.seats}) == 3


def test_R74_anybody_may_be_drawn_first() -> None:
    s = GAME.start(4)
    assert words(s) == [f"first-draw {seat}" for seat in range(4)]
    say(s, "first-draw 2")
    assert s.first == 2


def test_everybody_builds_two_tiles_in_turn_order_from_the_first_player() -> None:
    s = GAME.start(3, 5)
    play(s, until=TURN_UP)
    s.first = 1
    made = play(s, until=next(k.number for k in KINDS.tasks if k.name == "marker"))
    builders = [seat for kind, seat in made if KINDS.tasks[kind].name == "build"]
    order = [seat for i, seat in enumerate(builders) if i == 0 or builders[i - 1] != seat]
    assert order[:6] == [1, 2, 0, 1, 2, 0]
    assert all(25 - seat.tiles >= 4 for seat in s.seats)


def test_there_is_no_calamity_in_the_first_round_and_one_in_each_other() -> None:
    s = GAME.start(2, 3)
    made = play(s)
    assert sum(kind == CALAMITY_DRAW for kind, _ in made) == s.round - 1


def test_R72_cards_are_used_before_the_calamity_is_seen() -> None:
    s = village("a . a b")
    s.round = 1
    s.seats[0].hand[0] = 4
    pend(s, Task(ROUND, -1))
    seen = []
    while asked(s)[0] != "calamity-draw":
        seen.append(asked(s)[0])
        say(s, "cards skip") if asked(s)[0] == "cards" else say(s, words(s)[-1])
    assert seen[0] == "cards" and seen[-1] == "cards"


def test_R34_tiles_of_the_first_step_are_kept_out_of_the_second() -> None:
    s = village(".", 2)
    s.pile, s.discarded = [0, 1], [2, 3]
    s.agenda = [Task(CONSTRUCTION, 0, 1), Task(CONSTRUCTION, 0, 0)]
    GAME._run(s, QUIET)
    drawn = []
    while s.agenda:
        if asked(s)[0] == "tile-draw":
            drawn.append(sorted(GAME.options(s)))
        GAME.choose(s, GAME.options(s)[0], QUIET)
    assert drawn == [[0, 1], [1], [2, 3], [3]]
    # renewed in the second step: the barred tiles are mixed into the new pile
    assert sorted(s.pile) == [0, 1] and sorted(s.discarded) == [2, 3]


def test_R34_by_an_option_they_are_shuffled_in() -> None:
    s = village(".", 2, first_step_tiles_barred=False)
    s.pile, s.discarded = [0, 1], [2, 3]
    s.agenda = [Task(CONSTRUCTION, 0, 1), Task(CONSTRUCTION, 0, 0)]
    GAME._run(s, QUIET)
    drawn = []
    while s.agenda:
        if asked(s)[0] == "tile-draw":
            drawn.append(sorted(GAME.options(s)))
        GAME.choose(s, GAME.options(s)[0], QUIET)
    assert drawn[2] == [0, 1, 2, 3]


def test_R65_the_marker_goes_to_somebody_else() -> None:
    s = village("a", 4)
    s.first = 2
    pend(s, Task(END_ROUND, 2))
    assert words(s) == ["marker 0", "marker 1", "marker 3"]
    say(s, "marker 3")
    assert s.first == 3


def test_the_game_ends_after_the_round_of_the_last_house() -> None:
    s = village("a b")
    s.last = 1
    log = Log()
    s.agenda = [Task(END_ROUND, 0)]
    GAME._run(s, log)
    assert s.agenda == [] and len(log.events) == 2


def test_in_the_last_round_nobody_is_asked_where_used_cards_go() -> None:
    s = village("a b")
    s.seats[0].played = [0, 1, 1]
    pend(s, Task(GATHER, 0))
    assert asked(s) == ("return", 0)
    s.last = 1
    pend(s, Task(GATHER, 0))
    assert asked(s) == ("", -1)
    assert s.seats[0].played == [0, 1, 1]


def test_the_other_players_finish_the_round_in_which_somebody_builds_the_last_house() -> None:
    s = GAME.start(3, 8, {"houses": 15})
    made = play(s)
    last = max(i for i, (kind, _) in enumerate(made) if KINDS.tasks[kind].name == "build")
    assert {seat for kind, seat in made[: last + 1] if KINDS.tasks[kind].name == "build"} == {
        0,
        1,
        2,
    }
    assert any(seat.tiles == 0 for seat in s.seats) and s.last == 1


# Final scoring.


def test_cards_left_in_hand_score_one_each_without_sets() -> None:
    s = village("x")
    s.seats[0].hand[3] = 3
    assert scores(s) == [3, 0]


def test_the_largest_family_of_each_block_scores_its_houses() -> None:
    s = village("A A a b b b b")
    assert family_points(s) == [0, 4]  # storeys are not counted


def test_R61_ties_go_to_storeys_then_to_nobody() -> None:
    assert family_points(village("a A b b")) == [2, 0]
    assert family_points(village("a a b b")) == [0, 0]
    assert family_points(village("a a b b c", 3)) == [0, 0, 0]


def test_R62_solo_blocks_score_unless_an_option_says_no() -> None:
    assert family_points(village("a a . b")) == [2, 1]
    assert family_points(village("a a . b", solo_blocks_score=False)) == [0, 0]


def test_R63_two_tied_families_of_one_player_score_once() -> None:
    assert family_points(village("a x a")) == [1, 0]
    assert family_points(village("a x a", same_owner_tie_scores=False)) == [0, 0]
    assert family_points(village("a x a b")) == [0, 0]
    assert family_points(village("a b x a a x a a")) == [2, 0]


def test_expert_blocks_give_a_point_for_cattle_and_one_for_villagers() -> None:
    s = village("Av b\n^c ^c", mode="expert")
    assert [row[3:] for row in breakdown(s)] == [[1, 1], [0, 0]]
    s = village("av bv", mode="expert")
    assert [row[3:] for row in breakdown(s)] == [[0, 0], [0, 0]]


def test_R64_ties_are_broken_by_storeys_and_may_stay() -> None:
    s = village("a . B b . b")
    s.seats[0].points, s.seats[1].points = 3, 1
    assert scores(s) == [4, 4]
    assert GAME.ranking(s) == [2, 1]
    s = village("a . b")
    assert GAME.ranking(s) == [1, 1]


def test_settling_a_drawn_village_changes_nothing() -> None:
    s = village("a <c b . x")
    before = (s.block[:], s.site[:])
    settle(s)
    assert (s.block, s.site) == before

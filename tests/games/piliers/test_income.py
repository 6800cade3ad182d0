"""Steps 3 to 11: mill, Kingsbridge, priory, production, tax, Shiring, castle."""

import pytest

from parvis.games.piliers import GAME
from parvis.games.piliers.components import (
    AT_CASTLE,
    AT_COURT,
    AT_KINGSBRIDGE,
    AT_PRIORY,
    AT_SHIRING,
    NOT_IN_USE,
)
from parvis.games.piliers.kinds import (
    CASTLE,
    CLEAN_UP,
    COURT,
    EVENT,
    KINGSBRIDGE,
    MILL,
    PRIORY,
    PRODUCTION,
    SHIRING,
)
from parvis.games.piliers.state import State
from parvis.games.piliers.view import view
from tests.games.piliers.table import (
    METAL,
    STONE,
    WOOD,
    asked,
    card,
    follow,
    give,
    points,
    settle,
    table,
    words,
)


def put(s: State, space: int, seat: int) -> None:
    s.spaces[space] = seat
    s.bag[seat] -= 1


def test_the_mill_pays_1_for_a_worker_and_5_for_the_large_one() -> None:
    s = table(2)
    s.seats[0].gold, s.seats[0].reserve = 10, 5 + 3
    s.seats[1].gold, s.seats[1].reserve = 27, 8
    settle(s, MILL)
    assert [seat.gold for seat in s.seats] == [18, 30]  # R24: 5 lost


@pytest.mark.parametrize(
    ("name", "gold", "gained", "cubes"),
    [
        ("wool-fair", 8, 0, [0, 0, 0, 0]),
        ("madonna", 0, 3, [0, 0, 0, 0]),
        ("toledo", 0, 0, [0, 0, 0, 2]),
        ("stone-and-wood", 0, 0, [0, 1, 1, 0]),
        ("royal-metal", 0, 0, [0, 0, 0, 1]),
    ],
)
def test_immediate_privileges_act_at_once(
    name: str, gold: int, gained: int, cubes: list[int]
) -> None:
    s = table(2)
    s.seats[1].gold = 10
    s.kingsbridge = [card("ellen"), card(name)]
    put(s, AT_KINGSBRIDGE + 1, 1)
    settle(s, KINGSBRIDGE)
    assert s.seats[1].gold == 10 + gold
    assert points(s) == [2, 2 + gained]
    assert s.seats[1].cubes == cubes
    assert s.seats[1].privileges == []


def test_the_other_privileges_are_kept_and_those_nobody_came_for_are_gone() -> None:
    s = table(2)
    s.kingsbridge = [card("ellen"), card("thomas")]
    put(s, AT_KINGSBRIDGE, 0)
    settle(s, KINGSBRIDGE)
    assert s.seats[0].privileges == [card("ellen")]
    assert s.kingsbridge == [-1, -1] and s.bag == [3, 3]


def test_R26_the_black_worker_works_from_the_next_round_on() -> None:
    s = table(2)
    s.kingsbridge = [card("otto"), card("ellen")]
    put(s, AT_KINGSBRIDGE, 0)
    s.seats[0].gold = 10
    settle(s, MILL, KINGSBRIDGE, PRODUCTION, CLEAN_UP)
    assert s.seats[0].gold == 22
    assert [seat.reserve for seat in s.seats] == [13, 12]
    assert [area.black for area in view(s, None).seats] == [1, 0]


def test_R52_jack_s_owner_keeps_a_sixth_craftsman_from_now_on() -> None:
    s = table(2)
    give(s, 0, ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "mason-1"])
    s.kingsbridge = [card("jack"), card("ellen")]
    s.shiring = [card("potter-2"), card("mason-2")]
    for space in (AT_KINGSBRIDGE, AT_SHIRING, AT_SHIRING + 1):
        put(s, space, 0)
    settle(s, KINGSBRIDGE, SHIRING)
    assert view(s, None).seats[0].places == 6
    assert asked(s) == ("dismiss", 0) and len(s.seats[0].craftsmen) == 7
    assert s.agenda[-1].arg == 6  # what the question names
    follow(s, "dismiss stonecutter")
    assert len(s.seats[0].craftsmen) == 6


@pytest.mark.parametrize("lasts", [True, False])
def test_R52_the_sixth_place_outlasts_a_loss_or_not(lasts: bool) -> None:
    s = table(2, jack_lasts=lasts)
    s.jack = 0
    settle(s, EVENT)
    follow(s, "turn collapse", "lose mortar-mixer", "lose mortar-mixer")
    assert view(s, None).seats[0].places == (6 if lasts else 5)


def test_the_priory_gives_2_points_then_1() -> None:
    s = table(2)
    put(s, AT_PRIORY, 1)
    put(s, AT_PRIORY + 1, 0)
    settle(s, PRIORY)
    assert points(s) == [3, 4]
    assert s.bag == [3, 3]


def test_R26_prior_philip_adds_1_for_each_own_builder_at_once() -> None:
    s = table(2)
    s.kingsbridge = [card("prior-philip"), card("ellen")]
    for space in (AT_KINGSBRIDGE, AT_PRIORY, AT_PRIORY + 1):
        put(s, space, 0)
    settle(s, KINGSBRIDGE, PRIORY)
    assert points(s) == [2 + 2 + 1 + 2, 2]
    assert GAME.breakdown(s)[0]["privileges"] == 2


def producing(*taken: tuple[str, int], **options: bool) -> State:
    s = table(2, **options)
    s.resources = [NOT_IN_USE] * 9
    for name, seat in taken:
        s.resources[card(name)] = seat
    return s


def test_resource_cards_yield_their_cubes_and_workers_come_home() -> None:
    s = producing(("large-quarry", 0), ("small-gravel-pit", 0), ("medium-forest", 1))
    s.seats[0].reserve, s.seats[1].reserve = 0, 6
    settle(s, PRODUCTION)
    assert [seat.cubes for seat in s.seats] == [[2, 0, 4, 0], [0, 3, 0, 0]]
    assert [seat.reserve for seat in s.seats] == [12, 12]  # R43
    assert s.resources == [NOT_IN_USE] * 9


@pytest.mark.parametrize(("event", "wood"), [("cold-winter", 3), ("volunteers", 5)])
@pytest.mark.parametrize("patrons", [False, True])
def test_R32_R53_winter_and_volunteers_change_each_card(
    event: str, wood: int, patrons: bool
) -> None:
    s = producing(("large-forest", 0), ("small-forest", 1), patron_yields=patrons)
    s.event = card(event)
    s.seats[0].privileges = [card("aliena"), card("tom")]
    s.safe = 0b10
    settle(s, PRODUCTION)
    change = wood - 4 if patrons else 0
    assert s.seats[0].cubes == [0, wood + 1 + change, 1 + change, 0]
    assert s.seats[1].cubes[WOOD] == (2 if event == "cold-winter" else 3)


def test_R26_patrons_already_give_in_the_round_they_are_granted() -> None:
    s = producing(("large-forest", 0))
    s.kingsbridge = [card("richard"), card("tom")]
    put(s, AT_KINGSBRIDGE, 0)
    put(s, AT_KINGSBRIDGE + 1, 0)
    settle(s, KINGSBRIDGE, PRODUCTION)
    assert s.seats[0].cubes == [1, 4, 1, 0]


def test_R15_tax_of_5_with_2_gold_costs_a_point_and_who_is_at_court_pays_nothing() -> None:
    s = table()
    for seat in s.seats:
        seat.gold = 2
    put(s, AT_COURT, 1)
    settle(s, COURT)
    follow(s, "tax 5")
    assert [seat.gold for seat in s.seats] == [0, 2, 0]
    assert points(s) == [1, 2, 1]
    assert view(s, None).tax == 5


def test_the_king_s_die_shows_2_3_3_4_4_5() -> None:
    s = table()
    settle(s, COURT)
    assert GAME.options(s) == [2, 3, 3, 4, 4, 5]


def test_R17_the_first_at_court_is_given_the_metal_which_else_stays_and_does_not_grow() -> None:
    s = table()
    put(s, AT_COURT, 2)
    put(s, AT_COURT + 1, 1)
    settle(s, COURT)
    follow(s, "tax 2")
    assert [seat.cubes[METAL] for seat in s.seats] == [0, 0, 1]
    assert [seat.gold for seat in s.seats] == [18, 21, 22]  # both at court pay nothing
    assert s.metal == 0 and s.bag == [3, 3, 3]
    s = table()
    settle(s, COURT)
    follow(s, "tax 2")
    assert s.metal == 1
    settle(s, CLEAN_UP)
    assert s.metal == 1


def test_R16_the_exemption_may_be_used_after_the_roll_or_kept() -> None:
    s = table()
    s.seats[1].privileges = [card("exemption")]
    settle(s, COURT)
    follow(s, "tax 4")
    assert asked(s) == ("exemption", 1)
    assert words(s) == ["exemption skip", "exemption"]
    kept = s.copy()
    follow(s, "exemption")
    assert s.seats[1].gold == 21 and s.seats[1].privileges == []
    follow(kept, "exemption skip")
    assert kept.seats[1].gold == 17 and kept.seats[1].privileges == [card("exemption")]


def test_R16_nobody_is_asked_for_an_exemption_at_court() -> None:
    s = table()
    s.seats[1].privileges = [card("exemption")]
    put(s, AT_COURT, 1)
    settle(s, COURT)
    follow(s, "tax 4")
    assert asked(s) is None


def test_R16_nobody_is_asked_for_an_exemption_from_what_costs_nothing() -> None:
    s = table()
    s.seats[1].privileges = [card("exemption")]
    s.seats[1].gold = 0
    s.seats[1].points[0] = 0
    settle(s, COURT)
    follow(s, "tax 5")
    assert asked(s) is None and s.seats[1].privileges == [card("exemption")]


def test_francis_pays_2_whatever_was_rolled_and_nothing_at_court() -> None:
    s = table()
    s.seats[1].privileges = [card("francis")]
    settle(s, COURT)
    follow(s, "tax 5")
    assert [seat.gold for seat in s.seats] == [15, 19, 17]
    s = table()
    s.seats[1].privileges = [card("francis")]
    put(s, AT_COURT, 1)
    settle(s, COURT)
    follow(s, "tax 5")
    assert s.seats[1].gold == 21


def test_R19_shiring_gives_craftsmen_for_nothing_the_left_one_first() -> None:
    s = table(2)
    give(s, 0, ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "mason-1"])
    s.shiring = [card("potter-2"), card("mason-2")]
    put(s, AT_SHIRING, 0)
    put(s, AT_SHIRING + 1, 0)
    settle(s, SHIRING)
    assert asked(s) == ("dismiss", 0)
    assert card("potter-2") in GAME.options(s) and card("mason-2") not in GAME.options(s)  # R40
    follow(s, "dismiss stonecutter")
    assert asked(s) == ("dismiss", 0)
    follow(s, "dismiss mason-2")
    assert [card("potter-2") in s.seats[0].craftsmen, len(s.seats[0].craftsmen)] == [True, 5]
    assert s.seats[0].gold == 20


def test_a_craftsman_nobody_came_for_leaves_the_game() -> None:
    s = table(2)
    s.shiring = [card("potter-2"), card("mason-2")]
    put(s, AT_SHIRING + 1, 1)
    settle(s, SHIRING)
    assert s.shiring == [-1, -1]
    assert s.seats[1].craftsmen[-1] == card("mason-2")
    assert card("potter-2") not in s.seats[0].craftsmen + s.seats[1].craftsmen


def test_R18_the_castle_gives_two_workers_for_the_next_round_only() -> None:
    s = table(2)
    put(s, AT_CASTLE, 1)
    settle(s, CASTLE)
    assert view(s, None).castle == 2 and s.seats[1].reserve == 12
    settle(s, CLEAN_UP)
    assert s.seats[1].reserve == 14
    settle(s, CLEAN_UP)
    assert s.seats[1].reserve == 12 and view(s, None).castle == 4


def test_R45_who_uses_the_castle_twice_running_never_has_four_more() -> None:
    s = table(2)
    for _ in range(3):
        put(s, AT_CASTLE, 1)
        settle(s, CASTLE, CLEAN_UP)
        assert s.seats[1].reserve == 14
    put(s, AT_CASTLE, 0)
    settle(s, CASTLE)
    assert view(s, None).castle == 0  # two in use, two hired


def test_R25_production_never_runs_short_and_never_takes_from_the_market() -> None:
    s = producing(("large-quarry", 0))
    s.seats[1].cubes[STONE] = 23
    settle(s, PRODUCTION)
    assert s.seats[0].cubes[STONE] == 4 and s.market == [4, 4, 4, 0]

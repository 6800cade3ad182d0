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


def test_R32_fire_at_the_wool_fair_halves_the_mill_but_not_the_merchant() -> None:
    s = table(2)
    s.event = card("wool-fire")
    for seat in s.seats:
        seat.gold, seat.reserve, seat.privileges = 10, 5 + 2, [card("wool-merchant")]
    s.safe = 0b10
    settle(s, MILL)
    assert [seat.gold for seat in s.seats] == [10 + 4 + 2, 10 + 7 + 2]


def test_the_wool_merchant_pays_with_nobody_in_the_mill() -> None:
    s = table(2)
    s.seats[0].gold, s.seats[0].reserve, s.seats[0].privileges = 0, 0, [card("wool-merchant")]
    settle(s, MILL)
    assert s.seats[0].gold == 2


@pytest.mark.parametrize(
    ("name", "gold", "gained", "cubes"),
    [
        ("donation", 8, 0, [0, 0, 0, 0]),
        ("weeping-madonna", 0, 3, [0, 0, 0, 0]),
        ("smuggled-ore", 0, 0, [0, 0, 0, 1]),
        ("stone-and-wood", 0, 0, [0, 1, 1, 0]),
        ("royal-metal", 0, 0, [0, 0, 0, 1]),
    ],
)
def test_immediate_privileges_act_at_once(
    name: str, gold: int, gained: int, cubes: list[int]
) -> None:
    s = table(2)
    s.seats[1].gold = 10
    s.kingsbridge = [card("seer"), card(name)]
    put(s, AT_KINGSBRIDGE + 1, 1)
    settle(s, KINGSBRIDGE)
    assert s.seats[1].gold == 10 + gold
    assert points(s) == [2, 2 + gained]
    assert s.seats[1].cubes == cubes
    assert s.seats[1].privileges == []


def test_the_other_privileges_are_kept_and_those_nobody_came_for_are_gone() -> None:
    s = table(2)
    s.kingsbridge = [card("seer"), card("empress-maud")]
    put(s, AT_KINGSBRIDGE, 0)
    settle(s, KINGSBRIDGE)
    assert s.seats[0].privileges == [card("seer")]
    assert s.kingsbridge == [-1, -1] and s.bag == [3, 3]


def test_R26_the_black_worker_works_from_the_next_round_on() -> None:
    s = table(2)
    s.kingsbridge = [card("black-worker"), card("seer")]
    put(s, AT_KINGSBRIDGE, 0)
    s.seats[0].gold = 10
    settle(s, MILL, KINGSBRIDGE, PRODUCTION, CLEAN_UP)
    assert s.seats[0].gold == 22
    assert [seat.reserve for seat in s.seats] == [13, 12]


def test_the_priory_gives_2_points_then_1() -> None:
    s = table(2)
    put(s, AT_PRIORY, 1)
    put(s, AT_PRIORY + 1, 0)
    settle(s, PRIORY)
    assert points(s) == [3, 4]
    assert s.bag == [3, 3]


def test_R26_prior_philip_adds_1_for_each_own_builder_at_once() -> None:
    s = table(2)
    s.kingsbridge = [card("prior-philip"), card("seer")]
    for space in (AT_KINGSBRIDGE, AT_PRIORY, AT_PRIORY + 1):
        put(s, space, 0)
    settle(s, KINGSBRIDGE, PRIORY)
    assert points(s) == [2 + 2 + 1 + 2, 2]
    assert GAME.breakdown(s)[0]["privileges"] == 2


def producing(*taken: tuple[str, int]) -> State:
    s = table(2)
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


def test_R32_poor_yields_take_a_cube_from_each_card_and_none_from_patrons() -> None:
    s = producing(("large-forest", 0), ("small-forest", 1))
    s.event = card("poor-yield")
    s.seats[0].privileges = [card("wood-patron")]
    s.safe = 0b10
    settle(s, PRODUCTION)
    assert [seat.cubes[WOOD] for seat in s.seats] == [4 - 1 + 1, 2]


def test_R26_thomas_granted_this_round_does_not_undo_this_round_s_event() -> None:
    s = producing(("large-forest", 0))
    s.event = card("poor-yield")
    s.kingsbridge = [card("archbishop-thomas"), card("stone-patron")]
    put(s, AT_KINGSBRIDGE, 0)
    put(s, AT_KINGSBRIDGE + 1, 0)
    settle(s, KINGSBRIDGE, PRODUCTION)
    assert s.seats[0].cubes == [0, 3, 1, 0]  # but the patron already gives


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


def test_R16_the_letter_of_exemption_may_be_shown_after_the_roll_or_kept() -> None:
    s = table()
    s.seats[1].privileges = [card("exemption-letter")]
    settle(s, COURT)
    follow(s, "tax 4")
    assert asked(s) == ("exemption", 1)
    assert words(s) == ["exemption skip", "exemption"]
    kept = s.copy()
    follow(s, "exemption")
    assert s.seats[1].gold == 21 and s.seats[1].privileges == []
    follow(kept, "exemption skip")
    assert kept.seats[1].gold == 17 and kept.seats[1].privileges == [card("exemption-letter")]


def test_R16_nobody_is_asked_for_a_letter_at_court() -> None:
    s = table()
    s.seats[1].privileges = [card("exemption-letter")]
    put(s, AT_COURT, 1)
    settle(s, COURT)
    follow(s, "tax 4")
    assert asked(s) is None


def test_R19_shiring_gives_craftsmen_for_nothing_the_left_one_first() -> None:
    s = table(2)
    give(s, 0, ["mortar-mixer", "woodworker", "stonecutter", "carpenter-1", "mason-1"])
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

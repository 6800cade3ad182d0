"""Steps 1 and 2: events, the bishop, and the seer."""

import msgspec

from parvis.engine import QUIET, Log, seeded
from parvis.games.piliers import GAME
from parvis.games.piliers.components import AT_BISHOP, FIRST_GOOD, HAPPENINGS
from parvis.games.piliers.kinds import CLEAN_UP, EVENT, FORESAW, MILL, NEXT_BUILDER, ROUND
from parvis.games.piliers.state import State
from parvis.games.piliers.view import imagine, view
from tests.games.piliers.table import (
    METAL,
    SAND,
    STONE,
    WOOD,
    asked,
    card,
    draw,
    follow,
    give,
    points,
    settle,
    table,
    words,
)


def eventful(name: str, bishop: int = -1, seats: int = 3, **options: bool) -> State:
    """Turn an event; somebody may be at the bishop's."""
    s = table(seats, **options)
    put_at_bishop(s, bishop)
    settle(s, EVENT)
    follow(s, f"turn {name}")
    return s


def put_at_bishop(s: State, seat: int) -> None:
    if seat >= 0:
        s.spaces[AT_BISHOP] = seat
        s.bag[seat] -= 1


def test_R15_the_levy_takes_4_gold_and_a_point_for_every_2_unpaid() -> None:
    s = table(4)
    for seat, gold in zip(s.seats, (1, 0, 4, 30), strict=True):
        seat.gold = gold
    settle(s, EVENT)
    follow(s, "turn hamleigh-levy")
    assert [seat.gold for seat in s.seats] == [0, 0, 0, 26]
    assert points(s) == [1, 0, 2, 2]


def test_R15_points_never_fall_below_0_unless_the_table_wishes() -> None:
    for negative, left in ((False, 0), (True, -1)):
        s = table(2, negative_vp=negative)
        for seat in s.seats:
            seat.points[0] = 1
        settle(s, EVENT)
        follow(s, "turn philip-against-waleran")
        assert points(s) == [left, left]


def test_R42_the_levy_comes_before_the_income_of_the_mill() -> None:
    s = table(2)
    s.seats[0].gold = 0
    settle(s, EVENT, MILL)
    follow(s, "turn hamleigh-levy")
    assert points(s)[0] == 0
    assert s.seats[0].gold == 12


def test_R13_a_bad_event_leaves_the_choice_between_shelter_and_a_cube() -> None:
    s = eventful("philip-against-waleran", bishop=1)
    assert asked(s) == ("bishop", 1)
    assert words(s) == [
        "bishop skip",
        "bishop shelter",
        "bishop cube 0",
        "bishop cube 1",
        "bishop cube 2",
    ]
    follow(s, "bishop shelter")
    assert points(s) == [0, 2, 0]
    assert s.market == [4, 4, 4, 0]


def test_R13_who_takes_the_cube_suffers_the_bad_event() -> None:
    s = eventful("philip-against-waleran", bishop=1)
    give(s, 1, ["mortar-mixer"])  # a gift is no purchase: no woodworker is needed
    follow(s, "bishop cube wood")
    assert points(s) == [0, 0, 0]
    assert s.seats[1].cubes[WOOD] == 1 and s.market[WOOD] == 3


def test_R13_a_good_event_leaves_the_cube_and_the_cube_is_optional() -> None:
    s = eventful("kingsbridge-fair", bishop=1)
    s.seats[1].gold = 12
    assert words(s, "bishop shelter") == []
    follow(s, "bishop cube sand")
    assert s.seats[1].gold == 17
    assert s.seats[1].cubes[SAND] == 1
    assert s.market[SAND] == 3

    s = eventful("kingsbridge-fair", bishop=1)
    follow(s, "bishop skip")
    assert s.seats[1].cubes == [0, 0, 0, 0]


def test_R13_the_bishop_is_asked_before_the_event_befalls_anybody() -> None:
    s = eventful("hamleigh-levy", bishop=2)
    assert [seat.gold for seat in s.seats] == [20, 21, 22]
    follow(s, "bishop shelter")
    assert [seat.gold for seat in s.seats] == [16, 17, 22]


def test_R37_beside_archbishop_thomas_one_takes_the_cube_and_is_safe() -> None:
    s = table()
    s.seats[1].privileges = [card("archbishop-thomas")]
    put_at_bishop(s, 1)
    settle(s, EVENT)
    follow(s, "turn philip-against-waleran")
    assert words(s, "bishop shelter") == []
    follow(s, "bishop cube stone")
    assert points(s) == [0, 2, 0]
    assert s.seats[1].cubes[STONE] == 1


def test_archbishop_thomas_needs_no_builder_and_does_not_keep_good_events_away() -> None:
    s = table()
    s.seats[1].privileges = [card("archbishop-thomas")]
    settle(s, EVENT)
    follow(s, "turn hamleigh-levy")
    assert [seat.gold for seat in s.seats] == [16, 21, 18]
    settle(s, CLEAN_UP)
    settle(s, EVENT)
    follow(s, "turn kingsbridge-fair")
    assert [seat.gold for seat in s.seats] == [21, 26, 23]


def test_R47_the_bishop_s_visitor_is_in_the_bag_again_after_the_event() -> None:
    s = eventful("pilgrims", bishop=1)
    follow(s, "bishop skip")
    assert s.spaces[AT_BISHOP] == -1 and s.bag == [3, 3, 3]


def test_R41_the_roof_takes_a_craftsman_of_each_one_s_choice_a_starting_one_included() -> None:
    s = table()
    s.start = 1
    give(s, 0, ["stonecutter", "mason-1"])
    s.seats[2].craftsmen = []
    settle(s, EVENT)
    follow(s, "turn roof-collapse")
    assert asked(s) == ("roof", 1)  # R14
    follow(s, "roof mortar-mixer")
    assert asked(s) == ("roof", 0)  # seat 2 has nobody to lose
    assert GAME.options(s) == [card("stonecutter"), card("mason-1")]
    follow(s, "roof stonecutter")
    assert [len(seat.craftsmen) for seat in s.seats] == [1, 2, 0]


def test_the_delivery_brings_a_cube_of_choice_from_the_supply() -> None:
    s = eventful("generous-delivery")
    assert [GAME.spell(s, value) for value in GAME.options(s)] == [
        f"delivery {good}" for good in (SAND, WOOD, STONE)
    ]
    follow(s, "delivery stone", "delivery sand", "delivery sand")
    assert [seat.cubes for seat in s.seats] == [[0, 0, 1, 0], [1, 0, 0, 0], [1, 0, 0, 0]]
    assert s.market == [4, 4, 4, 0]


def test_good_events_bring_metal_gold_and_points() -> None:
    assert [seat.cubes[METAL] for seat in eventful("royal-gift").seats] == [1, 1, 1]
    assert [seat.gold for seat in eventful("kingsbridge-fair").seats] == [25, 26, 27]
    assert points(eventful("pilgrims")) == [3, 3, 3]


def test_R24_the_fair_fills_no_purse_beyond_30() -> None:
    s = table()
    s.seats[0].gold = 28
    settle(s, EVENT)
    follow(s, "turn kingsbridge-fair")
    assert s.seats[0].gold == 30


def test_R10_the_two_builders_event_binds_the_next_round_and_only_those_it_hits() -> None:
    s = eventful("two-builders", bishop=2)
    follow(s, "bishop shelter")
    assert s.limited == 0b011
    settle(s, CLEAN_UP)
    s.put_back = 0
    settle(s, NEXT_BUILDER)
    for owner in (0, 0):
        draw(s, owner)
        follow(s, "builder pass")
    draw(s, 0)
    assert s.aside == 0b001
    settle(s, CLEAN_UP)
    assert s.bag[0] == 1 and s.aside == 0  # the two others are still held back here


def test_R10_in_the_last_round_it_does_nothing() -> None:
    s = table()
    s.round = 6
    settle(s, EVENT)
    follow(s, "turn two-builders")
    assert s.limited == 0


def test_the_first_six_events_are_the_bad_ones() -> None:
    assert [card.bad for card in HAPPENINGS] == [1] * FIRST_GOOD + [0] * 4


def seeing() -> tuple[State, Log]:
    """Seat 1 owns the seer, and round 2 begins."""
    s = table()
    s.seats[1].privileges = [card("seer")]
    s.events.remove(card("pilgrims"))
    s.round = 2
    log = Log()
    settle(s, ROUND, log=log)
    while asked(s) != ("foresee", -1):
        GAME.choose(s, GAME.roll(s), QUIET)
    GAME.choose(s, card("roof-collapse"), log)
    return s, log


def test_R46_the_seer_s_owner_alone_knows_the_event() -> None:
    s, log = seeing()
    assert [view(s, seat).foreseen for seat in (0, 1, 2, None)] == [-1, 0, -1, -1]
    told = next(event for event in log.events if event.kind == FORESAW)
    assert GAME.redact(told, 1).a == card("roof-collapse")
    assert GAME.redact(told, 0).a == GAME.redact(told, None).a == -1


def test_R46_others_imagine_an_event_that_is_not_yet_drawn() -> None:
    s, _ = seeing()
    assert {imagine(s, 0, seeded(n)).foreseen for n in range(20)} == {-1}
    assert {imagine(s, 1, seeded(n)).foreseen for n in range(20)} == {card("roof-collapse")}
    encode = msgspec.json.encode
    for n in range(20):
        assert encode(view(imagine(s, 2, seeded(n)), 2)) == encode(view(s, 2))


def test_the_event_foreseen_is_the_event_turned() -> None:
    s, _ = seeing()
    settle(s, EVENT)
    assert s.event == card("roof-collapse") and s.foreseen == -1
    assert asked(s) == ("roof", 0)
    assert card("roof-collapse") not in s.events

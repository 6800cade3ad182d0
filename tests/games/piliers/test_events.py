"""Steps 1 and 2: events, the bishop, Thomas and Ellen."""

import msgspec
import pytest

from parvis.engine import QUIET, Log, OptionValue, seeded
from parvis.games.piliers import GAME
from parvis.games.piliers.components import AT_BISHOP, HAPPENINGS, ON_OFFER
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


def eventful(name: str, bishop: int = -1, seats: int = 3, **options: OptionValue) -> State:
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
        follow(s, "turn conflict")
        assert points(s) == [left, left]


def test_R42_the_levy_comes_before_the_income_of_the_mill() -> None:
    s = table(2)
    s.seats[0].gold = 0
    settle(s, EVENT, MILL)
    follow(s, "turn hamleigh-levy")
    assert points(s)[0] == 0
    assert s.seats[0].gold == 12


def test_R13_a_bad_event_leaves_the_choice_between_shelter_and_a_cube() -> None:
    s = eventful("conflict", bishop=1)
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
    s = eventful("conflict", bishop=1)
    give(s, 1, ["mortar-mixer"])  # a gift is no purchase: no woodworker is needed
    follow(s, "bishop cube wood")
    assert points(s) == [0, 0, 0]
    assert s.seats[1].cubes[WOOD] == 1 and s.market[WOOD] == 3


def test_R13_a_good_event_leaves_the_cube_and_the_cube_is_optional() -> None:
    s = eventful("king-gift", bishop=1)
    s.seats[1].gold = 12
    assert words(s, "bishop shelter") == []
    follow(s, "bishop cube sand")
    assert s.seats[1].gold == 17
    assert s.seats[1].cubes[SAND] == 1
    assert s.market[SAND] == 3

    s = eventful("king-gift", bishop=1)
    follow(s, "bishop skip")
    assert s.seats[1].cubes == [0, 0, 0, 0]


def test_R13_the_bishop_is_asked_before_the_event_befalls_anybody() -> None:
    s = eventful("hamleigh-levy", bishop=2)
    assert [seat.gold for seat in s.seats] == [20, 21, 22]
    follow(s, "bishop shelter")
    assert [seat.gold for seat in s.seats] == [16, 17, 22]


def test_R13_no_shelter_is_offered_from_an_event_that_does_no_harm() -> None:
    s = table()
    put_at_bishop(s, 1)
    s.round = 6
    settle(s, EVENT)
    follow(s, "turn town-wall")
    assert words(s, "bishop shelter") == []


def protected(event: str, *owners: int, **options: OptionValue) -> State:
    """Turn an event where somebody has Thomas."""
    s = table(3, **options)
    for seat in owners:
        s.seats[seat].privileges = [card("thomas")]
    settle(s, EVENT)
    follow(s, f"turn {event}")
    return s


def test_R53_thomas_protects_once_after_the_event_was_turned() -> None:
    s = protected("hamleigh-levy", 1)
    assert asked(s) == ("thomas", 1)
    kept = s.copy()
    follow(s, "thomas")
    assert [seat.gold for seat in s.seats] == [16, 21, 18]
    assert s.seats[1].privileges == []
    follow(kept, "thomas skip")
    assert [seat.gold for seat in kept.seats] == [16, 17, 18]
    assert kept.seats[1].privileges == [card("thomas")]


def test_R53_nobody_is_asked_for_thomas_where_the_event_does_no_harm() -> None:
    assert asked(protected("king-gift", 1)) is None
    assert asked(protected("cold-winter", 1)) is None  # no resource card was taken
    s = table()
    s.seats[1].privileges, s.seats[1].craftsmen = [card("thomas")], []
    settle(s, EVENT)
    follow(s, "turn collapse")
    assert asked(s) == ("lose", 0)


def test_R53_winter_does_harm_who_took_a_card_or_by_option_has_a_patron() -> None:
    s = table()
    s.seats[1].privileges = [card("thomas")]
    s.resources[0] = 1
    settle(s, EVENT)
    follow(s, "turn cold-winter")
    assert asked(s) == ("thomas", 1)
    s = table(3, patron_yields=True)
    s.seats[1].privileges = [card("thomas"), card("tom")]
    s.resources = [ON_OFFER] * 9
    settle(s, EVENT)
    follow(s, "turn cold-winter")
    assert asked(s) == ("thomas", 1)


def test_R37_at_the_bishop_s_with_thomas_one_chooses_shelter_or_cube_and_card() -> None:
    s = table()
    s.seats[1].privileges = [card("thomas")]
    put_at_bishop(s, 1)
    settle(s, EVENT)
    follow(s, "turn conflict")
    sheltered = s.copy()
    follow(s, "bishop cube stone", "thomas")
    assert points(s) == [0, 2, 0] and s.seats[1].cubes[STONE] == 1
    follow(sheltered, "bishop shelter")
    assert asked(sheltered) is None and sheltered.seats[1].privileges == [card("thomas")]


def test_R53_by_option_thomas_comes_before_the_bishop() -> None:
    s = table(3, thomas_first=True)
    s.seats[1].privileges = [card("thomas")]
    put_at_bishop(s, 1)
    settle(s, EVENT)
    follow(s, "turn conflict")
    assert asked(s) == ("thomas", 1)
    follow(s, "thomas")
    assert words(s, "bishop shelter") == []


def test_R47_the_bishop_s_visitor_is_in_the_bag_again_after_the_event() -> None:
    s = eventful("volunteers", bishop=1)
    follow(s, "bishop skip")
    assert s.spaces[AT_BISHOP] == -1 and s.bag == [3, 3, 3]


def test_R41_the_roof_takes_a_craftsman_of_each_one_s_choice_a_starting_one_included() -> None:
    s = table()
    s.start = 1
    give(s, 0, ["stonecutter", "mason-1"])
    s.seats[2].craftsmen = []
    settle(s, EVENT)
    follow(s, "turn collapse")
    assert asked(s) == ("lose", 1)  # R14
    follow(s, "lose mortar-mixer")
    assert asked(s) == ("lose", 0)  # seat 2 has nobody to lose
    assert GAME.options(s) == [card("stonecutter"), card("mason-1")]
    follow(s, "lose stonecutter")
    assert [len(seat.craftsmen) for seat in s.seats] == [1, 2, 0]


def test_good_events_bring_metal_and_gold() -> None:
    assert [seat.cubes[METAL] for seat in eventful("richard-gift").seats] == [1, 1, 1]
    assert [seat.gold for seat in eventful("king-gift").seats] == [25, 26, 27]


@pytest.mark.parametrize(
    ("counted", "gained"), [("workers", [0, 3, 5, 5]), ("figures", [0, 3, 1, 5])]
)
def test_R51_philip_gives_gold_for_workers_at_the_mill_5_at_most(
    counted: str, gained: list[int]
) -> None:
    s = table(4, philip_gift=counted)
    for seat, workers in zip(s.seats, (0, 3, 5, 12), strict=True):
        seat.gold, seat.reserve = 10, workers
    settle(s, EVENT)
    follow(s, "turn philip-gift")
    assert [seat.gold - 10 for seat in s.seats] == gained


def test_R24_the_fair_fills_no_purse_beyond_30() -> None:
    s = table()
    s.seats[0].gold = 28
    settle(s, EVENT)
    follow(s, "turn king-gift")
    assert s.seats[0].gold == 30


def test_R10_the_two_builders_event_binds_the_next_round_and_only_those_it_hits() -> None:
    s = eventful("town-wall", bishop=2)
    follow(s, "bishop shelter")
    assert s.limited == 0b011
    settle(s, CLEAN_UP)
    s.put_back = 0
    settle(s, NEXT_BUILDER)
    for owner in (0, 0):
        draw(s, owner)
        follow(s, "builder pass")
    draw(s, 0)
    assert s.aside == [1, 0, 0]
    settle(s, CLEAN_UP)
    assert s.bag[0] == 1 and s.aside == [0, 0, 0]  # the two others are still held back here


def test_R10_in_the_last_round_it_does_nothing() -> None:
    s = table()
    s.round = 6
    settle(s, EVENT)
    follow(s, "turn town-wall")
    assert s.limited == 0


def test_the_box_holds_five_bad_events_and_five_good_ones() -> None:
    assert [card.bad for card in HAPPENINGS] == [1] * 5 + [0] * 5


def seeing() -> tuple[State, Log]:
    """Seat 1 owns Ellen, and round 2 begins."""
    s = table()
    s.seats[1].privileges = [card("ellen")]
    s.events.remove(card("volunteers"))
    s.round = 2
    log = Log()
    settle(s, ROUND, log=log)
    while asked(s) != ("foresee", -1):
        GAME.choose(s, GAME.roll(s), QUIET)
    GAME.choose(s, card("collapse"), log)
    return s, log


def test_R46_ellen_s_owner_alone_knows_the_event() -> None:
    s, log = seeing()
    assert [view(s, seat).foreseen for seat in (0, 1, 2, None)] == [-1, card("collapse"), -1, -1]
    told = next(event for event in log.events if event.kind == FORESAW)
    assert GAME.redact(told, 1).a == card("collapse")
    assert GAME.redact(told, 0).a == GAME.redact(told, None).a == -1


def test_R46_others_imagine_an_event_that_is_not_yet_drawn() -> None:
    s, _ = seeing()
    assert {imagine(s, 0, seeded(n)).foreseen for n in range(20)} == {-1}
    assert {imagine(s, 1, seeded(n)).foreseen for n in range(20)} == {card("collapse")}
    encode = msgspec.json.encode
    for n in range(20):
        assert encode(view(imagine(s, 2, seeded(n)), 2)) == encode(view(s, 2))


def test_the_event_foreseen_is_the_event_turned() -> None:
    s, _ = seeing()
    settle(s, EVENT)
    assert s.event == card("collapse") and s.foreseen == -1
    assert asked(s) == ("lose", 0)
    assert card("collapse") not in s.events

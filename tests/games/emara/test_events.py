"""Every event (rulebook page 10) and the end of a round (page 5)."""

import pytest

from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara import kinds as k
from parvis.games.emara.state import State
from tests.games.emara.table import (
    asked,
    chance,
    choose,
    finish_round,
    forms,
    give,
    me,
    offers,
    play,
    stand,
    table,
    visit,
)


@pytest.mark.parametrize(
    ("occasion", "good"), [(0, c.WOOD), (1, c.GRAIN), (2, c.STONE), (3, c.CLOTH)]
)
def test_four_events_bring_everybody_a_resource(occasion: int, good: int) -> None:
    opening = 4  # famine: forest and market
    s = table(occasion=occasion, opening=opening)
    for number, seat in enumerate(s.seats):
        placed = s.country[number]  # the resource of the place one starts on
        assert seat.goods[good] == 1 + (placed == good)
        assert sum(seat.goods) == 2


def at_round_end(occasion: int, **goods: int) -> State:
    s = table(1, occasion=occasion)
    finish_round_with(s, goods)
    return s


def finish_round_with(s: State, goods: dict[str, int]) -> None:
    for slot in range(3):
        play(s, c.GOLD_CARD + (slot == 1) * 2 + (slot == 2) * 3, slot)
        me(s, **(goods if slot == 2 else {}))
        choose(s, "move-country", s.country[(s.seats[0].country + slot + 1) % 4])
        choose(s, "skip")
        choose(s, "end")


@pytest.mark.parametrize(
    ("occasion", "goods", "form", "parts", "citizens", "buildings"),
    [
        (c.FAMINE, {"grain": 1}, "grain", [0], 3, 0),
        (c.FAMINE, {"grain": 2}, "grain", [1], 5, 0),
        (c.FAMINE, {"ring": 1}, "ring", [], 5, 0),
        (c.ALMS, {"gold": 1}, "gold", [], 4, 0),
        (c.ALMS, {"ring": 1}, "ring", [], 4, 0),
        (c.ANCIENT_BOOKS, {"book": 1}, "book", [], 0, 5),
        (c.ANCIENT_BOOKS, {"ring": 1}, "ring", [], 0, 5),
    ],
)
def test_payments_at_the_end_of_a_round(
    occasion: int,
    goods: dict[str, int],
    form: str,
    parts: list[int],
    citizens: int,
    buildings: int,
) -> None:
    s = at_round_end(occasion, **goods)
    assert asked(s) == "tribute"
    assert offers(s, "skip")
    choose(s, form, *parts)
    assert s.seats[0].citizens == citizens
    assert s.seats[0].buildings == 30 + buildings
    assert sum(s.seats[0].goods) == 0
    assert asked(s) != "tribute"  # R29: one payment


@pytest.mark.parametrize("occasion", [c.FAMINE, c.ALMS, c.ANCIENT_BOOKS])
def test_who_can_not_pay_is_not_asked(occasion: int) -> None:
    s = at_round_end(occasion, wood=1, bread=1)
    assert asked(s) == "draw"


def test_a_payment_may_be_declined() -> None:
    s = at_round_end(c.ALMS, gold=1)
    choose(s, "skip")
    assert s.seats[0].citizens == 0 and s.seats[0].goods[c.GOLD] == 1


def test_R1_gold_feeds_the_hungry() -> None:
    s = at_round_end(c.FAMINE, grain=1, gold=1)
    choose(s, "grain", 1)
    assert s.seats[0].citizens == 5 and sum(s.seats[0].goods) == 0


def test_R30_one_of_the_three() -> None:
    s = at_round_end(c.FAMINE, grain=2, ring=1)
    assert forms(s) == {"grain", "ring", "skip"}
    assert offers(s, "grain", 0) and offers(s, "grain", 1)


def test_R22_the_chamberlain_helps_to_pay() -> None:
    s = table(1, occasion=c.ANCIENT_BOOKS)
    give(s, c.CHAMBERLAIN)
    finish_round_with(s, {"gold": 1})
    assert forms(s) == {"to-ring", "skip"}
    choose(s, "to-ring")
    choose(s, "ring")
    assert s.seats[0].buildings == 35


def test_R43_once_a_turn_advisors_rest_at_the_end_of_the_round() -> None:
    s = table(1, occasion=c.ALMS)
    give(s, c.BAILIFF, c.DRESSMAKER)
    finish_round_with(s, {"ring": 1, "cloth": 1})
    assert forms(s) == {"ring", "skip"}


def test_R29_payments_go_clockwise_from_the_statue_before_it_moves() -> None:
    s = table(3, occasion=c.ALMS)
    s.first = 0
    while asked(s) != "tribute":
        for seat in s.seats:
            seat.goods[c.GOLD] = 1
        finish_round(s)
    asked_seats = []
    while asked(s) == "tribute":
        asked_seats.append(s.agenda[-1].seat)
        assert s.first == 0
        choose(s, "gold")
    assert asked_seats == [0, 1, 2]
    assert s.first == 1


def test_winter_takes_one_from_each_gain() -> None:
    s = table(occasion=c.WINTER)
    seat = me(s, stone=1, wood=3)
    visit(s, c.SITE)
    choose(s, "stone")
    choose(s, "wood", 1)
    assert seat.buildings == 30 + 4 + 9


def test_summer_adds_two_to_each_gain() -> None:
    s = table(occasion=c.SUMMER)
    seat = me(s, stone=1, wood=3)
    visit(s, c.SITE)
    choose(s, "stone")
    choose(s, "wood", 1)
    assert seat.buildings == 30 + 7 + 12


def test_R24_traders_buy_a_second_resource_at_the_market_only() -> None:
    s = table(occasion=c.TRADERS)
    seat = me(s, wood=1, stone=2)
    visit(s, c.MARKET)
    assert offers(s, "sell", 0) and offers(s, "sell", 1)
    choose(s, "sell", 1)
    choose(s, "own", c.STONE)
    choose(s, "own", c.WOOD)
    assert seat.goods == [0, 1, 0, 0, 0, 0, 0, 2]
    s = table(occasion=c.TRADERS)
    me(s, wood=2)
    play(s, c.GOLD_CARD)
    assert offers(s, "exchange", 0) and not offers(s, "exchange", 1)


def test_R44_traders_want_one_real_resource_at_least() -> None:
    s = table(occasion=c.TRADERS)
    me(s, wood=1, gold=2)
    visit(s, c.MARKET)
    choose(s, "sell", 1)
    choose(s, "gold")
    assert asked(s) == "visit"
    assert s.seats[0].goods[c.WOOD] == 0 and s.seats[0].goods[c.GOLD] == 3


def test_a_pious_donation_brings_citizens() -> None:
    s = table(occasion=c.PIOUS)
    seat = me(s, cloth=1)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    assert seat.citizens == 3


def test_D3_abbess_and_pious_donation() -> None:
    s = table(occasion=c.PIOUS)
    give(s, c.ABBESS)
    seat = me(s, cloth=1)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    chance(s, {})
    choose(s, "", GAME.options(s)[0])
    assert seat.citizens == 3 and seat.goods[c.BOOK] == 2 and s.favours.count(0) == 1


def test_R33_rising_is_honoured_at_court_beside_the_card() -> None:
    s = table(occasion=c.COURT)
    seat = me(s, ring=1)
    play(s, c.WOOD)
    choose(s, "rise")
    assert seat.citizens == c.RANKS[0].points[0] + 2
    assert seat.crest == c.RANKS[0].points[0]


def test_D3_mayoress_and_the_gift_from_the_people() -> None:
    s = table(occasion=c.PEOPLE)
    give(s, c.MAYORESS)
    seat = me(s, wood=1)
    visit(s, c.CASTLE)
    choose(s, "gift", c.WOOD)
    assert seat.citizens == 5 and seat.goods[c.RING] == 1


def test_a_gift_from_the_people_without_the_mayoress() -> None:
    s = table(occasion=c.PEOPLE)
    seat = me(s, wood=1)
    visit(s, c.CASTLE)
    choose(s, "gift", c.WOOD)
    assert seat.citizens == 3


def test_R45_good_work_makes_recruiting_cheaper_but_not_hiring() -> None:
    s = table(occasion=c.WORK)
    seat = me(s, stone=1, cloth=1)
    stand(s, 1, c.CASTLE)
    play(s, c.RING_CARD)
    assert offers(s, "recruit", c.COIN)
    assert not offers(s, "hire", 3)  # 2 stone
    choose(s, "recruit", c.COIN)
    assert seat.goods[:4] == [0, 0, 0, 0]


def test_a_rule_of_a_round_ends_with_it() -> None:
    s = table(1, occasion=c.SUMMER)
    finish_round_with(s, {})
    chance(s, {k.REVEAL: [c.COURT]})
    assert s.occasion == c.COURT and s.round == 2
    seat = me(s, wood=1)
    visit(s, c.SITE)
    choose(s, "wood", 0)
    assert seat.buildings == 35


def test_the_round_ends_with_empty_slots_three_new_cards_and_the_statue_one_further() -> None:
    s = table(3)
    finish_round(s)
    assert s.first == 1
    chance(s, {k.REVEAL: [c.PIOUS]})
    assert s.round == 2 and s.agenda[-1].seat == 1
    for seat in s.seats:
        assert seat.slots == [-1, -1, -1]
        assert seat.hand.bit_count() == 3 and seat.deck.bit_count() == 3


@pytest.mark.parametrize("informed", [False, True])
def test_all_nine_cards_come_back_after_round_three(informed: bool) -> None:
    s = table(2, options={"informed_choice": informed})
    unplayed = []
    for _ in range(4):
        seat = s.seats[0]
        unplayed.append((seat.hand | seat.deck).bit_count())
        finish_round(s)
        while asked(s) == "tribute":
            choose(s, "skip")
        chance(s, {})
    assert unplayed == [9, 6, 3, 9]

"""Recruiting, and every advisor's effect (rulebook pages 7 to 9)."""

import pytest

from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara import kinds as k
from parvis.games.emara.rules.dials import value_of
from parvis.games.emara.state import State
from tests.games.emara.table import (
    ADVISORS,
    asked,
    chance,
    choose,
    finish_turn,
    forms,
    give,
    me,
    offers,
    play,
    stand,
    table,
    visit,
)

EVERYTHING = {"wood": 9, "stone": 9, "cloth": 9, "grain": 9}


def recruit(advisor: int, **goods: int) -> State:
    """Have seat 0 recruit an advisor who lies at the castle."""
    first = [advisor, *(a for a in ADVISORS if a != advisor)][:8]
    s = table(advisors=first if advisor < c.ADVISORS_A else ADVISORS)
    if advisor >= c.ADVISORS_A:
        s.spaces[0] = advisor
        if advisor in s.reserve:
            s.reserve.remove(advisor)
        else:
            s.next_advisor = s.reserve.pop()
        s.holders[c.COIN] = 1
    me(s, **(goods or EVERYTHING))
    play(s, c.WOOD)
    choose(s, "recruit", advisor)
    chance(s, {})
    return s


@pytest.mark.parametrize("advisor", range(22))
def test_every_advisor_costs_its_price_and_brings_its_citizens(advisor: int) -> None:
    s = recruit(advisor)
    seat = s.seats[0]
    assert seat.goods[:4] == [9 - n for n in c.ADVISORS[advisor].cost]
    assert seat.citizens == c.ADVISORS[advisor].citizens
    assert s.holders[advisor] == 0
    assert not GAME.audit(s)
    assert "recruit" not in forms(s) or asked(s) == "at-once"


@pytest.mark.parametrize("advisor", range(22))
def test_every_advisor_costs_what_it_costs_and_not_less(advisor: int) -> None:
    for resource in range(4):
        if c.ADVISORS[advisor].cost[resource]:
            s = table()
            s.spaces[0] = advisor
            seat = me(s, **EVERYTHING)
            seat.goods[resource] = c.ADVISORS[advisor].cost[resource] - 1
            play(s, c.RING_CARD)
            assert not offers(s, "recruit", advisor)
            seat.goods[c.GOLD] = 1
            assert offers(s, "recruit", advisor)


def test_only_advisors_where_the_envoy_stands() -> None:
    s = table()
    me(s, **EVERYTHING)
    stand(s, 0, c.MARKET)
    play(s, c.WOOD)
    assert [offers(s, "recruit", a) for a in ADVISORS] == [False] * 4 + [True] * 2 + [False] * 2


def test_R31_R41_the_space_is_refilled_from_the_second_pile_and_its_next_card_is_turned() -> None:
    s = table()
    me(s, **EVERYTHING)
    play(s, c.DISCOUNT_CARD)
    choose(s, "recruit", c.COIN)
    assert s.spaces[0] == 16 and s.next_advisor == -1
    chance(s, {})
    choose(s, "skip")
    assert s.next_advisor >= c.ADVISORS_A
    assert offers(s, "cheap-recruit", 16)  # a second recruit may take the card just laid out


def test_R31_without_a_pile_the_space_stays_empty() -> None:
    s = table()
    me(s, **EVERYTHING)
    for advisor in [*s.reserve, s.next_advisor]:
        s.holders[advisor] = 1
    s.reserve.clear()
    s.next_advisor = -1
    play(s, c.WOOD)
    choose(s, "recruit", c.COIN)
    assert s.spaces[0] == -1 and asked(s) == "at-once"


# At once.


@pytest.mark.parametrize(
    ("advisor", "good", "number"),
    [(c.COIN, c.GOLD, 1), (c.ARCHIVIST, c.BOOK, 2), (c.GOLDSMITH, c.RING, 1)],
)
def test_advisors_who_bring_goods_at_once(advisor: int, good: int, number: int) -> None:
    s = recruit(advisor)
    assert asked(s) == "at-once"
    choose(s, "take")
    assert s.seats[0].goods[good] == number


@pytest.mark.parametrize(
    ("advisor", "buildings"), [(c.CARPENTER, 10), (c.GUSTAV, 12), (c.ANTONI, 15)]
)
def test_advisors_who_build_at_once(advisor: int, buildings: int) -> None:
    s = recruit(advisor)
    choose(s, "take")
    assert s.seats[0].buildings == 30 + buildings


@pytest.mark.parametrize("advisor", [16, 17, 18, 19])
def test_four_of_the_second_pile_bring_citizens_and_nothing_else(advisor: int) -> None:
    s = recruit(advisor)
    assert asked(s) == "turn"
    assert s.seats[0].citizens == {16: 8, 17: 8, 18: 10, 19: 12}[advisor]


def test_R38_an_effect_at_once_may_be_declined_and_the_citizens_stay() -> None:
    s = recruit(c.GOLDSMITH)
    choose(s, "skip")
    assert s.seats[0].goods[c.RING] == 0 and s.seats[0].citizens == 5
    assert asked(s) == "turn"


# Once a turn.


def with_advisor(*advisors: int, **goods: int) -> State:
    s = table()
    give(s, *advisors)
    me(s, **goods)
    play(s, c.RING_CARD)
    return s


def test_the_baker_makes_one_loaf_or_two() -> None:
    for loaves in (1, 2):
        s = with_advisor(c.BAKER, cloth=2, grain=3)
        choose(s, "baker", loaves - 1)
        assert s.seats[0].goods[c.BREAD] == loaves
        assert s.seats[0].goods[c.CLOTH] == 1 and s.seats[0].goods[c.GRAIN] == 3 - loaves
        assert "baker" not in forms(s)  # R43: one of the two, once


def test_the_baker_needs_cloth_and_grain() -> None:
    s = with_advisor(c.BAKER, cloth=1, grain=1)
    assert offers(s, "baker", 0) and not offers(s, "baker", 1)
    s.seats[0].goods[c.CLOTH] = 0
    assert "baker" not in forms(s)


def test_the_schoolmarm_takes_any_two_resources() -> None:
    s = with_advisor(c.SCHOOLMARM, wood=1, stone=1, grain=1)
    choose(s, "schoolmarm")
    choose(s, "own", c.STONE)
    choose(s, "own", c.WOOD)
    assert s.seats[0].goods == [0, 0, 0, 1, 0, 1, 0, 0]
    assert "schoolmarm" not in forms(s)


def test_the_bailiff_takes_a_ring() -> None:
    s = with_advisor(c.BAILIFF, ring=2)
    choose(s, "bailiff")
    assert s.seats[0].buildings == 35 and s.seats[0].goods[c.RING] == 1
    assert "bailiff" not in forms(s)


def test_the_dressmaker_takes_cloth() -> None:
    s = with_advisor(c.DRESSMAKER, cloth=2)
    choose(s, "dressmaker")
    assert s.seats[0].citizens == 2 and s.seats[0].goods[c.CLOTH] == 1
    assert "dressmaker" not in forms(s)


def test_D8_a_dressmaker_just_recruited_works_at_once_and_again_next_turn() -> None:
    s = recruit(c.DRESSMAKER, wood=1, cloth=3, grain=1)
    assert s.seats[0].citizens == 5
    choose(s, "dressmaker")
    assert s.seats[0].citizens == 7
    assert "dressmaker" not in forms(s)
    finish_turn(s)
    for seat in (1, 2):
        assert s.agenda[-1].seat == seat
        play(s, c.GOLD_CARD, 0)
        choose(s, "move-country", s.country[(s.seats[seat].country + 1) % 4])
        choose(s, "skip")
        choose(s, "end")
    play(s, c.RING_CARD, 1)
    assert offers(s, "dressmaker")


def test_R21_the_landlord_needs_a_citizen() -> None:
    s = with_advisor(c.LANDLORD, cloth=2)
    assert "landlord" not in forms(s)
    s.seats[0].citizens = s.seats[0].tally[0] = 1
    choose(s, "landlord")
    assert s.seats[0].citizens == 0 and s.seats[0].buildings == 35
    assert s.seats[0].goods[c.CLOTH] == 1
    assert "landlord" not in forms(s)


def test_R23_the_merchant_gives_another_sort() -> None:
    s = with_advisor(c.MERCHANT, wood=1)
    assert [offers(s, "merchant", r) for r in range(4)] == [False, True, True, True]
    choose(s, "merchant", c.STONE)
    assert s.seats[0].goods[:4] == [0, 1, 0, 0]
    assert "merchant" not in forms(s)


def test_R23_the_merchant_takes_gold_for_any_of_the_four() -> None:
    s = with_advisor(c.MERCHANT, wood=1, gold=1)
    choose(s, "merchant", c.WOOD)
    assert s.seats[0].goods == [2, 0, 0, 0, 0, 0, 0, 0]


def test_the_merchant_asks_what_is_given_but_never_for_the_same_sort() -> None:
    s = with_advisor(c.MERCHANT, wood=1, stone=1, gold=1)
    choose(s, "merchant", c.STONE)
    assert asked(s) == "spend"
    assert offers(s, "own", c.WOOD) and offers(s, "gold") and not offers(s, "own", c.STONE)


def test_R5_advisors_help_inside_an_action_too() -> None:
    s = table()
    give(s, c.SCHOOLMARM)
    seat = me(s, wood=2)
    visit(s, c.CASTLE)
    assert not offers(s, "book")
    choose(s, "schoolmarm")
    assert seat.goods[c.BOOK] == 1
    choose(s, "book")
    assert seat.buildings == 35
    choose(s, "skip")
    assert "schoolmarm" not in forms(s)  # its use of this turn is spent


def test_R5_between_two_craftsmen() -> None:
    s = table()
    give(s, c.MERCHANT)
    seat = me(s)
    s.huts[0] = s.huts[1] = 0
    seat.craftsmen = 2
    stand(s, 3, 0)
    play(s, c.RING_CARD, 0)
    choose(s, "move-country", 0)
    assert "merchant" not in forms(s)
    choose(s, "take")
    assert offers(s, "merchant", c.GRAIN)
    choose(s, "merchant", c.GRAIN)
    choose(s, "bake")
    choose(s, "more")
    assert seat.goods == [1, 0, 0, 0, 1, 0, 0, 0]


# Permanent.


def test_R22_the_chamberlain_swaps_as_often_as_one_likes_but_not_straight_back() -> None:
    s = with_advisor(c.CHAMBERLAIN, ring=2, gold=1)
    choose(s, "to-gold")
    choose(s, "to-gold")
    assert s.seats[0].goods[c.RING] == 0 and s.seats[0].goods[c.GOLD] == 3
    assert not offers(s, "to-ring")
    choose(s, "take")
    assert offers(s, "to-ring")


def test_R14_the_scholar_pays_with_anything() -> None:
    s = table()
    give(s, c.SCHOLAR)
    seat = me(s, grain=2)
    play(s, c.RING_CARD)
    choose(s, "hire", 0)  # 2 wood
    assert seat.goods[c.GRAIN] == 0 and seat.craftsmen == 1


def test_R14_the_scholar_chooses_the_units_and_gold_counts() -> None:
    s = table()
    give(s, c.SCHOLAR)
    seat = me(s, grain=1, wood=1, gold=1, stone=1)
    play(s, c.RING_CARD)
    choose(s, "recruit", c.COIN)
    choose(s, "gold")
    choose(s, "own", c.WOOD)
    choose(s, "own", c.STONE)
    chance(s, {})
    choose(s, "skip")
    assert seat.goods[:4] == [0, 0, 0, 1] and seat.goods[c.GOLD] == 0


def test_R14_the_scholar_does_not_pay_for_himself_nor_at_the_castle() -> None:
    s = table(advisors=[c.SCHOLAR, *ADVISORS[1:]])
    me(s, grain=9)
    play(s, c.RING_CARD)
    assert not offers(s, "recruit", c.SCHOLAR)
    s = table()
    give(s, c.SCHOLAR)
    me(s, grain=9)
    visit(s, c.CASTLE)
    assert offers(s, "gift", c.GRAIN) and not offers(s, "gift", c.WOOD)


def test_the_mayoress_adds_citizens_to_gifts() -> None:
    s = table()
    give(s, c.MAYORESS)
    seat = me(s, wood=1)
    visit(s, c.CASTLE)
    choose(s, "gift", c.WOOD)
    assert seat.citizens == 2 and seat.goods[c.RING] == 1


def test_R13_the_steward_hires_and_recruits_anywhere() -> None:
    s = table()
    give(s, c.STEWARD)
    me(s, **EVERYTHING)
    play(s, c.RING_CARD)
    assert all(offers(s, "hire", hut) for hut in range(12))
    assert all(offers(s, "recruit", advisor) for advisor in ADVISORS)


def test_R12_the_steward_lifts_the_place_of_the_discount_card() -> None:
    s = table()
    give(s, c.STEWARD)
    me(s, **EVERYTHING)
    play(s, c.DISCOUNT_CARD)
    assert offers(s, "cheap-hire", 11) and offers(s, "cheap-recruit", c.DRESSMAKER)


def test_the_abbess_adds_a_book_to_donations() -> None:
    s = table()
    give(s, c.ABBESS)
    seat = me(s, cloth=1)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    assert seat.goods[c.BOOK] == 2


@pytest.mark.parametrize(("occasion", "buildings"), [(c.COURT, 7), (c.SUMMER, 9), (c.WINTER, 6)])
def test_D1_the_toolmaker_adds_to_summer_and_winter(occasion: int, buildings: int) -> None:
    s = table(occasion=occasion)
    give(s, c.TOOLMAKER)
    seat = me(s, stone=1)
    visit(s, c.SITE)
    citizens = value_of(s, c.STONE_DIAL)
    choose(s, "stone")
    assert seat.buildings == 30 + buildings and seat.citizens == citizens


def test_R19_the_toolmaker_counts_every_gain() -> None:
    s = table()
    give(s, c.TOOLMAKER, c.BAILIFF, c.LANDLORD)
    seat = me(s, wood=3, stone=1, book=1, ring=1, cloth=1)
    seat.citizens = seat.tally[0] = 1
    s.favours[10] = 0  # site: 5 buildings
    visit(s, c.SITE)
    for form, parts in (
        ("favour", [10]),
        ("stone", []),
        ("wood", [1]),
        ("bailiff", []),
        ("landlord", []),
    ):
        before = seat.buildings
        choose(s, form, *parts)
        assert seat.buildings - before == (12 if form == "wood" else 7)
    choose(s, "skip")
    s.done = 0
    choose(s, "go", c.CASTLE)
    before = seat.buildings
    choose(s, "book")
    assert seat.buildings - before == 7


def test_R42_new_advisors_do_not_work_backwards() -> None:
    s = table(advisors=[c.MAYORESS, *ADVISORS[1:]])
    seat = me(s, wood=1, stone=1, cloth=1, grain=1)
    stand(s, 0, c.SITE)
    play(s, c.RING_CARD, 0)
    choose(s, "move-town", c.CASTLE)
    choose(s, "gift", c.WOOD)
    choose(s, "skip")
    choose(s, "recruit", c.MAYORESS)
    assert seat.citizens == 5


def test_others_have_no_use_of_my_advisors() -> None:
    s = table()
    give(s, c.CHAMBERLAIN, c.BAILIFF, c.STEWARD, c.TOOLMAKER, seat=1)
    seat = me(s, ring=3, stone=1, **{"wood": 9})
    play(s, c.TOWN_CARD)
    assert not {"to-gold", "bailiff"} & forms(s)
    assert not offers(s, "hire", 11)
    choose(s, "go", c.SITE)
    choose(s, "stone")
    assert seat.buildings == 35


def test_bonuses_are_booked_under_what_gives_them() -> None:
    s = table(occasion=c.SUMMER)
    give(s, c.TOOLMAKER)
    seat = me(s, stone=1)
    visit(s, c.SITE)
    log = choose(s, "stone")
    buildings = seat.tally[k.SOURCE.size :]
    assert buildings[k.AT_SITE] == 5
    assert buildings[k.BY_ADVISORS] == buildings[k.BY_OCCASIONS] == 2
    gains = [(e.a, e.b) for e in log.events if e.kind == k.BUILDINGS]
    assert gains == [(5, k.AT_SITE), (2, k.BY_ADVISORS), (2, k.BY_OCCASIONS)]
    assert seat.buildings == sum(buildings)

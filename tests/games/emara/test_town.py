"""Town places and their dials (rulebook page 6)."""

import pytest

from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara.rules.dials import value_of
from parvis.games.emara.state import State
from parvis.games.emara.view import view
from tests.games.emara.table import asked, chance, choose, forms, me, offers, table, visit


def again(s: State, place: int) -> None:
    """Leave and visit a place once more in the same turn."""
    choose(s, "skip")
    s.done = 0
    choose(s, "go", place)


def keep_any(s: State) -> None:
    chance(s, {})
    choose(s, "", GAME.options(s)[0])


def test_T1_a_donation_pays_the_dial_turns_it_and_brings_a_book_and_a_favour() -> None:
    s = table(3)
    seat = me(s, cloth=1)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    chance(s, {})
    assert asked(s) == "keep" and len(GAME.options(s)) == 3
    choose(s, "", GAME.options(s)[0])
    assert seat.goods[c.CLOTH] == 0 and seat.goods[c.BOOK] == 1
    assert s.favours.count(0) == 1
    assert value_of(s, c.DONATION_DIAL + c.CLOTH) == 2
    assert "donate" not in forms(s)  # one donation a visit


def test_a_gift_brings_a_ring_and_turns_its_dial_alone() -> None:
    s = table(4)
    seat = me(s, grain=1)
    visit(s, c.CASTLE)
    assert not offers(s, "gift", c.WOOD)
    choose(s, "gift", c.GRAIN)
    assert seat.goods[c.RING] == 1 and seat.goods[c.GRAIN] == 0
    assert [value_of(s, dial) for dial in range(4)] == [1, 1, 1, 2]
    assert "gift" not in forms(s)


def prices(seats: int, resource: int, times: int) -> list[int]:
    s = table(seats)
    seat = me(s, **{c.GOODS[resource]: 99})
    visit(s, c.CASTLE)
    paid = []
    for _ in range(times):
        before = seat.goods[resource]
        choose(s, "gift", resource)
        paid.append(before - seat.goods[resource])
        again(s, c.CASTLE)
    return paid


def test_X2_prices_of_a_grain_gift_with_four_players() -> None:
    assert prices(4, c.GRAIN, 5) == [1, 2, 2, 3, 3]


def test_X4_prices_of_a_stone_gift_with_two_players() -> None:
    assert prices(2, c.STONE, 3) == [2, 3, 3]


def test_R2_a_gift_in_gold_still_names_a_resource() -> None:
    s = table()
    seat = me(s, gold=1)
    visit(s, c.CASTLE)
    assert all(offers(s, "gift", resource) for resource in range(4))
    choose(s, "gift", c.CLOTH)
    assert seat.goods[c.GOLD] == 0 and seat.goods[c.RING] == 1
    assert value_of(s, c.GIFT_DIAL + c.CLOTH) == 2


def test_a_book_at_the_castle_is_worth_5_buildings_once() -> None:
    s = table()
    seat = me(s, book=2)
    visit(s, c.CASTLE)
    choose(s, "book")
    assert seat.buildings == 35 and seat.goods[c.BOOK] == 1
    assert not offers(s, "book")


@pytest.mark.parametrize(("books", "citizens"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_T7_books_at_the_market(books: int, citizens: int) -> None:
    s = table()
    seat = me(s, book=6)
    visit(s, c.MARKET)
    choose(s, "books", books - 1)
    assert seat.citizens == citizens and seat.goods[c.BOOK] == 6 - books
    assert "books" not in forms(s)


def test_the_market_sells_one_resource() -> None:
    s = table()
    seat = me(s, wood=1, grain=1, gold=1)
    visit(s, c.MARKET)
    assert offers(s, "sell", 0) and not offers(s, "sell", 1)
    choose(s, "sell", 0)
    assert asked(s) == "spend"
    assert forms(s) == {"own"}  # gold for gold is no sale (R44)
    choose(s, "own", c.GRAIN)
    assert seat.goods == [1, 0, 0, 0, 0, 0, 0, 2]
    assert "sell" not in forms(s)


def test_a_stone_is_worth_buildings_and_what_the_dial_shows() -> None:
    s = table(3)
    seat = me(s, stone=2)
    visit(s, c.SITE)
    choose(s, "stone")
    assert (seat.buildings, seat.citizens) == (35, 4)
    assert value_of(s, c.STONE_DIAL) == 3
    assert "stone" not in forms(s)


def test_X1_R25_bread_turns_the_dial_once() -> None:
    s = table(3)
    seat = me(s, bread=9)
    gained = []
    visit(s, c.SITE)
    for loaves in (3, 2, 1, 1):
        before = seat.citizens
        choose(s, "bread", loaves - 1)
        gained.append(seat.citizens - before)
        assert "bread" not in forms(s)
        again(s, c.SITE)
    assert gained == [18, 10, 4, 3]
    assert view(s, None).dials_left[c.BREAD_DIAL] == 0


def test_X4_bread_with_two_players() -> None:
    s = table(2)
    me(s, bread=9)
    shown = []
    visit(s, c.SITE)
    for _ in range(4):
        shown.append(value_of(s, c.BREAD_DIAL))
        choose(s, "bread", 0)
        again(s, c.SITE)
    assert shown == [5, 4, 3, 3]


def test_never_more_than_three_loaves() -> None:
    s = table()
    me(s, bread=9)
    visit(s, c.SITE)
    assert [offers(s, "bread", n) for n in range(3)] == [True, True, True]
    assert sum(GAME.spell(s, v).startswith("visit bread") for v in GAME.options(s)) == 3


def test_T9_R26_one_or_three_wood_never_two_and_once() -> None:
    s = table()
    seat = me(s, wood=2)
    visit(s, c.SITE)
    assert offers(s, "wood", 0) and not offers(s, "wood", 1)
    seat.goods[c.WOOD] = 4
    choose(s, "wood", 1)
    assert seat.buildings == 40 and seat.goods[c.WOOD] == 1
    assert "wood" not in forms(s)


def test_one_wood_is_worth_5_buildings() -> None:
    s = table()
    seat = me(s, wood=1)
    visit(s, c.SITE)
    choose(s, "wood", 0)
    assert seat.buildings == 35


def test_D7_gold_completes_three_wood() -> None:
    s = table()
    seat = me(s, wood=2, gold=1)
    visit(s, c.SITE)
    choose(s, "wood", 1)
    assert seat.buildings == 40 and seat.goods[c.WOOD] == seat.goods[c.GOLD] == 0


def test_R27_the_three_parts_of_the_site_in_any_order() -> None:
    s = table()
    seat = me(s, wood=1, stone=1, bread=1)
    visit(s, c.SITE)
    choose(s, "bread", 0)
    choose(s, "wood", 0)
    choose(s, "stone")
    assert forms(s) == {"skip"}
    assert seat.buildings == 40 and seat.citizens == 6 + 4


def test_the_dial_of_a_place_is_shared_by_all() -> None:
    s = table(3)
    me(s, cloth=9)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    keep_any(s)
    assert value_of(s, c.DONATION_DIAL + c.CLOTH) == 2
    again(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    keep_any(s)
    assert value_of(s, c.DONATION_DIAL + c.CLOTH) == 3
    assert view(s, None).dials_left[c.DONATION_DIAL + c.CLOTH] == 0

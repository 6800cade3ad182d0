"""Gold for any resource, discounts, and who is asked how to pay (R1, R11)."""

import itertools

from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara.rules.paying import packed, single, unpacked, without
from parvis.games.emara.view import view
from tests.games.emara.table import asked, chance, choose, me, offers, play, table


def test_without_gold_nobody_is_asked() -> None:
    s = table()
    me(s, wood=2)
    play(s, c.RING_CARD)
    choose(s, "hire", 0)
    assert asked(s) == "turn"


def test_R1_any_units_may_be_gold_as_little_of_it_as_possible_first() -> None:
    s = table()
    seat = me(s, wood=2, cloth=1, gold=2)
    play(s, c.RING_CARD)
    choose(s, "hire", 1)  # 1 wood, 1 cloth
    assert asked(s) == "pay"
    words = [GAME.spell(s, value) for value in GAME.options(s)]
    assert words == ["pay own", "pay gold 0 0 1 0", "pay gold 1 0 0 0", "pay gold 1 0 1 0"]
    assert view(s, 1).owed == [1, 0, 1, 0]
    choose(s, "gold", 1, 0, 0, 0)
    assert seat.goods[c.WOOD] == 2 and seat.goods[c.CLOTH] == 0 and seat.goods[c.GOLD] == 1


def test_gold_that_must_be_used_is_used_unasked() -> None:
    s = table()
    seat = me(s, wood=1, gold=1)
    play(s, c.RING_CARD)
    choose(s, "hire", 1)
    assert asked(s) == "turn" and seat.goods[c.GOLD] == 0


def test_gold_never_pays_for_bread_books_or_rings() -> None:
    s = table()
    me(s, gold=9)
    play(s, c.TOWN_CARD)
    choose(s, "go", c.SITE)
    assert not offers(s, "bread", 0)
    choose(s, "skip")
    assert not offers(s, "rise")


def test_R11_the_player_picks_the_unit_left_out() -> None:
    s = table()
    seat = me(s, stone=1, cloth=1, grain=1)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-recruit", c.COIN)
    assert asked(s) == "leave-out"
    assert GAME.options(s) == [c.STONE, c.CLOTH, c.GRAIN]
    assert view(s, 0).leave_out == 1
    choose(s, "", c.CLOTH)
    assert seat.goods[:4] == [0, 0, 1, 0]


def test_R11_only_a_unit_that_leaves_a_price_one_can_pay() -> None:
    s = table()
    seat = me(s, stone=1, grain=1)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-recruit", c.COIN)  # cloth is missing, so cloth is left out
    assert asked(s) == "turn-up"
    assert seat.goods[:4] == [0, 0, 0, 0]


def test_D6_R11_discounts_add_up_to_a_free_advisor() -> None:
    s = table(occasion=c.WORK, advisors=[c.BAKER, 0, 1, 2, 3, 5, 6, 7])
    seat = me(s)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-recruit", c.BAKER)
    chance(s, {})
    assert s.holders[c.BAKER] == 0 and seat.citizens == 3


def test_R11_two_units_left_out_one_after_the_other() -> None:
    s = table(occasion=c.WORK)
    seat = me(s, stone=1, cloth=1, grain=1)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-recruit", c.COIN)
    choose(s, "", c.STONE)
    choose(s, "", c.GRAIN)
    assert seat.goods[:4] == [0, 1, 0, 1]


def test_R44_all_is_paid_unasked_when_all_is_needed() -> None:
    s = table()
    seat = me(s, wood=1, stone=1, gold=1)
    play(s, c.GOLD_CARD)
    choose(s, "exchange", 1)
    assert seat.goods == [0, 0, 0, 0, 0, 0, 0, 2]


def test_a_price_of_four_can_be_written_down() -> None:
    """The rival reading of the dials ends on 4: whoever corrects the number must not pay 0."""
    for resource in range(4):
        price = single(resource, 4)
        assert price[resource] == sum(price) == 4
        assert without(price, resource) == single(resource, 3)
    units = range(5)
    for cost in itertools.product(units, units, units, units):
        assert unpacked(packed(cost)) == cost


def test_R44_the_gold_card_offers_no_sure_loss() -> None:
    s = table()
    me(s, gold=3)
    play(s, c.GOLD_CARD)
    assert not offers(s, "exchange", 0) and not offers(s, "exchange", 1)
    seat = me(s, gold=2, wood=1)
    choose(s, "exchange", 1)
    assert seat.goods[c.GOLD] == 2 and seat.goods[c.WOOD] == 0

"""A turn: card and slot, card action, movement (rulebook pages 6 and 7)."""

from parvis.games.emara import GAME
from parvis.games.emara import components as c
from tests.games.emara.table import (
    asked,
    chance,
    choose,
    finish_turn,
    forms,
    me,
    offers,
    play,
    stand,
    table,
)


def test_three_cards_on_three_slots_make_nine_ways_to_begin_then_four_then_one() -> None:
    s = table(1)
    counts = []
    for _ in range(3):
        counts.append(len(GAME.options(s)))
        choose(s, "", *GAME.kind(s).forms[0].unpack(GAME.options(s)[0]))
        finish_turn(s)
    assert counts == [9, 4, 1]


def test_cards_bring_their_good_whenever_the_player_likes() -> None:
    for card, good in zip(range(5), (c.WOOD, c.STONE, c.CLOTH, c.GRAIN, c.RING), strict=True):
        s = table()
        seat = me(s)
        play(s, card)
        assert {"take", "move-country", "move-town"} <= forms(s)
        choose(s, "take")
        assert seat.goods[good] == 1 and sum(seat.goods) == 1
        assert "take" not in forms(s)


def test_R7_what_a_card_gives_must_be_taken_before_the_turn_ends() -> None:
    s = table()
    play(s, c.RING_CARD)
    choose(s, "move-country", 1)
    choose(s, "skip")
    assert not offers(s, "end")
    choose(s, "take")
    assert offers(s, "end")


def test_R6_the_steps_are_forced_the_action_is_not() -> None:
    s = table()
    play(s, c.GOLD_CARD, 1)
    assert not offers(s, "end")
    choose(s, "move-town", c.MARKET)  # from the castle, two places on
    assert offers(s, "skip")
    choose(s, "skip")
    choose(s, "end")
    assert s.agenda[-1].seat == 1


def test_D2_three_steps_and_the_extra_step_come_back_and_visit_twice() -> None:
    s = table()
    seat = me(s)
    play(s, c.STEP_CARD, 2)
    choose(s, "move-country", 3)
    assert asked(s) == "gather"
    choose(s, "take")
    choose(s, "step-country", 0)
    assert asked(s) == "gather"
    choose(s, "take")
    assert s.country[seat.country] == 0
    assert (seat.goods[c.GRAIN], seat.goods[c.WOOD]) == (1, 1)


def test_T10_R8_the_step_card_is_a_movement_of_one_with_either_envoy_in_either_order() -> None:
    s = table()
    me(s, stone=1)
    play(s, c.STEP_CARD, 0)
    assert forms(s) == {"step-country", "step-town", "move-country", "move-town"}
    choose(s, "step-town", c.CATHEDRAL)
    assert asked(s) == "visit" and offers(s, "donate", c.STONE)
    choose(s, "skip")
    assert offers(s, "move-town", c.MARKET) and offers(s, "move-country", 1)
    assert not offers(s, "step-town", c.MARKET)


def test_T8_the_gold_card_takes_one_or_three_resources() -> None:
    s = table()
    seat = me(s, wood=2, stone=1)
    play(s, c.GOLD_CARD)
    assert offers(s, "exchange", 0) and offers(s, "exchange", 1)
    choose(s, "exchange", 1)
    assert seat.goods[:4] == [0, 0, 0, 0] and seat.goods[c.GOLD] == 2
    assert "exchange" not in forms(s)


def test_T8_two_resources_are_one_exchange_only() -> None:
    s = table()
    seat = me(s, wood=1, stone=1)
    play(s, c.GOLD_CARD)
    assert offers(s, "exchange", 0) and not offers(s, "exchange", 1)
    choose(s, "exchange", 0)
    assert asked(s) == "spend"
    choose(s, "own", c.STONE)
    assert seat.goods == [1, 0, 0, 0, 0, 0, 0, 1]


def test_R44_gold_may_stand_in_but_not_for_itself_alone() -> None:
    s = table()
    seat = me(s, gold=1)
    play(s, c.GOLD_CARD)
    assert "exchange" not in forms(s)
    seat.goods[c.WOOD] = 2
    choose(s, "exchange", 1)
    assert seat.goods[c.WOOD] == 0 and seat.goods[c.GOLD] == 2


def test_the_gold_card_may_be_declined() -> None:
    s = table()
    seat = me(s, wood=3)
    play(s, c.GOLD_CARD)
    choose(s, "move-country", 1)
    before = list(seat.goods)
    choose(s, "skip")
    choose(s, "end")
    assert seat.goods == before
    assert seat.goods[c.WOOD] == 3 and seat.goods[c.GOLD] == 0


def test_the_discount_card_hires_for_one_less_and_leaves_the_bonus_action() -> None:
    s = table()
    seat = me(s, wood=3)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-hire", 0)  # 2 wood but 1
    assert seat.goods[c.WOOD] == 2 and seat.craftsmen == 1
    assert "cheap-hire" not in forms(s)


def test_R10_two_hires_in_one_turn() -> None:
    s = table()
    seat = me(s, wood=2, stone=1)
    play(s, c.DISCOUNT_CARD)
    choose(s, "cheap-hire", 0)
    choose(s, "hire", 2)
    assert seat.craftsmen == 2 and seat.citizens == 3
    assert not {"hire", "cheap-hire"} & forms(s)


def test_the_town_card_acts_anywhere_and_moves_nobody() -> None:
    s = table()
    seat = me(s, book=1)
    stand(s, 0, c.SITE)
    play(s, c.TOWN_CARD)
    assert all(offers(s, "go", place) for place in range(4))
    choose(s, "go", c.MARKET)
    choose(s, "books", 0)
    choose(s, "skip")
    assert seat.citizens == 3 and s.town[seat.town] == c.SITE


def test_R46_the_town_card_does_not_let_one_recruit_at_the_place() -> None:
    s = table()
    me(s, wood=9, stone=9, cloth=9, grain=9)
    play(s, c.TOWN_CARD)
    choose(s, "go", c.MARKET)
    choose(s, "skip")
    assert offers(s, "recruit", c.COIN)  # at the castle, where the envoy stands
    assert not offers(s, "recruit", c.BAKER)  # at the market


def test_R4_nothing_comes_between_arriving_and_gathering() -> None:
    s = table()
    me(s, wood=9, stone=9, cloth=9, grain=9, ring=9, gold=9)
    play(s, c.WOOD)
    choose(s, "move-country", 1)
    assert forms(s) == {"take", "skip"}


def test_each_bonus_action_once_and_in_any_order() -> None:
    s = table()
    seat = me(s, wood=9, stone=9, cloth=9, grain=9, ring=9)
    play(s, c.WOOD)
    choose(s, "rise")
    choose(s, "recruit", c.COIN)
    chance(s, {})
    choose(s, "take")
    choose(s, "hire", 0)
    choose(s, "own")  # no gold for it
    assert not {"rise", "recruit", "hire"} & forms(s)
    assert seat.rank == 1
    finish_turn(s)
    assert s.agenda[-1].seat == 1


def test_D11_two_donations_in_one_turn_find_the_dial_turned() -> None:
    s = table(3)
    seat = me(s, cloth=3)
    play(s, c.TOWN_CARD, 0)
    choose(s, "go", c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    assert seat.goods[c.CLOTH] == 2
    chance(s, {})
    choose(s, "", GAME.options(s)[0])
    choose(s, "skip")
    choose(s, "move-town", c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    assert seat.goods[c.CLOTH] == 0 and seat.goods[c.BOOK] == 2


def test_R9_each_part_counts_anew_for_each_visit() -> None:
    s = table()
    seat = me(s, stone=2)
    stand(s, 0, c.MARKET)
    play(s, c.TOWN_CARD, 0)
    choose(s, "go", c.SITE)
    choose(s, "stone")
    assert "stone" not in forms(s)
    choose(s, "skip")
    choose(s, "move-town", c.SITE)
    choose(s, "stone")
    assert seat.buildings == 30 + 10

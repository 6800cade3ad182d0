"""Country places, huts and craftsmen (rulebook pages 6 and 7)."""

import pytest

from parvis.games.emara import components as c
from parvis.games.emara.state import Seat, State
from tests.games.emara.table import (
    asked,
    choose,
    finish_turn,
    forms,
    me,
    offers,
    play,
    stand,
    table,
)


@pytest.mark.parametrize("place", range(4))
def test_a_place_yields_its_resource(place: int) -> None:
    s = table()
    seat = me(s)
    stand(s, (place - 1) % 4, 0)
    play(s, c.RING_CARD, 0)
    choose(s, "move-country", place)
    choose(s, "take")
    assert seat.goods[place] == 1
    assert asked(s) == "turn"


def at_the_field(craftsmen: int, **goods: int) -> tuple[State, Seat]:
    s = table()
    seat = me(s, **goods)
    for hut in range(9, 9 + craftsmen):
        s.huts[hut] = 0
    seat.craftsmen = craftsmen
    s.huts[3] = 1  # somebody else's craftsman, at the quarry
    s.seats[1].craftsmen = 1
    stand(s, 2, 0)
    play(s, c.RING_CARD, 0)
    choose(s, "move-country", 3)
    return s, seat


def test_D4_grain_just_taken_may_be_baked() -> None:
    s, seat = at_the_field(2)
    choose(s, "take")
    assert asked(s) == "craftsman"
    choose(s, "bake")
    assert seat.goods[c.BREAD] == 1 and seat.goods[c.GRAIN] == 0
    assert not offers(s, "bake")
    choose(s, "more")
    assert seat.goods[c.GRAIN] == 1
    assert asked(s) == "turn"


def test_D4_or_three_grain() -> None:
    s, seat = at_the_field(2)
    choose(s, "take")
    choose(s, "more")
    choose(s, "more")
    assert seat.goods[c.GRAIN] == 3


def test_a_craftsman_may_do_nothing() -> None:
    s, seat = at_the_field(1, grain=4)
    choose(s, "take")
    choose(s, "skip")
    assert seat.goods[c.GRAIN] == 5 and seat.goods[c.BREAD] == 0


def test_R1_gold_bakes_too() -> None:
    s, seat = at_the_field(1, gold=1)
    choose(s, "take")
    choose(s, "bake")
    assert asked(s) == "pay"
    choose(s, "gold", 0, 0, 0, 1)
    assert seat.goods[c.BREAD] == 1 and seat.goods[c.GRAIN] == 1 and seat.goods[c.GOLD] == 0


def test_declining_the_action_leaves_the_craftsmen_idle() -> None:
    s, seat = at_the_field(2, grain=2)
    choose(s, "skip")
    assert asked(s) == "turn" and seat.goods[c.GRAIN] == 2


def test_craftsmen_work_only_where_they_live() -> None:
    s = table()
    seat = me(s)
    s.huts[0], seat.craftsmen = 0, 1
    play(s, c.RING_CARD, 0)
    choose(s, "move-country", 1)
    choose(s, "take")
    assert asked(s) == "turn"


def test_T2_hiring_pays_the_hut_and_scores_for_the_first_craftsman() -> None:
    s = table()
    seat = me(s, wood=1, cloth=1)
    s.huts[0], s.seats[1].craftsmen = 1, 1  # the hut of 2 wood is taken
    play(s, c.RING_CARD)
    assert not offers(s, "hire", 0)
    choose(s, "hire", 1)
    assert seat.goods[c.WOOD] == seat.goods[c.CLOTH] == 0
    assert s.huts[1] == 0 and seat.craftsmen == 1 and seat.citizens == 1


def test_only_huts_of_the_place_where_the_envoy_stands() -> None:
    s = table()
    me(s, wood=9, stone=9, cloth=9, grain=9)
    play(s, c.RING_CARD)
    assert [offers(s, "hire", hut) for hut in range(12)] == [True] * 3 + [False] * 9


def test_later_craftsmen_score_more_and_there_are_four() -> None:
    s = table()
    seat = me(s, wood=9, stone=9, cloth=9, grain=9)
    for number, hut in enumerate((0, 1, 2, 3)):
        stand(s, hut // 3, 0)
        if asked(s) == "play":
            play(s, c.RING_CARD)
        s.done = 0
        choose(s, "hire", hut)
        assert seat.citizens == sum(c.CRAFTSMAN_POINTS[: number + 1])
    s.done = 0
    assert "hire" not in forms(s)


def test_R4_a_new_craftsman_pays_from_the_next_visit_on() -> None:
    s = table()
    me(s, wood=2, stone=2)
    play(s, c.STEP_CARD, 2)
    choose(s, "step-country", 1)
    choose(s, "take")
    choose(s, "hire", 3)
    assert asked(s) == "turn"
    finish_turn(s)


def test_hiring_before_walking_to_the_same_place_again_pays_at_once() -> None:
    s = table()
    seat = me(s, wood=2)
    play(s, c.STEP_CARD, 2)
    choose(s, "hire", 0)
    choose(s, "step-country", 1)
    choose(s, "skip")
    choose(s, "move-country", 0)
    choose(s, "take")
    choose(s, "more")
    assert seat.goods[c.WOOD] == 2

"""Ranks of nobility (rulebook page 7)."""

from parvis.games.emara import components as c
from tests.games.emara.table import choose, forms, me, play, table


def test_the_first_to_rise_takes_the_best_card() -> None:
    s = table()
    seat = me(s, ring=1)
    play(s, c.WOOD)
    choose(s, "rise")
    assert seat.rank == 1 and seat.crest == c.RANKS[0].points[0]
    assert seat.goods[c.RING] == 0
    assert s.ranks == [1, 0, 0, 0, 0]


def test_the_next_to_take_the_rank_gets_the_next_card() -> None:
    s = table(occasion=c.PIOUS)
    seat = me(s, ring=1)
    s.ranks[0], s.seats[1].rank = 1, 1
    play(s, c.WOOD)
    choose(s, "rise")
    assert seat.citizens == c.RANKS[0].points[1]


def test_ranks_come_in_order_each_for_its_price() -> None:
    s = table(occasion=c.PIOUS)
    seat = me(s, ring=9, gold=9)
    play(s, c.WOOD)
    for rank in c.RANKS:
        rings, gold, citizens = seat.goods[c.RING], seat.goods[c.GOLD], seat.citizens
        choose(s, "rise")
        assert rings - seat.goods[c.RING] == rank.rings
        assert gold - seat.goods[c.GOLD] == rank.gold
        assert seat.citizens - citizens == rank.points[0]
        assert "rise" not in forms(s)
        s.done = 0
    assert "rise" not in forms(s)  # a duke rises no more


def test_R1_gold_is_no_ring() -> None:
    s = table()
    me(s, gold=5)
    play(s, c.WOOD)
    assert "rise" not in forms(s)


def test_a_rank_that_can_not_be_paid_is_not_offered() -> None:
    s = table()
    seat = me(s, ring=1)
    seat.rank = 1
    play(s, c.WOOD)
    assert "rise" not in forms(s)  # a count needs gold too

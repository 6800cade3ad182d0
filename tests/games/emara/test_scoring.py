"""The end of the game (rulebook page 8)."""

import pytest

from parvis.engine import QUIET
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara.kinds import SOURCE
from parvis.games.emara.scoring import best_split, pool_of
from parvis.games.emara.state import State
from tests.games.emara.table import asked, chance, choose, finish_round, give, me, table


def ended(*tracks: tuple[int, int]) -> State:
    """Return a game that is over, each seat with these citizens and buildings."""
    s = table(len(tracks))
    s.agenda.clear()
    for seat, (citizens, buildings) in zip(s.seats, tracks, strict=True):
        seat.goods[:] = [0] * 8
        seat.citizens, seat.buildings, seat.settled = citizens, buildings, 1
    return s


def test_T3_the_smaller_track_is_the_score_and_the_highest_score_wins() -> None:
    s = ended((66, 68), (69, 60), (71, 65))
    assert GAME.scores(s) == [66, 60, 65]
    assert GAME.ranking(s) == [1, 3, 2]


def test_D10_ties_go_to_the_other_track_then_rank_then_its_card() -> None:
    s = ended((62, 70), (66, 62))
    assert GAME.ranking(s) == [1, 2]
    s = ended((62, 70), (62, 70))
    s.seats[1].rank = 1
    assert GAME.ranking(s) == [2, 1]
    s.seats[0].rank, s.seats[0].crest, s.seats[1].crest = 1, 6, 5
    assert GAME.ranking(s) == [1, 2]
    s.seats[1].crest = 6
    assert GAME.ranking(s) == [1, 1]  # R51: a shared win


def test_leftovers_are_worth_points() -> None:
    s = table()
    me(s, ring=2, gold=1, book=1, bread=1, wood=1, stone=1, grain=1)
    s.favours[0] = 0
    assert pool_of(s, 0) == 4 + 1 + 1 + 1 + 1 + 1  # three resources are one pair


def test_D5_the_best_split() -> None:
    s = table()
    seat = me(s, ring=1, gold=1, wood=3)
    seat.citizens, seat.buildings = 50, 58
    assert pool_of(s, 0) == 4
    assert best_split(50, 58, 4) == 4
    assert best_split(50, 58, 10) == 9
    assert GAME.scores(s)[0] == 54


@pytest.mark.parametrize("pool", range(0, 12))
@pytest.mark.parametrize("lead", range(-9, 10))
def test_R34_no_split_is_better_than_the_one_offered_first(lead: int, pool: int) -> None:
    citizens, buildings = 40 + lead, 40
    share = best_split(citizens, buildings, pool)
    found = sorted((citizens + share, buildings + pool - share))
    for other in range(pool + 1):
        assert found >= sorted((citizens + other, buildings + pool - other))


def test_the_owner_may_split_the_leftovers_otherwise() -> None:
    s = table(1, occasion=c.COURT)
    s.round = 6
    seat = s.seats[0]
    seat.deck = 0
    finish_round(s)
    assert asked(s) == "settle"
    seat.goods[:] = [0, 0, 0, 0, 0, 0, 2, 0]
    seat.citizens, seat.buildings = 20, 40
    assert GAME.options(s) == [4, 0, 1, 2, 3]
    choose(s, "", 1)
    assert (seat.citizens, seat.buildings) == (21, 43)
    assert GAME.scores(s) == [21]
    assert not s.agenda


def test_D9_paying_an_event_may_be_worth_more_than_keeping_the_book() -> None:
    for form, score in (("book", 55), ("skip", 51)):
        s = table(1, occasion=c.ANCIENT_BOOKS)
        s.round = 6
        s.seats[0].deck = 0
        while asked(s) not in ("tribute", "settle"):
            me(s, book=1)
            finish_round(s)
        me(s, book=1)
        s.seats[0].citizens, s.seats[0].buildings = 60, 50
        choose(s, form)
        choose(s, "", GAME.options(s)[0])
        assert GAME.scores(s) == [score]


def test_the_toolmaker_and_summer_do_not_touch_the_final_scoring() -> None:
    s = table(1, occasion=c.SUMMER)
    s.round = 6
    s.seats[0].deck = 0
    s.holders[c.TOOLMAKER] = 0
    finish_round(s)
    seat = me(s, ring=1)
    before = seat.buildings
    choose(s, "", 0)
    assert seat.buildings == before + 2


def test_sources_add_up_to_the_score() -> None:
    s = GAME.start(3, 11)
    while s.agenda:
        GAME.choose(s, GAME.roll(s), QUIET)
    for row, score in zip(GAME.breakdown(s), GAME.scores(s), strict=True):
        assert sum(row.values()) == score
        assert tuple(row) == SOURCE.keys


def test_after_six_rounds_the_game_is_over() -> None:
    s = table(2)
    rounds = []
    while s.agenda:
        rounds.append(s.round)
        if asked(s) == "tribute":
            choose(s, "skip")
        elif asked(s) == "settle":
            choose(s, "", GAME.options(s)[0])
        else:
            finish_round(s)
        chance(s, {})
    assert max(rounds) == 6 and len(s.occasions) == 7


def test_R22_with_the_chamberlain_gold_counts_as_rings_in_the_end() -> None:
    s = table()
    me(s, gold=3, ring=1)
    assert pool_of(s, 0) == 5
    give(s, c.CHAMBERLAIN)
    assert pool_of(s, 0) == 8
    assert GAME.view(s, 0).seats[0].pool == 8
    give(s, c.CHAMBERLAIN, seat=1)
    assert pool_of(s, 0) == 5

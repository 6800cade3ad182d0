"""Intervals and ratings against values known from elsewhere."""

import math

import pytest

from parvis.arena.statistics import (
    ELO,
    deviation,
    evidence,
    mean,
    orders,
    plackett_luce,
    settled,
    solve,
    student,
    wilson,
)
from parvis.engine import seeded
from parvis.players.mcts import draw


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),  # as in R: prop.test(8, 10, correct = FALSE)
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (50, 100, 0.4038315, 0.5961685),
        (81, 263, 0.2552882, 0.3661988),  # Newcombe 1998, table I: 0.2553 to 0.3662
    ],
)
def test_wilson_intervals_are_those_of_the_books(
    wins: int, games: int, low: float, high: float
) -> None:
    found = wilson(wins, games)
    assert found.value == pytest.approx(wins / games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_mean_has_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])  # as in R: t.test(1:4)
    assert found == pytest.approx((2.5, 0.4457397, 4.5542603), abs=1e-3)
    assert student(30) == pytest.approx(2.0423, abs=5e-3)  # qt(0.975, 30)


def test_few_cases_make_an_interval_wide_and_one_is_not_sure_of_itself() -> None:
    assert mean([5.0], spread=10.0) == pytest.approx((5.0, 5.0 - 19.6, 5.0 + 19.6), abs=1e-2)
    assert mean([5.0, 5.0], spread=10.0).high > 15
    assert deviation([1.0, 3.0]) == pytest.approx(math.sqrt(2))


def test_evidence_is_the_ratio_of_two_likelihoods() -> None:
    assert evidence(0, 0) == pytest.approx(0.0)
    assert math.exp(evidence(3, 0)) == pytest.approx(8 / 4)  # integral of p^3 is 1/4
    assert math.exp(evidence(1, 1)) == pytest.approx(4 / 6)


def test_a_clean_sweep_of_eight_settles_it_and_seven_do_not() -> None:
    assert settled(8, 0) and settled(0, 8)
    assert not settled(7, 0)
    assert not settled(30, 20)


def test_looking_after_every_game_seldom_settles_what_is_even() -> None:
    random = seeded(5)
    wrong = 0
    for _ in range(300):
        wins = 0
        for games in range(1, 151):
            wins += random.below(2)
            if settled(wins, games - wins):
                wrong += 1
                break
    assert wrong / 300 <= 0.06


def test_ties_stand_for_every_order() -> None:
    assert orders([2, 1, 3]) == [(1, 0, 2)]
    assert sorted(orders([1, 1, 3])) == [(0, 1, 2), (1, 0, 2)]
    assert len(orders([1, 1, 1])) == 6


def test_a_small_system_is_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [2.0, 9.0]) == pytest.approx([2.0, 1.0])


def test_two_players_are_rated_by_their_odds() -> None:
    """With many games the prior fades: 3 wins to 1 are a log strength of ln 3 apart."""
    games = [([0, 1], [1, 2])] * 7500 + [([1, 0], [1, 2])] * 2500
    one, other = plackett_luce(games, 2)
    assert one.value - other.value == pytest.approx(math.log(3), abs=0.002)
    assert one.value == -other.value
    assert one.high - one.value == pytest.approx(
        1.959964 / 2 / math.sqrt(10000 * 0.75 * 0.25), rel=0.01
    )


def test_strengths_of_many_are_found_again() -> None:
    true = [0.9, 0.2, -0.3, -0.8]
    random = seeded(11)
    games: list[tuple[list[int], list[int]]] = []
    for _ in range(4000):
        seated = [0, 1, 2, 3]
        random.draw(seated)
        left, ranks = seated[:], [0, 0, 0]
        for place in (1, 2, 3):
            i = draw(left, [math.exp(true[player]) for player in left], random)
            ranks[seated.index(i)] = place
            left.remove(i)
        games.append((seated, ranks))
    for found, wanted in zip(plackett_luce(games, 4), true, strict=True):
        assert found.value == pytest.approx(wanted, abs=0.1)
        assert found.low - 0.03 < wanted < found.high + 0.03


def test_a_clean_sweep_stays_finite_and_ties_are_even() -> None:
    one, other = plackett_luce([([0, 1], [1, 2])] * 50, 2)
    assert 200 < ELO * (one.value - other.value) < 2500
    for found in plackett_luce([([0, 1], [1, 1])] * 50, 2):
        assert found.value == pytest.approx(0.0)

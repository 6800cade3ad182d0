"""Points for places, and who stands above whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parvis.server.tournaments.standings import (
    POINT,
    Outcome,
    advancing,
    points_for,
    standings,
)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [120, 0]),
        ([2, 1, 3], [60, 120, 0]),
        ([1, 2, 3, 4, 5], [120, 90, 60, 30, 0]),
        ([1, 1, 3, 4], [100, 100, 40, 0]),
        ([1, 1], [60, 60]),
        ([1, 2, 2, 2], [120, 40, 40, 40]),
    ],
)
def test_places_are_worth_points(places: list[int], points: list[int]) -> None:
    assert points_for(places) == points


@given(st.integers(2, 5).flatmap(lambda n: st.lists(st.integers(0, 3), min_size=n, max_size=n)))
def test_points_of_a_table_are_shared_out_whole(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    assert sum(points_for(places)) == POINT * len(scores) // 2
    assert all(
        (a < b) == (points_for(places)[i] > points_for(places)[j])
        for i, a in enumerate(places)
        for j, b in enumerate(places)
        if a != b
    )


def test_ties_are_broken_by_wins_then_opponents_then_share() -> None:
    outcomes = [
        Outcome(0, 1, 60, True, (1,), 10, 15),
        Outcome(1, 1, 0, False, (0,), 5, 15),
        Outcome(2, 1, 60, True, (3,), 14, 15),
        Outcome(3, 1, 0, False, (2,), 1, 15),
        Outcome(4, 1, 30),
    ]
    lines = standings(range(5), outcomes, False)
    assert [line.player for line in lines] == [2, 0, 4, 1, 3]
    assert [line.place for line in lines] == [1, 2, 3, 4, 5]
    equal = standings(range(2), [], False)
    assert [line.place for line in equal] == [1, 1]


def test_in_a_knock_out_it_counts_how_far_one_came() -> None:
    outcomes = [
        Outcome(0, 1, 60, True, (1,)),
        Outcome(1, 1, 0, False, (0,)),
        Outcome(2, 1, 30, False),
        Outcome(0, 2, 0, False, (2,)),
        Outcome(2, 2, 60, True, (0,)),
    ]
    assert [line.player for line in standings(range(3), outcomes, True)] == [2, 0, 1]


def test_half_of_a_table_goes_on() -> None:
    assert [advancing(size) for size in (2, 3, 4, 5)] == [1, 1, 2, 2]

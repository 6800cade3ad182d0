"""Pairing mixes opponents and seats fairly, for a club evening and for 200."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.server.tournaments.pairing import COMPUTER, History, Round, Sat, pair, table_sizes

ALL = (2, 3, 4, 5)


def played(
    players: int, seats: int, rounds: int, seed: int = 1, fill: bool = False
) -> tuple[History, list[Round], list[int]]:
    """Play a tournament in which anybody may win."""
    history, points, random = History(players, seats), [0] * players, Random(seed)
    all_rounds = []
    for number in range(rounds):
        one = pair(history, range(players), points, ALL, seed * 100 + number, fill)
        history.add(one)
        all_rounds.append(one)
        for sat in one.tables:
            order = list(sat.players)
            random.shuffle(order)
            for place, player in enumerate(order):
                if player != COMPUTER:
                    points[player] += 60 * (len(order) - 1 - place) // (len(order) - 1)
        for player in one.byes:
            points[player] += 30
    return history, all_rounds, points


def seat_spread(history: History, player: int, most: int) -> int:
    had = history.sat[player][:most]
    return max(had) - min(had)


@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_200_people_over_7_rounds_meet_nobody_twice_on_balanced_seats(
    seats: int, fill: bool
) -> None:
    history, rounds, _ = played(200, seats, 7, fill=fill)
    assert max(max(met[:200]) for met in history.met) == 1
    assert max(seat_spread(history, player, seats) for player in range(200)) <= 1
    assert max(history.byes) == 0
    sizes = {len(sat.players) for one in rounds for sat in one.tables}
    assert sizes == ({seats} if fill or 200 % seats == 0 else {seats, seats - 1})
    assert max(history.odd) <= 1 and max(met[200] for met in history.met) <= 1


@pytest.mark.parametrize(("seats", "rounds", "most"), [(2, 5, 1), (4, 3, 2), (4, 5, 3), (3, 4, 2)])
def test_a_club_evening_of_8_repeats_as_little_as_can_be(
    seats: int, rounds: int, most: int
) -> None:
    for seed in range(5):
        history, _, _ = played(8, seats, rounds, seed)
        assert max(max(met[:8]) for met in history.met) <= most


@given(
    players=st.integers(2, 30),
    seats=st.integers(2, 5),
    rounds=st.integers(1, 4),
    seed=st.integers(0, 1000),
    fill=st.booleans(),
)
@settings(max_examples=15, deadline=None)
def test_everybody_plays_or_sits_out_once(
    players: int, seats: int, rounds: int, seed: int, fill: bool
) -> None:
    history, all_rounds, _ = played(players, seats, rounds, seed, fill)
    for one in all_rounds:
        sat = [player for table in one.tables for player in table.players if player != COMPUTER]
        assert sorted([*sat, *one.byes]) == list(range(players))
        for table in one.tables:
            assert len(table.players) in ALL
            assert any(player != COMPUTER for player in table.players)
        if fill:
            computers = sum(table.players.count(COMPUTER) for table in one.tables)
            assert computers == -players % seats and not one.byes
    assert max(history.byes) - min(history.byes) <= 1  # nobody sits out twice before all have once
    if players % seats == 0:
        assert not any(history.byes) and not any(history.odd)


@pytest.mark.parametrize(("players", "seats"), [(32, 2), (60, 3), (80, 4), (100, 5)])
def test_seats_are_balanced_within_one_where_all_tables_are_equal(players: int, seats: int) -> None:
    for seed in range(2):
        history, _, _ = played(players, seats, 4, seed)
        assert max(seat_spread(history, player, seats) for player in range(players)) <= 1


def test_the_strong_meet_the_strong() -> None:
    players, seats = 200, 4
    history, _, points = played(players, seats, 5)
    one = pair(history, range(players), points, ALL, 9)

    def spread(tables: list[list[int]]) -> float:
        return sum(max(points[p] for p in t) - min(points[p] for p in t) for t in tables)

    by_lot = list(range(players))
    Random(3).shuffle(by_lot)
    lot = [by_lot[i : i + seats] for i in range(0, players, seats)]
    assert spread([list(sat.players) for sat in one.tables]) < spread(lot) / 2
    first, last = one.tables[0].players, one.tables[-1].players
    assert min(points[p] for p in first) > max(points[p] for p in last)


def test_a_round_depends_on_its_history_alone() -> None:
    assert played(30, 4, 4, 7)[1] == played(30, 4, 4, 7)[1]
    assert played(30, 4, 4, 7)[1] != played(30, 4, 4, 8)[1]


def test_who_has_left_is_not_paired() -> None:
    history = History(9, 3)
    one = pair(history, [0, 2, 4, 6, 8], [0] * 9, ALL, 1)
    assert sorted(p for sat in one.tables for p in sat.players) == [0, 2, 4, 6, 8]


def test_computer_players_are_spread() -> None:
    one = pair(History(9, 4), range(9), [0] * 9, ALL, 1, fill=True)
    assert sorted(sat.players.count(COMPUTER) for sat in one.tables) == [1, 1, 1]


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "sizes"),
    [
        (8, 4, ALL, [4, 4]),
        (9, 4, ALL, [5, 4]),
        (9, 4, (2, 3, 4), [3, 3, 3]),
        (10, 4, ALL, [4, 3, 3]),
        (11, 4, ALL, [4, 4, 3]),
        (5, 4, ALL, [5]),
        (7, 2, ALL, [2, 2, 2]),  # one sits out
        (9, 4, (4,), [4, 4]),  # the game is for four
        (6, 5, ALL, [3, 3]),
        (3, 5, ALL, [3]),
        (1, 4, ALL, []),
        (5, 3, (2, 3), [3, 2]),
        (13, 5, ALL, [5, 4, 4]),
    ],
)
def test_tables_are_of_the_wanted_size_or_near(
    players: int, seats: int, allowed: tuple[int, ...], sizes: list[int]
) -> None:
    assert table_sizes(players, seats, allowed) == sizes


def test_a_meeting_counts_for_both() -> None:
    history = History(3, 3, [Round((Sat((2, 0, 1)),))])
    assert history.met[0] == [0, 1, 1, 0] and history.sat[2][0] == 1

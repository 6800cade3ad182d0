"""The vector that learners see: named, stable, from one's own chair, and without secrets."""

from typing import Any

import numpy as np
import pytest

import parvis
from parvis.engine import CHANCE, QUIET, Game, seeded
from parvis.study.environment import Table
from parvis.study.observation import Observer
from tests.engine.orchard import DRAW_ONE, GAME, WASP

CASES = [(name, seats) for name in parvis.games() for seats in parvis.game(name).seats]


def entry(observer: Observer, vector: Any, name: str) -> float:
    return float(vector[observer.names.index(name)])


def test_every_entry_of_the_toy_game_is_what_its_name_says() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, 0, QUIET)  # seat 0 plants an apple; seat 1 must choose
    observer = Observer(GAME, 3)
    vector = observer.encode(GAME.view(s, 1), 1, s.agenda[-1])
    assert len(vector) == observer.size == len(set(observer.names))
    assert entry(observer, vector, "bag") == 19
    assert entry(observer, vector, "task=turn") == 1
    assert entry(observer, vector, "sides.0.hand.apple") == 1  # one's own hand comes first
    assert entry(observer, vector, "sides.0.hand-known=0") == 1
    assert entry(observer, vector, "sides.2.hand-known=0") == 0  # seat 0 sits to the right
    assert entry(observer, vector, "sides.2.points") == 1
    assert entry(observer, vector, "sides.2.row=apple") == 1


def test_seats_turn_with_the_one_who_looks() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, WASP, QUIET)
    GAME.play(s, 2, QUIET)  # seat 0 looks at the hand of seat 2
    observer = Observer(GAME, 3)
    mine = observer.encode(GAME.view(s, 0), 0, s.agenda[-1])
    theirs = observer.encode(GAME.view(s, 2), 2, None)
    assert entry(observer, mine, "looking=2") == 1
    assert entry(observer, theirs, "looking=0") == 1
    assert entry(observer, mine, "task=rob") == 1
    assert entry(observer, theirs, "task=rob") == 0


def played(game: Game[Any], seats: int, plies: int) -> Any:
    s, players = game.start(seats, 5), seeded(6)
    for _ in range(plies):
        if not s.agenda:
            break
        by_chance = s.agenda[-1].seat == CHANCE
        game.choose(s, game.roll(s) if by_chance else players.pick(game.options(s)), QUIET)
    return s


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_holds_nothing_that_its_seat_cannot_know(name: str, seats: int) -> None:
    game = parvis.game(name)
    observer = Observer(game, seats)
    assert len(set(observer.names)) == observer.size
    for plies in (3, 40, 150):
        s = played(game, seats, plies)
        for seat in range(seats):
            task = s.agenda[-1] if s.agenda and s.agenda[-1].seat == seat else None
            truth = observer.encode(game.view(s, seat), seat, task)
            for sample in range(3):
                supposed = game.imagine(s, seat, seeded(sample))
                asked = None if task is None else supposed.agenda[-1]
                same = observer.encode(game.view(supposed, seat), seat, asked)
                assert np.array_equal(truth, same)
            assert np.isfinite(truth).all()


@pytest.mark.parametrize("name", parvis.games())
def test_a_look_after_many_is_the_same_as_a_first_look(name: str) -> None:
    game = parvis.game(name)
    table, players = Table(game, 2), seeded(8)
    for seed in (1, 2):  # into a second game, and what was seen of the first must be forgotten
        table.reset(seed)
        for _ in range(250):
            if table.seat < 0:
                break
            for seat in range(2):
                task = table.state.agenda[-1] if table.seat == seat else None
                fresh = table.observer.encode(game.view(table.state, seat), seat, task)
                assert np.array_equal(table.observe(seat), fresh)
            table.step(players.pick(table.legal()))


def test_what_was_seen_belongs_to_the_one_who_looked() -> None:
    table = Table(GAME, 2)
    table.reset(3)
    before = table.observe(0)
    kept = before.copy()
    before[:] = 7
    assert np.array_equal(table.observe(0), kept)
    after = table.observe(0)
    table.step(table.legal()[0])
    table.observe(0)
    assert np.array_equal(after, kept)


def test_rewards_by_rank_and_by_margin() -> None:
    table = Table(GAME, 3)
    table.reset(3)
    assert table.rewards() == [0.0, 0.0, 0.0]
    s: Any = table.state
    s.agenda.clear()
    for seat, points in zip(s.seats, (8, 4, 4), strict=True):
        seat.points, seat.hand = points, [0, 0, 0]
    assert table.rewards() == [1.0, -0.5, -0.5]
    table.reward = "margin"
    assert table.rewards() == [0.5, -0.5, -0.5]
    with pytest.raises(ValueError, match="rank or margin"):
        Table(GAME, 3, reward="joy")


def test_an_illegal_action_changes_nothing() -> None:
    table = Table(GAME, 2)
    table.reset(3)
    before = table.observe(table.seat)
    illegal = next(a for a in range(GAME.actions) if a not in table.legal())
    for action in (illegal, -1, GAME.actions):
        with pytest.raises(parvis.IllegalChoice):
            table.step(action)
    assert np.array_equal(table.observe(table.seat), before)
    assert table.mask(table.seat).sum() == len(table.legal())
    assert table.mask(1 - table.seat).sum() == 0
    table.step(table.game.action(table.state, DRAW_ONE))  # chance answers by itself
    assert table.seat == 1

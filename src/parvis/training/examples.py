"""Training examples: positions of self-play as arrays, with their targets.

Everything is relative to the choosing seat: seat 0 is that seat, then clockwise. A target is
not the outcome alone, which is mostly luck: it mixes the search's later evaluations in the same
game with the outcome.
"""

import random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parvis.engine import AnyGame, Task, seeded
from parvis.players.mcts import FOR_WINNING
from parvis.players.stored import base_of, turned_kinds
from parvis.sight.observation import Observer
from parvis.training.selfplay import Played, again

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]
PHASES: Final = 8  # parts of a game, each with its own translation of points into chances


class Targets(NamedTuple):
    """Targets by position and absolute seat, from later positions of the game."""

    values: Floats
    wins: Floats
    points: Floats


class Examples(NamedTuple):
    """Examples of many games. Ragged rows are flat arrays with row offsets."""

    entries: Ints  # non-zero entries of the observation, then the number of seats
    amounts: Floats
    begins: Ints
    actions: Ints  # actions offered …
    shares: Floats  # … and each one's share of the search's visits
    offers: Ints  # offsets of each position's actions
    base: Floats  # what the network corrects, from the choosing seat on; 0 for missing seats
    values: Floats  # seats in the same order
    wins: Floats
    points: Floats
    seats: Ints
    games: Ints  # number of the game each is from


def softmax(points: Floats, scale: float) -> Floats:
    """Return shares from points, row by row."""
    raised = np.exp((points - points.max(-1, keepdims=True)) / scale)
    shares: Floats = raised / raised.sum(-1, keepdims=True)
    return shares


def margin_of(games: list[Played]) -> float:
    """Return the average winning margin in points."""
    apart = []
    for one in games:
        first, second = sorted(one.scores)[:-3:-1]
        apart.append(first - second)
    return max(1.0, float(np.mean(apart)))


def final(one: Played, scale: float) -> tuple[Floats, Floats, Floats]:
    """Return a finished game's values, wins and points by seat."""
    points = np.array(one.scores, np.float32)
    won = np.array([(rank == 1) / one.ranks.count(1) for rank in one.ranks], np.float32)
    return FOR_WINNING * won + (1 - FOR_WINNING) * softmax(points, scale), won, points


class Translation:
    """Translates a search's expected points into chances, by phase, fitted to outcomes.

    Hand-written evaluations give points; the meaning of a lead depends on the phase.
    """

    SCALES: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 20.0, 30.0, 50.0)

    def __init__(self, games: list[Played], scale: float) -> None:
        rows: dict[tuple[int, int], list[tuple[Floats, Floats, Floats]]] = {}
        for one in games:
            worth, won, _ = final(one, scale)
            for i, position in enumerate(one.positions):
                if not position.points or position.values:
                    continue
                phase = i * PHASES // len(one.positions)
                points = np.array(position.points, np.float32)
                rows.setdefault((one.seats, phase), []).append((points, worth, won))
        self.worth: dict[tuple[int, int], float] = {}
        self.won: dict[tuple[int, int], float] = {}
        for key, found in rows.items():
            points, worths, wons = (np.array(part) for part in zip(*found, strict=True))
            self.worth[key] = _best(self.SCALES, points, worths)
            self.won[key] = _best(self.SCALES, points, wons)

    def __call__(self, one: Played, i: int) -> tuple[Floats, Floats]:
        """Return a search's expectation at a position as values and win chances."""
        key = (one.seats, i * PHASES // len(one.positions))
        points = np.array(one.positions[i].points, np.float32)
        return softmax(points, self.worth.get(key, 10.0)), softmax(points, self.won.get(key, 10.0))


def _best(scales: tuple[float, ...], points: Floats, truth: Floats) -> float:
    """Return the scale with the lowest cross-entropy."""
    lost = [-(truth * np.log(softmax(points, scale) + 1e-6)).sum() for scale in scales]
    return scales[int(np.argmin(lost))]


def targets(
    one: Played, scale: float, translate: Translation | None, horizon: float, outcome: float
) -> Targets:
    """Return the target of each position of a game.

    From the end backwards, later evaluations decay with `horizon`, a share of the game's length;
    `outcome` is the weight of the outcome in every target.
    """
    ends = final(one, scale)
    fading = max(0.0, 1 - 1 / max(1.0, horizon * len(one.positions)))
    rows: list[list[Floats]] = [[], [], []]
    runs = list(ends)
    for i in range(len(one.positions) - 1, -1, -1):
        for part in range(3):
            rows[part].append((1 - outcome) * runs[part] + outcome * ends[part])
        position = one.positions[i]
        if not position.points:
            continue
        if position.values:
            here = [np.array(v, np.float32) for v in (position.values, position.wins)]
        else:
            assert translate is not None
            here = list(translate(one, i))
        here.append(np.array(position.points, np.float32))
        for part in range(3):
            runs[part] = fading * runs[part] + (1 - fading) * here[part]
    return Targets(*(np.array(part[::-1], np.float32) for part in rows))


def _kept(one: Played, count: int) -> set[int]:
    """Return the positions of a game to use, those with a long search first."""
    luck = random.Random(one.seed)
    order = list(range(len(one.positions)))
    luck.shuffle(order)
    order.sort(key=lambda i: not one.positions[i].tried)
    return set(order[:count])


def _actions(
    game: AnyGame, turned: list[list[list[int]] | None], task: Task, offered: list[int]
) -> list[int]:
    """Return the action numbers on offer, relative to the seat."""
    by_seat = turned[task.kind]
    if by_seat is None:
        return [game.kinds.tasks[task.kind].offset + option for option in offered]
    return [by_seat[task.seat][option + 1] for option in offered]


def examples(
    game: AnyGame,
    games: list[Played],
    most: int,
    base: str,
    scale: float,
    per_game: int = 60,
    horizon: float = 0.1,
    outcome: float = 0.1,
) -> Examples:
    """Replay games and sample positions from each."""
    names = Observer(game, most).names
    place = {name: i for i, name in enumerate(names)}
    observers = {k: Observer(game, k) for k in {one.seats for one in games}}
    rows = {k: np.array([place[n] for n in o.names], np.int32) for k, o in observers.items()}
    points_of = base_of(game, base)
    turned = {k: turned_kinds(game, k) for k in observers}
    plain = [one for one in games if any(p.points and not p.values for p in one.positions)]
    translate = Translation(plain, scale) if plain else None
    parts: dict[str, list[Any]] = {name: [] for name in Examples._fields}
    at = offered_at = 0
    for number, one in enumerate(games):
        k = one.seats
        eyes = [observers[k].eye(seat) for seat in range(k)]
        said = targets(one, scale, translate, horizon, outcome)
        kept = _kept(one, per_game)
        for i, (s, offered, position) in enumerate(again(game, one)):
            if i not in kept:
                continue
            task = s.agenda[-1]
            seat = task.seat
            # Evaluate an imagined state, as a search does: hidden information must not help.
            supposed = game.imagine(s, seat, seeded(one.seed + i))
            vector = eyes[seat].look(game.view(supposed, seat), task)
            found = np.flatnonzero(vector)
            parts["entries"].append(np.append(rows[k][found], len(names) + k - 1))
            parts["amounts"].append(np.append(vector[found], 1))
            parts["begins"].append(at)
            at += len(found) + 1
            visits = dict(zip(position.tried, position.visits, strict=True))
            total = max(1, sum(position.visits))
            parts["actions"].append(_actions(game, turned[k], task, offered))
            parts["shares"].append([visits.get(option, 0) / total for option in offered])
            parts["offers"].append(offered_at)
            offered_at += len(offered)
            order = [(seat + j) % k for j in range(k)]
            points = np.array(points_of(supposed), np.float32)
            parts["base"].append(np.pad(points[order], (0, most - k)))
            for name, part in zip(("values", "wins", "points"), said, strict=True):
                parts[name].append(np.pad(part[i][order], (0, most - k)))
            parts["seats"].append(k)
            parts["games"].append(number)
    floats = ("amounts", "shares", "base", "values", "wins", "points")
    ragged = ("entries", "amounts", "actions", "shares")
    made: dict[str, Any] = {
        name: (np.concatenate(part) if name in ragged else np.array(part)).astype(
            np.float32 if name in floats else np.int32
        )
        for name, part in parts.items()
    }
    return Examples(**made)

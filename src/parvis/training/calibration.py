"""Calibration of win chances: do 70 % of the positions rated at 70 % end in a win?

Positions come from games outside the training data, between players of unequal strength. A
temperature per number of seats corrects over- and underconfidence.
"""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import CHANCE, QUIET, AnyGame
from parvis.players import player, seen_of
from parvis.players.network import network
from parvis.players.stored import Card

PLAYERS: Final = ("greedy:0.4", "greedy:0.15", "greedy", "net:10", "net:40")
EVERY: Final = 8  # decisions between two samples
BINS: Final = 10
SEED: Final = 900_000_000  # seeds from here on are never used for training
TEMPERATURES: Final = tuple(0.4 * 1.08**i for i in range(30))

Floats = npt.NDArray[np.float64]


class Judged(NamedTuple):
    """Evaluations of many positions; seats are relative to the observer."""

    logits: Floats
    won: Floats
    games: npt.NDArray[np.int64]


class Bin(msgspec.Struct, frozen=True):
    """Evaluations with similar win chances."""

    said: float
    won: float
    count: int


class Reliability(msgspec.Struct, frozen=True):
    """How well win chances match results."""

    game: str
    seats: int
    games: int
    positions: int
    temperature: float
    error: float  # expected calibration error
    bins: list[Bin]


def judge(
    game: AnyGame,
    seats: int,
    games: int,
    path: str = "",
    seed: int = SEED,
    show: Callable[[int], None] = lambda _: None,
) -> Judged:
    """Play games between unequal players and record the network's evaluations."""
    net = network(game, seats, path)
    if net is None:
        raise ValueError(f"there is no network for {game.name} with {seats}")
    logits: list[list[float]] = []
    won: list[list[float]] = []
    owner: list[int] = []
    for number in range(games):
        luck = random.Random(seed + number)
        s = game.start(seats, seed + number)
        specs = [luck.choice(PLAYERS) for _ in range(seats)]
        players = [player(_with(spec, path), game.name, luck.getrandbits(40)) for spec in specs]
        rows: list[tuple[int, list[float]]] = []
        decision = luck.randrange(EVERY)
        while s.agenda:
            seat = s.agenda[-1].seat
            offered = [game.roll(s)] if seat == CHANCE else game.options(s)
            choice = offered[0]
            if len(offered) > 1:
                if decision % EVERY == 0:
                    rows.append((seat, net.look(s)[seats : 2 * seats]))
                decision += 1
                choice = players[seat].choose(seen_of(game, s, seat))
            game.choose(s, choice, QUIET)
        ranks = game.ranking(s)
        for seat, said in rows:
            turned = [ranks[(seat + j) % seats] for j in range(seats)]
            logits.append(said)
            won.append([(rank == 1) / ranks.count(1) for rank in turned])
            owner.append(number)
        show(number + 1)
    return Judged(np.array(logits), np.array(won), np.array(owner))


def _with(spec: str, path: str) -> str:
    """Add the network to a player's name, if it uses one."""
    return f"{spec}:{path}" if path and spec.startswith("net:") else spec


def chances_of(logits: Floats, temperature: float) -> Floats:
    """Return win chances by seat."""
    raised = np.exp((logits - logits.max(1, keepdims=True)) / temperature)
    shares: Floats = raised / raised.sum(1, keepdims=True)
    return shares


def fitted_temperature(judged: Judged) -> float:
    """Return the temperature that minimises the cross-entropy of the win chances."""
    lost = [
        -(judged.won * np.log(chances_of(judged.logits, t) + 1e-12)).sum() for t in TEMPERATURES
    ]
    return round(TEMPERATURES[int(np.argmin(lost))], 3)


def reliability(game: str, judged: Judged, temperature: float) -> Reliability:
    """Sort win chances into bins and compare each with its results."""
    said = chances_of(judged.logits, temperature).ravel()
    won = judged.won.ravel()
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = [
        Bin(round(float(said[place == b].mean()), 4), round(float(won[place == b].mean()), 4),
            int((place == b).sum()))
        for b in range(BINS)
        if (place == b).any()
    ]  # fmt: skip
    error = sum(one.count * abs(one.said - one.won) for one in bins) / len(said)
    seats = judged.logits.shape[1]
    games = len(np.unique(judged.games))
    return Reliability(game, seats, games, len(judged.logits), temperature, round(error, 4), bins)


def calibrated(card: Card, temperatures: dict[int, float]) -> Card:
    """Return a card with temperatures."""
    return msgspec.structs.replace(card, temperature={**card.temperature, **temperatures})


def calibrate(
    game: AnyGame,
    seats: int,
    games: int,
    path: str = "",
    show: Callable[[int], None] = lambda _: None,
) -> Reliability:
    """Fit the temperature on half of the games and evaluate it on the other half."""
    judged = judge(game, seats, games, path, show=show)
    half = judged.games % 2 == 0
    parts = [
        Judged(judged.logits[part], judged.won[part], judged.games[part]) for part in (half, ~half)
    ]
    return reliability(game.name, parts[1], fitted_temperature(parts[0]))

"""Self-play games, stored so that they can be replayed.

A game is stored as its setup and choices, with the search's statistics for some of them.
Observations are computed when a network is fitted, so a new observation doesn't invalidate the
games.

Most choices get a short search. A share of them gets a long one, which trains the policy.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, OptionValue
from parvis.players.base import Seen, seen_of
from parvis.players.learned import LearnedPlayer, PolicyPlayer
from parvis.players.mcts import SearchPlayer

SAMPLED: Final = 0.25  # share of choices sampled by visits or policy
RANDOM: Final = 0.03  # share of random choices


class Position(msgspec.Struct, array_like=True, frozen=True):
    """A decision and the search's statistics."""

    choice: int  # the choice made
    tried: list[int]  # options with visits …
    visits: list[int]  # … and their visits
    points: list[float]  # expected for each seat after the best option; empty after a short search
    wins: list[float]  # each seat's win chance; empty after a short search
    values: list[float] = []  # each seat's share of the stakes; networks only


class Played(msgspec.Struct, array_like=True, frozen=True):
    """A game of self-play. Forced choices and chance are not stored: they follow from the seed."""

    game: str
    version: int  # of the rules
    seats: int
    options: dict[str, OptionValue]
    seed: int
    positions: list[Position]
    scores: list[int]
    ranks: list[int]
    round: int = 0  # of training; 0 was played by the hand-written search


class Thought(msgspec.Struct, frozen=True):
    """The search budget of self-play."""

    full: int = 100  # iterations of a long search
    quick: int = 8  # iterations of a short one; 0 uses the policy alone
    share: float = 0.2  # share of choices with a long search


def play(
    game: AnyGame,
    seats: int,
    options: dict[str, OptionValue],
    seed: int,
    thought: Thought,
    path: str = "",
    round: int = 0,
) -> Played:
    """Play a game of self-play with some noise; deterministic for the same arguments.

    Without a network, the hand-written search plays, with a long search for every choice.
    """
    luck = random.Random(seed)
    s = game.start(seats, seed, options)
    makers = [_Chair(game, thought, path, luck) for _ in range(seats)]
    positions: list[Position] = []
    while s.agenda:
        seat = s.agenda[-1].seat
        offered = [game.roll(s)] if seat == CHANCE else game.options(s)
        if len(offered) == 1:
            game.choose(s, offered[0], QUIET)
            continue
        found = makers[seat].decide(seen_of(game, s, seat))
        positions.append(found)
        game.choose(s, found.choice, QUIET)
    return Played(
        game.name, s.version, seats, options, seed, positions,
        game.scores(s), game.ranking(s), round,
    )  # fmt: skip


class _Chair:
    """One seat in a game of self-play."""

    def __init__(self, game: AnyGame, thought: Thought, path: str, luck: random.Random) -> None:
        self.luck = luck
        seed = luck.getrandbits(40)
        self.full: SearchPlayer | LearnedPlayer
        self.quick: LearnedPlayer | PolicyPlayer | None = None
        self.policy: PolicyPlayer | None = None
        self.share = 1.0
        if path:
            self.full = LearnedPlayer(seed, thought.full, path=path)
            if thought.quick:
                self.quick = LearnedPlayer(seed + 1, thought.quick, path=path)
            else:
                self.quick = PolicyPlayer(seed + 1, path=path)
            self.policy = PolicyPlayer(seed + 2, 1.0, path)
            self.share = thought.share
        else:
            self.full = SearchPlayer(seed, thought.full)

    def decide(self, seen: Seen) -> Position:
        """Search long or short, then take the best option, or now and then another one."""
        mark = self.luck.random()
        anything = self.luck.choice(seen.options) if mark < RANDOM else None
        if self.quick is not None and self.policy is not None and self.luck.random() >= self.share:
            if anything is not None:
                choice = anything
            elif mark < RANDOM + SAMPLED:
                choice = self.policy.choose(seen)
            else:
                choice = self.quick.choose(seen)
            return Position(choice, [], [], [], [])
        return self._search(seen, anything, mark < RANDOM + SAMPLED)

    def _search(self, seen: Seen, anything: int | None, sampled: bool) -> Position:
        player = self.full
        advice = player.advise(seen)
        best = advice[0]
        tried = [one.choice for one in advice]
        visits = [max(1, round(1000 * one.share)) for one in advice]
        choice = best.choice
        if anything is not None:
            choice = anything
        elif sampled:
            choice = self.luck.choices(tried, visits)[0]
        values = player.stakes(best.choice) if isinstance(player, LearnedPlayer) else []
        player.keep(choice)
        return Position(
            choice, tried, visits, _rounded(best.points, 2), _rounded(best.wins, 4),
            _rounded(values, 4),
        )  # fmt: skip


def _rounded(numbers: list[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]


def again(game: AnyGame, played: Played) -> Iterator[tuple[BaseState, list[int], Position]]:
    """Replay a game: yield the state before each decision, its options, and its statistics."""
    s = game.start(played.seats, played.seed, played.options, played.version)
    positions = iter(played.positions)
    while s.agenda:
        offered = [game.roll(s)] if s.agenda[-1].seat == CHANCE else game.options(s)
        if len(offered) == 1:
            game.choose(s, offered[0], QUIET)
            continue
        position = next(positions)
        yield s, offered, position
        game.choose(s, position.choice, QUIET)


def read(path: Path) -> list[Played]:
    """Return the games in a file, ignoring a truncated last line."""
    if not path.exists():
        return []
    decoder = msgspec.json.Decoder(Played)
    lines = path.read_bytes().splitlines(keepends=True)
    return [decoder.decode(line) for line in lines if line.endswith(b"\n")]


def resume(path: Path) -> list[Played]:
    """Return the games in a file after removing a truncated last line, to append to it."""
    if path.exists():
        data = path.read_bytes()
        with path.open("r+b") as file:
            file.truncate(data.rfind(b"\n") + 1)
    return read(path)


def append(path: Path, played: Played) -> None:
    """Add a game to a file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")

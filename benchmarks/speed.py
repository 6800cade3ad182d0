"""Measures the speed of the games, with other engines in the same run.

Times are processor time, the best of several interleaved rounds: on a noisy machine, ratios are
more stable than times. A choice includes the listing of its options. `make bench` runs this.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from rich.console import Console
from rich.table import Table as Grid

import parvis
from benchmarks import build
from parvis.engine import CHANCE, QUIET, AnyGame, Record, seeded
from parvis.engine.record import replay


class Speed(NamedTuple):
    """One engine's figures; seconds are processor time."""

    choices: float  # per second, including the listing of options
    games: float  # per second
    copy: float  # microseconds
    replay: float = 0.0  # microseconds per choice


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Return the processor time of some work, and the amount of work done."""
    start = time.process_time()
    done = work()
    return time.process_time() - start, done


# Ours.


def play(game: AnyGame, seats: int, games: int, first: int) -> int:
    """Play whole games at random; return the number of choices."""
    choices = 0
    for seed in range(first, first + games):
        s = game.start(seats, seed)
        below = seeded(seed + 1).below
        while s.agenda:
            options = game.options(s)
            game.choose(s, options[below(len(options))], QUIET)
            choices += 1
    return choices


def record_of(game: AnyGame, seats: int) -> Record:
    words: list[str] = []
    s, players = game.start(seats, 1), seeded(2)
    while s.agenda:
        by_chance = s.agenda[-1].seat == CHANCE
        value = game.roll(s) if by_chance else players.pick(game.options(s))
        words.append(game.spell(s, value))
        game.choose(s, value, QUIET)
    return Record(game.name, game.version, seats, {}, 1, tuple(words))


def measure(name: str, seats: int, games: int) -> Speed:
    game = parvis.game(name)
    seconds, choices = timed(lambda: play(game, seats, games, 1))
    record = record_of(game, seats)
    middle = replay(game, record, len(record.choices) // 2)

    def copies() -> int:
        for _ in range(3000):
            middle.copy()
        return 3000

    copy_seconds, count = timed(copies)
    replay_seconds, _ = timed(lambda: bool(replay(game, record)))
    return Speed(
        choices / seconds,
        games / seconds,
        copy_seconds / count * 1e6,
        replay_seconds / len(record.choices) * 1e6,
    )


# The others.


def catanatron(games: int) -> Speed:
    seconds, decisions = 0.0, 0
    for _ in range(games):
        game = Catan([RandomPlayer(colour) for colour in list(Color)[:4]])
        spent, _ = timed(lambda game=game: bool(game.play()))  # type: ignore[misc]
        seconds += spent
        decisions += len(game.state.actions)
    middle = Catan([RandomPlayer(colour) for colour in list(Color)[:4]])
    for _ in range(100):
        middle.play_tick()
    copy_seconds, count = timed(lambda: sum(bool(middle.copy()) for _ in range(200)))
    return Speed(decisions / seconds, games / seconds, copy_seconds / count * 1e6)


def python_chess(games: int) -> Speed:
    def work() -> int:
        plies = 0
        for seed in range(games):
            board, below = chess.Board(), seeded(seed).below
            while not board.is_game_over() and board.ply() < 200:
                moves = list(board.legal_moves)
                board.push(moves[below(len(moves))])
                plies += 1
        return plies

    seconds, plies = timed(work)
    board = chess.Board()
    copy_seconds, count = timed(lambda: sum(bool(board.copy(stack=False)) for _ in range(2000)))
    return Speed(plies / seconds, games / seconds, copy_seconds / count * 1e6)


def better(a: Speed | None, b: Speed) -> Speed:
    """Keep the best of each figure."""
    if a is None:
        return b
    return Speed(
        max(a.choices, b.choices),
        max(a.games, b.games),
        min(a.copy, b.copy),
        min(a.replay, b.replay),
    )


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the best counts")
    given.add_argument("--games", type=int, default=20, help="games a round")
    arguments = given.parse_args()
    lines: dict[str, Callable[[], Speed]] = {
        "catanatron, 4": lambda: catanatron(max(1, arguments.games // 5)),
        "python-chess": lambda: python_chess(max(1, arguments.games // 5)),
    }
    for name in parvis.game_names():
        seats = min(4, parvis.game(name).seats[-1])
        lines[f"{name}, {seats}"] = lambda name=name, seats=seats: measure(  # type: ignore[misc]
            name, seats, arguments.games
        )
    best: dict[str, Speed] = {}
    for _ in range(arguments.rounds):
        for line, run in lines.items():
            best[line] = better(best.get(line), run())
    show(best)
    return 0


def show(best: dict[str, Speed]) -> None:
    peer = best["catanatron, 4"]
    grid = Grid(title=f"random play, processor time, {build()}")
    heads = ("", "choices/s", "× catanatron", "games/s", "copy µs", "× faster", "replay µs/choice")
    for head in heads:
        grid.add_column(head, justify="right" if head else "left")
    for line, speed in best.items():
        grid.add_row(
            line,
            f"{speed.choices:,.0f}",
            f"{speed.choices / peer.choices:.1f}",
            f"{speed.games:,.1f}",
            f"{speed.copy:.1f}",
            f"{peer.copy / speed.copy:.1f}",
            f"{speed.replay:.1f}" if speed.replay else "",
        )
    Console(width=100).print(grid)


if __name__ == "__main__":
    sys.exit(main())

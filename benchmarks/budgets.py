"""Checks that players with a time budget keep to it and make only legal choices.

Two searchers play whole games; every decision is timed twice: by the clock, which also runs
while the machine does something else, and by the processor time that the player itself took.
A decision may take its budget, a tenth of it and 20 ms.
"""

import argparse
import sys
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import parvis
from benchmarks import build
from parvis.engine import QUIET, AnyGame
from parvis.players import player, seen_of
from parvis.players.base import settle


class Timed:
    """The times of the decisions in games of one kind."""

    def __init__(self, seconds: float) -> None:
        self.limit = 1.1 * seconds + 0.02
        self.decisions = 0
        self.late: list[tuple[float, float]] = []  # over the limit: wall, CPU
        self.slowest = 0.0
        self.busiest = 0.0

    def note(self, clock: float, processor: float) -> None:
        self.decisions += 1
        self.slowest = max(self.slowest, clock)
        self.busiest = max(self.busiest, processor)
        if clock > self.limit:
            self.late.append((clock, processor))


def play(game: AnyGame, seed: int, seconds: float, timed: Timed) -> None:
    """Play one game of two searchers; an illegal choice raises."""
    s = game.start(2, seed)
    searchers = [player(f"mcts:{seconds}s", game.name, seed * 8 + seat) for seat in range(2)]
    while options := settle(game, s):
        seat = s.agenda[-1].seat
        seen = seen_of(game, s, seat)
        began, busy = time.perf_counter(), time.process_time()
        choice = searchers[seat].choose(seen)
        timed.note(time.perf_counter() - began, time.process_time() - busy)
        if choice not in options:
            raise SystemExit(f"{game.name}, game {seed}: {choice} was not offered")
        game.choose(s, choice, QUIET)


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=200, help="games of each kind")
    given.add_argument("--seconds", type=float, default=0.01, help="for each decision")
    given.add_argument("--game", action="append", choices=parvis.game_names(), help="only this one")
    arguments = given.parse_args()
    table = Table(title=f"{1000 * arguments.seconds:g} ms a decision, two players, {build()}")
    columns = "games", "decisions", "late by the clock", "by the processor", "slowest", "busiest"
    for column in ("game", *columns):
        table.add_column(column, justify="left" if column == "game" else "right")
    with Progress(console=Console(stderr=True)) as progress:
        for name in arguments.game or parvis.game_names():
            game, timed = parvis.game(name), Timed(arguments.seconds)
            for seed in progress.track(range(arguments.games), description=name):
                play(game, seed, arguments.seconds, timed)
            busy = sum(processor > timed.limit for _, processor in timed.late)
            table.add_row(
                name, f"{arguments.games:,}", f"{timed.decisions:,}", f"{len(timed.late):,}",
                f"{busy:,}", f"{1000 * timed.slowest:.1f} ms", f"{1000 * timed.busiest:.1f} ms",
            )  # fmt: skip
    Console(width=100).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

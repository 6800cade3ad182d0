"""Measures the search's iterations per second, in positions from games of greedy players.

At every fifth decision, a new search runs a fixed number of iterations. Times are processor time
on one core.
`make bench` runs this after benchmarks.speed.
"""

import argparse
import sys
import time

from rich.console import Console
from rich.table import Table

import parvis
from benchmarks import build
from parvis.engine import QUIET, AnyGame
from parvis.players import player, seen_of
from parvis.players.base import settle
from parvis.players.mcts import SearchPlayer

EVERY = 5  # decisions between two searches


def searched(game: AnyGame, games: int, iterations: int) -> tuple[int, float]:
    """Return the number of iterations and their duration in seconds."""
    done, spent, decisions = 0, 0.0, 0
    for seed in range(games):
        s = game.start(2, seed)
        greedy = [player("greedy", game.name, seed * 8 + seat) for seat in range(2)]
        while settle(game, s):
            seat = s.agenda[-1].seat
            seen = seen_of(game, s, seat)
            decisions += 1
            if decisions % EVERY == 0:
                search = SearchPlayer(decisions, iterations)
                start = time.process_time()
                search.search(seen)
                spent += time.process_time() - start
                done += search.done
            game.choose(s, greedy[seat].choose(seen), QUIET)
    return done, spent


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=2, help="games of each kind")
    given.add_argument("--iterations", type=int, default=300, help="at most, for each search")
    arguments = given.parse_args()
    table = Table(title=f"search, two players, {build()}")
    table.add_column("game")
    table.add_column("iterations/s", justify="right")
    for name in parvis.game_names():
        done, spent = searched(parvis.game(name), arguments.games, arguments.iterations)
        table.add_row(name, f"{done / spent:,.0f}")
    Console(width=80).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Measures the time and the fairness of tournament pairing.

    python -m benchmarks.pairing

pairs 200 people over 7 rounds at tables of two to five, with random results. For each table size,
it prints:

- the highest number of meetings of two people;
- the largest difference in how often one person had each seat;
- the spread of points at a table, relative to random tables;
- seconds of processor time for all rounds.
"""

import argparse
import time
from random import Random

from rich.console import Console
from rich.table import Table

from parvis.server.tournaments.pairing import COMPUTER, History, pair
from parvis.server.tournaments.standings import points_for


def measure(players: int, seats: int, rounds: int) -> tuple[str, ...]:
    """Pair a tournament; return a row of figures."""
    history, points, random = History(players, seats), [0] * players, Random(seats)
    seconds, spread, by_lot = 0.0, 0, 0
    for number in range(rounds):
        begun = time.process_time()
        one = pair(history, range(players), points, (2, 3, 4, 5), number)
        seconds += time.process_time() - begun
        history.add(one)
        lot = list(range(players))
        random.shuffle(lot)
        for i, sat in enumerate(one.tables):
            drawn = lot[seats * i : seats * (i + 1)]
            spread += max(points[p] for p in sat.players) - min(points[p] for p in sat.players)
            by_lot += max(points[p] for p in drawn) - min(points[p] for p in drawn)
        for sat in one.tables:
            order = list(sat.players)
            random.shuffle(order)
            for player, won in zip(order, points_for(range(1, len(order) + 1)), strict=True):
                if player != COMPUTER:
                    points[player] += won
    met = max(max(row[:players]) for row in history.met)
    seat = max(max(row[:seats]) - min(row[:seats]) for row in history.sat)
    share = f"{spread / by_lot:.2f}" if by_lot else "-"
    return str(seats), str(met), str(seat), str(max(history.byes)), share, f"{seconds:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, default=200, help="%(default)s")
    parser.add_argument("--rounds", type=int, default=7, help="%(default)s")
    args = parser.parse_args()
    table = Table(title=f"{args.players} people, {args.rounds} rounds")
    for name in ("seats", "met at most", "seat spread", "byes", "points spread / lot", "seconds"):
        table.add_column(name, justify="right")
    for seats in (2, 3, 4, 5):
        table.add_row(*measure(args.players, seats, args.rounds))
    Console().print(table)


if __name__ == "__main__":
    main()

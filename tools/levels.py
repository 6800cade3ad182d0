"""Find the levels of a game: `python tools/levels.py GAME [--seats 2] [--games 60]`.

Goes down a ladder of players, from one that thinks for long to one that takes anything, and
keeps each that the last one kept beats in at least so many games of a hundred. Prints the
levels, and how often each beats the one below. Steps of 65 to 80 % are wanted.
"""

import argparse

import parvis
from parvis.arena.ladder import alone, hold, processes
from parvis.arena.match import Plan
from parvis.arena.statistics import Interval, wilson

LADDER = (
    "net:800", "net:400", "net:200", "net:100", "net:50", "net:25", "net:12", "net:6", "policy",
    "policy:0.3", "policy:0.45", "policy:0.6", "policy:0.8", "policy:1", "policy:1.25",
    "policy:1.6", "policy:2", "policy:2.5", "policy:3.2", "policy:4", "policy:6", "policy:10",
    "random",
)  # fmt: skip


def share(game: str, one: str, other: str, seats: int, games: int, jobs: int) -> Interval:
    """Return how often one player wins against others in all the other seats."""
    made = parvis.game(game)
    plan = Plan(game, made.version, (one, *[other] * (seats - 1)), seats, {}, 600_000_000)
    run = alone(made) if jobs == 1 else processes(jobs)
    held = hold(plan, games, run, stop_early=False)
    won = sum(played.wins(played.players.index(one)) for played in held)
    return wilson(won, len(held))


def main() -> None:
    """Go down the ladder."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--games", type=int, default=60)
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--least", type=float, default=0.68)
    ask.add_argument("--top", default=LADDER[0])
    given = ask.parse_args()
    kept = given.top
    print(kept, flush=True)
    for spec in LADDER[LADDER.index(kept) + 1 :]:
        found = share(given.game, kept, spec, given.seats, given.games, given.jobs)
        if found.value >= given.least:
            print(f"{spec}  beaten in {found.value:.1%} ({found.low:.1%} to {found.high:.1%})",
                  flush=True)  # fmt: skip
            kept = spec


if __name__ == "__main__":
    main()

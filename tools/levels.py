"""Measure each level's win rate against the one below: `tools/levels.py GAME [--seats 2]`.

The lowest level plays against `first`. One stronger player meets weaker ones in all other seats,
and each deal is played from every seat. With two seats, each step should win 65 to 80 % of games.

`--players A,B,C` measures other players, the weakest first, to find better steps. Judge the chosen
levels with another `--seed`. The top step takes long: `--until builder` leaves it out.
"""

import argparse
from typing import Final

import parvis
from parvis.arena.ladder import alone, hold, processes
from parvis.arena.match import Plan
from parvis.arena.statistics import Interval, wilson
from parvis.arguments import add_options
from parvis.engine import OptionValue
from parvis.players import LEVELS
from parvis.players.levels import level_of

SEED: Final = 600_000_000


def share(
    game: str,
    one: str,
    other: str,
    seats: int,
    games: int,
    jobs: int = 1,
    seed: int = SEED,
    options: dict[str, OptionValue] | None = None,
) -> Interval:
    """Return the win rate of one player against another in all other seats."""
    made = parvis.game(game)
    players = (one, *[other] * (seats - 1))
    plan = Plan(made.name, made.version, players, seats, options or {}, seed)
    run = alone(made) if jobs == 1 else processes(jobs)
    held = hold(plan, games, run, stop_early=False)
    won = sum(played.wins(played.players.index(one)) for played in held)
    return wilson(won, len(held))


def ladder(game: str, until: str) -> list[str]:
    """Return the players to compare, from `first` to a level."""
    return ["first", *(level_of(game, one) for one in LEVELS[: LEVELS.index(until) + 1])]


def main() -> None:
    """Measure every step of the ladder."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--seed", type=int, default=SEED)
    ask.add_argument("--until", choices=LEVELS, default=LEVELS[-1])
    ask.add_argument("--players", help="instead of the levels, the weakest first")
    add_options(ask)
    given = ask.parse_args()
    game = parvis.game(given.game)
    options = game.read_options(given.option)
    specs = given.players.split(",") if given.players else ladder(game.name, given.until)
    for below, above in zip(specs, specs[1:], strict=False):
        found = share(
            game.name, above, below, given.seats, given.games, given.jobs, given.seed, options
        )
        print(f"{above} over {below}: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})",
              flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

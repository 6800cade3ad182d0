"""The command `parvis train`."""

import argparse
import functools
import importlib.util
from pathlib import Path
from typing import Any

import msgspec

from parvis.arguments import add_game, positive, seconds, seed
from parvis.extras import MissingExtra, needed


class Untrained(RuntimeError):
    """There is no network yet. The message says where it was expected."""


def add_parsers(commands: Any) -> None:
    """Add the command to those of `parvis`."""
    one = commands.add_parser(
        "train",
        help="let a network learn a game by playing against itself",
        epilog="The folder holds games, networks and a log; the same command continues in it. "
        "FOLDER/best.npz plays as net:500:FOLDER/best.npz.",
    )
    add_game(one)
    one.add_argument("--seats", type=positive, help="number of players (default: a mix)")
    one.add_argument("--hours", type=seconds, default=12.0, help="hours in all (default 12)")
    one.add_argument("--rounds", type=positive, default=1000, help="at most this many rounds")
    one.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    one.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="here, or on a Ray cluster"
    )
    one.add_argument("--address", default="", help="address of a Ray cluster")
    one.add_argument("--seed", type=seed, help="seed instead of the game's own")
    one.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="changes",
        help="a number instead of the game's own (training/config.py), such as games=100",
    )  # fmt: skip
    one.add_argument("--out", type=Path, metavar="FOLDER", help="default: train/GAME")
    one.add_argument(
        "--publish", type=Path, metavar="WEIGHTS", help="measure best.npz and copy it to this file"
    )
    one.add_argument(
        "--games", type=positive, default=200, help="games of that measurement (default 200)"
    )
    one.add_argument("--budget", default="50ms", help="budget per decision in them (default 50ms)")
    one.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Train until the hours are spent."""
    if importlib.util.find_spec("torch") is None:
        raise MissingExtra("training", "torch", "train")
    from parvis import parallel
    from parvis.arena import ladder
    from parvis.games import game as game_of
    from parvis.training.config import config_of
    from parvis.training.loop import Training, by_name

    game = game_of(given.game)
    config = config_of(game.name, given.changes)
    if given.seats is not None:
        game.chosen(given.seats, {})
        config = msgspec.structs.replace(config, seats={given.seats: 1})
    if given.seed is not None:
        config = msgspec.structs.replace(config, seed=given.seed)

    if given.engine == "ray":
        ray = needed("ray", "--engine ray", "ray")
        runner: parallel.Runner = parallel.on_ray(ray, given.address)
        matches = ladder.on_ray(ray, given.address)
    elif given.jobs > 1:
        runner = parallel.processes(given.jobs)
        matches = ladder.processes(given.jobs)
    else:
        runner, matches = parallel.alone, ladder.alone(game)
    folder = given.out or Path("train") / game.name
    if given.publish is not None:
        from parvis.training.publish import publish

        best = folder / "best.npz"
        if not best.is_file():
            raise Untrained(f"there is no {best}: train first")
        publish(game, best, given.publish, given.games, given.budget, matches)
        return 0
    command = " ".join(["parvis train", game.name, *(f"--set {one}" for one in given.changes)])
    command += f" --seats {given.seats}" if given.seats is not None else ""
    command += f" --seed {given.seed}" if given.seed is not None else ""
    work = functools.partial(by_name, config)
    training = Training(game, config, folder, work, runner, matches, command=command)
    training.run(given.hours, given.rounds)
    print(training.best or f"no network won its match yet; the same command goes on in {folder}")
    return 0

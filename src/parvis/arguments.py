"""Argument types and shared options of the commands. A rejected value becomes a readable error."""

import argparse
import json
import math
import textwrap
from pathlib import Path
from typing import Any

from parvis.engine.options import Option
from parvis.games import game, game_names

PLAYERS = """\
players:
  first, random           always the first option; any option
  greedy, greedy:0.3      the best next move by a rule of thumb; 0.3: at random that often
  mcts:500, mcts:2s       search with 500 playouts, or for 2 seconds; casual:20:0.1 wavers
  classic:500             search with the first hand-written evaluation, a fixed baseline
  policy, policy:0.5      habits without search, learned or by hand; 0.5: more at random
  net:500, net:2s, net:50ms   search with a learned network (net:500:FILE.npz: with yours)
  level:novice, level:apprentice, level:villager, level:builder, level:master
                          the levels of the table, the weakest first
  own:module:Name         a class of yours, found from this folder: trusted, in this process
  guest:module:Name       the same in a process of its own that knows its seat alone"""


def positive(text: str) -> int:
    """Read a whole number above 0."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return number


def seed(text: str) -> int:
    """Parse a seed: a whole number that fits into any file format."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 19):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of up to 18 digits")
    return int(text)


def seconds(text: str) -> float:
    """Read a time of up to an hour."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0.0 <= number <= 3600.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 3600")
    return number


def port(text: str) -> int:
    """Read a port of the network."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return number


def new_file(text: str) -> Path:
    """Read the path of a file to write."""
    path = Path(text)
    if not path.name:
        raise argparse.ArgumentTypeError(f"{text!r} is not the name of a file")
    if path.is_dir():  # fail now, not when the work is done
        raise argparse.ArgumentTypeError(f"{text!r} is a folder")
    return path


# What several commands share.


def add_game(parser: argparse.ArgumentParser, **settings: Any) -> None:
    """Declare the argument that names the game."""
    parser.add_argument("game", help=f"one of {', '.join(game_names())}", **settings)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of a game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option such as inn=true; may be repeated; see below",
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.set_defaults(lists_options=True)  # in its --help, see `options_told`


def options_told() -> str:
    """Return the options of all games with their values, the default first."""
    told: list[str] = []
    for name in game_names():
        options = " ".join(f"{one.name}={span(one)}" for one in game(name).settings)
        told += textwrap.wrap(
            f"options of {name}: {options}", 100, subsequent_indent="  ", break_long_words=False
        )
    return "\n".join(told)


def span(option: Option) -> str:
    """Return an option's values in short form, the default first."""
    shown = [str(value).lower() for value in option.values]
    return "|".join(shown) if len(shown) <= 8 else "|".join([*shown[:3], "…", shown[-1]])


def add_players(parser: argparse.ArgumentParser, about: str, **settings: Any) -> None:
    """Declare the argument for players; `PLAYERS` explains their names in the help."""
    parser.add_argument(
        "--players", metavar="NAME,…", help=f"{about}; see below", default="", **settings
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(filter(None, (parser.epilog, PLAYERS)))


def add_json(parser: argparse.ArgumentParser) -> None:
    """Declare `--json`."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def show_json(figures: Any) -> None:
    """Print figures as indented JSON."""
    print(json.dumps(figures, indent=2, ensure_ascii=False))

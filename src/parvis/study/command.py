"""The commands `parvis simulate` and `parvis dataset`."""

import argparse
import collections
import importlib
import statistics
import types
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from parvis.arena.ladder import alone, processes
from parvis.arena.match import Job, Plan, Played
from parvis.arena.statistics import wilson
from parvis.arguments import new_file, positive, seed
from parvis.engine import Game
from parvis.games import game as game_of
from parvis.players import check_player
from parvis.progress import Bar
from parvis.text import LANGUAGES, Texts


class MissingExtra(RuntimeError):
    """A library that only some need is not installed. The message says how to get it."""


def add_parsers(commands: Any, language: str) -> None:
    """Add the commands of this chapter to the command line."""
    one = commands.add_parser(
        "simulate",
        help="let computer players play many games, and show scores and lengths",
        epilog="Seats keep their players; use `parvis arena` to compare players fairly.",
    )
    one.add_argument("game")
    one.add_argument("--games", type=positive, default=100, help="how many (default 100)")
    one.add_argument("--players", default="", help="by seat: random,greedy,mcts:200 …")
    one.add_argument("--seed", type=seed, default=1, help="of the first game; then counted up")
    one.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--lang", choices=LANGUAGES, default=language)
    one.add_argument(
        "--out",
        type=new_file,
        metavar="FILE.parquet",
        help="write games and choices as Parquet files",
    )
    one.set_defaults(run=simulate)

    one = commands.add_parser("dataset", help="say what is in the files of simulate --out")
    one.set_defaults(run=show_columns)


def simulate(given: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    game = game_of(given.game)
    if given.players:
        players = tuple(check_player(spec.strip()) for spec in given.players.split(","))
    else:
        players = ("random",) * min(4, game.seats[-1])
    options = game.read_options(given.option)
    game.chosen(len(players), options)
    plan = Plan(game.name, game.version, players, len(players), options, given.seed)
    played: list[Played] = []
    run = alone(game) if given.jobs <= 1 else processes(given.jobs)
    with Bar() as bar:
        task = bar.add_task(f"{game.name}: {', '.join(players)}", total=given.games)

        def results() -> Iterator[Played]:
            for one in run(plan, jobs_of(players, given.games, given.seed)):
                played.append(one)
                bar.advance(task)
                yield one

        if given.out:
            dataset().write(game, plan, results(), given.out)
        else:
            collections.deque(results(), maxlen=0)
    show(game, players, played, Texts(game, given.lang))
    return 0


def dataset() -> types.ModuleType:
    """Return the module that writes data sets; raise MissingExtra if its library is not there."""
    try:
        return importlib.import_module("parvis.study.dataset")
    except ImportError:
        raise MissingExtra("for data sets, install parvis[data]") from None


def show_columns(given: argparse.Namespace) -> int:
    """Print the columns of both files."""
    module = dataset()
    out = Console(highlight=False)
    for title, columns in (
        ("FILE.parquet, a row a game", module.GAMES),
        ("FILE.choices.parquet, a row a choice", module.CHOICES),
    ):
        grid = Grid(title=f"{title} (version {module.VERSION})", title_justify="left")
        for head in ("column", "type", "meaning"):
            grid.add_column(head)
        for column in columns:
            grid.add_row(column.name, str(column.type), column.meaning)
        out.print(grid)
    return 0


def jobs_of(players: tuple[str, ...], games: int, seed: int) -> Iterator[Job]:
    """Number the games; everybody keeps their seat."""
    return (Job(number, seed + number, players) for number in range(games))


def show(game: Game[Any], players: tuple[str, ...], played: list[Played], texts: Texts) -> None:
    """Print a column for each seat: wins, points, points by category; then the lengths."""
    out = Console(highlight=False)
    if not played:
        out.print("No games were played.")
        return
    grid = Grid(title=f"{texts.get('title')} · {len(played)}", title_justify="left")
    grid.add_column("")
    seats = range(len(players))
    for seat in seats:
        grid.add_column(f"{seat + 1} {players[seat]}", justify="right")
    wins = [sum(one.wins(seat) for one in played) for seat in seats]
    spans = [wilson(won, len(played)) for won in wins]
    grid.add_row("wins %", *(f"{100 * won / len(played):.1f}" for won in wins))
    grid.add_row("95 %", *(f"{100 * one.low:.0f}-{100 * one.high:.0f}" for one in spans))
    points = [[one.scores[seat] for one in played] for seat in seats]
    grid.add_row("points", *(f"{statistics.fmean(row):.1f}" for row in points))
    grid.add_row("±", *(f"{statistics.pstdev(row):.1f}" for row in points))
    grid.add_row("min-max", *(f"{min(row)}-{max(row)}" for row in points))
    grid.add_section()
    for i, category in enumerate(game.categories):
        means = [statistics.fmean(one.breakdown[seat][i] for one in played) for seat in seats]
        grid.add_row(texts.get(f"score-{category}"), *(f"{mean:.2f}" for mean in means))
    out.print(grid)
    lengths = [len(one.choices) for one in played]
    out.print(
        f"choices a game: {statistics.fmean(lengths):.1f} "
        f"({min(lengths)}-{max(lengths)}), of them decisions: "
        f"{statistics.fmean(sum(one.decisions) for one in played):.1f}"
    )

"""The commands `parvis simulate` and `parvis dataset`."""

import argparse
import collections
import statistics
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from parvis.arena.ladder import alone, processes
from parvis.arena.match import Job, Plan, Played
from parvis.arena.statistics import wilson
from parvis.arguments import add_game, add_json, add_options, add_players, positive, seed, show_json
from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.players import check_player
from parvis.progress import Bar
from parvis.study.dataset import VERSION, columns, entries, write
from parvis.study.files import Column, data_file
from parvis.text import LANGUAGES, Texts


def add_parsers(commands: Any, language: str) -> None:
    """Add the two commands to the command line."""
    one = commands.add_parser(
        "simulate",
        help="let computer players play many games, and show scores and lengths",
        epilog="Seats keep their players; use `parvis arena` to compare players fairly.",
    )
    add_game(one)
    one.add_argument("--games", type=positive, default=100, help="how many (default 100)")
    add_players(one, "by seat (default: random)")
    one.add_argument("--seed", type=seed, default=1, help="of the first game; then counted up")
    one.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    add_options(one)
    one.add_argument("--lang", choices=LANGUAGES, default=language, help="of names")
    one.add_argument(
        "--out",
        type=data_file,
        metavar="FILE",
        help="write the games as data: games.csv, games.jsonl or games.parquet; seats and "
        "choices go beside it",
    )
    add_json(one)
    one.set_defaults(run=simulate)

    one = commands.add_parser("dataset", help="say what is in the files of simulate and export")
    one.add_argument("game", nargs="?", help="with the columns of this game's points")
    add_json(one)
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
            write(game, entries(plan, results()), given.out)
        else:
            collections.deque(results(), maxlen=0)
    if given.json:
        show_json(figures(game, players, played))
    else:
        show(game, players, played, Texts(game, given.lang))
    return 0


def show_columns(given: argparse.Namespace) -> int:
    """Print the columns of the files."""
    sheets = columns(game_of(given.game) if given.game else None)
    if given.json:
        show_json({"version": VERSION, "files": {_file(s): _told(c) for s, c in sheets.items()}})
        return 0
    out = Console(highlight=False)
    for sheet, about in sheets.items():
        title = f"{_file(sheet)}, a row a {sheet.removesuffix('s') or 'game'} (version {VERSION})"
        grid = Grid(title=title, title_justify="left")
        for head in ("column", "type", "meaning"):
            grid.add_column(head, overflow="fold")
        for column in about:
            grid.add_row(column.name, column.type.__name__, column.meaning)
        out.print(grid)
    if not given.game:
        out.print("seats has points_… as well, a column a category: parvis dataset GAME")
    return 0


def _file(sheet: str) -> str:
    return f"FILE.{sheet}.csv" if sheet else "FILE.csv"


def _told(about: tuple[Column, ...]) -> list[dict[str, str]]:
    return [{"name": c.name, "type": c.type.__name__, "meaning": c.meaning} for c in about]


def figures(game: AnyGame, players: tuple[str, ...], played: list[Played]) -> dict[str, Any]:
    """Return the figures that `show` prints."""
    lengths = [len(one.choices) for one in played]
    seats = []
    for seat, spec in enumerate(players):
        won = sum(one.wins(seat) for one in played)
        span = wilson(won, len(played))
        points = [one.scores[seat] for one in played]
        seats.append(
            {
                "player": spec,
                "won": won / len(played),
                "low": span.low,
                "high": span.high,
                "points": statistics.fmean(points),
                "deviation": statistics.pstdev(points),
                "least": min(points),
                "most": max(points),
                "categories": {
                    category: statistics.fmean(one.breakdown[seat][i] for one in played)
                    for i, category in enumerate(game.categories)
                },
                "forfeits": sum(seat in one.forfeits for one in played),
            }
        )
    return {
        "game": game.name,
        "games": len(played),
        "seats": seats,
        "choices": statistics.fmean(lengths),
        "decisions": statistics.fmean(sum(one.decisions) for one in played),
    }


def jobs_of(players: tuple[str, ...], games: int, seed: int) -> Iterator[Job]:
    """Number the games; players keep their seats."""
    return (Job(number, seed + number, players) for number in range(games))


def show(game: AnyGame, players: tuple[str, ...], played: list[Played], texts: Texts) -> None:
    """Print a column for each seat: wins, points, points by category; then the lengths."""
    out = Console(highlight=False)
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

"""The commands `parvis arena`, `parvis report` and `parvis hint`."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import TaskID
from rich.table import Table

from parvis.arena.ladder import GAMES, BadArena, Results, alone, hold, load, on_ray, processes
from parvis.arena.match import Plan, Played
from parvis.arena.report import beats, number, percent, write
from parvis.arena.statistics import wilson
from parvis.arena.summary import Summary, summarise
from parvis.arguments import (
    add_game,
    add_json,
    add_options,
    add_players,
    positive,
    seconds,
    seed,
    show_json,
)
from parvis.engine import CHANCE, AnyGame, replay
from parvis.extras import needed
from parvis.games import game as game_of
from parvis.players import check_player, source_of
from parvis.players.hint import hint
from parvis.progress import Bar
from parvis.records import read_saved
from parvis.text import LANGUAGES


def add_parsers(subparsers: Any, language: str) -> None:
    """Add the three commands to the command line; each sets `run` to its function."""
    arena = subparsers.add_parser("arena", help="let computer players compete")
    add_game(arena)
    add_players(arena, "who competes", required=True)
    arena.add_argument(
        "--games", type=positive, default=100, help="at most this many games (default 100)"
    )
    arena.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    arena.add_argument("--seats", type=positive, help="seats at a table (default: one per player)")
    add_options(arena)
    arena.add_argument("--seed", type=seed, default=0, help="seed of the first games (default 0)")
    arena.add_argument(
        "--out", type=Path, help="folder for games and report; continued if it exists"
    )
    arena.add_argument("--all", action="store_true", help="play all games, settled or not")
    arena.add_argument(
        "--limit", type=seconds, default=0.0, help="seconds per decision; a slower player forfeits"
    )
    _looks(arena, language)
    arena.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="here, or on a Ray cluster"
    )
    arena.add_argument("--address", default="", help="address of a Ray cluster")
    arena.set_defaults(run=run_arena)
    report = subparsers.add_parser("report", help="write the report of a match again")
    report.add_argument("folder", type=Path, help="the folder of arena --out")
    _looks(report, language)
    report.set_defaults(run=run_report)
    hints = subparsers.add_parser("hint", help="say what the strongest player would choose")
    hints.add_argument("record", type=Path, help="a record or a saved table")
    hints.add_argument("--seconds", type=seconds, default=2.0, help="seconds to think (default 2)")
    hints.add_argument("--ply", type=int, help="default: after the last choice")
    add_json(hints)
    hints.set_defaults(run=run_hint)


def _looks(parser: Any, language: str) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language, help="language of the report"
    )
    add_json(parser)


def run_arena(args: argparse.Namespace) -> int:
    """Play a match and print the results."""
    game = game_of(args.game)
    plan = plan_of(game, args)
    results = _engine(game, args)
    path = args.out / GAMES if args.out else None
    with _bar(plan, args.games) as shown:
        played = hold(plan, args.games, results, path, not args.all, shown.show)
    if args.out:
        summary = write(game, plan, played, args.out, args.lang)
    else:
        summary = summarise(plan, played, game.categories)
    _print(summary, played, args.json)
    return 0


def _print(summary: Summary, played: list[Played], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    show(summary, Console())
    for one in played:
        for seat, why in one.forfeits.items():
            who, where = one.players[seat], f"game {one.number}, seed {one.seed}"
            print(f"{who} forfeited {where}: {why}")


def run_report(args: argparse.Namespace) -> int:
    """Write the report of a match, finished or not."""
    plan, played = load(args.folder / GAMES)
    summary = write(game_of(plan.game), plan, played, args.folder, args.lang)
    _print(summary, played, args.json)
    if not args.json:
        print(args.folder / "report.html")
    return 0


def run_hint(args: argparse.Namespace) -> int:
    """Print the strongest player's choices for the pending decision of a record."""
    record = read_saved(args.record).record
    game = game_of(record.game)
    s = replay(game, record, args.ply)
    if not s.agenda or s.agenda[-1].seat == CHANCE:
        if args.json:
            show_json({"seat": None, "choices": []})
        else:
            print("nobody has to choose here")
        return 0
    advised = hint(game, s, args.seconds)
    if args.json:
        choices = [
            {"choice": game.spell(s, one.choice), "thought": one.share, "wins": one.wins}
            | {"points": one.points}
            for one in advised
        ]
        show_json({"seat": s.agenda[-1].seat, "choices": choices})
        return 0
    table = Table(title=f"seat {s.agenda[-1].seat + 1} chooses")
    for column in ("choice", "thought", *(f"seat {n + 1}" for n in range(record.seats))):
        table.add_column(column, justify="left" if column == "choice" else "right")
    for advice in advised[:8]:
        seats = [
            f"{win:.0%}, {points:.1f} points"
            for win, points in zip(advice.wins, advice.points, strict=True)
        ]
        table.add_row(game.spell(s, advice.choice), f"{advice.share:.0%}", *seats)
    Console().print(table)
    return 0


def plan_of(game: AnyGame, args: argparse.Namespace) -> Plan:
    """Return the plan of a match; raise if a player, a seat count or an option is wrong."""
    players = tuple(check_player(spec.strip()) for spec in args.players.split(","))
    seats = args.seats or max(len(players), game.seats[0])
    options = game.read_options(args.option)
    game.chosen(seats, options)
    sources = {spec: source for spec in players if (source := source_of(spec))}
    return Plan(game.name, game.version, players, seats, options, args.seed, args.limit, sources)


def _engine(game: AnyGame, args: argparse.Namespace) -> Results:
    if args.address and args.engine != "ray":
        raise BadArena("--address is that of a Ray cluster: add --engine ray")
    if args.engine == "ray":
        return on_ray(needed("ray", "--engine ray", "ray"), args.address)
    return processes(args.jobs) if args.jobs > 1 else alone(game)


class _Shown(Bar):
    """A progress bar that also shows the first player's results."""

    first = ""
    task = TaskID(0)

    def show(self, played: list[Played]) -> None:
        won = [one.wins(i) for one in played for i, p in enumerate(one.players) if p == self.first]
        text = f"{self.first} {percent(wilson(sum(won), len(won)))}" if won else self.first
        self.update(self.task, completed=len(played), description=text)


def _bar(plan: Plan, games: int) -> _Shown:
    bar = _Shown()
    bar.first = plan.players[0]
    bar.task = bar.add_task(plan.players[0], total=games)
    return bar


def show(summary: Summary, console: Console) -> None:
    """Print the results of a match."""
    table = Table(title=f"{summary.plan.game}, {summary.games} games, {summary.plan.seats} seats")
    for column in ("player", "games", "won", "rank", "points", "rating", "ms", "slowest"):
        name = column == "player"  # must stay readable in a narrow window
        table.add_column(column, justify="left" if name else "right", no_wrap=name)
    for s in summary.standings:
        table.add_row(
            escape(s.player), str(s.games), percent(s.wins), f"{s.rank:.2f}", number(s.points),
            number(s.rating), f"{s.seconds * 1000:.0f}", f"{s.slowest * 1000:.0f}",
        )  # fmt: skip
    console.print(table)
    for d in summary.duels:
        console.print(escape(beats(d)))  # names may come from an untrusted file

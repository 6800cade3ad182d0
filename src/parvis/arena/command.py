"""The commands `parvis arena`, `parvis report` and `parvis hint`."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import TaskID
from rich.table import Table

from parvis.arena.ladder import GAMES, BadArena, Results, alone, hold, load, on_ray, processes
from parvis.arena.match import Plan, Played
from parvis.arena.report import number, percent, write
from parvis.arena.statistics import wilson
from parvis.arena.summary import Summary, summarise
from parvis.arguments import positive, seconds, seed
from parvis.engine import CHANCE, Game, replay
from parvis.games import game as game_of
from parvis.players import check_player
from parvis.players.hint import hint
from parvis.progress import Bar
from parvis.records import read_saved


def add_parsers(subparsers: Any) -> None:
    """Add the three commands to those of `parvis`; each sets `run` to its function."""
    arena = subparsers.add_parser("arena", help="let computer players compete")
    arena.add_argument("game")
    arena.add_argument("--players", required=True, help="greedy,mcts:500,mcts:2s,level:master …")
    arena.add_argument("--games", type=positive, default=100, help="at most (default 100)")
    arena.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    arena.add_argument("--seats", type=positive, help="default: as many as players")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--seed", type=seed, default=0)
    arena.add_argument("--out", type=Path, help="folder for games and report; goes on if it exists")
    arena.add_argument("--all", action="store_true", help="play all games, settled or not")
    arena.add_argument("--engine", choices=("local", "ray"), default="local")
    arena.add_argument("--address", default="", help="of a Ray cluster")
    arena.set_defaults(run=run_arena)
    report = subparsers.add_parser("report", help="write the report of a match again")
    report.add_argument("folder", type=Path)
    report.set_defaults(run=run_report)
    hints = subparsers.add_parser("hint", help="say what the strongest player would choose")
    hints.add_argument("record", type=Path)
    hints.add_argument("--seconds", type=seconds, default=2.0)
    hints.add_argument("--ply", type=int, help="default: after the last choice")
    hints.set_defaults(run=run_hint)


def run_arena(args: argparse.Namespace) -> int:
    """Hold a match and print what came out."""
    game = game_of(args.game)
    plan = plan_of(game, args)
    results = _engine(game, args)
    path = args.out / GAMES if args.out else None
    with _bar(plan, args.games) as shown:
        played = hold(plan, args.games, results, path, not args.all, shown.show)
    if args.out:
        summary = write(game, plan, played, args.out)
    else:
        summary = summarise(plan, played, game.categories)
    show(summary, Console())
    return 0


def run_report(args: argparse.Namespace) -> int:
    """Write the report of a match, finished or not."""
    plan, played = load(args.folder / GAMES)
    summary = write(game_of(plan.game), plan, played, args.folder)
    show(summary, Console())
    print(args.folder / "report.html")
    return 0


def run_hint(args: argparse.Namespace) -> int:
    """Print the strongest player's choices for whoever must choose in a record."""
    record = read_saved(args.record).record
    game = game_of(record.game)
    s = replay(game, record, args.ply)
    if not s.agenda or s.agenda[-1].seat == CHANCE:
        print("nobody has to choose here")
        return 0
    table = Table(title=f"seat {s.agenda[-1].seat + 1} chooses")
    for column in ("choice", "thought", *(f"seat {n + 1}" for n in range(record.seats))):
        table.add_column(column, justify="left" if column == "choice" else "right")
    for advice in hint(game, s, args.seconds)[:8]:
        seats = [
            f"{win:.0%}, {points:.1f} points"
            for win, points in zip(advice.wins, advice.points, strict=True)
        ]
        table.add_row(game.spell(s, advice.choice), f"{advice.share:.0%}", *seats)
    Console().print(table)
    return 0


def plan_of(game: Game[Any], args: argparse.Namespace) -> Plan:
    """Return the plan of a match; raise if a player, a seat count or an option is wrong."""
    players = tuple(check_player(spec.strip()) for spec in args.players.split(","))
    seats = args.seats or max(len(players), game.seats[0])
    options = game.read_options(args.option)
    game.chosen(seats, options)
    return Plan(game.name, game.version, players, seats, options, args.seed)


def _engine(game: Game[Any], args: argparse.Namespace) -> Results:
    if args.address and args.engine != "ray":
        raise BadArena("--address is that of a Ray cluster: add --engine ray")
    if args.engine == "ray":
        try:
            import ray
        except ImportError:
            raise BadArena("for --engine ray, install parvis[ray]") from None
        return on_ray(ray, args.address)
    return processes(args.jobs) if args.jobs > 1 else alone(game)


class _Shown(Bar):
    """A progress bar that also says how the first player does."""

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
    """Print the figures of a match."""
    table = Table(title=f"{summary.plan.game}, {summary.games} games, {summary.plan.seats} seats")
    for column in ("player", "games", "won", "rank", "points", "rating", "ms", "slowest"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for s in summary.standings:
        table.add_row(
            escape(s.player), str(s.games), percent(s.wins), f"{s.rank:.2f}", number(s.points),
            number(s.rating), f"{s.seconds * 1000:.0f}", f"{s.slowest * 1000:.0f}",
        )  # fmt: skip
    console.print(table)
    for d in summary.duels:
        verdict = "settled" if d.settled else "open"
        pair = escape(f"{d.one} ahead of {d.other}")  # names may come from anybody's file
        console.print(f"{pair}: {percent(d.share)} of {d.games}, {verdict}")

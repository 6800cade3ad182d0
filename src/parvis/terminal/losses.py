"""`parvis losses`: each player's loss per decision in whole matches, by kind of choice."""

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from parvis.analysis.accuracy import accuracy_at
from parvis.analysis.analyst import Analyst
from parvis.analysis.report import Accuracy
from parvis.arena.ladder import GAMES, load
from parvis.arguments import add_json, positive, show_json
from parvis.engine import AnyGame, Record
from parvis.games import game as game_of
from parvis.progress import Bar

FILE: Final = "losses.jsonl"


class Lost(msgspec.Struct, frozen=True):
    """The decisions in one game."""

    number: int
    budget: str  # the budget of the analysis
    players: list[str]
    seats: list[Accuracy]


class KindOfLoss(msgspec.Struct, frozen=True):
    """A player's loss on decisions of one kind."""

    kind: str
    decisions: int
    loss: float  # mean, in win chance


class PlayerLoss(msgspec.Struct, frozen=True):
    """What a player lost in a match."""

    player: str
    games: int
    decisions: int
    loss: float
    accuracy: float
    by_kind: list[KindOfLoss]


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    one = commands.add_parser(
        "losses",
        help="analyse a match: what each player lost per decision, by kind",
        description="Analyse the games of a match that `parvis arena --out` has kept. Every "
        "choice is looked at a few steps ahead; with --far the dearest are followed to the end. "
        "What is found is kept in losses.jsonl beside the games: the command goes on where it was.",
    )
    one.add_argument("folder", type=Path, help="the folder of arena --out")
    one.add_argument("--games", type=positive, help="analyse only this many games, from the first")
    one.add_argument("--far", action="store_true", help="as thoroughly as `parvis analyse`")
    add_json(one)
    one.set_defaults(run=losses)


def losses(given: argparse.Namespace) -> int:
    """Analyse a match and print the losses."""
    plan, played = load(given.folder / GAMES)
    game, thorough = game_of(plan.game), "far" if given.far else "near"
    wanted = [one for one in played if not one.forfeits][: given.games]
    path = given.folder / FILE
    known = {one.number: one for one in _read(path) if one.budget == thorough}
    with Bar() as bar:
        task = bar.add_task("", total=len(wanted), completed=0)
        for one in wanted:
            if one.number not in known:
                found = known[one.number] = Lost(
                    one.number, thorough, list(one.players), lost(game, one.record(plan), given.far)
                )
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
            bar.advance(task)
    told = by_player([known[one.number] for one in wanted])
    if given.json:
        show_json(msgspec.to_builtins(told))
    else:
        show(told, Console())
    return 0


def _read(path: Path) -> list[Lost]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Lost) for line in lines]


def lost(game: AnyGame, record: Record, far: bool) -> list[Accuracy]:
    """Analyse a game; without `far`, run only the pass that treats all choices equally."""
    analyst = Analyst(game, record)
    if far:
        for _ in analyst.work():
            pass
    else:
        for _ in analyst.decisions.near():
            pass
    return analyst.report().accuracy


def by_player(games: list[Lost]) -> list[PlayerLoss]:
    """Sum each player's losses over its seats, the smallest first."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    sums: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    seats: dict[str, int] = defaultdict(int)
    for one in games:
        for player, of_seat in zip(one.players, one.seats, strict=True):
            seats[player] += 1
            for kind in of_seat.by_kind:
                counts[player][kind.kind] += kind.decisions
                sums[player][kind.kind] += kind.loss * kind.decisions
    found: list[PlayerLoss] = []
    for player, kinds in counts.items():
        n = sum(kinds.values())
        loss = sum(sums[player].values()) / n
        rows = [KindOfLoss(k, kinds[k], round(sums[player][k] / kinds[k], 5)) for k in kinds]
        rows.sort(key=lambda row: -row.loss * row.decisions)
        found.append(PlayerLoss(player, seats[player], n, round(loss, 5), accuracy_at(loss), rows))
    return sorted(found, key=lambda one: one.loss)


def show(found: list[PlayerLoss], out: Console) -> None:
    """Print a table of all players, and one by kind."""
    table = Table(title="average loss of a decision, in points of 100", title_justify="left")
    for column in ("player", "seats", "decisions", "loss", "accuracy"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for one in found:
        table.add_row(
            one.player, str(one.games), str(one.decisions),
            f"{100 * one.loss:.2f}", f"{one.accuracy:.1f}",
        )  # fmt: skip
    out.print(table)
    kinds = sorted({row.kind for one in found for row in one.by_kind})
    by_kind = Table(title="by kind of decision (how many)", title_justify="left")
    by_kind.add_column("kind")
    for one in found:
        by_kind.add_column(one.player, justify="right")
    for kind in kinds:
        cells: list[str] = []
        for one in found:
            row = next((row for row in one.by_kind if row.kind == kind), None)
            cells.append("" if row is None else f"{100 * row.loss:.2f} ({row.decisions})")
        by_kind.add_row(kind, *cells)
    out.print(by_kind)

"""`parvis puzzles`: find puzzles in games, and check those that were found."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from parvis import parallel
from parvis.arguments import add_game, add_json, new_file, positive, seed, show_json
from parvis.engine import AnyGame, BadRecord, Record
from parvis.games import game as game_of
from parvis.progress import Bar
from parvis.puzzles.proof import LONG, Effort, check
from parvis.puzzles.puzzle import Collection, Puzzle, puzzles_of
from parvis.puzzles.search import (
    BadSearch,
    Keeper,
    Looked,
    Order,
    Search,
    look,
    orders,
    packed,
    selected,
    together,
    written,
)
from parvis.records import read_saved
from parvis.study.records import shared_games
from parvis.terminal.command import console

BRIEF: Final = Effort(short=12, options=3, near=8, rivals=1, glance=4, far=12, pairs=10)


def add_parser(commands: Any) -> None:
    """Add the commands to the command line."""
    top = commands.add_parser("puzzles", help="find puzzles in games, or check those of Parvis")
    under = top.add_subparsers(metavar="COMMAND", required=True)

    one = under.add_parser(
        "find",
        help="look through games for moments where one choice is clearly best",
        description="Look through games for moments where one choice is clearly best and the "
        "natural one is not. The same command goes on where it was cut off.",
    )
    add_game(one)
    one.add_argument("--count", type=positive, default=40, help="how many (default 40)")
    one.add_argument(
        "--records",
        type=Path,
        metavar="PATH",
        help="look through these games instead of self-play: a folder of records, or the "
        "games.jsonl that `parvis export` wrote of people who share theirs",
    )
    one.add_argument("--games", type=positive, help="look through at most this many games")
    one.add_argument("--seed", type=seed, default=1, help="another seed finds other puzzles")
    one.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    one.add_argument(
        "--add", type=Path, metavar="FILE", help="choose from the puzzles of this file, too"
    )
    one.add_argument("--quick", action="store_true", help="look only briefly, to try it")
    one.add_argument("--out", type=new_file, required=True, metavar="FILE", help="a JSON file")
    one.set_defaults(run=find)

    one = under.add_parser(
        "check",
        help="judge the puzzles of a game again, by a long search of other seeds",
    )
    add_game(one)
    one.add_argument(
        "--file", type=Path, help="check the puzzles of a file instead of those in Parvis"
    )
    one.add_argument("--seed", type=seed, default=1, help="seed of the search")
    one.add_argument("--first", type=positive, help="check only this many")
    one.add_argument("--quick", action="store_true", help="look only briefly, to try it")
    one.add_argument("--out", type=new_file, metavar="FILE", help="write the puzzles that pass")
    add_json(one)
    one.set_defaults(run=check_puzzles)


def find(given: argparse.Namespace) -> int:
    """Find puzzles and write them."""
    game = game_of(given.game)
    records, names = _records(game, given.records) if given.records else ([], ())
    before = _collection(given.add) if given.add else None
    if before is not None and before.game != game.name:
        raise BadSearch(f"{given.add} holds puzzles of {before.game}")
    effort = BRIEF if given.quick else Effort()
    search = Search(game.name, game.version, given.seed, effort, names)
    keeper = Keeper(given.out.with_name(given.out.name + ".looked"), search)
    with Bar() as bar:
        task = bar.add_task(game.name, total=given.count)

        def told() -> list[Puzzle]:
            chosen = selected(together(before, keeper.found), given.count)
            bar.update(
                task, completed=len(chosen), description=f"{game.name}: {len(keeper.looked)} games"
            )
            return chosen

        for one in _looked(orders(search, records, len(keeper.looked)), told, given):
            keeper.add(one)
    chosen = selected(together(before, keeper.found), given.count)
    given.out.write_bytes(written(search, keeper, chosen, before))
    console().print(
        f"{given.out}: {len(chosen)} puzzles of {len(keeper.looked)} games", markup=False
    )
    return 0


def _looked(
    work: Iterator[Order], told: Callable[[], list[Puzzle]], given: argparse.Namespace
) -> Iterator[Looked]:
    """Search games until there are enough puzzles or no more games."""

    def wanted() -> Iterator[Order]:
        for order in work:
            if given.games is not None and order.number >= given.games:
                return
            if len(told()) >= given.count:
                return
            yield order

    run: parallel.Runner = parallel.alone if given.jobs == 1 else parallel.processes(given.jobs)
    yield from run(look, wanted())


def _records(game: AnyGame, path: Path) -> tuple[list[Record], tuple[str, ...]]:
    """Read the games in a folder or an export; return them with the file names."""
    if not path.is_dir():
        games = [one for one in shared_games(path) if one.game == game.name]
        if not games:
            raise BadSearch(f"{path} has no game of {game.name}")
        return games, (path.name, str(len(games)))
    found: list[Record] = []
    names: list[str] = []
    for file in sorted(path.glob("*.json")):
        record = read_saved(file).record
        if record.game == game.name:
            found.append(record)
            names.append(file.name)
    if not found:
        raise BadSearch(f"{path} has no record of a game of {game.name} (*.json)")
    return found, tuple(names)


def _collection(path: Path) -> Collection:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Collection)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{path} is not a file of puzzles: {error}") from None


def check_puzzles(given: argparse.Namespace) -> int:
    """Judge existing puzzles again."""
    game = game_of(given.game)
    about: dict[str, Any] = {}
    puzzles = puzzles_of(game.name)
    if given.file:
        read = _collection(given.file)
        puzzles, about = read.puzzles, read.found
    puzzles = puzzles[: given.first]
    checked: list[Puzzle] = []
    with Bar() as bar:
        task = bar.add_task(game.name, total=len(puzzles))
        for puzzle in puzzles:
            effort = BRIEF if given.quick else LONG
            found = check(game, puzzle, given.seed, effort)
            checked.append(msgspec.structs.replace(puzzle, check=found))
            bar.advance(task)
    holding = [one for one in checked if one.check is not None and one.check.holds]
    if given.out:
        about = {**about, "checked": len(checked), "held": len(holding)}
        given.out.write_bytes(packed(Collection(game.name, about, tuple(holding))))
    if given.json:
        show_json([{"id": one.id, **msgspec.to_builtins(one.check)} for one in checked])
    else:
        _show(console(), checked)
    return 0 if len(holding) == len(checked) else 1


def _show(out: Console, checked: list[Puzzle]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for head in ("puzzle", "question", "loss", "now", "±", "played on", "±", ""):
        grid.add_column(head, justify="left" if head in ("puzzle", "question", "") else "right")
    for one in checked:
        found = one.check
        assert found is not None
        cells = (one.replies[0].loss, found.loss, found.error, found.judge, found.judge_error)
        grid.add_row(
            one.id, one.kind, *(f"{100 * cell:.1f}" for cell in cells),
            "holds" if found.holds else "doubtful",
        )  # fmt: skip
    out.print(grid)
    held = sum(one.check is not None and one.check.holds for one in checked)
    out.print(f"{held} of {len(checked)} hold", markup=False)

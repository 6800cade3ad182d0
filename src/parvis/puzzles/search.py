"""Searches many games for puzzles, in parallel, resumably, and deterministically for a seed.

FILE.looked has a line per game, in order. The same command resumes an interrupted search, and a
higher count extends it.
"""

import collections
import itertools
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from parvis.analysis.game import Unfinished
from parvis.arena.match import Job, Plan, play
from parvis.engine import AnyGame, OptionValue, Record
from parvis.engine.record import BadRecord, Diverged
from parvis.games import game as game_of
from parvis.puzzles.finder import Finder
from parvis.puzzles.proof import USUAL, Effort
from parvis.puzzles.puzzle import Collection, Phase, Puzzle, Source

SEATS: Final = (2, 2, 3, 2, 2, 4, 2)  # numbers of seats, in turn
PHASES: Final[tuple[Phase, ...]] = ("late", "middle", "late", "late", "early", "late")
PLAYERS: Final = (
    "mcts:40",
    "mcts:40",
    "mcts:40",
    "greedy",
)  # the players, rotated
VARIANTS: Final[dict[str, tuple[dict[str, OptionValue], ...]]] = {
    "descendance": ({}, {}, {"inn": True}),
    "hoyuk": ({}, {"mode": "intermediate"}, {"mode": "expert"}),
}
SHARE: Final = 0.4  # largest share of a collection with the same kind of question …
PLENTY: Final = 2.0  # … unless this many times more were found than are needed
MIXED: Final = 4  # with fewer kinds of question, SHARE doesn't apply


class BadSearch(ValueError):
    """A search can't be run or continued like this. The message says why."""


class Search(msgspec.Struct, frozen=True):
    """What a search covers: a number always means the same game."""

    game: str
    version: int  # of the rules
    seed: int
    effort: Effort = USUAL
    records: tuple[str, ...] = ()  # files, if people's games are searched


class Order(msgspec.Struct, frozen=True):
    """One game to search."""

    number: int
    seed: int
    wanted: Phase
    effort: Effort
    record: Record | None  # None: it is played first
    game: str
    seats: int = 2
    options: dict[str, OptionValue] = {}


class Looked(msgspec.Struct, frozen=True):
    """The result for a game."""

    number: int
    puzzle: Puzzle | None


def orders(search: Search, records: list[Record], done: int) -> Iterator[Order]:
    """Yield the games to search; self-play never ends."""
    game = game_of(search.game)
    variants = VARIANTS.get(search.game, ({},))
    for number in itertools.count(done) if not search.records else range(done, len(records)):
        seed = search.seed * 1_000_000 + number
        wanted = PHASES[number % len(PHASES)]
        seats = SEATS[number % len(SEATS)]
        yield Order(
            number,
            seed,
            wanted,
            search.effort,
            records[number] if search.records else None,
            search.game,
            seats if seats in game.seats else 2,
            variants[number % len(variants)],
        )


def look(order: Order) -> Looked:
    """Search one game. If it doesn't replay or has not ended, it has no puzzle."""
    game = game_of(order.game)
    source: Source = "self-play" if order.record is None else "people"
    record = order.record or played(game, order)
    try:
        finder = Finder(game, record, order.seed, order.effort, source)
    except (Unfinished, BadRecord, Diverged):
        return Looked(order.number, None)
    return Looked(order.number, finder.puzzle(order.wanted))


def played(game: AnyGame, order: Order) -> Record:
    first = order.number % len(PLAYERS)
    players = tuple(PLAYERS[(first + seat) % len(PLAYERS)] for seat in range(order.seats))
    plan = Plan(game.name, game.version, players, order.seats, order.options, order.seed)
    return play(game, plan, Job(order.number, order.seed, players)).record(plan)


class Keeper:
    """The results so far, in a file."""

    def __init__(self, path: Path, search: Search) -> None:
        """Read the file, or create it; raise BadSearch if it belongs to another search."""
        self.path: Final = path
        self.looked: Final[list[Looked]] = []
        if not path.exists():
            path.write_bytes(msgspec.json.encode(search) + b"\n")
            return
        lines = path.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        try:
            before = msgspec.json.decode(whole[0], type=Search) if whole else None
            self.looked.extend(msgspec.json.decode(line, type=Looked) for line in whole[1:])
        except msgspec.DecodeError as error:
            raise BadSearch(f"{path} is not a search for puzzles: {error}") from None
        if before != search:
            raise BadSearch(f"{path} is of another search: remove it, or write elsewhere")
        if len(whole) < len(lines):  # truncated: that game is searched again
            path.write_bytes(b"".join(whole))

    def add(self, one: Looked) -> None:
        """Append the result for the next game."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.looked.append(one)

    @property
    def found(self) -> list[Puzzle]:
        """All puzzles so far, each once."""
        by_id = {one.puzzle.id: one.puzzle for one in self.looked if one.puzzle is not None}
        return list(by_id.values())


def selected(found: list[Puzzle], count: int) -> list[Puzzle]:
    """Choose a collection in which no kind of question dominates; it may be smaller."""
    kinds = collections.Counter(one.kind for one in found)
    most = count
    if len(kinds) >= MIXED and len(found) < PLENTY * count:
        most = max(1, math.ceil(SHARE * count))
    taken: collections.Counter[str] = collections.Counter()
    chosen: list[Puzzle] = []
    for one in sorted(found, key=lambda one: kinds[one.kind]):  # the rare ones first
        if taken[one.kind] < most and len(chosen) < count:
            taken[one.kind] += 1
            chosen.append(one)
    return mixed(chosen)


def mixed(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Order puzzles so that consecutive ones seldom have the same kind of question."""
    by_kind: dict[str, list[Puzzle]] = collections.defaultdict(list)
    for one in sorted(puzzles, key=lambda one: one.id):
        by_kind[one.kind].append(one)
    places: list[tuple[float, str, Puzzle]] = []
    for kind, those in by_kind.items():
        for i, one in enumerate(those):
            places.append(((i + 0.5) / len(those), kind, one))
    return [one for _, _, one in sorted(places, key=lambda place: place[:2])]


def together(before: Collection | None, found: list[Puzzle]) -> list[Puzzle]:
    """Return what an earlier search found and what this one has, each once."""
    by_id = {one.id: one for one in found}
    earlier = () if before is None else before.puzzles
    return list({**by_id, **{one.id: one for one in earlier}}.values())


def written(
    search: Search, keeper: Keeper, puzzles: list[Puzzle], before: Collection | None = None
) -> bytes:
    """Return the file of a collection."""
    about: dict[str, Any] = {
        "games": len(keeper.looked),
        "found": len(keeper.found),
        "seed": search.seed,
        "effort": msgspec.to_builtins(search.effort),
    }
    if before is not None:
        about["before"] = before.found
    return packed(Collection(search.game, about, tuple(puzzles)))


def packed(set: Collection) -> bytes:
    """Write a collection as JSON, one puzzle per line, so that diffs are readable."""
    head = msgspec.json.encode({"game": set.game, "found": set.found})[:-1]
    lines = b",\n".join(msgspec.json.encode(one) for one in set.puzzles)
    return head + b',"puzzles":[\n' + lines + b"\n]}\n"

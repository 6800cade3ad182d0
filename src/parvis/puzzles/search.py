"""Looking through many games for puzzles: spread, kept as it goes, the same for a seed.

What was found in each game stands in FILE.looked, a line a game, in the order of the games: the
same command goes on where it was cut off, and one with a higher count looks further.
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

SEATS: Final = (2, 2, 3, 2, 2, 4, 2)  # numbers of players, in turn
PHASES: Final[tuple[Phase, ...]] = ("late", "middle", "late", "late", "early", "late")
PLAYERS: Final = (
    "mcts:40",
    "mcts:40",
    "mcts:40",
    "greedy",
)  # who play, beginning elsewhere each time
VARIANTS: Final[dict[str, tuple[dict[str, OptionValue], ...]]] = {
    "descendance": ({}, {}, {"inn": True}),
    "hoyuk": ({}, {"mode": "intermediate"}, {"mode": "expert"}),
}
SHARE: Final = 0.4  # of a set that may ask the same kind of question …
PLENTY: Final = 2.0  # … unless so many times more were found than are wanted
MIXED: Final = 4  # kinds of question between which a set chooses freely


class BadSearch(ValueError):
    """A search can't be held or continued like this. The message says why."""


class Search(msgspec.Struct, frozen=True):
    """What a search looks at: the same for a number whenever it is asked."""

    game: str
    version: int  # of the rules
    seed: int
    effort: Effort = USUAL
    records: tuple[str, ...] = ()  # files, if games of people are looked through


class Order(msgspec.Struct, frozen=True):
    """One game to look through."""

    number: int
    seed: int
    wanted: Phase
    effort: Effort
    record: Record | None  # None: it is played first
    game: str
    seats: int = 2
    options: dict[str, OptionValue] = {}


class Looked(msgspec.Struct, frozen=True):
    """What became of a game."""

    number: int
    puzzle: Puzzle | None


def orders(search: Search, records: list[Record], done: int) -> Iterator[Order]:
    """Say which games are looked through, without end for self-play."""
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
    """Look through one game. One that does not replay or has not ended holds no puzzle."""
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
    """What was looked at so far, in a file."""

    def __init__(self, path: Path, search: Search) -> None:
        """Read it, or begin it; raise BadSearch if another search stands there."""
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
        if len(whole) < len(lines):  # cut short: that game is looked through again
            path.write_bytes(b"".join(whole))

    def add(self, one: Looked) -> None:
        """Keep what became of the next game."""
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
    """Choose a set of which no kind of question takes too much; fewer if that can't be done."""
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
    """Put puzzles in an order in which the same kind of question seldom comes twice in a row."""
    by_kind: dict[str, list[Puzzle]] = collections.defaultdict(list)
    for one in sorted(puzzles, key=lambda one: one.id):
        by_kind[one.kind].append(one)
    places: list[tuple[float, str, Puzzle]] = []
    for kind, those in by_kind.items():
        for i, one in enumerate(those):
            places.append(((i + 0.5) / len(those), kind, one))
    return [one for _, _, one in sorted(places, key=lambda place: place[:2])]


def written(search: Search, keeper: Keeper, puzzles: list[Puzzle]) -> bytes:
    """Return the file of a set."""
    about: dict[str, Any] = {
        "games": len(keeper.looked),
        "found": len(keeper.found),
        "seed": search.seed,
        "effort": msgspec.to_builtins(search.effort),
    }
    return packed(Collection(search.game, about, tuple(puzzles)))


def packed(set: Collection) -> bytes:
    """Write a set as JSON, a line a puzzle, so that changes can be read."""
    head = msgspec.json.encode({"game": set.game, "found": set.found})[:-1]
    lines = b",\n".join(msgspec.json.encode(one) for one in set.puzzles)
    return head + b',"puzzles":[\n' + lines + b"\n]}\n"

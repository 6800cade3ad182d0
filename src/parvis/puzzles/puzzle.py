"""A puzzle as data, and the sets that come with Parvis (`data/<game>.json`).

A puzzle is the beginning of a game, without a seed, and what was found about the choice that
follows. All of that is judged by what the seat could know.
"""

import datetime
import functools
import hashlib
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec

from parvis.analysis.game import picked
from parvis.analysis.report import Decision, Judged, Why
from parvis.engine import AnyGame, BaseState, OptionValue, Record
from parvis.games import game_names

Phase: TypeAlias = Literal["early", "middle", "late"]
Source: TypeAlias = Literal["self-play", "people"]
Outcome: TypeAlias = Literal["right", "partly", "wrong"]

SEPARATOR: Final = ";"
FIRST_DAY: Final = datetime.date(2026, 1, 1)


class UnknownPuzzle(ValueError):
    """There is no such puzzle."""


class Reason(msgspec.Struct, frozen=True, array_like=True):
    """One category of points that the best choice would change by the end (`report.Why`)."""

    seat: int
    category: str
    track: Literal["", "citizens", "buildings"]
    points: float
    spread: float


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another option than the best, and what it loses against the best."""

    word: str
    loss: float  # three quarters the share of the win, one quarter the margin
    low: float  # four of five estimates lie between low and high
    high: float
    judged: Judged  # near: a few choices ahead; far: to the end; judged: and games played on
    wins: tuple[float, float] | None = None  # share of the win after the best, and after this
    points: float = 0.0  # how many points more the best brings
    spread: float = 0.0
    why: tuple[Reason, ...] = ()


class Check(msgspec.Struct, frozen=True):
    """What a longer search of other seeds found: the best against the nearest other option."""

    loss: float
    error: float  # one standard error, of which 0.02 is what the playing players get wrong
    judge: float  # by games played on
    judge_error: float
    holds: bool  # whether both judges still see the best ahead


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a game and what is known about the choice."""

    id: str
    game: str
    version: int  # of the rules
    seats: int
    seat: int  # whose choice it is
    kind: str  # what is asked
    phase: Phase
    offered: int  # how many options there are
    best: str
    natural: str  # what a player takes who looks one step ahead
    rating: int  # how hard, before people have tried it: how few of twelve small searches find it
    visits: int  # games looked at for each option, to the end
    pairs: int  # games played on from the best and from the nearest other one
    replies: tuple[Reply, ...]  # the smallest loss first
    moves: str  # what was chosen before, chance included
    options: dict[str, OptionValue] = {}
    source: Source = "self-play"
    check: Check | None = None

    @property
    def ply(self) -> int:
        """The moment of the game."""
        return len(self.words)

    @property
    def words(self) -> tuple[str, ...]:
        """What was chosen before."""
        return tuple(self.moves.split(SEPARATOR)) if self.moves else ()

    @property
    def record(self) -> Record:
        """The beginning of the game. Without a seed: nothing that follows can be known."""
        return Record(self.game, self.version, self.seats, self.options, None, self.words)

    def reply(self, word: str) -> Reply | None:
        """Return what is known about an option; None if it deserved no look."""
        return next((one for one in self.replies if one.word == word), None)

    def outcome(self, word: str) -> Outcome:
        """Judge an answer. Partly right: it loses at most half of what the natural choice does."""
        if word == self.best:
            return "right"
        reply, natural = self.reply(word), self.reply(self.natural)
        if reply is None or natural is None or word == self.natural:
            return "wrong"
        return "partly" if reply.loss <= 0.5 * natural.loss else "wrong"

    def told(self, game: AnyGame, s: BaseState, word: str) -> Decision:
        """Return an answer as an analysis tells a decision, against the best."""
        reply = self.reply(word)
        task = s.agenda[-1]
        if reply is None:
            reply = Reply(word, 0.0, 0.0, 0.0, "same" if word == self.best else "waiting")
        return Decision(
            ply=self.ply,
            seat=self.seat,
            kind=self.kind,
            arg=task.arg,
            also=task.also,
            turn=0,
            offered=self.offered,
            played=picked(game, s, game.read(s, word)),
            best=None if word == self.best else picked(game, s, game.read(s, self.best)),
            loss=reply.loss,
            low=reply.low,
            high=reply.high,
            wins=reply.wins,
            points=reply.points,
            points_spread=reply.spread,
            cost=reply.loss,
            verdict="clear" if reply.judged == "judged" or reply.low > 0.0 else "none",
            judged=reply.judged,
            visits=0 if reply.wins is None else self.visits,
            why=[Why(*msgspec.structs.astuple(one)) for one in reply.why],
        )


class Collection(msgspec.Struct, frozen=True):
    """A file of puzzles, and how they were found."""

    game: str
    found: dict[str, Any]  # what was spent on finding them
    puzzles: tuple[Puzzle, ...]


def puzzle_id(record: Record) -> str:
    """Return the name of a puzzle: by what was played, so that it is the same every time."""
    text = f"{record.game} {record.seats} {sorted(record.options.items())} {record.choices}"
    return f"{record.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with Parvis, in their order; none if it has none."""
    file = files(__package__) / "data" / f"{game}.json"
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=Collection).puzzles


@functools.cache
def _by_id() -> dict[str, Puzzle]:
    return {one.id: one for game in game_names() for one in puzzles_of(game)}


def puzzle_of(name: str) -> Puzzle:
    """Return a puzzle by its name; raise UnknownPuzzle."""
    try:
        return _by_id()[name]
    except KeyError:
        raise UnknownPuzzle(f"there is no puzzle {name!r}") from None


def of_the_day(day: datetime.date) -> Puzzle:
    """Return the problem of a day: another game every day, the same for everybody."""
    games = [game for game in sorted(game_names()) if puzzles_of(game)]
    if not games:
        raise UnknownPuzzle("there are no puzzles")
    round, which = divmod((day - FIRST_DAY).days, len(games))
    shuffled = sorted(
        puzzles_of(games[which]), key=lambda one: hashlib.sha256(one.id.encode()).digest()
    )
    return shuffled[round % len(shuffled)]

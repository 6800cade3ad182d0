"""Puzzles as data, and the collections that come with Parvis (`data/<game>.json`).

A puzzle is the beginning of a game, without a seed, and the results for the next choice. All of
them use only what the seat could know.
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
    """A category of points that the best choice would change by the end (`report.Why`)."""

    seat: int
    category: str
    track: Literal["", "citizens", "buildings"]
    points: float
    spread: float


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another option, and its loss against the best."""

    word: str
    loss: float  # weighted: three quarters win chance, one quarter margin
    low: float  # 80 % interval from low to high
    high: float
    judged: Judged  # near: a few choices ahead; far: to the end; judged: also completed games
    wins: tuple[float, float] | None = None  # win chance after the best choice, and after this one
    points: float = 0.0  # points gained by the best choice
    spread: float = 0.0
    why: tuple[Reason, ...] = ()
    like: tuple[str, ...] = ()  # options of the same class (alike.py)


class Check(msgspec.Struct, frozen=True):
    """Results of a longer search with other seeds: the best against the closest other option."""

    loss: float
    error: float  # one standard error; 0.02 of it for errors of the rollout players
    judge: float  # by completed games
    judge_error: float
    holds: bool  # whether both judges still prefer the best


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, and what is known about the choice."""

    id: str
    game: str
    version: int  # of the rules
    seats: int
    seat: int  # who chooses
    kind: str  # the kind of question
    phase: Phase
    offered: int  # number of options
    best: str
    natural: str  # the choice of a one-step player
    rating: int  # initial difficulty, from twelve small searches
    visits: int  # simulated games per option, to the end
    pairs: int  # completed games from the best and the closest other option
    replies: tuple[Reply, ...]  # the smallest loss first
    moves: str  # the choices before, chance included
    right: tuple[str, ...] = ()  # other right answers: same class, no loss in the far pass
    options: dict[str, OptionValue] = {}
    source: Source = "self-play"
    check: Check | None = None

    @property
    def ply(self) -> int:
        """The position's ply."""
        return len(self.words)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the choices before."""
        return tuple(self.moves.split(SEPARATOR)) if self.moves else ()

    @property
    def record(self) -> Record:
        """The beginning of the game. Without a seed, what follows is unknown."""
        return Record(self.game, self.version, self.seats, self.options, None, self.words)

    def reply(self, word: str) -> Reply | None:
        """Return what is known about an option or one like it; None if neither was examined."""
        for one in self.replies:
            if word == one.word or word in one.like:
                return one
        return None

    def outcome(self, word: str) -> Outcome:
        """Judge an answer. "Partly" means at most half the loss of the obvious choice."""
        if word == self.best or word in self.right:
            return "right"
        reply, natural = self.reply(word), self.reply(self.natural)
        if reply is None or natural is None or reply is natural:
            return "wrong"
        return "partly" if reply.loss <= 0.5 * natural.loss else "wrong"

    def told(self, game: AnyGame, s: BaseState, word: str) -> Decision:
        """Return an answer as a decision of an analysis, compared with the best."""
        reply = self.reply(word)
        task = s.agenda[-1]
        if reply is None:
            right = self.outcome(word) == "right"
            reply = Reply(word, 0.0, 0.0, 0.0, "same" if right else "waiting")
        return Decision(
            ply=self.ply,
            seat=self.seat,
            kind=self.kind,
            arg=task.arg,
            also=task.also,
            turn=0,
            offered=self.offered,
            played=picked(game, s, game.read(s, word)),
            best=None if reply.judged == "same" else picked(game, s, game.read(s, self.best)),
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
    found: dict[str, Any]  # the effort spent
    puzzles: tuple[Puzzle, ...]


def puzzle_id(record: Record) -> str:
    """Return a puzzle's id, derived from its choices, so that it is stable."""
    text = f"{record.game} {record.seats} {sorted(record.options.items())} {record.choices}"
    return f"{record.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with Parvis for a game, in order."""
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
    """Return the puzzle of the day: the games alternate, and it is the same for everyone."""
    games = [game for game in sorted(game_names()) if puzzles_of(game)]
    if not games:
        raise UnknownPuzzle("there are no puzzles")
    round, which = divmod((day - FIRST_DAY).days, len(games))
    shuffled = sorted(
        puzzles_of(games[which]), key=lambda one: hashlib.sha256(one.id.encode()).digest()
    )
    return shuffled[round % len(shuffled)]

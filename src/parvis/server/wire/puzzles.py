"""What goes over the wire about puzzles. Nothing says the answer before somebody has answered."""

from typing import Annotated, Literal

from msgspec import Meta

from parvis.analysis.report import Decision, Picked, Why
from parvis.server.wire.messages import Moved, Plain, TableState

Word = Annotated[str, Meta(max_length=120)]


class PuzzleCard(Plain, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    kind: str  # what is asked: `ask-<kind>`
    phase: Literal["early", "middle", "late"]
    rating: int  # how hard it is
    tried: bool  # by you
    found: bool


class PuzzleRating(Plain, frozen=True):
    """How well you solve puzzles of a game."""

    game: str
    rating: int
    doubt: int  # 19 times out of 20 the strength lies so close to the rating
    tries: int
    solved: int  # at the first try, without a hint
    streak: int  # so many in a row, up to the last
    longest: int


class PuzzleList(Plain, frozen=True):
    """Puzzles, the easiest first, and how well you solve them."""

    puzzles: list[PuzzleCard]
    ratings: list[PuzzleRating]


class PuzzleHint(Plain, frozen=True):
    """What a puzzle is about: what the best choice changes, but not which it is."""

    why: list[Why]  # against the choice that looks best at first sight
    points: float  # what it brings more by the end
    points_spread: float


class PuzzleGuess(Plain, frozen=True):
    """An answer."""

    word: Word  # "": show me the answer
    day: bool = False  # to the problem of the day


class Solution(Plain, frozen=True):
    """The answer of a puzzle with its reasons."""

    best: Picked
    natural: Picked  # what looks best at first sight, and is not
    rows: list[Decision]  # every other option that was looked at, the smallest loss first
    visits: int  # games looked at for each, to the end
    pairs: int  # games played on from the best and from its nearest rival
    share: int | None  # of a hundred people, how many find it at the first try; None if few tried


class PuzzleAnswer(Plain, frozen=True):
    """What becomes of an answer."""

    outcome: Literal["right", "partly", "wrong", "shown"]
    tries: int  # so far
    left: int  # tries that are left; the answer is told when none is
    decision: Decision | None  # what was chosen against the best one; that is told at the end only
    solution: Solution | None
    rating: PuzzleRating | None  # after it; None where nothing is rated
    change: int  # of your rating, by the first try


class PuzzleBody(Plain, frozen=True):
    """A position with a question, as the seat sees it that must choose."""

    id: str
    game: str
    seat: int
    phase: Literal["early", "middle", "late"]
    rating: int  # how hard it is
    share: int | None  # of a hundred people, how many find it at the first try; None if few tried
    source: Literal["self-play", "people"]
    table: TableState
    moved: Moved
    answer: PuzzleAnswer | None  # if you have answered it to the end: nothing is rated again
    tries: int  # of yours so far
    hint: PuzzleHint | None  # if you have asked for it


class PuzzleDay(Plain, frozen=True):
    """How the problem of a day went."""

    day: str  # 2026-11-18
    outcome: Literal["found", "second", "missed"]


class Daily(Plain, frozen=True):
    """The problem of the day: the same for everybody on that day (UTC)."""

    day: str
    puzzle: PuzzleBody
    yesterday: str  # the puzzle of the day before
    days: list[PuzzleDay]  # yours of the last weeks
    streak: int  # days in a row on which you found it, up to today or yesterday
    found: int
    tried: int

"""Bodies about puzzles. Nothing reveals the solution before the answer."""

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
    kind: str  # the question: `ask-<kind>`
    phase: Literal["early", "middle", "late"]
    rating: int  # how hard it is
    tried: bool  # by you
    found: bool


class PuzzleRating(Plain, frozen=True):
    """Your rating for puzzles of a game."""

    game: str
    rating: int
    doubt: int  # half the 95 % interval
    tries: int
    solved: int  # at the first try, without a hint
    streak: int  # current streak
    longest: int


class PuzzleList(Plain, frozen=True):
    """Puzzles, the easiest first, and your ratings."""

    puzzles: list[PuzzleCard]
    ratings: list[PuzzleRating]


class PuzzleHint(Plain, frozen=True):
    """What a puzzle is about: what the best choice changes, but not which one it is."""

    why: list[Why]  # compared with the obvious choice
    points: float  # points gained by the end
    points_spread: float


class PuzzleGuess(Plain, frozen=True):
    """An answer."""

    word: Word  # "": show the solution
    day: bool = False  # for the puzzle of the day


class Solution(Plain, frozen=True):
    """The solution of a puzzle with its reasons."""

    best: Picked
    right: list[Picked]  # others that are as good
    natural: Picked  # the obvious choice, which isn't the best
    rows: list[Decision]  # the other options examined, the smallest loss first
    like: dict[str, str]  # options that were not examined, and the row of one like it
    visits: int  # simulated games per option, to the end
    pairs: int  # completed games from the best option and its closest rival
    share: int | None  # percentage of people who find it at the first try; None if few tried


class PuzzleAnswer(Plain, frozen=True):
    """The result of an answer."""

    outcome: Literal["right", "partly", "wrong", "shown"]
    tries: int  # so far
    left: int  # tries left; with 0, the solution is included
    decision: Decision | None  # your choice compared with the best one, included only at the end
    solution: Solution | None
    rating: PuzzleRating | None  # after the answer; None if it isn't rated
    change: int  # of your rating, by the first try


class PuzzleBody(Plain, frozen=True):
    """A position with a question, as the choosing seat sees it."""

    id: str
    game: str
    seat: int
    phase: Literal["early", "middle", "late"]
    rating: int  # how hard it is
    share: int | None  # percentage of people who find it at the first try; None if few tried
    source: Literal["self-play", "people"]
    table: TableState
    moved: Moved
    answer: PuzzleAnswer | None  # if you have finished it: nothing is rated again
    tries: int  # yours so far
    hint: PuzzleHint | None  # if you asked for one


class PuzzleDay(Plain, frozen=True):
    """The result of a day's puzzle."""

    day: str  # 2026-11-18
    outcome: Literal["found", "second", "missed"]


class Daily(Plain, frozen=True):
    """The puzzle of the day (UTC), the same for everyone."""

    day: str
    puzzle: PuzzleBody
    yesterday: str  # yesterday's puzzle
    days: list[PuzzleDay]  # yours in the last weeks
    streak: int  # consecutive days with a correct answer, up to today or yesterday
    found: int
    tried: int

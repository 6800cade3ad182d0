"""What goes over the wire about finished games: analysis, variations, puzzles."""

from typing import Annotated, Literal

from msgspec import Meta

from parvis.analysis.report import (
    Accuracy,
    Analysis,
    Balance,
    Decision,
    KindLoss,
    Ledger,
    Moment,
    Picked,
    Step,
    Why,
)
from parvis.server.wire.bodies import SeatPlan
from parvis.server.wire.messages import Moved, Plain, TableState

__all__ = [  # all of it is for the client
    "Balance", "Accuracy", "Analysed", "Analysis", "Branch", "Brought", "Daily", "Decision",
    "Explore", "Explored", "Guess", "KindLoss", "Ledger", "Moment", "NewStudy", "Picked",
    "PlayFrom", "PuzzleBody", "PuzzleCard", "PuzzleRating", "PuzzleSolved", "Why", "Step",
    "Study", "StudyCard", "Weigh", "Word",
]  # fmt: skip

Word = Annotated[str, Meta(max_length=120)]
Title = Annotated[str, Meta(max_length=80)]
Note = Annotated[str, Meta(max_length=500)]


class Analysed(Plain, frozen=True):
    """An analysis and how far it has come."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    change: int  # rises with whatever changes: ask with `since` to wait for the next
    ahead: int  # analyses that come first, while waiting
    analysis: Analysis | None  # what is known so far


# Playing on, and lines explored by hand.


class PlayFrom(Plain, frozen=True):
    """Play on from a moment of a finished game: its first `ply` choices, then `words`."""

    ply: int
    seats: list[SeatPlan]  # me, here or computer
    words: list[Word] = []


class Explore(Plain, frozen=True):
    """A moment of a finished game, and a line from there, chosen for all seats.

    A word "" in the place of chance lets the server draw.
    """

    ply: int
    words: Annotated[list[Word], Meta(max_length=500)] = []
    judge: bool = False  # whether the chances to win are wanted, too; that takes a second or two


class Explored(Plain, frozen=True):
    """The table after a line, as the seat sees it that must choose."""

    words: list[str]  # the line, with what was drawn and what was forced
    table: TableState
    moved: Moved  # its question has options for whoever is next; for chance, what may be drawn
    wins: list[float] | None  # if asked for
    points: list[float] | None


class Weigh(Plain, frozen=True):
    """Another choice at a decision of a finished game, to be judged against the best."""

    ply: int
    word: Word


class Branch(Plain, frozen=True):
    """One word in a tree of variations."""

    parent: int  # the number of the branch it follows; -1: the game itself
    ply: int  # of the game, where the tree leaves it; that of the parent's root below
    word: Word
    name: Title = ""
    note: Note = ""
    wins: list[float] = []  # as they were found, if they were


class NewStudy(Plain, frozen=True):
    """A tree of variations to be kept."""

    name: Title
    branches: Annotated[list[Branch], Meta(max_length=2000)]


class StudyCard(Plain, frozen=True):
    """A tree of variations in a list."""

    id: str
    table: str
    game: str
    name: str
    branches: int
    changed: float
    yours: bool


class Study(Plain, frozen=True):
    """A tree of variations. Whoever has its id may read it; who made it may change it."""

    id: str
    table: str
    game: str
    name: str
    by: str  # the name of who made it
    yours: bool
    made: float
    changed: float
    branches: list[Branch]


# Puzzles.


class PuzzleCard(Plain, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    kind: str  # what is asked
    rating: int  # how hard it is
    tried: bool  # by you
    solved: bool


class PuzzleBody(Plain, frozen=True):
    """A position with a question, as the seat sees it that must choose."""

    id: str
    game: str
    seat: int
    rating: int
    table: TableState
    moved: Moved
    source: Literal["self-play", "people"]
    tried: bool  # you have answered it before: nothing is rated again


class Guess(Plain, frozen=True):
    """An answer to a puzzle, or to a decision of one's own game."""

    word: Word


class PuzzleRating(Plain, frozen=True):
    """How well you solve puzzles of a game."""

    game: str
    rating: int
    spread: int  # how uncertain that is
    tries: int
    solved: int
    streak: int  # solved in a row


class PuzzleSolved(Plain, frozen=True):
    """What becomes of an answer: whether it is the best, and why."""

    id: str
    right: bool
    picked: Picked
    best: Picked
    natural: Picked  # what looks best at first sight, and is not
    decision: Decision  # the best against what was picked, as in an analysis
    rows: list[Decision]  # every option that was looked at, the best first, against the best
    rating: PuzzleRating | None  # after it; None for strangers
    change: int  # of your rating


class Daily(Plain, frozen=True):
    """The problem of the day: the same for everybody on that day (UTC)."""

    day: str  # 2026-11-18
    puzzle: PuzzleBody


class Brought(Plain, frozen=True):
    """How well you decided in one game, for your profile."""

    table: str
    game: str
    at: float
    seat: int
    accuracy: float
    loss: float
    decisions: int

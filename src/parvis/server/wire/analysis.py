"""What goes over the wire about finished games: analysis, variations."""

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
    "Balance", "Accuracy", "Analysed", "Analysis", "Answered", "Branch", "Decision",
    "Explore", "Explored", "KindLoss", "Ledger", "Moment", "NewStudy", "Picked", "PlayFrom",
    "Step", "Study", "StudyCard", "Weigh", "Why", "Word",
]  # fmt: skip

Word = Annotated[str, Meta(max_length=120)]
Title = Annotated[str, Meta(max_length=80)]


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
    """One choice in a tree of variations. What is forced after it is not told."""

    parent: int  # the number of the branch that it follows; -1: the game itself
    ply: int  # of the game, where the tree leaves it: that of the parent
    word: Word
    name: Title = ""  # of the line that begins here
    wins: Annotated[list[float], Meta(max_length=9)] = []  # of each seat after it, if judged


class Answered(Plain, frozen=True):
    """What was asked where a branch begins, and what it answers: so that it can be put in words."""

    kind: str
    seat: int  # -1: chance
    arg: int
    also: int
    picked: Picked


class NewStudy(Plain, frozen=True):
    """A tree of variations to be kept. Each branch comes after the one that it follows."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    branches: Annotated[list[Branch], Meta(min_length=1, max_length=500)]


class StudyCard(Plain, frozen=True):
    """A tree of variations of yours, in a list."""

    id: str
    name: str
    branches: int
    changed: float


class Study(Plain, frozen=True):
    """A tree of variations. Whoever has its id may read it; who made it may change it."""

    id: str
    table: str
    name: str
    by: str  # the name of who made it
    yours: bool
    changed: float
    branches: list[Branch]
    told: list[Answered]  # for each branch

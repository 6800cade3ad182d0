"""Bodies about finished games: analysis and variations."""

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
    """An analysis and its progress."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    change: int  # raised by every change; `since` waits for the next
    ahead: int  # analyses ahead in the queue
    analysis: Analysis | None  # the results so far


# Playing on, and exploring lines by hand.


class PlayFrom(Plain, frozen=True):
    """Play on from a moment of a finished game: its first `ply` choices, then `words`."""

    ply: int
    seats: list[SeatPlan]  # me, here or computer
    words: list[Word] = []


class Explore(Plain, frozen=True):
    """A moment of a finished game and a line from it, with choices for all seats.

    An empty word in the place of chance lets the server draw.

    """

    ply: int
    words: Annotated[list[Word], Meta(max_length=500)] = []
    judge: bool = False  # whether to add win chances, which takes a second or two


class Explored(Plain, frozen=True):
    """The table after a line, as the choosing seat sees it."""

    words: list[str]  # the line, with draws and forced choices
    table: TableState
    moved: Moved  # its question has the options of the next seat; for chance, the possible draws
    wins: list[float] | None  # if requested
    points: list[float] | None


class Weigh(Plain, frozen=True):
    """Another choice at a decision of a finished game, to compare with the best."""

    ply: int
    word: Word


class Branch(Plain, frozen=True):
    """One choice in a tree of variations. Forced choices after it are left out."""

    parent: int  # number of the branch it follows; -1: the game itself
    ply: int  # where the tree leaves the game; for other branches, that of the parent
    word: Word
    name: Title = ""  # of the line that begins here
    wins: Annotated[list[float], Meta(max_length=9)] = []  # win chances after it


class Answered(Plain, frozen=True):
    """The question at the start of a branch, and its answer, for display."""

    kind: str
    seat: int  # -1: chance
    arg: int
    also: int
    picked: Picked


class NewStudy(Plain, frozen=True):
    """A tree of variations to save. A branch must come after its parent."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    branches: Annotated[list[Branch], Meta(min_length=1, max_length=500)]


class StudyCard(Plain, frozen=True):
    """A tree of variations of yours, in a list."""

    id: str
    name: str
    branches: int
    changed: float


class Study(Plain, frozen=True):
    """A tree of variations. Anyone with its id may read it; only its author may change it."""

    id: str
    table: str
    name: str
    by: str  # the author's name
    yours: bool
    changed: float
    branches: list[Branch]
    told: list[Answered]  # by branch

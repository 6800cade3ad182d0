"""The data of an analysis, for `parvis analyse --json`, the database and the browser.

Win chances lie between 0 and 1; losses are differences of them, positive for a mistake. The data
has keys and numbers, never sentences: readers see their own language.
"""

from typing import Literal, TypeAlias

import msgspec

Verdict: TypeAlias = Literal[
    "clear",  # two independent judges agree, and the interval excludes zero
    "doubtful",  # something was probably better, but not certainly
    "none",  # no better choice found
]
Judged: TypeAlias = Literal[
    "waiting",  # not examined yet
    "near",  # a short search to the evaluation, for every choice
    "far",  # a search to the end of the game
    "judged",  # games also completed by a second judge
    "solved",  # solved exactly, by examining everything that can follow
    "same",  # the better choice only changes the order: the turn ends in the same state
]
Stage: TypeAlias = Literal["curve", "near", "far", "judge", "complete"]

VERSION = 2  # of the method; results of other versions are computed again


class Part(msgspec.Struct, frozen=True):
    """Base of the structs of a report."""


class Picked(Part, frozen=True):
    """A choice as words with fields, as a table offers it."""

    value: int
    word: str  # as in records: `hire 3`
    form: str  # the name of the form, "" for the unnamed one, "skip" for "no, thank you"
    parts: tuple[int, ...]  # one number for each field of the form


class Moment(Part, frozen=True):
    """What each seat could expect before the next event."""

    ply: int  # number of choices made before
    seat: int | None  # who chooses next; -1 chance, None: the game is over
    kind: str  # of the next task; "" at the end
    wins: list[float]  # each seat's win chance; they add up to 1
    spread: float  # half the 80 % interval of a win chance
    points: list[float]  # each seat's expected points at the end


class Why(Part, frozen=True):
    """A category of points that the better choice would have changed by the end."""

    seat: int  # whose points
    category: str  # `score-<category>`
    track: Literal["", "citizens", "buildings"]  # for categories that count on two tracks
    points: float  # points after the better choice less points after this one
    spread: float  # half the 80 % interval


class Decision(Part, frozen=True):
    """An unforced choice of a seat, judged by what it could know."""

    ply: int
    seat: int
    kind: str  # the question: `ask-<kind>`
    arg: int  # of the question
    also: int
    turn: int  # consecutive decisions of one seat form one turn
    offered: int  # number of options
    played: Picked
    best: Picked | None  # None if nothing was better
    loss: float  # weighted: three quarters win chance, one quarter margin; 0 for the best
    low: float  # 80 % interval from low to high
    high: float
    wins: tuple[float, float] | None  # win chance after the better choice, and after this one
    points: float  # points the better choice would have gained
    points_spread: float
    cost: float  # combined estimate of the loss, for sorting: the costliest first
    verdict: Verdict
    judged: Judged
    visits: int  # simulated games for each of both choices
    why: list[Why]


class Balance(Part, frozen=True):
    """Where a seat's result comes from: start + own + others + luck + hidden = result."""

    start: float  # win chance before the first event
    own: float  # its own decisions
    others: float  # those of all others
    luck: float  # draws and dice
    hidden: float  # hidden information that helped or hurt
    result: float  # 1 for the winner; ties share it
    by_kind: dict[str, float]  # luck by kind of draw


class Step(Part, frozen=True):
    """What one turn, or one draw, changed for each seat."""

    ply: int  # the first one
    end: int  # the one after the last
    seat: int  # -1: chance
    kind: str  # of the first one
    change: list[float]  # for each seat, by the decisions or the draw
    hidden: list[float]  # by hidden information


class Ledger(Part, frozen=True):
    """Luck and skill separated. They add up to every seat's result."""

    shown: bool  # whether the luck figure passed the check for this game
    correlation: float | None  # of luck and results in that check
    games: int  # in that check
    spread: float  # half the 80 % interval of a seat's luck
    even: bool  # no seat's luck differed from average by more than that
    seats: list[Balance]
    steps: list[Step]


class KindLoss(Part, frozen=True):
    """The decisions of one kind."""

    kind: str
    decisions: int
    loss: float  # the mean


class Accuracy(Part, frozen=True):
    """How well a seat decided, comparable between games of the same title."""

    seat: int
    accuracy: float  # 100: no decision lost anything
    loss: float  # mean of all its decisions
    decisions: int
    clear: int
    doubtful: int
    by_kind: list[KindLoss]


class Analysis(Part, frozen=True):
    """Everything known so far about a game."""

    version: int  # of the method
    game: str
    rules: int  # version of the game's rules
    seats: int
    player: str  # the judge: the hand-written sense, or the network that corrects it
    stage: Stage  # the current stage; complete: nothing follows
    done: int  # of `total` work steps, over all stages
    total: int
    scores: list[int]
    ranking: list[int]
    moments: list[Moment]
    decisions: list[Decision]  # in order
    ledger: Ledger | None  # None until the curve is complete
    accuracy: list[Accuracy]

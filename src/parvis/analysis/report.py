"""What an analysis says. The same for `parvis analyse --json`, the database and the browser.

Shares of the win lie between 0 and 1. Differences and losses are of the same kind; a loss is what
the better choice would have brought more, so it is positive for a mistake. It carries keys and
numbers, never sentences: each reader has them in their own language.
"""

from typing import Literal, TypeAlias

import msgspec

Verdict: TypeAlias = Literal[
    "clear",  # two judges of different kinds agree, and the interval excludes zero
    "doubtful",  # something was probably better, but that is not certain
    "none",  # nothing can be said against it
]
Judged: TypeAlias = Literal[
    "waiting",  # not looked at yet
    "near",  # a short search to the evaluation, every choice
    "far",  # a search to the end of the game
    "judged",  # and games played on by another player
    "solved",  # by looking at everything that can follow: exact
    "same",  # the better choice was only another order: the turn ends in the same state
]
Stage: TypeAlias = Literal["curve", "near", "far", "judge", "complete"]

VERSION = 1  # of the method: what another version found is found anew


class Part(msgspec.Struct, frozen=True):
    """A part of what an analysis says."""


class Picked(Part, frozen=True):
    """A choice as words with fields, as it is offered at a table."""

    value: int
    word: str  # as in records: `hire 3`
    form: str  # the name of the form, "" for the unnamed one, "skip" for "no, thank you"
    parts: tuple[int, ...]  # one number for each field of the form


class Moment(Part, frozen=True):
    """What each seat could expect at a moment, before what happens next."""

    ply: int  # of the state: so many choices were made
    seat: int | None  # who settles what comes next; -1 chance, None: the game is over
    kind: str  # of that; "" at the end
    wins: list[float]  # each seat's share of the win; they add up to 1
    spread: float  # four of five estimates of a share lie so close
    points: list[float]  # expected at the end for each seat


class Why(Part, frozen=True):
    """One category of points that the better choice would have changed by the end."""

    seat: int  # whose points
    category: str  # `score-<category>`
    track: Literal["", "citizens", "buildings"]  # where a category counts on two tracks
    points: float  # the better choice less the one made
    spread: float  # four of five


class Decision(Part, frozen=True):
    """One real choice of a seat, judged by what it could know."""

    ply: int
    seat: int
    kind: str  # the question: `ask-<kind>`
    arg: int  # of the question
    also: int
    turn: int  # decisions of one seat in a row, with nothing between, are one turn
    offered: int  # how many options there were
    played: Picked
    best: Picked | None  # None where nothing was better
    loss: float  # three quarters the share of the win, one quarter the margin; 0 for the best
    low: float  # four of five estimates lie between low and high
    high: float
    wins: tuple[float, float] | None  # share of the win after the better choice, and after this
    points: float  # how many points more the better choice would have brought its seat
    points_spread: float
    cost: float  # the dearest first by this: the loss as all who looked at it see it together
    verdict: Verdict
    judged: Judged
    visits: int  # games looked at for each of both choices
    why: list[Why]


class Balance(Part, frozen=True):
    """Where the result of a seat comes from. start + own + others + luck + hidden = result."""

    start: float  # share of the win before anything happened
    own: float  # its own decisions
    others: float  # those of all others
    luck: float  # draws and dice
    hidden: float  # what nobody at the choice could know: hidden cards that helped or hurt
    result: float  # 1 for the winner, shared by those who tie
    by_kind: dict[str, float]  # luck by kind of draw


class Step(Part, frozen=True):
    """What one turn, or one draw, changed for each seat."""

    ply: int  # the first one
    end: int  # the one after the last
    seat: int  # -1: chance
    kind: str  # of the first one
    change: list[float]  # by the decisions, or by the draw; for each seat
    hidden: list[float]  # by what could not be known


class Ledger(Part, frozen=True):
    """Luck and skill apart. They add up to the result of every seat."""

    shown: bool  # whether a check on fresh games says that the luck means luck in this game
    correlation: float | None  # of luck with results in that check
    games: int  # in that check
    spread: float  # four of five estimates of a seat's luck lie so close
    even: bool  # no seat had more luck than that: it was average
    seats: list[Balance]
    steps: list[Step]


class KindLoss(Part, frozen=True):
    """Decisions of one kind."""

    kind: str
    decisions: int
    loss: float  # the mean


class Accuracy(Part, frozen=True):
    """How well a seat decided. Comparable between games of the same title."""

    seat: int
    accuracy: float  # 100: no decision lost anything
    loss: float  # mean of all its decisions
    decisions: int
    clear: int
    doubtful: int
    by_kind: list[KindLoss]


class Analysis(Part, frozen=True):
    """All that is known so far about a game."""

    version: int  # of the method
    game: str
    rules: int  # version of the game's rules
    seats: int
    player: str  # who judged: hand-written sense, or the network that corrects it
    stage: Stage  # what is being done; complete: nothing more follows
    done: int  # of `total` pieces of work, over all stages
    total: int
    scores: list[int]
    ranking: list[int]
    moments: list[Moment]
    decisions: list[Decision]  # in order
    ledger: Ledger | None  # None until the curve stands
    accuracy: list[Accuracy]

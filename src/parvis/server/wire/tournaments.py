"""Bodies about tournaments: what a host chooses, who plays, rounds and standings."""

from typing import Literal

from parvis.engine import OptionValue
from parvis.server.wire.messages import ClockRule, Level, Plain

System = Literal["swiss", "knockout"]
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
Absence = Literal["computer", "forfeit"]


class NewTournament(Plain, frozen=True, kw_only=True):
    """A tournament to be made. It needs a clock, so that every round comes to its end."""

    title: str
    game: str
    clock: ClockRule
    options: dict[str, OptionValue] = {}
    system: System = "swiss"
    seats: int = 3  # wanted at a table; others are made where the numbers ask for it
    rounds: int = 3  # of a Swiss one
    starts: float | None = None  # when, in seconds since 1970; None: once it is full
    least: int = 4  # people; with fewer it does not start
    most: int = 64
    fill: Level | None = None  # computer players of this level fill tables
    absent: Absence = "forfeit"  # what becomes of who does not come: see `TournamentSummary`
    patience: int = 600  # seconds for which a player is waited for
    listed: bool = True  # else only who has the link finds it


class TournamentSummary(Plain, frozen=True):
    """A tournament in a list.

    A computer player takes the seat of who does not come, or runs out of time. With `computer` its
    place counts for them; with `forfeit` they have no points, and are out from then on.
    """

    id: str
    title: str
    game: str
    options: dict[str, OptionValue]
    host: str
    status: TournamentStatus
    system: System
    seats: int
    rounds: int
    round: int  # how many have begun
    clock: ClockRule
    starts: float | None
    least: int
    most: int
    fill: Level | None
    absent: Absence
    patience: int
    listed: bool
    people: int  # who have joined
    joined: bool  # whether you have
    yours: bool  # whether you are the host
    moved: float


class Tournaments(Plain, frozen=True):
    """The tournaments that are listed, and one's own, in each list the latest first."""

    open: list[TournamentSummary]
    running: list[TournamentSummary]
    ended: list[TournamentSummary]


class Entrant(Plain, frozen=True):
    """Somebody who has joined."""

    number: int
    name: str  # "" for one who has been erased
    left: int | None  # the round after which they play no more
    you: bool


class StandingLine(Plain, frozen=True):
    """One line of the standings; points are in 120ths."""

    number: int
    place: int
    points: int
    wins: int
    opponents: int  # the points of those who were met
    share: float  # of the scores at one's tables, times players
    played: int


class BoardSeat(Plain, frozen=True):
    """Who sits where in a round, and how the game ended for them."""

    number: int | None  # of the entrant; None for a computer player
    place: int | None
    score: int | None
    points: int | None
    forfeit: bool


class Board(Plain, frozen=True):
    """One table of a round."""

    table: str
    over: bool
    seats: list[BoardSeat]


class TournamentState(Plain, frozen=True):
    """A tournament, with one of its rounds."""

    about: TournamentSummary
    entrants: list[Entrant]
    standings: list[StandingLine]
    shown: int  # the round that is shown, 0 before the first
    boards: list[Board]
    byes: list[int]  # who sits out
    table: str | None  # where you play now

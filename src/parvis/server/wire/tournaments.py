"""Bodies about tournaments: settings, players, rounds and standings."""

from typing import Literal

from parvis.engine import OptionValue
from parvis.server.wire.messages import ClockRule, Level, Plain

System = Literal["swiss", "knockout"]
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
Absence = Literal["computer", "forfeit"]


class NewTournament(Plain, frozen=True, kw_only=True):
    """A new tournament. It needs a clock, so that every round ends."""

    title: str
    game: str
    clock: ClockRule
    options: dict[str, OptionValue] = {}
    system: System = "swiss"
    seats: int = 3  # preferred table size; others are used where the numbers require it
    rounds: int = 3  # of a Swiss one
    starts: float | None = None  # seconds since 1970; None: when it is full
    least: int = 4  # fewest people for it to start
    most: int = 64
    fill: Level | None = None  # level of computer players that fill tables
    absent: Absence = "forfeit"  # what happens to absent players: see `TournamentSummary`
    patience: int = 600  # seconds to wait for a player
    listed: bool = True  # otherwise it can be found only by its link


class TournamentSummary(Plain, frozen=True):
    """A tournament in a list.

    A computer player takes the seat of a player who is absent or out of time. With `computer`, its
    place counts for them; with `forfeit`, they score nothing and leave the tournament.

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
    round: int  # rounds begun
    clock: ClockRule
    starts: float | None
    least: int
    most: int
    fill: Level | None
    absent: Absence
    patience: int
    listed: bool
    people: int  # joined
    joined: bool  # whether you have
    yours: bool  # whether you are the host
    moved: float


class Tournaments(Plain, frozen=True):
    """The listed tournaments and your own, the latest first."""

    open: list[TournamentSummary]
    running: list[TournamentSummary]
    ended: list[TournamentSummary]


class Entrant(Plain, frozen=True):
    """A person who has joined."""

    number: int
    name: str  # "" if erased
    left: int | None  # their last round, if they have left
    you: bool


class StandingLine(Plain, frozen=True):
    """A line of the standings; points are in 120ths."""

    number: int
    place: int
    points: int
    wins: int
    opponents: int  # points of the opponents met
    share: float  # share of the scores at their tables, times players
    played: int


class BoardSeat(Plain, frozen=True):
    """A seat in a round, with its result."""

    number: int | None  # of the entrant; None for a computer player
    place: int | None
    score: int | None
    points: int | None
    forfeit: bool


class Board(Plain, frozen=True):
    """A table in a round."""

    table: str
    over: bool
    seats: list[BoardSeat]


class TournamentState(Plain, frozen=True):
    """A tournament, with one of its rounds."""

    about: TournamentSummary
    entrants: list[Entrant]
    standings: list[StandingLine]
    shown: int  # the round shown, 0 before the first
    boards: list[Board]
    byes: list[int]  # numbers of those who sit out
    table: str | None  # where you play now

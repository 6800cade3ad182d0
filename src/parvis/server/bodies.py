"""Bodies of HTTP requests and answers, beside the messages that a live table knows, too."""

from typing import Any, Literal

from parvis.engine.options import OptionValue
from parvis.server.messages import ClockRule, Level, NoClock, Plain, SeatState, Status

# People.


class Me(Plain, frozen=True):
    """Who you are."""

    id: int
    name: str
    guest: bool


class GuestName(Plain, frozen=True):
    """A name to be called by, with no account. Empty: the server finds one."""

    name: str = ""


class Credentials(Plain, frozen=True):
    """Name and password of an account."""

    name: str
    password: str


class NewPassword(Plain, frozen=True):
    """A password for an account; with the current one if it has one."""

    password: str
    current: str = ""


class NewPasskey(Plain, frozen=True):
    """The name of the account to be made with a passkey. An account keeps the name it has."""

    name: str = ""


class PasskeyAsked(Plain, frozen=True):
    """What a browser's `PublicKeyCredential.parse…OptionsFromJSON` reads. Good for one answer."""

    options: dict[str, Any]


class PasskeyAnswer(Plain, frozen=True):
    """What a browser's `PublicKeyCredential.toJSON` says."""

    credential: dict[str, Any]


class Passkey(Plain, frozen=True):
    """A passkey of yours."""

    id: int
    made: float
    used: float | None
    synced: bool  # whether your other devices have it, too


class Account(Plain, frozen=True):
    """The ways into your account."""

    password: bool
    passkeys: list[Passkey]


class NewToken(Plain, frozen=True):
    """A label for a token with which a program may act for you."""

    label: str


class Token(Plain, frozen=True):
    """A token. Its secret is shown once, when it is made."""

    id: int
    label: str
    made: float
    secret: str | None = None


# Tables.


class SeatPlan(Plain, frozen=True):
    """Who shall sit on one seat of a new table.

    `me`; `here`: another player on my device; `open`: anybody; `link`: whoever has the
    invitation; `computer` at a level.
    """

    who: Literal["me", "here", "open", "link", "computer"]
    level: Level = "villager"
    name: str = ""  # of a player on my device


class NewTable(Plain, frozen=True):
    """A table to be made. It starts at once if no seat is free."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = {}
    clock: ClockRule = NoClock()
    shuffle: bool = False  # seat everybody at random when it starts


class Join(Plain, frozen=True):
    """Take a free seat, that of a given number if there is one."""

    invite: str | None = None
    seat: int | None = None


class Start(Plain, frozen=True):
    """Start without waiting: computer players at a level take the free seats."""

    level: Level = "villager"


class TakeOver(Plain, frozen=True):
    """Let a computer player take the seat of somebody whose time has run out."""

    seat: int
    level: Level = "villager"


class AskHint(Plain, frozen=True):
    """Ask what the strongest computer player would answer at a ply."""

    ply: int


class Expected(Plain, frozen=True):
    """What a computer player expects for one seat."""

    points: float  # at the end
    wins: float  # the chance to win, 0 to 1


class Hinted(Plain, frozen=True):
    """A hint: the choice, and what it should lead to for each seat."""

    ply: int
    value: int
    seats: list[Expected]


class TableSummary(Plain, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatState]
    clock: ClockRule
    ply: int
    actor: int | None
    yours: bool  # whether it waits for you
    made: float
    moved: float


class Lobby(Plain, frozen=True):
    """Tables to join, and your own."""

    open: list[TableSummary]
    mine: list[TableSummary]


class Points(Plain, frozen=True):
    """Points as if the game ended now; None where they depend on what you can't know."""

    categories: tuple[str, ...]
    breakdown: list[list[int | None]]  # for each seat, by category
    scores: list[int | None]


class Growth(Plain, frozen=True):
    """How the points of a finished game grew: a row of scores for each ply listed."""

    plies: list[int]
    scores: list[list[int]]


class Memory(Plain, frozen=True):
    """A small number that an account keeps for a game, such as the chapter of a campaign."""

    value: int


class Health(Plain, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str

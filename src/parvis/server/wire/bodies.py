"""Bodies of HTTP requests and answers, beside the messages that a live table knows, too."""

from typing import Any, Literal

from parvis.engine.options import OptionValue
from parvis.server.wire.messages import (
    ClockRule,
    Level,
    Message,
    Moved,
    NoClock,
    Plain,
    SeatState,
    Status,
    TableState,
    Visibility,
)

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


class Link(Plain, frozen=True):
    """What stands in a link by which one signs in once."""

    secret: str


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
    program: bool  # whether a program plays for this account
    shares: bool  # whether its finished games may be exported, without names


class Session(Plain, frozen=True):
    """Where you are signed in."""

    id: str
    agent: str  # browser and system, as far as they tell
    made: float
    seen: float  # to the hour
    current: bool


class Erase(Plain, frozen=True):
    """Erase all that is stored about you; with the password, if your account has one."""

    password: str = ""


class Blocked(Plain, frozen=True):
    """Somebody whom you have blocked."""

    id: int
    name: str


class Peace(Plain, frozen=True):
    """What you have done for your peace at a table."""

    muted: bool  # you hear nobody here
    blocked: list[int]  # whom you hear nowhere
    silenced: list[int]  # who may say nothing here, if you made the table


class Switch(Plain, frozen=True):
    """Turn something on or off."""

    on: bool = True


class Report(Plain, frozen=True):
    """Why you report a line."""

    why: str = ""


class NewToken(Plain, frozen=True):
    """A label for a token with which a program may act for you."""

    label: str


class Token(Plain, frozen=True):
    """A token. Its secret is shown once, when it is made."""

    id: int
    label: str
    made: float
    secret: str | None = None


# Programs that play.


class Challenge(Plain, frozen=True):
    """A table that waits for a program, or for anybody."""

    table: str
    game: str
    options: dict[str, OptionValue]
    clock: ClockRule
    seats: list[SeatState]
    by: str  # whoever made it
    guest: bool  # who has no account
    kept: bool  # a seat is kept for you; else one is open to anybody


class Turn(Plain, frozen=True):
    """A question that waits for a program."""

    table: str
    game: str
    ply: int
    revision: int
    seat: int


class Calls(Plain, frozen=True):
    """All that waits for a program now: one line of its stream."""

    challenges: list[Challenge]
    turns: list[Turn]
    running: list[str]  # tables at which you play, whoever's turn it is


class Supposed(Plain, frozen=True):
    """A question with a state that its seat can't tell from the true one.

    `parvis.engine.plain.load` reads the state. It depends on nothing but what the seat may know.
    """

    table: str
    ply: int
    revision: int
    seat: int
    state: Any  # game, version, seats, options, and the numbers of the state


class Program(Plain, frozen=True):
    """A program that listens for challenges."""

    name: str


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
    visibility: Visibility | None = None  # None: public if a seat is open, else by link
    returns: bool = True  # who is replaced by a computer player may take the seat back
    rated: bool = False  # it moves ratings: accounts only, no hints, no taking back


class Join(Plain, frozen=True):
    """Take a free seat, that of a given number if there is one."""

    invite: str | None = None
    seat: int | None = None


class InviteByName(Plain, frozen=True):
    """Keep a free seat for an account: the one of a number, or any."""

    name: str
    seat: int | None = None


class Start(Plain, frozen=True):
    """Start without waiting: computer players at a level take the free seats."""

    level: Level = "villager"


class TakeOver(Plain, frozen=True):
    """Let a computer player take the seat of somebody whose time has run out."""

    seat: int
    level: Level = "villager"


class ForSeat(Plain, frozen=True):
    """Do something about one seat."""

    seat: int


class Absent(Plain, frozen=True):
    """Say what shall become of the game while somebody is away whose turn it is.

    `replace`: a computer player takes the seat, when more than half of those present say so.
    At a table of two people the one present may also end the game as a win, or save it.
    """

    seat: int
    do: Literal["replace", "win", "save"]
    level: Level = "villager"


class Resign(Plain, frozen=True):
    """Give up: a computer player takes your seats, or with `end` the game ends."""

    level: Level = "villager"
    end: bool = False


class Room(Plain, frozen=True):
    """Change a table that waits; what is None stays."""

    visibility: Visibility | None = None
    clock: ClockRule | None = None
    options: dict[str, OptionValue] | None = None
    shuffle: bool | None = None
    returns: bool | None = None


class RoomSeat(Plain, frozen=True):
    """Change a seat of a table that waits.

    Free it, give it to a computer player, close it, or keep it for a program, which is asked.
    """

    seat: int
    do: Literal["free", "computer", "close", "program"]
    level: Level = "villager"
    name: str = ""  # of the program


class Stand(Plain, frozen=True):
    """Answer a kind of question from now on in the same way, until something."""

    seat: int
    word: str
    until: Literal["turn", "round", "game"] = "round"
    arg: int | None = None  # before it is asked: about what, where the kind says so


class Unstand(Plain, frozen=True):
    """Be asked again."""

    seat: int
    kind: str


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
    visibility: Visibility
    quit: int | None
    rated: bool
    kept: bool  # a place here is kept for you
    scores: list[int] | None = None  # of a game that has ended, where a list tells them


class Lobby(Plain, frozen=True):
    """Tables to join, tables to watch, and your own."""

    open: list[TableSummary]
    mine: list[TableSummary]
    watch: list[TableSummary]


class LobbyNews(Message, frozen=True, tag="lobby"):
    """The lobby as it is now, sent when somebody comes to look and whenever it has changed.

    A table of yours may stand in several lists.
    """

    open: list[TableSummary]  # the newest ones
    mine: list[TableSummary]
    watch: list[TableSummary]


class Points(Plain, frozen=True):
    """Points as if the game ended now; None where they depend on what you can't know."""

    categories: tuple[str, ...]
    breakdown: list[list[int | None]]  # for each seat, by category
    scores: list[int | None]


class Growth(Plain, frozen=True):
    """How the points of a finished game grew: a row of scores for each ply listed."""

    plies: list[int]
    scores: list[list[int]]


class LessonCard(Plain, frozen=True):
    """A lesson in a list."""

    id: str
    game: str
    minutes: int
    steps: int


class LessonStep(Plain, frozen=True):
    """One step: `lesson-<lesson>-<id>` is its text, `…-not-<n>` answers the n-th other choice."""

    id: str
    anchor: str  # what it is about: `tip:<noun>:<n>`, `anchor:<name>` or `choice:<word>`
    choice: tuple[str, ...]  # the words that the learner says; none: reads and goes on
    wrong: tuple[str, ...]  # other words that have an answer of their own
    then: int  # how many choices of others follow


class LessonBody(Plain, frozen=True):
    """A lesson with the table at every moment: before the first step, then after every choice."""

    id: str
    learner: int
    minutes: int
    steps: list[LessonStep]
    table: TableState
    moments: list[Moved]
    texts: dict[str, str]  # by language, in Fluent


class LessonEnd(Plain, frozen=True):
    """Where to play on from, and against whom."""

    ply: int
    level: Level = "novice"


class Memory(Plain, frozen=True):
    """A small number that an account keeps for a game, such as the chapter of a campaign."""

    value: int


class SoloRecord(Plain, frozen=True):
    """The best of your finished games of one player that began alike."""

    mode: str
    start: int  # what they began with
    games: int
    score: int  # the best; in a campaign the best that won, if any did
    won: int  # how many were won


class SoloRecords(Plain, frozen=True):
    """Your games of one player, by mode and start."""

    records: list[SoloRecord]
    campaign: int | None  # the lowest start from which the rival was beaten


class Health(Plain, frozen=True):
    """Whether the server is well."""

    status: Literal["ok", "failing"]
    version: str
    build: Literal["compiled", "plain"]  # of the rules, in this process

"""Request and answer bodies of HTTP, besides the messages that live tables use."""

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
    """A display name, without an account. If it is empty, the server chooses one."""

    name: str = ""


class Credentials(Plain, frozen=True):
    """Name and password of an account."""

    name: str
    password: str


class Link(Plain, frozen=True):
    """The secret of a single-use sign-in link."""

    secret: str


class NewPassword(Plain, frozen=True):
    """A new password; with the current one, if the account has one."""

    password: str
    current: str = ""


class NewPasskey(Plain, frozen=True):
    """The name of an account to create with a passkey. Ignored for an existing account."""

    name: str = ""


class PasskeyAsked(Plain, frozen=True):
    """Options for a browser's `PublicKeyCredential.parse…OptionsFromJSON`. Valid for one answer."""

    options: dict[str, Any]


class PasskeyAnswer(Plain, frozen=True):
    """The result of a browser's `PublicKeyCredential.toJSON`."""

    credential: dict[str, Any]


class Passkey(Plain, frozen=True):
    """A passkey of yours."""

    id: int
    made: float
    used: float | None
    synced: bool  # whether it is synced to your other devices


class Account(Plain, frozen=True):
    """The ways to sign in to your account."""

    password: bool
    passkeys: list[Passkey]
    program: bool  # whether a program plays for this account
    shares: bool  # whether its finished games may be exported, without names


class Session(Plain, frozen=True):
    """A place where you are signed in."""

    id: str
    agent: str  # browser and system, as far as known
    made: float
    seen: float  # last used, to the hour
    current: bool


class Erase(Plain, frozen=True):
    """Erases everything stored about you; needs the password if the account has one."""

    password: str = ""


class Blocked(Plain, frozen=True):
    """A person you have blocked."""

    id: int
    name: str


class Peace(Plain, frozen=True):
    """Your blocks and mutes at a table."""

    muted: bool  # you muted the table
    blocked: list[int]  # people you blocked, by seat
    silenced: list[int]  # people you silenced, if you host the table


class Switch(Plain, frozen=True):
    """Turn something on or off."""

    on: bool = True


class Report(Plain, frozen=True):
    """The reason for reporting a line."""

    why: str = ""


class NewToken(Plain, frozen=True):
    """The label of a new token for a program."""

    label: str


class Token(Plain, frozen=True):
    """A token. Its secret is returned once, on creation."""

    id: int
    label: str
    made: float
    secret: str | None = None


# Programs that play.


class Challenge(Plain, frozen=True):
    """A table that waits for a program, or for any player."""

    table: str
    game: str
    options: dict[str, OptionValue]
    clock: ClockRule
    seats: list[SeatState]
    by: str  # the host
    guest: bool  # whether the host is a guest
    kept: bool  # a seat is reserved for you; else one is open to anyone


class Turn(Plain, frozen=True):
    """A question that waits for a program."""

    table: str
    game: str
    ply: int
    revision: int
    seat: int


class Calls(Plain, frozen=True):
    """Everything that waits for a program: one line of its stream."""

    challenges: list[Challenge]
    turns: list[Turn]
    running: list[str]  # tables where you play, on any player's turn


class Supposed(Plain, frozen=True):
    """A question, with a state that its seat can't tell from the true one.

    `parvis.engine.plain.load` reads the state. It depends only on what the seat may know.

    """

    table: str
    ply: int
    revision: int
    seat: int
    state: Any  # game, version, seats, options, and the state's numbers


class Program(Plain, frozen=True):
    """A program that is connected to its stream."""

    name: str


# Tables.


class SeatPlan(Plain, frozen=True):
    """The plan for one seat of a new table.

    `me`; `here`: another player on my device; `open`: anyone; `link`: anyone with the invitation;
    `computer` at a level.

    """

    who: Literal["me", "here", "open", "link", "computer"]
    level: Level = "villager"
    name: str = ""  # of a player on my device


class NewTable(Plain, frozen=True):
    """A new table. The game starts at once if no seat is free."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = {}
    clock: ClockRule = NoClock()
    shuffle: bool = False  # shuffle the seats at the start
    visibility: Visibility | None = None  # None: public if a seat is open, else by link
    returns: bool = True  # whether a replaced person may take the seat back
    rated: bool = False  # affects ratings: accounts only, no hints, no undo


class Join(Plain, frozen=True):
    """Take a free seat, a specific one if a number is given."""

    invite: str | None = None
    seat: int | None = None


class InviteByName(Plain, frozen=True):
    """Reserve a free seat for an account: a specific one, or any."""

    name: str
    seat: int | None = None


class Start(Plain, frozen=True):
    """Start now: computer players of a level take the free seats."""

    level: Level = "villager"


class TakeOver(Plain, frozen=True):
    """Let a computer player take the seat of a person who is out of time."""

    seat: int
    level: Level = "villager"


class ForSeat(Plain, frozen=True):
    """The seat that an action is about."""

    seat: int


class Absent(Plain, frozen=True):
    """A vote about the game while the person to move is away.

    `replace`: a computer player takes the seat if more than half of those present agree. With two
    people, the other one may also end the game as a win, or save it.

    """

    seat: int
    do: Literal["replace", "win", "save"]
    level: Level = "villager"


class Resign(Plain, frozen=True):
    """Resign: a computer player takes your seats; with `end`, the game ends."""

    level: Level = "villager"
    end: bool = False


class Room(Plain, frozen=True):
    """Change a waiting table; None leaves a field unchanged."""

    visibility: Visibility | None = None
    clock: ClockRule | None = None
    options: dict[str, OptionValue] | None = None
    shuffle: bool | None = None
    returns: bool | None = None


class RoomSeat(Plain, frozen=True):
    """Change a seat of a waiting table.

    Free it, give it to a computer player, close it, or reserve it for a program, which is asked.

    """

    seat: int
    do: Literal["free", "computer", "close", "program"]
    level: Level = "villager"
    name: str = ""  # of the program


class Stand(Plain, frozen=True):
    """Give a standing answer to a kind of question, for a limited time."""

    seat: int
    word: str
    until: Literal["turn", "round", "game"] = "round"
    arg: int | None = None  # if set before the question: its `arg`, where the kind requires it


class Unstand(Plain, frozen=True):
    """Remove a standing answer."""

    seat: int
    kind: str


class AskHint(Plain, frozen=True):
    """Ask for the strongest computer player's choice at a ply."""

    ply: int


class Expected(Plain, frozen=True):
    """A computer player's expectation for one seat."""

    points: float  # at the end
    wins: float  # win chance, 0 to 1


class Hinted(Plain, frozen=True):
    """A hint: the choice, and the expected result for each seat."""

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
    kept: bool  # a seat is reserved for you
    scores: list[int] | None = None  # of a finished game, in some lists


class Lobby(Plain, frozen=True):
    """Tables to join, tables to watch, and your own."""

    open: list[TableSummary]
    mine: list[TableSummary]
    watch: list[TableSummary]


class LobbyNews(Message, frozen=True, tag="lobby"):
    """The current lobby, sent on connecting and after every change.

    A table of yours may be in several lists.

    """

    open: list[TableSummary]  # the newest ones
    mine: list[TableSummary]
    watch: list[TableSummary]


class Points(Plain, frozen=True):
    """Points as if the game ended now; None where they depend on hidden information."""

    categories: tuple[str, ...]
    breakdown: list[list[int | None]]  # by seat and category
    scores: list[int | None]


class Moments(Plain, frozen=True):
    """Plies to jump to in a game: where a turn begins, and where you made a decision."""

    turns: list[int]
    mine: list[int]


class Growth(Plain, frozen=True):
    """The points over a finished game: a row of scores for each listed ply."""

    plies: list[int]
    scores: list[list[int]]


class LessonCard(Plain, frozen=True):
    """A lesson in a list."""

    id: str
    game: str
    minutes: int
    steps: int


class LessonStep(Plain, frozen=True):
    """One step: `lesson-<lesson>-<id>` is its text, `…-not-<n>` answers wrong choice n."""

    id: str
    anchor: str  # what the text points at: `tip:<noun>:<n>`, `anchor:<name>` or `choice:<word>`
    choice: tuple[str, ...]  # the learner's choices; empty: the learner only reads
    wrong: tuple[str, ...]  # other choices that have a reply of their own
    then: int  # number of scripted choices that follow


class LessonBody(Plain, frozen=True):
    """A lesson, with the table before the first step and after every choice."""

    id: str
    learner: int
    minutes: int
    steps: list[LessonStep]
    table: TableState
    moments: list[Moved]
    texts: dict[str, str]  # by language, in Fluent


class LessonEnd(Plain, frozen=True):
    """Where to play on from, and against which level."""

    ply: int
    level: Level = "novice"


class Memory(Plain, frozen=True):
    """A number stored per account and game, such as the chapter of a campaign."""

    value: int


class SoloRecord(Plain, frozen=True):
    """The best of your solo games with the same setup."""

    mode: str
    start: int  # the starting value
    games: int
    score: int  # the best; in a campaign, the best win if there is one
    won: int  # how many were won


class SoloRecords(Plain, frozen=True):
    """Your solo games by mode and starting value."""

    records: list[SoloRecord]
    campaign: int | None  # the lowest starting value with a win


class Health(Plain, frozen=True):
    """The server's health."""

    status: Literal["ok", "failing"]
    version: str
    build: Literal["compiled", "plain"]  # of the rules in this process

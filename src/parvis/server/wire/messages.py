"""Messages of a live table. `bodies.py` has the bodies that only HTTP needs.

The wire carries keys and numbers, never sentences: readers get them in their own language. Only
names and chat are free text. The client's types are generated from both modules.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parvis.engine.options import OptionValue

MOST_AT_ONCE: Final = 32  # further answers after the first

Level: TypeAlias = Literal["novice", "apprentice", "villager", "builder", "master"]
Visibility: TypeAlias = Literal["private", "link", "public"]
Status: TypeAlias = Literal["waiting", "running", "finished", "study"]
Barrier: TypeAlias = Literal["start", "chance", "another", "revealed", "rated"]
Reason: TypeAlias = Literal[
    "stale",  # the answered ply is not the current one
    "not-your-turn",
    "illegal",  # the rules do not offer it
    "over",  # the game has ended
    "not-started",
    "already-started",
    "unfinished",  # records are available only after the game
    "not-seated",
    "seat-taken",
    "no-seat",  # none is free, or none for this invitation
    "not-yours",  # only the host may do that
    "no-undo",  # `barrier` says why
    "no-hint",  # hints are only for tables with computer players and no clock
    "weak-password",  # a common or easily guessed one
    "banned",  # by the operator
    "silenced",  # you may say nothing at this table
    "unwelcome",  # a person at this table has blocked you
    "no-invite",  # they accept no invitations, or none from you
    "wrong-host",  # not a host name of this server
    "stuck",  # the game can't be replayed; the operator has been notified
    "no-answer",  # the computer player failed
    "in-time",  # that seat still has time
    "bad-setup",  # no such game, seats or options; `detail` says why
    "bad-record",  # `detail` says why
    "bad-name",
    "bad-password",
    "name-taken",
    "wrong-password",
    "bad-passkey",  # unknown, made for another site, or too late
    "no-passkeys",  # not possible at this address: an IP address, or no TLS
    "last-way-in",  # it is the only way to sign in
    "signed-out",  # sign in or choose a name first
    "guest",  # needs an account
    "not-a-program",  # the account isn't marked as a program
    "playing",  # not while you sit at a table
    "cross-site",  # the request comes from another site's page
    "too-fast",  # too many requests; `wait` says for how many seconds
    "not-found",
    "malformed",
    "too-large",
    "not-allowed",
    "internal",
]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message with a `type`: everything on a WebSocket, and refusals."""


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message, or an HTTP body."""


class Refused(Message, frozen=True, tag="refused", omit_defaults=True):
    """The request was refused, and nothing has changed. Every HTTP error has one as its body."""

    reason: Reason
    detail: str = ""  # for developers, in English; the client shows a text for the reason
    ply: int | None = None  # the table's present ply, if that is the reason
    barrier: Barrier | None = None
    wait: float | None = None  # seconds
    asked: Literal["choose", "undo", "say", "preview", "draft", "ping"] | None = (
        None  # None over HTTP
    )
    text: str = ""  # the key of a text of the game, if its rules are the reason


# Questions, events and views.


class Choice(Plain, frozen=True):
    """One option. Its label is `do-<kind>-<form>`, or `do-<kind>` if unnamed."""

    value: int
    word: str  # as in records: `hire 3`
    form: str  # the name of the form, "" for the unnamed one, "skip" for "no, thank you"
    parts: tuple[int, ...]  # one number for each field of the form


class Question(Plain, frozen=True):
    """The pending question and its seat. Its text is `ask-<kind>`."""

    kind: str
    seat: int
    arg: int
    also: int
    options: list[Choice]  # only for the seat that is asked


class Event(Plain, frozen=True):
    """Something that happened, as the reader may know it. Its text is `event-<kind>`."""

    ply: int  # of the state after the choice that caused it; 0 during setup
    kind: str
    seat: int
    numbers: tuple[int, ...]  # one per field of the kind; -1 in a secret field is hidden


class Undo(Plain, frozen=True):
    """How far the last seat to choose may go back, as far as known without trying."""

    seat: int
    back: int  # the ply before its last choice
    start: int  # the ply before its first choice since the barrier
    barrier: Barrier  # what blocks going further


class Result(Plain, frozen=True):
    """The end of a game."""

    scores: list[int]
    ranking: list[int]  # 1 for the first; those the rules leave tied share it
    breakdown: list[dict[str, int]]  # points by category, for each seat


# Clocks.


class NoClock(Plain, frozen=True, tag_field="mode", tag="none"):
    """No clock."""


class DaysClock(Plain, frozen=True, tag_field="mode", tag="days"):
    """Correspondence: a number of days per turn."""

    days: float
    rest: bool = False  # weekends don't count
    zone: Annotated[int, Meta(ge=-900, le=900)] = 0  # … in this time zone, in minutes east of UTC


class LiveClock(Plain, frozen=True, tag_field="mode", tag="live"):
    """Seconds for the game, and an increment after each turn."""

    bank: float
    increment: float


ClockRule: TypeAlias = NoClock | DaysClock | LiveClock


class Clock(Plain, frozen=True):
    """The clock. `left` counts down for `running` from the moment it is sent."""

    rule: ClockRule
    left: list[float]  # seconds by seat; below 0, the others may act
    running: int | None  # the seat whose time is running


# Messages from the server.


class Moved(Message, frozen=True, tag="moved"):
    """The table as one watcher sees it now, and what happened since.

    Forget every event after ply `since`, then add `events`: this is correct after a move, an undo
    and a reconnect.

    """

    table: str
    revision: int  # raised by every undo
    since: int
    ply: int
    seat: int | None  # whose view it is; None for a spectator
    events: list[Event]
    view: Any  # the game's view struct
    ask: Question | None  # None when the game is over
    undo: Undo | None
    clock: Clock | None
    result: Result | None


class Standing(Plain, frozen=True):
    """A standing answer of yours."""

    seat: int
    kind: str
    word: str
    until: Literal["turn", "round", "game"]


class SeatState(Plain, frozen=True):
    """A seat."""

    who: Literal["person", "computer", "open", "link"]
    name: str  # "" for a free seat or a computer player
    level: Level | None  # of a computer player
    you: bool
    online: bool
    left: bool  # a person left here and a computer player took over
    guest: bool  # a person without an account
    was: bool  # you sat here until a computer player took over
    again: bool | None  # the answer to the rematch offer; None: no answer yet
    away: float | None  # since when they are away, in seconds since 1970
    program: bool  # a program plays here


class TableState(Message, frozen=True, tag="table"):
    """Everything about a table except the game. Sent again after every change."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatState]
    host: bool  # whether you are the host
    hosted: int | None  # the host's seat
    invite: str | None  # the secret of the invitation link, for those seated
    clock: ClockRule
    watchers: int
    ply: int
    actor: int | None  # the seat to move
    made: float  # seconds since 1970
    moved: float  # time of the last choice
    next: str | None  # the table of the rematch
    hints: bool  # whether you may ask for hints on your turn
    visibility: Visibility
    returns: bool  # whether a replaced person may take the seat back
    training: bool  # more was undone than the game allows: not rated
    quit: int | None  # the seat that resigned, if that ended the game
    votes: list[int]  # seats that voted to replace the person who is away
    absent: float  # seconds of absence on your turn after which you may be replaced
    silent: float  # … seconds without an answer, if your page is open
    seen: int  # the ply at your last visit
    standing: list[Standing]  # your standing answers
    rated: bool  # affects ratings: accounts only, no hints, no undo
    now: float  # when this was sent: clocks of devices differ


class Said(Message, frozen=True, tag="said"):
    """A chat line, or a notice from the table."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    notice: (
        Literal[
            "joined",
            "left",
            "started",
            "took-back",  # `ply` is the position after it
            "resigned",
            "out-of-time",  # a computer player took over after the time ran out
            "replaced",  # … because they were away
            "returned",  # a replaced person is back
            "more-time",
            "removed",  # from the waiting room, by the host
            "changed",  # the host changed the clock, the rules or the visibility
            "won",  # the game was ended as a win for the others
            "saved",  # the game is saved without a clock, to continue some day
            "declined",  # the rematch
            "refused",  # … the reserved seat
            "bot-failed",  # a random legal choice replaced the computer player's
            "finished",
            "rematch",
        ]
        | None
    ) = None
    ply: int | None = None
    guest: bool = False  # the author, or the person spoken of, has no account
    person: int | None = None  # the author's number, for blocking
    program: bool = False  # … is a program


class Change(Plain, frozen=True):
    """A number of the view that would change: `seats.1.gold` from 3 to 1.

    For a list of variable length, only `length` is given.

    """

    path: str
    before: int
    after: int


class Previewed(Message, frozen=True, tag="previewed"):
    """What one choice would change in the asked seat's view."""

    ply: int
    value: int
    changes: list[Change]
    last: bool  # chance or another seat is next: usually the last choice of a turn


class Drafted(Message, frozen=True, tag="drafted"):
    """What several answers would change, and the possible next ones."""

    ply: int
    words: tuple[str, ...]
    changes: list[Change]
    options: list[Choice]  # empty if the series of questions ends with them


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


Told: TypeAlias = TableState | Moved | Said | Previewed | Drafted | Refused | Pong


# Messages to the server. HTTP offers the same.


class Choose(Message, frozen=True, tag="choose"):
    """Answer the question at a ply, by value or by word."""

    ply: int
    value: int | None = None
    word: str | None = None
    revision: int | None = None  # of the question, so that an undone one isn't answered
    grace: Annotated[float, Meta(ge=0, le=10)] = 0  # seconds reserved for an undo, see protocol.md
    # Words for the following questions of the same kind: all are applied, or none.
    then: Annotated[tuple[str, ...], Meta(max_length=MOST_AT_ONCE)] = ()


class TakeBack(Message, frozen=True, tag="undo"):
    """Undo your last choice; with `turn`, as many as allowed."""

    ply: int
    turn: bool = False
    to: int | None = None  # any decision of yours, against computer players only: for training


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    text: str


class Preview(Message, frozen=True, tag="preview"):
    """Ask what a choice would change."""

    ply: int
    value: int


class Draft(Message, frozen=True, tag="draft"):
    """Ask what several answers at once would come to."""

    ply: int
    words: Annotated[tuple[str, ...], Meta(max_length=1 + MOST_AT_ONCE)]


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is there."""


Asked: TypeAlias = Choose | TakeBack | Say | Preview | Draft | Ping

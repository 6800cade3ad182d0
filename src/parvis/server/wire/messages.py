"""What goes over the wire while a table is played; `bodies.py` has what only HTTP needs.

The wire carries keys and numbers, never sentences: each reader has them in their own
language. Names and chat are the only texts that people write. The client's types are
generated from both modules.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parvis.engine.options import OptionValue

MOST_AT_ONCE: Final = 32  # answers after the first

Level: TypeAlias = Literal["novice", "apprentice", "villager", "builder", "master"]
Visibility: TypeAlias = Literal["private", "link", "public"]
Status: TypeAlias = Literal["waiting", "running", "finished", "study"]
Barrier: TypeAlias = Literal["start", "chance", "another", "revealed", "rated"]
Reason: TypeAlias = Literal[
    "stale",  # the ply answered is not the one that is asked now
    "not-your-turn",
    "illegal",  # the rules do not offer that
    "over",  # the game has ended
    "not-started",
    "already-started",
    "unfinished",  # records are given out when the game has ended
    "not-seated",
    "seat-taken",
    "no-seat",  # none is free, or none with this invitation
    "not-yours",  # only whoever made the table may do that
    "no-undo",  # `barrier` says what stands before it
    "no-hint",  # hints are for tables against computer players alone, with no clock
    "weak-password",  # one of those that are tried first
    "banned",  # by whoever runs the server
    "silenced",  # you may say nothing at this table
    "unwelcome",  # somebody at this table has blocked you
    "no-invite",  # they take no invitation, or none from you
    "wrong-host",  # the server is not called like this
    "stuck",  # the game can't be replayed any more; whoever runs the server has been told
    "no-answer",  # the computer player that was asked failed
    "in-time",  # that seat still has time on its clock
    "bad-setup",  # no such game, seats or options; `detail` says why
    "bad-record",  # `detail` says why
    "bad-name",
    "bad-password",
    "name-taken",
    "wrong-password",
    "bad-passkey",  # not one we know, made for another site, or too late
    "no-passkeys",  # a browser has none for this address: it is a number, or not secure
    "last-way-in",  # without that nobody could sign in any more
    "signed-out",  # a name is needed first
    "guest",  # an account is needed
    "not-a-program",  # the account is a person's; its settings say so
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
    """What is told apart by its `type`: all that goes over a WebSocket, and refusals."""


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message, or the body of a request or of an answer over HTTP."""


class Refused(Message, frozen=True, tag="refused", omit_defaults=True):
    """What was asked for was not done, and nothing has changed. Every HTTP error is one."""

    reason: Reason
    detail: str = ""  # for developers, in English; the client shows its own text for the reason
    ply: int | None = None  # what the table has come to, if that is why
    barrier: Barrier | None = None
    wait: float | None = None  # seconds
    asked: Literal["choose", "undo", "say", "preview", "draft", "ping"] | None = (
        None  # over a WebSocket
    )
    text: str = ""  # the key of a text of the game that says why, where its rules are the reason


# Questions, events and what is seen.


class Choice(Plain, frozen=True):
    """One thing that may be chosen. Its label is `do-<kind>-<form>`, or `do-<kind>` if unnamed."""

    value: int
    word: str  # as in records: `hire 3`
    form: str  # the name of the form, "" for the unnamed one, "skip" for "no, thank you"
    parts: tuple[int, ...]  # one number for each field of the form


class Question(Plain, frozen=True):
    """What must be settled now, and by whom. Its text is `ask-<kind>`."""

    kind: str
    seat: int
    arg: int
    also: int
    options: list[Choice]  # empty for everybody but the one who is asked


class Event(Plain, frozen=True):
    """Something noticed at the table, as the reader may know it. Its text is `event-<kind>`."""

    ply: int  # of the state after the choice that caused it; 0 while setting up
    kind: str
    seat: int
    numbers: tuple[int, ...]  # one for each field of the kind; -1 in a secret field is hidden


class Undo(Plain, frozen=True):
    """How far the last seat that chose may go back, as far as is known without trying."""

    seat: int
    back: int  # the ply before its last choice
    start: int  # the ply before its first choice since the barrier
    barrier: Barrier  # what stands before that


class Result(Plain, frozen=True):
    """The end of a game."""

    scores: list[int]
    ranking: list[int]  # 1 for the first; those the rules leave tied share it
    breakdown: list[dict[str, int]]  # points by category, for each seat


# Clocks.


class NoClock(Plain, frozen=True, tag_field="mode", tag="none"):
    """Take your time."""


class DaysClock(Plain, frozen=True, tag_field="mode", tag="days"):
    """Correspondence: so many days for each turn."""

    days: float
    rest: bool = False  # Saturdays and Sundays do not count
    zone: Annotated[int, Meta(ge=-900, le=900)] = 0  # … as they are so many minutes east of UTC


class LiveClock(Plain, frozen=True, tag_field="mode", tag="live"):
    """A bank of seconds for the game, and an increment after each turn."""

    bank: float
    increment: float


ClockRule: TypeAlias = NoClock | DaysClock | LiveClock


class Clock(Plain, frozen=True):
    """What the clock shows. `left` counts down from the moment this is sent for `running`."""

    rule: ClockRule
    left: list[float]  # seconds for each seat; below 0, the others may act
    running: int | None  # the seat whose time runs


# What the server says over a WebSocket.


class Moved(Message, frozen=True, tag="moved"):
    """The table as one watcher sees it now, and what happened since.

    Forget every event after ply `since`, then add `events`: that is right for a move, for
    an undo, and after a connection was lost.
    """

    table: str
    revision: int  # rises with every undo
    since: int
    ply: int
    seat: int | None  # whose view this is; None for a spectator
    events: list[Event]
    view: Any  # the game's own view struct
    ask: Question | None  # None when the game is over
    undo: Undo | None
    clock: Clock | None
    result: Result | None


class Standing(Plain, frozen=True):
    """An answer of yours that stands until something."""

    seat: int
    kind: str
    word: str
    until: Literal["turn", "round", "game"]


class SeatState(Plain, frozen=True):
    """Who sits where."""

    who: Literal["person", "computer", "open", "link"]
    name: str  # "" for a free seat and for a computer player, whom the client names
    level: Level | None  # of a computer player
    you: bool
    online: bool
    left: bool  # a person sat here once and a computer player took over
    guest: bool  # a person without an account
    was: bool  # you sat here until a computer player took over
    again: bool | None  # whether they want the rematch that is offered; None: no answer yet
    away: float | None  # since when they are away, in seconds since 1970
    program: bool  # a program plays here, which somebody brought


class TableState(Message, frozen=True, tag="table"):
    """All about a table but the game itself. Sent again whenever any of it changes."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatState]
    host: bool  # whether you made this table
    hosted: int | None  # the seat of whoever made it
    invite: str | None  # the secret of its invitation link, for those who sit at it
    clock: ClockRule
    watchers: int
    ply: int
    actor: int | None  # the seat whose turn it is
    made: float  # seconds since 1970
    moved: float  # when something was last chosen
    next: str | None  # the table of the rematch
    hints: bool  # whether you may ask for them, when it is your turn
    visibility: Visibility
    returns: bool  # whether who was replaced may take the seat back
    training: bool  # whether more was taken back than the game allows: no such game is rated
    quit: int | None  # the seat that gave the game up, if it ended so
    votes: list[int]  # seats that would have a computer player take the seat of the one who is away
    absent: float  # how many seconds one must be away, when it is their turn, to be replaced
    seen: int  # the ply when you were last here
    standing: list[Standing]  # what you have answered beforehand
    rated: bool  # it moves ratings: accounts only, no hints, no taking back


class Said(Message, frozen=True, tag="said"):
    """A line of chat, or a notice of the table's own."""

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
            "took-back",  # `ply` is what the table went back to
            "resigned",
            "out-of-time",  # a computer player took over because the clock ran out
            "replaced",  # … because they were away
            "returned",  # who was replaced has taken the seat back
            "more-time",
            "removed",  # from the waiting room, by the host
            "changed",  # the host has changed clock, rules or who may come
            "won",  # the game was ended as a win of the others
            "saved",  # the game goes on some day, without a clock
            "declined",  # the rematch
            "refused",  # … the seat that was kept for them
            "bot-failed",  # a random legal choice replaced the computer player's
            "finished",
            "rematch",
        ]
        | None
    ) = None
    ply: int | None = None
    guest: bool = False  # who said it has no account
    person: int | None = None  # the number of who said it, by which they can be blocked
    program: bool = False  # who said it is a program


class Change(Plain, frozen=True):
    """One number of the view that would change: `seats.1.gold` from 3 to 1.

    Of a list of any length only its `length` is given.
    """

    path: str
    before: int
    after: int


class Previewed(Message, frozen=True, tag="previewed"):
    """What one choice would change, in the view of the seat that is asked."""

    ply: int
    value: int
    changes: list[Change]
    last: bool  # afterwards chance or another seat goes on: the last choice of a turn, as a rule


class Drafted(Message, frozen=True, tag="drafted"):
    """What several answers would come to, and what could be answered after them."""

    ply: int
    words: tuple[str, ...]
    changes: list[Change]
    options: list[Choice]  # none if the series of questions ends with them


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


Told: TypeAlias = TableState | Moved | Said | Previewed | Drafted | Refused | Pong


# What is said to the server over a WebSocket. The same is offered over HTTP.


class Choose(Message, frozen=True, tag="choose"):
    """Answer the question that is asked at a ply, by value or by word."""

    ply: int
    value: int | None = None
    word: str | None = None
    revision: int | None = None  # of the question: one that was taken back since is not answered
    grace: Annotated[float, Meta(ge=0, le=10)] = 0  # seconds for taking it back, see protocol.md
    # words for the questions of the same kind that follow: all are answered at once, or none
    then: Annotated[tuple[str, ...], Meta(max_length=MOST_AT_ONCE)] = ()


class TakeBack(Message, frozen=True, tag="undo"):
    """Take back your last choice, or with `turn` all that may be taken back."""

    ply: int
    turn: bool = False
    to: int | None = None  # any decision of yours, against computer players alone: for training


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

"""One table in memory: its seats, its game, and its watchers."""

import asyncio
import secrets
import time
from collections.abc import Callable, Container, Iterable
from typing import Final, Protocol

import msgspec

from parvis.engine import AnyGame, OptionValue
from parvis.server.people.accounts import Person
from parvis.server.tables import clock
from parvis.server.tables.clock import Banks
from parvis.server.tables.playthrough import Playthrough
from parvis.server.wire.bodies import TableSummary
from parvis.server.wire.messages import (
    ClockRule,
    Level,
    LiveClock,
    Moved,
    NoClock,
    Said,
    SeatState,
    Standing,
    Status,
    TableState,
    Visibility,
)
from parvis.server.wire.refusals import Refusal


class Seat(msgspec.Struct, frozen=True):
    """A seat. A link seat may be reserved for a person, who then needs no invitation."""

    who: str  # person, computer, open or link
    person: int | None = None
    name: str = ""
    level: Level | None = None
    left: bool = False
    public: bool = False  # open to anyone again when its person leaves
    owner: int | None = None  # the person whom a computer player has replaced
    guest: bool = False  # a person without an account
    again: bool | None = None  # the answer to a rematch offer
    hidden: bool = False  # whether the person has hidden the table
    seen: int = 0  # the ply at the person's last visit …
    away: float | None = None  # … and its time
    program: bool = False  # played by a program


class Head(msgspec.Struct, frozen=True):
    """Everything about a table except its game."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    status: Status
    host: int
    invite: str
    shuffle: bool
    clock: ClockRule
    ply: int
    revision: int
    actor: int | None
    made: float
    moved: float
    next: str | None
    visibility: Visibility = "link"
    returns: bool = True
    training: bool = False
    quit: int | None = None
    votes: tuple[int, ...] = ()  # a ply, and the seats that voted to replace its person
    origin: str | None = None  # the table whose game continues here
    rated: bool = False  # affects ratings: accounts only, no hints, no undo


class StandingAnswer(msgspec.Struct, frozen=True):
    """A standing answer to a kind of question."""

    word: str
    until: str  # turn, round or game
    forms: tuple[str, ...]  # what was asked and offered when it was set: see standing.offered
    ply: int  # when it was set
    round: int


class Watching(msgspec.Struct, frozen=True):
    """The watchers of a table: known people, and the total."""

    people: frozenset[int] = frozenset()
    watchers: int = 0


NOBODY: Final = Watching()
TIMED: Final = 60 * 86_400.0  # seconds; longer than any clock
WAITS: Final = 60.0  # seconds for which a person who has chosen counts as waiting


class Watcher(Protocol):
    """A client that is told what happens at a table."""

    person: int | None
    wanted: int | None  # the seat to look through, for a person with several
    ply: int  # what this watcher has been sent
    revision: int
    place: str  # address
    blocked: frozenset[int]  # people whose messages they have blocked
    deaf: bool  # whether they have muted the table
    credential: str  # the hash of their session or token, "" for none
    invite: str | None  # the invitation they used

    def put(self, data: bytes) -> None:
        """Queue a message without blocking."""

    def hears(self, said: Said) -> bool:
        """Tell whether they want to get a message."""

    def dismiss(self, gone: bool = False) -> None:
        """Disconnect: the session or token has ended, or the table is gone."""


class Table:
    """A table in memory. A change holds its lock from the first read to the end."""

    def __init__(
        self, head: Head, seats: list[Seat], banks: Banks, game: AnyGame, play: Playthrough | None
    ) -> None:
        self.head = head
        self.seats = seats
        self.banks = banks
        self.game = game
        self.play = play  # None before the start
        self._held: dict[int | None, list[int]] = {}
        self._held_of = seats  # the seats that `_held` was computed for
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.others = NOBODY  # watchers in other processes
        self.job: asyncio.Task[None] | None = None  # a thinking computer player
        self.grace = 0.0  # time (monotonic) until which a computer player leaves room for an undo
        self.place = (0.0, "")  # time (monotonic) until which someone at this address waits
        self.changed: Callable[[Table], None] | None = None  # called when seats change
        self.listening: set[int] = set()  # connected programs, which are told about their turns
        self.ours = False  # whether this process answers for its computer players
        self.visited = time.time()  # a person's last visit, to the hour
        self.behind = False  # whether the store may be ahead of us
        self.said = -1  # number of the last chat line sent
        self.used = time.monotonic()
        self.standing: dict[tuple[int, str], StandingAnswer] = {}  # by seat and kind
        if play is not None:
            play.give_up(head.quit)

    @property
    def id(self) -> str:
        return self.head.id

    def online(self) -> set[int | None]:
        """Return the people watching, in any process."""
        here = {watcher.person for watcher in self.watchers}
        return here | self.others.people | self.listening

    def waits_at(self) -> str:
        """Return the address that waits for computer players, "" if none does."""
        players = [w.place for w in self.watchers if w.place and self.held(w.person)]
        if players or time.monotonic() < self.place[0]:
            return players[0] if players else self.place[1]
        return next((watcher.place for watcher in self.watchers), "")

    def asked_from(self, place: str) -> None:
        """Note the address of a player who may not be watching."""
        self.place = (time.monotonic() + WAITS, place)

    def here(self) -> Watching:
        """Return the watchers in this process."""
        people = {watcher.person for watcher in self.watchers}
        return Watching(frozenset(p for p in people if p is not None), len(self.watchers))

    def held(self, person: int | None) -> list[int]:
        """List a person's seats. It is called for every watcher at every move."""
        if self._held_of is not self.seats:  # seats are replaced, never changed in place
            self._held, self._held_of = {}, self.seats
        held = self._held.get(person)
        if held is None:
            held = [i for i, seat in enumerate(self.seats) if _holds(seat, person)]
            self._held[person] = held
        return held

    def eyes(self, person: int | None, wanted: int | None) -> int | None:
        """Return the seat whose view a person gets: the one to move, if it is theirs."""
        held = self.held(person)
        if not held:
            return None
        if wanted in held:
            return wanted
        play = self.play
        if play is None or len(held) == 1:
            return held[0]
        if play.actor in held:
            return play.actor
        return next((seat for seat in reversed(play.actors) if seat in held), held[0])

    def votes(self) -> list[int]:
        """List the seats that voted to replace the person to move."""
        ply, *votes = self.head.votes or (-1,)
        return votes if ply == self.head.ply else []

    def human(self, seat: int | None) -> int | None:
        """Return a seat if a person sits there, for the clock."""
        return seat if seat is not None and self.seats[seat].who == "person" else None

    def computers(self) -> list[int]:
        """List the seats of computer players."""
        return [i for i, seat in enumerate(self.seats) if seat.who == "computer"]

    def casual(self, person: int | None) -> bool:
        """Tell whether a person plays unrated against computer players only, without a clock."""
        others = [seat for seat in self.seats if not _holds(seat, person)]
        return (
            len(self.seats) - len(others) == 1
            and all(seat.who == "computer" for seat in others)
            and isinstance(self.head.clock, NoClock)
            and not self.head.rated
        )

    # Updates.

    def moved(self, since: int, revision: int, seat: int | None) -> Moved:
        """Return the message that brings a client from a ply and revision to now."""
        assert self.play is not None
        if revision != self.head.revision or not -1 <= since <= self.play.ply:
            since = -1  # they saw something that was undone
        shown = clock.shown(self.head.clock, self.banks, time.time())
        moved = self.play.moved(self.id, self.head.revision, since, seat, shown)
        return msgspec.structs.replace(moved, undo=None) if self.head.rated else moved

    def told(self, since: int, revision: int, seat: int | None) -> bytes:
        """Return the same as JSON."""
        return msgspec.json.encode(self.moved(since, revision, seat))

    def state(self, person: int | None, online: set[int | None] | None = None) -> TableState:
        """Return the table's state as a person may know it."""
        head = self.head
        held = self.held(person)
        return TableState(
            head.id,
            head.game,
            head.version,
            head.options,
            head.status,
            seat_states(self.seats, person, self.online() if online is None else online),
            person is not None and head.host == person,
            next((i for i, seat in enumerate(self.seats) if _holds(seat, head.host)), None),
            head.invite if held else None,
            head.clock,
            len(self.watchers) + self.others.watchers,
            head.ply,
            head.actor,
            head.made,
            head.moved,
            head.next,
            self.casual(person),
            head.visibility,
            head.returns,
            head.training,
            head.quit,
            self.votes(),
            absent_after(head.clock),
            silent_after(head.clock),
            max((self.seats[seat].seen for seat in held), default=0),
            [
                Standing(seat, kind, answer.word, answer.until)  # type: ignore[arg-type]
                for (seat, kind), answer in self.standing.items()
                if seat in held
            ],
            head.rated,
            time.time(),
        )

    def tell_moved(self, since: int | None = None, clock: bool = False) -> None:
        """Bring every watcher to now; with `since`, back to that ply first.

        With `clock`, also send to watchers who only lack the new clock.

        """
        if self.play is None:
            return
        ply, revision = self.play.ply, self.head.revision
        told: dict[tuple[int | None, int, int], bytes] = {}
        for watcher in self.watchers:
            if watcher.ply == ply and watcher.revision == revision and not clock:
                continue
            if since is not None:
                watcher.ply, watcher.revision = min(since, watcher.ply), revision
            seat = self.eyes(watcher.person, watcher.wanted)
            key = (seat, watcher.ply, watcher.revision)
            data = told.get(key)
            if data is None:
                data = told[key] = self.told(watcher.ply, watcher.revision, seat)
            watcher.put(data)
            watcher.ply, watcher.revision = ply, revision

    def tell_state(self) -> None:
        """Send every watcher the table's state."""
        if self.changed is not None:
            self.changed(self)
        for watcher in list(self.watchers):  # it may be private now, or they were removed
            if not may_watch(self, watcher.person, watcher.invite):
                watcher.dismiss(gone=True)
        self._tell_state(self.watchers)

    def tell_alone(self, people: Container[int | None]) -> None:
        """Send some watchers what only they may know; the others get no message at all."""
        self._tell_state([watcher for watcher in self.watchers if watcher.person in people])

    def _tell_state(self, watchers: Iterable[Watcher]) -> None:
        told: dict[int | None, bytes] = {}
        online = self.online()
        for watcher in watchers:
            data = told.get(watcher.person)
            if data is None:
                state = self.state(watcher.person, online)
                data = told[watcher.person] = msgspec.json.encode(state)
            watcher.put(data)

    def tell(self, said: Said) -> None:
        """Send a chat line to every watcher who wants it."""
        data = msgspec.json.encode(said)
        for watcher in self.watchers:
            if watcher.hears(said):
                watcher.put(data)


def hears(said: Said, person: int | None, blocked: frozenset[int], deaf: bool) -> bool:
    """Tell whether a person wants a line: always their own and the table's."""
    if said.notice is not None or (person is not None and said.person == person):
        return True
    return not deaf and said.person not in blocked


def running(table: Table) -> Playthrough:
    """Return a table's running game; raise Refusal if there is none."""
    if table.play is None:
        raise Refusal("not-started")
    if table.head.status == "study" or table.head.quit is not None:
        raise Refusal("over", ply=table.head.ply)
    return table.play


def absent_after(rule: ClockRule) -> float:
    """Return the seconds of absence on your turn after which you may be replaced.

    In correspondence games, only the clock decides.

    """
    if isinstance(rule, LiveClock):
        return 120.0
    return 900.0 if isinstance(rule, NoClock) else TIMED


def silent_after(rule: ClockRule) -> float:
    """Return the same limit for a person whose page is open; without a clock, the game could hang.

    They may have left the page open and gone away.

    """
    return 86_400.0 if isinstance(rule, NoClock) else TIMED


def may_watch(table: Table, person: int | None, invite: str | None) -> bool:
    """Tell whether a person may see a table: a private one is for its members only."""
    if table.head.visibility != "private" or table.head.status == "study":
        return True
    if invite and secrets.compare_digest(invite.encode(), table.head.invite.encode()):
        return True
    return person is not None and (
        table.head.host == person or any(person in (s.person, s.owner) for s in table.seats)
    )


def _holds(seat: Seat, person: int | None) -> bool:
    return person is not None and seat.who == "person" and seat.person == person


def seat_states(
    seats: list[Seat], person: int | None, online: set[int | None] | None = None
) -> list[SeatState]:
    """Return the seats, as a person may know them."""
    online = online or set()
    return [
        SeatState(
            seat.who,  # type: ignore[arg-type]
            seat.name,
            seat.level,
            _holds(seat, person),
            seat.who == "computer" or (seat.who == "person" and seat.person in online),
            seat.left,
            seat.guest,
            person is not None and seat.owner == person,
            seat.again,
            None if seat.who != "person" or seat.person in online else seat.away,
            seat.program,
        )
        for seat in seats
    ]


def summary(head: Head, seats: list[Seat], person: Person | None) -> TableSummary:
    """Return a table for a list."""
    me = person.id if person else None
    return TableSummary(
        head.id,
        head.game,
        head.options,
        head.status,
        seat_states(seats, me),
        head.clock,
        head.ply,
        head.actor,
        head.actor is not None and _holds(seats[head.actor], me),
        head.made,
        head.moved,
        head.visibility,
        head.quit,
        head.rated,
        me is not None and any(seat.who == "link" and seat.person == me for seat in seats),
    )

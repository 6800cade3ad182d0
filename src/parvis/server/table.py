"""One table in memory: who sits at it, its game, and what each watcher is told."""

import asyncio
import time
from typing import Any, Final, Protocol

import msgspec

from parvis.engine import Game, OptionValue
from parvis.server import clock
from parvis.server.accounts import Person
from parvis.server.bodies import TableSummary
from parvis.server.clock import Banks
from parvis.server.messages import (
    Clock,
    ClockRule,
    Level,
    Moved,
    NoClock,
    Said,
    SeatState,
    Status,
    TableState,
)
from parvis.server.play import Play


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat. A link seat may be kept for a person, who needs no invitation."""

    who: str  # person, computer, open or link
    person: int | None = None
    name: str = ""
    level: Level | None = None
    left: bool = False
    public: bool = False  # anybody's again, when the one who sits here leaves


class Head(msgspec.Struct, frozen=True):
    """What a table is, apart from the game played at it."""

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


class Here(msgspec.Struct, frozen=True):
    """Who watches a table: those who are known, and how many there are in all."""

    people: frozenset[int] = frozenset()
    watchers: int = 0


NOBODY: Final = Here()


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    person: int | None
    wanted: int | None  # the seat to look through, for one who holds several
    ply: int  # what this watcher has been told
    revision: int
    credential: str  # the hash of the session or token by which they are known, "" for none

    def put(self, data: bytes) -> None:
        """Send a message, in order, without waiting."""

    def dismiss(self) -> None:
        """Tell nothing more: the session or token has ended."""


class Table:
    """A table in memory. Whatever changes it holds its lock from the first look to the end."""

    def __init__(
        self, head: Head, seats: list[Seat], banks: Banks, game: Game[Any], play: Play | None
    ) -> None:
        self.head = head
        self.seats = seats
        self.banks = banks
        self.game = game
        self.play = play  # None before the start
        self._held: dict[int | None, list[int]] = {}
        self._held_of = seats  # the seats for which `_held` was found
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.others = NOBODY  # who watches in other processes
        self.job: asyncio.Task[None] | None = None  # of a computer player
        self.grace = 0.0  # until when (monotonic) it leaves a person time to take back
        self.behind = False  # whether the store may know more than we do
        self.said = -1  # the number of the last line of chat that our watchers were told
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.head.id

    def online(self) -> set[int | None]:
        """Return who is watching, here or in other processes."""
        return {watcher.person for watcher in self.watchers} | self.others.people

    def here(self) -> Here:
        """Return who is watching in this process."""
        people = {watcher.person for watcher in self.watchers}
        return Here(frozenset(p for p in people if p is not None), len(self.watchers))

    def held(self, person: int | None) -> list[int]:
        """List the seats that a person holds. It is asked for every watcher at every move."""
        if self._held_of is not self.seats:  # who sits where is never changed in place
            self._held, self._held_of = {}, self.seats
        held = self._held.get(person)
        if held is None:
            held = [i for i, seat in enumerate(self.seats) if _holds(seat, person)]
            self._held[person] = held
        return held

    def eyes(self, person: int | None, wanted: int | None) -> int | None:
        """Return the seat through which a person looks: the one asked, of those they hold."""
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

    def human(self, seat: int | None) -> int | None:
        """Return a seat if a person sits there, for the clock."""
        return seat if seat is not None and self.seats[seat].who == "person" else None

    def computers(self) -> list[int]:
        """List the seats of computer players."""
        return [i for i, seat in enumerate(self.seats) if seat.who == "computer"]

    def casual(self, person: int | None) -> bool:
        """Tell whether a person plays here against computer players alone, and with no clock."""
        others = [seat for seat in self.seats if not _holds(seat, person)]
        return (
            len(self.seats) - len(others) == 1
            and all(seat.who == "computer" for seat in others)
            and isinstance(self.head.clock, NoClock)
        )

    # What is told.

    def moved(self, since: int, revision: int, seat: int | None) -> Moved:
        """Return what brings somebody from a ply of a revision to now."""
        play, since, shown = self._now(since, revision)
        return play.moved(self.id, self.head.revision, since, seat, shown)

    def told(self, since: int, revision: int, seat: int | None) -> bytes:
        """Return the same as JSON."""
        play, since, shown = self._now(since, revision)
        return play.told(self.id, self.head.revision, since, seat, shown)

    def _now(self, since: int, revision: int) -> tuple[Play, int, Clock | None]:
        assert self.play is not None
        if revision != self.head.revision or not -1 <= since <= self.play.ply:
            since = -1  # they saw something that was taken back
        shown = clock.shown(self.head.clock, self.banks, time.time())
        return self.play, since, shown

    def state(self, person: int | None, online: set[int | None] | None = None) -> TableState:
        """Return what a person may know of the table."""
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
            head.invite if held else None,
            head.clock,
            len(self.watchers) + self.others.watchers,
            head.ply,
            head.actor,
            head.made,
            head.next,
            self.casual(person),
        )

    def tell_moved(self, since: int | None = None) -> None:
        """Bring every watcher to now; with `since`, back to that ply first."""
        if self.play is None:
            return
        ply, revision = self.play.ply, self.head.revision
        told: dict[tuple[int | None, int, int], bytes] = {}
        for watcher in self.watchers:
            if watcher.ply == ply and watcher.revision == revision:
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
        """Tell every watcher who sits where."""
        told: dict[int | None, bytes] = {}
        online = self.online()
        for watcher in self.watchers:
            data = told.get(watcher.person)
            if data is None:
                state = self.state(watcher.person, online)
                data = told[watcher.person] = msgspec.json.encode(state)
            watcher.put(data)

    def tell(self, said: Said) -> None:
        """Tell every watcher what was said."""
        data = msgspec.json.encode(said)
        for watcher in self.watchers:
            watcher.put(data)


def _holds(seat: Seat, person: int | None) -> bool:
    return person is not None and seat.who == "person" and seat.person == person


def seat_states(
    seats: list[Seat], person: int | None, online: set[int | None] | None = None
) -> list[SeatState]:
    """Return who sits where, as a person may know it."""
    online = online or set()
    return [
        SeatState(
            seat.who,  # type: ignore[arg-type]
            seat.name,
            seat.level,
            _holds(seat, person),
            seat.who == "computer" or (seat.who == "person" and seat.person in online),
            seat.left,
        )
        for seat in seats
    ]


def summary(head: Head, seats: list[Seat], person: Person | None) -> TableSummary:
    """Return a table as it stands in a list."""
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
    )

"""Programs: accounts played by software. Their pending work, and who is connected.

A program is sent everything that waits for it, after every change. There is no history to catch up
with after a lost connection.
"""

import asyncio
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.engine.plain import dump
from parvis.players import seen_of
from parvis.server.people.accounts import Person, key_of
from parvis.server.store.database import Store
from parvis.server.store.schema import PEOPLE, SEATS, TABLES
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall
from parvis.server.tables.seating import Seating
from parvis.server.tables.table import Head, Seat, Table, running, seat_states
from parvis.server.wire.bodies import Calls, Challenge, Program, Supposed, Turn
from parvis.server.wire.refusals import Refusal

LISTED: Final = 200  # programs, and tables per program
OPEN: Final = 2 * 86_400.0  # seconds for which an open table is offered
LOOK: Final = 3.0  # seconds between two checks for changes by other processes
COALESCE: Final = 0.02  # seconds in which several changes are sent as one
LISTENS: Final = 30.0  # seconds for which a program counts as connected

_ON: Final = ("waiting", "running")


class ProgramListener:
    """A connected program."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.news = asyncio.Event()


class Programs:
    """The connected programs."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating
        self.listeners: set[ProgramListener] = set()
        self.closing = False
        hall.stirred = self.stir

    def stir(self, table: Table | None, seats: bool) -> None:
        """Wake the programs that a change concerns; all of them if a seat may be free."""
        if not self.listeners:
            return
        people = None if table is None or seats else {seat.person for seat in table.seats}
        for listener in self.listeners:
            if people is None or listener.person.id in people:
                listener.news.set()

    def stop(self) -> None:
        """End all streams: the server is stopping."""
        self.closing = True
        self.stir(None, True)

    async def enter(self, person: Person) -> ProgramListener:
        """Connect a program."""
        listener = ProgramListener(person)
        self.listeners.add(listener)
        self.hall.listening.add(person.id)
        await self.note(person)
        self._tell(person)
        return listener

    async def leave(self, listener: ProgramListener) -> None:
        """Disconnect a program."""
        self.listeners.discard(listener)
        if all(other.person.id != listener.person.id for other in self.listeners):
            self.hall.listening.discard(listener.person.id)
            await self._note(listener.person, 0.0)
            self._tell(listener.person)

    def _tell(self, person: Person) -> None:
        for table in self.hall.loaded():
            if table.held(person.id):
                table.tell_state()

    async def note(self, person: Person) -> None:
        """Store that a program is connected, for all processes."""
        await self._note(person, time.time() + LISTENS)

    async def _note(self, person: Person, until: float) -> None:
        noted = sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(listens=until)
        await self.hall.store.write(lambda c: c.execute(noted).rowcount)

    async def wait(self, listener: ProgramListener) -> None:
        """Return when something may have changed."""
        try:
            async with asyncio.timeout(LOOK):
                await listener.news.wait()
            await asyncio.sleep(COALESCE)
        except TimeoutError:
            pass
        listener.news.clear()

    async def calls(self, person: Person) -> Calls:
        """Return everything that waits for a program."""
        since = time.time() - OPEN
        return await self.hall.store.read(lambda c: calls(c, person.id, since))

    async def supposed(self, table: Table, person: Person) -> Supposed:
        """Return a state that the seat to move can't tell from the true one."""
        play = running(table)
        if play.actor is None:
            raise Refusal("over", ply=play.ply)
        if play.actor not in table.held(person.id):
            raise Refusal("not-your-turn", ply=play.ply)
        seen = seen_of(play.game, play.state, play.actor)
        state = msgspec.Raw(dump(play.game, seen.supposed(), len(table.seats)))
        return Supposed(table.id, play.ply, table.head.revision, play.actor, state)

    async def decline(self, table: Table, person: Person) -> None:
        """Decline a reserved seat, which the host may then give to anyone."""
        async with self.hall.changing(table):
            if table.head.status != "waiting":
                raise Refusal("already-started")
            kept = [
                number
                for number, seat in enumerate(table.seats)
                if seat.who == "link" and seat.person == person.id
            ]
            if not kept:
                raise Refusal("not-seated", "no seat is kept for you")
            for number in kept:
                free = "open" if table.head.visibility == "public" else "link"
                await self.seating.sit(table, number, Seat(free))
        await self.hall.talk.notice(table, "refused", None, person)


# In the store.


def calls(c: Connection, person: int, since: float) -> Calls:
    """Return everything that waits for a program."""
    mine = sa.select(SEATS.c.table).where(SEATS.c.person == person)
    own = archive.listed(c, LISTED, TABLES.c.id.in_(mine), TABLES.c.status.in_(_ON))
    seated = [pair for pair in own if _sits(pair[1], person)]
    waiting = [pair for pair in own if pair[0].status == "waiting" and pair not in seated]
    at = {head.id for head, _ in own}
    waiting += [pair for pair in archive.open_tables(c, since) if pair[0].id not in at]
    hosts = _names(c, {head.host for head, _ in waiting})
    return Calls(
        [_challenge(head, seats, person, hosts) for head, seats in waiting],
        [
            Turn(head.id, head.game, head.ply, head.revision, head.actor)
            for head, seats in seated
            if head.actor is not None and _holds(seats[head.actor], person)
        ],
        [head.id for head, _ in seated if head.status == "running"],
    )


def _holds(seat: Seat, person: int) -> bool:
    return seat.who == "person" and seat.person == person


def _sits(seats: list[Seat], person: int) -> bool:
    return any(_holds(seat, person) for seat in seats)


def _challenge(head: Head, seats: list[Seat], person: int, hosts: dict[int, Any]) -> Challenge:
    name, guest = hosts.get(head.host, ("", True))
    kept = any(seat.who == "link" and seat.person == person for seat in seats)
    states = seat_states(seats, person)
    return Challenge(head.id, head.game, head.options, head.clock, states, name, guest, kept)


def _names(c: Connection, people: set[int]) -> dict[int, tuple[str, bool]]:
    found = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.key).where(PEOPLE.c.id.in_(people))
    return {row.id: (row.name, row.key is None) for row in c.execute(found)}


def by_name(c: Connection, name: str, now: float) -> Person | None:
    """Return a connected program by name."""
    found = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(
        PEOPLE.c.key == key_of(name), PEOPLE.c.program, PEOPLE.c.listens > now
    )
    row = c.execute(found).first()
    return None if row is None else Person(row.id, row.name, False, True)


def listening(c: Connection, now: float) -> list[Program]:
    """List the connected programs."""
    found = sa.select(PEOPLE.c.name).where(PEOPLE.c.program, PEOPLE.c.listens > now)
    return [
        Program(name) for name in c.execute(found.order_by(PEOPLE.c.key).limit(LISTED)).scalars()
    ]


async def mark(store: Store, person: Person, on: bool) -> None:
    """Mark an account as played by a program or a person; not while it sits at a table."""
    sits = (
        sa.select(SEATS.c.table)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.person == person.id, SEATS.c.who == "person", TABLES.c.status.in_(_ON))
    )
    change = sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(program=on, listens=0.0)

    def job(c: Connection) -> None:
        if person.program != on and c.execute(sits).first() is not None:
            raise Refusal("playing", "end your games first: those at the table must know")
        c.execute(change)

    await store.write(job)


async def share(store: Store, person: Person, on: bool) -> None:
    """Allow or disallow the export of finished games without names."""
    change = sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(shares=on)
    await store.write(lambda c: c.execute(change).rowcount)

"""The waiting room: what the host may change before the start."""

import time

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.engine import BadSetup
from parvis.server.people.accounts import Person
from parvis.server.tables import archive, clock, programs
from parvis.server.tables.hall import Hall
from parvis.server.tables.seating import TIMED, Seating
from parvis.server.tables.table import Head, Seat, Table
from parvis.server.wire.bodies import Room, RoomSeat
from parvis.server.wire.messages import ClockRule, NoClock, Visibility
from parvis.server.wire.refusals import Refusal


class WaitingRoom:
    """A table before its game, as its host may change it."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    def _of_host(self, table: Table, person: Person) -> None:
        if table.head.host != person.id:
            raise Refusal("not-yours")
        if table.head.status != "waiting":
            raise Refusal("already-started")

    async def change(self, table: Table, person: Person, asked: Room) -> None:
        """Change visibility, clock and rules before the first choice."""
        async with self.hall.changing(table):
            self._of_host(table, person)
            head = table.head
            rule = head.clock if asked.clock is None else asked.clock
            options = head.options if asked.options is None else asked.options
            fault = clock.refuse(rule)
            if fault:
                raise Refusal("bad-setup", fault)
            if _stands_still(head.rated, rule) and any(_for_people(s, head) for s in table.seats):
                raise Refusal("bad-setup", TIMED)
            try:
                table.game.start(len(table.seats), 0, options)
            except BadSetup as error:
                raise Refusal("bad-setup", str(error)) from None
            new = replace(
                head,
                clock=rule,
                options=options,
                visibility=asked.visibility or head.visibility,
                shuffle=head.shuffle if asked.shuffle is None else asked.shuffle,
                returns=head.returns if asked.returns is None else asked.returns,
            )
            seats = [_opened(seat, new.visibility) for seat in table.seats]
            banks = clock.fresh(rule, len(seats))

            def job(c: Connection) -> None:
                archive.change(
                    c, head, clock=_text(rule), options=_text(options), banks=_text(banks.left),
                    visibility=new.visibility, shuffle=new.shuffle, returns=new.returns,
                )  # fmt: skip
                archive.put_seats(c, table.id, table.seats, seats)
                self.hall.store.notify(c, table.id)

            await self.hall.store.write(job)
            table.head, table.seats, table.banks = new, seats, banks
            table.tell_state()
        if (rule, options) != (head.clock, head.options):
            await self.hall.talk.notice(table, "changed")

    async def set_seat(self, table: Table, person: Person, asked: RoomSeat) -> None:
        """Free a seat, close it, give it to a computer player, or reserve it."""
        async with self.hall.changing(table):
            self._of_host(table, person)
            number = asked.seat
            if not 0 <= number < len(table.seats):
                raise Refusal("not-found", "there is no such seat")
            old = table.seats[number]
            if old.person == person.id and old.name == person.name:
                raise Refusal("seat-taken", "this is your own")
            if asked.do == "close":
                await self._close(table, number)
            else:
                await self.seating.sit(table, number, await self._given(table, asked))
        if old.who == "person":
            await self.hall.talk.notice(table, "removed", None, old)

    async def _given(self, table: Table, asked: RoomSeat) -> Seat:
        """Return the new occupant of a seat, or for whom it is reserved."""
        if asked.do == "computer":
            return Seat("computer", level=asked.level)
        if _stands_still(table.head.rated, table.head.clock):
            raise Refusal("bad-setup", TIMED)
        if asked.do == "free":
            return Seat("open" if table.head.visibility == "public" else "link")
        found = await self.hall.store.read(lambda c: programs.by_name(c, asked.name, time.time()))
        if found is None:
            raise Refusal("not-found", "no program of this name listens")
        if any(seat.person == found.id for seat in table.seats):
            raise Refusal("seat-taken", "it has a seat here")
        return Seat("link", found.id, found.name, program=True)

    async def _close(self, table: Table, number: int) -> None:
        """Remove a seat."""
        seats = [seat for i, seat in enumerate(table.seats) if i != number]
        try:
            table.game.start(len(seats), 0, table.head.options)
        except BadSetup as error:
            raise Refusal("bad-setup", str(error)) from None
        banks = clock.fresh(table.head.clock, len(seats))

        def job(c: Connection) -> None:
            archive.change(c, table.head, banks=_text(banks.left))
            archive.put_seats(c, table.id, table.seats, seats)
            self.hall.store.notify(c, table.id)

        await self.hall.store.write(job)
        table.seats, table.banks = seats, banks
        table.tell_state()

    async def cancel(self, table: Table, person: Person) -> None:
        """Delete a table that has not started; a rematch is no longer on offer."""
        async with self.hall.changing(table):
            self._of_host(table, person)

            def job(c: Connection) -> list[str]:
                archive.change(c, table.head, moved=table.head.moved)  # raises Conflict
                offering = archive.remove(c, table.id)
                for name in (table.id, *offering):
                    self.hall.store.notify(c, name)
                return offering

            offering = await self.hall.store.write(job)
            self.hall.drop(table)
        for name in offering:
            await self.hall.heard(name)


def _stands_still(rated: bool, rule: ClockRule) -> bool:
    return rated and isinstance(rule, NoClock)


def _for_people(seat: Seat, head: Head) -> bool:
    """Tell whether a person other than the host has a seat or a reservation."""
    return seat.who in ("open", "link") or seat.who == "person" and seat.person != head.host


def _opened(seat: Seat, visibility: Visibility) -> Seat:
    """Return a free seat for the table's visibility; reserved seats stay reserved."""
    if seat.who not in ("open", "link") or seat.person is not None:
        return seat
    return replace(seat, who="open" if visibility == "public" else "link")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

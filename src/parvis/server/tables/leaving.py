"""Leaving and absence: resigning, being replaced, returning, and ending a game early."""

import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.store.results import note
from parvis.server.tables import archive, clock
from parvis.server.tables.hall import Hall, over_of
from parvis.server.tables.playthrough import result_of
from parvis.server.tables.seating import Seating
from parvis.server.tables.table import Seat, Table, absent_after, running, silent_after
from parvis.server.wire.bodies import Absent
from parvis.server.wire.messages import Level, NoClock
from parvis.server.wire.refusals import Refusal


class Leaving:
    """The ways to leave a started game, and to go on without a player."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    # Resigning.

    async def resign(self, table: Table, person: Person, level: Level, end: bool) -> None:
        """Let a computer player take your seats; with `end`, end the game instead.

        Ending is allowed if at most one other person remains, who then wins.

        """
        held = table.held(person.id)
        if not held:
            raise Refusal("not-seated")
        if end:
            others = people_at(table) - {person.id}
            if len(others) > 1 or len(held) > 1:
                raise Refusal("not-allowed", "others want to play on")
            await self._end(table, held[0])
            await self.hall.talk.notice(table, "resigned", held[0], person)
            await self.hall.talk.notice(table, "finished")
            return
        for seat in held:
            old = await self._replace(table, seat, level, owner=person.id)
            await self.hall.talk.notice(table, "resigned", seat, old)

    async def _end(
        self, table: Table, quitter: int, away: Callable[[], bool] | None = None
    ) -> None:
        """End a game that a seat has given up, or whose owner is away."""
        async with self.hall.changing(table):
            play = running(table)
            if away is not None and not away():
                raise Refusal("in-time")
            head, now = table.head, time.time()
            new = replace(head, status="finished", actor=None, moved=now, quit=quitter)
            over = over_of(result_of(play.game, play.state, quitter))

            def job(c: Connection) -> None:
                archive.change(c, head, status="finished", actor=None, moved=now, quit=quitter)
                note(c, head.id, over, now)
                self.hall.store.notify(c, head.id)

            await self.hall.store.write(job)
            if table.job is not None:
                table.job.cancel()
                table.job = None
            table.head = new
            play.give_up(quitter)
            table.tell_state()
            table.tell_moved(clock=True)

    # Time and absence.

    async def take_over(self, table: Table, person: Person, number: int, level: Level) -> None:
        """Let a computer player take the seat of a person who is out of time."""
        self._other(table, person, number)

        def late() -> bool:
            return clock.is_out(table.head.clock, table.banks, number, time.time())

        old = await self._replace(table, number, level, late)
        await self.hall.talk.notice(table, "out-of-time", number, old)

    async def more_time(self, table: Table, person: Person, number: int) -> None:
        """Give more time to a person who is out of time."""
        self._other(table, person, number)
        async with self.hall.changing(table):
            running(table)
            self._other(table, person, number)  # they may have been replaced meanwhile
            now = time.time()
            if not clock.is_out(table.head.clock, table.banks, number, now):
                raise Refusal("in-time")
            await self._set_banks(table, clock.more(table.head.clock, table.banks, number, now))
        await self.hall.talk.notice(table, "more-time", number, table.seats[number])

    async def stand_in(self, table: Table, number: int, level: Level) -> None:
        """Let a computer player take the seat of a person who exceeds a tournament's patience."""
        old = await self._replace(table, number, level)
        await self.hall.talk.notice(table, "replaced", number, old)

    async def absent(self, table: Table, person: Person, asked: Absent) -> None:
        """Apply a request of those present while the person to move is away."""
        number = asked.seat
        self._other(table, person, number)
        others = people_at(table) - {table.seats[number].person}

        def away() -> bool:
            return is_absent(table, number, time.time())

        if asked.do == "replace":
            await self._vote(table, person, number, asked.level, away)
            return
        if len(others) > 1:
            raise Refusal("not-allowed", "there are others to ask")
        if asked.do == "save" and table.head.rated:
            raise Refusal("not-allowed", "a rated game keeps its clock")
        if asked.do == "win":
            await self._end(table, number, away)
            await self.hall.talk.notice(table, "won", number, table.seats[number])
            await self.hall.talk.notice(table, "finished")
        else:
            await self._save(table, away)
            await self.hall.talk.notice(table, "saved", None, person)

    async def _vote(
        self, table: Table, person: Person, number: int, level: Level, away: Callable[[], bool]
    ) -> None:
        """Count a vote to replace a player; a majority of those present decides."""
        here = people_at(table) & {p for p in table.online() if p is not None}
        here = here - {table.seats[number].person} | {person.id}
        async with self.hall.changing(table):
            if not away():
                raise Refusal("in-time")
            head = table.head
            voting = sorted({*table.votes(), *table.held(person.id)})
            votes = (head.ply, *voting)
            voters = {table.seats[seat].person for seat in voting}
            if 2 * len(voters & here) <= len(here):
                text = msgspec.json.encode(votes).decode()

                def job(c: Connection) -> None:
                    archive.change(c, head, votes=text)
                    self.hall.store.notify(c, head.id)

                await self.hall.store.write(job)
                table.head = replace(head, votes=votes)
                table.tell_state()
                return
        old = await self._replace(table, number, level, away)
        await self.hall.talk.notice(table, "replaced", number, old)

    async def _save(self, table: Table, away: Callable[[], bool]) -> None:
        """Save a game without a clock, to continue later."""
        async with self.hall.changing(table):
            running(table)
            if not away():
                raise Refusal("in-time")
            head = table.head
            rule = NoClock()

            def job(c: Connection) -> None:
                archive.change(c, head, clock=msgspec.json.encode(rule).decode())
                self.hall.store.notify(c, head.id)

            await self.hall.store.write(job)
            table.head = replace(head, clock=rule)
            table.tell_state()
            table.tell_moved(clock=True)

    def _other(self, table: Table, person: Person, number: int) -> None:
        """Raise Refusal unless a person at the table acts on another person's seat."""
        held = table.held(person.id)
        if not held:
            raise Refusal("not-seated")
        if not 0 <= number < len(table.seats):
            raise Refusal("not-found", "there is no such seat")
        if number in held or table.seats[number].who != "person":
            raise Refusal("seat-taken")

    # Replacement and return.

    async def _replace(
        self,
        table: Table,
        number: int,
        level: Level,
        still: Callable[[], bool] | None = None,
        owner: int | None = None,
    ) -> Seat:
        """Let a computer player take a seat; return who sat there.

        With `still`, check the reason again once the table is locked: a player who was late or
        away may have chosen in the meantime.
        """
        async with self.hall.changing(table):
            old = table.seats[number]
            if running(table).actor is None:
                raise Refusal("over", ply=table.head.ply)
            if old.who != "person":
                raise Refusal("seat-taken")
            if owner is not None and old.person != owner:
                raise Refusal("not-seated")  # the seats were drawn meanwhile
            if still is not None and not still():
                raise Refusal("in-time")
            computer = Seat(
                "computer", None, old.name, level, True, owner=old.person, guest=old.guest
            )
            await self.seating.sit(table, number, computer, as_known=still is not None)
            runs = table.human(table.head.actor)
            table.banks = clock.press(table.head.clock, table.banks, runs, time.time())
            table.tell_moved(clock=True)
        self.hall.wake(table)
        return old

    async def come_back(self, table: Table, person: Person) -> None:
        """Take a seat back from the computer player that holds it, with some time."""
        async with self.hall.changing(table):
            running(table)
            mine = [i for i, seat in enumerate(table.seats) if seat.owner == person.id]
            if not mine:
                raise Refusal("not-seated")
            if not table.head.returns:
                raise Refusal("not-allowed", "this table does not allow it")
            if table.job is not None:
                table.job.cancel()  # it may be thinking for the person who is back
                table.job = None
            rule, now = table.head.clock, time.time()
            for number in mine:
                old = table.seats[number]
                seat = Seat(
                    "person", person.id, old.name, guest=person.guest, seen=old.seen,
                    program=person.program,
                )  # fmt: skip
                await self.seating.sit(table, number, seat)
                banks = clock.press(rule, table.banks, table.human(table.head.actor), now)
                if not isinstance(rule, NoClock) and clock.left_of(rule, banks, number, now) <= 0:
                    banks = clock.more(rule, banks, number, now)
                await self._set_banks(table, banks)
        for number in mine:
            await self.hall.talk.notice(table, "returned", number, person)
        self.hall.wake(table)

    async def _set_banks(self, table: Table, banks: clock.Banks) -> None:
        head = table.head
        left = msgspec.json.encode(banks.left).decode()

        def job(c: Connection) -> None:
            archive.change(c, head, banks=left, since=banks.since)
            self.hall.store.notify(c, head.id)

        await self.hall.store.write(job)
        table.banks = banks
        table.tell_moved(clock=True)

    async def forget(self, table: Table, person: Person) -> None:
        """Hide a finished table, or one that the person has left."""
        if table.head.status in ("waiting", "running") and table.held(person.id):
            raise Refusal("unfinished")
        await self.hall.store.write(lambda c: archive.hide(c, table.id, person.id))


def people_at(table: Table) -> set[int]:
    """Return the people who sit at a table."""
    return {seat.person for seat in table.seats if seat.who == "person" and seat.person is not None}


def is_absent(table: Table, number: int, now: float) -> bool:
    """Tell whether a person has been away on their turn, or silent, for long enough."""
    seat, head = table.seats[number], table.head
    if head.actor != number or seat.who != "person":
        return False
    if seat.person in table.online():
        return now - head.moved >= silent_after(head.clock)
    return now - max(seat.away or head.made, head.moved) >= absent_after(head.clock)

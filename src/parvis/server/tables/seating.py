"""Seating: creating, joining, leaving and starting tables."""

import contextlib
import secrets
import time
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.engine import OptionValue
from parvis.server.people.accounts import Person
from parvis.server.people.clubs import opens_to
from parvis.server.people.moderation import is_unwelcome
from parvis.server.people.names import look
from parvis.server.store.database import kept_by
from parvis.server.tables import archive, clock
from parvis.server.tables.hall import Hall, record_of
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import Head, Seat, Table
from parvis.server.wire.messages import ClockRule, Level, NoClock, Status, Visibility
from parvis.server.wire.refusals import Refusal

TIMED = "a rated game between people needs a clock"  # else a losing player could stall forever
INTERRUPTED = 2.0  # seconds after which a full table is started if its start was interrupted


def new_id() -> str:
    """Return an unguessable id: 144 random bits, never starting like a command-line option."""
    while (name := secrets.token_urlsafe(18)).startswith("-"):
        pass
    return name


class Seating:
    """The ways to change who sits at a table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def make(
        self,
        host: Person,
        game: str,
        seats: list[Seat],
        options: dict[str, OptionValue],
        rule: ClockRule,
        shuffle: bool = False,
        visibility: Visibility = "link",
        returns: bool = True,
        rated: bool = False,
    ) -> Table:
        """Create a waiting table; a campaign continues where its host left it."""
        rules = self.hall.games[game]
        if all(seat.who == "computer" or seat.person == host.id for seat in seats):
            sheet = rules.sheet(rules.chosen(len(seats), options))
            kept = await self.hall.store.read(lambda c: kept_by(c, host.id, sheet))
            options = rules.resumed(len(seats), options, kept)
        now = time.time()
        head = Head(
            new_id(), game, rules.version, options, "waiting", host.id, new_id(), shuffle,
            rule, 0, 0, None, now, now, None, visibility, returns, rated=rated,
        )  # fmt: skip
        banks = clock.fresh(rule, len(seats))
        await self.hall.store.write(lambda c: archive.insert(c, head, seats, banks))
        return self.hall.add(Table(head, seats, banks, rules, None))

    async def keep(self, host: Person, play: Playthrough) -> Table:
        """Create a table for viewing an uploaded record."""
        now = time.time()
        setup = play.setup
        head = Head(
            new_id(), setup.game, setup.version, setup.options, "study", host.id, new_id(), False,
            NoClock(), play.ply, 0, None, now, now, None,
        )  # fmt: skip
        seats = [Seat("open") for _ in range(setup.seats)]
        banks = clock.fresh(NoClock(), len(seats))
        rows = play.rows()
        await self.hall.store.write(lambda c: archive.insert(c, head, seats, banks, rows))
        return self.hall.add(Table(head, seats, banks, play.game, play))

    async def go_on(
        self, host: Person, play: Playthrough, seats: list[Seat], origin: str | None = None
    ) -> Table:
        """Create a table that continues another table's game, or a lesson, from some moment."""
        now = time.time()
        step = play.settle()
        play.accept(step)
        setup = play.setup
        status: Status = "finished" if play.actor is None else "running"
        head = Head(
            new_id(), setup.game, setup.version, setup.options, status, host.id, new_id(), False,
            NoClock(), play.ply, 0, play.actor, now, now, None, "link", True, origin is not None,
            origin=origin,
        )  # fmt: skip
        banks = clock.fresh(NoClock(), len(seats))
        rows = play.rows()
        await self.hall.store.write(lambda c: archive.insert(c, head, seats, banks, rows))
        table = self.hall.add(Table(head, seats, banks, play.game, play))
        self.hall.wake(table)
        return table

    async def join(self, table: Table, person: Person, invite: str | None, seat: int | None) -> int:
        """Take a free seat; return its number.

        If another process gives it away at the same time, take any other free seat.
        """
        for _ in table.seats:
            try:
                return await self._join(table, person, invite, seat)
            except Refusal as refusal:
                if refusal.message.reason != "stale" or seat is not None:
                    raise
        raise Refusal("stale", "others were faster", ply=table.head.ply)

    async def _join(
        self, table: Table, person: Person, invite: str | None, seat: int | None
    ) -> int:
        async with self.hall.changing(table):
            if table.head.status != "waiting":
                raise Refusal("already-started")
            if table.head.rated and person.guest:
                raise Refusal("guest", "this table is rated")
            held = table.held(person.id)
            if held and (seat is None or seat in held):
                return held[0] if seat is None else seat
            if held and (person.id != table.head.host or table.head.rated):
                raise Refusal("seat-taken", "you have a seat")  # only the host can give two
            invited = invite is not None and secrets.compare_digest(
                invite.encode(), table.head.invite.encode()
            )
            if not invited:
                invited = await self.hall.store.read(lambda c: opens_to(c, table.id, person.id))
            number = _free_seat(table, person, invited, seat)
            there = {s.person for s in table.seats if s.who == "person"} | {table.head.host}
            others = {other for other in there if other is not None}
            if person.guest:
                seated = [s for s in table.seats if s.who == "person" and s.person != person.id]
                _tell_apart(person.name, [s.name for s in seated])
            if await self.hall.store.read(lambda c: is_unwelcome(c, others, person.id)):
                raise Refusal("unwelcome")
            public = table.seats[number].who == "open"
            seat_of_theirs = seat_for(person, public)
            full = await self.sit(table, number, seat_of_theirs)
        await self.hall.talk.notice(table, "joined", number, person)
        if full:
            await self.start_full(table)
        return number

    async def check_name(self, person: Person, name: str) -> None:
        """Raise Refusal if a guest's name is already in use at one of their tables."""
        _tell_apart(name, await self.hall.store.read(lambda c: archive.beside(c, person.id)))

    async def leave(self, table: Table, person: Person) -> None:
        """Give up your seats before the start."""
        async with self.hall.changing(table):
            held = table.held(person.id)
            if table.head.status != "waiting":
                raise Refusal("already-started")
            if not held:
                raise Refusal("not-seated")
            for number in held:
                public = table.seats[number].public
                await self.sit(table, number, Seat("open" if public else "link"))
            heirs = [seat.person for seat in table.seats if seat.who == "person"]
            if person.id == table.head.host and heirs:  # a person must remain who can start
                await self._pass_on(table, heirs[0])
        await self.hall.talk.notice(table, "left", None, person)

    async def _pass_on(self, table: Table, heir: int | None) -> None:
        head = table.head
        await self.hall.store.write(lambda c: archive.change(c, head, host=heir))
        table.head = replace(head, host=heir)
        table.tell_state()

    async def sit(self, table: Table, number: int, seat: Seat, *, as_known: bool = False) -> bool:
        """Seat a person; return whether the table is now full.

        With `as_known`, only if no choice was made in the meantime, in any process.
        """
        old, head = table.seats[number], table.head

        def job(c: Connection) -> bool:
            if as_known:
                archive.change(c, head, moved=head.moved)
            archive.put_seat(c, table.id, number, old, seat)
            self.hall.store.notify(c, table.id)
            return archive.is_full(c, table.id)

        full = await self.hall.store.write(job)
        table.seats = [seat if i == number else other for i, other in enumerate(table.seats)]
        table.tell_state()
        return full

    async def start_full(self, table: Table) -> None:
        """Start a full table, unless that has changed."""
        await self.hall.refresh(table)  # another process may have seated a person
        with contextlib.suppress(Refusal):
            await self.start(table)

    async def resume(self) -> None:
        """Start games whose start was interrupted, in any process."""
        before = time.time() - INTERRUPTED
        for name in await self.hall.store.read(lambda c: archive.full_tables(c, before)):
            with contextlib.suppress(Refusal):
                await self.start_full(await self.hall.get(name))

    async def start(self, table: Table, level: Level | None = None) -> None:
        """Start the game; with a level, computer players take the free seats."""
        async with self.hall.changing(table):
            if table.head.status != "waiting":
                raise Refusal("already-started")
            seats = [
                Seat("computer", level=level) if level and seat.who in ("open", "link") else seat
                for seat in table.seats
            ]
            if free(seats):
                raise Refusal("no-seat", "a seat is still free")
            if table.head.shuffle:
                secrets.SystemRandom().shuffle(seats)
            await self._begin(table, seats)
        await self.hall.talk.notice(table, "started")
        self.hall.wake(table)

    async def _begin(self, table: Table, seats: list[Seat]) -> None:
        play = Playthrough(table.game, record_of(table.head, len(seats), ()))
        step = play.settle()
        now = time.time()
        actor = step.state.agenda[-1].seat if step.state.agenda else None
        runs = actor if actor is not None and seats[actor].who == "person" else None
        banks = clock.press(table.head.clock, table.banks, runs, now)
        head = replace(table.head, status="running", ply=len(step.rows), actor=actor, moved=now)

        def job(c: Connection) -> None:
            archive.change(
                c, table.head, status="running", ply=head.ply, actor=actor, moved=now, since=now
            )
            archive.put_seats(c, table.id, table.seats, seats)
            if step.rows:
                archive.add_words(c, table.id, step.rows, now)
            self.hall.store.notify(c, table.id)

        await self.hall.store.write(job)
        play.accept(step)
        table.seats, table.play, table.banks, table.head = seats, play, banks, head
        table.tell_state()
        table.tell_moved()


def seat_for(person: Person, public: bool = False) -> Seat:
    """Return the seat of a person."""
    return Seat(
        "person", person.id, person.name, public=public, guest=person.guest, program=person.program
    )


def _tell_apart(name: str, others: Iterable[str]) -> None:
    """Raise Refusal if a seated person already has a name that looks like this one."""
    if look(name) in {look(other) for other in others}:
        raise Refusal("name-taken", "somebody at the table is called so")


def free(seats: list[Seat]) -> bool:
    return any(seat.who in ("open", "link") for seat in seats)


def _free_seat(table: Table, person: Person, invited: bool, wanted: int | None) -> int:
    """Return the free seat for a person; raise Refusal."""
    free = [
        i
        for i, seat in enumerate(table.seats)
        if seat.who == "open" or seat.who == "link" and (invited or seat.person == person.id)
    ]
    if wanted is not None:
        if wanted not in free:
            raise Refusal("seat-taken")
        return wanted
    if not free:
        raise Refusal("no-seat")
    kept = [i for i in free if table.seats[i].person == person.id]
    unkept = [i for i in free if table.seats[i].person is None]
    return (kept or unkept or free)[0]

"""Who sits where: making tables, joining and leaving them, starting, and playing again."""

import contextlib
import secrets
import time

from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.engine import OptionValue
from parvis.server import archive, clock
from parvis.server.accounts import Person
from parvis.server.messages import ClockRule, Level, NoClock
from parvis.server.play import Play
from parvis.server.refusals import Refusal
from parvis.server.store import Conflict, kept_by
from parvis.server.table import Head, Seat, Table
from parvis.server.tables import Tables, record_of, running


def new_id() -> str:
    """Return a name that nobody can guess: 144 random bits."""
    return secrets.token_urlsafe(18)


class Seating:
    """The ways to change who sits at a table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def make(
        self,
        host: Person,
        game: str,
        seats: list[Seat],
        options: dict[str, OptionValue],
        rule: ClockRule,
        shuffle: bool = False,
    ) -> Table:
        """Make a table that waits for its start; a campaign goes on where its host left it."""
        rules = self.tables.games[game]
        if all(seat.who == "computer" or seat.person == host.id for seat in seats):
            sheet = rules.sheet(rules.chosen(len(seats), options))
            kept = await self.tables.store.read(lambda c: kept_by(c, host.id, sheet))
            options = rules.resumed(len(seats), options, kept)
        now = time.time()
        head = Head(
            new_id(), game, rules.version, options, "waiting", host.id, new_id(), shuffle,
            rule, 0, 0, None, now, now, None,
        )  # fmt: skip
        banks = clock.fresh(rule, len(seats))
        await self.tables.store.write(lambda c: archive.insert(c, head, seats, banks))
        return self.tables.add(Table(head, seats, banks, rules, None))

    async def keep(self, host: Person, play: Play) -> Table:
        """Make a table for a record that somebody brought, to look at."""
        now = time.time()
        setup = play.setup
        head = Head(
            new_id(), setup.game, setup.version, setup.options, "study", host.id, new_id(), False,
            NoClock(), play.ply, 0, None, now, now, None,
        )  # fmt: skip
        seats = [Seat("open") for _ in range(setup.seats)]
        banks = clock.fresh(NoClock(), len(seats))
        rows = play.rows()
        await self.tables.store.write(lambda c: archive.insert(c, head, seats, banks, rows))
        return self.tables.add(Table(head, seats, banks, play.game, play))

    async def join(self, table: Table, person: Person, invite: str | None, seat: int | None) -> int:
        """Sit down on a free seat; return its number."""
        async with self.tables.changing(table):
            if table.head.status != "waiting":
                raise Refusal("already-started")
            held = table.held(person.id)
            if held and (seat is None or seat in held):
                return held[0] if seat is None else seat
            if held and person.id != table.head.host:
                raise Refusal("seat-taken", "you have a seat")  # two hands are for the host to give
            invited = invite is not None and secrets.compare_digest(
                invite.encode(), table.head.invite.encode()
            )
            number = _free_seat(table, person, invited, seat)
            public = table.seats[number].who == "open"
            seat_of_theirs = Seat("person", person.id, person.name, public=public)
            full = await self._sit(table, number, seat_of_theirs)
        await self.tables.talk.notice(table, "joined", number, person.name)
        if full:
            await self.start_full(table)
        return number

    async def leave(self, table: Table, person: Person) -> None:
        """Give one's seats up before the start."""
        async with self.tables.changing(table):
            held = table.held(person.id)
            if table.head.status != "waiting":
                raise Refusal("already-started")
            if not held:
                raise Refusal("not-seated")
            for number in held:
                public = table.seats[number].public
                await self._sit(table, number, Seat("open" if public else "link"))
        await self.tables.talk.notice(table, "left", None, person.name)

    async def _sit(self, table: Table, number: int, seat: Seat) -> bool:
        """Put somebody on a seat; return whether no seat is free any more."""
        old = table.seats[number]

        def job(c: Connection) -> bool:
            archive.put_seat(c, table.id, number, old, seat)
            self.tables.store.notify(c, table.id)
            return archive.is_full(c, table.id)

        full = await self.tables.store.write(job)
        table.seats = [seat if i == number else other for i, other in enumerate(table.seats)]
        table.tell_state()
        return full

    async def start_full(self, table: Table) -> None:
        """Start a table at which nobody is waited for, unless that is so no longer."""
        await self.tables.refresh(table)  # somebody may have sat down in another process
        with contextlib.suppress(Refusal):
            await self.start(table)

    async def resume(self) -> None:
        """After a start of the server: start the games whose start was interrupted."""
        for name in await self.tables.store.read(archive.full_tables):
            with contextlib.suppress(Refusal):
                await self.start_full(await self.tables.get(name))

    async def start(self, table: Table, level: Level | None = None) -> None:
        """Start the game; with a level, computer players take the free seats."""
        async with self.tables.changing(table):
            if table.head.status != "waiting":
                raise Refusal("already-started")
            seats = [
                Seat("computer", level=level) if level and seat.who in ("open", "link") else seat
                for seat in table.seats
            ]
            if _free(seats):
                raise Refusal("no-seat", "a seat is still free")
            if table.head.shuffle:
                secrets.SystemRandom().shuffle(seats)
            await self._begin(table, seats)
        await self.tables.talk.notice(table, "started")
        self.tables.wake(table)

    async def _begin(self, table: Table, seats: list[Seat]) -> None:
        play = Play(table.game, record_of(table.head, len(seats), ()))
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
            self.tables.store.notify(c, table.id)

        await self.tables.store.write(job)
        play.accept(step)
        table.seats, table.play, table.banks, table.head = seats, play, banks, head
        table.tell_state()
        table.tell_moved()

    # Leaving, and playing again.

    async def hand_over(
        self, table: Table, number: int, level: Level, owner: Person | None = None
    ) -> str:
        """Let a computer player take a seat from its owner, or from whoever's time has run out.

        Return the name of who sat there.
        """
        async with self.tables.changing(table):
            old = table.seats[number]
            if running(table).actor is None:
                raise Refusal("over", ply=table.head.ply)
            if old.who != "person":
                raise Refusal("seat-taken")
            if owner is not None and old.person != owner.id:
                raise Refusal("not-seated")  # the seats were drawn meanwhile
            out = clock.is_out(table.head.clock, table.banks, number, time.time())
            if owner is None and not out:
                raise Refusal("in-time")
            await self._sit(table, number, Seat("computer", None, old.name, level, True))
            table.banks = clock.press(
                table.head.clock, table.banks, table.human(table.head.actor), time.time()
            )
        self.tables.wake(table)
        return old.name

    async def rematch(self, table: Table, person: Person) -> Table:
        """Return the next table, made by whoever asks first; places are kept for the others."""
        async with self.tables.changing(table):
            if table.head.next is not None:
                return await self.tables.get(table.head.next)
            if table.head.status != "finished":
                raise Refusal("unfinished")
            if not table.held(person.id):
                raise Refusal("not-seated")
            head = table.head
            seats = [_again(seat, person) for seat in table.seats]
            seats = seats[1:] + seats[:1]  # somebody else begins
            options = dict(head.options)
            campaign = table.game.campaign
            if campaign is not None:  # what the game just ended has left counts
                options.pop(table.game.settings[campaign.option].name, None)
            new = await self.make(person, head.game, seats, options, head.clock)
            try:
                await self.tables.store.write(lambda c: self._link(c, head, new.id))
            except Conflict:  # somebody asked for it in another process
                await self.tables.store.write(lambda c: archive.remove(c, new.id))
                self.tables.drop(new)
                raise
            table.head = replace(head, next=new.id)
            table.tell_state()
        await self.tables.talk.notice(table, "rematch", None, person.name)
        if not _free(new.seats):
            await self.start_full(new)
        return new

    def _link(self, c: Connection, head: Head, new: str) -> None:
        archive.change(c, head, next=new)
        self.tables.store.notify(c, head.id)


def _free(seats: list[Seat]) -> bool:
    return any(seat.who in ("open", "link") for seat in seats)


def _free_seat(table: Table, person: Person, invited: bool, wanted: int | None) -> int:
    """Return the seat that a person may take; raise Refusal."""
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


def _again(seat: Seat, person: Person) -> Seat:
    """Return who sits at the next table: whoever asks for it; places are kept for the others."""
    if seat.who == "computer" and not seat.left:
        return Seat("computer", level=seat.level)
    if seat.who == "person" and seat.person == person.id:
        return Seat("person", person.id, seat.name)
    return Seat("link", seat.person, seat.name if seat.who == "person" else "")

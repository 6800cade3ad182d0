"""Rematches: an offer creates a table with reserved seats, and each player answers."""

from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.store.database import Conflict
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall
from parvis.server.tables.seating import Seating, free, seat_for
from parvis.server.tables.table import Head, Seat, Table
from parvis.server.wire.refusals import Refusal


class Rematches:
    """Rematch offers and their answers."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    async def accept(self, table: Table, person: Person) -> Table:
        """Return the next table with this person seated; the first to ask creates it."""
        async with self.hall.changing(table):
            if table.head.status != "finished":
                raise Refusal("unfinished")
            mine = _seats_of(table, person)
            if not mine:
                raise Refusal("not-seated")
            found = await self._offered(table)
            new = found or await self._make(table, person)
            offered = found is None
            await self._answer(table, mine, True)
        if offered:
            await self.hall.talk.notice(table, "rematch", mine[0], person)
            if not free(new.seats):
                await self.seating.start_full(new)
        elif new.head.status == "waiting":
            try:
                await self.seating.join(new, person, None, None)
            except Refusal as refusal:  # it has started, perhaps in another process
                if refusal.message.reason != "already-started":
                    raise
        return new

    async def decline(self, table: Table, person: Person) -> None:
        """Decline: the host of the next table may give the seat to anyone."""
        async with self.hall.changing(table):
            held = _seats_of(table, person)
            if not held:
                raise Refusal("not-seated")
            new = await self._offered(table)
            if new is None:
                raise Refusal("not-found", "nobody has offered it")
            await self._answer(table, held, False)
        async with self.hall.changing(new):
            if new.head.status == "waiting":
                for number, seat in enumerate(new.seats):
                    if seat.who == "link" and seat.person == person.id:
                        await self.seating.sit(new, number, Seat("link"))
        await self.hall.talk.notice(table, "declined", held[0], person)
        await self.hall.talk.notice(new, "declined", None, person)

    async def _offered(self, table: Table) -> Table | None:
        """Return the next table; None if it doesn't exist (any more)."""
        try:
            return await self.hall.get(table.head.next) if table.head.next else None
        except Refusal:
            return None

    async def _make(self, table: Table, person: Person) -> Table:
        head = table.head
        seats = [_kept(seat, person) for seat in table.seats]
        seats = seats[1:] + seats[:1]  # another player begins
        options = dict(head.options)
        campaign = table.game.campaign
        if campaign is not None:  # the next game of the campaign
            options.pop(table.game.settings[campaign.option].name, None)
        new = await self.seating.make(
            person, head.game, seats, options, head.clock, False, head.visibility, head.returns,
            head.rated and not person.guest,
        )  # fmt: skip
        try:
            await self.hall.store.write(lambda c: self._link(c, head, new.id))
        except Conflict:  # another process created it first
            await self.hall.store.write(lambda c: archive.remove(c, new.id))
            self.hall.drop(new)
            raise
        table.head = replace(head, next=new.id)
        return new

    def _link(self, c: Connection, head: Head, new: str) -> None:
        archive.change(c, head, next=new)
        self.hall.store.notify(c, head.id)

    async def _answer(self, table: Table, mine: list[int], yes: bool) -> None:
        for number in mine:
            await self.seating.sit(table, number, replace(table.seats[number], again=yes))


def _seats_of(table: Table, person: Person) -> list[int]:
    """List a person's seats, including those that a computer player took over."""
    owned = [i for i, seat in enumerate(table.seats) if seat.owner == person.id]
    return table.held(person.id) or owned


def _kept(seat: Seat, person: Person) -> Seat:
    """Return a seat at the next table: taken by the person who asks, reserved for the others."""
    if seat.who == "computer" and not seat.left:
        return Seat("computer", level=seat.level)
    owner = seat.person if seat.who == "person" else seat.owner
    if owner == person.id:
        return replace(seat_for(person), name=seat.name)
    named = seat.who == "person" or owner is not None
    return Seat("link", owner, seat.name if named else "")

"""Invitations by name: a seat at a waiting table is reserved for an account."""

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.people.circle import account_of, check_welcome
from parvis.server.store.schema import BLOCKS, PEOPLE, SEATS, TABLES
from parvis.server.store.social import INVITATIONS
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall
from parvis.server.tables.seating import Seating
from parvis.server.tables.table import Seat, Table, summary
from parvis.server.wire.circles import Invitation
from parvis.server.wire.refusals import Refusal

OPEN: Final = 30  # unanswered invitations per person


class Invitations:
    """Invitations by name, and their answers."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    async def invite(self, table: Table, person: Person, name: str, seat: int | None) -> None:
        """Reserve a free seat for an account, and notify it if it wants that."""
        async with self.hall.changing(table):
            if table.head.host != person.id:
                raise Refusal("not-yours")
            if table.head.status != "waiting":
                raise Refusal("already-started")
            if person.guest:
                raise Refusal("guest", "an account is needed to invite by name")
            guest = await self.hall.store.read(lambda c: account_of(c, name))
            if any(guest.id in (s.person, s.owner) for s in table.seats):
                raise Refusal("seat-taken", "they have a seat here")
            number = _free(table, seat)
            await self.hall.store.write(lambda c: _keep(c, table.id, person.id, guest.id))
            kept = Seat("link", guest.id, guest.name, program=guest.program)
            await self.seating.sit(table, number, kept)

    async def decline(self, table: Table, person: Person) -> None:
        """Decline: the seat is free again, and this table can't invite the person again."""
        async with self.hall.changing(table):
            kept = [i for i, s in enumerate(table.seats) if _is_for(s, person.id)]
            if table.head.status != "waiting" or not kept:
                raise Refusal("not-found", "no place is kept for you")
            mine = (INVITATIONS.c.table == table.id, INVITATIONS.c.person == person.id)
            no = sa.update(INVITATIONS).where(*mine).values(declined=True)
            await self.hall.store.write(lambda c: c.execute(no).rowcount)
            who = "open" if table.head.visibility == "public" else "link"
            for number in kept:
                await self.seating.sit(table, number, Seat(who))
        await self.hall.talk.notice(table, "declined", None, person)


def _is_for(seat: Seat, person: int) -> bool:
    return seat.who == "link" and seat.person == person


def _free(table: Table, wanted: int | None) -> int:
    free = [i for i, s in enumerate(table.seats) if s.who in ("open", "link") and s.person is None]
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken")
    if not free:
        raise Refusal("no-seat")
    return free[0] if wanted is None else wanted


def _keep(c: Connection, table: str, host: int, guest: int) -> None:
    """Store an invitation; raise Refusal if it is unwelcome or exceeds the limit."""
    check_welcome(c, host, guest)
    this = (INVITATIONS.c.table == table, INVITATIONS.c.person == guest)
    known = c.execute(sa.select(INVITATIONS.c.declined).where(*this)).scalar()
    if known:
        raise Refusal("no-invite", "they have said no")
    waiting = (
        sa.select(sa.func.count())
        .select_from(INVITATIONS.join(TABLES, TABLES.c.id == INVITATIONS.c.table))
        .where(INVITATIONS.c.by == host, ~INVITATIONS.c.declined, TABLES.c.status == "waiting")
    )
    if (c.execute(waiting).scalar() or 0) >= OPEN:
        raise Refusal("too-fast", "wait for answers first", wait=3600)
    if known is None:
        row = {"table": table, "person": guest, "by": host, "at": time.time()}
        c.execute(sa.insert(INVITATIONS).values(row))


def invitations_of(c: Connection, person: Person) -> list[Invitation]:
    """List a person's invitations, except those from people they have blocked."""
    blocked = sa.select(BLOCKS.c.other).where(BLOCKS.c.person == person.id)
    kept = sa.and_(
        SEATS.c.table == INVITATIONS.c.table,
        SEATS.c.person == person.id,
        SEATS.c.who == "link",
    )
    found = (
        sa.select(INVITATIONS.c.table, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        .join(SEATS, kept)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table)
        .where(INVITATIONS.c.person == person.id, TABLES.c.status == "waiting")
        .where(INVITATIONS.c.by.not_in(blocked))
        .order_by(INVITATIONS.c.at.desc())
    )
    by = {row.table: row.name for row in c.execute(found)}
    heads = {head.id: (head, seats) for head, seats in archive.by_id(c, list(by))}
    return [Invitation(name, summary(*heads[t], person)) for t, name in by.items() if t in heads]

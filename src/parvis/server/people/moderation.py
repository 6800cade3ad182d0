"""Moderation: blocks, mutes, silenced players, and reported lines."""

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.database import Store
from parvis.server.store.schema import BLOCKS, MUTES, PEOPLE, REPORTS, SILENCED, TALK
from parvis.server.wire.bodies import Blocked, Peace
from parvis.server.wire.refusals import Refusal

MOST: Final = 500  # blocks per person
WHY: Final = 500  # characters


class Moderation:
    """Queries about moderation."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unheard(self, person: int | None, table: str) -> tuple[frozenset[int], bool]:
        """Return whom a person has blocked, and whether they have muted a table."""
        if person is None:
            return frozenset(), False

        def job(c: Connection) -> tuple[frozenset[int], bool]:
            others = c.execute(sa.select(BLOCKS.c.other).where(BLOCKS.c.person == person))
            muted = sa.select(MUTES.c.table).where(MUTES.c.person == person, MUTES.c.table == table)
            return frozenset(others.scalars()), c.execute(muted).first() is not None

        return await self.store.read(job)

    async def peace(self, person: int, table: str, host: bool) -> Peace:
        """Return a person's blocks and mutes at a table."""
        blocked, muted = await self.unheard(person, table)
        found = sa.select(SILENCED.c.person).where(SILENCED.c.table == table)
        silenced = await self.store.read(lambda c: c.execute(found).scalars().all()) if host else ()
        return Peace(muted, sorted(blocked), sorted(silenced))

    async def blocked(self, person: int) -> list[Blocked]:
        """List whom a person has blocked."""
        found = (
            sa.select(PEOPLE.c.id, PEOPLE.c.name)
            .join(BLOCKS, BLOCKS.c.other == PEOPLE.c.id)
            .where(BLOCKS.c.person == person)
            .order_by(PEOPLE.c.name)
        )
        rows = await self.store.read(lambda c: c.execute(found).all())
        return [Blocked(row.id, row.name) for row in rows]

    async def block(self, person: int, other: int, on: bool) -> None:
        """Block or unblock a person: no messages from them, and they can't join your tables."""
        if person == other:
            raise Refusal("malformed", "that is you")

        def job(c: Connection) -> None:
            where = (BLOCKS.c.person == person, BLOCKS.c.other == other)
            c.execute(sa.delete(BLOCKS).where(*where))
            if not on:
                return
            if c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == other)).first() is None:
                raise Refusal("not-found", "there is nobody with this number")
            mine = sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)
            if (c.execute(mine).scalar() or 0) >= MOST:
                raise Refusal("too-large", f"one blocks {MOST} people at most")
            c.execute(sa.insert(BLOCKS).values(person=person, other=other))

        await self.store.write(job)

    async def mute(self, person: int, table: str, on: bool) -> None:
        """Mute or unmute a table."""

        def job(c: Connection) -> None:
            c.execute(sa.delete(MUTES).where(MUTES.c.person == person, MUTES.c.table == table))
            if on:
                c.execute(sa.insert(MUTES).values(person=person, table=table))

        await self.store.write(job)

    async def silence(self, table: str, person: int, on: bool) -> None:
        """Silence a person at a table, or lift that."""

        def job(c: Connection) -> None:
            where = (SILENCED.c.person == person, SILENCED.c.table == table)
            c.execute(sa.delete(SILENCED).where(*where))
            if on:
                if c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person)).first() is None:
                    raise Refusal("not-found", "there is nobody with this number")
                c.execute(sa.insert(SILENCED).values(person=person, table=table))

        await self.store.write(job)

    async def report(self, person: int, table: str, number: int, why: str) -> None:
        """Report a line to the operator; each person can report it once."""

        def job(c: Connection) -> None:
            where = (TALK.c.table == table, TALK.c.number == number, TALK.c.notice.is_(None))
            line = c.execute(sa.select(TALK).where(*where)).mappings().first()
            if line is None:
                raise Refusal("not-found", "there is no such line")
            known = (
                REPORTS.c.table == table,
                REPORTS.c.number == number,
                REPORTS.c.person == person,
            )
            c.execute(sa.delete(REPORTS).where(*known))
            values = {"table": table, "number": number, "person": person, "about": line["person"]}
            values |= {"name": line["name"], "text": line["text"], "why": why[:WHY]}
            c.execute(sa.insert(REPORTS).values(**values, at=time.time(), done=False))

        await self.store.write(job)


def is_silenced(c: Connection, table: str, host: int, person: int) -> bool:
    """Tell whether a person may not write: silenced there, or blocked by the host."""
    there = sa.select(SILENCED.c.person).where(
        SILENCED.c.table == table, SILENCED.c.person == person
    )
    by_host = sa.select(BLOCKS.c.other).where(BLOCKS.c.person == host, BLOCKS.c.other == person)
    return c.execute(there.union(by_host)).first() is not None


def is_unwelcome(c: Connection, hosts: set[int], person: int) -> bool:
    """Tell whether a seated person has blocked this person."""
    found = sa.select(BLOCKS.c.other).where(BLOCKS.c.person.in_(hosts), BLOCKS.c.other == person)
    return c.execute(found).first() is not None

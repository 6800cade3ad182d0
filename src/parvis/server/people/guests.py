"""Deletes absent guests, but not the games they played."""

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.schema import PEOPLE, SEATS, SESSIONS, TABLES, TOKENS

BATCH: Final = 200  # guests per transaction
NOBODY: Final = ""  # the key of the placeholder that hosts deleted guests' tables


def forget_guests(c: Connection, before: float) -> list[str]:
    """Delete guests last seen before some time; return the tables that this changes.

    Guests with a running game stay. Names remain on the seats. The person with the highest number
    stays, since SQLite would reuse it.

    """
    gone = list(c.execute(_unseen(before)).scalars())
    if not gone:
        return []
    theirs = SEATS.c.person.in_(gone) | SEATS.c.owner.in_(gone)
    sat = sa.select(SEATS.c.table).where(theirs)
    made = sa.select(TABLES.c.id).where(TABLES.c.host.in_(gone))
    changed = list(c.execute(sat.union(made)).scalars())
    c.execute(sa.update(SEATS).where(SEATS.c.person.in_(gone)).values(person=None))
    c.execute(sa.update(SEATS).where(SEATS.c.owner.in_(gone)).values(owner=None))
    c.execute(sa.update(TABLES).where(TABLES.c.host.in_(gone)).values(host=nobody(c)))
    c.execute(sa.delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
    return changed


def _unseen(before: float) -> "sa.Select[tuple[int]]":
    plays = (
        sa.exists()
        .where(SEATS.c.person == PEOPLE.c.id, SEATS.c.table == TABLES.c.id)
        .where(TABLES.c.status.in_(("waiting", "running")))
    )
    session = sa.exists().where(SESSIONS.c.person == PEOPLE.c.id)
    token = sa.exists().where(TOKENS.c.person == PEOPLE.c.id)
    last = sa.select(sa.func.max(PEOPLE.c.id)).scalar_subquery()
    return (
        sa.select(PEOPLE.c.id)
        .where(PEOPLE.c.seen < before, PEOPLE.c.key.is_(None), PEOPLE.c.id != last)
        .where(~plays | ~(session | token))
        .limit(BATCH)
    )


def nobody(c: Connection) -> int:
    """Return the number of the placeholder that hosts deleted guests' tables."""
    found = c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.key == NOBODY)).scalar()
    if found is not None:
        return int(found)
    now = time.time()
    made = c.execute(sa.insert(PEOPLE).values(name="", key=NOBODY, made=now, seen=now))
    return int(made.inserted_primary_key[0])  # type: ignore[index]

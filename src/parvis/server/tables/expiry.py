"""Retention of tables. Finished games with an account are kept forever."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.schema import PEOPLE, REPORTS, SEATS, TABLES

DAY: Final = 86_400.0
BATCH: Final = 200  # tables per transaction
# Days after the last visit or move, whichever is later.
WAITING: Final = 14.0
GUESTS_RUNNING: Final = 30.0
GUESTS_FINISHED: Final = 60.0
GUESTS_STUDY: Final = 7.0
RUNNING: Final = 365.0  # with an account at the table
STUDY: Final = 365.0
REPORTED: Final = 365.0  # a line of chat, from when it was reported


def expire(c: Connection, now: float, scale: float = 1.0) -> list[str]:
    """Delete tables and reports whose time has come; return which tables."""
    c.execute(sa.delete(REPORTS).where(REPORTS.c.at < now - REPORTED * scale * DAY))
    account = (PEOPLE.c.key.is_not(None), PEOPLE.c.key != "")
    seated = (
        sa.exists()
        .where(SEATS.c.table == TABLES.c.id)
        .where(sa.or_(PEOPLE.c.id == SEATS.c.person, PEOPLE.c.id == SEATS.c.owner), *account)
    )
    hosted = sa.exists().where(PEOPLE.c.id == TABLES.c.host, *account)
    status = TABLES.c.status
    last = sa.case((TABLES.c.visited > TABLES.c.moved, TABLES.c.visited), else_=TABLES.c.moved)

    def unused(days: float) -> "sa.ColumnElement[bool]":
        return last < now - days * scale * DAY

    old = sa.or_(
        sa.and_(status == "waiting", unused(WAITING)),
        sa.and_(status == "running", ~seated, unused(GUESTS_RUNNING)),
        sa.and_(status == "running", unused(RUNNING)),
        sa.and_(status == "finished", ~seated, unused(GUESTS_FINISHED)),
        sa.and_(status == "study", ~hosted, unused(GUESTS_STUDY)),
        sa.and_(status == "study", unused(STUDY)),
    )
    first = TABLES.c.moved < now - GUESTS_STUDY * scale * DAY  # uses the index
    gone = list(c.execute(sa.select(TABLES.c.id).where(first, old).limit(BATCH)).scalars())
    if gone:
        c.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))
    return gone


def others_have_accounts(c: Connection, table: str, person: int) -> bool:
    """Tell whether another person's account sits, or sat, at a table."""
    found = (
        sa.select(SEATS.c.seat)
        .join(PEOPLE, sa.or_(PEOPLE.c.id == SEATS.c.person, PEOPLE.c.id == SEATS.c.owner))
        .where(SEATS.c.table == table, PEOPLE.c.id != person)
        .where(PEOPLE.c.key.is_not(None), PEOPLE.c.key != "")
    )
    return c.execute(found).first() is not None

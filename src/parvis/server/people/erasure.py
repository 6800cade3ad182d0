"""All about one account: given out as JSON, or erased.

Games that others have played as well stay, without the name; those of the account alone go.
The database itself takes the person out of results, and deletes ratings, tallies and settings.
"""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.guests import nobody
from parvis.server.store.history import PREFERENCES, RATINGS, RESULTS
from parvis.server.store.packed import unpacked
from parvis.server.store.schema import (
    BLOCKS,
    CHOICES,
    FEATS,
    MEMORIES,
    PASSKEYS,
    PEOPLE,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
    TALK,
    TOKENS,
)
from parvis.server.store.social import DEVICES, WISHES


def export(c: Connection, person: int) -> dict[str, Any]:
    """Return everything that is stored about a person, but for secrets."""
    where = PEOPLE.c.id == person
    about = ("id", "name", "made", "seen", "program", "shares")
    me = c.execute(sa.select(*(PEOPLE.c[name] for name in about)).where(where))
    account = dict(me.mappings().one())

    def rows(table: sa.Table, *names: str) -> list[dict[str, Any]]:
        found = sa.select(*(table.c[name] for name in names)).where(table.c.person == person)
        return [dict(row) for row in c.execute(found).mappings()]

    sat = sa.select(SEATS.c.table).where(SEATS.c.person == person)
    mine = sa.or_(TABLES.c.id.in_(sat), TABLES.c.host == person)
    tables = []
    for head in c.execute(sa.select(TABLES).where(mine).order_by(TABLES.c.made)).mappings():
        seats = sa.select(SEATS).where(SEATS.c.table == head["id"]).order_by(SEATS.c.seat)
        table = {name: head[name] for name in ("id", "game", "version", "status", "made", "moved")}
        table["options"] = msgspec.json.decode(head["options"])
        table["host"] = head["host"] == person
        table["seats"] = [
            {"who": seat["who"], "name": seat["name"], "you": seat["person"] == person}
            for seat in c.execute(seats).mappings()
        ]
        if head["status"] in ("finished", "study"):  # else it would tell what is hidden
            table["choices"] = _words(c, head)
        tables.append(table)
    return {
        "made": time.time(),
        "account": account,
        "sessions": rows(SESSIONS, "made", "seen", "until", "agent"),
        "tokens": rows(TOKENS, "label", "made"),
        "passkeys": rows(PASSKEYS, "made", "used", "synced"),
        "campaigns": rows(MEMORIES, "game", "value"),
        "results": rows(
            RESULTS,
            "table",
            "seat",
            "game",
            "size",
            "score",
            "place",
            "points",
            "seconds",
            "at",
            "left",
            "rated",
            "mu",
            "sigma",
            "new_mu",
            "new_sigma",
        ),
        "ratings": rows(RATINGS, "game", "mu", "sigma", "games", "at"),
        "settings": rows(PREFERENCES, "version", "body", "open"),
        "alone": rows(FEATS, "sheet", "mode", "start", "score", "rival", "won", "at"),
        "blocked": rows(BLOCKS, "other"),
        "notices": rows(WISHES, "kinds", "language", "zone", "mail", "confirmed", "hook"),
        "devices": rows(DEVICES, "agent", "made"),
        "reports": rows(REPORTS, "table", "number", "why", "at"),
        "chat": rows(TALK, "table", "number", "at", "text"),
        "tables": tables,
    }


def _words(c: Connection, head: Any) -> list[str]:
    brought = unpacked(head["record"]) if head["record"] is not None else []
    found = sa.select(CHOICES.c.word).where(CHOICES.c.table == head["id"]).order_by(CHOICES.c.ply)
    return [*brought, *c.execute(found).scalars()]


def erase(c: Connection, person: int) -> list[str]:
    """Erase a person and all that is theirs alone; return the tables that this changes."""
    sat = set(c.execute(sa.select(SEATS.c.table).where(SEATS.c.person == person)).scalars())
    owned = sa.select(SEATS.c.table).where(SEATS.c.owner == person)
    hosted = sa.select(TABLES.c.id).where(TABLES.c.host == person)
    tables = sat | set(c.execute(hosted).scalars()) | set(c.execute(owned).scalars())
    others = sa.select(SEATS.c.table).where(
        SEATS.c.table.in_(tables), SEATS.c.person.is_not(None), SEATS.c.person != person
    )
    shared = set(c.execute(others).scalars())
    c.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables - shared)))
    mine = SEATS.c.person == person
    running = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
    c.execute(  # somebody must go on for the others
        sa.update(SEATS)
        .where(mine, SEATS.c.table.in_(running))
        .values(who="computer", level="villager", left=True)
    )
    c.execute(sa.update(SEATS).where(mine).values(person=None, name=""))
    c.execute(sa.update(SEATS).where(SEATS.c.owner == person).values(owner=None, name=""))
    c.execute(sa.delete(TALK).where(TALK.c.person == person))
    c.execute(sa.delete(REPORTS).where(REPORTS.c.person == person))
    c.execute(sa.update(TABLES).where(TABLES.c.host == person).values(host=nobody(c)))
    c.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
    return sorted(tables)

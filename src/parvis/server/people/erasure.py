"""Exports or erases everything about one account.

Games with other players stay, without the name; games of the account alone are deleted. Foreign
keys remove the person from results, and delete ratings, tallies, settings and puzzle attempts.
"""

import re
import time
import zlib
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.clubs import leave_all
from parvis.server.people.guests import nobody
from parvis.server.store.history import PREFERENCES, RATINGS, RESULTS, TALLIES
from parvis.server.store.packed import unpacked
from parvis.server.store.puzzles import ATTEMPTS, SOLVERS
from parvis.server.store.schema import (
    BLOCKS,
    CHOICES,
    FEATS,
    MEMORIES,
    MUTES,
    NOTICES,
    PASSKEYS,
    PEOPLE,
    REPORTS,
    SEATS,
    SESSIONS,
    SILENCED,
    STUDIES,
    TABLES,
    TALK,
    TOKENS,
)
from parvis.server.store.social import (
    CLUBS,
    DEVICES,
    ENTRANTS,
    FRIENDS,
    INVITATIONS,
    MEMBERS,
    NEWS,
    TOURNAMENTS,
    WISHES,
)

GIVEN: Final[dict[str, sa.Table]] = {  # tables with a row per thing a person owns
    "sessions": SESSIONS,
    "tokens": TOKENS,
    "passkeys": PASSKEYS,
    "campaigns": MEMORIES,
    "results": RESULTS,
    "tallies": TALLIES,
    "ratings": RATINGS,
    "puzzles": ATTEMPTS,
    "puzzle ratings": SOLVERS,
    "settings": PREFERENCES,
    "alone": FEATS,
    "blocked": BLOCKS,
    "muted": MUTES,
    "silenced": SILENCED,
    "friends": FRIENDS,
    "invitations": INVITATIONS,
    "notices": WISHES,
    "waiting notices": NOTICES,
    "news": NEWS,
    "devices": DEVICES,
    "tournaments": ENTRANTS,
    "reports": REPORTS,
    "chat": TALK,
}
# Credentials, and addresses of devices.
SECRETS: Final = {"hash", "credential", "public", "counter", "target"}


def export(c: Connection, person: int) -> dict[str, Any]:
    """Return everything stored about a person, except secrets."""
    where = PEOPLE.c.id == person
    about = ("id", "name", "made", "seen", "program", "listens", "shares", "banned")
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
        if head["status"] in ("finished", "study"):  # a running game has secrets
            table["choices"] = _words(c, head)
        tables.append(table)
    hosted = sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.title, TOURNAMENTS.c.game)
    return {
        "made": time.time(),
        "account": account,
        **{name: rows(table, *_given(table)) for name, table in GIVEN.items()},
        "invited": [
            {"table": row.table, "person": row.person, "at": row.at}
            for row in c.execute(sa.select(INVITATIONS).where(INVITATIONS.c.by == person))
        ],
        "clubs": _clubs(c, person),
        "hosted tournaments": [
            dict(row) for row in c.execute(hosted.where(TOURNAMENTS.c.host == person)).mappings()
        ],
        "trees": [
            {**row, "body": msgspec.json.decode(zlib.decompress(row["body"]))}
            for row in rows(STUDIES, "id", "table", "name", "made", "changed", "body")
        ],
        "tables": tables,
    }


def _given(table: sa.Table) -> list[str]:
    hidden = SECRETS if table is not NOTICES else {*SECRETS, "body"}  # with a link that stops them
    return [column.name for column in table.columns if column.name not in {"person", *hidden}]


def _clubs(c: Connection, person: int) -> list[dict[str, Any]]:
    found = sa.select(CLUBS.c.title, MEMBERS.c.role, MEMBERS.c.since).join(
        MEMBERS, MEMBERS.c.club == CLUBS.c.id
    )
    return [dict(row) for row in c.execute(found.where(MEMBERS.c.person == person)).mappings()]


def _words(c: Connection, head: Any) -> list[str]:
    brought = unpacked(head["record"]) if head["record"] is not None else []
    found = sa.select(CHOICES.c.word).where(CHOICES.c.table == head["id"]).order_by(CHOICES.c.ply)
    return [*brought, *c.execute(found).scalars()]


def erase(c: Connection, person: int) -> list[str]:
    """Erase a person and everything that is theirs alone; return the tables that this changes."""
    sat = set(c.execute(sa.select(SEATS.c.table).where(SEATS.c.person == person)).scalars())
    owned = sa.select(SEATS.c.table).where(SEATS.c.owner == person)
    hosted = sa.select(TABLES.c.id).where(TABLES.c.host == person)
    tables = sat | set(c.execute(hosted).scalars()) | set(c.execute(owned).scalars())
    others = sa.select(SEATS.c.table).where(
        SEATS.c.table.in_(tables), SEATS.c.person.is_not(None), SEATS.c.person != person
    )
    shared = set(c.execute(others).scalars())
    _unname(c, person, tables)
    leave_all(c, person)
    c.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables - shared)))
    mine, about = SEATS.c.person == person, REPORTS.c.about == person
    running = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
    c.execute(  # a computer player must continue for the others
        sa.update(SEATS)
        .where(mine, SEATS.c.table.in_(running))
        .values(who="computer", level="villager", left=True)
    )
    c.execute(sa.update(SEATS).where(mine).values(person=None, name=""))
    c.execute(sa.update(SEATS).where(SEATS.c.owner == person).values(owner=None, name=""))
    c.execute(sa.delete(TALK).where(TALK.c.person == person))
    c.execute(sa.delete(REPORTS).where(sa.or_(REPORTS.c.person == person, about)))
    c.execute(sa.update(TABLES).where(TABLES.c.host == person).values(host=nobody(c)))
    _leave_tournaments(c, person)
    c.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
    return sorted(tables)


def _leave_tournaments(c: Connection, person: int) -> None:
    """Remove a person from tournaments; their results stay, without the name."""
    entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
    waits = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "open")
    mine = ENTRANTS.c.person == person
    c.execute(sa.delete(ENTRANTS).where(mine, ENTRANTS.c.tournament.in_(waits)))
    begun = sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.round).where(TOURNAMENTS.c.id.in_(entered))
    for tournament, round in c.execute(begun).all():
        theirs = (mine, ENTRANTS.c.tournament == tournament)
        c.execute(sa.update(ENTRANTS).where(*theirs, ENTRANTS.c.left.is_(None)).values(left=round))
    c.execute(sa.update(ENTRANTS).where(mine).values(person=None, name=""))
    hosted = TOURNAMENTS.c.host == person
    ended = {"host": nobody(c), "status": "cancelled"}
    c.execute(sa.update(TOURNAMENTS).where(hosted, TOURNAMENTS.c.status == "open").values(ended))
    c.execute(sa.update(TOURNAMENTS).where(hosted).values(host=nobody(c)))


def _unname(c: Connection, person: int, tables: set[str]) -> None:
    """Remove a name from sent and queued notices."""
    known = sa.select(PEOPLE.c.name, PEOPLE.c.key).where(PEOPLE.c.id == person)
    name, key = c.execute(known).one()
    wrote = sa.select(TALK.c.table).where(TALK.c.person == person)
    asked = sa.select(INVITATIONS.c.table).where(
        sa.or_(INVITATIONS.c.by == person, INVITATIONS.c.person == person)
    )
    near = tables | set(c.execute(wrote.union(asked)).scalars())
    lines, news = [TALK.c.name == name, TALK.c.notice.is_not(None)], [NEWS.c.who == name]
    if key is None:  # guests' names aren't unique; account names are
        lines.append(TALK.c.table.in_(near))
        news.append(NEWS.c.subject.in_(near))
    told = sa.select(NEWS.c.person).where(*news)
    sits = sa.select(SEATS.c.person).where(SEATS.c.table.in_(near), SEATS.c.person.is_not(None))
    invited = sa.select(INVITATIONS.c.person).where(INVITATIONS.c.table.in_(near))
    people = set(c.execute(sa.union(told, sits, invited)).scalars()) - {person}
    c.execute(sa.update(TALK).where(*lines).values(name=""))
    c.execute(sa.update(NEWS).where(*news).values(who=""))
    waiting = sa.select(NOTICES.c.id, NOTICES.c.body).where(NOTICES.c.person.in_(people))
    # A whole word that is not part of an address.
    word = re.compile(rf"(?<![\w/.-]){re.escape(name)}(?![\w/]|\.\w)")
    for number, body in c.execute(waiting).all():
        without = msgspec.json.encode(_without(msgspec.json.decode(body), word)).decode()
        c.execute(sa.update(NOTICES).where(NOTICES.c.id == number).values(body=without))


def _without(body: Any, word: re.Pattern[str]) -> Any:
    """Return a notice's body with an ellipsis in place of the name."""
    if isinstance(body, str):
        return word.sub("…", body)
    if isinstance(body, list):
        return [_without(one, word) for one in body]
    if isinstance(body, dict):
        return {key: _without(value, word) for key, value in body.items()}
    return body

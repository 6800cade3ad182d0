"""Friends, past opponents, and who may invite whom by name."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.accounts import Person, key_of
from parvis.server.store.history import PREFERENCES, RESULTS
from parvis.server.store.schema import BLOCKS, PEOPLE
from parvis.server.store.social import FRIENDS, MEMBERS
from parvis.server.wire.bodies import Blocked
from parvis.server.wire.circles import Acquaintance, Circle, Invitation, Welcome
from parvis.server.wire.refusals import Refusal

MOST: Final = 500  # friends per person
LATEST: Final = 500  # games in which past opponents are counted
SHOWN: Final = 50


def account_of(c: Connection, name: str) -> Person:
    """Return an account by name; raise Refusal if it doesn't exist."""
    key = key_of(" ".join(name.split()))
    found = sa.select(PEOPLE).where(PEOPLE.c.key == key)
    row = c.execute(found).mappings().first() if key else None
    if row is None:
        raise Refusal("not-found", "there is no account of this name")
    return Person(row["id"], row["name"], False, row["program"])


def circle_of(c: Connection, person: int, invitations: list[Invitation]) -> Circle:
    """Return the people around a person."""
    blocks = sa.select(PEOPLE.c.id, PEOPLE.c.name).join(BLOCKS, BLOCKS.c.other == PEOPLE.c.id)
    blocked = c.execute(blocks.where(BLOCKS.c.person == person).order_by(PEOPLE.c.name)).all()
    kept = sa.select(PEOPLE.c.id, PEOPLE.c.name).join(FRIENDS, FRIENDS.c.other == PEOPLE.c.id)
    friends = c.execute(kept.where(FRIENDS.c.person == person).order_by(PEOPLE.c.name)).all()
    met = _met(c, person)
    near = {row.id for row in friends}
    out = near | {row.id for row in blocked}
    others = [
        Acquaintance(name, False, games, last)
        for number, (name, games, last) in met.items()
        if number not in out
    ]
    return Circle(
        [Acquaintance(r.name, True, *met.get(r.id, ("", 0, None))[1:]) for r in friends],
        others[:SHOWN],
        [Blocked(row.id, row.name) for row in blocked],
        invitations,
        welcome_of(c, person),
    )


def _met(c: Connection, person: int) -> dict[int, tuple[str, int, float | None]]:
    """Return the accounts a person has played with, the most frequent first."""
    r, other = RESULTS.c, RESULTS.alias()
    latest = (
        sa.select(r.table)
        .where(r.person == person, r.own)
        .order_by(r.number.desc())
        .limit(LATEST)
        .subquery()
    )
    games = sa.func.count()
    found = (
        sa.select(PEOPLE.c.id, PEOPLE.c.name, games.label("games"), sa.func.max(other.c.at))
        .select_from(latest.join(other, other.c.table == latest.c.table))
        .join(PEOPLE, PEOPLE.c.id == other.c.person)
        .where(other.c.own, other.c.person != person, PEOPLE.c.key.is_not(None))
        .group_by(PEOPLE.c.id, PEOPLE.c.name)
        .order_by(games.desc(), PEOPLE.c.name)
    )
    return {number: (name, count, last) for number, name, count, last in c.execute(found)}


def befriend(c: Connection, person: int, name: str, on: bool) -> None:
    """Add or remove a friend, who isn't told."""
    other = account_of(c, name).id
    if other == person:
        raise Refusal("malformed", "that is you")
    where = (FRIENDS.c.person == person, FRIENDS.c.other == other)
    c.execute(sa.delete(FRIENDS).where(*where))
    if not on:
        return
    mine = sa.select(sa.func.count()).select_from(FRIENDS).where(FRIENDS.c.person == person)
    if (c.execute(mine).scalar() or 0) >= MOST:
        raise Refusal("too-large", f"one keeps {MOST} friends at most")
    c.execute(sa.insert(FRIENDS).values(person=person, other=other))


# Who may invite whom.


def welcome_of(c: Connection, person: int) -> Welcome:
    """Return who may invite a person."""
    found = sa.select(PREFERENCES.c.invites).where(PREFERENCES.c.person == person)
    kept: Welcome | None = c.execute(found).scalar()
    return kept or "anyone"


def set_welcome(c: Connection, person: int, invites: Welcome) -> None:
    """Set who may invite a person."""
    this = PREFERENCES.c.person == person
    changed = c.execute(sa.update(PREFERENCES).where(this).values(invites=invites))
    if not changed.rowcount:
        row = {"person": person, "version": 1, "body": "{}", "invites": invites}
        c.execute(sa.insert(PREFERENCES).values(row))


def check_welcome(c: Connection, host: int, guest: int) -> None:
    """Raise Refusal unless one may invite the other. Blocks and settings give the same answer."""
    blocks = sa.select(BLOCKS.c.person).where(
        sa.or_(
            sa.and_(BLOCKS.c.person == host, BLOCKS.c.other == guest),
            sa.and_(BLOCKS.c.person == guest, BLOCKS.c.other == host),
        )
    )
    invites = welcome_of(c, guest)
    closed = invites == "nobody" or (invites == "known" and not _knows(c, guest, host))
    if closed or c.execute(blocks).first() is not None:
        raise Refusal("no-invite")


def _knows(c: Connection, person: int, other: int) -> bool:
    friend = sa.select(sa.literal(1)).where(
        sa.exists().where(FRIENDS.c.person == person, FRIENDS.c.other == other)
    )
    a, b = MEMBERS.alias(), MEMBERS.alias()
    club = (
        sa.select(sa.literal(1))
        .select_from(a.join(b, a.c.club == b.c.club))
        .where(a.c.person == person, a.c.role != "asked", b.c.person == other, b.c.role != "asked")
    )
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    played = (
        sa.select(sa.literal(1))
        .select_from(mine.join(theirs, mine.c.table == theirs.c.table))
        .where(mine.c.person == person, theirs.c.person == other)
    )
    return any(c.execute(known.limit(1)).first() is not None for known in (friend, club, played))

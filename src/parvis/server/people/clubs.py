"""Clubs: groups with tables and a leaderboard of their own."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.names import calm
from parvis.server.store.schema import PEOPLE
from parvis.server.store.social import CLUB_TABLES, CLUBS, MEMBERS
from parvis.server.wire.circles import ClubCard, Clubs, Member, NewClub, Role
from parvis.server.wire.refusals import Refusal

EACH: Final = 20  # clubs per person, membership requests included
MEMBERS_MOST: Final = 500
ASKED_MOST: Final = 100  # pending membership requests
LISTED: Final = 100
TITLE: Final = 60
ABOUT: Final = 500
RUNS: Final[tuple[Role, ...]] = ("owner", "keeper")


def proper_title(title: str) -> str:
    """Return a title for display; raise Refusal for an invalid one."""
    title = " ".join(calm(title).split())
    if not 1 <= len(title) <= TITLE or not title.isprintable():
        raise Refusal("bad-name", f"a title has 1 to {TITLE} printable characters")
    return title


def _words(data: NewClub) -> dict[str, Any]:
    about = calm(data.about).strip()
    if len(about) > ABOUT or not about.replace("\n", " ").isprintable():
        raise Refusal("malformed", f"what a club says of itself has at most {ABOUT} characters")
    return {"title": proper_title(data.title), "about": about, "listed": data.listed}


# Reading.


def role_in(c: Connection, club: str, person: int | None) -> Role | None:
    """Return a person's role in a club."""
    this = (MEMBERS.c.club == club, MEMBERS.c.person == person)
    role: Role | None = c.execute(sa.select(MEMBERS.c.role).where(*this)).scalar()
    return role


def is_member(c: Connection, club: str, person: int | None) -> bool:
    return role_in(c, club, person) not in (None, "asked")


def clubs_of(c: Connection, person: int | None) -> Clubs:
    """List a person's clubs, and the listed ones."""
    mine = sa.select(MEMBERS.c.club, MEMBERS.c.role).where(MEMBERS.c.person == person)
    roles: dict[str, Role] = {row.club: row.role for row in c.execute(mine)}
    own = c.execute(sa.select(CLUBS).where(CLUBS.c.id.in_(roles))).mappings().all()
    open = sa.select(CLUBS).where(CLUBS.c.listed, CLUBS.c.id.not_in(roles))
    listed = c.execute(open.order_by(CLUBS.c.made.desc()).limit(LISTED)).mappings().all()
    members = counts(c, [row["id"] for row in (*own, *listed)])

    def cards(rows: Sequence[Any]) -> list[ClubCard]:
        found = [
            ClubCard(r["id"], r["title"], r["about"], members.get(r["id"], 0), roles.get(r["id"]))
            for r in rows
        ]
        return sorted(found, key=lambda card: (-card.members, card.title))

    return Clubs(sorted(cards(own), key=lambda card: card.title), cards(listed))


def counts(c: Connection, clubs: list[str]) -> dict[str, int]:
    """Return the numbers of members."""
    found = (
        sa.select(MEMBERS.c.club, sa.func.count())
        .where(MEMBERS.c.club.in_(clubs), MEMBERS.c.role != "asked")
        .group_by(MEMBERS.c.club)
    )
    return {club: count for club, count in c.execute(found)}


def find(c: Connection, club: str) -> Any:
    """Return a club's row; raise Refusal if it doesn't exist."""
    row = c.execute(sa.select(CLUBS).where(CLUBS.c.id == club)).mappings().first()
    if row is None:
        raise Refusal("not-found", "there is no such club")
    return row


def opens(row: Any, invite: str | None) -> bool:
    """Tell whether an invitation is valid for a club."""
    return bool(invite) and secrets.compare_digest(str(invite).encode(), row["invite"].encode())


def members_of(c: Connection, club: str, me: int, runs: bool) -> list[Member]:
    """List a club's members; those who run it also see requests."""
    found = (
        sa.select(MEMBERS.c.person, PEOPLE.c.name, MEMBERS.c.role, MEMBERS.c.since)
        .join(PEOPLE, PEOPLE.c.id == MEMBERS.c.person)
        .where(MEMBERS.c.club == club)
        .order_by(MEMBERS.c.since, MEMBERS.c.person)
    )
    order = ("asked", "owner", "keeper", "member")
    everybody = [
        Member(row.person, row.name, row.role, row.since, row.person == me)
        for row in c.execute(found)
        if runs or row.role != "asked"
    ]
    return sorted(everybody, key=lambda one: order.index(one.role))


# Changing.


def make(c: Connection, person: int, data: NewClub) -> str:
    """Create a club; return its id."""
    _room(c, person)
    club = secrets.token_hex(8)
    row = {"id": club, "invite": secrets.token_urlsafe(18), "made": time.time(), **_words(data)}
    c.execute(sa.insert(CLUBS).values(row))
    _enter(c, club, person, "owner")
    return club


def change(c: Connection, club: str, person: int, data: NewClub) -> None:
    """Change a club's description."""
    _runs(c, club, person)
    c.execute(sa.update(CLUBS).where(CLUBS.c.id == club).values(_words(data)))


def close(c: Connection, club: str, person: int) -> None:
    """Close a club for good. Its tables stay."""
    if role_in(c, club, person) != "owner":
        raise Refusal("not-yours", "only its owner may close a club")
    c.execute(sa.delete(CLUBS).where(CLUBS.c.id == club))


def renew(c: Connection, club: str, person: int) -> None:
    """Replace the invitation link; the old one stops working."""
    _runs(c, club, person)
    new = {"invite": secrets.token_urlsafe(18)}
    c.execute(sa.update(CLUBS).where(CLUBS.c.id == club).values(new))


def join(c: Connection, club: str, person: int, invite: str | None) -> Role:
    """Join with an invitation, or ask to join a listed club; return the new role."""
    row = _lock(c, club)
    role, invited = role_in(c, club, person), opens(row, invite)
    if role not in (None, "asked") or (role == "asked" and not invited):
        return role
    if not (invited or row["listed"]):
        raise Refusal("not-found", "there is no such club")
    new: Role = "member" if invited else "asked"
    count = sa.select(sa.func.count()).select_from(MEMBERS)
    there = c.execute(count.where(MEMBERS.c.club == club, MEMBERS.c.role == new)).scalar() or 0
    if there >= (MEMBERS_MOST if invited else ASKED_MOST):
        raise Refusal("too-large", "this club is full")
    if role is None:
        _room(c, person)
        _enter(c, club, person, new)
    else:
        _set(c, club, person, new)
    return new


def leave(c: Connection, club: str, person: int) -> None:
    """Leave a club. It passes to a keeper or the longest member; an empty one closes."""
    _lock(c, club)
    role = role_in(c, club, person)
    c.execute(sa.delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == person))
    if role != "owner":
        return
    keepers_first = sa.case((MEMBERS.c.role == "keeper", 0), else_=1)
    heirs = sa.select(MEMBERS.c.person).where(MEMBERS.c.club == club, MEMBERS.c.role != "asked")
    heir = c.execute(heirs.order_by(keepers_first, MEMBERS.c.since).limit(1)).scalar()
    if heir is None:
        c.execute(sa.delete(CLUBS).where(CLUBS.c.id == club))
    else:
        _set(c, club, heir, "owner")


def leave_all(c: Connection, person: int) -> None:
    """Leave every club, when an account is erased."""
    mine = sa.select(MEMBERS.c.club).where(MEMBERS.c.person == person)
    for club in c.execute(mine).scalars().all():
        leave(c, club, person)


def set_role(c: Connection, club: str, person: int, other: int, role: Role | None) -> None:
    """Admit a member, remove one, or change a role."""
    _lock(c, club)
    mine, theirs = role_in(c, club, person), role_in(c, club, other)
    if theirs is None and mine is not None:
        raise Refusal("not-found", "they are not in this club")
    simple = role in (None, "member") and theirs in ("asked", "member")
    if mine not in RUNS or not (mine == "owner" or simple) or other == person:
        raise Refusal("not-yours")
    if role is None:
        c.execute(sa.delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == other))
        return
    if role == "owner":
        _set(c, club, person, "keeper")
    _set(c, club, other, role)


def _runs(c: Connection, club: str, person: int) -> None:
    role = role_in(c, club, person)
    if role is None:
        raise Refusal("not-found", "there is no such club")
    if role not in RUNS:
        raise Refusal("not-yours")


def _lock(c: Connection, club: str) -> Any:
    """Lock a club until the end of the transaction; return it."""
    c.execute(sa.select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
    return find(c, club)


def _room(c: Connection, person: int) -> None:
    mine = sa.select(sa.func.count()).select_from(MEMBERS).where(MEMBERS.c.person == person)
    if (c.execute(mine).scalar() or 0) >= EACH:
        raise Refusal("too-large", f"one is in {EACH} clubs at most")


def _enter(c: Connection, club: str, person: int, role: Role) -> None:
    row = {"club": club, "person": person, "role": role, "since": time.time()}
    c.execute(sa.insert(MEMBERS).values(row))


def _set(c: Connection, club: str, person: int, role: Role) -> None:
    this = (MEMBERS.c.club == club, MEMBERS.c.person == person)
    c.execute(sa.update(MEMBERS).where(*this).values(role=role))


# Tables of a club.


def offer(c: Connection, table: str, person: int, club: str, on: bool) -> None:
    """Offer a table to a club's members, or withdraw the offer."""
    if not is_member(c, club, person):
        raise Refusal("not-found", "there is no such club")
    this = (CLUB_TABLES.c.club == club, CLUB_TABLES.c.table == table)
    c.execute(sa.delete(CLUB_TABLES).where(*this))
    if on:
        c.execute(sa.insert(CLUB_TABLES).values(club=club, table=table))


def offered_to(c: Connection, table: str) -> list[str]:
    """List the clubs that a table is offered to."""
    found = sa.select(CLUB_TABLES.c.club).where(CLUB_TABLES.c.table == table)
    return list(c.execute(found).scalars())


def opens_to(c: Connection, table: str, person: int) -> bool:
    """Tell whether a table is offered to one of a person's clubs."""
    found = (
        sa.select(MEMBERS.c.club)
        .join(CLUB_TABLES, CLUB_TABLES.c.club == MEMBERS.c.club)
        .where(CLUB_TABLES.c.table == table)
        .where(MEMBERS.c.person == person, MEMBERS.c.role != "asked")
    )
    return c.execute(found.limit(1)).first() is not None

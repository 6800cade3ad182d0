"""A club for its members: who is in it, its tables, and its leaderboard."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.people.clubs import (
    RUNS,
    counts,
    find,
    is_member,
    members_of,
    opens,
    role_in,
)
from parvis.server.store.history import RATINGS
from parvis.server.store.ratings import Rating
from parvis.server.store.schema import PEOPLE, TABLES
from parvis.server.store.social import CLUB_TABLES, MEMBERS
from parvis.server.tables import archive
from parvis.server.tables.profile import shown
from parvis.server.tables.table import Head, Seat, summary
from parvis.server.wire.circles import Club, ClubCard, ClubLeaders
from parvis.server.wire.history import Leader
from parvis.server.wire.refusals import Refusal

TABLES_SHOWN: Final = 40


def club_of(c: Connection, club: str, person: Person | None, invite: str | None) -> Club:
    """Return what a person may see of a club; raise Refusal if that is nothing."""
    row = find(c, club)
    me = person.id if person else None
    role = role_in(c, club, me)
    invited = opens(row, invite)
    if not (role or row["listed"] or invited):
        raise Refusal("not-found", "there is no such club")
    count = counts(c, [club]).get(club, 0)
    card = ClubCard(club, row["title"], row["about"], count, role)
    if person is None or role in (None, "asked"):
        return Club(card, row["listed"], None, [], [])
    return Club(
        card,
        row["listed"],
        row["invite"],
        members_of(c, club, person.id, role in RUNS),
        [summary(*item, person) for item in _tables(c, club)],
    )


def _tables(c: Connection, club: str) -> list[tuple[Head, list[Seat]]]:
    offered = sa.select(CLUB_TABLES.c.table).where(CLUB_TABLES.c.club == club)
    on = (TABLES.c.status.in_(("waiting", "running")), TABLES.c.visibility != "private")
    return archive.listed(c, TABLES_SHOWN, TABLES.c.id.in_(offered), *on)


def leaders_of_club(c: Connection, club: str, person: int, game: str) -> ClubLeaders:
    """Return a club's leaderboard for a title; raise Refusal for non-members."""
    if not is_member(c, club, person):
        raise Refusal("not-found", "there is no such club")
    r = RATINGS.c
    found = (
        sa.select(PEOPLE.c.name, r.mu, r.sigma, r.games)
        .join(PEOPLE, PEOPLE.c.id == r.person)
        .join(MEMBERS, MEMBERS.c.person == r.person)
        .where(r.game == game, MEMBERS.c.club == club, MEMBERS.c.role != "asked")
        .order_by(r.mu.desc(), r.person)
    )
    leaders = [
        Leader(row.name, None, shown(Rating(row.mu, row.sigma)), row.games)
        for row in c.execute(found)
    ]
    return ClubLeaders(game, sorted(leaders, key=lambda one: one.rating.provisional))

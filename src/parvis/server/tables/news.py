"""The newsroom: finds what to notify people about, and queues the notices.

It is independent of the game loop. One process at a time, chosen by a lease, compares the tables of
subscribers with what they were already told: recently moved tables every few seconds, all tables
once a minute (for clocks and chat). Unread news is sent once; visiting the table marks it as read.
"""

import asyncio
import datetime
import logging
import time
import zoneinfo
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.notices import letters
from parvis.server.notices.letters import Item
from parvis.server.notices.outbox import Outbox
from parvis.server.notices.wishes import Desk, wishes_of
from parvis.server.store.database import Store
from parvis.server.store.leases import lease
from parvis.server.store.schema import (
    BLOCKS,
    CHOICES,
    MUTES,
    PEOPLE,
    PRESENCE,
    SEATS,
    TABLES,
    TALK,
)
from parvis.server.store.social import DEVICES, INVITATIONS, NEWS, WISHES
from parvis.server.tables import clock
from parvis.server.wire.messages import ClockRule, DaysClock, NoClock
from parvis.server.wire.notices import NewsKind, Wishes

LOG = logging.getLogger("parvis.server")
LOOK: Final = 5.0  # seconds between two passes
SWEEP: Final = 60.0  # seconds between passes over all tables, not only recent ones
LEASE: Final = 20.0  # seconds for which one process has the lease
GRACE: Final = 20.0  # seconds after which a person to move counts as away
RECENT: Final = 86_400.0  # seconds for which the end of a game is news
LATE: Final = 0.25  # share of the turn's time at which time is running out
RULE: Final = msgspec.json.Decoder(ClockRule)
ASKED: Final = ("turn", "time")  # news that a choice answers
PASSING: Final = (*ASKED, "invited", "rematch")  # news that may be outdated before it is sent
BATCH: Final = 500
PEOPLE_OF: Final = msgspec.json.Decoder(list[int])
LEFT: Final = msgspec.json.Decoder(list[float])


class Happening(msgspec.Struct, frozen=True):
    """One piece of news for a person."""

    person: int
    item: Item
    mark: str  # identifies the occurrence: each is told once
    slow: bool = False  # a correspondence game: it may wait for the digest


class Newsroom:
    """Finds news and hands it to the outbox."""

    def __init__(self, store: Store, desk: Desk, outbox: Outbox, origin: str) -> None:
        self.store = store
        self.desk = desk
        self.outbox = outbox
        self.origin = origin
        self._swept = float("-inf")  # when all tables were last covered (monotonic)

    async def keep(self) -> None:
        """Run passes forever, as long as any way of sending is set up."""
        while True:
            await asyncio.sleep(LOOK)
            if not self.outbox.ways:
                continue
            try:
                if await self.store.write(self._lease):
                    await self.look()
            except Exception:
                LOG.exception("could not look for news")

    def _lease(self, c: Connection) -> bool:
        """Tell whether this process has the lease."""
        return lease(c, "news", self.store.name, LEASE)

    async def look(self, now: float | None = None) -> int:
        """Store news, then send what is due; return the number of notices.

        With `now`, cover all tables as of that time.

        """
        at = time.time() if now is None else now
        whole = now is not None or time.monotonic() >= self._swept + SWEEP
        seen = await self.store.read(lambda c: look(c, at, whole))
        if whole:
            self._swept = time.monotonic()
        due = await self.store.write(lambda c: _note(c, seen, at)) if seen.matters else {}
        sent = 0
        for person, items in due.items():
            sent += await self._tell(person, items)
        return sent

    # Sending.

    async def _tell(self, person: int, items: list[Item]) -> int:
        """Queue a person's notices, each thing by the ways they chose for it."""
        row, name, devices = await self.store.read(lambda c: _reader(c, person))
        if row is None:
            return 0
        wishes, language = wishes_of(row), row["language"]

        def by(way: str) -> list[Item]:
            return [one for one in items if way in wishes.kinds.get(one.kind, ())]

        sent = 0
        if by("mail") and row["mail"] and row["confirmed"] is not None:
            secret = self.desk.sign("stop", person, row["mail"])
            body = letters.mail(by("mail"), language, name, self.origin, secret)
            sent += await self.outbox.put("mail", person, row["mail"], body)
        if by("push"):
            for target in devices:
                sent += await self.outbox.put(
                    "push", person, target, letters.push(by("push"), language)
                )
        if by("hook") and wishes.hook:
            posted = letters.hook(by("hook"), language, self.origin, wishes.form)
            sent += await self.outbox.put("hook", person, wishes.hook, posted)
        return sent


# Finding news.

Key = tuple[int, str, str]  # person, kind, subject


class Seen(msgspec.Struct, frozen=True):
    """The result of a pass."""

    wishes: dict[int, Wishes]  # of the people concerned
    fresh: dict[Key, Happening]  # new or changed
    read: list[Key]  # read
    gone: list[Key]  # outdated before it was sent
    due: bool  # whether any news is due

    @property
    def matters(self) -> bool:
        return bool(self.fresh or self.read or self.gone or self.due)


def look(c: Connection, now: float, whole: bool) -> Seen:
    """Compare the present with what people were told. Writes nothing."""
    here = _here(c, now)
    found: dict[Key, Happening] = {}
    known = {
        (row["person"], row["kind"], row["subject"]): row
        for row in c.execute(sa.select(NEWS).where(*_looked(NEWS.c.subject, now, whole))).mappings()
    }
    wishes: dict[int, Wishes] = {}
    for one, wished in happenings(c, now, whole):
        if wished.kinds.get(one.item.kind):
            found[one.person, one.item.kind, one.item.subject] = one
            wishes[one.person] = wished
    unread = [(key, row) for key, row in known.items() if row["unread"]]
    read = [key for key, _ in unread if key[0] in here.get(key[2], ())]
    gone = [
        key
        for key, row in unread
        if row["due"] is not None and key[1] in PASSING and key not in found
    ]
    fresh = {
        key: one
        for key, one in found.items()
        if one.person not in here.get(one.item.subject, ())
        and (key not in known or known[key]["mark"] != one.mark)
    }
    due = c.execute(sa.select(NEWS.c.person).where(NEWS.c.due <= now).limit(1)).first()
    return Seen(wishes, fresh, read, gone, due is not None)


def _looked(table: Any, now: float, whole: bool) -> list["sa.ColumnElement[bool]"]:
    """Return the condition for the tables that are looked at."""
    if whole:
        return []
    moved = sa.select(TABLES.c.id).where(
        TABLES.c.status.in_(("waiting", "running", "finished")), TABLES.c.moved > now - SWEEP
    )
    asked = sa.select(INVITATIONS.c.table).where(INVITATIONS.c.at > now - SWEEP)
    visited = sa.select(PRESENCE.c.table).where(PRESENCE.c.until > now)
    return [table.in_(sa.union(moved, asked, visited).scalar_subquery())]


def _note(c: Connection, seen: Seen, now: float) -> dict[int, list[Item]]:
    """Update the stored news; return what is due, by person."""
    for key in seen.read:
        c.execute(_this(sa.update(NEWS), key).values(unread=False, due=None))
    for key in seen.gone:
        c.execute(_this(sa.delete(NEWS), key))
    for key, one in seen.fresh.items():
        fresh = {"due": due_of(seen.wishes[one.person], one.slow, now), "unread": True}
        before = c.execute(_this(sa.select(NEWS), key)).mappings().first()
        if before is None:
            there = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == one.person)
            if c.execute(there).first() is not None:  # otherwise erased meanwhile
                c.execute(sa.insert(NEWS).values(**_row(one, now), **fresh))
        else:
            # Unread news is not sent again: one more line, or a turn that came back because
            # another took a choice back. A turn is once the one before was answered.
            again = not before["unread"] or _answered(c, one, before["mark"])
            values = _row(one, now) | (fresh if again else {})
            c.execute(_this(sa.update(NEWS), key).values(**values))
    ready = sa.select(NEWS).where(NEWS.c.due <= now, NEWS.c.unread).order_by(NEWS.c.at)
    due: defaultdict[int, list[Item]] = defaultdict(list)
    for row in c.execute(ready).mappings().all():
        due[row["person"]].append(Item(row["kind"], row["subject"], row["game"], row["who"]))
    c.execute(sa.update(NEWS).where(NEWS.c.due <= now).values(due=None))
    alive = sa.select(TABLES.c.id).where(TABLES.c.status.in_(("waiting", "running")))
    over = sa.or_(NEWS.c.unread.is_(False), NEWS.c.subject.not_in(alive))
    c.execute(sa.delete(NEWS).where(over, NEWS.c.at < now - 30 * RECENT))
    return due


def _answered(c: Connection, one: Happening, mark: str) -> bool:
    """Tell whether a person has chosen since they were told about their turn."""
    if one.item.kind not in ASKED:
        return False
    theirs = sa.and_(SEATS.c.table == CHOICES.c.table, SEATS.c.seat == CHOICES.c.seat)
    since = (
        sa.select(CHOICES.c.ply)
        .join(SEATS, theirs)
        .where(CHOICES.c.table == one.item.subject, CHOICES.c.ply >= int(mark.partition(".")[0]))
        .where(SEATS.c.person == one.person)
    )
    return c.execute(since.limit(1)).first() is not None


def happenings(c: Connection, now: float, whole: bool) -> Iterable[tuple[Happening, Wishes]]:
    """List what is new at subscribers' tables."""
    invited = sa.and_(INVITATIONS.c.table == SEATS.c.table, INVITATIONS.c.person == SEATS.c.person)
    seats = (
        sa.select(TABLES, SEATS.c.seat, SEATS.c.person, SEATS.c.who, INVITATIONS.c.by)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .join(WISHES, WISHES.c.person == SEATS.c.person)
        .outerjoin(INVITATIONS, invited)
        .where(*_concerned(now, whole))
    )
    rows = c.execute(seats).mappings().all()
    if not rows:
        return
    wishes = _wishes(c, sorted({row["person"] for row in rows}))
    waiting = sorted({row["host"] for row in rows if row["status"] == "waiting"})
    hosts = {
        row.id: row.name
        for some in _batches(waiting)
        for row in c.execute(sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(some)))
    }
    for row in rows:
        person = row["person"]
        for one in _at_table(row, hosts.get(row["host"], ""), now):
            if one.item.kind != "invited" or not _has_blocked(c, person, row["by"]):
                yield one, wishes[person]
    for one in _said(c, now, whole):
        yield one, wishes[one.person]


def _concerned(now: float, whole: bool) -> list["sa.ColumnElement[bool]"]:
    """Return the condition for the tables and seats of subscribers."""
    ended = sa.and_(TABLES.c.status == "finished", TABLES.c.moved > now - RECENT)
    return [
        WISHES.c.kinds != "{}",
        SEATS.c.hidden.is_(False),
        sa.or_(TABLES.c.status.in_(("running", "waiting")), ended),
        *_looked(TABLES.c.id, now, whole),
    ]


def _wishes(c: Connection, people: list[int]) -> dict[int, Wishes]:
    return {
        row["person"]: wishes_of(row)
        for some in _batches(people)
        for row in c.execute(sa.select(WISHES).where(WISHES.c.person.in_(some))).mappings()
    }


def _batches(numbers: list[int]) -> Iterable[list[int]]:
    return (numbers[i : i + BATCH] for i in range(0, len(numbers), BATCH))


def _has_blocked(c: Connection, person: int, other: int) -> bool:
    this = (BLOCKS.c.person == person, BLOCKS.c.other == other)
    return c.execute(sa.select(BLOCKS.c.other).where(*this)).first() is not None


def _at_table(row: Any, host: str, now: float) -> Iterable[Happening]:
    """List the news of a table for one of its players."""
    person, table, game = row["person"], row["id"], row["game"]
    mark = f"{row['ply']}.{row['revision']}"
    if row["status"] == "finished":
        yield Happening(person, Item("over", table, game, ""), str(row["revision"]))
    elif row["status"] == "waiting":
        if row["who"] == "link" and row["host"] != person:  # a reserved seat
            kind: NewsKind = "rematch" if row["by"] is None else "invited"
            yield Happening(person, Item(kind, table, game, host), "1")
    elif row["who"] == "person" and row["actor"] == row["seat"]:
        rule = RULE.decode(row["clock"])
        slow = isinstance(rule, DaysClock)
        if now - row["moved"] >= GRACE:
            yield Happening(person, Item("turn", table, game, ""), mark, slow)
        if not isinstance(rule, NoClock):
            banks = clock.Banks(LEFT.decode(row["banks"]), row["seat"], row["since"])
            left = clock.left_of(rule, banks, row["seat"], now)
            whole = rule.days * clock.DAY if isinstance(rule, DaysClock) else rule.bank
            if 0 < left < LATE * whole and now - row["moved"] >= GRACE:
                yield Happening(person, Item("time", table, game, ""), mark)


def _said(c: Connection, now: float, whole: bool) -> Iterable[Happening]:
    """List chat written by others since each person's last visit."""
    blocked = sa.exists().where(BLOCKS.c.person == SEATS.c.person, BLOCKS.c.other == TALK.c.person)
    muted = sa.exists().where(MUTES.c.person == SEATS.c.person, MUTES.c.table == TALK.c.table)
    last = (
        sa.select(
            SEATS.c.person, TABLES.c.id, TABLES.c.game, sa.func.max(TALK.c.number).label("number")
        )
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .join(WISHES, WISHES.c.person == SEATS.c.person)
        .join(TALK, TALK.c.table == TABLES.c.id)
        .where(*_concerned(now, whole), TABLES.c.status != "waiting")
        .where(WISHES.c.kinds.contains('"said"'), TALK.c.at > SEATS.c.away)
        .where(TALK.c.notice.is_(None), TALK.c.person != SEATS.c.person, ~blocked, ~muted)
        .group_by(SEATS.c.person, TABLES.c.id, TABLES.c.game)
        .subquery()
    )
    this = sa.and_(TALK.c.table == last.c.id, TALK.c.number == last.c.number)
    for person, table, game, number, name in c.execute(
        sa.select(last, TALK.c.name).join(TALK, this)
    ):
        yield Happening(person, Item("said", table, game, name), str(number))


def due_of(wishes: Wishes, slow: bool, now: float) -> float:
    """Return when to send: now, with the digest, or after the quiet hours."""
    zone = zoneinfo.ZoneInfo(wishes.zone)
    due = now
    if slow and wishes.digest:
        day = datetime.datetime.fromtimestamp(now, zone)
        hour = day.replace(hour=wishes.hour, minute=0, second=0, microsecond=0)
        if hour <= day:
            hour += datetime.timedelta(days=1)
        due = hour.timestamp()
    if wishes.quiet_from is None or wishes.quiet_to is None:
        return due
    at = datetime.datetime.fromtimestamp(due, zone)
    minute = at.hour * 60 + at.minute
    length = (wishes.quiet_to - wishes.quiet_from) % 1440
    if (minute - wishes.quiet_from) % 1440 >= length:
        return due
    end = at.replace(
        hour=wishes.quiet_to // 60, minute=wishes.quiet_to % 60, second=0, microsecond=0
    )
    if end <= at:
        end += datetime.timedelta(days=1)
    return end.timestamp()


def _here(c: Connection, now: float) -> dict[str, set[int]]:
    """Return who is at which table now, in all processes."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    rows = sa.select(PRESENCE.c.table, PRESENCE.c.people).where(PRESENCE.c.until > now)
    for row in c.execute(rows):
        found[row.table].update(PEOPLE_OF.decode(row.people))
    return found


def _reader(c: Connection, person: int) -> tuple[Any, str, list[str]]:
    """Return a person's wishes, name and devices."""
    row = c.execute(sa.select(WISHES).where(WISHES.c.person == person)).mappings().one_or_none()
    name = c.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar() or ""
    mine = sa.select(DEVICES.c.target).where(DEVICES.c.person == person)
    return row, name, list(c.execute(mine).scalars())


def _row(one: Happening, now: float) -> dict[str, Any]:
    item = one.item
    return {
        "person": one.person, "kind": item.kind, "subject": item.subject, "game": item.game,
        "who": item.who, "mark": one.mark, "slow": one.slow, "at": now,
    }  # fmt: skip


def _this(statement: Any, key: tuple[int, str, str]) -> Any:
    person, kind, subject = key
    return statement.where(NEWS.c.person == person, NEWS.c.kind == kind, NEWS.c.subject == subject)

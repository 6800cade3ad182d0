"""Tables in the store: reading, creating and changing them. `Append` adds choices."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.server.store.database import Conflict
from parvis.server.store.heartbeat import living
from parvis.server.store.packed import packed, unpacked
from parvis.server.store.schema import CHOICES, SEATS, STANDING, TABLES, TALK
from parvis.server.tables.clock import Banks
from parvis.server.tables.presence import elsewhere
from parvis.server.tables.table import Head, Seat, StandingAnswer, Watching
from parvis.server.wire.messages import ClockRule, NoClock, Said

TALK_SHOWN = 200
LISTED = 100
WAKEN = 500
LISTED_EACH = 5  # listed open tables per host, so that one person can't fill the lobby


class Stored(msgspec.Struct, frozen=True):
    """A table as stored, with the words from `first` on."""

    head: Head
    seats: list[Seat]
    banks: Banks
    words: list[str]
    first: int
    said: int  # number of the last chat line, -1 if there is none
    others: Watching  # watchers in other processes
    visited: float  # a person's last visit, to the hour
    stuck: str | None  # why the game can't be replayed
    standing: dict[tuple[int, str], StandingAnswer]


def find(c: Connection, table: str, first: int = 0, process: str = "") -> Stored | None:
    """Read a table, its words from a ply on, and its watchers in other processes."""
    row = c.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    chosen = (
        sa.select(CHOICES.c.word)
        .where(CHOICES.c.table == table, CHOICES.c.ply >= first)
        .order_by(CHOICES.c.ply)
    )
    seats = _seats(c, [table])[table]
    head = _head(row)
    running = head.actor
    if running is not None and seats[running].who != "person":
        running = None
    banks = Banks(msgspec.json.decode(row["banks"], type=list[float]), running, row["since"])
    words = unpacked(row["record"])[first:] if row["record"] is not None else []
    words += c.execute(chosen).scalars()  # a game continued from a record has both
    others = elsewhere(c, table, process)
    said = _last_said(c, table)
    standing = _standing(c, table)
    return Stored(
        head, seats, banks, words, first, said, others, row["visited"], row["stuck"], standing
    )  # fmt: skip


def _standing(c: Connection, table: str) -> dict[tuple[int, str], StandingAnswer]:
    found = sa.select(STANDING).where(STANDING.c.table == table)
    found = found.order_by(STANDING.c.seat, STANDING.c.kind)
    return {
        (row["seat"], row["kind"]): StandingAnswer(
            row["word"],
            row["until"],
            msgspec.json.decode(row["forms"], type=tuple[str, ...]),
            row["ply"],
            row["round"],
        )
        for row in c.execute(found).mappings()
    }


def stand(c: Connection, table: str, seat: int, kind: str, answer: StandingAnswer | None) -> None:
    """Replace the standing answer to a kind of question; None removes it."""
    this = (STANDING.c.table == table, STANDING.c.seat == seat, STANDING.c.kind == kind)
    c.execute(sa.delete(STANDING).where(*this))
    if answer is not None:
        values = msgspec.structs.asdict(answer) | {"forms": _text(answer.forms)}
        c.execute(sa.insert(STANDING).values(table=table, seat=seat, kind=kind, **values))


def owing(c: Connection, before: float) -> dict[str, tuple[int, int]]:
    """Find where a seat with a standing answer has been asked since before a time: ply, revision.

    Whether it answers the pending question is known once the table is loaded.

    """
    theirs = sa.and_(STANDING.c.table == TABLES.c.id, STANDING.c.seat == TABLES.c.actor)
    found = (
        sa.select(TABLES.c.id, TABLES.c.ply, TABLES.c.revision)
        .where(
            TABLES.c.status == "running",
            TABLES.c.moved < before,
            TABLES.c.stuck.is_(None),
            sa.exists().where(theirs),
        )
        .order_by(TABLES.c.moved.desc())
        .limit(LISTED)
    )
    return {row.id: (row.ply, row.revision) for row in c.execute(found)}


def insert(
    c: Connection,
    head: Head,
    seats: Sequence[Seat],
    banks: Banks,
    words: Sequence[tuple[int, str]] = (),
) -> None:
    """Make a table."""
    values = msgspec.to_builtins(head)
    values["options"] = _text(head.options)
    values["clock"] = _text(head.clock)
    values["votes"] = _text(head.votes)
    values["banks"], values["since"] = _text(banks.left), banks.since
    values["visited"] = head.made
    c.execute(sa.insert(TABLES).values(**values))
    c.execute(sa.insert(SEATS), [_seat_row(head.id, i, seat) for i, seat in enumerate(seats)])
    if words:
        whole = packed([word for _, word in words])
        c.execute(sa.update(TABLES).where(TABLES.c.id == head.id).values(record=whole))


def remove(c: Connection, table: str) -> list[str]:
    """Delete a table that was never played; return the tables it was a rematch of."""
    offering = list(c.execute(sa.select(TABLES.c.id).where(TABLES.c.next == table)).scalars())
    c.execute(sa.update(TABLES).where(TABLES.c.id.in_(offering)).values(next=None))
    c.execute(sa.update(SEATS).where(SEATS.c.table.in_(offering)).values(again=None))
    c.execute(sa.delete(TALK).where(TALK.c.table == table))
    c.execute(sa.delete(SEATS).where(SEATS.c.table == table))
    c.execute(sa.delete(TABLES).where(TABLES.c.id == table))
    return offering


def add_words(c: Connection, table: str, words: Sequence[tuple[int, str]], at: float) -> None:
    """Store the first choices of a table."""
    rows = [
        {"table": table, "ply": ply, "seat": seat, "word": word, "at": at}
        for ply, (seat, word) in enumerate(words)
    ]
    c.execute(sa.insert(CHOICES), rows)


def change(c: Connection, head: Head, **values: Any) -> None:
    """Change a table; raise Conflict if it has changed since we read it."""
    done = c.execute(
        sa.update(TABLES)
        .where(
            TABLES.c.id == head.id,
            TABLES.c.status == head.status,
            TABLES.c.revision == head.revision,
            TABLES.c.ply == head.ply,
            TABLES.c.next.is_not_distinct_from(head.next),
        )
        .values(**values)
    )
    if done.rowcount != 1:
        raise Conflict


def put_seat(c: Connection, table: str, number: int, old: Seat, new: Seat) -> None:
    """Change a seat; raise Conflict if it has changed since we read it."""
    _lock(c, table)  # serialised: the last person to join must see all others
    done = c.execute(
        sa.update(SEATS)
        .where(
            SEATS.c.table == table,
            SEATS.c.seat == number,
            SEATS.c.who == old.who,
            SEATS.c.person.is_not_distinct_from(old.person),
        )
        .values(**_seat_row(table, number, new))
    )
    if done.rowcount != 1:
        raise Conflict


def put_seats(c: Connection, table: str, old: Sequence[Seat], seats: Sequence[Seat]) -> None:
    """Set all seats of a table; raise Conflict if any has changed meanwhile."""
    if _seats(c, [table], lock=True)[table] != list(old):
        raise Conflict
    c.execute(sa.delete(SEATS).where(SEATS.c.table == table))
    c.execute(sa.insert(SEATS), [_seat_row(table, i, seat) for i, seat in enumerate(seats)])


def take_back(c: Connection, table: str, ply: int) -> None:
    """Delete the choices from a ply on; call `change` first, which detects conflicts."""
    c.execute(sa.delete(CHOICES).where(CHOICES.c.table == table, CHOICES.c.ply >= ply))
    brought = c.execute(sa.select(TABLES.c.record).where(TABLES.c.id == table)).scalar()
    if brought is not None and len(unpacked(brought)) > ply:  # the game continued from a record
        less = packed(unpacked(brought)[:ply])
        c.execute(sa.update(TABLES).where(TABLES.c.id == table).values(record=less))


def say(c: Connection, table: str, said: Said) -> int:
    """Store a chat line or notice; return its number."""
    _lock(c, table)  # serialised
    number = _last_said(c, table) + 1
    values = msgspec.structs.asdict(said) | {"table": table, "number": number}
    c.execute(sa.insert(TALK).values(**values))
    return number


def _lock(c: Connection, table: str) -> None:
    """Lock a table until the end of the transaction."""
    c.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


def _last_said(c: Connection, table: str) -> int:
    last = c.execute(sa.select(sa.func.max(TALK.c.number)).where(TALK.c.table == table)).scalar()
    return -1 if last is None else int(last)


def talk(c: Connection, table: str, after: int = -1) -> list[Said]:
    """Return the latest chat lines of a table, oldest first."""
    found = (
        sa.select(TALK)
        .where(TALK.c.table == table, TALK.c.number > after)
        .order_by(TALK.c.number.desc())
        .limit(TALK_SHOWN)
    )
    rows = c.execute(found).mappings().all()
    names = Said.__struct_fields__
    return [Said(**{name: row[name] for name in names}) for row in reversed(rows)]


# Lists of tables.

_FREE = SEATS.c.who.in_(("open", "link"))


def is_full(c: Connection, table: str) -> bool:
    """Tell whether no seat of a table is free."""
    return c.execute(sa.select(SEATS.c.seat).where(SEATS.c.table == table, _FREE)).first() is None


def full_tables(c: Connection, before: float) -> list[str]:
    """List full tables whose start was interrupted."""
    free = sa.exists().where(SEATS.c.table == TABLES.c.id, _FREE)
    waiting = (TABLES.c.status == "waiting", TABLES.c.moved < before)
    return list(c.execute(sa.select(TABLES.c.id).where(*waiting, ~free)).scalars())


def open_tables(c: Connection, since: float) -> list[tuple[Head, list[Seat]]]:
    """List recent tables with a free seat, at most a few per host.

    If there are too many, every host's newest table comes before anyone's second.

    """
    waiting = sa.select(SEATS.c.table).where(SEATS.c.who == "open")
    newest = sa.func.row_number().over(
        partition_by=TABLES.c.host, order_by=(TABLES.c.moved.desc(), TABLES.c.id)
    )
    ranked = (
        sa.select(TABLES.c.id, TABLES.c.moved, newest.label("newest"))
        .where(TABLES.c.status == "waiting", TABLES.c.moved > since, TABLES.c.id.in_(waiting))
        .subquery()
    )
    few = (
        sa.select(ranked.c.id)
        .where(ranked.c.newest <= LISTED_EACH)
        .order_by(ranked.c.newest, ranked.c.moved.desc())
        .limit(LISTED)
    )
    return _listed(c, TABLES.c.id.in_(few))


def tables_of(c: Connection, person: int) -> list[tuple[Head, list[Seat]]]:
    """List the tables where a person sits, unfinished games first."""
    sat = sa.or_(SEATS.c.person == person, SEATS.c.owner == person)
    sits = sa.select(SEATS.c.table).where(sat, ~SEATS.c.hidden)
    over = sa.case((TABLES.c.status.in_(("waiting", "running")), 0), else_=1)
    return _listed(c, TABLES.c.id.in_(sits), order=(over,))


def running_of(c: Connection, person: int) -> list[tuple[Head, list[Seat]]]:
    """List a person's waiting and running games, the latest move first."""
    sat = sa.or_(SEATS.c.person == person, SEATS.c.owner == person)
    # Starts from unfinished tables: a person may have ten thousand finished ones.
    sits = sa.exists().where(SEATS.c.table == TABLES.c.id, sat, ~SEATS.c.hidden)
    return _listed(c, TABLES.c.status.in_(("waiting", "running")), sits)


def waits_unclocked(c: Connection, person: int) -> int:
    """Count a person's pending turns in rated games without a clock, which never end by time."""
    seat = sa.and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.actor)
    found = (
        sa.select(sa.func.count())
        .select_from(TABLES.join(SEATS, seat))
        .where(SEATS.c.person == person, TABLES.c.status == "running", TABLES.c.rated)
        .where(TABLES.c.clock == _text(NoClock()))
    )
    return c.execute(found).scalar_one()


def by_id(c: Connection, tables: list[str]) -> list[tuple[Head, list[Seat]]]:
    """List tables by id."""
    return listed(c, len(tables), TABLES.c.id.in_(tables))


def public_games(c: Connection, since: float) -> list[tuple[Head, list[Seat]]]:
    """List running public games with a recent move."""
    person = sa.select(SEATS.c.table).where(SEATS.c.who == "person")
    return _listed(
        c,
        TABLES.c.status == "running",
        TABLES.c.visibility == "public",
        TABLES.c.moved > since,
        TABLES.c.id.in_(person),
    )


def note_away(c: Connection, table: str, person: int, ply: int, at: float) -> None:
    """Store what a person has seen of a table they have left."""
    theirs = (SEATS.c.table == table, SEATS.c.person == person, SEATS.c.who == "person")
    c.execute(sa.update(SEATS).where(*theirs).values(seen=ply, away=at))


def rename(c: Connection, person: int, old: str, new: str, guest: bool) -> list[str]:
    """Rename a person at tables that have not started; return those tables.

    Other players on their device keep their names.

    """
    on = sa.select(TABLES.c.id).where(TABLES.c.status.in_(("waiting", "running")))
    theirs = (SEATS.c.person == person, SEATS.c.table.in_(on))
    c.execute(sa.update(SEATS).where(*theirs, SEATS.c.name == old).values(name=new))
    c.execute(sa.update(SEATS).where(SEATS.c.person == person).values(guest=guest))
    return list(c.execute(sa.select(SEATS.c.table).where(*theirs).distinct()).scalars())


def beside(c: Connection, person: int) -> list[str]:
    """List the names of the others at a person's waiting and running tables."""
    on = sa.select(TABLES.c.id).where(TABLES.c.status.in_(("waiting", "running")))
    theirs = sa.select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.table.in_(on))
    others = (SEATS.c.table.in_(theirs), SEATS.c.who == "person", SEATS.c.person != person)
    return list(c.execute(sa.select(SEATS.c.name).where(*others)).scalars())


def hide(c: Connection, table: str, person: int) -> None:
    """Hide a table from a person's list."""
    theirs = sa.or_(SEATS.c.person == person, SEATS.c.owner == person)
    c.execute(sa.update(SEATS).where(SEATS.c.table == table, theirs).values(hidden=True))


# Computer players.


def unanswered(c: Connection, process: str, since: float, now: float) -> list[str]:
    """List tables that wait for a computer player and that no live process answers for.

    Tables without a recent visit are skipped.

    """
    found = (
        sa.select(TABLES.c.id)
        .join(SEATS, sa.and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.actor))
        .where(
            TABLES.c.status == "running",
            TABLES.c.visited > since,
            TABLES.c.stuck.is_(None),
            SEATS.c.who == "computer",
            _unclaimed(process, now),
        )
        .order_by(TABLES.c.moved)
        .limit(WAKEN)
    )
    return list(c.execute(found).scalars())


def claim(c: Connection, head: Head, process: str, now: float) -> bool:
    """Let a process answer for a table's computer players, unless another one does."""
    where = (
        TABLES.c.id == head.id,
        TABLES.c.revision == head.revision,
        TABLES.c.ply == head.ply,
        _unclaimed(process, now),
    )
    return bool(c.execute(sa.update(TABLES).where(*where).values(thinker=process)).rowcount)


def _unclaimed(process: str, now: float) -> "sa.ColumnElement[bool]":
    thinker = TABLES.c.thinker
    return sa.or_(thinker.is_(None), thinker == process, thinker.not_in(living(now)))


def visit(c: Connection, table: str, at: float) -> None:
    """Store a person's visit."""
    c.execute(sa.update(TABLES).where(TABLES.c.id == table).values(visited=at))


def set_stuck(c: Connection, table: str, why: str | None) -> None:
    """Set or clear the mark of a table whose game can't be replayed."""
    c.execute(sa.update(TABLES).where(TABLES.c.id == table).values(stuck=why))


def stuck_tables(c: Connection) -> list[str]:
    """List tables that are set aside."""
    return list(c.execute(sa.select(TABLES.c.id).where(TABLES.c.stuck.is_not(None))).scalars())


def _listed(
    c: Connection, *where: Any, order: tuple[Any, ...] = ()
) -> list[tuple[Head, list[Seat]]]:
    return listed(c, LISTED, *where, order=order)


def listed(
    c: Connection, most: int, *where: Any, order: tuple[Any, ...] = ()
) -> list[tuple[Head, list[Seat]]]:
    """List tables with their seats, the latest move first."""
    found = sa.select(TABLES).where(*where).order_by(*order, TABLES.c.moved.desc()).limit(most)
    heads = [_head(row) for row in c.execute(found).mappings()]
    seats = _seats(c, [head.id for head in heads])
    return [(head, seats[head.id]) for head in heads]


def _seats(c: Connection, tables: list[str], lock: bool = False) -> dict[str, list[Seat]]:
    found = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat)
    if lock:  # SQLite has a single writer anyway
        found = found.with_for_update()
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in c.execute(found).mappings():
        seat = Seat(**{name: row[name] for name in Seat.__struct_fields__})
        seats[row["table"]].append(seat)
    return seats


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"table": table, "seat": number, **msgspec.structs.asdict(seat)}


def _head(row: RowMapping) -> Head:
    values = {name: row[name] for name in Head.__struct_fields__}
    values["options"] = msgspec.json.decode(row["options"])
    values["clock"] = msgspec.json.decode(row["clock"], type=ClockRule)
    values["votes"] = msgspec.json.decode(row["votes"], type=tuple[int, ...])
    return Head(**values)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()

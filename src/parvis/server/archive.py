"""Tables in the store: how they are read, made and changed. Choices are added by `Append`."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.server.clock import Banks
from parvis.server.messages import ClockRule, Said
from parvis.server.presence import elsewhere
from parvis.server.schema import CHOICES, SEATS, TABLES, TALK
from parvis.server.store import Conflict, Row
from parvis.server.table import Head, Here, Seat

TALK_SHOWN = 200
LISTED = 100
LISTED_EACH = 5  # open tables of one person: nobody fills the lobby alone


class Stored(msgspec.Struct, frozen=True):
    """All that the store knows of a table; the words from `first` on."""

    head: Head
    seats: list[Seat]
    banks: Banks
    words: list[str]
    first: int
    said: int  # the number of the last line of chat, -1 if there is none
    others: Here  # who watches in other processes


def find(c: Connection, table: str, first: int = 0, process: str = "") -> Stored | None:
    """Read a table, its words from a ply on, and who watches it in other processes than ours."""
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
    words = list(c.execute(chosen).scalars())
    others = elsewhere(c, table, process)
    return Stored(head, seats, banks, words, first, _last_said(c, table), others)


def insert(
    c: Connection, head: Head, seats: Sequence[Seat], banks: Banks, words: Sequence[Row] = ()
) -> None:
    """Make a table."""
    values = msgspec.to_builtins(head)
    values["options"] = _text(head.options)
    values["clock"] = _text(head.clock)
    values["banks"], values["since"] = _text(banks.left), banks.since
    c.execute(sa.insert(TABLES).values(**values))
    c.execute(sa.insert(SEATS), [_seat_row(head.id, i, seat) for i, seat in enumerate(seats)])
    if words:
        add_words(c, head.id, words, head.made)


def remove(c: Connection, table: str) -> None:
    """Remove a table that nobody has heard of."""
    c.execute(sa.delete(SEATS).where(SEATS.c.table == table))
    c.execute(sa.delete(TABLES).where(TABLES.c.id == table))


def add_words(c: Connection, table: str, words: Sequence[Row], at: float) -> None:
    """Store the first choices of a table."""
    rows = [
        {"table": table, "ply": ply, "seat": row.seat, "word": row.word, "at": at}
        for ply, row in enumerate(words)
    ]
    c.execute(sa.insert(CHOICES), rows)


def change(c: Connection, head: Head, **values: Any) -> None:
    """Change a table that is as we know it; raise Conflict if it is not."""
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
    """Put somebody on a seat that is as we know it; raise Conflict if it is not."""
    _lock(c, table)  # one by one: the last to sit down must see all the others
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
    """Set all seats of a table; raise Conflict if somebody has sat down or left meanwhile."""
    if _seats(c, [table], lock=True)[table] != list(old):
        raise Conflict
    c.execute(sa.delete(SEATS).where(SEATS.c.table == table))
    c.execute(sa.insert(SEATS), [_seat_row(table, i, seat) for i, seat in enumerate(seats)])


def take_back(c: Connection, table: str, ply: int) -> None:
    """Forget the choices from a ply on, of a table that `change` has just found as we know it."""
    c.execute(sa.delete(CHOICES).where(CHOICES.c.table == table, CHOICES.c.ply >= ply))


def say(c: Connection, table: str, said: Said) -> int:
    """Store a line of chat or a notice; return its number."""
    _lock(c, table)  # one by one
    number = _last_said(c, table) + 1
    values = msgspec.structs.asdict(said) | {"table": table, "number": number}
    c.execute(sa.insert(TALK).values(**values))
    return number


def _lock(c: Connection, table: str) -> None:
    """Let other writers of a table wait for the end of this transaction."""
    c.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


def _last_said(c: Connection, table: str) -> int:
    last = c.execute(sa.select(sa.func.max(TALK.c.number)).where(TALK.c.table == table)).scalar()
    return -1 if last is None else int(last)


def talk(c: Connection, table: str, after: int = -1) -> list[Said]:
    """Return the last lines that were said at a table, oldest first."""
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


def full_tables(c: Connection) -> list[str]:
    """List the tables that wait for nobody: something came between the last seat and the start."""
    free = sa.exists().where(SEATS.c.table == TABLES.c.id, _FREE)
    found = sa.select(TABLES.c.id).where(TABLES.c.status == "waiting", ~free)
    return list(c.execute(found).scalars())


def open_tables(c: Connection, since: float) -> list[tuple[Head, list[Seat]]]:
    """List the tables made since some time that wait for anybody, a few of each person.

    If there are too many, everybody's newest table is listed before anybody's second.
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
    """List the tables at which a person sits, first those where the game is not over."""
    sits = sa.select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.who == "person")
    over = sa.case((TABLES.c.status.in_(("waiting", "running")), 0), else_=1)
    return _listed(c, TABLES.c.id.in_(sits), order=(over,))


def tables_of_computers(c: Connection) -> list[str]:
    """List the tables that wait for a computer player."""
    found = (
        sa.select(TABLES.c.id)
        .join(SEATS, sa.and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.actor))
        .where(TABLES.c.status == "running", SEATS.c.who == "computer")
    )
    return list(c.execute(found).scalars())


def _listed(
    c: Connection, *where: Any, order: tuple[Any, ...] = ()
) -> list[tuple[Head, list[Seat]]]:
    found = sa.select(TABLES).where(*where).order_by(*order, TABLES.c.moved.desc()).limit(LISTED)
    heads = [_head(row) for row in c.execute(found).mappings()]
    seats = _seats(c, [head.id for head in heads])
    return [(head, seats[head.id]) for head in heads]


def _seats(c: Connection, tables: list[str], lock: bool = False) -> dict[str, list[Seat]]:
    found = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat)
    if lock:  # SQLite has one writer at a time anyway
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
    return Head(**values)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()

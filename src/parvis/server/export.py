"""`parvis export`: people's finished games as a data set, with consent and without names.

A game is exported if everyone who sat at its table, even for a while, shares their games (a setting
of the account). The data has no names, no ids of people or tables, no chat and no times. Games are
numbered in the order of their tables' random ids, which reveals neither date nor players.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.engine import AnyGame, Record
from parvis.engine.record import BadRecord, Diverged, replay
from parvis.server.store.schema import CHOICES, PEOPLE, SEATS, TABLES
from parvis.study.dataset import Entry, write


def export(c: Connection, game: AnyGame, path: Path) -> dict[str, int]:
    """Write the games of one title that may be shared; return the numbers written and left out."""
    left_out = {"not shared": 0, "not replayed": 0}
    count = write(game, _entries(c, game, left_out), path)
    return {"games": count, **left_out}


def _entries(c: Connection, game: AnyGame, left_out: dict[str, int]) -> Iterator[Entry]:
    played = (  # played from start to end here: an uploaded record isn't theirs to share
        sa.select(TABLES.c.id, TABLES.c.version, TABLES.c.options)
        .where(TABLES.c.game == game.name, TABLES.c.status == "finished")
        .where(TABLES.c.quit.is_(None), TABLES.c.record.is_(None), TABLES.c.stuck.is_(None))
        .order_by(TABLES.c.id)
    )
    number = 0
    for head in c.execute(played).all():
        seats = _seats(c, head.id)
        if not all(seat.shares for seat in seats if seat.who != "computer" or seat.left):
            left_out["not shared"] += 1
            continue
        words = sa.select(CHOICES.c.word).where(CHOICES.c.table == head.id)
        choices = tuple(c.execute(words.order_by(CHOICES.c.ply)).scalars())
        options = msgspec.json.decode(head.options)
        record = Record(game.name, head.version, len(seats), options, None, choices)
        try:
            ended = not replay(game, record).agenda
        except (BadRecord, Diverged):
            ended = False
        if not ended:
            left_out["not replayed"] += 1
            continue
        yield Entry(number, record, tuple(_player(seat) for seat in seats))
        number += 1


def _seats(c: Connection, table: str) -> list[Any]:
    """Return a table's seats, each with the consent of the person who sits or sat there."""
    whose = sa.func.coalesce(SEATS.c.person, SEATS.c.owner)
    found = (
        sa.select(SEATS.c.who, SEATS.c.level, SEATS.c.left, SEATS.c.guest, SEATS.c.program)
        .add_columns(PEOPLE.c.shares)
        .select_from(SEATS.outerjoin(PEOPLE, PEOPLE.c.id == whose))
        .where(SEATS.c.table == table)
        .order_by(SEATS.c.seat)
    )
    return list(c.execute(found).all())


def _player(seat: Any) -> str:
    """Return the type of player that sat there."""
    if seat.who == "computer":
        return "replaced" if seat.left else f"level:{seat.level}"
    return "program" if seat.program else "guest" if seat.guest else "person"

"""Rewinds a table that was set aside to a playable position."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.engine import CHANCE, QUIET, AnyGame, BadRecord, Diverged, Record
from parvis.engine.record import checked, start_of
from parvis.server.store.history import RESULTS
from parvis.server.store.packed import unpacked
from parvis.server.store.results import recompute
from parvis.server.store.schema import CHOICES, FEATS, SEATS, TABLES


class TooLittle(ValueError):
    """So few choices were to be taken away that the game still can't be replayed."""


def go_back(c: Connection, row: RowMapping, game: AnyGame, back: int) -> int:
    """Remove `back` choices, and more until a person is asked; return how many are left."""
    count = sa.select(sa.func.count()).where(SEATS.c.table == row["id"])
    chosen = sa.select(CHOICES.c.word).where(CHOICES.c.table == row["id"])
    brought = unpacked(row["record"]) if row["record"] is not None else []
    words = [*brought, *c.execute(chosen.order_by(CHOICES.c.ply)).scalars()]
    record = Record(
        row["game"],
        row["version"],
        c.execute(count).scalar_one(),
        msgspec.json.decode(row["options"]),
        None,
        tuple(words),
    )
    ply, actor = _moment(game, record, max(0, len(words) - back), len(brought))
    values: dict[str, Any] = {"ply": ply, "since": time.time()}
    values["actor"] = None if row["status"] == "study" else actor
    if row["status"] == "finished":
        values["status"] = "running"
        for table in (RESULTS, FEATS):
            c.execute(sa.delete(table).where(table.c.table == row["id"]))
        recompute(c)
    c.execute(sa.delete(CHOICES).where(CHOICES.c.table == row["id"], CHOICES.c.ply >= ply))
    c.execute(sa.update(TABLES).where(TABLES.c.id == row["id"]).values(**values))
    return ply


def _moment(game: AnyGame, record: Record, most: int, least: int) -> tuple[int, int]:
    """Return the last ply, up to `most`, at which a seat is asked, and that seat."""
    found: tuple[int, int] | None = None
    try:
        s = start_of(game, record)
        for ply in range(most + 1):
            if not s.agenda:
                break
            options, seat = game.options(s), s.agenda[-1].seat
            if ply >= least and seat != CHANCE and not game.goes_without_asking(s, options):
                found = ply, seat
            if ply < most:
                game.choose(s, checked(game, s, record, ply, record.choices[ply]), QUIET)
    except Diverged as error:
        needed = len(record.choices) - error.ply
        raise TooLittle(f"choice {error.ply} can't be replayed: use --back {needed}") from None
    except BadRecord as error:
        raise TooLittle(str(error)) from None
    if found is None:
        raise TooLittle("nobody would be asked there: end or delete the table")
    return found

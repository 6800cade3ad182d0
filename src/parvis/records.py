"""Records of any installed game, and tables saved to files."""

from pathlib import Path
from typing import Any

import msgspec

from parvis.engine.core import QUIET, AnyGame, Log
from parvis.engine.record import BadRecord, Record, start_of
from parvis.engine.record import replay as replay_with
from parvis.games import UnknownGame, game


def replay(record: Record, until: int | None = None, log: Log = QUIET) -> Any:
    """Return the state after the first `until` choices of a record, all of them by default."""
    return replay_with(_rules(record), record, until, log)


def _rules(record: Record) -> AnyGame:
    try:
        return game(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a file: the record, and who plays which seat."""

    record: Record
    players: tuple[str, ...]


def read_saved(path: Path) -> Saved:
    """Read a saved table, or a bare record, which then has computer players only.

    Raise BadRecord for anything else; the choices themselves are not checked yet.
    """
    data = path.read_bytes()
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if data.lstrip().startswith(b'{"record"'):
            raise BadRecord(f"this is not a saved table: {error}") from None
        record = Record.from_json(data)
        start_of(_rules(record), record)  # fails on a bad setup, before the seats are counted
        return Saved(record, ("random",) * record.seats)
    start_of(_rules(saved.record), saved.record)
    if len(saved.players) != saved.record.seats:
        raise BadRecord(
            f"this table has {len(saved.players)} players for {saved.record.seats} seats"
        )
    return saved

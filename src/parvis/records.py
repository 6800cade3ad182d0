"""Records of any game: the engine's, with the game found by its name."""

from typing import Any

from parvis.engine.core import QUIET, Log
from parvis.engine.record import BadRecord, Record
from parvis.engine.record import replay as replay_with
from parvis.games import UnknownGame, game


def replay(record: Record, until: int | None = None, log: Log = QUIET) -> Any:
    """Return the state after the first `until` choices of a record, all of them by default."""
    try:
        rules = game(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    return replay_with(rules, record, until, log)

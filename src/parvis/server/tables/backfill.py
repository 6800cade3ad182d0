"""Computes missing results of finished games, by replaying a few at a time."""

import asyncio
import functools
import logging
from typing import Final

from parvis.server.store.results import Over, note, recompute, unnoted
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall, over_of, record_of
from parvis.server.tables.playthrough import Playthrough, result_of

LOG = logging.getLogger("parvis.server")
BATCH: Final = 50
REST: Final = 0.02  # seconds of pause after each game


async def backfill(hall: Hall) -> int:
    """Store the result of every finished game without one; return their number.

    A game that can't be replayed stays without. Several processes may run this: a result is stored
    once.

    """
    after, noted = (0.0, ""), 0
    while batch := await hall.store.read(functools.partial(unnoted, after=after, most=BATCH)):
        for at, name in batch:
            over = await _replayed(hall, name)
            if over is not None:
                await hall.store.write(functools.partial(note, table=name, over=over, at=at))
                noted += 1
            await asyncio.sleep(REST)
        after = batch[-1]
    if noted:  # in order: games that ended meanwhile come later
        await hall.store.write(recompute)
        LOG.info("results of %d games that had ended before were noted", noted)
    return noted


async def _replayed(hall: Hall, name: str) -> Over | None:
    stored = await hall.store.read(lambda c: archive.find(c, name))
    if stored is None or stored.head.game not in hall.games or stored.stuck is not None:
        return None
    head = stored.head
    record = record_of(head, len(stored.seats), tuple(stored.words))
    try:
        play = await hall.apart(Playthrough, hall.games[head.game], record)
    except Exception as error:  # one broken game must not stop the others
        LOG.warning("table %s has no result: it can't be replayed: %s", name, error)
        return None
    if head.quit is None and play.state.agenda:
        LOG.warning("table %s has no result: its game has not ended", name)
        return None
    return over_of(result_of(play.game, play.state, head.quit))

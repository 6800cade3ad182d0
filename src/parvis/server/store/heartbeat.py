"""The heartbeat: which processes are alive, and for how long nobody was.

Each process says now and then that it is there. One that has been silent for a few seconds is
dead, and others answer for its computer players. When nobody at all was there, the time is not
counted: every clock that was running is moved on by the gap.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.database import Store
from parvis.server.store.schema import PROCESSES, TABLES

LOG = logging.getLogger("parvis.server")
BEAT: Final = 0.8  # seconds between two beats while somebody is here …
QUIET: Final = 15.0  # … and while nobody is: a disk may sleep
DEAD: Final = 2.6  # seconds of silence after which a process is dead
GAP: Final = 5.0  # seconds of silence of everybody that are credited to the clocks
OLD: Final = 86_400.0  # seconds after which a dead process is forgotten
LOCK: Final = 7242020  # of PostgreSQL: one process at a time finds a gap


class Heartbeat:
    """What this process says of itself."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.began = time.time()
        self.rest = 0.0  # seconds that we wait on purpose before the next beat
        self.missed = 0  # beats that could not be written, for the metrics
        self.credited = 0.0  # seconds, for the metrics

    async def beat(self, waited: float = BEAT) -> float:
        """Say that we are here; return for how long nobody was, as credited to the clocks.

        A gap that is hardly longer than the time between two beats counts as none.
        """
        gap = await self.store.write(lambda c: self._beat(c, waited))
        self.credited += gap
        return gap

    def _beat(self, c: Connection, waited: float) -> float:
        if self.store.postgresql:
            c.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        now = time.time()
        last = c.execute(sa.select(sa.func.max(PROCESSES.c.beat))).scalar()
        gap = _credit(c, last, now) if last is not None and now - last > waited + GAP else 0.0
        mine = PROCESSES.c.name == self.store.name
        told = sa.update(PROCESSES).where(mine).values(beat=now, alive=True)
        if not c.execute(told).rowcount:
            row = {"name": self.store.name, "began": self.began, "beat": now, "alive": True}
            c.execute(sa.insert(PROCESSES).values(**row))
            c.execute(sa.delete(PROCESSES).where(PROCESSES.c.beat < now - OLD))
        return gap

    async def keep(self, busy: Callable[[], bool], credited: Callable[[], Awaitable[None]]) -> None:
        """Beat for ever; `credited` is told when the clocks were moved on."""
        waited = 0.0
        while True:
            # A beat that is later than it was meant to be, since the lid of a laptop was shut or
            # since nothing could be written, is a gap.
            try:
                if await self.beat(waited):
                    await credited()
            except Exception:  # the database is locked, or gone
                self.missed += 1
                LOG.exception("the heartbeat could not be written")
            rests = 0.0
            while rests == 0.0 or (rests < QUIET and not busy()):
                await asyncio.sleep(BEAT)
                self.rest = rests = rests + BEAT
            waited = rests
            self.rest = 0.0

    async def end(self) -> None:
        """Say that we are here no more: others need not wait to find out."""
        mine = PROCESSES.c.name == self.store.name
        gone = sa.update(PROCESSES).where(mine).values(beat=time.time(), alive=False)
        await self.store.write(lambda c: c.execute(gone).rowcount)


def living(now: float, silent: float = DEAD) -> "sa.Select[tuple[str]]":
    """Return a query for the names of the processes that are alive, silent for so long at most."""
    return sa.select(PROCESSES.c.name).where(PROCESSES.c.alive, PROCESSES.c.beat > now - silent)


def _credit(c: Connection, last: float, now: float) -> float:
    """Move every clock that was running on by the time in which nobody was there."""
    gap = now - last
    moved = sa.case((TABLES.c.since > last, now), else_=TABLES.c.since + gap)
    c.execute(sa.update(TABLES).where(TABLES.c.status == "running").values(since=moved))
    LOG.info("nobody was there for %.1f s: not counted on any clock", gap)
    return gap

"""Heartbeats: which processes are alive, and how long no process was.

Each process writes a heartbeat. After a few seconds without one, it is dead, and others answer for
its computer players. While no process was alive, time doesn't count: every running clock is
advanced by that gap.
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
BEAT: Final = 0.8  # seconds between beats while people are connected …
QUIET: Final = 15.0  # … and while nobody is, to let disks sleep
DEAD: Final = 2.6  # seconds of silence after which a process is dead
GAP: Final = 5.0  # shortest outage that is credited to the clocks, in seconds
OLD: Final = 86_400.0  # seconds after which a dead process is deleted
LOCK: Final = 7242020  # PostgreSQL lock: one process at a time detects a gap


class Heartbeat:
    """This process's heartbeat."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.began = time.time()
        self.rest = 0.0  # seconds until the next beat
        self.missed = 0  # failed beats, for the metrics
        self.credited = 0.0  # seconds, for the metrics

    async def beat(self, waited: float = BEAT) -> float:
        """Write a heartbeat; return the outage credited to the clocks, in seconds.

        A gap hardly longer than the interval counts as none.

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
        """Beat forever; `credited` is called when the clocks were advanced."""
        waited = 0.0
        while True:
            # A late beat (a suspended laptop, a failed write) is a gap.
            try:
                if await self.beat(waited):
                    await credited()
            except Exception:  # the database may be unavailable
                self.missed += 1
                LOG.exception("the heartbeat could not be written")
            rests = 0.0
            while rests == 0.0 or (rests < QUIET and not busy()):
                await asyncio.sleep(BEAT)
                self.rest = rests = rests + BEAT
            waited = rests
            self.rest = 0.0

    async def end(self) -> None:
        """Report a clean shutdown, so others need not wait."""
        mine = PROCESSES.c.name == self.store.name
        gone = sa.update(PROCESSES).where(mine).values(beat=time.time(), alive=False)
        await self.store.write(lambda c: c.execute(gone).rowcount)


def living(now: float, silent: float = DEAD) -> "sa.Select[tuple[str]]":
    """Return a query for the names of live processes."""
    return sa.select(PROCESSES.c.name).where(PROCESSES.c.alive, PROCESSES.c.beat > now - silent)


def _credit(c: Connection, last: float, now: float) -> float:
    """Advance every running clock by the time without live processes."""
    gap = now - last
    moved = sa.case((TABLES.c.since > last, now), else_=TABLES.c.since + gap)
    c.execute(sa.update(TABLES).where(TABLES.c.status == "running").values(since=moved))
    LOG.info("nobody was there for %.1f s: not counted on any clock", gap)
    return gap

"""Presence: each process publishes, through the store, who watches its tables.

A row is about one process and one table. It expires unless renewed, so watchers of a killed process
disappear.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.database import Store
from parvis.server.store.schema import PRESENCE
from parvis.server.tables.table import NOBODY, Table, Watching

LOG = logging.getLogger("parvis.server")
LIFE: Final = 60.0  # seconds for which a row is valid
BEAT: Final = 20.0  # seconds between two renewals
GATHER: Final = 0.2  # seconds of batching, which also hides page reloads


class Presence:
    """Publishes this process's watchers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._told: dict[str, Watching] = {}  # as in our stored rows
        self._noted: dict[str, Table] = {}  # tables with changes since then
        self._news = asyncio.Event()

    def note(self, table: Table) -> None:
        """Announce a change of a table's watchers; others learn of it soon."""
        self._noted[table.id] = table
        self._news.set()

    async def keep(self, heard: Callable[[str], Awaitable[None]]) -> None:
        """Publish changes forever; `heard` is called for tables whose rows have expired."""
        loop = asyncio.get_running_loop()
        beat = loop.time() + BEAT
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await self._news.wait()
            await asyncio.sleep(GATHER)
            try:
                await self.tell()
                if loop.time() >= beat:
                    beat = loop.time() + BEAT
                    for table in await self.renew():
                        await heard(table)
            except Exception:  # database unavailable: the next renewal repeats all
                LOG.exception("could not tell who is here")

    async def tell(self) -> None:
        """Publish the changes."""
        self._news.clear()
        noted, self._noted = self._noted, {}
        found = {name: table.here() for name, table in noted.items()}
        changed = {n: here for n, here in found.items() if here != self._told.get(n, NOBODY)}
        if not changed:
            return
        told = {name: here for name, here in (self._told | changed).items() if here != NOBODY}
        self._told = told  # even if the write fails: the next renewal repeats it
        await self.store.write(lambda c: self._write(c, changed))

    async def renew(self) -> list[str]:
        """Renew all rows, delete expired ones; return their tables."""
        told = self._told
        return await self.store.write(lambda c: self._renew(c, told))

    async def close(self) -> None:
        """Delete this process's rows."""
        told, self._told = self._told, {}
        with contextlib.suppress(sa.exc.DBAPIError):  # otherwise the rows expire within a minute
            if told:
                await self.store.write(lambda c: self._write(c, dict.fromkeys(told, NOBODY)))

    def _write(self, c: Connection, changed: Mapping[str, Watching]) -> None:
        ours = PRESENCE.c.process == self.store.name
        c.execute(sa.delete(PRESENCE).where(ours, PRESENCE.c.table.in_(changed)))
        self._insert(c, changed)
        for table in changed:
            self.store.notify(c, table)

    def _renew(self, c: Connection, told: Mapping[str, Watching]) -> list[str]:
        silent = PRESENCE.c.until < time.time()
        other = PRESENCE.c.process != self.store.name
        name = PRESENCE.c.table
        gone = set(c.execute(sa.delete(PRESENCE).where(silent, other).returning(name)).scalars())
        ours = set(c.execute(sa.delete(PRESENCE).where(~other).returning(name)).scalars())
        self._insert(c, told)
        for table in gone | ours ^ told.keys():  # ours may have expired if we were slow
            self.store.notify(c, table)
        return sorted(gone)

    def _insert(self, c: Connection, told: Mapping[str, Watching]) -> None:
        until = time.time() + LIFE
        rows = [
            {
                "table": table,
                "process": self.store.name,
                "people": msgspec.json.encode(sorted(here.people)).decode(),
                "watchers": here.watchers,
                "until": until,
            }
            for table, here in told.items()
            if here != NOBODY
        ]
        if rows:
            c.execute(sa.insert(PRESENCE), rows)


def elsewhere(c: Connection, table: str, process: str) -> Watching:
    """Return a table's watchers in other processes."""
    found = sa.select(PRESENCE.c.people, PRESENCE.c.watchers).where(
        PRESENCE.c.table == table,
        PRESENCE.c.process != process,
        PRESENCE.c.until > time.time(),
    )
    rows = c.execute(found).all()
    if not rows:
        return NOBODY
    lists = [msgspec.json.decode(row.people, type=list[int]) for row in rows]
    people = frozenset(person for people in lists for person in people)
    return Watching(people, sum(row.watchers for row in rows))

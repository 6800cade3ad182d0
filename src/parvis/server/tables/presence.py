"""Who is at the tables: each process tells the others, through the store, who watches there.

A row is about one process and one table. It counts for a while only and is written anew before
that has passed, so those who were with a process that was killed are not here for ever.
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
LIFE: Final = 60.0  # seconds for which a row counts
BEAT: Final = 20.0  # seconds between two times that all are written anew
GATHER: Final = 0.2  # seconds in which changes are gathered: whoever reloads a page never left


class Presence:
    """What this process tells of those who watch its tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._told: dict[str, Watching] = {}  # what our rows say
        self._noted: dict[str, Table] = {}  # where somebody came or went since
        self._news = asyncio.Event()

    def note(self, table: Table) -> None:
        """Somebody has come to a table, or gone: the others are told soon."""
        self._noted[table.id] = table
        self._news.set()

    async def keep(self, heard: Callable[[str], Awaitable[None]]) -> None:
        """Tell what changes, for ever; `heard` is told where others have fallen silent."""
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
            except Exception:  # the database is locked, or gone: the next beat tells all
                LOG.exception("could not tell who is here")

    async def tell(self) -> None:
        """Tell the other processes what has changed."""
        self._news.clear()
        noted, self._noted = self._noted, {}
        found = {name: table.here() for name, table in noted.items()}
        changed = {n: here for n, here in found.items() if here != self._told.get(n, NOBODY)}
        if not changed:
            return
        told = {name: here for name, here in (self._told | changed).items() if here != NOBODY}
        self._told = told  # even if it can't be written now, it is at the next beat
        await self.store.write(lambda c: self._write(c, changed))

    async def renew(self) -> list[str]:
        """Say again all that we say, forget what has not been; return the tables of that."""
        told = self._told
        return await self.store.write(lambda c: self._renew(c, told))

    async def close(self) -> None:
        """Nobody is here any more."""
        told, self._told = self._told, {}
        with contextlib.suppress(sa.exc.DBAPIError):  # else it is forgotten in a minute
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
        for table in gone | ours ^ told.keys():  # ours may have been forgotten: we were too slow
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
    """Return who watches a table in other processes than one."""
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

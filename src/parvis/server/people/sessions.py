"""Sessions: where a person is signed in, and ending them."""

import re
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.accounts import Person, hashed
from parvis.server.store.database import Store
from parvis.server.store.schema import SESSIONS
from parvis.server.wire.bodies import Session
from parvis.server.wire.refusals import Refusal

SHOWN: Final = 16  # letters of the hash that identify a session

_BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent_of(header: str) -> str:
    """Return a short description of a browser, without its version."""
    browser = next((name for mark, name in _BROWSERS if mark in header), "")
    system = next((name for mark, name in _SYSTEMS if mark in header), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    return re.sub(r"[^\w .-]", "", header.partition("/")[0])[:40]


class Sessions:
    """Queries about sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: Person, current: str) -> list[Session]:
        """List a person's sessions."""
        found = (
            sa.select(SESSIONS)
            .where(SESSIONS.c.person == person.id, SESSIONS.c.until > time.time())
            .order_by(SESSIONS.c.seen.desc())
        )
        rows = await self.store.read(lambda c: c.execute(found).mappings().all())
        now = hashed(current)
        return [
            Session(row["hash"][:SHOWN], row["agent"], row["made"], row["seen"], row["hash"] == now)
            for row in rows
        ]

    async def end(self, person: Person, name: str) -> set[str]:
        """End a session; return its hash."""
        if len(name) != SHOWN or not name.isalnum() or not name.isascii():
            raise Refusal("not-found")
        where = (SESSIONS.c.person == person.id, SESSIONS.c.hash.startswith(name))
        return await self._end(*where)

    async def end_others(self, person: Person, current: str) -> set[str]:
        """End all sessions except the current one; return the hashes."""
        return await self._end(SESSIONS.c.person == person.id, SESSIONS.c.hash != hashed(current))

    async def _end(self, *where: "sa.ColumnElement[bool]") -> set[str]:
        def job(c: Connection) -> set[str]:
            known = set(c.execute(sa.select(SESSIONS.c.hash).where(*where)).scalars())
            c.execute(sa.delete(SESSIONS).where(*where))
            return known

        return await self.store.write(job)

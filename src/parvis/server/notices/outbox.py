"""The outbox: notices wait in the database until any process sends them.

Taking a notice postpones it, so two processes don't send the same one. It is deleted on success,
retried later on failure, and dropped after a day.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.database import Store
from parvis.server.store.schema import KEYS, NOTICES

LOG = logging.getLogger("parvis.server")
WAITS: Final = (60.0, 300.0, 1_800.0, 7_200.0, 28_800.0)  # seconds before each retry
TAKEN: Final = 120.0  # seconds for which a taken notice is left alone
LONGEST: Final = 2 * 86_400.0  # seconds after which a notice is deleted if its way is turned off
BATCH: Final = 20
LOOK: Final = 5.0
EACH_HOUR: Final = 20  # notices of one type to one person

Send = Callable[[str, Any], Awaitable[None]]


class Undeliverable(Exception):
    """The recipient doesn't exist any more: no retry."""


class Notice(msgspec.Struct, frozen=True):
    """A queued notice."""

    id: int
    sort: str
    target: str
    body: str
    tries: int


class Outbox:
    """Queues notices, and sends them in the ways that are set up."""

    def __init__(self, store: Store, ways: Mapping[str, Send]) -> None:
        self.store = store
        self.ways = dict(ways)
        self.sent = 0  # for the metrics
        self.failed = 0

    async def put(self, sort: str, person: int, target: str, body: Any) -> bool:
        """Queue a notice; return False if that way is off or the person has had too many."""
        if sort not in self.ways:
            return False
        now = time.time()

        def job(c: Connection) -> bool:
            mine = (NOTICES.c.person == person, NOTICES.c.sort == sort)
            lately = sa.select(sa.func.count()).select_from(NOTICES).where(*mine)
            count = c.execute(lately.where(NOTICES.c.made > now - 3600))
            if count.scalar_one() >= EACH_HOUR:
                return False
            row = {"sort": sort, "person": person, "target": target}
            row |= {"body": msgspec.json.encode(body).decode()}
            c.execute(sa.insert(NOTICES).values(**row, made=now, due=now, tries=0))
            return True

        return await self.store.write(job)

    async def keep(self) -> None:
        """Send due notices, forever."""
        while self.ways:
            try:
                while await self.send_due():
                    pass
            except Exception:
                LOG.exception("notices could not be sent")
            await asyncio.sleep(LOOK)

    async def send_due(self) -> int:
        """Send due notices; return how many were tried."""
        taken = await self.store.write(self._take)
        await asyncio.gather(*(self._send(notice) for notice in taken))
        return len(taken)

    def _take(self, c: Connection) -> list[Notice]:
        now = time.time()
        # Delivered and abandoned notices come first, so that none is sent again.
        done = sa.and_(NOTICES.c.tries > len(WAITS), NOTICES.c.due < now)
        c.execute(sa.delete(NOTICES).where(sa.or_(done, NOTICES.c.made < now - LONGEST)))
        due = sa.select(NOTICES).where(NOTICES.c.due <= now, NOTICES.c.sort.in_(self.ways))
        due = due.order_by(NOTICES.c.due).limit(BATCH).with_for_update(skip_locked=True)
        found = [
            Notice(row["id"], row["sort"], row["target"], row["body"], row["tries"])
            for row in c.execute(due).mappings()
        ]
        numbers = [notice.id for notice in found]
        later = {"due": now + TAKEN, "tries": NOTICES.c.tries + 1}
        c.execute(sa.update(NOTICES).where(NOTICES.c.id.in_(numbers)).values(**later))
        return found

    async def _send(self, notice: Notice) -> None:
        this = NOTICES.c.id == notice.id
        try:
            async with asyncio.timeout(TAKEN / 2):
                await self.ways[notice.sort](notice.target, msgspec.json.decode(notice.body))
        except Undeliverable:
            self.failed += 1
        except Exception as error:
            self.failed += 1
            LOG.warning("a %s could not be sent: %s", notice.sort, type(error).__name__)
            if notice.tries < len(WAITS):
                due = time.time() + WAITS[notice.tries]
                again = sa.update(NOTICES).where(this).values(due=due)
                await self.store.write(lambda c: c.execute(again).rowcount)
                return
        else:
            self.sent += 1
        # A sent notice stays for an hour, emptied, for the hourly limit.
        done = (
            sa.update(NOTICES)
            .where(this)
            .values(body="null", target="", tries=len(WAITS) + 1, due=time.time() + 3600)
        )
        await self.store.write(lambda c: c.execute(done).rowcount)


async def key(store: Store, name: str, make: Callable[[], str]) -> str:
    """Return a secret that the first process creates and all share."""

    def job(c: Connection) -> str:
        found = c.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
        if found is None:
            found = make()
            c.execute(sa.insert(KEYS).values(name=name, value=found))
        return str(found)

    try:
        return await store.write(job)
    except sa.exc.IntegrityError:  # another process was faster
        return await store.write(job)

"""Computer players at the tables: who runs them, and how their answers are played.

One process (`thinker`) answers for a table: the one that stored the previous choice, while it is
alive. Every process checks each second for tables whose thinker is dead, so no table gets stuck.
"""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from parvis.server.computers.pool import BotFailed, Job, Pool
from parvis.server.tables import archive
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import Table, running
from parvis.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from parvis.server.tables.hall import Hall

LOG = logging.getLogger("parvis.server")
RETRY: Final = 1.0  # seconds
SWEEP: Final = 1.0  # seconds between two checks for tables without a thinker
AT_ONCE: Final = 8  # tables woken per check and computer player
ABANDONED: Final = 86_400.0  # seconds without a visit after which computer players pause
PONDERED: Final = (0.5, 2.0)  # seconds of delay before a computer player's forced answer


class Thinking:
    """Runs computer players, one at a time per table."""

    def __init__(self, hall: "Hall", pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    @property
    def tasks(self) -> int:
        """The number of tables that wait for our answer."""
        return len(self._tasks)

    def stop(self) -> None:
        """Stop answering: the server is about to end."""
        self._stopping = True

    async def close(self) -> None:
        """Stop, and wait for running tasks."""
        self.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Waking.

    def wake(self, table: Table) -> None:
        """Let a computer player think, if it is its turn."""
        if self._stopping or not _waits(table):
            return
        if table.job is None or table.job.done():
            table.job = asyncio.ensure_future(self._think(table))
            self._tasks.add(table.job)
            table.job.add_done_callback(self._tasks.discard)

    async def keep(self) -> None:
        """Check forever for tables without a thinker."""
        while True:
            try:
                await self.sweep()
            except Exception:  # the database may be unavailable for a moment
                LOG.exception("could not look for tables that wait for a computer player")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Wake tables that wait for a computer player and have no live thinker."""
        room = AT_ONCE * self.pool.size - self.tasks
        if room <= 0 or self._stopping:
            return
        store, since = self.hall.store, time.time() - ABANDONED
        names = await store.read(lambda c: archive.unanswered(c, store.name, since, time.time()))
        for name in names:
            if room <= 0:
                return
            with contextlib.suppress(Refusal):  # a table that can't be replayed is set aside
                table = await self.hall.get(name)
                if table.job is None or table.job.done():
                    room -= 1
                    self.wake(table)

    # Thinking.

    async def _think(self, table: Table) -> None:
        while _waits(table) and not self._stopping:
            play = running(table)
            seat, ply, revision = play.actor, play.ply, table.head.revision
            assert seat is not None
            if self._abandoned(table):
                return
            try:
                if not await self._is_ours(table):
                    return
                name = f"level:{table.seats[seat].level}"
                value = await self._choice(table, play, seat, name)
                await self._leave_time(table, play)
                if self._stopping:
                    return
                failed = await self._answer(table, ply, revision, seat, value)
                self.hall.standing.wake(table)  # the next seat may have a standing answer
                if failed:
                    await self.hall.talk.notice(table, "bot-failed", seat)
                if table.head.status == "finished":
                    await self.hall.talk.notice(table, "finished")
            except Refusal:
                continue  # another process was faster
            except Exception:  # the database may be unavailable, and nothing else would retry
                LOG.exception("table %s, ply %d: could not be written", table.id, ply)
                await asyncio.sleep(RETRY)

    def _abandoned(self, table: Table) -> bool:
        """Tell whether a table has had no visit for so long that no answer is needed."""
        return not table.watchers and table.visited < time.time() - ABANDONED

    async def _is_ours(self, table: Table) -> bool:
        """Claim a table, unless a live process has it."""
        if not table.ours:
            store, head = self.hall.store, table.head
            now = time.time()
            table.ours = await store.write(lambda c: archive.claim(c, head, store.name, now))
        return table.ours

    async def _choice(self, table: Table, play: Playthrough, seat: int, name: str) -> int | None:
        """Return a computer player's answer; None if it fails."""
        if len(play.options) == 1:  # delayed, so that timing reveals nothing
            await asyncio.sleep(random.uniform(*PONDERED))
            return play.options[0]
        job = Job(play.record, seat, name, secrets.randbits(48), owner=table.waits_at())
        try:
            return await self.pool.choose(job)
        except BotFailed as error:
            if not self._stopping:
                LOG.warning("table %s, ply %d: %s failed: %s", table.id, play.ply, name, error)
            return None

    async def _leave_time(self, table: Table, play: Playthrough) -> None:
        """Wait for the time that a person reserved for an undo."""
        back = play.back()
        if back is not None and table.human(back.seat) is not None:
            await asyncio.sleep(max(0.0, table.grace - time.monotonic()))

    async def _answer(
        self, table: Table, ply: int, revision: int, seat: int, value: int | None
    ) -> bool:
        """Choose for a computer player; return whether a random choice replaced its own."""
        async with self.hall.changing(table):
            play = running(table)
            if (play.ply, table.head.revision) != (ply, revision) or play.actor != seat:
                return False
            if table.seats[seat].who != "computer":
                return False
            failed = value not in play.options
            chosen = secrets.choice(play.options) if failed or value is None else value
            await self.hall.advance(table, play, play.choose(chosen))
            return failed


def _waits(table: Table) -> bool:
    """Tell whether it is a computer player's turn."""
    if table.play is None or table.head.status != "running":
        return False
    actor = table.play.actor
    return actor is not None and table.seats[actor].who == "computer"

"""Computer players at the tables: who thinks for them, and how their answers are played.

One process answers for a table (`thinker`): the one that stored what came before, as long as it
is alive. Every process looks each second for tables that wait for a computer player and have
nobody who answers, so nothing that happens to a process leaves a table asleep.
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
SWEEP: Final = 1.0  # seconds between two looks for tables that nobody answers for
AT_ONCE: Final = 8  # tables woken by one look for each computer player: the others wait
ABANDONED: Final = 86_400.0  # seconds without a visit after which no computer player goes on
PONDERED: Final = (0.5, 2.0)  # seconds before a computer player gives its only answer


class Thinking:
    """Lets computer players think, one at a time for each table."""

    def __init__(self, hall: "Hall", pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    @property
    def tasks(self) -> int:
        """How many tables wait for an answer of ours."""
        return len(self._tasks)

    def stop(self) -> None:
        """Answer nothing any more: the server is about to end."""
        self._stopping = True

    async def close(self) -> None:
        """Stop, and wait for whatever is under way."""
        self.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Waking.

    def wake(self, table: Table) -> None:
        """Let a computer player think if it is its turn."""
        if self._stopping or not _waits(table):
            return
        if table.job is None or table.job.done():
            table.job = asyncio.ensure_future(self._think(table))
            self._tasks.add(table.job)
            table.job.add_done_callback(self._tasks.discard)

    async def keep(self) -> None:
        """Keep looking for tables that no process answers for."""
        while True:
            try:
                await self.sweep()
            except Exception:  # the database is locked, or gone: perhaps not for long
                LOG.exception("could not look for tables that wait for a computer player")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Wake tables that wait for a computer player, of which nobody alive takes care."""
        room = AT_ONCE * self.pool.size - self.tasks
        if room <= 0 or self._stopping:
            return
        store, since = self.hall.store, time.time() - ABANDONED
        names = await store.read(lambda c: archive.unanswered(c, store.name, since, time.time()))
        for name in names:
            if room <= 0:
                return
            with contextlib.suppress(Refusal):  # one that can't be read is set aside
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
                self.hall.standing.wake(table)  # the next who is asked may have answered already
                if failed:
                    await self.hall.talk.notice(table, "bot-failed", seat)
                if table.head.status == "finished":
                    await self.hall.talk.notice(table, "finished")
            except Refusal:
                continue  # somebody else was faster
            except Exception:  # the database is locked, or gone: nobody else would ask again
                LOG.exception("table %s, ply %d: could not be written", table.id, ply)
                await asyncio.sleep(RETRY)

    def _abandoned(self, table: Table) -> bool:
        """Tell whether nobody has visited for so long that nobody waits for the answer."""
        return not table.watchers and table.visited < time.time() - ABANDONED

    async def _is_ours(self, table: Table) -> bool:
        """Take care of a table, unless a process that is alive does."""
        if not table.ours:
            store, head = self.hall.store, table.head
            now = time.time()
            table.ours = await store.write(lambda c: archive.claim(c, head, store.name, now))
        return table.ours

    async def _choice(self, table: Table, play: Playthrough, seat: int, name: str) -> int | None:
        """Return what a computer player answers; None if it fails."""
        if len(play.options) == 1:  # asked all the same: its answer must not come sooner
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
        """Wait as long as a person wished to have for taking back what came before."""
        back = play.back()
        if back is not None and table.human(back.seat) is not None:
            await asyncio.sleep(max(0.0, table.grace - time.monotonic()))

    async def _answer(
        self, table: Table, ply: int, revision: int, seat: int, value: int | None
    ) -> bool:
        """Choose for a computer player; return whether it had to be replaced by chance."""
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

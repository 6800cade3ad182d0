"""The tables in memory, and playing at them: what is chosen is checked, stored, then told.

Several processes may serve the same tables. Each keeps those it uses in memory; whoever
writes to a table that another has changed gets a Conflict, catches up from the store and
refuses, so nothing is ever merged.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.engine import Game, Record
from parvis.server import archive, clock
from parvis.server.accounts import Person
from parvis.server.bots import BotFailed, Job, Pool
from parvis.server.messages import Choose, NoClock, TakeBack
from parvis.server.play import Play, Step
from parvis.server.presence import Presence
from parvis.server.refusals import Refusal
from parvis.server.store import Append, Conflict, Kept, Store
from parvis.server.table import Head, Table, Watcher
from parvis.server.talk import Talk

LOG = logging.getLogger("parvis.server")
IDLE: Final = 300.0  # seconds after which a table that nobody watches is forgotten
RETRY: Final = 1.0  # seconds


class Tables:
    """The tables in memory, and the ways to change them."""

    def __init__(self, store: Store, bots: Pool, games: Mapping[str, Game[Any]]) -> None:
        self.store = store
        self.bots = bots
        self.games = games
        self.moves = 0  # for the metrics
        self.talk = Talk(store)
        self.presence = Presence(store)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._missed: set[str] = set()  # tables that others changed while we were loading them
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def watchers(self) -> int:
        return sum(len(table.watchers) for table in self._tables.values())

    # Finding a table, and keeping up with the store.

    async def get(self, name: str) -> Table:
        """Return a table; raise Refusal if there is none."""
        table = self._tables.get(name)
        if table is None and not name.isprintable():
            raise Refusal("not-found", "there is no such table")
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            table = await asyncio.shield(loading)
        if table is None:
            raise Refusal("not-found", "there is no such table")
        table.used = time.monotonic()
        if table.behind:
            async with table.lock:
                await self._catch_up(table)
        return table

    def add(self, table: Table) -> Table:
        """Keep a table that has just been made."""
        self._tables[table.id] = table
        return table

    def drop(self, table: Table) -> None:
        """Let go of a table that is no more."""
        self._tables.pop(table.id, None)

    async def _load(self, name: str) -> Table | None:
        try:
            table = await self._loaded(name)
            if table is None:
                return None
            table.behind = name in self._missed
            return self._tables.setdefault(name, table)
        finally:
            self._missed.discard(name)
            del self._loading[name]

    async def _loaded(self, name: str) -> Table | None:
        stored = await self._find(name)
        if stored is None or stored.head.game not in self.games:
            return None
        head = stored.head
        game = self.games[head.game]
        play = None
        if head.status != "waiting":
            record = record_of(head, len(stored.seats), tuple(stored.words))
            play = await asyncio.to_thread(Play, game, record)
        table = Table(head, stored.seats, stored.banks, game, play)
        table.said, table.others = stored.said, stored.others
        return table

    async def _find(self, name: str, first: int = 0) -> archive.Stored | None:
        return await self.store.read(lambda c: archive.find(c, name, first, self.store.name))

    async def heard(self, name: str) -> None:
        """Another process may have changed a table: catch up, and tell our watchers."""
        table = self._tables.get(name)
        if table is None:
            self._missed.update({name} & self._loading.keys())
        else:
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Catch up with the store, and tell our watchers."""
        async with table.lock:
            await self._catch_up(table)
        await self.talk.tell(table)

    async def heard_all(self) -> None:
        """Catch up with all tables in memory: we may have missed something."""
        for name in [*self._loading, *self._tables]:
            await self.heard(name)

    async def _catch_up(self, table: Table) -> None:
        """Read what the store knows and we don't; the caller holds the lock."""
        before, play = table.head, table.play
        stored = await self._find(table.id, play.ply if play else 0)
        assert stored is not None
        table.behind = False
        known = (before, table.seats, table.others)
        if known == (stored.head, stored.seats, stored.others):
            return
        if stored.head.status == "waiting":
            pass
        elif play is not None and stored.head.revision == before.revision:
            if stored.words:
                play.accept(play.followed(stored.words))
        else:
            if play is not None:
                stored = await self._find(table.id)
                assert stored is not None
            record = record_of(stored.head, len(stored.seats), tuple(stored.words))
            table.play = await asyncio.to_thread(Play, table.game, record)
        table.seats, table.banks = stored.seats, stored.banks
        table.head, table.others = stored.head, stored.others
        table.tell_state()
        table.tell_moved()

    @contextlib.asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Hold a table while it is changed; a Conflict becomes a refusal, and we catch up."""
        async with table.lock:
            try:
                yield
            except Conflict:
                await self._catch_up(table)
                raise Refusal("stale", "somebody was faster", ply=table.head.ply) from None
            except asyncio.CancelledError:
                table.behind = True  # it may have been written all the same
                raise

    # Coming and going.

    def enter(self, table: Table, watcher: Watcher) -> None:
        """Let somebody watch a table."""
        table.watchers.add(watcher)
        self.presence.note(table)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Let somebody go."""
        table.watchers.discard(watcher)
        self.presence.note(table)

    # Choosing.

    async def choose(self, table: Table, person: Person | None, asked: Choose) -> None:
        """Answer the pending question for the seat that is asked."""
        async with self.changing(table):
            play = running(table)
            if asked.ply != play.ply or asked.revision not in (None, table.head.revision):
                raise Refusal("stale", f"the table has come to {play.ply}", ply=play.ply)
            if play.actor is None:
                raise Refusal("over", ply=play.ply)
            held = table.held(person.id if person else None)
            if not held:
                raise Refusal("not-seated")
            if play.actor not in held:
                raise Refusal("not-your-turn", ply=play.ply)
            if (asked.value is None) == (asked.word is None):
                raise Refusal("malformed", "give a value or a word")
            value = play.read(asked.word) if asked.word is not None else asked.value
            assert value is not None
            patient = table.computers() if asked.grace else ()
            await self._advance(table, play, play.choose(value, patient))
            table.grace = time.monotonic() + asked.grace
        if table.head.status == "finished":
            await self.talk.notice(table, "finished")
        self.wake(table)

    async def _advance(self, table: Table, play: Play, step: Step) -> None:
        """Store a step, then make it the truth, then tell; the caller holds the lock."""
        now = time.time()
        actor = step.state.agenda[-1].seat if step.state.agenda else None
        status = "running" if actor is not None else "finished"
        head = table.head
        banks = clock.press(head.clock, table.banks, table.human(actor), now)
        left = "[]" if isinstance(head.clock, NoClock) else msgspec.json.encode(banks.left).decode()
        await self.store.append(
            Append(
                head.id,
                head.revision,
                play.ply,
                step.rows,
                status,
                actor,
                left,
                banks.since,
                now,
                self._kept(table, step),
            )  # fmt: skip
        )
        play.accept(step)
        self.moves += 1
        table.banks = banks
        table.head = replace(head, status=status, ply=play.ply, actor=actor, moved=now)
        table.tell_moved()
        if status != head.status:
            table.tell_state()

    def _kept(self, table: Table, step: Step) -> list[Kept]:
        """List what people keep of a game of a campaign when it ends."""
        value = table.game.following(step.state)
        if value is None:
            return []
        people = {seat.person for seat in table.seats if seat.who == "person"}
        sheet = table.game.sheet(step.state.options)
        return [Kept(person, sheet, value) for person in people if person is not None]

    async def undo(self, table: Table, person: Person | None, asked: TakeBack) -> None:
        """Take choices back, as far as nothing was revealed; raise Refusal with the barrier."""
        async with self.changing(table):
            play = running(table)
            if asked.ply != play.ply:
                raise Refusal("stale", f"the table has come to {play.ply}", ply=play.ply)
            if play.actor is None:  # all may be known by now
                raise Refusal("over", ply=play.ply)
            held = table.held(person.id if person else None)
            if not held:
                raise Refusal("not-seated")
            found = await asyncio.to_thread(play.exact_back)
            if found is None:
                barrier = play.barrier()
                raise Refusal("no-undo", ply=play.ply, barrier=barrier)
            if found.seat not in held:
                raise Refusal("no-undo", ply=play.ply, barrier="another")
            ply = found.start if asked.turn else found.back
            await self._go_back(table, await asyncio.to_thread(play.until, ply))
        await self.talk.notice(table, "took-back", found.seat, ply=ply)
        self.wake(table)

    async def _go_back(self, table: Table, play: Play) -> None:
        now = time.time()
        head, actor = table.head, play.actor
        banks = clock.take_back(head.clock, table.banks, table.human(actor), now)
        new = replace(
            head, ply=play.ply, revision=head.revision + 1, actor=actor, moved=now, status="running"
        )
        left = msgspec.json.encode(banks.left).decode()

        def job(c: Connection) -> None:
            archive.change(
                c, head, ply=new.ply, revision=new.revision, actor=actor, moved=now,
                status="running", banks=left, since=banks.since,
            )  # fmt: skip
            archive.take_back(c, head.id, new.ply)
            self.store.notify(c, head.id)

        await self.store.write(job)
        if table.job is not None:
            table.job.cancel()  # what it thinks about is gone
            table.job = None  # it may take a while to end, and must not keep the next one away
        table.head, table.play, table.banks = new, play, banks
        table.tell_moved(since=play.ply)

    # Computer players.

    def wake(self, table: Table) -> None:
        """Let a computer player think if it is its turn, one at a time."""
        seat = table.play.actor if table.play else None
        if self._closed or seat is None or table.seats[seat].who != "computer":
            return
        if table.job is None or table.job.done():
            table.job = asyncio.ensure_future(self._think(table))
            self._tasks.add(table.job)
            table.job.add_done_callback(self._tasks.discard)

    async def _think(self, table: Table) -> None:
        while (play := table.play) is not None and (seat := play.actor) is not None:
            if self._closed or table.seats[seat].who != "computer":
                return
            ply, revision = play.ply, table.head.revision
            name = f"level:{table.seats[seat].level}"
            job = Job(play.record, seat, name, secrets.randbits(48), owner=table.head.host)
            try:
                forced = len(play.options) == 1
                value: int | None = play.options[0] if forced else await self.bots.choose(job)
            except BotFailed as error:
                LOG.warning("table %s, ply %d: %s failed: %s", table.id, ply, name, error)
                value = None
            await self._leave_time(table, play)
            try:
                failed = await self._answer(table, ply, revision, seat, value)
                if failed:
                    await self.talk.notice(table, "bot-failed", seat)
                if table.head.status == "finished":
                    await self.talk.notice(table, "finished")
            except Refusal:
                continue  # somebody else was faster
            except Exception:  # the database is locked, or gone: nobody else would ask again
                LOG.exception("table %s, ply %d: could not be written", table.id, ply)
                await asyncio.sleep(RETRY)

    async def _leave_time(self, table: Table, play: Play) -> None:
        """Wait as long as a person wished to have for taking back what came before."""
        back = play.back()
        if back is not None and table.human(back.seat) is not None:
            await asyncio.sleep(max(0.0, table.grace - time.monotonic()))

    async def _answer(
        self, table: Table, ply: int, revision: int, seat: int, value: int | None
    ) -> bool:
        """Choose for a computer player; return whether it had to be replaced by chance."""
        async with self.changing(table):
            play = running(table)
            if (play.ply, table.head.revision) != (ply, revision) or play.actor != seat:
                return False
            if table.seats[seat].who != "computer":
                return False
            failed = value not in play.options
            chosen = secrets.choice(play.options) if failed or value is None else value
            await self._advance(table, play, play.choose(chosen))
            return failed

    async def resume(self) -> None:
        """After a start: let computer players go on where they were interrupted."""
        for name in await self.store.read(archive.tables_of_computers):
            with contextlib.suppress(Refusal):
                self.wake(await self.get(name))

    # Housekeeping.

    def credentials(self) -> set[str]:
        """Return the hashes of all sessions and tokens by which watchers are known."""
        return {w.credential for t in self._tables.values() for w in t.watchers if w.credential}

    def dismiss(self, credentials: set[str]) -> None:
        """Cut off who is known by sessions or tokens that have ended."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                if watcher.credential in credentials:
                    watcher.dismiss()

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses; the store has them."""
        now = time.monotonic()
        for name, table in list(self._tables.items()):
            busy = table.watchers or table.lock.locked() or (table.job and not table.job.done())
            if not busy and now - table.used > IDLE:
                del self._tables[name]

    async def close(self) -> None:
        """Stop the computer players."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def record_of(head: Head, seats: int, words: tuple[str, ...]) -> Record:
    """Return the record of a table; live tables have no seed."""
    return Record(head.game, head.version, seats, head.options, None, words)


def running(table: Table) -> Play:
    """Return the game that is played at a table; raise Refusal if there is none."""
    if table.play is None:
        raise Refusal("not-started")
    if table.head.status == "study":
        raise Refusal("over", ply=table.head.ply)
    return table.play

"""The tables in memory: every change is checked, stored, then published.

Several processes may serve the same tables, each with its own copy in memory. A process that writes
to a table changed elsewhere gets a Conflict, catches up from the store and refuses the request.
Changes are never merged.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NoReturn, TypeVar, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.engine import AnyGame, Diverged, Record
from parvis.server.computers.pool import Pool
from parvis.server.people.accounts import Person
from parvis.server.store.database import Append, Conflict, Done, Kept, Store, Stored
from parvis.server.store.results import Over
from parvis.server.tables import archive, clock
from parvis.server.tables.clock import Banks
from parvis.server.tables.playthrough import Playthrough, Step, result_of
from parvis.server.tables.presence import Presence
from parvis.server.tables.standing import StandingAnswers
from parvis.server.tables.table import Head, Table, Watcher, running
from parvis.server.tables.talk import Talk
from parvis.server.tables.thinking import Thinking
from parvis.server.wire.messages import Choose, NoClock, Result, Status, TakeBack
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")
T = TypeVar("T")
LOADS: Final = 2  # threads that replay tables
IDLE: Final = 300.0  # seconds after which an unwatched table is dropped from memory
SET_ASIDE: Final = 600.0  # seconds before a table that can't be replayed is tried again
VISIT: Final = 3600.0  # seconds between two stored visits
AWAY: Final = 2.0  # seconds of disconnection that don't count as leaving, as on a page reload


class Hall:
    """The tables in memory, and the operations on them."""

    def __init__(self, store: Store, bots: Pool, games: Mapping[str, AnyGame]) -> None:
        self.store = store
        self.games = games
        self.moves = 0  # for the metrics
        self.talk = Talk(store)
        self.presence = Presence(store)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._missed: set[str] = set()  # tables changed elsewhere while they were being loaded
        self.changes = 0  # counts changes of seats and of the list of tables
        self.touched: set[int] = set()  # people whose tables have changed
        self.listening: set[int] = set()  # programs that are told about challenges and turns
        self.stirred: Callable[[Table | None, bool], None] | None = None  # is called on changes
        self._loads = ThreadPoolExecutor(LOADS, "parvis-load")
        self.stuck: dict[str, float] = {}  # tables set aside, and until when
        self._noting: set[asyncio.Future[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.standing = StandingAnswers(self)
        self.thinking = Thinking(self, bots)

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def watchers(self) -> int:
        return sum(len(table.watchers) for table in self._tables.values())

    # Loading tables, and keeping up with the store.

    async def get(self, name: str) -> Table:
        """Return a table; raise Refusal if it doesn't exist."""
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

    def has(self, name: str) -> bool:
        """Tell whether a table is in memory."""
        return name in self._tables

    def loaded(self) -> list[Table]:
        """List the tables in memory."""
        return list(self._tables.values())

    def add(self, table: Table) -> Table:
        """Add a new table."""
        self._tables[table.id] = table
        table.changed = self.touch
        table.listening = self.listening
        self.touch(table)
        return table

    def touch(self, table: Table, seats: bool = True) -> None:
        """Announce a change of a table, and with `seats`, of who sits there."""
        self.changes += seats
        self.touched.update(seat.person for seat in table.seats if seat.person is not None)
        if self.stirred is not None:
            self.stirred(table, seats)

    async def apart(self, job: Callable[..., T], *args: Any) -> T:
        """Run a slow job in a thread set aside for such jobs."""
        return await asyncio.get_running_loop().run_in_executor(self._loads, job, *args)

    def drop(self, table: Table) -> None:
        """Drop a deleted table and disconnect its watchers."""
        self._tables.pop(table.id, None)
        self.touch(table)
        if table.job is not None:
            table.job.cancel()
        for watcher in list(table.watchers):
            watcher.dismiss(gone=True)

    async def _load(self, name: str) -> Table | None:
        try:
            table = await self._loaded(name)
            if table is None:
                return None
            table.behind = name in self._missed
            table.changed = self.touch
            table.listening = self.listening
            table = self._tables.setdefault(name, table)
            self.wake(table)
            return table
        finally:
            self._missed.discard(name)
            del self._loading[name]

    async def _loaded(self, name: str) -> Table | None:
        if self.stuck.get(name, 0.0) > time.monotonic():
            raise Refusal("stuck")
        stored = await self._find(name)
        if stored is None or stored.head.game not in self.games:
            return None
        head = stored.head
        play = None if head.status == "waiting" else await self._replayed(stored)
        if stored.stuck is not None:  # it couldn't be replayed, in another version
            await self.store.write(lambda c: archive.set_stuck(c, name, None))
        table = Table(head, stored.seats, stored.banks, self.games[head.game], play)
        table.said, table.others, table.visited = stored.said, stored.others, stored.visited
        table.standing = stored.standing
        return table

    async def _replayed(self, stored: archive.Stored) -> Playthrough:
        """Return a table's game; if it can't be replayed, mark it and set it aside."""
        head = stored.head
        record = record_of(head, len(stored.seats), tuple(stored.words))
        try:
            play = await self.apart(Playthrough, self.games[head.game], record)
        except Exception as error:  # one broken table must not stop the others
            why = f"{type(error).__name__}: {error}"[:500]
            LOG.error("table %s is set aside: it can't be replayed: %s", head.id, why)
            self.stuck[head.id] = time.monotonic() + SET_ASIDE
            await self.store.write(lambda c: archive.set_stuck(c, head.id, why))
            raise Refusal("stuck") from None
        self.stuck.pop(head.id, None)
        return play

    async def retry_stuck(self) -> None:
        """After a start, retry the tables that were set aside."""
        for name in await self.store.read(archive.stuck_tables):
            with contextlib.suppress(Refusal):
                await self.get(name)

    async def _find(self, name: str, first: int = 0) -> archive.Stored | None:
        return await self.store.read(lambda c: archive.find(c, name, first, self.store.name))

    async def heard(self, name: str, stored: str = "") -> None:
        """Catch up with a table that another process may have changed, and update our watchers.

        For a move, `Stored` has the data that was stored.
        """
        self.stuck.pop(name, None)
        table = self._tables.get(name)
        if table is None:
            self._missed.update({name} & self._loading.keys())
            if self.stirred is not None:
                self.stirred(None, True)
            return
        if stored and not self._busy(table):
            table.behind, table.ours = True, False  # the next access reads the store
            self.touch(table, False)
            return
        if stored and await self._follow(table, msgspec.json.decode(stored, type=Stored)):
            return
        await self._brought_up(table)

    async def _follow(self, table: Table, stored: Stored) -> bool:
        """Apply another process's change; return False if our copy is at another position."""
        async with table.lock:
            play, head = table.play, table.head
            if play is None or table.behind or head.revision != stored.revision:
                return False
            if play.ply >= stored.ply + len(stored.words):
                return True  # we have read it in the meantime
            if play.ply != stored.ply or head.status != "running":
                return False
            try:
                step = play.followed(stored.words)
            except Diverged:  # it has other rules: the store decides
                return False
            play.accept(step)
            left, running = msgspec.json.decode(stored.banks, type=list[float]), stored.actor
            table.banks = Banks(left, table.human(running), stored.since)
            table.ours = False
            ply, status = play.ply, cast("Status", stored.status)
            table.head = replace(head, status=status, ply=ply, actor=running, moved=stored.at)
            self.touch(table, status != head.status)
            table.tell_moved()
            if status != head.status:
                table.tell_state()
        self.wake(table)
        return True

    async def refresh(self, table: Table) -> None:
        """Catch up with the store, and update our watchers."""
        async with table.lock:
            await self._catch_up(table)
        await self.talk.tell(table)

    async def heard_all(self) -> None:
        """Catch up with all tables in memory, after we may have missed changes."""
        for name in [*self._loading, *self._tables]:
            try:
                await self.heard(name)
            except Exception:
                LOG.exception("table %s: could not catch up", name)

    async def _catch_up(self, table: Table) -> None:
        """Load what the store has and we don't; the caller holds the lock."""
        before, play = table.head, table.play
        stored = await self._find(table.id, play.ply if play else 0)
        if stored is None:
            self._gone(table)
        table.behind = False
        table.visited = max(table.visited, stored.visited)
        timed = not isinstance(before.clock, NoClock)
        known = (before, table.seats, table.others, timed and table.banks)
        standing, table.standing = table.standing, stored.standing
        if known == (stored.head, stored.seats, stored.others, timed and stored.banks):
            changed = {seat for (seat, _), _ in standing.items() ^ stored.standing.items()}
            if changed:
                table.tell_alone({table.seats[seat].person for seat in changed})
                self.wake(table)
            return
        if before != stored.head:
            table.ours = False
        ticked = timed and table.banks != stored.banks
        ticked = ticked or (before.clock, before.quit) != (stored.head.clock, stored.head.quit)
        if stored.head.status == "waiting":
            pass
        elif play is not None and stored.head.revision == before.revision:
            if stored.words:
                play.accept(play.followed(stored.words))
        else:
            if play is not None:
                stored = await self._find(table.id)
            if stored is None:
                self._gone(table)
            table.play = await self._replayed(stored)
        table.seats, table.banks = stored.seats, stored.banks
        table.head, table.others = stored.head, stored.others
        if table.play is not None:
            table.play.give_up(table.head.quit)
        table.tell_state()
        table.tell_moved(clock=ticked)
        self.wake(table)

    def _gone(self, table: Table) -> NoReturn:
        """Drop a deleted table and disconnect its watchers."""
        self.drop(table)
        raise Refusal("not-found", "there is no such table any more")

    @contextlib.asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Lock a table for a change; a Conflict becomes a refusal, and we catch up."""
        async with table.lock:
            try:
                yield
            except Conflict:
                await self._catch_up(table)
                raise Refusal("stale", "somebody was faster", ply=table.head.ply) from None
            except asyncio.CancelledError:
                table.behind = True  # the write may have succeeded all the same
                raise

    # Watchers.

    def enter(self, table: Table, watcher: Watcher) -> None:
        """Add a watcher to a table."""
        self._join(table, watcher)
        if watcher.person is not None:
            self.visit(table)
        self.wake(table)

    def visit(self, table: Table) -> None:
        """Store a person's visit, which lets computer players continue."""
        now = time.time()
        if table.visited > now - VISIT:
            return
        table.visited = now
        noting = asyncio.ensure_future(self.store.write(lambda c: archive.visit(c, table.id, now)))
        self._noting.add(noting)
        noting.add_done_callback(self._noted)

    def _noted(self, noting: "asyncio.Future[None]") -> None:
        self._noting.discard(noting)
        if not noting.cancelled() and noting.exception() is not None:
            LOG.warning("a visit could not be noted: %s", noting.exception())

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Remove a watcher."""
        table.watchers.discard(watcher)
        self.presence.note(table)
        person = watcher.person
        if table.held(person):
            self._went(table, person)

    def appear(self, table: Table, watcher: Watcher) -> None:
        """Show an absent person as present, to the others only."""
        self._join(table, watcher)
        table.tell_state()

    def _join(self, table: Table, watcher: Watcher) -> None:
        table.watchers.add(watcher)
        self.presence.note(table)
        if table.behind:  # it changed elsewhere while nobody watched
            self.start(self._brought_up(table))

    async def _brought_up(self, table: Table) -> None:
        with contextlib.suppress(Refusal):  # it was deleted or set aside
            await self.refresh(table)

    def disappear(self, table: Table, watcher: Watcher) -> None:
        """Show them as absent again. What they have seen doesn't change."""
        table.watchers.discard(watcher)
        self.presence.note(table)
        person = watcher.person
        seen = max((table.seats[seat].seen for seat in table.held(person)), default=0)
        self._went(table, person, seen)
        table.tell_state()

    def start(self, what: Coroutine[Any, Any, None]) -> None:
        """Start a background task, which ends with the server."""
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _went(self, table: Table, person: int | None, seen: int | None = None) -> None:
        """Note at once when a person leaves: with an older time, they would seem absent too long.

        It is stored only if they stay away.

        """
        if person is None or person in table.online() or table.play is None:
            return
        held, now = table.held(person), time.time()
        table.seats = [
            replace(seat, away=now) if i in held else seat for i, seat in enumerate(table.seats)
        ]
        self.start(self._note_away(table, person, seen))

    async def _note_away(self, table: Table, person: int | None, seen: int | None = None) -> None:
        """Store what a person who left has seen, unless they have returned."""
        await asyncio.sleep(AWAY)
        play = table.play
        if person is None or play is None or person in table.online():
            return
        ply, now = play.ply if seen is None else seen, time.time() - AWAY
        try:
            await self.store.write(lambda c: archive.note_away(c, table.id, person, ply, now))
        except Exception:
            LOG.exception("table %s: could not note who is away", table.id)
            return
        held = table.held(person)
        table.seats = [
            replace(seat, seen=ply, away=now) if i in held else seat
            for i, seat in enumerate(table.seats)
        ]
        table.tell_state()

    async def rename(self, person: Person, old: str) -> None:
        """Rename a person wherever they sit, and update the watchers."""
        tables = await self.store.write(
            lambda c: self._renamed(c, archive.rename(c, person.id, old, person.name, person.guest))
        )
        for name in tables:
            await self.heard(name)

    def _renamed(self, c: Connection, tables: list[str]) -> list[str]:
        for name in tables:
            self.store.notify(c, name)
        return tables

    # Choosing.

    async def choose(self, table: Table, person: Person | None, asked: Choose) -> None:
        """Answer the pending question for its seat."""
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
            await self.advance(table, play, play.choose(value, patient, asked.then))
            table.grace = time.monotonic() + asked.grace
        self.visit(table)
        if table.head.status == "finished":
            await self.talk.notice(table, "finished")
        self.wake(table)

    async def advance(self, table: Table, play: Playthrough, step: Step) -> None:
        """Store a step, then apply it, then publish it; the caller holds the lock."""
        now = time.time()
        actor = step.state.agenda[-1].seat if step.state.agenda else None
        status = "running" if actor is not None else "finished"
        head = table.head
        computer = actor is not None and table.seats[actor].who == "computer"
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
                self.store.name if computer else None,
                self._kept(table, step),
                self._done(table, step),
                over_of(result_of(play.game, step.state)) if actor is None else None,
            )  # fmt: skip
        )
        play.accept(step)
        self.moves += 1
        table.ours = computer
        table.banks = banks
        table.head = replace(head, status=status, ply=play.ply, actor=actor, moved=now)
        self.touch(table, status != head.status)
        table.tell_moved()
        if status != head.status:
            table.tell_state()

    def _kept(self, table: Table, step: Step) -> list[Kept]:
        """List what a finished campaign game leaves for its players."""
        value = table.game.following(step.state)
        if value is None or table.head.origin is not None:  # its first moves were not played here
            return []
        people = {seat.person for seat in table.seats if seat.who == "person"}
        sheet = table.game.sheet(step.state.options)
        return [Kept(person, sheet, value) for person in people if person is not None]

    def _done(self, table: Table, step: Step) -> Done | None:
        """Return the finished solo game, if it is one."""
        feat = table.game.feat(step.state)
        person = table.seats[0].person
        if feat is None or person is None or table.head.origin is not None:
            return None
        return Done(person, table.game.sheet(step.state.options), *feat)

    async def undo(self, table: Table, person: Person | None, asked: TakeBack) -> None:
        """Undo choices, as far as nothing was revealed; raise Refusal with the barrier."""
        async with self.changing(table):
            play = running(table)
            if asked.ply != play.ply:
                raise Refusal("stale", f"the table has come to {play.ply}", ply=play.ply)
            if table.head.rated:
                raise Refusal("no-undo", ply=play.ply, barrier="rated")
            if play.actor is None:  # the game is over, and its secrets may be known
                raise Refusal("over", ply=play.ply)
            held = table.held(person.id if person else None)
            if not held:
                raise Refusal("not-seated")
            if asked.to is not None:
                await self._train(table, play, held, asked.to)
                return
            found = await self.apart(play.exact_back)
            if found is None:
                barrier = play.barrier()
                raise Refusal("no-undo", ply=play.ply, barrier=barrier)
            if found.seat not in held:
                raise Refusal("no-undo", ply=play.ply, barrier="another")
            ply = found.start if asked.turn else found.back
            await self._go_back(table, await self.apart(play.until, ply))
            await self.standing.drop_current(table)
        await self.talk.notice(table, "took-back", found.seat, ply=ply)
        self.wake(table)

    async def _train(self, table: Table, play: Playthrough, held: list[int], ply: int) -> None:
        """Undo any decision of yours at a table without other people, for training.

        Chance is drawn again. The game is marked for good, so it is never rated.

        """
        if not table.casual(table.seats[held[0]].person):
            raise Refusal("no-undo", ply=play.ply, barrier="another")
        if not 0 <= ply < play.ply or play.actors[ply] not in held or not play.free[ply]:
            raise Refusal("not-found", "that was no decision of yours", ply=play.ply)
        await self._go_back(table, await self.apart(play.until, ply), training=True)
        await self.standing.drop_current(table)
        table.tell_state()

    async def _go_back(self, table: Table, play: Playthrough, training: bool = False) -> None:
        now = time.time()
        head, actor = table.head, play.actor
        banks = clock.take_back(head.clock, table.banks, table.human(actor), now)
        new = replace(
            head, ply=play.ply, revision=head.revision + 1, actor=actor, moved=now,
            status="running", training=head.training or training,
        )  # fmt: skip
        left = msgspec.json.encode(banks.left).decode()

        def job(c: Connection) -> None:
            archive.change(
                c, head, ply=new.ply, revision=new.revision, actor=actor, moved=now,
                status="running", banks=left, since=banks.since, training=new.training,
            )  # fmt: skip
            archive.take_back(c, head.id, new.ply)
            self.store.notify(c, head.id)

        await self.store.write(job)
        if table.job is not None:
            table.job.cancel()  # it was thinking about an undone position
            table.job = None  # it may take a while to stop, and must not block the next one
        table.head, table.play, table.banks = new, play, banks
        table.tell_moved(since=play.ply)

    # Computer players.

    def wake(self, table: Table) -> None:
        """Let a computer player think on its turn, or give a standing answer."""
        self.thinking.wake(table)
        self.standing.wake(table)

    # Housekeeping.

    def credentials(self) -> set[str]:
        """Return the hashes of all watchers' sessions and tokens."""
        return {w.credential for t in self._tables.values() for w in t.watchers if w.credential}

    def dismiss(self, credentials: set[str]) -> None:
        """Disconnect watchers whose sessions or tokens have ended."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                if watcher.credential in credentials:
                    watcher.dismiss()

    def forget_idle(self) -> None:
        """Drop unused tables from memory."""
        now = time.monotonic()
        for name, table in list(self._tables.items()):
            if not self._busy(table) and now - table.used > IDLE:
                del self._tables[name]

    def _busy(self, table: Table) -> bool:
        """Tell whether a table has watchers, a pending change, or a thinking computer player."""
        thinking = table.job is not None and not table.job.done()
        return bool(table.watchers) or table.lock.locked() or thinking

    def busy(self) -> bool:
        """Tell whether anyone is connected or thinking."""
        return bool(self.thinking.tasks) or any(table.watchers for table in self._tables.values())

    async def close(self) -> None:
        """Stop the computer players."""
        await self.thinking.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._noting, return_exceptions=True)
        self._loads.shutdown(wait=False, cancel_futures=True)


def over_of(result: Result) -> Over:
    """Return a game's result as stored."""
    return Over(result.scores, result.ranking, result.breakdown)


def record_of(head: Head, seats: int, words: tuple[str, ...]) -> Record:
    """Return the record of a table; live tables have no seed."""
    return Record(head.game, head.version, seats, head.options, None, words)

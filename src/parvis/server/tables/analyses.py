"""Analyses of finished games: queue, permissions and results.

There is one stored analysis per table. The process that starts it owns it; others read the stored
results. If that process dies, the next request starts the analysis again.
"""

import asyncio
import logging
import time
import zlib
from collections import Counter
from typing import Any, Final, Literal, cast

import msgspec
import sqlalchemy as sa
from msgspec import Raw
from sqlalchemy import Connection

from parvis.analysis.report import Analysis
from parvis.analysis.signature import signature
from parvis.server.computers.analysts import AnalysisFailed, AnalysisJob, Analysts
from parvis.server.people.accounts import Person
from parvis.server.store.database import Store
from parvis.server.store.heartbeat import living
from parvis.server.store.history import RESULTS
from parvis.server.store.schema import ANALYSES
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import Table
from parvis.server.wire.analysis import Analysed
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")

EACH: Final = 3  # queued or running analyses of one person
PLACE: Final = 6  # … of one address
ALL: Final = 40  # … in total
TRIES: Final = 2  # an analyst that dies is restarted once
PAUSE: Final = 30.0  # seconds after which a refused client may retry
KEEP: Final = 15.0  # seconds between two writes of a running analysis
LOOK: Final = 1.0  # seconds between two reads of another process's results
WAIT: Final = 25.0  # seconds that a request waits for news
NONE: Final = Analysed("none", 0, 0, None)

State = Literal["none", "waiting", "running", "done", "failed"]


class Reached(msgspec.Struct, frozen=True):
    """The progress of an analysis."""

    done: int


class Course:
    """An analysis queued or running in this process."""

    def __init__(self, table: str, person: int, place: str, change: int, number: int) -> None:
        self.table: Final = table
        self.person: Final = person
        self.place: Final = place
        self.number: Final = number  # in the order of the requests
        self.status: State = "waiting"
        self.change = change
        self.body: bytes | None = None  # an `Analysis` as JSON
        self.kept = 0.0  # when it was last stored, monotonic
        self.moved = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Wake everyone waiting for news, after a change."""
        self.change += 1
        self.wake()

    def wake(self) -> None:
        """Wake everyone waiting for news."""
        self.moved.set()
        self.moved = asyncio.Event()


class Analyses:
    """The analyses of all tables."""

    def __init__(self, store: Store, analysts: Analysts) -> None:
        self.store: Final = store
        self.analysts: Final = analysts
        self.courses: Final[dict[str, Course]] = {}
        self._number = 0

    # Requests.

    async def begin(self, table: Table, person: Person, place: str) -> Analysed:
        """Start the analysis of a finished game, unless there is one; raise Refusal."""
        play = finished(table)
        if table.id in self.courses:
            return self._told(self.courses[table.id])
        known = await self._stored(table)
        if known.status in ("waiting", "running", "done"):
            return known
        self._room(person.id, place)
        if table.id in self.courses:  # another request was faster
            return self._told(self.courses[table.id])
        self._number += 1
        course = Course(table.id, person.id, place, known.change + 1, self._number)
        self.courses[table.id] = course
        try:
            ours = await self.store.write(lambda c: self._claim(c, course, self._signature(table)))
        except BaseException:  # the client disconnected, or the database failed
            self._end(course)
            raise
        if not ours:  # another process was faster
            self._end(course)
            return await self._stored(table)
        study = AnalysisJob(play.record, None if play.quit is None else _ranking(play))
        course.task = asyncio.ensure_future(self._run(course, study))
        return self._told(course)

    async def found(self, table: Table, since: int | None = None) -> Analysed:
        """Return a finished game's results; with `since`, wait for newer ones. Raise Refusal."""
        finished(table)
        known = await self._now(table)
        end = time.monotonic() + WAIT
        while since is not None and known.change <= since and known.status in _OPEN:
            left = end - time.monotonic()
            if left <= 0:
                break
            course = self.courses.get(table.id)
            if course is None:  # another process is working on it
                await asyncio.sleep(min(LOOK, left))
            else:
                try:
                    async with asyncio.timeout(left):
                        await course.moved.wait()
                except TimeoutError:
                    break
            known = await self._now(table)
        return known

    async def _now(self, table: Table) -> Analysed:
        course = self.courses.get(table.id)
        return await self._stored(table) if course is None else self._told(course)

    def _told(self, course: Course) -> Analysed:
        ahead = 0
        if course.status == "waiting":
            ahead = sum(other.number < course.number for other in self.courses.values())
        return Analysed(course.status, course.change, ahead, _raw(course.body))

    def _room(self, person: int, place: str) -> None:
        """Raise Refusal if a queue limit is reached, overall or for one person or address."""
        people = Counter(course.person for course in self.courses.values())
        places = Counter(course.place for course in self.courses.values())
        if people[person] >= EACH or places[place] >= PLACE or len(self.courses) >= ALL:
            raise Refusal("too-fast", "analyses", wait=PAUSE)

    # Running an analysis.

    async def _run(self, course: Course, study: AnalysisJob) -> None:
        try:
            async with self.analysts.turn(course.place):
                course.status = "running"
                course.tell()
                for tried in range(1, TRIES + 1):
                    try:
                        await self._follow(course, study)
                        return
                    except AnalysisFailed as error:
                        LOG.warning("table %s: no analysis: %s", course.table, error)
                        if tried == TRIES or error.final:
                            raise
        except AnalysisFailed:
            await self._keep(course, "failed", course.body)
            course.status = "failed"
            course.tell()
        except Exception:
            LOG.exception("table %s: no analysis", course.table)
        finally:
            self._end(course)

    async def _follow(self, course: Course, study: AnalysisJob) -> None:
        """Publish and store an analyst's results; raise AnalysisFailed."""
        reached = 0  # progress before a restart, which the new analyst repeats
        if course.body is not None:
            reached = msgspec.json.decode(course.body, type=Reached).done
        async for told in self.analysts.analyse(study):
            body = bytes(told.analysis)
            if reached and not told.whole:
                if msgspec.json.decode(body, type=Reached).done < reached:
                    continue
                reached = 0
            late = time.monotonic() >= course.kept + KEEP
            if told.whole or told.stage or late:  # published once stored
                status: State = "done" if told.whole else "running"
                if not await self._keep(course, status, body):
                    return  # the table has been deleted
                course.status = status
            course.body = body
            course.tell()

    def _end(self, course: Course) -> None:
        del self.courses[course.table]
        course.wake()

    async def _keep(self, course: Course, status: State, body: bytes | None) -> bool:
        """Store results; return False if the table has been deleted."""
        course.kept = time.monotonic()
        packed = None if body is None else await asyncio.to_thread(zlib.compress, body)
        kept = (
            sa.update(ANALYSES)
            .where(ANALYSES.c.table == course.table, ANALYSES.c.process == self.store.name)
            .values(status=status, change=course.change + 1, at=time.time(), body=packed)
        )
        found = None
        if status == "done" and body is not None:
            found = await asyncio.to_thread(_judged, body)

        def job(c: Connection) -> bool:
            for seat, values in found or ():
                this = (RESULTS.c.table == course.table, RESULTS.c.seat == seat)
                c.execute(sa.update(RESULTS).where(*this).values(values))
            return bool(c.execute(kept).rowcount)

        return await self.store.write(job)

    def _claim(self, c: Connection, course: Course, signed: str) -> bool:
        """Claim an analysis; return False if it is done or a live process has it."""
        this = ANALYSES.c.table == course.table
        unfinished = ANALYSES.c.status.in_(("waiting", "running"))
        alive = sa.and_(unfinished, self._elsewhere())
        fresh = ANALYSES.c.signature == signed
        others = sa.and_(fresh, sa.or_(ANALYSES.c.status == "done", alive))
        c.execute(sa.delete(ANALYSES).where(this, sa.not_(others)))
        if c.execute(sa.select(ANALYSES.c.table).where(this)).first() is not None:
            return False
        row = {
            "table": course.table, "signature": signed, "status": "running",
            "change": course.change, "process": self.store.name, "at": time.time(), "body": None,
        }  # fmt: skip
        c.execute(sa.insert(ANALYSES).values(row))
        return True

    def _signature(self, table: Table) -> str:
        return signature(table.head.game, len(table.seats), self.analysts.quick)

    def _elsewhere(self) -> "sa.ColumnElement[bool]":
        """Report that another live process is working on it. Ours are in `courses`."""
        process = ANALYSES.c.process
        return sa.and_(process != self.store.name, process.in_(living(time.time())))

    async def _stored(self, table: Table) -> Analysed:
        """Return the stored results. Unfinished or outdated ones must be computed again."""
        name = table.id

        def job(c: Connection) -> tuple[Any, bool]:
            this = ANALYSES.c.table == name
            row = c.execute(sa.select(ANALYSES).where(this)).mappings().first()
            alive = c.execute(sa.select(ANALYSES.c.table).where(this, self._elsewhere()))
            return row, alive.first() is not None

        row, alive = await self.store.read(job)
        if row is None:
            return NONE
        status, change, body = row["status"], row["change"], row["body"]
        outdated = row["signature"] != self._signature(table)
        if outdated or (status in _OPEN and not alive):
            return Analysed("none", change, 0, None)
        unpacked = None if body is None else await asyncio.to_thread(zlib.decompress, body)
        return Analysed(status, change, 0, _raw(unpacked))

    async def close(self) -> None:
        """Make no more."""
        tasks = [course.task for course in self.courses.values() if course.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analysts.close()


def _judged(body: bytes) -> list[tuple[int, dict[str, float | None]]]:
    """Return each seat's accuracy and luck, as far as an analysis has them."""
    analysis = msgspec.json.decode(body, type=Analysis)
    ledger = analysis.ledger
    told = ledger is not None and ledger.shown
    return [
        (
            one.seat,
            {
                "accuracy": one.accuracy,
                "luck": ledger.seats[one.seat].luck if told and ledger is not None else None,
            },
        )
        for one in analysis.accuracy
        if one.decisions
    ]


_OPEN: Final = ("waiting", "running")


def finished(table: Table) -> Playthrough:
    """Return a finished game, whose secrets are public; raise Refusal."""
    play = table.play
    if play is None or table.head.status not in ("finished", "study") or play.actor is not None:
        raise Refusal("unfinished")
    return play


def _ranking(play: Playthrough) -> list[int]:
    result = play.result()
    assert result is not None
    return result.ranking


def _raw(body: bytes | None) -> Analysis | None:
    """Embed JSON without parsing it."""
    return None if body is None else cast("Analysis", Raw(body))

"""Computer players in processes of their own, which can be killed. The server never searches.

A worker is a child process that reads one job a line and answers one choice a line. It may
take so many seconds and so much memory; one that hangs, dies or answers nonsense is killed
and replaced, and whoever asked is told that it failed.
"""

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from parvis import compiled
from parvis.analysis.report import Decision
from parvis.engine import Record
from parvis.server.computers.turns import Turns

SECONDS: Final = 30.0  # for one choice; a worker may be started within them
MEGABYTES: Final = 1024
LINE: Final = 1 << 22
AGAIN: Final = 2  # times that a worker that died is replaced before that counts as a failure


class BotFailed(Exception):
    """A computer player gave no answer. The message says why."""


class WorkerDied(BotFailed):
    """The process ended before it answered; another one may do better."""


class Job(msgspec.Struct, frozen=True):
    """A decision for a computer player."""

    record: Record
    seat: int
    player: str  # as the players' registry names them: `level:novice`
    seed: int
    owner: str = ""  # from where somebody waits for it: each place has a fair share
    advise: bool = False  # not a choice but a judgement of it, by the strongest player
    judge: bool = False  # … of the position, as the curve of an analysis has it
    weigh: tuple[int, str] | None = None  # … of another choice at a ply of a finished game
    ranking: list[int] | None = None  # of that game, if somebody gave it up


class Answer(msgspec.Struct, frozen=True):
    """What a worker answers: a value, or what went wrong."""

    value: int | None = None
    error: str = ""
    points: list[float] = []  # expected for each seat, if advice was asked for
    wins: list[float] = []
    decision: Decision | None = None  # if a choice was weighed


def command(seconds: float = SECONDS, megabytes: int = MEGABYTES) -> list[str]:
    """Return the command that starts a worker."""
    return [sys.executable, "-m", "parvis.server.computers.worker", str(seconds), str(megabytes)]


class Worker:
    """One child process, started when first needed and again after each failure."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.older = False  # than the compiled build, which another process would run

    async def run(self, job: Job, seconds: float) -> Answer:
        """Return the choice of a computer player, and its reasons; raise BotFailed."""
        try:
            async with asyncio.timeout(seconds):
                answer = await self._ask(job)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer after {seconds:g} s") from None
        except (OSError, ValueError, msgspec.DecodeError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerDied(f"the process ended: {error!r}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if answer.value is None:
            await self.stop()
            raise BotFailed(answer.error)
        return answer

    async def started(self) -> asyncio.subprocess.Process:
        """Return the process, started if there is none, or none of a build that is there now."""
        if self.older and compiled.waiting():
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,  # Ctrl-C is for the server, even while this one starts
            )
            self.older = compiled.running() == "plain" and not compiled.waiting()
        return self.process

    async def _ask(self, job: Job) -> Answer:
        process = await self.started()
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(msgspec.json.encode(job) + b"\n")
        await stdin.drain()
        return msgspec.json.decode(await stdout.readuntil(b"\n"), type=Answer)

    async def stop(self) -> None:
        """Kill the process, if there is one, and see it gone."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """So many workers; when all are busy, the places from which people wait are served in turn.

    All tables at which nobody is count as one place.
    """

    def __init__(
        self, size: int, seconds: float = SECONDS, start: Sequence[str] | None = None
    ) -> None:
        self.seconds = seconds
        self.size = size
        self.died = 0
        self.asked = 0  # for the metrics
        self.failed = 0
        self.busy = 0
        self._workers = [Worker(start or command(seconds)) for _ in range(size)]
        self._hints: Turns[int] = Turns()
        for number in range(max(1, size // 2)):
            self._hints.put(number)
        self._idle: Turns[Worker] = Turns()
        for worker in reversed(self._workers):
            self._idle.put(worker)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._idle)

    async def choose(self, job: Job) -> int:
        """Return the choice of a computer player; raise BotFailed."""
        answer = await self._run(job)
        assert answer.value is not None
        return answer.value

    async def advise(self, job: Job) -> Answer:
        """Return what the strongest player would choose, or a judgement; raise BotFailed.

        Who plays goes first: hints are given by no more than half of the workers at once.
        """
        number = await self._hints.get(job.owner)
        try:
            return await self._run(job)
        finally:
            self._hints.put(number)

    async def _run(self, job: Job) -> Answer:
        worker = await self._idle.get(job.owner)
        self.asked += 1
        self.busy += 1
        try:
            for _ in range(AGAIN):
                with contextlib.suppress(WorkerDied):
                    return await worker.run(job, self.seconds)
                self.died += 1  # the next one is a fresh process
            return await worker.run(job, self.seconds)
        except BotFailed:
            self.failed += 1
            raise
        finally:
            self.busy -= 1
            self._idle.put(worker)

    async def warm(self) -> None:
        """Start all workers before they are needed, so that the first answer is not late."""
        for worker in self._workers:
            await worker.started()

    async def close(self) -> None:
        """Kill all workers."""
        for worker in self._workers:
            await worker.stop()

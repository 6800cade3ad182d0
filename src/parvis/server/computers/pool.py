"""Computer players in worker processes. The server process never searches.

A worker reads one job per line and answers one choice per line, within limits of time and memory.
If it hangs, dies or answers nonsense, it is killed and replaced, and the caller is told that it
failed.
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

SECONDS: Final = 30.0  # for one choice, including the start of a worker
MEGABYTES: Final = 1024
LINE: Final = 1 << 22
AGAIN: Final = 2  # replacements of a dead worker before the job fails


class BotFailed(Exception):
    """A computer player gave no answer. The message says why."""


class WorkerDied(BotFailed):
    """The process ended before it answered; a new one may succeed."""


class Job(msgspec.Struct, frozen=True):
    """A decision for a computer player."""

    record: Record
    seat: int
    player: str  # a name in the players' registry: `level:novice`
    seed: int
    owner: str = ""  # the address that waits for it: addresses share fairly
    advise: bool = False  # judge the choices with the strongest player, instead of choosing
    judge: bool = False  # … or the position, as an analysis's curve does
    weigh: tuple[int, str] | None = None  # … or another choice at a ply of a finished game
    ranking: list[int] | None = None  # of that game, if it was resigned


class Answer(msgspec.Struct, frozen=True):
    """A worker's answer: a value, or an error."""

    value: int | None = None
    error: str = ""
    points: list[float] = []  # by seat, if advice was requested
    wins: list[float] = []
    decision: Decision | None = None  # if a choice was weighed


def command(seconds: float = SECONDS, megabytes: int = MEGABYTES) -> list[str]:
    """Return a worker's command line."""
    return [sys.executable, "-m", "parvis.server.computers.worker", str(seconds), str(megabytes)]


class Worker:
    """A child process, started on first use and again after each failure."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.older = False  # started before the compiled build that a new process would use

    async def run(self, job: Job, seconds: float) -> Answer:
        """Return a computer player's choice with its reasons; raise BotFailed."""
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
        """Return the process; start one if there is none, or if a newer build is available."""
        if self.older and compiled.waiting():
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,  # only the server handles Ctrl-C
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
        """Kill the process, if there is one, and reap it."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """A number of workers; when all are busy, waiting addresses are served in turn.

    All tables without people count as one address.

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
        """The number of waiting jobs."""
        return len(self._idle)

    async def choose(self, job: Job) -> int:
        """Return a computer player's choice; raise BotFailed."""
        answer = await self._run(job)
        assert answer.value is not None
        return answer.value

    async def advise(self, job: Job) -> Answer:
        """Return the strongest player's judgement; raise BotFailed.

        Moves come first: hints use at most half of the workers.

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
        """Start all workers, so that the first answer isn't delayed."""
        for worker in self._workers:
            await worker.started()

    async def close(self) -> None:
        """Kill all workers."""
        for worker in self._workers:
            await worker.stop()

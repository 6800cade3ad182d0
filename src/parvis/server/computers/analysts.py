"""Worker processes that analyse finished games.

They are separate from those of computer players: an analysis takes minutes, and players must not
wait for it. One that hangs, exceeds its time or dies is killed.
"""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from parvis.engine import Record
from parvis.server.computers.turns import Turns

SILENCE: Final = 150.0  # seconds of silence after which an analyst counts as hung
LONGEST: Final = 3600.0  # seconds for a whole game: five players, plain Python, a busy machine
MEGABYTES: Final = 1024
LINE: Final = 1 << 24


class AnalysisFailed(Exception):
    """A game could not be analysed. The message is for the log.

    `final`: the same would happen again. A killed process may be restarted.

    """

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final: Final = final


class AnalysisJob(msgspec.Struct, frozen=True):
    """A finished game to analyse."""

    record: Record
    ranking: list[int] | None = None  # of a game that was resigned


class Told(msgspec.Struct, frozen=True):
    """An analyst's answer: the results so far, or an error."""

    analysis: Raw = Raw(b"null")  # an `Analysis` as JSON, passed through unparsed
    whole: bool = False  # complete
    stage: bool = False  # a new stage has begun: worth storing
    error: str = ""


def command(quick: bool = False, megabytes: int = MEGABYTES) -> list[str]:
    """Return an analyst's command line."""
    thorough = "quick" if quick else "full"
    return [sys.executable, "-m", "parvis.server.computers.analyst", str(megabytes), thorough]


class Analysts:
    """A number of analysts, started on demand; addresses are served in turn."""

    def __init__(
        self,
        size: int = 1,
        start: Sequence[str] | None = None,
        silence: float = SILENCE,
        longest: float = LONGEST,
        quick: bool = False,
    ) -> None:
        self.start = start or command(quick)
        self.quick = quick
        self.silence = silence
        self.longest = longest
        self._free: Turns[int] = Turns()
        self._processes: set[asyncio.subprocess.Process] = set()
        for number in range(size):
            self._free.put(number)

    @contextlib.asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        """Wait for the turn of an address."""
        number = await self._free.get(place)
        try:
            yield
        finally:
            self._free.put(number)

    async def analyse(self, study: AnalysisJob) -> AsyncIterator[Told]:
        """Analyse a game; yield the results so far, repeatedly. Raise AnalysisFailed."""
        process = await asyncio.create_subprocess_exec(
            *self.start,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,  # only the server handles Ctrl-C
        )
        self._processes.add(process)
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None and stdout is not None
        loop = asyncio.get_running_loop()
        end = loop.time() + self.longest
        try:
            stdin.write(msgspec.json.encode(study) + b"\n")
            while True:
                try:
                    async with asyncio.timeout_at(min(end, loop.time() + self.silence)):
                        line = await stdout.readuntil(b"\n")
                except TimeoutError:
                    raise AnalysisFailed("it took too long") from None
                told = msgspec.json.decode(line, type=Told)
                if told.error:
                    raise AnalysisFailed(told.error, final=True)
                yield told
                if told.whole:
                    return
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as e:
            raise AnalysisFailed(f"the process ended: {e!r}") from None
        finally:
            self._processes.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Kill all running analysts."""
        for process in list(self._processes):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

"""Work of a few milliseconds: a thread pool with fair queues of bounded length.

Abandoned jobs are skipped. Each address (`place_of`) has a bounded queue; beyond it, requests are
refused and may be retried.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from parvis.server.computers.turns import Turns
from parvis.server.wire.refusals import Refusal

T = TypeVar("T")

LINE: Final = 8  # queued jobs per address
LINES: Final = 64  # queued jobs of all addresses
PAUSE: Final = 1.0  # seconds after which a refused client may retry


class Work:
    """A thread pool for one type of work."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self.refused = 0  # for the metrics
        self.done = 0
        self._threads = ThreadPoolExecutor(threads, f"parvis-{name}")
        self._turns: Turns[int] = Turns()
        self._waiting: Counter[str] = Counter()
        for number in range(threads):
            self._turns.put(number)

    def __len__(self) -> int:
        """Return the number of queued and running jobs."""
        return self._waiting.total()

    async def run(self, place: str, job: Callable[..., T], *args: Any) -> T:
        """Run a job for an address; raise Refusal if its queue is full."""
        if self._waiting[place] >= LINE or len(self) >= LINES:
            self.refused += 1
            raise Refusal("too-fast", "busy", wait=PAUSE)
        self._waiting[place] += 1
        try:
            thread = await self._turns.get(place)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, job, *args)
            finally:
                self.done += 1
                self._turns.put(thread)
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place]

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

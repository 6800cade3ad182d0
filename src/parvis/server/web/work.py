"""Work that takes a few milliseconds: in threads of its own, in fair turns, in short lines.

What nobody waits for any more is not done. A place (`place_of`) has only so much waiting; one
that asks for more is told to come back.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from parvis.server.computers.turns import Turns
from parvis.server.wire.refusals import Refusal

T = TypeVar("T")

LINE: Final = 8  # jobs of one place that may wait
LINES: Final = 64  # jobs of all places that may wait
PAUSE: Final = 1.0  # seconds after which whoever was turned away may come back


class Work:
    """Threads for one sort of work."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self.refused = 0  # for the metrics
        self.done = 0
        self._threads = ThreadPoolExecutor(threads, f"parvis-{name}")
        self._turns: Turns[int] = Turns()
        self._waiting: Counter[str] = Counter()
        for number in range(threads):
            self._turns.put(number)

    def __len__(self) -> int:
        """Return how many jobs wait or are done now."""
        return self._waiting.total()

    async def run(self, place: str, job: Callable[..., T], *args: Any) -> T:
        """Do a job for somebody at a place; raise Refusal if too much is waiting."""
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

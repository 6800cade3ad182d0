"""Fair shares: whoever was served longest ago is next, however many others have waiting."""

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that are lent. Those who wait have one in turn; each has a line of their own."""

    def __init__(self) -> None:
        self._free: list[T] = []
        self._lines: dict[Hashable, deque[asyncio.Future[T]]] = {}
        self._served: dict[Hashable, int] = {}  # when each owner was, while anybody waits
        self._count = 0

    async def get(self, owner: Hashable) -> T:
        """Return one, at once if there is one free, or when it is this owner's turn."""
        if self._free:
            self._serve(owner)
            return self._free.pop()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(future)
        self._served.setdefault(owner, self._count - 1)  # before the last one who was served
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was ours by then
                self.put(future.result())
            raise

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._lines.values()))

    def put(self, thing: T) -> None:
        """Give one back: to whoever is next, else to be kept until somebody comes."""
        while self._lines:
            owner = min(self._lines, key=self._served.__getitem__)
            line = self._lines[owner]
            future = line.popleft()
            if not line:
                del self._lines[owner]
            if not future.done():  # else they have given up
                self._serve(owner)
                future.set_result(thing)
                return
        self._served.clear()
        self._free.append(thing)

    def _serve(self, owner: Hashable) -> None:
        self._count += 1
        self._served[owner] = self._count

"""Fair sharing: the waiting owner served longest ago is next."""

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A pool of things to borrow. Each owner has a queue of their own, and owners take turns."""

    def __init__(self) -> None:
        self._free: list[T] = []
        self._lines: dict[Hashable, deque[asyncio.Future[T]]] = {}
        self._served: dict[Hashable, int] = {}  # when each waiting owner was last served
        self._count = 0

    async def get(self, owner: Hashable) -> T:
        """Borrow a thing, at once if one is free, else on this owner's turn."""
        if self._free:
            self._serve(owner)
            return self._free.pop()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(future)
        self._served.setdefault(owner, self._count - 1)  # before the last one who was served
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was given to us in the meantime
                self.put(future.result())
            raise

    def __len__(self) -> int:
        """Return the number of waiting requests."""
        return sum(map(len, self._lines.values()))

    def put(self, thing: T) -> None:
        """Return a thing: to the next in turn, else to the pool."""
        while self._lines:
            owner = min(self._lines, key=self._served.__getitem__)
            line = self._lines[owner]
            future = line.popleft()
            if not line:
                del self._lines[owner]
            if not future.done():  # otherwise cancelled
                self._serve(owner)
                future.set_result(thing)
                return
        self._served.clear()
        self._free.append(thing)

    def _serve(self, owner: Hashable) -> None:
        self._count += 1
        self._served[owner] = self._count

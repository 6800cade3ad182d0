"""What happened at a table, as the engine tells it: the latest at hand, all before it packed.

Whoever comes with nothing, or comes back after long, is told all of it. So it is kept: to find
it by replaying the game would take twenty times as long, while nobody else is served.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from parvis.engine.core import Event

AT_HAND: Final = 200  # events kept as they are, for those who are here
MOST: Final = 2_000  # events kept at all: twice the longest game; one may dither for ever
_SIZE: Final = 6  # numbers of a packed event


class Chronicle:
    """Events, each with the ply that it led to, in order."""

    __slots__ = ("_packed", "_latest")

    def __init__(self) -> None:
        self._packed = array("q")
        self._latest: list[tuple[int, Event]] = []

    def __len__(self) -> int:
        return len(self._packed) // _SIZE + len(self._latest)

    def add(self, events: Sequence[tuple[int, Event]]) -> None:
        """Add what happened last."""
        self._latest += events
        if len(self._latest) > 2 * AT_HAND:
            self._pack(len(self._latest) - AT_HAND)

    def _pack(self, count: int) -> None:
        for ply, e in self._latest[:count]:
            self._packed.extend((ply, e.kind, e.seat, e.a, e.b, e.c))
        del self._latest[:count]
        excess = len(self._packed) // _SIZE - MOST
        if excess > 0:
            del self._packed[: excess * _SIZE]

    def until(self, ply: int) -> "Chronicle":
        """Return what had happened at a ply."""
        then = Chronicle()
        packed, end = self._packed, len(self._packed)
        while end and packed[end - _SIZE] > ply:
            end -= _SIZE
        then._packed = packed[:end]
        then._latest = [told for told in self._latest if told[0] <= ply]
        return then

    def since(self, ply: int) -> list[tuple[int, Event]]:
        """List what happened after a ply, as far as it is kept."""
        latest = self._latest
        first = len(latest)
        while first and latest[first - 1][0] > ply:
            first -= 1
        found = latest[first:]
        return found if first else [*self._unpacked(ply), *found]

    def _unpacked(self, ply: int) -> list[tuple[int, Event]]:
        packed = self._packed
        first = len(packed)
        while first and packed[first - _SIZE] > ply:
            first -= _SIZE
        return [
            (packed[i], Event(*packed[i + 1 : i + _SIZE])) for i in range(first, len(packed), _SIZE)
        ]

"""The events of a game: recent ones as objects, older ones packed.

A client that connects, or returns after a long time, gets all of them. Replaying the game to find
them would take twenty times as long.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from parvis.engine.core import Event

AT_HAND: Final = 200  # recent events, kept unpacked
MOST: Final = 2_000  # events kept in total: twice the longest game; some never end
_SIZE: Final = 6  # numbers of a packed event


class Chronicle:
    """Events in order, each with the ply it led to."""

    __slots__ = ("_packed", "_latest")

    def __init__(self) -> None:
        self._packed = array("q")
        self._latest: list[tuple[int, Event]] = []

    def __len__(self) -> int:
        return len(self._packed) // _SIZE + len(self._latest)

    def add(self, events: Sequence[tuple[int, Event]]) -> None:
        """Append events."""
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
        """Return the events up to a ply."""
        then = Chronicle()
        packed, end = self._packed, len(self._packed)
        while end and packed[end - _SIZE] > ply:
            end -= _SIZE
        then._packed = packed[:end]
        then._latest = [told for told in self._latest if told[0] <= ply]
        return then

    def since(self, ply: int) -> list[tuple[int, Event]]:
        """List the events after a ply, as far as they are kept."""
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

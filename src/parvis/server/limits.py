"""Rate limits: a bucket of drops for each sort of request and each person or address."""

import time
from typing import Final

from parvis.server.refusals import Refusal

RATES: Final[dict[str, tuple[float, float]]] = {  # sort: (how many at once, how many a second)
    "sign-in": (10, 10 / 60),
    "guest": (30, 30 / 60),
    "make": (30, 30 / 60),
    "say": (8, 0.5),
    "think": (60, 20),  # what costs a replay: looking back, growth, undo, previews
    "ask": (400, 100),  # everything else
}
BUCKETS: Final = 10_000  # how many are kept before the full ones are thrown away


class Limits:
    """Counts requests. With `scale` 0 nothing is limited."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # drops, and as of when

    def take(self, sort: str, key: str) -> None:
        """Take a drop; raise Refusal if the bucket is empty."""
        if not self.scale:
            return
        most, rate = RATES[sort]
        most, rate = most * self.scale, rate * self.scale
        now = time.monotonic()
        drops, then = self._buckets.get((sort, key), (most, now))
        drops = min(most, drops + (now - then) * rate)
        if drops < 1:
            raise Refusal("too-fast", sort, wait=round((1 - drops) / rate, 2))
        self._buckets[sort, key] = (drops - 1, now)
        if len(self._buckets) > BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (drops, then)
            for key, (drops, then) in self._buckets.items()
            if drops + (now - then) * RATES[key[0]][1] * self.scale < RATES[key[0]][0] * self.scale
        }

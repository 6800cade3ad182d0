"""Rate limits: a token bucket per type of request, for each person and each address."""

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from parvis.server.wire.refusals import Refusal

RATES: Final[dict[str, tuple[float, float]]] = {  # (how many at once, how many a second)
    "sign-in": (10, 10 / 60),
    "passkey": (20, 20 / 60),  # two requests per sign-in
    "guest": (30, 30 / 60),
    "make": (30, 30 / 60),
    "invite": (5, 5 / 86_400),  # from one person to another, who may get a mail each time
    "change": (60, 1),  # each writes, and most notify everyone at a table
    "say": (8, 0.5),
    "hint": (10, 0.5),  # each costs two seconds of a computer player
    "analyse": (20, 20 / 600),  # each costs minutes of an analyst
    "think": (60, 20),  # each costs a replay: looking back, growth, previews
    "load": (60, 4),  # each replays a table that is not in memory, and caches it for minutes
    "list": (60, 5),  # lists of games, profiles: expensive if there are many games
    "take-back": (30, 1),  # each kills a thinking computer player
    "ask": (400, 100),  # everything else
}
PLACE: Final = 2.0  # an address gets this many times a person's limit
HELD: Final = 200  # waiting connections per address
BUCKETS: Final = 10_000  # kept before full ones are dropped
SWEEP: Final = 1.0  # seconds between two such purges, so that a crowd doesn't slow every request


class Limits:
    """Counts requests. With `scale` 0 nothing is limited."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.refused: Counter[str] = Counter()  # for the metrics
        self._held: dict[str, int] = {}
        self._swept = float("-inf")
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # drops, and as of when

    def take(self, sort: str, key: str, share: float = 1.0) -> None:
        """Take a drop; raise Refusal if the bucket is empty."""
        if not self.scale:
            return
        most, rate = RATES[sort]
        most, rate = most * self.scale * share, rate * self.scale * share
        now = time.monotonic()
        drops, then = self._buckets.get((sort, key), (most, now))
        drops = min(most, drops + (now - then) * rate)
        if drops < 1:
            self.refused[sort] += 1
            raise Refusal("too-fast", sort, wait=round((1 - drops) / rate, 2))
        self._buckets[sort, key] = (drops - 1, now)
        if len(self._buckets) > BUCKETS and now > self._swept + SWEEP:
            self._swept = now
            self._forget(now)

    def both(self, sort: str, person: int | None, place: str) -> None:
        """Take a drop from a person's bucket and one from their address's, which may be shared."""
        self.take(sort, f"at {place}", PLACE)
        self.take(sort, f"stranger at {place}" if person is None else str(person))

    @contextlib.contextmanager
    def held(self, key: str) -> Iterator[None]:
        """Hold one of an address's concurrent connections; raise Refusal if it has too many."""
        if self.scale and self._held.get(key, 0) >= HELD * self.scale:
            raise Refusal("too-fast", "connections", wait=60.0)
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def _forget(self, now: float) -> None:
        # A bucket unused for longer than it takes to fill is full.
        self._buckets = {
            (sort, key): (drops, then)
            for (sort, key), (drops, then) in self._buckets.items()
            if drops + (now - then) * RATES[sort][1] * self.scale < RATES[sort][0] * self.scale
        }

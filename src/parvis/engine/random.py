"""A small random generator that is part of the state. Each rules version fixes its algorithm."""

from typing import Final, final

_M1: Final = 2147483563
_M2: Final = 2147483399


@final
class Random:
    """L'Ecuyer's combined generator (1988).

    Products stay below 2**53, so Python, compiled Python and a browser agree exactly.
    """

    __slots__ = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def copy(self) -> "Random":
        return Random(self.a, self.b)

    def below(self, n: int) -> int:
        """Return a uniform number in range(n)."""
        a = self.a = self.a * 40014 % 2147483563
        b = self.b = self.b * 40692 % 2147483399
        return (a - b) % 2147483562 * n // 2147483562

    def pick(self, bag: list[int]) -> int:
        """Return a uniform member of a bag without removing it."""
        return bag[self.below(len(bag))]

    def draw(self, bag: list[int]) -> int:
        """Remove and return a uniform member of a bag."""
        return bag.pop(self.below(len(bag)))

    def split(self) -> "Random":
        """Return an independent generator, seeded from this one."""
        return seeded(self.below(1 << 30) << 30 | self.below(1 << 30))


def seeded(seed: int) -> Random:
    """Return the generator for a seed. SplitMix64 scatters nearby seeds."""
    z = (seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return Random(z % (_M1 - 1) + 1, (z >> 32) % (_M2 - 1) + 1)

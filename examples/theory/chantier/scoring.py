"""Points and ties."""

from typing import Final

from .components import SPACES
from .state import State

CATEGORIES: Final = ("spaces", "gold")


def owners(s: State) -> list[int]:
    """Return the seats in the order of their spaces, the best first; waiting builders come last."""
    builders = list(zip(s.drawn, s.paid, strict=False))  # the last builder may still be undecided
    return [seat for wanted in (1, 0) for seat, paid in builders if paid == wanted]


def breakdown(s: State) -> list[list[int]]:
    points = [0] * len(s.gold)
    for seat, space in zip(owners(s), SPACES, strict=False):
        points[seat] += space
    return [[spaces, gold] for spaces, gold in zip(points, s.gold, strict=True)]


def scores(s: State) -> list[int]:
    return [sum(row) for row in breakdown(s)]


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points,) for points in scores(s)]

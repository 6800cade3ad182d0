"""Points and ties."""

from typing import Final

from .components import TREES
from .state import State

CATEGORIES: Final = tuple(tree.key for tree in TREES if tree.points)


def breakdown(s: State) -> list[list[int]]:
    return [
        [tree.points * seat.row.count(card) for card, tree in enumerate(TREES) if tree.points]
        for seat in s.seats
    ]


def scores(s: State) -> list[int]:
    return [sum(row) for row in breakdown(s)]


# "If tied, whoever holds fewer cards is first."


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points, -sum(seat.hand)) for points, seat in zip(scores(s), s.seats, strict=True)]

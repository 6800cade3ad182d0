"""Points and the winner (§11)."""

from parvis.games.piliers.state import State


def scores(s: State) -> list[int]:
    """Return each seat's points."""
    return [sum(seat.points) for seat in s.seats]


def standing(s: State) -> list[tuple[int, ...]]:
    """Return points, then gold, the only tie-break. Further ties share the win. R30"""
    return [(sum(seat.points), seat.gold) for seat in s.seats]


def breakdown(s: State) -> list[list[int]]:
    """Return each seat's points by source."""
    return [seat.points[:] for seat in s.seats]

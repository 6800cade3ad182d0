"""The sources of points at the end of a visit, and which of them a better choice would change."""

import math
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from parvis.analysis.judges import End, difference
from parvis.analysis.report import Why
from parvis.engine import AnyGame, BaseState

LEAST: Final = 0.2  # least difference worth naming, in points
SURE: Final = 1.645  # least difference worth naming, in standard errors
FOUR_OF_FIVE: Final = 1.28
NAMED: Final = 3  # at most this many categories are named
ROUGH: Final = 4  # the first 1/ROUGH of the visits are burn-in and dropped


class Row(NamedTuple):
    """One entry of a sheet."""

    seat: int
    category: str
    track: Literal["", "citizens", "buildings"]


def rows_of(game: AnyGame, seats: int) -> list[Row]:
    """Describe the entries of a sheet."""
    tracks: tuple[Literal["", "citizens", "buildings"], ...] = ("",)
    if game.name == "emara":
        tracks = ("citizens", "buildings")
    return [
        Row(seat, category, track)
        for seat in range(seats)
        for track in tracks
        for category in game.categories
    ]


def sheet_of(game: AnyGame) -> Callable[[BaseState], list[int]]:
    """Return a function that lists the points of all seats by source.

    In Emara only the lower of two tracks counts, and its breakdown jumps when the other becomes the
    lower one; there both are listed.
    """
    if game.name == "emara":

        def both(s: Any) -> list[int]:
            return [points for seat in s.seats for points in seat.tally]

        return both

    def sheet(s: BaseState) -> list[int]:
        return [points for row in game.breakdown(s) for points in row.values()]

    return sheet


def reasons(game: AnyGame, seats: int, seat: int, best: list[End], played: list[End]) -> list[Why]:
    """Return the categories that the better choice would change, from the measuring visits."""
    skipped = len(best) // ROUGH
    a, b = best[skipped:], played[skipped:]
    found: list[Why] = []
    for i, row in enumerate(rows_of(game, seats)):
        change, error = difference([float(e.sheet[i]) for e in a], [float(e.sheet[i]) for e in b])
        if abs(change) >= LEAST and abs(change) > SURE * error:
            spread = FOUR_OF_FIVE * error
            found.append(Why(row.seat, row.category, row.track, round(change, 2), round(spread, 2)))
    found.sort(key=lambda why: -abs(why.points) * (1.0 if why.seat == seat else 0.8))
    return found[:NAMED]


def points_lost(seat: int, best: list[End], played: list[End]) -> tuple[float, float]:
    """Return the points that the better choice gained its seat, with half the 80 % interval."""
    change, error = difference(
        [float(e.scores[seat]) for e in best], [float(e.scores[seat]) for e in played]
    )
    return change, FOUR_OF_FIVE * math.hypot(error, 0.05)

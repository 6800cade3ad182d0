"""Final scoring: leftovers, the lower of two tracks, and ties."""

from parvis.games.emara.components import (
    BOOK,
    BREAD,
    CHAMBERLAIN,
    GOLD,
    GRAIN,
    RESOURCES_PER_POINT,
    RING,
    RING_WORTH,
)
from parvis.games.emara.kinds import BY_LEFTOVERS, SOURCE
from parvis.games.emara.state import Seat, State

CATEGORIES = SOURCE.keys

# End of the game. "Receive 2 points for each ring; 1 point for each gold, favour, book, loaf and
# each lot of 2 resources. You may use these points for citizens or buildings or both."


def pool_of(s: State, number: int) -> int:
    """Return the value of a seat's leftovers."""
    swaps = s.holders[CHAMBERLAIN] == number
    return worth_of(s.seats[number].goods, s.favours.count(number), swaps)


def worth_of(goods: list[int], favours: int, swaps: bool) -> int:
    """Return the value of goods and favours.

    The Chamberlain's owner first exchanges all gold for rings (`swaps`; R22).

    """
    resources = 0
    for good in range(GRAIN + 1):
        resources += goods[good]
    return (
        RING_WORTH * goods[RING]
        + (RING_WORTH if swaps else 1) * goods[GOLD]
        + goods[BOOK]
        + goods[BREAD]
        + favours
        + resources // RESOURCES_PER_POINT
    )


def best_split(citizens: int, buildings: int, pool: int) -> int:
    """Return the share of a pool for citizens that is best for score and tie-break (R34)."""
    if citizens + pool <= buildings:
        return pool
    if buildings + pool <= citizens:
        return 0
    return (citizens + buildings + pool + 1) // 2 - citizens


def tracks_of(s: State, number: int) -> tuple[int, int]:
    """Return citizens and buildings as if the game ended now, with the best split of leftovers."""
    seat = s.seats[number]
    return split(seat.citizens, seat.buildings, 0 if seat.settled else pool_of(s, number))


def split(citizens: int, buildings: int, pool: int) -> tuple[int, int]:
    """Return both tracks after the best split of a pool."""
    share = best_split(citizens, buildings, pool)
    return citizens + share, buildings + pool - share


def scores(s: State) -> list[int]:
    """Return the lower track of each seat, as if the game ended now."""
    return [min(tracks_of(s, number)) for number in range(len(s.seats))]


# Ties: the other track, then the higher rank, then the citizens of its card (R51).


def standing(s: State) -> list[tuple[int, ...]]:
    """Return points and tie-breaks of each seat."""
    keys: list[tuple[int, ...]] = []
    for number, seat in enumerate(s.seats):
        tracks = tracks_of(s, number)
        keys.append((min(tracks), max(tracks), seat.rank, seat.crest))
    return keys


def breakdown(s: State) -> list[list[int]]:
    """Return the sources of the points on each seat's lower track; they add up to its score."""
    return [sources_of(s, number, seat) for number, seat in enumerate(s.seats)]


def sources_of(s: State, number: int, seat: Seat) -> list[int]:
    citizens, buildings = tracks_of(s, number)
    counts_buildings = buildings < citizens
    start = SOURCE.size if counts_buildings else 0
    row = seat.tally[start : start + SOURCE.size]
    row[BY_LEFTOVERS] += min(citizens, buildings) - (
        seat.buildings if counts_buildings else seat.citizens
    )
    return row

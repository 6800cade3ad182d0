"""Descendance, final scoring: points by category, the dark-candle villagers, ties."""

from typing import Final

from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_LEVEL,
    AT_WINDOW,
    BY_BARD,
    FARM,
    IN_BAG,
    IN_CHRONICLE,
    SCORE,
)
from parvis.games.descendance.state import Seat, State

CATEGORIES = SCORE.keys
VILLAGERS: Final = CATEGORIES.index("villagers")

_CUSTOMER_POINTS: Final = tuple(customer.points for customer in c.CUSTOMERS)


def living_of(seat: Seat) -> int:
    """Count a family's living members: on the farm, on the board or in the black bag (R34)."""
    return sum(FARM <= place <= IN_BAG for place in seat.where)


def recorded_of(seat: Seat) -> int:
    """Count a family's members in the chronicle, those the Bard brought included (R43)."""
    return sum(IN_CHRONICLE <= place <= BY_BARD for place in seat.where)


def points_of(seat: Seat) -> list[int]:
    """Return a family's points by category, without the Trickster."""
    hand = seat.hand
    cities = seat.cities.bit_count()
    travel = (c.TRAVELLER_POINTS if c.TRAVELLER in hand else c.TRAVEL_POINTS)[cities]
    if c.COUNT in hand:
        travel += c.COUNT_POINTS * sum(
            seat.cities >> i & city.fortified for i, city in enumerate(c.CITY)
        )
    council = church = recorded = 0
    for place in seat.where:
        if AT_LEVEL <= place < AT_LEVEL + 4:
            council += c.COUNCIL_POINTS[place - AT_LEVEL]
        elif AT_WINDOW <= place < AT_WINDOW + 4:
            church += c.WINDOW_POINTS[place - AT_WINDOW]
        elif IN_CHRONICLE <= place <= BY_BARD:  # including the Bard's (R43)
            recorded += 1
    customers = 0
    for customer in seat.served:
        customers += _CUSTOMER_POINTS[customer]
    chronicle = c.ARTIST_POINTS if c.ARTIST in hand else c.CHRONICLE_POINTS
    return [
        seat.prestige,
        travel,
        council,
        church,
        chronicle[min(recorded, 5)],
        customers,
        seat.coins,
        _villagers(seat) if hand else 0,
    ]


def _villagers(seat: Seat) -> int:
    """Return the points of dark candles that no other category counts."""
    points = 0
    for card in seat.hand:
        if card in c.CUBE_CARDS:  # R50: more cubes than the card lists give nothing
            cubes = seat.cubes[c.CUBE_CARDS.index(card)]
            points += c.CUBE_CARD_POINTS[cubes] if cubes < len(c.CUBE_CARD_POINTS) else 0
        elif card == c.STEWARD:
            points += c.STEWARD_POINTS * sum(number > 0 for number in seat.goods)
        elif card == c.PHYSICIAN:
            points += living_of(seat)
        elif card == c.FARMERS_WIFE:
            points += seat.grain
    return points


def breakdown(s: State) -> list[list[int]]:
    """Return the points of each seat by category; the Trickster comes after all else (R49)."""
    rows = [points_of(seat) for seat in s.seats]
    totals = [sum(row) for row in rows]
    for seat, row, total in zip(s.seats, rows, totals, strict=True):
        if c.TRICKSTER in seat.hand:
            last = total == min(totals)
            row[VILLAGERS] += c.TRICKSTER_LAST if last else c.TRICKSTER_POINTS
    return rows


def scores(s: State) -> list[int]:
    """Return the points of each seat."""
    return [sum(row) for row in breakdown(s)]


def standing(s: State) -> list[tuple[int, ...]]:
    """Return points, then most customers, then most living members; further ties stand (R34)."""
    return [
        (points, len(seat.served), living_of(seat))
        for points, seat in zip(scores(s), s.seats, strict=True)
    ]

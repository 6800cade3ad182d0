"""Clochemerle: prestige by category, and tie-breaks ("Fin de partie").

Zones score whether or not their villager lives; only the citizens chamber looks at the living,
one by one (R55).
"""

from typing import Final

from parvis.games.clochemerle.components import (
    CHAMBERS,
    CHURCHES,
    CITIZEN_PRESTIGE,
    CUSTOMERS,
    FIELD,
    HAND_PRESTIGE,
    LABOURER_PRESTIGE,
    PROPERTY_PRESTIGE,
    SQUARE_PRESTIGE,
    STAGES,
    WINDOW_PRESTIGE,
)
from parvis.games.clochemerle.rules.banners import CITIZENS, PROPERTIES, windows_of
from parvis.games.clochemerle.state import Seat, State

CATEGORIES: Final = (
    "church",
    "council",
    "fields",
    "travel",
    "customers",
    "hall",
    "labourers",
    "hand",
)

CHURCH_POINTS: Final = 0  # their places
COUNCIL_POINTS: Final = 1

_CHURCH_PRESTIGE: Final = tuple(card.prestige for card in CHURCHES)
_CHAMBER_PRESTIGE: Final = tuple(card.prestige for card in CHAMBERS)
_STAGE_PRESTIGE: Final = tuple(card.prestige for card in STAGES)
_CUSTOMER_PRESTIGE: Final = tuple(card.prestige for card in CUSTOMERS)


def breakdown(s: State) -> list[list[int]]:
    """Return the prestige of each seat by category, as if the game ended now."""
    return [
        [
            church_points(seat),
            council_points(seat),
            FIELD.prestige * seat.fields,
            prestige(seat.stages, _STAGE_PRESTIGE),
            prestige(seat.served, _CUSTOMER_PRESTIGE),
            seat.hall,
            LABOURER_PRESTIGE * seat.labourers,
            HAND_PRESTIGE if n == s.holder else 0,
        ]
        for n, seat in enumerate(s.seats)
    ]


def prestige(cards: int, each: tuple[int, ...]) -> int:
    """Add up a set of cards."""
    points = 0
    while cards:
        last = cards & -cards
        points += each[last.bit_length() - 1]
        cards ^= last
    return points


def church_points(seat: Seat) -> int:
    if seat.church < 0:
        return 0
    return _CHURCH_PRESTIGE[seat.church] + WINDOW_PRESTIGE[windows_of(seat)]


def council_points(seat: Seat) -> int:
    points = SQUARE_PRESTIGE * seat.square
    if seat.chamber >= 0:
        points += _CHAMBER_PRESTIGE[seat.chamber]
    if seat.chamber == CITIZENS:
        points += CITIZEN_PRESTIGE * (seat.octagons & seat.villagers).bit_count()
    elif seat.chamber == PROPERTIES:
        counts = properties(seat)
        points += PROPERTY_PRESTIGE * sum(counts[n] for n in range(5) if seat.octagons >> n & 1)
    return points


def properties(seat: Seat) -> tuple[int, int, int, int, int]:
    """Count the cards of each category: travel, workshop, served, church and monks, field (R37)."""
    return (
        seat.stages.bit_count(),
        sum(pair >= 0 for pair in seat.workshops),
        seat.served.bit_count(),
        (seat.church >= 0) + seat.monks.bit_count(),
        seat.fields,
    )


def scores(s: State) -> list[int]:
    return [sum(row) for row in breakdown(s)]


# "En cas d'égalité": coins, resources of every sort (R67), points on the tree; else shared.


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points, wealth(seat)) for points, seat in zip(scores(s), s.seats, strict=True)]


def wealth(seat: Seat) -> int:
    resources = sum(seat.stock) + seat.ploughs.bit_count() + seat.guild
    return seat.coins + resources + seat.tree

"""Clochemerle: prestige by category, tie-breaks ("Fin de partie"), and what must add up.

Zones score whether or not their villager lives; only the citizens chamber looks at the living,
one by one (R55).
"""

from typing import Final

from parvis.games.clochemerle.components import (
    BLACK_DICE,
    CHAMBERS,
    CHURCHES,
    CITIZEN_PRESTIGE,
    CLOUDS,
    CUSTOMERS,
    FIELD_PRESTIGE,
    FIELDS,
    HAND_PRESTIGE,
    LABOURER_PRESTIGE,
    MOST_WINDOWS,
    PROPERTY_PRESTIGE,
    SHELTERS,
    SQUARE_OCTAGONS,
    SQUARE_PRESTIGE,
    SQUARES,
    STAGE_LETTER,
    STAGES,
    WHITE_DICE,
    WINDOW_PRESTIGE,
    WORKSHOPS,
)
from parvis.games.clochemerle.rules.banners import CITIZENS, GUILD, PROPERTIES, windows_of
from parvis.games.clochemerle.rules.rounds import coffins
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
            FIELD_PRESTIGE * seat.fields,
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


# What must hold at every moment.


def audit(s: State) -> list[str]:
    """Say what does not add up: the 104 cards, the dice, the dead, and every limit."""
    return [*lost_cards(s), *lost_dice(s), *lost_lives(s), *(f for v in s.seats for f in limits(v))]


def lost_cards(s: State) -> list[str]:
    faults: list[str] = []
    seats = s.seats
    places = {
        "church": [s.churches, *(1 << v.church for v in seats if v.church >= 0)],
        "chamber": [s.chambers, *(1 << v.chamber for v in seats if v.chamber >= 0)],
        "monk": [s.monks, *(1 << n for n in s.tops if n >= 0), *(v.monks for v in seats)],
        "stage": [s.stages, *(v.stages for v in seats)],
        "workshop": [
            s.shops,
            *(1 << (4 * n + p) for v in seats for n, p in enumerate(v.workshops) if p >= 0),
        ],
        "customer": [
            s.deck,
            *(1 << n for n in s.zone if n >= 0),
            *(v.market for v in seats),
            *(v.served for v in seats),
        ],
    }
    totals = {"church": 4, "chamber": 4, "monk": 12, "stage": 19, "workshop": 20, "customer": 33}
    for name, sets in places.items():
        if sum(sets) != (1 << totals[name]) - 1:
            faults.append(f"a {name} card is lost or doubled")
    if s.squares + sum(v.square for v in seats) != SQUARES:
        faults.append("a square is lost or doubled")
    if s.fields + sum(v.fields for v in seats) != FIELDS:
        faults.append("a field is lost or doubled")
    return faults


def lost_dice(s: State) -> list[str]:
    total = WHITE_DICE[len(s.seats)] + BLACK_DICE[len(s.seats)]
    taken = (s.die >= 0) + (s.other >= 0)
    if s.turn and sum(s.pool) + 2 * (s.turn - 1) + taken != total:
        return ["a die is lost or doubled"]
    return ["a die shows twice"] if sum(s.pool) > total else []


def lost_lives(s: State) -> list[str]:
    """Each ten time of a village is one coffin; the reaper is at most one behind."""
    lives = sum(seat.time // CLOUDS for seat in s.seats)
    if not 0 <= lives - coffins(s) <= 1:
        return ["a villager is lost, or has died twice"]
    return ["the chronicle is too full"] if max(s.chronicle) > 2 else []


def limits(seat: Seat) -> list[str]:
    faults: list[str] = []
    letters = sorted(STAGE_LETTER[n] for n in range(19) if seat.stages >> n & 1)
    rules = (
        (min(seat.coins, seat.tree, seat.hall, *seat.stock) >= 0, "a village owes something"),
        (
            seat.guild <= (CHAMBERS[GUILD].octagons if seat.chamber == GUILD else 0),
            "the guild holds too much",
        ),
        (seat.markers <= SQUARE_OCTAGONS * seat.square, "the square holds too much"),
        (windows_of(seat) <= MOST_WINDOWS, "a church has too many windows"),
        (seat.church >= 0 or not seat.monks, "monks without a church"),
        (seat.shelters <= SHELTERS, "the sanatorium was used too often"),
        (letters == list(range(len(letters))), "a journey has lost its way"),
        (seat.ploughs < 1 << seat.fields, "a plough lies on no field"),
        (
            all(
                n <= (WORKSHOPS[i].octagons if seat.workshops[i] >= 0 else 0)
                for i, n in enumerate(seat.stock)
            ),
            "a workshop holds too much",
        ),
    )
    faults += [fault for holds, fault in rules if not holds]
    return faults

"""Invariants of Clochemerle."""

from parvis.games.clochemerle.components import (
    BLACK_DICE,
    CHAMBERS,
    CHRONICLE,
    CHURCHES,
    CLOUDS,
    CUSTOMERS,
    FIELDS,
    MONKS,
    MOST_WINDOWS,
    SHELTERS,
    SQUARE_OCTAGONS,
    SQUARES,
    STAGE_LETTER,
    STAGES,
    WHITE_DICE,
    WORKSHOPS,
    WORKSHOPS_EACH,
)
from parvis.games.clochemerle.rules.banners import GUILD, windows_of
from parvis.games.clochemerle.rules.rounds import coffins
from parvis.games.clochemerle.rules.white import workshop_of
from parvis.games.clochemerle.state import Seat, State


def audit(s: State) -> list[str]:
    """List violated invariants: the 104 cards, the dice, the dead, and every limit."""
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
            *(
                1 << (WORKSHOPS_EACH * n + p)
                for v in seats
                for n, p in enumerate(v.workshops)
                if p >= 0
            ),
        ],
        "customer": [
            s.deck,
            *(1 << n for n in s.zone if n >= 0),
            *(v.market for v in seats),
            *(v.served for v in seats),
        ],
    }
    totals = {
        "church": len(CHURCHES),
        "chamber": len(CHAMBERS),
        "monk": len(MONKS),
        "stage": len(STAGES),
        "workshop": len(WORKSHOPS),
        "customer": len(CUSTOMERS),
    }
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
    """Check that every CLOUDS of time in a village filled one coffin; at most one death is due."""
    lives = sum(seat.time // CLOUDS for seat in s.seats)
    if not 0 <= lives - coffins(s) <= 1:
        return ["a villager is lost, or has died twice"]
    return ["the chronicle is too full"] if max(s.chronicle) > len(CHRONICLE) else []


def limits(seat: Seat) -> list[str]:
    faults: list[str] = []
    letters = sorted(STAGE_LETTER[n] for n in range(len(STAGES)) if seat.stages >> n & 1)
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
                n <= (workshop_of(seat, i).octagons if seat.workshops[i] >= 0 else 0)
                for i, n in enumerate(seat.stock)
            ),
            "a workshop holds too much",
        ),
    )
    faults += [fault for holds, fault in rules if not holds]
    return faults

"""Invariants of the game."""

from .components import BUILDERS, PURSES
from .state import State
from .view import spent


def audit(s: State) -> list[str]:
    """List violated invariants, a sentence each."""
    faults: list[str] = []
    for seat, purse in enumerate(s.purses):
        if purse >= 0 and s.gold[seat] + spent(s, seat) != PURSES[purse]:
            faults.append(f"gold of seat {seat} is lost or doubled")
        if s.drawn.count(seat) > BUILDERS:
            faults.append(f"seat {seat} has too many builders")
    return faults

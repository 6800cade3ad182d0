"""Invariants of the game."""

from .components import TREES
from .state import State


def audit(s: State) -> list[str]:
    """List violated invariants, a sentence each."""
    faults: list[str] = []
    for card, tree in enumerate(TREES):
        held = sum(seat.hand[card] + seat.row.count(card) for seat in s.seats)
        if s.bag[card] + held != tree.copies + tree.dealt * len(s.seats):
            faults.append(f"a card is lost or doubled: {tree.key}")
    return faults

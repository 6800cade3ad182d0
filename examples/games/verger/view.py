"""The view of a seat or spectator, and a state that it can't tell from the true one."""

from parvis.engine import Random

from .components import TREES
from .scoring import scores
from .seen import SideView, View
from .state import State


def shown(s: State, i: int, you: int | None) -> bool:
    """Tell whether a seat sees a hand: its own, or the one that it robs."""
    return i == you or (i == s.looking and bool(s.agenda) and s.agenda[-1].seat == you)


def view(s: State, you: int | None) -> View:
    points = scores(s)
    sides = [
        SideView(
            points[i],
            sum(seat.hand),
            seat.hand[:] if shown(s, i, you) else None,
            seat.row[:],
        )
        for i, seat in enumerate(s.seats)
    ]
    return View(sum(s.bag), s.looking, sides)


def imagine(s: State, you: int | None, random: Random) -> State:
    s = s.copy()
    s.random = random.split()
    hidden = [seat for i, seat in enumerate(s.seats) if not shown(s, i, you)]
    # Sorted by card, because the order could reveal who holds what.
    piles = [s.bag, *(seat.hand for seat in hidden)]
    unseen = [card for card in range(len(TREES)) for pile in piles for _ in range(pile[card])]
    for seat in hidden:
        number, seat.hand = sum(seat.hand), [0] * len(TREES)
        for _ in range(number):
            seat.hand[random.draw(unseen)] += 1
    s.bag = [unseen.count(card) for card in range(len(TREES))]
    return s

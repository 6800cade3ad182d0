"""The view of a seat or spectator, and a state that it can't tell from the true one."""

from parvis.engine import Random

from .components import PRICES, PURSES
from .seen import SideView, View
from .state import State


def spent(s: State, seat: int) -> int:
    """Return what a seat has paid, which is public."""
    return sum(
        price * paid
        for price, paid, whose in zip(PRICES, s.paid, s.drawn, strict=False)
        if whose == seat
    )


def view(s: State, you: int | None) -> View:
    sides = [
        SideView(
            s.gold[seat] if seat == you or not s.agenda else None,
            spent(s, seat),
        )
        for seat in range(len(s.gold))
    ]
    price = PRICES[len(s.paid)] if len(s.paid) < len(PRICES) else 0
    return View(price, _filled(s.drawn), _filled(s.paid), sides)


def _filled(done: list[int]) -> list[int]:
    """Return the choice made at each draw; -1 for future draws."""
    return done + [-1] * (len(PRICES) - len(done))


def imagine(s: State, you: int | None, random: Random) -> State:
    s = s.copy()
    s.random = random.split()
    asked = s.agenda[-1].seat if s.agenda else -1
    for seat in range(len(s.gold)):
        if seat == you or s.purses[seat] < 0 or not s.agenda:
            continue
        paid = spent(s, seat)
        purses = [purse for purse, gold in enumerate(PURSES) if gold >= paid]
        if seat == asked and seat != you:
            # The purse must stay on the same side of the price, because the options depend on it.
            able = s.gold[seat] >= PRICES[len(s.paid)]
            purses = [p for p in purses if (PURSES[p] - paid >= PRICES[len(s.paid)]) == able]
        s.purses[seat] = purses[random.below(len(purses))]
        s.gold[seat] = PURSES[s.purses[seat]] - paid
    return s

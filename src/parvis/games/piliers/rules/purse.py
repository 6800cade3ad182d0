"""Shared by several chapters: earning, losing and paying, and the order around the table."""

from typing import Final

from parvis.engine import Log
from parvis.games.piliers.components import (
    HIRED,
    JACK,
    MORTAR_MIXER,
    MOST_CRAFTSMEN,
    MOST_GOLD,
    OTTO,
    PRIVILEGES,
    STARTING,
    UNPAID,
    WOODWORKER,
    WORKERS,
    of_trade,
)
from parvis.games.piliers.kinds import SPILLED
from parvis.games.piliers.options import NEGATIVE_POINTS
from parvis.games.piliers.state import Seat, State

UNTOLD: Final = -1  # gold whose gain is reported by another event

BLACK_WORKERS: Final = PRIVILEGES[OTTO].number
WITH_JACK: Final = PRIVILEGES[JACK].number

# The mortar mixers for masons and the woodworkers for buying wood, by the value of option R49.
_MIXERS: Final = frozenset(of_trade(MORTAR_MIXER))
MIXERS: Final = (_MIXERS, _MIXERS & frozenset(STARTING))
_WOODWORKERS: Final = frozenset(of_trade(WOODWORKER))
WOODWORKERS: Final = (_WOODWORKERS, _WOODWORKERS & frozenset(STARTING))


def clockwise(s: State) -> list[int]:
    """List the seats from the start player on, the order of everything done in turn (R14)."""
    seats = len(s.seats)
    return [*range(s.start, seats), *range(s.start)]


def bring_home(s: State, i: int) -> None:
    """Return all of a seat's workers to its reserve (R43)."""
    grey = HIRED if s.grey == i else 0
    black = BLACK_WORKERS if s.black == i else 0
    s.seats[i].reserve = WORKERS + grey + black
    s.large_at[i] = -1


def places(s: State, i: int) -> int:
    """Return how many craftsmen a seat may keep: five, or six with Jack (R19, R52)."""
    return WITH_JACK if s.jack == i else MOST_CRAFTSMEN


def earn(s: State, i: int, gold: int, log: Log, kind: int) -> None:
    """Add gold to a purse of at most 30, and report the excess that is lost (R24)."""
    seat = s.seats[i]
    lost = max(0, seat.gold + gold - MOST_GOLD)
    seat.gold += gold - lost
    if kind != UNTOLD:
        log.add(kind, i, gold - lost)
    if lost:
        log.add(SPILLED, i, lost)


def lose(s: State, seat: Seat, category: int, points: int) -> int:
    """Take points from a seat, down to zero (R15); return the number lost."""
    if not s.options[NEGATIVE_POINTS]:
        points = min(points, sum(seat.points))
    seat.points[category] -= points
    return points


def pay(s: State, seat: Seat, category: int, due: int) -> int:
    """Pay as much gold as possible; return the points lost for the rest.

    Every two unpaid gold cost a point, rounded in the payer's favour (R15).

    """
    paid = min(seat.gold, due)
    seat.gold -= paid
    return lose(s, seat, category, (due - paid) // UNPAID) if paid < due else 0


def can_pay_or_lose(s: State, seat: Seat, due: int) -> bool:
    """Tell whether a demand for gold would cost a seat anything."""
    if seat.gold or s.options[NEGATIVE_POINTS]:
        return due > 0
    return due >= UNPAID and sum(seat.points) > 0

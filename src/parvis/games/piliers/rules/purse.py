"""What several chapters share: earning, losing and paying, and the order around the table."""

from parvis.games.piliers.components import BLACK_WORKER, HIRED, MOST_GOLD, UNPAID, WORKERS
from parvis.games.piliers.setup import NEGATIVE_POINTS
from parvis.games.piliers.state import Seat, State


def clockwise(s: State) -> list[int]:
    """List the seats from the start player on: the order of all that is done in turn (R14)."""
    seats = len(s.seats)
    return [*range(s.start, seats), *range(s.start)]


def bring_home(s: State, i: int) -> None:
    """Put all workers of a seat back into its reserve (R43)."""
    seat = s.seats[i]
    black = BLACK_WORKER in seat.privileges
    seat.reserve = WORKERS + black + (HIRED if s.grey == i else 0)
    s.large_at[i] = -1


def earn(seat: Seat, gold: int) -> int:
    """Add gold to a purse, which holds 30 at most (R24); return what it could take."""
    before = seat.gold
    seat.gold = min(MOST_GOLD, before + gold)
    return seat.gold - before


def lose(s: State, seat: Seat, category: int, points: int) -> int:
    """Take points from a seat, which never has fewer than none (R15); return what it lost."""
    if not s.options[NEGATIVE_POINTS]:
        points = min(points, sum(seat.points))
    seat.points[category] -= points
    return points


def pay(s: State, seat: Seat, category: int, due: int) -> int:
    """Pay what is due as far as the gold goes; return the points lost for the rest.

    A point is lost for every two gold unpaid, rounded in the payer's favour (R15).
    """
    paid = min(seat.gold, due)
    seat.gold -= paid
    return lose(s, seat, category, (due - paid) // UNPAID) if paid < due else 0

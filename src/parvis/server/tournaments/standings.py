"""Standings: points for places, and the order of the players. Pure functions, no database or clock.

The winner of a table gets 1 point, the last none, the others an even share between; ties share.
Points are in 120ths, so that every share is a whole number. A bye is worth half a point.

Tie-breaks in order: rounds survived and points in the last one (knock-out only), points, wins, the
points of all opponents, the share of the scores at their tables. Players equal in all share a
place.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

POINT: Final = 120
BYE: Final = POINT // 2


class Outcome(msgspec.Struct, frozen=True):
    """One player's result in one round; a bye has no opponents."""

    player: int
    round: int
    points: int
    won: bool = False
    opponents: tuple[int, ...] = ()
    score: int = 0  # in the game
    total: int = 0  # of all at the table


class Line(msgspec.Struct, frozen=True):
    """One line of the standings."""

    player: int
    place: int
    points: int
    wins: int
    opponents: int  # points of the opponents met
    share: float  # score / table total * players, averaged over tables; 1.0 is par
    played: int
    lasted: int  # the last round played …
    last: int  # … and the points in it


def points_for(places: Sequence[int]) -> list[int]:
    """Return the points for the places at a table, where 1 is the best; ties share.

    They are whole for tables of two to five.

    """
    count = len(places)
    if count < 2:
        return [POINT] * count
    order = sorted(places)
    worth = [POINT * (count - 1 - i) // (count - 1) for i in range(count)]
    shares = {}
    for place in set(places):
        held = [worth[i] for i in range(count) if order[i] == place]
        shares[place] = sum(held) // len(held)
    return [shares[place] for place in places]


def standings(players: Sequence[int], outcomes: Sequence[Outcome], knockout: bool) -> list[Line]:
    """Return everyone in order, the best first."""
    points = dict.fromkeys(players, 0)
    for outcome in outcomes:
        points[outcome.player] = points.get(outcome.player, 0) + outcome.points
    lines = []
    for player in players:
        mine = [outcome for outcome in outcomes if outcome.player == player]
        met = sum(points.get(other, 0) for outcome in mine for other in outcome.opponents)
        scored = [outcome for outcome in mine if outcome.total > 0]
        share = sum(o.score / o.total * (len(o.opponents) + 1) for o in scored)
        lines.append(
            Line(
                player,
                0,
                points[player],
                sum(outcome.won for outcome in mine),
                met,
                round(share / len(scored), 4) if scored else 0.0,
                len(mine),
                *max(((outcome.round, outcome.points) for outcome in mine), default=(0, 0)),
            )
        )
    lines.sort(key=lambda line: _order(line, knockout))
    placed: list[Line] = []
    for i, line in enumerate(lines):
        equal = placed and _order(placed[-1], knockout) == _order(line, knockout)
        place = placed[-1].place if equal else i + 1
        placed.append(msgspec.structs.replace(line, place=place))
    return placed


def _order(line: Line, knockout: bool) -> tuple[float, ...]:
    lasted, last = (line.lasted, line.last) if knockout else (0, 0)
    return (-lasted, -last, -line.points, -line.wins, -line.opponents, -line.share)


def advancing(size: int) -> int:
    """Return how many of a table advance in a knock-out: the better half, at least one."""
    return max(1, size // 2)

"""Receiving goods and points."""

from parvis.engine import Log
from parvis.games.emara.components import SUMMER, TOOLMAKER, WINTER
from parvis.games.emara.kinds import BUILDINGS, CITIZENS, GAINED, LOST_CITIZEN, SOURCE
from parvis.games.emara.state import State


def receive(s: State, seat: int, good: int, number: int, log: Log) -> None:
    s.seats[seat].goods[good] += number
    log.add(GAINED, seat, good, number)


def attract(s: State, seat: int, citizens: int, source: int, log: Log) -> None:
    """Score citizens."""
    owner = s.seats[seat]
    owner.citizens += citizens
    owner.tally[source] += citizens
    log.add(CITIZENS, seat, citizens, source)


def lose_citizen(s: State, seat: int, source: int, log: Log) -> None:
    owner = s.seats[seat]
    owner.citizens -= 1
    owner.tally[source] -= 1
    log.add(LOST_CITIZEN, seat)


# "When you receive building points, receive 2 more" (Toolmaker, summer), or 1 less (winter): once
# for each gain, one on top of the other (R19).


def bonus_of(s: State, seat: int) -> int:
    """Return what a seat receives on top of each gain of buildings in this round."""
    bonus = 2 if s.holders[TOOLMAKER] == seat else 0
    if s.occasion == SUMMER:
        return bonus + 2
    return bonus - 1 if s.occasion == WINTER else bonus


def build(s: State, seat: int, buildings: int, source: int, log: Log) -> None:
    """Score buildings."""
    buildings += bonus_of(s, seat)
    owner = s.seats[seat]
    owner.buildings += buildings
    owner.tally[SOURCE.size + source] += buildings
    log.add(BUILDINGS, seat, buildings, source)

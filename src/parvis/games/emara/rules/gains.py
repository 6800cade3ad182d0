"""Receiving goods and points."""

from parvis.engine import Log
from parvis.games.emara.components import ADVISORS, OCCASIONS, SUMMER, TOOLMAKER, WINTER
from parvis.games.emara.kinds import (
    BUILDINGS,
    BY_ADVISORS,
    BY_OCCASIONS,
    CITIZENS,
    GAINED,
    LOST_CITIZENS,
    SOURCE,
    WINTER_TOOK,
)
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


def lose_citizens(s: State, seat: int, citizens: int, source: int, log: Log) -> None:
    owner = s.seats[seat]
    owner.citizens -= citizens
    owner.tally[source] -= citizens
    log.add(LOST_CITIZENS, seat, citizens)


# "When you receive building points, receive 2 more" (Toolmaker, summer), or 1 less (winter): once
# for each gain; both may apply (R19).


def build(s: State, seat: int, buildings: int, source: int, log: Log) -> None:
    """Score buildings, changed by the Toolmaker and the round's event."""
    _build(s, seat, buildings, source)
    log.add(BUILDINGS, seat, buildings, source)
    if s.holders[TOOLMAKER] == seat:
        more = ADVISORS[TOOLMAKER].gain
        _build(s, seat, more, BY_ADVISORS)
        log.add(BUILDINGS, seat, more, BY_ADVISORS)
    if s.occasion == SUMMER:
        more = OCCASIONS[SUMMER].gain
        _build(s, seat, more, BY_OCCASIONS)
        log.add(BUILDINGS, seat, more, BY_OCCASIONS)
    elif s.occasion == WINTER:
        less = OCCASIONS[WINTER].gain
        _build(s, seat, -less, BY_OCCASIONS)
        log.add(WINTER_TOOK, seat, less)


def _build(s: State, seat: int, buildings: int, source: int) -> None:
    owner = s.seats[seat]
    owner.buildings += buildings
    owner.tally[SOURCE.size + source] += buildings

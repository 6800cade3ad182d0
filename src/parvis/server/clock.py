"""Clocks: pure arithmetic on seconds. The engine never sees time.

Only the time of people runs; a computer player's does not. Who goes back has had the turn
all along: the time since runs on their clock, and what they were given for a turn that they
had finished is theirs no more. Otherwise choosing and going back would make time.
"""

import msgspec

from parvis.server.messages import Clock, ClockRule, DaysClock, LiveClock, NoClock

DAY = 86_400.0


class Banks(msgspec.Struct, frozen=True):
    """What each seat has left, as of `since`, when the time of `running` began to run."""

    left: list[float]
    running: int | None
    since: float


def fresh(rule: ClockRule, seats: int) -> Banks:
    """Return the clock of a game that has not started."""
    whole = {DaysClock: getattr(rule, "days", 0.0) * DAY, LiveClock: getattr(rule, "bank", 0.0)}
    return Banks([whole.get(type(rule), 0.0)] * seats, None, 0.0)


def press(rule: ClockRule, banks: Banks, runs: int | None, now: float) -> Banks:
    """Let the time of another seat run from now on, or go on with the same."""
    if isinstance(rule, NoClock):
        return Banks(banks.left, runs, now)
    if runs == banks.running:
        return banks
    left = list(banks.left)
    was = banks.running
    if was is not None:
        left[was] -= now - banks.since
        if isinstance(rule, LiveClock):
            left[was] += rule.increment
    if runs is not None and isinstance(rule, DaysClock):
        left[runs] = rule.days * DAY
    return Banks(left, runs, now)


def take_back(rule: ClockRule, banks: Banks, runs: int | None, now: float) -> Banks:
    """Let the time of a seat run again as if it had never stopped."""
    if isinstance(rule, NoClock):
        return Banks(banks.left, runs, now)
    if runs is None or runs == banks.running:
        return banks
    left = list(banks.left)
    left[runs] -= now - banks.since
    if isinstance(rule, LiveClock):
        left[runs] -= rule.increment
    return Banks(left, runs, now)


def left_of(rule: ClockRule, banks: Banks, seat: int, now: float) -> float:
    """Return the seconds that a seat has left; below zero, its time has run out."""
    spent = now - banks.since if seat == banks.running else 0.0
    return banks.left[seat] - spent


def is_out(rule: ClockRule, banks: Banks, seat: int, now: float) -> bool:
    """Tell whether the others may act because this seat's time has run out."""
    timed = not isinstance(rule, NoClock)
    return timed and seat == banks.running and left_of(rule, banks, seat, now) < 0


def shown(rule: ClockRule, banks: Banks, now: float) -> Clock | None:
    """Return what the clock shows now; None if there is none."""
    if isinstance(rule, NoClock):
        return None
    left = [round(left_of(rule, banks, seat, now), 3) for seat in range(len(banks.left))]
    return Clock(rule, left, banks.running)


def refuse(rule: ClockRule) -> str:
    """Say what is wrong with a clock; "" if nothing is."""
    if isinstance(rule, DaysClock) and not 0.01 <= rule.days <= 60:
        return "a turn has from 0.01 to 60 days"
    if isinstance(rule, LiveClock):
        if not 10 <= rule.bank <= 7 * DAY:
            return "a bank has from 10 seconds to 7 days"
        if not 0 <= rule.increment <= 3600:
            return "an increment is at most an hour"
    return ""

"""Clocks, as pure arithmetic on seconds. The engine knows no time.

Only people's time runs. An undo counts as if the turn had never ended: the time since then is
charged to that player, and the increment of the undone turn is revoked. Otherwise a player could
gain time by choosing and undoing.
"""

import msgspec

from parvis.server.wire.messages import Clock, ClockRule, DaysClock, LiveClock, NoClock

DAY = 86_400.0
WEEK = 7 * DAY
SATURDAY = 2 * DAY  # 1 January 1970 was a Thursday
MORE = 300.0  # seconds that the others may add on a live clock; in correspondence games, a day


class Banks(msgspec.Struct, frozen=True):
    """Each seat's remaining time, as of `since`, when the clock of `running` started."""

    left: list[float]
    running: int | None
    since: float


def fresh(rule: ClockRule, seats: int) -> Banks:
    """Return the clock of a game that has not started."""
    whole = {DaysClock: getattr(rule, "days", 0.0) * DAY, LiveClock: getattr(rule, "bank", 0.0)}
    return Banks([whole.get(type(rule), 0.0)] * seats, None, 0.0)


def press(rule: ClockRule, banks: Banks, runs: int | None, now: float) -> Banks:
    """Start another seat's clock, or continue with the same one."""
    if isinstance(rule, NoClock):
        return Banks(banks.left, runs, now)
    if runs == banks.running:
        return banks
    left = list(banks.left)
    was = banks.running
    if was is not None:
        left[was] -= elapsed(rule, banks.since, now)
        if isinstance(rule, LiveClock):
            left[was] += rule.increment
    if runs is not None and isinstance(rule, DaysClock):
        left[runs] = rule.days * DAY
    return Banks(left, runs, now)


def take_back(rule: ClockRule, banks: Banks, runs: int | None, now: float) -> Banks:
    """Restart a seat's clock as if it had never stopped."""
    if isinstance(rule, NoClock):
        return Banks(banks.left, runs, now)
    if runs is None or runs == banks.running:
        return banks
    left = list(banks.left)
    left[runs] -= elapsed(rule, banks.since, now)
    if isinstance(rule, LiveClock):
        left[runs] -= rule.increment
    return Banks(left, runs, now)


def left_of(rule: ClockRule, banks: Banks, seat: int, now: float) -> float:
    """Return a seat's remaining seconds; below zero, it is out of time."""
    spent = elapsed(rule, banks.since, now) if seat == banks.running else 0.0
    return banks.left[seat] - spent


def elapsed(rule: ClockRule, since: float, now: float) -> float:
    """Return the seconds that count between two times; weekends may not, in correspondence."""
    if not isinstance(rule, DaysClock) or not rule.rest:
        return now - since
    return _worked(now + 60 * rule.zone) - _worked(since + 60 * rule.zone)


def _worked(time: float) -> float:
    """Return the working-day seconds since a Saturday in 1970."""
    weeks, rest = divmod(time - SATURDAY, WEEK)
    return weeks * 5 * DAY + max(0.0, rest - 2 * DAY)


def more(rule: ClockRule, banks: Banks, seat: int, now: float) -> Banks:
    """Give a seat more time, from now on."""
    left = list(banks.left)
    given = MORE if isinstance(rule, LiveClock) else DAY
    left[seat] = max(0.0, left_of(rule, banks, seat, now)) + given
    since = now if seat == banks.running else banks.since
    return Banks(left, banks.running, since)


def is_out(rule: ClockRule, banks: Banks, seat: int, now: float) -> bool:
    """Tell whether a seat is out of time, so that the others may act."""
    timed = not isinstance(rule, NoClock)
    return timed and seat == banks.running and left_of(rule, banks, seat, now) < 0


def shown(rule: ClockRule, banks: Banks, now: float) -> Clock | None:
    """Return the clock for display; None without a clock."""
    if isinstance(rule, NoClock):
        return None
    left = [round(left_of(rule, banks, seat, now), 3) for seat in range(len(banks.left))]
    return Clock(rule, left, banks.running)


def refuse(rule: ClockRule) -> str:
    """Return what is wrong with a clock rule; "" if nothing is."""
    if isinstance(rule, DaysClock) and not 0.01 <= rule.days <= 60:
        return "a turn has from 0.01 to 60 days"
    if isinstance(rule, LiveClock):
        if not 10 <= rule.bank <= 7 * DAY:
            return "a bank has from 10 seconds to 7 days"
        if not 0 <= rule.increment <= 3600:
            return "an increment is at most an hour"
    return ""

"""Clocks: only people's time runs, and only while they are asked."""

import pytest

from parvis.server.tables import clock
from parvis.server.tables.clock import DAY, Banks
from parvis.server.wire.messages import ClockRule, DaysClock, LiveClock, NoClock

LIVE = LiveClock(bank=60, increment=5)
DAYS = DaysClock(days=2)


def test_no_clock_shows_nothing_and_never_runs_out() -> None:
    banks = clock.press(NoClock(), clock.fresh(NoClock(), 2), 0, 10.0)
    assert clock.shown(NoClock(), banks, 1e9) is None
    assert not clock.is_out(NoClock(), banks, 0, 1e9)


def test_a_bank_runs_down_while_its_seat_is_asked_and_grows_by_the_increment() -> None:
    banks = clock.press(LIVE, clock.fresh(LIVE, 2), 0, 100.0)
    assert clock.left_of(LIVE, banks, 0, 110.0) == 50
    assert clock.left_of(LIVE, banks, 1, 110.0) == 60
    banks = clock.press(LIVE, banks, 0, 110.0)  # a second choice in the same turn
    assert clock.left_of(LIVE, banks, 0, 112.0) == 48
    banks = clock.press(LIVE, banks, 1, 120.0)
    assert banks == Banks([45.0, 60.0], 1, 120.0)


def test_no_time_runs_while_a_computer_player_thinks() -> None:
    banks = clock.press(LIVE, clock.fresh(LIVE, 2), 0, 100.0)
    banks = clock.press(LIVE, banks, None, 110.0)
    assert [clock.left_of(LIVE, banks, seat, 1000.0) for seat in (0, 1)] == [55, 60]


def test_a_turn_by_correspondence_has_its_days_each_time() -> None:
    banks = clock.press(DAYS, clock.fresh(DAYS, 2), 0, 0.0)
    assert clock.left_of(DAYS, banks, 0, DAY) == DAY
    banks = clock.press(DAYS, banks, 1, DAY)
    assert clock.left_of(DAYS, banks, 0, 9 * DAY) == DAY  # what the turn has left over
    assert not clock.is_out(DAYS, banks, 1, 3 * DAY)
    assert clock.is_out(DAYS, banks, 1, 3 * DAY + 1)
    assert not clock.is_out(DAYS, banks, 0, 99 * DAY)
    banks = clock.press(DAYS, banks, 0, 2 * DAY)
    assert clock.left_of(DAYS, banks, 0, 2 * DAY) == 2 * DAY


@pytest.mark.parametrize("then", [1, None])
@pytest.mark.parametrize("rule", [LIVE, DaysClock(days=60 / DAY)])
def test_choosing_and_going_back_makes_no_time(rule: ClockRule, then: int | None) -> None:
    banks = clock.press(rule, clock.fresh(rule, 2), 0, 100.0)
    for now in (102.0, 112.0, 122.0):
        banks = clock.press(rule, banks, then, now)
        banks = clock.take_back(rule, banks, 0, now + 8)
    assert clock.left_of(rule, banks, 0, 130.0) == pytest.approx(30)
    assert clock.left_of(rule, banks, 1, 130.0) == pytest.approx(60)  # they lost nothing by it
    assert clock.is_out(rule, banks, 0, 161.0)


def test_going_back_within_a_turn_changes_no_clock() -> None:
    banks = clock.press(LIVE, clock.fresh(LIVE, 2), 0, 100.0)
    assert clock.take_back(LIVE, banks, 0, 110.0) == banks


def test_the_clock_shows_what_is_left_now() -> None:
    banks = clock.press(LIVE, clock.fresh(LIVE, 2), 1, 100.0)
    shown = clock.shown(LIVE, banks, 170.0)
    assert shown is not None
    assert (shown.left, shown.running) == ([60.0, -10.0], 1)


@pytest.mark.parametrize(
    "rule", [DaysClock(0), DaysClock(61), LiveClock(1, 1), LiveClock(60, -1), LiveClock(1e9, 0)]
)
def test_odd_clocks_are_refused(rule: ClockRule) -> None:
    assert clock.refuse(rule)


@pytest.mark.parametrize("rule", [NoClock(), DAYS, LIVE])
def test_proper_clocks_are_not(rule: ClockRule) -> None:
    assert not clock.refuse(rule)

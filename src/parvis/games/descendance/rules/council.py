"""Descendance, the action Council chamber, and its four privileges."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_LEVEL,
    COST_COUNCIL,
    COUNCIL,
    DONATED,
    FARM,
    GAVE,
    GOT,
    KINDS,
    LEVEL,
    MARKED,
    PAYMENT,
    PRIVILEGE,
    ROSE,
)
from parvis.games.descendance.options import INN
from parvis.games.descendance.rules.pieces import (
    can_pay,
    gain_cubes,
    generations_at,
    generations_home,
    move,
    pay,
    spend_time,
)
from parvis.games.descendance.rules.villagers import cards_for_now, highest_level, play_card
from parvis.games.descendance.state import NOBODY, State

# a) Enter from the farm, b) rise one level, c) stay; then one privilege, or none. R53: a
# member who enters may use the first privilege; one who rises or stays may use those up to its
# present level.

ENTER: Final = KINDS.grid(COUNCIL, "enter")
ENTERED: Final = KINDS.pairs(COUNCIL, "enter")
RISE: Final = KINDS.block(COUNCIL, "rise")
ROSE_BY: Final = KINDS.triples(COUNCIL, "rise")
FIRST_RISE: Final = KINDS.start(COUNCIL, "rise")
STAY: Final = KINDS.start(COUNCIL, "marker")  # its privileges, in the order of PRIVILEGE
COUNCIL_PLAY: Final = KINDS.start(COUNCIL, "play")
CUBES: Final = PAYMENT.member("cubes")  # green ones
SCROLL: Final = PAYMENT.member("scroll")

MARKER: Final = KINDS.start(PRIVILEGE, "marker")
TWO_CUBES: Final = KINDS.start(PRIVILEGE, "cubes")
GOOD: Final = KINDS.start(PRIVILEGE, "good")
PRESTIGE: Final = KINDS.start(PRIVILEGE, "prestige")
# The level from which a privilege is open; the marker's privilege is open to all.
FOR_CUBES: Final = LEVEL.member("2")
FOR_GOOD: Final = LEVEL.member("3")
FOR_PRESTIGE: Final = LEVEL.member("4")
PRIVILEGE_PLAY: Final = KINDS.start(PRIVILEGE, "play")


def ask_council(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    payments = [CUBES] if can_pay(family, COST_COUNCIL) else []
    if family.goods[c.SCROLL]:
        payments.append(SCROLL)
    highest = highest_level(family)
    if payments:
        for generation in generations_home(family):
            for payment in payments:
                options.append(ENTER[generation][payment])
        for level in range(min(highest + 1, 3)):
            for generation in generations_at(family, AT_LEVEL + level):
                for payment in payments:
                    options.append(RISE[level][generation][payment])
    if highest >= 0:
        options += [STAY + value for value in privileges(s, t.seat, highest)]
    if family.hand:
        options += cards_for_now(s, t.seat, COUNCIL_PLAY)
    return options


def do_council(s: State, t: Task, value: int, log: Log) -> None:
    if value == SKIP:
        return
    if value >= COUNCIL_PLAY:
        play_card(s, t, value - COUNCIL_PLAY, log)
    elif value >= STAY:
        use(s, t.seat, value - STAY, log)
    else:
        family = s.seats[t.seat]
        if value >= FIRST_RISE:
            below, generation, payment = ROSE_BY[value]
            level = below + 1
            move(family, AT_LEVEL + below, generation, AT_LEVEL + level)
        else:
            level = 0
            generation, payment = ENTERED[value]
            move(family, FARM, generation, AT_LEVEL)
        log.add(ROSE, t.seat, generation, level)
        spend_time(s, t.seat, c.COUNCIL_TIME[level], log)
        if payment == CUBES:
            pay(s, t.seat, COST_COUNCIL, log)
        else:
            family.goods[c.SCROLL] -= 1
            log.add(GAVE, t.seat, c.SCROLL, 1)
        s.then(Task(PRIVILEGE, t.seat, level))


# The privileges: the next-first-player marker if it is there, two cubes of choice, a good
# of choice, three points of prestige for exactly one coin. Each is optional.


def privileges(s: State, seat: int, level: int) -> list[int]:
    """List the privileges up to a level, as values of PRIVILEGE."""
    options: list[int] = []
    if s.marker == NOBODY:
        options.append(MARKER)
    if level >= FOR_CUBES and any(s.supply[:4]):
        options.append(TWO_CUBES)
    if level >= FOR_GOOD:
        options += range(GOOD, GOOD + (6 if s.options[INN] else 5))  # R52
    if level >= FOR_PRESTIGE and s.seats[seat].coins:
        options.append(PRESTIGE)
    return options


def use(s: State, seat: int, value: int, log: Log) -> None:
    """Use a privilege."""
    family = s.seats[seat]
    if value == MARKER:
        s.marker = seat
        log.add(MARKED, seat)
    elif value == TWO_CUBES:
        gain_cubes(s, seat, c.COUNCIL_CUBES)
    elif value == PRESTIGE:
        family.coins -= 1
        family.prestige += c.COUNCIL_PRESTIGE
        log.add(DONATED, seat, c.COUNCIL_PRESTIGE)
    else:
        family.goods[value - GOOD] += 1
        log.add(GOT, seat, value - GOOD, 1)


def ask_privilege(s: State, t: Task) -> list[int]:
    options = [SKIP, *privileges(s, t.seat, t.arg)]
    if s.seats[t.seat].hand:
        options += cards_for_now(s, t.seat, PRIVILEGE_PLAY)
    return options


def do_privilege(s: State, t: Task, value: int, log: Log) -> None:
    if value >= PRIVILEGE_PLAY:
        play_card(s, t, value - PRIVILEGE_PLAY, log)
    elif value != SKIP:
        use(s, t.seat, value, log)

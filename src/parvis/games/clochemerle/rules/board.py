"""The village board: "Bannière de l'École", "Bannière noire ?", and gains that land on it."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.clochemerle.components import (
    CHIEF_COIN,
    CHIEF_STORY,
    CHIEF_TIME,
    GRADUATE_STORY,
    GRADUATE_TIME,
    PROFESSIONS,
)
from parvis.games.clochemerle.kinds import (
    EARNED,
    ENROL,
    ENROLLED,
    GRADUATE,
    MOVE_UP,
    MOVED_UP,
    PROFESSION,
    SECURED,
    SETTLED,
    STAYED,
    SUCCESSOR,
    TOLD,
    WALKED,
)
from parvis.games.clochemerle.rules.payment import spend_time
from parvis.games.clochemerle.state import State

_LEFT: Final = 1  # desks, as sets
_RIGHT: Final = 2
_ALL: Final = (1 << len(PROFESSIONS)) - 1
_HALL: Final = 0
_COIN: Final = 1

# For each space, those the chief may walk to; the space itself is last, because he may stay (R20).
CHIEF_SPACES: Final = ((1, 0), (0, 2, 1), (1, 2))


def earn(s: State, seat: int, coins: int, log: Log) -> None:
    """Put coins into the barn; harmless gains are accepted without asking (R72)."""
    s.seats[seat].coins += coins
    log.add(EARNED, seat, coins)


def tell(s: State, seat: int, points: int, log: Log) -> None:
    """Put story points at the foot of the tree, where rats can still eat them."""
    s.seats[seat].tree += points
    log.add(TOLD, seat, points)


# School: two desks; a pupil leaves it for 1 time, from the right one with 2 story points. The
# banner itself is free, and doing nothing is always allowed (R20, R59).


def ask_school(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    options = [SKIP]
    if not seat.school & _LEFT:
        options.append(ENROL)
    elif not seat.school & _RIGHT:
        options.append(MOVE_UP)
    if seat.villagers != _ALL:
        if seat.school & _LEFT:
            options.append(GRADUATE)
        if seat.school & _RIGHT:
            options.append(GRADUATE + 1)
    return options


def do_school(s: State, t: Task, option: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if option == ENROL:
        seat.school |= _LEFT
        log.add(ENROLLED, t.seat)
    elif option == MOVE_UP:
        seat.school = _RIGHT
        log.add(MOVED_UP, t.seat)
    elif option != SKIP:
        desk = option - GRADUATE
        seat.school ^= 1 << desk
        spend_time(s, t.seat, GRADUATE_TIME, log)
        s.then(Task(SUCCESSOR, t.seat, GRADUATE_STORY * desk))


# A new villager, from school or a day labourer: he works at once (R17, R61).


def ask_successor(s: State, t: Task) -> list[int]:
    villagers = s.seats[t.seat].villagers
    return [p for p in range(PROFESSION.size) if not villagers >> p & 1]


def do_successor(s: State, t: Task, profession: int, log: Log) -> None:
    seat = s.seats[t.seat]
    seat.villagers |= 1 << profession
    seat.tree += t.arg
    log.add(SETTLED, t.seat, profession, t.arg)


# "?": 1 time, and the chief walks one space. In the hall, he secures the tree's points.


def move_chief(s: State, seat: int, space: int, log: Log) -> None:
    spend_time(s, seat, CHIEF_TIME, log)
    village = s.seats[seat]
    if space == village.chief:
        log.add(STAYED, seat, space)
        return
    village.chief = space
    log.add(WALKED, seat, space)
    if space == _HALL:
        log.add(SECURED, seat, village.tree)
        village.hall += village.tree
        village.tree = 0
    elif space == _COIN:
        earn(s, seat, CHIEF_COIN, log)
    else:
        tell(s, seat, CHIEF_STORY, log)


# The same as a monk's action (R1): it costs nothing if declined completely (R58).


def ask_chief(s: State, t: Task) -> list[int]:
    return [SKIP, *CHIEF_SPACES[s.seats[t.seat].chief]]


def do_chief(s: State, t: Task, space: int, log: Log) -> None:
    if space != SKIP:
        move_chief(s, t.seat, space, log)

"""Steps 13 and 14 (§10.11, §10.12): the craftsmen at work, and the end of the round."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    ARCHBISHOP,
    AT_START,
    CAN_BE_HELPED,
    COST,
    COURT_METAL,
    CRAFTSMEN,
    FOR_ARCHITECT,
    FOR_GOLD,
    FOR_METAL,
    FOR_SAND,
    GOODS,
    HAPPENINGS,
    IN_CATHEDRAL,
    IN_START,
    MASONS,
    METAL,
    MOST_CUBES,
    OVER,
    ROUNDS,
    STOCK,
    TOOLMAKERS,
)
from parvis.games.piliers.kinds import (
    BECAME_FIRST,
    BUILT,
    CLEAN_UP,
    DROP,
    DROPPED,
    ENDED,
    GATHER,
    KEEP,
    KINDS,
    ROUND,
    WORK,
    WORKED,
)
from parvis.games.piliers.options import HELP_AT_ONCE, SECOND_APART
from parvis.games.piliers.rules.purse import MIXERS, UNTOLD, bring_home, clockwise, earn
from parvis.games.piliers.state import State

CAPACITY: Final = tuple(card.capacity for card in CRAFTSMEN)
# The requirements of a use: a good, the cubes needed and the cubes spent (a toolmaker spends none),
# metal, gold, and whether it needs a mortar mixer.
TAKES: Final = tuple(
    (
        card.good,
        card.number,
        0 if n in TOOLMAKERS else card.number,
        card.metal,
        card.gold,
        n in MASONS,
    )
    for n, card in enumerate(CRAFTSMEN)
)
CATEGORY_OF: Final = tuple(
    FOR_METAL
    if card.metal
    else FOR_GOLD
    if card.gold
    else FOR_SAND + card.good
    if card.number
    else FOR_ARCHITECT
    for card in CRAFTSMEN
)

# "From the start player on, each chooses which craftsmen work", in any order, as often as
# their capacity allows; every use is optional. R28. The archbishop lets one craftsman
# work once more than its card says. It is named with the event, or by working once more. R50

HELP: Final = HAPPENINGS[ARCHBISHOP].number
TO_WORK: Final = KINDS.grid(WORK)
WORKS: Final = KINDS.pairs(WORK)  # a craftsman and a number of uses


def do_cathedral(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_CATHEDRAL
    for i in clockwise(s):
        s.then(Task(GATHER, i))


def do_gather(s: State, t: Task, _: int, log: Log) -> None:
    raised = s.raised[t.seat]
    s.uses = [
        CAPACITY[card] + (HELP if card == raised else 0) for card in s.seats[t.seat].craftsmen
    ]
    s.spare = HELP if s.event == ARCHBISHOP and not s.options[HELP_AT_ONCE] else 0
    s.then(Task(WORK, t.seat))
    s.then(Task(KEEP, t.seat))


def ask_work(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    cubes, gold, uses, spare = seat.cubes, seat.gold, s.uses, s.spare
    options = [SKIP]
    for i, card in enumerate(seat.craftsmen):
        times = uses[i]
        if spare and CAN_BE_HELPED[card]:
            times += spare
        good, needed, number, metal, cost, mixed = TAKES[card]
        have = cubes[good]
        if not times or have < needed:
            continue
        if mixed and MIXERS[s.options[SECOND_APART]].isdisjoint(seat.craftsmen):  # R20, R49
            continue
        if have < number * times:
            times = have // number
        if metal and cubes[METAL] < metal * times:
            times = cubes[METAL] // metal
        if cost and gold < cost * times:
            times = gold // cost
        options += TO_WORK[card][1 : times + 1]
    return options


def do_work(s: State, t: Task, option: int, log: Log) -> None:
    if option == SKIP:
        s.uses.clear()
        s.spare = 0
        return
    seat = s.seats[t.seat]
    card, times = WORKS[option]
    craftsman = CRAFTSMEN[card]
    good, _, number, metal, cost, _ = TAKES[card]
    seat.cubes[good] -= times * number
    seat.cubes[METAL] -= times * metal
    seat.gold -= times * cost
    seat.points[CATEGORY_OF[card]] += times * craftsman.points
    place = seat.craftsmen.index(card)
    s.uses[place] -= times
    if s.uses[place] < 0:  # exceeds the card's limit
        s.spare += s.uses[place]
        s.uses[place] = 0
    log.add(WORKED, t.seat, card, times, times * craftsman.points)
    if craftsman.pays:
        earn(s, t.seat, times * craftsman.pays, log, UNTOLD)
    s.then(t)


# "Nobody keeps more than five cubes": the owner chooses, metal included. R27. After the
# last round cubes are worthless, so players aren't asked.


def do_keep(s: State, t: Task, _: int, log: Log) -> None:
    if sum(s.seats[t.seat].cubes) > MOST_CUBES and s.round < ROUNDS:
        s.then(Task(DROP, t.seat))


GIVE_UP: Final = KINDS.grid(DROP)
GIVEN_UP: Final = KINDS.pairs(DROP)  # a good and a number


def ask_drop(s: State, t: Task) -> list[int]:
    cubes = s.seats[t.seat].cubes
    surplus = sum(cubes) - MOST_CUBES
    options: list[int] = []
    for good in range(GOODS):
        options += GIVE_UP[good][1 : min(cubes[good], surplus) + 1]
    return options


def do_drop(s: State, t: Task, option: int, log: Log) -> None:
    good, number = GIVEN_UP[option]
    s.seats[t.seat].cubes[good] -= number
    log.add(DROPPED, t.seat, good, number)
    s.then(Task(KEEP, t.seat))


# §10.12  "Who placed a builder there is start player next", else the left neighbour. R29


def do_next_start(s: State, t: Task, _: int, log: Log) -> None:
    log.add(BUILT, s.start, s.round)
    s.step = IN_START
    owner = s.spaces[AT_START]
    if owner >= 0:
        s.spaces[AT_START] = -1
        s.bag[owner] += 1
    else:
        owner = (s.start + 1) % len(s.seats)
    if s.round == ROUNDS:
        s.step = OVER
        log.add(ENDED, CHANCE)
        return
    s.start = owner
    log.add(BECAME_FIRST, owner)
    s.then(Task(CLEAN_UP, CHANCE))


# §7.2  Before the next round: market and court are filled again, grey workers go home, builders
#     beside the board return to the bag, and the marker to 7.


def do_clean_up(s: State, t: Task, _: int, log: Log) -> None:
    s.market = [STOCK, STOCK, STOCK, 0]
    s.metal = COURT_METAL
    s.cost = COST
    s.event = -1
    s.tax = 0
    s.grey = s.grey_next
    s.grey_next = -1
    for i in range(len(s.seats)):
        s.bag[i] += s.aside[i]
        s.aside[i] = 0
        s.raised[i] = -1
        bring_home(s, i)
    s.safe = s.bought = s.sold = 0
    s.round += 1
    s.then(Task(ROUND, CHANCE))

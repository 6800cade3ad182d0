"""Steps 13 and 14 (§10.11, §10.12): the craftsmen at work, and the end of the round."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    AT_START,
    COST,
    CRAFTSMEN,
    FOR_ARCHITECT,
    FOR_GOLD,
    FOR_METAL,
    FOR_SAND,
    GOODS,
    IN_CATHEDRAL,
    IN_START,
    MASONS,
    METAL,
    MORTAR_MIXER,
    MOST_CUBES,
    OVER,
    ROUNDS,
    STOCK,
    TOOLMAKER,
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
    ROUND,
    WORK,
    WORKED,
)
from parvis.games.piliers.rules.purse import bring_home, clockwise, earn
from parvis.games.piliers.state import State

CAPACITY: Final = tuple(card.capacity for card in CRAFTSMEN)
# What a use takes: cubes of a good, how many, metal besides, gold.
TAKES: Final = tuple((card.good, card.number, card.metal, card.gold) for card in CRAFTSMEN)
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
# their capacity allows; every use is free to refuse. R28


def do_cathedral(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_CATHEDRAL
    for i in clockwise(s):
        s.then(Task(GATHER, i))


def do_gather(s: State, t: Task, _: int, log: Log) -> None:
    s.uses = [CAPACITY[card] for card in s.seats[t.seat].craftsmen]
    s.then(Task(WORK, t.seat))
    s.then(Task(KEEP, t.seat))


def ask_work(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    cubes, gold, uses = seat.cubes, seat.gold, s.uses
    options = [SKIP]
    for i, card in enumerate(seat.craftsmen):
        if uses[i]:
            good, number, metal, cost = TAKES[card]
            if (
                cubes[good] >= number
                and cubes[METAL] >= metal
                and gold >= cost
                and (card not in MASONS or MORTAR_MIXER in seat.craftsmen)
            ):
                options.append(card)
    return options


def do_work(s: State, t: Task, card: int, log: Log) -> None:
    if card == SKIP:
        s.uses.clear()
        return
    seat = s.seats[t.seat]
    craftsman = CRAFTSMEN[card]
    if card != TOOLMAKER:  # who only borrows the metal
        seat.cubes[craftsman.good] -= craftsman.number
        seat.cubes[METAL] -= craftsman.metal
        seat.gold -= craftsman.gold
    seat.points[CATEGORY_OF[card]] += craftsman.points
    s.uses[seat.craftsmen.index(card)] -= 1
    log.add(WORKED, t.seat, card, craftsman.points, earn(seat, craftsman.pays))
    s.then(t)


# "Nobody keeps more than five cubes", of one's own choice, metal included. R27


def do_keep(s: State, t: Task, _: int, log: Log) -> None:
    if sum(s.seats[t.seat].cubes) > MOST_CUBES:
        s.then(Task(DROP, t.seat))


DROPS: Final = 24  # what goes back at a time is a number below this; the Empress may bring more


def ask_drop(s: State, t: Task) -> list[int]:
    cubes = s.seats[t.seat].cubes
    surplus = min(sum(cubes) - MOST_CUBES, DROPS - 1)
    options: list[int] = []
    for good in range(GOODS):
        first = good * DROPS + 1
        options += range(first, first + min(cubes[good], surplus))
    return options


def do_drop(s: State, t: Task, option: int, log: Log) -> None:
    good, number = option // DROPS, option % DROPS
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
    s.metal = 1
    s.cost = COST
    s.event = -1
    s.tax = 0
    s.grey = s.grey_next
    s.grey_next = -1
    for i in range(len(s.seats)):
        s.bag[i] += s.aside >> i & 1
        bring_home(s, i)
    s.aside = s.safe = s.bought = s.sold = 0
    s.round += 1
    s.then(Task(ROUND, CHANCE))

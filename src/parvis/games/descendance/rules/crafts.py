"""Descendance, the action Crafts: five workshops (one of them the inn's brewery) and the mill."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    BOUGHT,
    COSTS,
    CRAFTS,
    DELIVER,
    FARM,
    GAVE_SACKS,
    KINDS,
    MADE,
    MAKE,
    MILLED,
    TRAINED,
    WORKSHOP,
)
from parvis.games.descendance.options import INN
from parvis.games.descendance.rules.pieces import (
    can_pay,
    generations_home,
    move,
    pay,
    spend_time,
)
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import State

# a) With time: "first train a member of your family in the workshop", then you may make the
#    goods at once; a member who is there already makes them again. R12: training alone is
#    allowed, and so is a second member.
# b) Without: return the cubes or sacks; no member is needed.
# The mill: always 2 time and 2 sacks for 2 coins; no member is placed there.

MAKE_AGAIN: Final = KINDS.start(CRAFTS, "make")
TRAIN: Final = KINDS.grid(CRAFTS, "train")
TRAINED_AT: Final = KINDS.pairs(CRAFTS, "train")  # a building and a generation
FIRST_TRAIN: Final = KINDS.start(CRAFTS, "train")
BUY: Final = KINDS.start(CRAFTS, "buy")
MILL: Final = KINDS.start(CRAFTS, "mill")
MILLER: Final = KINDS.start(CRAFTS, "miller")
CRAFTS_PLAY: Final = KINDS.start(CRAFTS, "play")
MAKE_PLAY: Final = KINDS.start(MAKE, "play")
FREE: Final = -1  # a workshop without a price in cubes
PRICES: Final = tuple(COSTS.index(craft.cubes) if any(craft.cubes) else FREE for craft in c.CRAFTS)
MADE_AT: Final = tuple(
    tuple(good for good, at in enumerate(c.BUILDING_OF) if at == building)
    for building in range(len(c.BUILDINGS))
)
WORKSHOPS: Final = (4, 5)  # without and with the inn
GOODS: Final = (5, 6)


def ask_crafts(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    where = family.where
    inn = s.options[INN]
    home = generations_home(family)
    for building in range(WORKSHOPS[inn]):
        if WORKSHOP + building in where:
            for good in MADE_AT[building]:
                options.append(MAKE_AGAIN + good)
        for generation in home:
            options.append(TRAIN[building][generation])
        craft = c.CRAFTS[building]
        price = PRICES[building]
        if family.grain >= craft.grain and (price == FREE or can_pay(family, price)):
            for good in MADE_AT[building]:
                options.append(BUY + good)
    if family.grain >= c.MILL_GRAIN:
        options.append(MILL)
        if c.MILLER in family.hand:
            options.append(MILLER)
    if family.hand:
        options += cards_for_now(s, t.seat, CRAFTS_PLAY)
    return options


def do_crafts(s: State, t: Task, value: int, log: Log) -> None:
    if value >= CRAFTS_PLAY:
        play_card(s, t, value - CRAFTS_PLAY, log)
    elif value >= MILL:
        _mill(s, t.seat, value == MILLER, log)
    elif value >= BUY:
        good = value - BUY
        building = c.BUILDING_OF[good]
        sacks = c.CRAFTS[building].grain
        if sacks:
            s.seats[t.seat].grain -= sacks
            log.add(GAVE_SACKS, t.seat, sacks)
        if PRICES[building] != FREE:
            pay(s, t.seat, PRICES[building], log)
        s.then(Task(DELIVER, t.seat, good))
    elif value >= FIRST_TRAIN:
        building, generation = TRAINED_AT[value]
        move(s.seats[t.seat], FARM, generation, WORKSHOP + building)
        log.add(TRAINED, t.seat, generation, building)
        spend_time(s, t.seat, c.CRAFTS[building].train, log)
        s.then(Task(MAKE, t.seat, building))
    elif value != SKIP:
        make(s, t.seat, value - MAKE_AGAIN, log)


def make(s: State, seat: int, good: int, log: Log) -> None:
    """Make goods with time."""
    craft = c.CRAFTS[c.BUILDING_OF[good]]
    spend_time(s, seat, craft.make, log)
    s.seats[seat].goods[good] += craft.yields
    log.add(MADE, seat, good, craft.yields)


def _mill(s: State, seat: int, miller: bool, log: Log) -> None:
    family = s.seats[seat]
    if miller:
        discard(s, seat, c.MILLER, log)
    family.grain -= c.MILL_GRAIN
    log.add(GAVE_SACKS, seat, c.MILL_GRAIN)
    spend_time(s, seat, c.MILL_TIME, log)
    coins = c.MILLER_COINS if miller else c.MILL_COINS
    family.coins += coins
    log.add(MILLED, seat, coins)


def do_deliver(s: State, t: Task, _: int, log: Log) -> None:
    number = c.CRAFTS[c.BUILDING_OF[t.arg]].yields
    s.seats[t.seat].goods[t.arg] += number
    log.add(BOUGHT, t.seat, t.arg, number)


# "You may then at once make the goods": only while a member is there (R12), because
# the Prodigal Son may have taken the new craftsman home in between.


def ask_make(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    if WORKSHOP + t.arg in family.where:
        options += MADE_AT[t.arg]
    if family.hand:
        options += cards_for_now(s, t.seat, MAKE_PLAY)
    return options


def do_make(s: State, t: Task, good: int, log: Log) -> None:
    if good >= MAKE_PLAY:
        play_card(s, t, good - MAKE_PLAY, log)
    elif good != SKIP:
        make(s, t.seat, good, log)

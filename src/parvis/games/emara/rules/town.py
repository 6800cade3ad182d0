"""Actions of the town places: castle, cathedral, market, construction site.

A visit offers each part of the place's action once, in any order (R27), and the favours that
name the place, until the player leaves.
"""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.emara.components import (
    ABBESS,
    ADVISORS,
    BOOK,
    BOOK_POINTS,
    BREAD,
    BREAD_DIAL,
    CASTLE,
    CASTLE_BOOK_BUILDINGS,
    CASTLE_BOOKS,
    CATHEDRAL,
    DONATION_BOOKS,
    DONATION_DIAL,
    GIFT_DIAL,
    GIFT_RINGS,
    GOLD,
    GRAIN,
    MARKET,
    MAYORESS,
    MOST_BREAD,
    OCCASIONS,
    PEOPLE,
    PIOUS,
    RESOURCES,
    RING,
    SALES,
    SITE_STONE,
    STONE,
    STONE_BUILDINGS,
    STONE_DIAL,
    TIMBER,
    TRADERS,
    WOOD,
)
from parvis.games.emara.kinds import (
    AT_CASTLE,
    AT_MARKET,
    AT_SITE,
    BUILT,
    BY_ADVISORS,
    BY_OCCASIONS,
    DONATED,
    DRAW_FAVOURS,
    EXCHANGED,
    GAVE,
    GAVE_AWAY,
    GIVEN,
    KINDS,
    PAID,
    VISIT,
)
from parvis.games.emara.rules.advisors import EFFECTS, NO_SWAP, add_effects, use
from parvis.games.emara.rules.dials import NUMBERS, turn, value_of
from parvis.games.emara.rules.favours import add_favours, cash
from parvis.games.emara.rules.gains import attract, build, receive
from parvis.games.emara.rules.paying import ONE_REAL, charge, charge_any, single
from parvis.games.emara.state import Seat, State

FAVOUR_AT: Final = KINDS.start(VISIT, "favour")
GIFT: Final = KINDS.start(VISIT, "gift")
GIFTS: Final = KINDS.grid(VISIT, "gift")  # by resource and price
ONE_BOOK: Final = KINDS.start(VISIT, "book")
DONATE: Final = KINDS.start(VISIT, "donate")
DONATIONS: Final = KINDS.grid(VISIT, "donate")  # by resource and price
SELL: Final = KINDS.start(VISIT, "sell")
BOOKS: Final = KINDS.start(VISIT, "books")
LAY_STONE: Final = KINDS.start(VISIT, "stone")
BRING_BREAD: Final = KINDS.start(VISIT, "bread")
LOAVES: Final = KINDS.grid(VISIT, "bread")  # by loaves, one less, and citizens
BRING_WOOD: Final = KINDS.start(VISIT, "wood")
OFFERED: Final = KINDS.pairs(VISIT, "gift", "donate", "bread")

# The parts used during a visit, as bits of its task's `also`.
FIRST_PART: Final = 1
SECOND_PART: Final = 2
THIRD_PART: Final = 4


def ask_visit(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    options: list[int] = []
    add_favours(s, t, FAVOUR_AT, options)
    if t.arg == CASTLE:
        add_castle(s, seat, t.also, options)
    elif t.arg == CATHEDRAL:
        if not t.also & FIRST_PART:
            add_prices(s, seat, DONATION_DIAL, DONATIONS, options)
    elif t.arg == MARKET:
        add_market(s, seat, t.also, options)
    else:
        add_site(s, seat, t.also, options)
    add_effects(s, t, options)
    options.append(SKIP)
    return options


def do_visit(s: State, t: Task, value: int, log: Log) -> None:
    if 0 <= value < EFFECTS:
        use(s, t, value, log)
        return
    s.swapped = NO_SWAP
    if value == SKIP:
        return
    part = 0
    if value < GIFT:
        cash(s, t.seat, value - FAVOUR_AT, log)
    elif value < DONATE:
        part = at_castle(s, t.seat, value, log)
    elif value < SELL:
        part = at_cathedral(s, t.seat, OFFERED[value][0], log)
    elif value < LAY_STONE:
        part = at_market(s, t.seat, value, log)
    else:
        part = at_site(s, t.seat, value, log)
    s.then(Task(VISIT, t.seat, t.arg, t.also | part))


def add_prices(
    s: State, seat: Seat, dials: int, values: list[list[int]], options: list[int]
) -> None:
    """Add the resources whose dial the seat can pay; all units must be equal (R2)."""
    goods, numbers = seat.goods, NUMBERS[len(s.seats)]
    gold = goods[GOLD]
    for resource in range(len(RESOURCES)):
        dial = dials + resource
        price = numbers[dial][s.dials[dial]]
        if goods[resource] + gold >= price:
            options.append(values[resource][price])


def discard(s: State, seat: int, good: int, number: int, log: Log) -> None:
    s.seats[seat].goods[good] -= number
    log.add(PAID, seat, good, number)


# Castle. "Make 1 gift: choose a resource, pay the number its marker shows, turn the marker, take 1
# ring. Discard 1 book to receive 5 buildings."


def add_castle(s: State, seat: Seat, done: int, options: list[int]) -> None:
    if not done & FIRST_PART:
        add_prices(s, seat, GIFT_DIAL, GIFTS, options)
    if not done & SECOND_PART and seat.goods[BOOK] >= CASTLE_BOOKS:
        options.append(ONE_BOOK)


def at_castle(s: State, seat: int, value: int, log: Log) -> int:
    if value == ONE_BOOK:
        discard(s, seat, BOOK, CASTLE_BOOKS, log)
        build(s, seat, CASTLE_BOOK_BUILDINGS, AT_CASTLE, log)
        return SECOND_PART
    resource, price = OFFERED[value]
    charge(s, seat, single(resource, price), log)
    s.then(Task(GIVEN, seat, resource))
    return FIRST_PART


def do_given(s: State, t: Task, _: int, log: Log) -> None:
    log.add(GAVE, t.seat, t.arg)
    turn(s, t.seat, GIFT_DIAL + t.arg, log)
    receive(s, t.seat, RING, GIFT_RINGS, log)
    if s.holders[MAYORESS] == t.seat:  # R20: both bonuses apply
        attract(s, t.seat, ADVISORS[MAYORESS].gain, BY_ADVISORS, log)
    if s.occasion == PEOPLE:
        attract(s, t.seat, OCCASIONS[PEOPLE].gain, BY_OCCASIONS, log)


# Cathedral. "Make 1 donation: choose a resource, pay the number its marker shows, turn the marker.
# Take 1 book and 1 favour."


def at_cathedral(s: State, seat: int, resource: int, log: Log) -> int:
    charge(s, seat, single(resource, value_of(s, DONATION_DIAL + resource)), log)
    s.then(Task(DONATED, seat, resource))
    return FIRST_PART


def do_donated(s: State, t: Task, _: int, log: Log) -> None:
    log.add(GAVE_AWAY, t.seat, t.arg)
    turn(s, t.seat, DONATION_DIAL + t.arg, log)
    more = ADVISORS[ABBESS].gain if s.holders[ABBESS] == t.seat else 0
    receive(s, t.seat, BOOK, DONATION_BOOKS + more, log)
    if s.occasion == PIOUS:
        attract(s, t.seat, OCCASIONS[PIOUS].gain, BY_OCCASIONS, log)
    s.then(Task(DRAW_FAVOURS, t.seat))


# Market. "Pay any resource to take 1 gold. Discard 1 to 5 books to receive citizens." With the
# foreign traders, a player may pay 1 more resource for 1 more gold (R24).


def add_market(s: State, seat: Seat, done: int, options: list[int]) -> None:
    goods = seat.goods
    if not done & FIRST_PART:
        resources = sum(goods[: GRAIN + 1])
        if resources:
            for i, (paid, _) in enumerate(SALES):
                if resources + goods[GOLD] >= paid and (i == 0 or s.occasion == TRADERS):
                    options.append(SELL + i)
    if not done & SECOND_PART:
        for more in range(min(goods[BOOK], len(BOOK_POINTS) - 1)):
            options.append(BOOKS + more)


def at_market(s: State, seat: int, value: int, log: Log) -> int:
    if value >= BOOKS:
        number = value - BOOKS + 1
        discard(s, seat, BOOK, number, log)
        attract(s, seat, BOOK_POINTS[number], AT_MARKET, log)
        return SECOND_PART
    paid, gold = SALES[value - SELL]
    charge_any(s, seat, paid, ONE_REAL, log)
    s.then(Task(EXCHANGED, seat, gold))
    return FIRST_PART


# Construction site. "Pay 1 stone for 5 buildings and the citizens its marker shows. Pay 1 to 3
# bread for the citizens its marker shows, each. Pay 1 or 3 wood for 5 or 10 buildings."


def add_site(s: State, seat: Seat, done: int, options: list[int]) -> None:
    goods = seat.goods
    gold = goods[GOLD]
    if not done & FIRST_PART and goods[STONE] + gold >= SITE_STONE:
        options.append(LAY_STONE + value_of(s, STONE_DIAL))
    if not done & SECOND_PART and goods[BREAD]:
        each = value_of(s, BREAD_DIAL)
        for more in range(min(goods[BREAD], MOST_BREAD)):
            options.append(LOAVES[more][(more + 1) * each])
    if not done & THIRD_PART:
        for i, (wood, _) in enumerate(TIMBER):
            if goods[WOOD] + gold >= wood:
                options.append(BRING_WOOD + i)


def at_site(s: State, seat: int, value: int, log: Log) -> int:
    if value < BRING_BREAD:
        charge(s, seat, single(STONE, SITE_STONE), log)
        s.then(Task(BUILT, seat, STONE, STONE_BUILDINGS))
        return FIRST_PART
    if value < BRING_WOOD:
        loaves, citizens = OFFERED[value]
        discard(s, seat, BREAD, loaves + 1, log)
        attract(s, seat, citizens, AT_SITE, log)
        turn(s, seat, BREAD_DIAL, log)  # once, however many loaves (R25)
        return SECOND_PART
    wood, buildings = TIMBER[value - BRING_WOOD]
    charge(s, seat, single(WOOD, wood), log)
    s.then(Task(BUILT, seat, WOOD, buildings))
    return THIRD_PART


def do_built(s: State, t: Task, _: int, log: Log) -> None:
    build(s, t.seat, t.also, AT_SITE, log)
    if t.arg == STONE:
        attract(s, t.seat, value_of(s, STONE_DIAL), AT_SITE, log)
        turn(s, t.seat, STONE_DIAL, log)

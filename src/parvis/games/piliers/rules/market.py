"""Step 12 (§10.10): the market of Kingsbridge, and Empress Maud."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    AT_MARKET,
    AT_START,
    EMPRESS_MAUD,
    GOODS,
    IN_MARKET,
    METAL,
    PRICE,
    STONE,
    STONECUTTER,
    WOOD,
    WOODWORKER,
)
from parvis.games.piliers.kinds import (
    CALLED_EMPRESS,
    EMPRESS,
    KINDS,
    MARKET_BOUGHT,
    MARKET_SOLD,
    NEXT_TRADE,
    TRADE,
    WITHDREW,
)
from parvis.games.piliers.rules.purse import earn
from parvis.games.piliers.setup import EMPRESS_FREE, NO_SELL_THEN_BUY
from parvis.games.piliers.state import State

NUMBERS: Final = 5  # a purchase at the market is a number below this
LOTS: Final = 16  # a purchase from the Empress
SALES: Final = 24  # a sale; of a good not bought this round nobody can have more than 17
BUY: Final = KINDS.start(TRADE, "buy")
SELL: Final = KINDS.start(TRADE, "sell")
WITHDRAW: Final = KINDS.start(TRADE, "withdraw")
EMPRESS_BUY: Final = KINDS.start(EMPRESS, "buy")
EMPRESS_SELL: Final = KINDS.start(EMPRESS, "sell")

# "In the order of the spaces each may act once, again and again, until nobody wishes to." R21


def do_market(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_MARKET
    s.then(Task(NEXT_TRADE, CHANCE, AT_START - 1))


def do_next_trade(s: State, t: Task, _: int, log: Log) -> None:
    """Find the builder whose turn comes after the one on space `arg`."""
    for i, seat in enumerate(s.seats):
        if EMPRESS_MAUD in seat.privileges and _lots(s, i):
            s.then(Task(EMPRESS, i))
    space = t.arg
    for _place in range(AT_MARKET, AT_START):
        space += 1
        if space == AT_START:
            space = AT_MARKET
        if s.spaces[space] >= 0:
            s.then(Task(TRADE, s.spaces[space], space))
            return


# One action: buy some of one good from the stock, or sell some of one good to the supply.
# What was bought this round is not sold in it (R22). At least one cube, or withdraw (R35).


def ask_trade(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    market, gold = s.market, seat.gold
    barred = s.sold >> GOODS * t.seat if s.options[NO_SELL_THEN_BUY] else 0
    options: list[int] = []
    for good in range(METAL):
        if barred >> good & 1 or (good == WOOD and WOODWORKER not in seat.craftsmen):
            continue
        most = min(market[good], gold // PRICE[good])
        first = BUY + good * NUMBERS + 1
        options += range(first, first + most)
    options += _sales(s, t.seat, SELL, STONECUTTER in seat.craftsmen)
    options.append(WITHDRAW)
    return options


def do_trade(s: State, t: Task, option: int, log: Log) -> None:
    if option == WITHDRAW:
        s.spaces[t.arg] = -1
        s.bag[t.seat] += 1
        log.add(WITHDREW, t.seat)
    elif option >= SELL:
        lot = option - SELL
        _sell(s, t.seat, lot // SALES, lot % SALES, log)
    else:
        lot = option - BUY
        s.market[lot // NUMBERS] -= lot % NUMBERS
        _buy(s, t.seat, lot // NUMBERS, lot % NUMBERS, log)
    s.then(Task(NEXT_TRADE, CHANCE, t.arg))


# §4.10  Empress Maud: once, between two turns or before the first or after the last, all one
#         likes to trade with the supply itself. Her task's `arg` is 1 once she was called. R39


def ask_empress(s: State, t: Task) -> list[int]:
    return [SKIP, *_lots(s, t.seat)]


def do_empress(s: State, t: Task, option: int, log: Log) -> None:
    if option == SKIP:
        return
    if not t.arg:
        s.seats[t.seat].privileges.remove(EMPRESS_MAUD)
        log.add(CALLED_EMPRESS, t.seat)
    if option >= EMPRESS_SELL:
        lot = option - EMPRESS_SELL
        _sell(s, t.seat, lot // SALES, lot % SALES, log)
    else:
        lot = option - EMPRESS_BUY
        _buy(s, t.seat, lot // LOTS, lot % LOTS, log)
    s.then(Task(EMPRESS, t.seat, 1))


def _lots(s: State, i: int) -> list[int]:
    """List what the Empress could do for a seat."""
    seat = s.seats[i]
    free = bool(s.options[EMPRESS_FREE])
    barred = s.sold >> GOODS * i if s.options[NO_SELL_THEN_BUY] else 0
    options: list[int] = []
    for good in range(METAL):
        if barred >> good & 1 or not (good != WOOD or free or WOODWORKER in seat.craftsmen):
            continue
        first = EMPRESS_BUY + good * LOTS + 1
        options += range(first, first + seat.gold // PRICE[good])
    return options + _sales(s, i, EMPRESS_SELL, free or STONECUTTER in seat.craftsmen)


def _sales(s: State, i: int, start: int, stone: bool) -> list[int]:
    """List the sales of a seat; `stone` says whether it may sell stone (R23)."""
    bought = s.bought >> GOODS * i
    options: list[int] = []
    for good, number in enumerate(s.seats[i].cubes):
        if number and not bought >> good & 1 and (stone or good != STONE):
            first = start + good * SALES + 1
            options += range(first, first + number)
    return options


def _buy(s: State, i: int, good: int, number: int, log: Log) -> None:
    seat = s.seats[i]
    gold = number * PRICE[good]
    seat.gold -= gold
    seat.cubes[good] += number
    s.bought |= 1 << GOODS * i + good
    log.add(MARKET_BOUGHT, i, good, number, gold)


def _sell(s: State, i: int, good: int, number: int, log: Log) -> None:
    seat = s.seats[i]
    seat.cubes[good] -= number
    s.sold |= 1 << GOODS * i + good
    log.add(MARKET_SOLD, i, good, number, earn(seat, number * PRICE[good]))

"""Step 12 (§10.10): the market of Kingsbridge."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    AT_MARKET,
    AT_START,
    GOODS,
    IN_MARKET,
    METAL,
    PRICE,
    STONE,
    STONECUTTER,
    WOOD,
    of_trade,
)
from parvis.games.piliers.kinds import (
    KINDS,
    MARKET_BOUGHT,
    MARKET_SOLD,
    NEXT_TRADE,
    TRADE,
    WITHDREW,
)
from parvis.games.piliers.options import NO_SELL_THEN_BUY, SECOND_APART
from parvis.games.piliers.rules.purse import UNTOLD, WOODWORKERS, earn
from parvis.games.piliers.state import State

BUY: Final = KINDS.grid(TRADE, "buy")
SELL: Final = KINDS.grid(TRADE, "sell")
TRADED: Final = KINDS.pairs(TRADE, "buy", "sell")  # a good and a number
FIRST_SALE: Final = KINDS.start(TRADE, "sell")
WITHDRAW: Final = KINDS.start(TRADE, "withdraw")
STONECUTTERS: Final = frozenset(of_trade(STONECUTTER))

# "In the order of the spaces each may act once, again and again, until nobody wishes to." R21


def do_market(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_MARKET
    s.then(Task(NEXT_TRADE, CHANCE, AT_START - 1))


def do_next_trade(s: State, t: Task, _: int, log: Log) -> None:
    """Find the builder whose turn comes after the one on space `arg`."""
    space = t.arg
    for _place in range(AT_MARKET, AT_START):
        space += 1
        if space == AT_START:
            space = AT_MARKET
        if s.spaces[space] >= 0:
            s.then(Task(TRADE, s.spaces[space], space))
            return


# One action: buy some of one good from the stock, or sell some of one good to the supply.
# A good bought this round isn't sold in it (R22). A seat trades a cube or more, or withdraws (R35).


def ask_trade(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    market, gold = s.market, seat.gold
    barred = s.sold >> GOODS * t.seat if s.options[NO_SELL_THEN_BUY] else 0
    options: list[int] = []
    for good in range(METAL):
        most = gold // PRICE[good]
        if most > market[good]:
            most = market[good]
        if not most or barred >> good & 1:
            continue
        if good == WOOD and WOODWORKERS[s.options[SECOND_APART]].isdisjoint(seat.craftsmen):
            continue  # R23, R49
        options += BUY[good][1 : most + 1]
    options += _sales(s, t.seat)
    options.append(WITHDRAW)
    return options


def do_trade(s: State, t: Task, option: int, log: Log) -> None:
    if option == WITHDRAW:
        s.spaces[t.arg] = -1
        s.bag[t.seat] += 1
        log.add(WITHDREW, t.seat)
    else:
        good, number = TRADED[option]
        if option >= FIRST_SALE:
            _sell(s, t.seat, good, number, log)
        else:
            s.market[good] -= number
            _buy(s, t.seat, good, number, log)
    s.then(Task(NEXT_TRADE, CHANCE, t.arg))


def _sales(s: State, i: int) -> list[int]:
    """List a seat's possible sales; stone needs a stonecutter (R23)."""
    bought = s.bought >> GOODS * i
    seat = s.seats[i]
    options: list[int] = []
    for good, number in enumerate(seat.cubes):
        if number and not bought >> good & 1:
            if good == STONE and STONECUTTERS.isdisjoint(seat.craftsmen):
                continue
            options += SELL[good][1 : number + 1]
    return options


def _buy(s: State, i: int, good: int, number: int, log: Log) -> None:
    seat = s.seats[i]
    gold = number * PRICE[good]
    seat.gold -= gold
    seat.cubes[good] += number
    s.bought |= 1 << GOODS * i + good
    log.add(MARKET_BOUGHT, i, good, number, gold)


def _sell(s: State, i: int, good: int, number: int, log: Log) -> None:
    gold = number * PRICE[good]
    s.seats[i].cubes[good] -= number
    s.sold |= 1 << GOODS * i + good
    log.add(MARKET_SOLD, i, good, number, gold)
    earn(s, i, gold, log, UNTOLD)

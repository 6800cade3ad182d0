"""Descendance, the action Market: a market day for everyone."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    CALL,
    CALLED,
    CLOSING,
    CLOSING_TIME,
    COST_MARKET,
    KINDS,
    LEFT_MARKET,
    MARKET_END,
    OPENED,
    OPENING,
    PEDDLED,
    REAPER,
    SELL,
    SERVED,
    STALL,
    STROLL,
)
from parvis.games.descendance.rules.pieces import around, pay, spend_time
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import EMPTY, NOBODY, Seat, State

STALLS: Final = STALL.size  # places of the market before the queue
FREE: Final = 1

# "This action always brings a market day on", whatever calls it (R55). R20: a death already
# due to the holder waits until the turn ends. Every seat with any card is asked about cards for the
# start of the day, so the question reveals nothing.


def do_market_day(s: State, t: Task, _: int, log: Log) -> None:
    s.holder = t.seat
    s.barker = NOBODY
    s.passed = s.sales = 0
    s.late = s.seats[t.seat].due
    s.seats[t.seat].due = 0
    log.add(OPENED, t.seat)
    for seat in around(s, t.seat):
        if s.seats[seat].hand:
            s.then(Task(OPENING, seat))
    s.then(Task(STROLL, t.seat, FREE))


# Barker. "At the start of the market day": its owner also serves the queue (R65).

BARKER: Final = KINDS.start(OPENING, "barker")
OPENING_PLAY: Final = KINDS.start(OPENING, "play")


def ask_opening(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if c.BARKER in s.seats[t.seat].hand:
        options.append(BARKER)
    return options + cards_for_now(s, t.seat, OPENING_PLAY)


def do_opening(s: State, t: Task, value: int, log: Log) -> None:
    if value >= OPENING_PLAY:
        play_card(s, t, value - OPENING_PLAY, log)
    elif value == BARKER:
        discard(s, t.seat, c.BARKER, log)
        s.barker = t.seat
        if s.seats[t.seat].hand:
            s.then(t)  # the seat may play other cards


# "Then, clockwise, the others may serve one of those left." A seat that passes is out. The day
# ends when all have passed, or when no remaining seat could serve any customer (R23, R47).


def do_stroll(s: State, t: Task, _: int, log: Log) -> None:
    players = len(s.seats)
    if _anyone_to_serve(s):
        for i in range(players):
            seat = (t.seat + i) % players
            if not s.passed >> seat & 1:
                s.then(Task(SELL, seat, t.arg))
                s.then(Task(STROLL, (seat + 1) % players))
                return
    s.then(Task(CLOSING_TIME, s.holder))


def _anyone_to_serve(s: State) -> bool:
    if any(customer != EMPTY for customer in s.market[:STALLS]):
        return True
    calls = s.barker != NOBODY and not s.passed >> s.barker & 1
    return calls and any(customer != EMPTY for customer in s.market[STALLS:])


# A sale. "Return the goods and sacks, take the tile and lay it face down"; this also costs
# 1 green cube and 1 time, except for the first sale of the seat that called the day (R22). A death
# is settled at once, before the next sale.

SELL_PLAY: Final = KINDS.start(SELL, "play")


def ask_sell(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    if t.arg == FREE or family.cubes[1] or family.coins:
        places = len(s.market) if s.barker == t.seat else STALLS
        for place in range(places):
            customer = s.market[place]
            if customer != EMPTY and can_serve(family, customer):
                options.append(place)
    if family.hand:
        options += cards_for_now(s, t.seat, SELL_PLAY)
    return options


def can_serve(family: Seat, customer: int) -> bool:
    """Tell whether a family has everything a customer wants."""
    tile = c.CUSTOMERS[customer]
    goods = family.goods
    return family.grain >= tile.grain and all(goods[good] >= n for good, n in tile.wishes)


def do_sell(s: State, t: Task, place: int, log: Log) -> None:
    family = s.seats[t.seat]
    if place >= SELL_PLAY:
        play_card(s, t, place - SELL_PLAY, log)
    elif place == SKIP:
        s.passed |= 1 << t.seat
        log.add(LEFT_MARKET, t.seat)
    else:
        customer = s.market[place]
        tile = c.CUSTOMERS[customer]
        family.grain -= tile.grain
        for good, number in tile.wishes:
            family.goods[good] -= number
        s.market[place] = EMPTY
        family.served.append(customer)
        s.sales += 1
        log.add(SERVED, t.seat, customer, tile.points)
        if t.arg != FREE:
            pay(s, t.seat, COST_MARKET, log)
            spend_time(s, t.seat, c.SALE_TIME, log)
            s.then(Task(REAPER, t.seat))


# "Refill the stalls by moving the queue up in order, then the queue from the pile." The
# Peddler acts between the two: "before that, fill the empty places before the stalls".


def do_closing_time(s: State, t: Task, _: int, log: Log) -> None:
    if s.sales:
        _move_up(s)
    for seat in around(s, t.seat):
        if s.seats[seat].hand:
            s.then(Task(CLOSING, seat))
    s.then(Task(MARKET_END, t.seat))


def _move_up(s: State) -> None:
    """Move the queue up to the empty stalls, closing gaps (R54)."""
    queue = [customer for customer in s.market[STALLS:] if customer != EMPTY]
    for stall in range(c.STALLS[len(s.seats) - 2]):
        if s.market[stall] == EMPTY and queue:
            s.market[stall] = queue.pop(0)
    s.market[STALLS:] = queue + [EMPTY] * (c.QUEUE - len(queue))


# Peddler. "At the end of the market day take one of the tiles at the stalls for nothing"; not
# together with the Barker (R47), but also after a day without a sale (R66).

PEDDLER: Final = KINDS.start(CLOSING, "peddler")
CLOSING_PLAY: Final = KINDS.start(CLOSING, "play")


def ask_closing(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if c.PEDDLER in s.seats[t.seat].hand and s.barker != t.seat:
        options += [PEDDLER + stall for stall in range(STALLS) if s.market[stall] != EMPTY]
    return options + cards_for_now(s, t.seat, CLOSING_PLAY)


def do_closing(s: State, t: Task, value: int, log: Log) -> None:
    if value >= CLOSING_PLAY:
        play_card(s, t, value - CLOSING_PLAY, log)
    elif value != SKIP:
        discard(s, t.seat, c.PEDDLER, log)
        customer = s.market[value - PEDDLER]
        s.market[value - PEDDLER] = EMPTY
        s.seats[t.seat].served.append(customer)
        s.sales += 1
        log.add(PEDDLED, t.seat, customer)
        _move_up(s)
        if s.seats[t.seat].hand:
            s.then(t)


def do_market_end(s: State, t: Task, _: int, log: Log) -> None:
    calls = min(s.market[STALLS:].count(EMPTY), len(s.customers))
    start = s.market.index(EMPTY, STALLS) if calls else 0
    for place in range(start, start + calls):
        s.then(Task(CALL, CHANCE, place))
    s.seats[t.seat].due += s.late
    s.late = 0
    s.holder = s.barker = NOBODY
    s.passed = s.sales = 0


def ask_call(s: State, t: Task) -> list[int]:
    return s.customers[:]


def do_call(s: State, t: Task, customer: int, log: Log) -> None:
    s.customers.remove(customer)
    s.market[t.arg] = customer
    log.add(CALLED, s.turn, customer)

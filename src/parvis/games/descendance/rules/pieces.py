"""Descendance: what every chapter does with members, time, cubes and coins.

Only paying and taking cubes are tasks of their own: "coins replace any influence
cube" and "cubes of your choice from the supply".
"""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AGED,
    COST_WELL,
    COSTS,
    CROSSED,
    DISCOVERED,
    FARM,
    GAIN,
    GAINED,
    GAINED_COIN,
    KINDS,
    PAID,
    PAY,
    PRESTIGE,
)
from parvis.games.descendance.state import Seat, State

# Members.


def member_at(seat: Seat, place: int, generation: int) -> int:
    """Return a member of that generation at that place; there must be one."""
    return seat.where.index(place, c.FIRST_OF[generation], c.END_OF[generation])


def generations_at(seat: Seat, place: int) -> list[int]:
    """List the generations with a member at a place."""
    where = seat.where
    if place not in where:
        return []
    return [g for g in range(len(c.BORN_IN)) if place in where[c.FIRST_OF[g] : c.END_OF[g]]]


def generations_home(seat: Seat) -> list[int]:
    """List the generations on the farm, where every placed member comes from (R13)."""
    return generations_at(seat, FARM)


def move(seat: Seat, origin: int, generation: int, place: int) -> None:
    """Let a member of that generation walk from one place to another."""
    seat.where[member_at(seat, origin, generation)] = place


def around(s: State, seat: int) -> list[int]:
    """List all seats clockwise from one."""
    players = len(s.seats)
    return [*range(seat, players), *range(seat)]


# Time. "As soon as your marker passes the bridge, one of your oldest members dies"; the turn or the
# market day decides when that is settled.


def spend_time(s: State, seat: int, time: int, log: Log) -> None:
    """Advance the time marker. Deaths are counted, as several can be due (R56)."""
    family = s.seats[seat]
    family.time += time
    log.add(AGED, seat, time)
    if family.time >= c.HOUR:
        family.time -= c.HOUR
        family.due += 1
        log.add(CROSSED, seat)


def score(s: State, seat: int, points: int, log: Log) -> None:
    """Advance the prestige marker."""
    s.seats[seat].prestige += points
    log.add(PRESTIGE, seat, points)


# Coins. "Replace any influence cube": the payer chooses the cubes one by one (R7).


COINS: Final = KINDS.quadruples(PAY)  # instead of cubes of each colour


def _ways_of(cost: tuple[int, int, int, int]) -> tuple[tuple[int, ...], ...]:
    """List the ways to pay a cost: the choice's value, coins, and cubes of each colour."""
    ways = []
    for orange in range(cost[0] + 1):
        for green in range(cost[1] + 1):
            for brown in range(cost[2] + 1):
                for pink in range(cost[3] + 1):
                    coins = (orange, green, brown, pink)
                    value = COINS.index(coins)
                    cubes = tuple(n - k for n, k in zip(cost, coins, strict=True))
                    ways.append((value, sum(coins), *cubes))
    return tuple(ways)


WAYS: Final = tuple(_ways_of(cost) for cost in COSTS)
WELL: Final = COST_WELL


def can_pay(seat: Seat, cost: int) -> bool:
    """Tell whether cubes and coins suffice."""
    missing = 0
    for need, held in zip(COSTS[cost], seat.cubes, strict=True):
        if need > held:
            missing += need - held
    return missing <= seat.coins


def pay(s: State, seat: int, cost: int, log: Log) -> None:
    """Pay at once if there is only one way; otherwise ask."""
    ways = ways_to_pay(s.seats[seat], cost)
    if len(ways) == 1:
        settle(s, seat, cost, ways[0], log)
    else:
        s.then(Task(PAY, seat, cost))


def ways_to_pay(seat: Seat, cost: int) -> list[int]:
    """List the ways that cubes and coins allow. At the well, one cube at least (R72; see TURN)."""
    coins = min(seat.coins, c.WELL_CUBES - 1) if cost >= WELL else seat.coins
    orange, green, brown, pink = seat.cubes
    return [
        way[0]
        for way in WAYS[cost]
        if way[1] <= coins
        and way[2] <= orange
        and way[3] <= green
        and way[4] <= brown
        and way[5] <= pink
    ]


def settle(s: State, seat: int, cost: int, value: int, log: Log) -> None:
    """Return the cubes to the supply (R10) and the coins to the box."""
    family = s.seats[seat]
    paid = COINS[value]
    for colour, need in enumerate(COSTS[cost]):
        coins = paid[colour]
        family.coins -= coins
        family.cubes[colour] -= need - coins
        s.supply[colour] += need - coins
    coins = sum(paid)
    log.add(PAID, seat, sum(COSTS[cost]) - coins, coins)


def ask_pay(s: State, t: Task) -> list[int]:
    return ways_to_pay(s.seats[t.seat], t.arg)


def do_pay(s: State, t: Task, value: int, log: Log) -> None:
    settle(s, t.seat, t.arg, value, log)


# Cubes of the player's choice, one by one. R9: limited by the supply.


def gain_cubes(s: State, seat: int, number: int) -> None:
    """Schedule a number of cubes of the seat's choice, as far as the supply lasts."""
    for _ in range(min(number, sum(s.supply[: len(c.COLOURS)]))):
        s.then(Task(GAIN, seat))


def ask_gain(s: State, t: Task) -> list[int]:
    return [colour for colour in range(len(c.COLOURS)) if s.supply[colour]]


def do_gain(s: State, t: Task, colour: int, log: Log) -> None:
    s.supply[colour] -= 1
    s.seats[t.seat].cubes[colour] += 1
    log.add(GAINED, t.seat, colour)


# Cities. A marker is placed once, and the reward comes with it.


def discover(s: State, seat: int, city: int, log: Log) -> None:
    """Place a marker and gain the city's reward."""
    family = s.seats[seat]
    family.cities |= 1 << city
    log.add(DISCOVERED, seat, city)
    reward = c.CITY[city]
    if reward.prestige:
        score(s, seat, reward.prestige, log)
    if reward.coins:
        family.coins += reward.coins
        log.add(GAINED_COIN, seat)
    if reward.cubes:
        gain_cubes(s, seat, reward.cubes)

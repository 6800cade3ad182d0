"""Descendance, the action Travel."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    ARRIVE,
    AT_CITY,
    COSTS,
    FARM,
    GAVE,
    KINDS,
    RODE,
    TRAVEL,
)
from parvis.games.descendance.rules.pieces import (
    can_pay,
    discover,
    generations_at,
    move,
    pay,
    spend_time,
)
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import State

CITIES: Final = len(c.CITIES)


def _roads() -> tuple[tuple[tuple[int, int], ...], ...]:
    """List for each stop the cities one road away, with the cost of that road.

    No road leads back to the village.

    """
    roads: list[list[tuple[int, int]]] = [[] for _ in range(CITIES + 1)]
    for road in c.ROADS:
        cost = COSTS.index(road.cubes)
        roads[road.a].append((road.b - 1, cost))
        if road.a != c.VILLAGE:
            roads[road.b].append((road.a - 1, cost))
    return tuple(tuple(sorted(row)) for row in roads)


ROADS: Final = _roads()

# "You must pay 2 time and return a wagon, and besides, for the road, influence cubes." From the
# farm to one of the first two cities, or from a city to the next. R14: members
# may go back, and to a visited city. The Toll Keeper waives all costs, even of a first trip (R48).

RIDE: Final = KINDS.block(TRAVEL, "ride")
FREE_RIDE: Final = KINDS.block(TRAVEL, "toll-keeper")
FIRST_FREE: Final = KINDS.start(TRAVEL, "toll-keeper")
TRIP: Final = KINDS.triples(TRAVEL, "ride", "toll-keeper")  # a stop, a generation and a city
TRAVEL_PLAY: Final = KINDS.start(TRAVEL, "play")


def ask_travel(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    wagon = family.goods[c.WAGON] > 0
    toll = c.TOLL_KEEPER in family.hand
    if wagon or toll:
        where = family.where
        for stop in range(CITIES + 1):
            place = FARM if stop == c.VILLAGE else AT_CITY + stop - 1
            if place not in where:
                continue
            generations = generations_at(family, place)
            for city, cost in ROADS[stop]:
                paid = wagon and can_pay(family, cost)
                for generation in generations:
                    if paid:
                        options.append(RIDE[stop][generation][city])
                    if toll:
                        options.append(FREE_RIDE[stop][generation][city])
    if family.hand:
        options += cards_for_now(s, t.seat, TRAVEL_PLAY)
    return options


def do_travel(s: State, t: Task, value: int, log: Log) -> None:
    if value == SKIP:
        return
    if value >= TRAVEL_PLAY:
        play_card(s, t, value - TRAVEL_PLAY, log)
        return
    family = s.seats[t.seat]
    toll = value >= FIRST_FREE
    stop, generation, city = TRIP[value]
    move(family, FARM if stop == c.VILLAGE else AT_CITY + stop - 1, generation, AT_CITY + city)
    if toll:  # R58: but the time for a plague cube is still spent
        discard(s, t.seat, c.TOLL_KEEPER, log)
    else:
        family.goods[c.WAGON] -= 1
        log.add(GAVE, t.seat, c.WAGON, 1)
        spend_time(s, t.seat, c.TRIP_TIME, log)
        pay(s, t.seat, [cost for to, cost in ROADS[stop] if to == city][0], log)
    log.add(RODE, t.seat, generation, stop, city)
    s.then(Task(ARRIVE, t.seat, city))  # R57: costs first, gains afterwards


# "For each city you may place one marker only and receive its reward only once."


def do_arrive(s: State, t: Task, _: int, log: Log) -> None:
    if not s.seats[t.seat].cities >> t.arg & 1:
        discover(s, t.seat, t.arg, log)

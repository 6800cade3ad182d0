"""Descendance, the actions on the farm: Harvest and Family."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_INN,
    BORN,
    FAMILY,
    FARM,
    FETCHED,
    HARVEST,
    HARVESTED,
    KINDS,
    TEAM,
    UNBORN,
    WORKSHOP,
)
from parvis.games.descendance.rules.pieces import move
from parvis.games.descendance.rules.villagers import cards_for_now, play_card
from parvis.games.descendance.state import State

# Harvest. "You must have at least one member on your farm. Take 2 sacks"; with horse and plough
# you may take 3, with ox and plough 4; one team only, not spent. R62: up to the room.

HANDS: Final = TEAM.member("hands")
WITH_HORSE: Final = TEAM.member("horse")
WITH_OX: Final = TEAM.member("ox")
HARVEST_PLAY: Final = KINDS.start(HARVEST, "play")


def ask_harvest(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    if FARM in family.where and family.grain < c.BARN:
        options.append(HANDS)  # R71: even with a team
        if family.goods[c.PLOUGH]:
            if family.goods[c.HORSE]:
                options.append(WITH_HORSE)
            if family.goods[c.OX]:
                options.append(WITH_OX)
    if family.hand:
        options += cards_for_now(s, t.seat, HARVEST_PLAY)
    return options


def do_harvest(s: State, t: Task, team: int, log: Log) -> None:
    if team >= HARVEST_PLAY:
        play_card(s, t, team - HARVEST_PLAY, log)
    elif team != SKIP:
        family = s.seats[t.seat]
        sacks = min(c.HARVEST[team], c.BARN - family.grain)
        family.grain += sacks
        log.add(HARVESTED, t.seat, sacks)


# Family. "Take the unborn member with the lowest number" (R2), or fetch one back from the board:
# from crafts, travel, council, church windows or inn, never from the bag (R13, R61).

BIRTH: Final = KINDS.start(FAMILY, "birth")
FETCH: Final = KINDS.grid(FAMILY, "fetch")
FETCHED_FROM: Final = KINDS.pairs(FAMILY, "fetch")  # a place and a generation
FAMILY_PLAY: Final = KINDS.start(FAMILY, "play")


def ask_family(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    where = family.where
    if UNBORN in where:
        options.append(BIRTH)
    for member, place in enumerate(where):
        if WORKSHOP <= place <= AT_INN:
            value = FETCH[place][c.GENERATION[member]]
            if value not in options:
                options.append(value)
    if family.hand:
        options += cards_for_now(s, t.seat, FAMILY_PLAY)
    return options


def do_family(s: State, t: Task, value: int, log: Log) -> None:
    family = s.seats[t.seat]
    if value >= FAMILY_PLAY:
        play_card(s, t, value - FAMILY_PLAY, log)
    elif value == BIRTH:
        child = family.where.index(UNBORN)
        family.where[child] = FARM
        log.add(BORN, t.seat, c.GENERATION[child])
    elif value != SKIP:
        place, generation = FETCHED_FROM[value]
        move(family, place, generation, FARM)
        log.add(FETCHED, t.seat, generation, place)

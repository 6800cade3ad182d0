"""Descendance: the death of a family member, and the end of the game."""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_CITY,
    AT_INN,
    AT_LEVEL,
    AT_WINDOW,
    AWAY,
    BY_BARD,
    DEATH,
    DIED,
    ENDED,
    FARM,
    GRAVE,
    IN_CHRONICLE,
    KINDS,
    SPARED,
)
from parvis.games.descendance.rules.pieces import move
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import NOBODY, Seat, State

# R16, R56: due deaths are settled one by one, each after the effects of the previous one. R18: if
# no member is visible, none dies.


def do_reaper(s: State, t: Task, _: int, log: Log) -> None:
    family = s.seats[t.seat]
    if family.due:
        family.due -= 1
        oldest = oldest_of(family)
        if oldest < 0:
            log.add(SPARED, t.seat)
        else:
            s.then(Task(DEATH, t.seat, oldest))
        s.then(t)


def oldest_of(family: Seat) -> int:
    """Return the lowest visible generation, on farm or board (R17); -1 without one."""
    for member, place in enumerate(family.where):
        if FARM <= place <= AT_INN:
            return c.GENERATION[member]
    return -1


# "Always the one with the lowest number must die"; among equals the player chooses. The
# Bard adds the dead to the chronicle from anywhere, without using one of its places (R43).

BURY: Final = KINDS.start(DEATH, "bury")
BARD: Final = KINDS.start(DEATH, "bard")
DEATH_PLAY: Final = KINDS.start(DEATH, "play")


def ask_death(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    oldest = oldest_of(family)
    options: list[int] = []
    for place in family.where[c.FIRST_OF[oldest] : c.END_OF[oldest]]:
        if FARM <= place <= AT_INN and BURY + place not in options:
            options.append(BURY + place)
    if family.hand:
        if c.BARD in family.hand:
            options += [BARD + value - BURY for value in options]
        options += cards_for_now(s, t.seat, DEATH_PLAY)
    return options


def do_death(s: State, t: Task, value: int, log: Log) -> None:
    if value >= DEATH_PLAY:
        play_card(s, t, value - DEATH_PLAY, log)
        return
    family = s.seats[t.seat]
    origin = value - (BARD if value >= BARD else BURY)
    if value >= BARD:
        discard(s, t.seat, c.BARD, log)
        place = BY_BARD
    else:
        place = resting_place(s, origin)
        if place == GRAVE:
            s.graves -= 1
        elif place != AWAY:
            s.chronicle[place - IN_CHRONICLE] -= 1
    generation = oldest_of(family)
    move(family, origin, generation, place)
    log.add(DIED, t.seat, generation, origin, place)
    _note_the_end(s, t.seat, log)


# "a) There is a place for his profession in the chronicle; b) there is none": then a grave. A
# member at the inn always gets a grave. R32: without room in the last turns, it leaves the game.


def section_of(place: int) -> int:
    """Return the chronicle section for members who die at a place; -1 for the inn."""
    if place == FARM:
        return 4
    if place < AT_CITY:
        return 1
    if place < AT_LEVEL:
        return 2
    if place < AT_WINDOW:
        return 0
    return 3 if place < AT_INN else -1


SECTION_OF: Final = (-1, *(section_of(place) for place in range(FARM, AT_INN + 1)))


def resting_place(s: State, place: int) -> int:
    """Return where a member who dies at a place is buried."""
    section = SECTION_OF[place]
    if section >= 0 and s.chronicle[section]:
        return IN_CHRONICLE + section
    return GRAVE if s.graves else AWAY


# "The end comes when a member is laid on a) the last free place of the chronicle, b) the last
# free grave" (R29). The consequences are settled after the turn.


def _note_the_end(s: State, seat: int, log: Log) -> None:
    if s.ender == NOBODY and (not s.graves or not any(s.chronicle)):
        s.ender = seat
        s.caller = s.holder
        log.add(ENDED, seat)

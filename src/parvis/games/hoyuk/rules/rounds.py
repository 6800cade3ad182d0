"""The course of a round, its end (phase 4) and the end of the game."""

from parvis.engine.core import CHANCE, Log, Task
from parvis.engine.kinds import SKIP
from parvis.games.hoyuk.components import CARDS, PILES
from parvis.games.hoyuk.ground import send_shaman_home
from parvis.games.hoyuk.kinds import (
    CALAMITY_DRAW,
    CONSTRUCTION,
    COUNTED,
    END_ROUND,
    GATHER,
    GAVE_MARKER,
    GOES_FIRST,
    INSPECTION,
    MARKER,
    OPEN,
    PILED,
    RETURN,
    RETURNED,
    ROOM,
    ROUND,
    ROUND_BEGAN,
    SET_ASIDE,
    SHAMAN_LEFT,
    TUCK,
)
from parvis.games.hoyuk.options import EMPTY_PILE_DEAD, MODE
from parvis.games.hoyuk.rules.construction import turn_order
from parvis.games.hoyuk.scoring import breakdown
from parvis.games.hoyuk.state import State

# "To find out who plays first, mix two houses of each player and draw one" (R74).


def ask_first_draw(s: State, t: Task) -> list[int]:
    return list(range(len(s.seats)))


def do_first_draw(s: State, t: Task, seat: int, log: Log) -> None:
    s.first = seat
    log.add(GOES_FIRST, seat)


# "1) construction, twice; 2) calamity, except in the first round; 3) aspect cards; 4) end of the
# round." All players may use cards at the start of each phase.


def do_round(s: State, t: Task, _: int, log: Log) -> None:
    s.round += 1
    s.calamity = -1
    s.struck = []
    log.add(ROUND_BEGAN, s.first, s.round)
    seats = turn_order(s)
    for phase in range(4):
        for seat in seats:
            s.then(Task(OPEN, seat, phase))
        if phase == 0:
            s.then(Task(CONSTRUCTION, s.first, 0))
            s.then(Task(CONSTRUCTION, s.first, 1))
            s.then(Task(ROOM, CHANCE))
        elif phase == 1 and s.round > 1:
            s.then(Task(CALAMITY_DRAW, CHANCE))
        elif phase == 2:
            s.then(Task(INSPECTION, s.first))
    for seat in seats:
        s.then(Task(GATHER, seat))
    s.then(Task(END_ROUND, s.first))


# "Each gathers the cards used this round and puts them, face up, under any one pile" (R58). In
# the last round no more cards are won, so the used cards simply stay.


def do_gather(s: State, t: Task, _: int, log: Log) -> None:
    s.phase = 3
    seat = s.seats[t.seat]
    if not seat.played or s.last:
        return
    if open_piles(s):
        s.then(Task(RETURN, t.seat))
        return
    log.add(SET_ASIDE, t.seat, len(seat.played))  # only if emptied piles stay closed
    for card in seat.played:
        s.aside[card] += 1
    seat.played = []


def open_piles(s: State) -> list[int]:
    """List the piles that cards may be put under: all, or by an option those not empty (R44c)."""
    piles = range(PILES[s.options[MODE]])
    if not s.options[EMPTY_PILE_DEAD]:
        return list(piles)
    return [pile for pile in piles if s.top[pile] >= 0]


def ask_return(s: State, t: Task) -> list[int]:
    return open_piles(s)


def do_return(s: State, t: Task, pile: int, log: Log) -> None:
    played = s.seats[t.seat].played
    log.add(RETURNED, t.seat, len(played), pile)
    arrange(s, t.seat, pile)


# They go under the pile together, in any order, by default the order of use.


def arrange(s: State, seat: int, pile: int) -> None:
    """Ask for the next card to go under a pile; equal cards go without asking."""
    played = s.seats[seat].played
    if len(set(played)) > 1:
        s.then(Task(TUCK, seat, pile))
        return
    while played:
        tuck(s, seat, pile, played[0])


def tuck(s: State, seat: int, pile: int, card: int) -> None:
    """Put a card under a pile; an empty pile has it on top."""
    s.seats[seat].played.remove(card)
    if s.top[pile] < 0:
        s.top[pile] = card
    else:
        s.under.append(PILED[pile][card])


def ask_tuck(s: State, t: Task) -> list[int]:
    played = s.seats[t.seat].played
    return [SKIP] + [card for card in range(CARDS) if card in played]


def do_tuck(s: State, t: Task, card: int, log: Log) -> None:
    played = s.seats[t.seat].played
    if card == SKIP:
        while played:
            tuck(s, t.seat, t.arg, played[0])
    else:
        tuck(s, t.seat, t.arg, card)
        arrange(s, t.seat, t.arg)


# "If the shaman has kept off a calamity it goes back at the end of this round. If somebody has
# built the last house, the game ends. Otherwise the first player gives the marker to another."


def do_end_round(s: State, t: Task, _: int, log: Log) -> None:
    if s.shaman_used:
        send_shaman_home(s)
        log.add(SHAMAN_LEFT, CHANCE)
    if s.last:
        for seat, (_sets, cards, families, cattle, villagers) in enumerate(breakdown(s)):
            log.add(COUNTED, seat, cards, families, cattle + villagers)
        return
    s.then(Task(MARKER, s.first))
    s.then(Task(ROUND, CHANCE))


def ask_marker(s: State, t: Task) -> list[int]:
    return [seat for seat in range(len(s.seats)) if seat != t.seat]  # not to oneself (R65)


def do_marker(s: State, t: Task, seat: int, log: Log) -> None:
    s.first = seat
    log.add(GAVE_MARKER, t.seat, seat)

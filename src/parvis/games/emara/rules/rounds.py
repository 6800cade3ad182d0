"""A round: event, turns, payments at its end, clean-up; after six of them, the end."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.emara.campaign import next_start, outcome_of
from parvis.games.emara.components import (
    ALMS,
    ANCIENT_BOOKS,
    BOOK,
    CARDS,
    CHAMBERLAIN,
    FAMINE,
    GOLD,
    GRAIN,
    HANDOUTS,
    OCCASION_GOODS,
    OCCASIONS,
    RESHUFFLE_AFTER,
    RING,
    ROUNDS,
    SLOTS,
    VICTORIA_FROM,
)
from parvis.games.emara.kinds import (
    BEAT_VICTORIA,
    BY_LEFTOVERS,
    BY_OCCASIONS,
    CARDS_BACK,
    CLEAN_UP,
    DEAL,
    DRAW,
    DREW,
    KINDS,
    LOST_TO_VICTORIA,
    NEW_ROUND,
    PAID,
    PASSED_STATUE,
    PLAY,
    RELIEVED,
    REVEAL,
    ROUND,
    ROUND_END,
    SETTLE,
    SETTLED,
    SOURCE,
    TRIBUTE,
    USED,
    VICTORIA,
)
from parvis.games.emara.options import INFORMED_CHOICE, SOLO
from parvis.games.emara.rules import advisors
from parvis.games.emara.rules.gains import attract, build, receive
from parvis.games.emara.rules.paying import charge, single
from parvis.games.emara.scoring import best_split, pool_of
from parvis.games.emara.state import State

ALL_CARDS: Final = (1 << len(CARDS)) - 1

TRIBUTE_GRAIN: Final = KINDS.start(TRIBUTE, "grain")
TRIBUTE_RING: Final = KINDS.start(TRIBUTE, "ring")
TRIBUTE_GOLD: Final = KINDS.start(TRIBUTE, "gold")
TRIBUTE_BOOK: Final = KINDS.start(TRIBUTE, "book")
TRIBUTE_TO_GOLD: Final = KINDS.start(TRIBUTE, "to-gold")
TRIBUTE_TO_RING: Final = KINDS.start(TRIBUTE, "to-ring")

# 1. Event. "Put the top card in the box. Read the new one and apply its effects." So the first card
# of the game serves for set-up only.


def seating(s: State) -> list[int]:
    """List the seats clockwise from the statue."""
    seats = len(s.seats)
    return [(s.first + i) % seats for i in range(seats)]


def do_round(s: State, t: Task, _: int, log: Log) -> None:
    s.round += 1
    s.then(Task(REVEAL, CHANCE))
    order = seating(s)
    for _lap in range(SLOTS):
        for seat in order:
            s.then(Task(PLAY, seat))
    s.then(Task(ROUND_END, s.first))


def ask_reveal(s: State, t: Task) -> list[int]:
    return s.occasions[:]


def do_reveal(s: State, t: Task, occasion: int, log: Log) -> None:
    s.occasions.remove(occasion)
    s.occasion = occasion
    log.add(NEW_ROUND, s.first, s.round, occasion)
    if occasion < len(OCCASION_GOODS):
        for seat in seating(s):
            receive(s, seat, OCCASION_GOODS[occasion], OCCASIONS[occasion].gain, log)


# 2. The turns are in turn.py.  3. End of the round. "If the event concerns the end of the round,
# apply its effects": clockwise, before the statue moves, one payment each at most (R29).


def do_round_end(s: State, t: Task, _: int, log: Log) -> None:
    if FAMINE <= s.occasion <= ANCIENT_BOOKS:
        for seat in seating(s):
            s.swapped = advisors.NO_SWAP
            question = Task(TRIBUTE, seat, s.occasion)
            if len(ask_tribute(s, question)) > 1:
                s.then(question)
    if len(s.seats) == 1 and s.round >= VICTORIA_FROM:
        s.then(Task(VICTORIA, 0))
    s.then(Task(CLEAN_UP, s.first))


# Famine: 1 grain for 3 citizens, or 2 grain or 1 ring for 5. Alms: 1 gold or 1 ring for 4 citizens.
# Ancient books: 1 book or 1 ring for 5 buildings. The Chamberlain may help (R22).


def ask_tribute(s: State, t: Task) -> list[int]:
    goods, pays = s.seats[t.seat].goods, OCCASIONS[t.arg].pays
    options: list[int] = []
    if t.arg == FAMINE:
        grain = goods[GRAIN] + goods[GOLD]
        for i, (paid, _) in enumerate(HANDOUTS):
            if grain >= paid:
                options.append(TRIBUTE_GRAIN + i)
    elif t.arg == ALMS and goods[GOLD] >= pays:
        options.append(TRIBUTE_GOLD)
    elif t.arg == ANCIENT_BOOKS and goods[BOOK] >= pays:
        options.append(TRIBUTE_BOOK)
    if goods[RING] >= pays:
        options.append(TRIBUTE_RING)
    if s.holders[CHAMBERLAIN] == t.seat:
        advisors.add_swaps(s, goods, TRIBUTE_TO_GOLD, TRIBUTE_TO_RING, options)
    options.append(SKIP)
    return options


def do_tribute(s: State, t: Task, value: int, log: Log) -> None:
    if value >= TRIBUTE_TO_GOLD:
        log.add(USED, t.seat, CHAMBERLAIN)
        to_gold = value == TRIBUTE_TO_GOLD
        advisors.swap(s, t.seat, advisors.TO_GOLD if to_gold else advisors.TO_RING, log)
        s.then(t)
        return
    s.swapped = advisors.NO_SWAP
    if value == SKIP:
        return
    if value < TRIBUTE_RING:
        paid, citizens = HANDOUTS[value - TRIBUTE_GRAIN]
        charge(s, t.seat, single(GRAIN, paid), log)
        s.then(Task(RELIEVED, t.seat, citizens))
        return
    good = RING if value == TRIBUTE_RING else GOLD if value == TRIBUTE_GOLD else BOOK
    s.seats[t.seat].goods[good] -= OCCASIONS[t.arg].pays
    log.add(PAID, t.seat, good, OCCASIONS[t.arg].pays)
    s.then(Task(RELIEVED, t.seat, OCCASIONS[t.arg].gain))


def do_relieved(s: State, t: Task, _: int, log: Log) -> None:
    if s.occasion == ANCIENT_BOOKS:
        build(s, t.seat, t.arg, BY_OCCASIONS, log)
    else:
        attract(s, t.seat, t.arg, BY_OCCASIONS, log)


# "The first player passes the statue clockwise. Turn the cards played over. After round 3 shuffle
# all nine cards. Draw 3 cards." After six rounds the game ends.


def do_clean_up(s: State, t: Task, _: int, log: Log) -> None:
    for seat in s.seats:
        seat.slots[:] = [-1] * SLOTS
    if s.round == ROUNDS:
        for number in seating(s):
            s.then(Task(SETTLE, number))
        return
    s.first = (s.first + 1) % len(s.seats)
    log.add(PASSED_STATUE, s.first)
    if s.round == RESHUFFLE_AFTER:
        for seat in s.seats:
            seat.deck = ALL_CARDS
        log.add(CARDS_BACK, s.first)
    for number in seating(s):
        s.then(Task(DEAL, number))
    s.then(Task(ROUND, s.first))


# Informed choice: all nine cards in hand, taken back after round 3.


def do_deal(s: State, t: Task, _: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if s.options[INFORMED_CHOICE] or seat.deck.bit_count() == SLOTS:
        seat.hand |= seat.deck
        seat.deck = 0
        return
    for _card in range(SLOTS):
        s.then(Task(DRAW, CHANCE, t.seat))


def ask_draw(s: State, t: Task) -> list[int]:
    deck = s.seats[t.arg].deck
    return [card for card in range(len(CARDS)) if deck >> card & 1]


def do_draw(s: State, t: Task, card: int, log: Log) -> None:
    seat = s.seats[t.arg]
    seat.deck &= ~(1 << card)
    seat.hand |= 1 << card
    log.add(DREW, t.arg, card)


# End of the game. The owner splits the points for leftovers between the two tracks; the best split
# comes first (R34). Gold that the Chamberlain could still exchange counts as rings.


def ask_settle(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    pool = pool_of(s, t.seat)
    best = best_split(seat.citizens, seat.buildings, pool)
    return [best, *(share for share in range(pool + 1) if share != best)]


def do_settle(s: State, t: Task, share: int, log: Log) -> None:
    seat = s.seats[t.seat]
    rest = pool_of(s, t.seat) - share
    if s.holders[CHAMBERLAIN] == t.seat and seat.goods[GOLD]:
        log.add(USED, t.seat, CHAMBERLAIN)
    seat.citizens += share
    seat.buildings += rest
    seat.tally[BY_LEFTOVERS] += share
    seat.tally[SOURCE.size + BY_LEFTOVERS] += rest
    seat.settled = 1
    log.add(SETTLED, t.seat, share, rest)
    if len(s.seats) == 1 and s.options[SOLO]:  # best score has no opponent
        outcome = outcome_of(s)
        told = BEAT_VICTORIA if outcome.won else LOST_TO_VICTORIA
        log.add(told, t.seat, outcome.score, s.victoria, next_start(outcome))

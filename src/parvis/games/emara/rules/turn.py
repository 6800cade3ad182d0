"""A player's turn: a card on a slot, then card action, movement and bonus actions in any order.

Each action is finished before the next begins: it is put on the agenda above the turn's
question, which comes back until the player ends the turn.
"""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.emara.components import (
    CARD_DISCOUNT,
    CARD_STEPS,
    CARD_TAKES,
    DISCOUNT_CARD,
    GOLD,
    GOLD_CARD,
    GOLD_EXCHANGES,
    GRAIN,
    RING,
    RING_CARD,
    STEP_CARD,
    TOWN_CARD,
)
from parvis.games.emara.kinds import (
    CARD,
    ENTERED,
    EXCHANGED,
    GATHER,
    KINDS,
    PLAY,
    PLAYED,
    SENT,
    SLOT,
    TURN,
    VISIT,
    WALKED,
)
from parvis.games.emara.rules.advisors import EFFECTS, NO_SWAP, add_effects, use
from parvis.games.emara.rules.bonus import (
    add_hires,
    add_recruits,
    can_rise,
    hire,
    recruit,
    rise,
)
from parvis.games.emara.rules.gains import receive
from parvis.games.emara.rules.paying import ONE_REAL, charge_any
from parvis.games.emara.state import (
    CARD_DONE,
    HIRED_ONE,
    MOVED,
    RECRUITED_ONE,
    ROSE_UP,
    Seat,
    State,
)

TAKE: Final = KINDS.start(TURN, "take")
EXCHANGE: Final = KINDS.start(TURN, "exchange")
STEP_COUNTRY: Final = KINDS.start(TURN, "step-country")
STEP_TOWN: Final = KINDS.start(TURN, "step-town")
CHEAP_HIRE: Final = KINDS.start(TURN, "cheap-hire")
CHEAP_RECRUIT: Final = KINDS.start(TURN, "cheap-recruit")
GO: Final = KINDS.start(TURN, "go")
MOVE_COUNTRY: Final = KINDS.start(TURN, "move-country")
MOVE_TOWN: Final = KINDS.start(TURN, "move-town")
RISE: Final = KINDS.start(TURN, "rise")
HIRE: Final = KINDS.start(TURN, "hire")
RECRUIT: Final = KINDS.start(TURN, "recruit")
END: Final = KINDS.start(TURN, "end")

# "Play a card from your hand on an empty slot of your board." This can't be undone (R40).

CARDS: Final = range(CARD.size)
SLOTS: Final = range(SLOT.size)
PLAY_ON: Final = KINDS.grid(PLAY)
PLAYED_ON: Final = KINDS.pairs(PLAY)  # a card and a slot


def ask_play(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    slots = seat.slots
    free = [slot for slot in SLOTS if slots[slot] < 0]
    hand = seat.hand
    return [PLAY_ON[card][slot] for card in CARDS if hand >> card & 1 for slot in free]


def do_play(s: State, t: Task, value: int, log: Log) -> None:
    card, slot = PLAYED_ON[value]
    seat = s.seats[t.seat]
    seat.hand &= ~(1 << card)
    seat.slots[slot] = card
    s.card, s.steps, s.done, s.swapped, s.fresh = card, slot + 1, 0, NO_SWAP, -1
    log.add(PLAYED, t.seat, card, slot)
    s.then(Task(TURN, t.seat, card))


# "You may carry out all these actions in the order of your choice." The movement is
# compulsory, and so is a card's gain without a cost: resource, ring, step (R7).


def ask_turn(s: State, t: Task) -> list[int]:
    seat, done = s.seats[t.seat], s.done
    options: list[int] = []
    if not done & CARD_DONE:
        add_card_actions(s, t, seat, options)
    if not done & MOVED:
        options.append(MOVE_COUNTRY + s.country[(seat.country + s.steps) & 3])
        options.append(MOVE_TOWN + s.town[(seat.town + s.steps) & 3])
    if not done & ROSE_UP and can_rise(seat):
        options.append(RISE + seat.rank)
    if not done & HIRED_ONE:
        add_hires(s, t.seat, 0, HIRE, options)
    if not done & RECRUITED_ONE:
        add_recruits(s, t.seat, 0, RECRUIT, options)
    add_effects(s, t, options)
    if done & MOVED and (done & CARD_DONE or s.card in (GOLD_CARD, DISCOUNT_CARD, TOWN_CARD)):
        options.append(END)
    return options


def add_card_actions(s: State, t: Task, seat: Seat, options: list[int]) -> None:
    """Add what this turn's card allows."""
    card = s.card
    if card <= RING_CARD:
        options.append(TAKE)
    elif card == GOLD_CARD:
        resources = sum(seat.goods[: GRAIN + 1])
        if resources:  # exchanging gold for gold isn't allowed (R44)
            for i, (paid, _) in enumerate(GOLD_EXCHANGES):
                if resources + seat.goods[GOLD] >= paid:
                    options.append(EXCHANGE + i)
    elif card == STEP_CARD:
        options.append(STEP_COUNTRY + s.country[(seat.country + CARD_STEPS) & 3])
        options.append(STEP_TOWN + s.town[(seat.town + CARD_STEPS) & 3])
    elif card == DISCOUNT_CARD:
        add_hires(s, t.seat, CARD_DISCOUNT, CHEAP_HIRE, options)
        add_recruits(s, t.seat, CARD_DISCOUNT, CHEAP_RECRUIT, options)
    else:
        options.extend((GO, GO + 1, GO + 2, GO + 3))


def do_turn(s: State, t: Task, value: int, log: Log) -> None:
    if value < EFFECTS:
        use(s, t, value, log)
        return
    s.swapped = NO_SWAP
    if value == END:
        s.card, s.steps, s.done, s.fresh = -1, 0, 0, -1
        return
    if value < MOVE_COUNTRY:
        s.done |= CARD_DONE
        card_action(s, t.seat, value, log)
    elif value < RISE:
        s.done |= MOVED
        move(s, t.seat, value, MOVE_COUNTRY, MOVE_TOWN, s.steps, log)
    elif value < HIRE:
        s.done |= ROSE_UP
        rise(s, t.seat, log)
    elif value < RECRUIT:
        s.done |= HIRED_ONE
        hire(s, t.seat, value - HIRE, 0, log)
    else:
        s.done |= RECRUITED_ONE
        recruit(s, t.seat, value - RECRUIT, 0, log)
    s.then(t)


# Card action. "Take 1 wood, stone, cloth, grain or ring. Pay a resource to take 1 gold, or 3 to
# take 2. Move 1 of your envoys 1 place on. Hire or recruit for one resource less, where one of
# your envoys stands. Carry out the action of any place in town."


def card_action(s: State, seat: int, value: int, log: Log) -> None:
    if value == TAKE:
        receive(s, seat, RING if s.card == RING_CARD else s.card, CARD_TAKES, log)
    elif value < STEP_COUNTRY:
        paid, gold = GOLD_EXCHANGES[value - EXCHANGE]
        charge_any(s, seat, paid, ONE_REAL, log)
        s.then(Task(EXCHANGED, seat, gold))
    elif value < CHEAP_HIRE:
        move(s, seat, value, STEP_COUNTRY, STEP_TOWN, CARD_STEPS, log)
    elif value < CHEAP_RECRUIT:
        hire(s, seat, value - CHEAP_HIRE, CARD_DISCOUNT, log)
    elif value < GO:
        recruit(s, seat, value - CHEAP_RECRUIT, CARD_DISCOUNT, log)
    else:
        s.fresh = -1
        log.add(SENT, seat, value - GO)
        s.then(Task(VISIT, seat, value - GO))


def do_exchanged(s: State, t: Task, _: int, log: Log) -> None:
    receive(s, t.seat, GOLD, t.arg, log)


# Movement. "Move one of your envoys clockwise by exactly the number of steps shown." Moving and the
# action of the place are one action (R4); the steps are forced, the place's action is not (R6).


def move(s: State, number: int, value: int, country: int, town: int, steps: int, log: Log) -> None:
    seat = s.seats[number]
    if value < town:
        seat.country = (seat.country + steps) & 3
        log.add(WALKED, number, value - country, steps)
        s.then(Task(GATHER, number, value - country))
    else:
        seat.town = (seat.town + steps) & 3
        s.fresh = -1
        log.add(ENTERED, number, value - town, steps)
        s.then(Task(VISIT, number, value - town))

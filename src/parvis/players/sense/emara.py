"""Evaluation of La Couronne d'Emara: what goods and turns can still add to the two tracks.

Based on the strategy notes: the lower track counts, so early on any good is worth having and later
only what feeds that track; huts early; books in bulk; bread before the last visit to the site.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.emara import kinds as k
from parvis.games.emara.components import (
    ADVISORS,
    ANTONI,
    ARCHIVIST,
    BOOK,
    BOOK_POINTS,
    BREAD,
    BREAD_DIAL,
    CARPENTER,
    CASTLE,
    CATHEDRAL,
    COIN,
    CRAFTSMAN_POINTS,
    DISCOUNT_CARD,
    DONATION_DIAL,
    GIFT_DIAL,
    GOLD,
    GOLD_CARD,
    GOLDSMITH,
    GUSTAV,
    HUTS,
    HUTS_PER_PLACE,
    MARKET,
    RANKS,
    RING,
    RING_CARD,
    ROUNDS,
    SLOTS,
    STEP_CARD,
    STONE,
    STONE_BUILDINGS,
    STONE_DIAL,
    TIMBER,
    WOOD,
)
from parvis.games.emara.rules import country, town, turn
from parvis.games.emara.rules.advisors import EFFECTS
from parvis.games.emara.rules.dials import NUMBERS
from parvis.games.emara.state import CARD_DONE, MOVED, Seat, State
from parvis.players.sense import Row, Sense

# Points that a good may bring on the tracks, and what remains of that at the end. The order is that
# of the goods: wood, stone, cloth, grain, bread, books, rings, gold.
EARLY: Final[Row] = (2.6, 3.6, 2.2, 2.4, 3.9, 4.4, 5.2, 3.2)
LATE: Final[Row] = (0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 2.0, 1.0)
CITIZENS: Final[Row] = (0.0, 0.3, 0.2, 0.7, 1.0, 0.4, 0.8, 0.4)  # the share that feeds citizens …
BUILDINGS: Final[Row] = (0.9, 0.7, 0.2, 0.0, 0.0, 0.3, 0.0, 0.2)  # … or buildings; the rest either
FAVOUR: Final = 3.2
FADING: Final = 5  # own turns before the end during which early values fade to late ones

TURN_CITIZENS: Final = 3.4  # what a future turn adds to each track, and to either
TURN_BUILDINGS: Final = 2.4
TURN_EITHER: Final = 1.0
CARD_TO_DO: Final = 2.2  # value of the unused half of a turn
MOVE_TO_DO: Final = 3.2
HUT_A_TURN: Final = 0.8
# What each advisor adds in a future turn, besides its citizens.
ADVISOR_A_TURN: Final[Row] = (
    0, 0, 0, 0, 0.6, 0.6, 0.5, 0.7, 0.8, 0.4, 0.4, 0.5, 0.5, 0.6, 0.5, 0.7,
)  # fmt: skip


def turns_left(s: State, seat: Seat) -> int:
    """Return how many turns a seat has not begun yet."""
    return (ROUNDS - s.round) * SLOTS + seat.slots.count(-1)


def worth(s: State) -> list[float]:
    """Return the value of the lower track that each seat can expect at the end."""
    found: list[float] = []
    for number, seat in enumerate(s.seats):
        citizens, buildings, either, left = _tracks(s, number, seat)
        gap = abs(citizens - buildings) - either - 1.5 * left
        found.append((citizens + buildings + either - (gap if gap > 0.0 else 0.0)) / 2)
    return found


def _tracks(s: State, number: int, seat: Seat) -> tuple[float, float, float, int]:
    """Return expected citizens, buildings, points for either track, and the turns left."""
    citizens, buildings, either = float(seat.citizens), float(seat.buildings), 0.0
    if seat.settled:
        return citizens, buildings, 0.0, 0
    left = turns_left(s, seat)
    early = left / FADING if left < FADING else 1.0
    for good, held in enumerate(seat.goods):
        if held:
            value = held * (LATE[good] + (EARLY[good] - LATE[good]) * early)
            citizens += value * CITIZENS[good] * early
            buildings += value * BUILDINGS[good] * early
            either += value * (1.0 - (CITIZENS[good] + BUILDINGS[good]) * early)
    either += s.favours.count(number) * (1.0 + (FAVOUR - 1.0) * early)
    citizens += TURN_CITIZENS * left
    buildings += TURN_BUILDINGS * left
    either += (TURN_EITHER + HUT_A_TURN * seat.craftsmen) * left
    holders = s.holders
    for advisor, value in enumerate(ADVISOR_A_TURN):
        if holders[advisor] == number:
            either += value * left
    if s.card >= 0 and seat.slots[s.steps - 1] == s.card and _has_turn(s, number):
        either += 0.0 if s.done & CARD_DONE else CARD_TO_DO
        either += 0.0 if s.done & MOVED else MOVE_TO_DO
    return citizens, buildings, either, left


def _has_turn(s: State, number: int) -> bool:
    for task in reversed(s.agenda):
        if task.kind == k.TURN:
            return task.seat == number
        if task.kind == k.PLAY:
            return False
    return False


# Priors: rough point gains of the choices, as weights.

SHARP: Final = 1.3  # gain in points that makes an option e times as likely
NOTHING: Final = -0.5


def priors(s: State, options: list[int]) -> list[float]:
    """Return a prior for each option of the pending choice."""
    task = s.agenda[-1]
    kind, number = task.kind, task.seat
    seat = s.seats[number]
    if kind == k.PLAY:
        moves = [0.0, *(_move(s, number, seat, steps) for steps in (1, 2, 3))]
        played = [turn.PLAYED_ON[o] for o in options]
        gains = [_card(s, number, seat, card) + moves[slot + 1] for card, slot in played]
    elif kind == k.TURN:
        gains = [_action(s, number, seat, o) for o in options]
    elif kind == k.VISIT:
        gains = [_deed(s, seat, o) for o in options]
    elif kind == k.GATHER or kind == k.CRAFTSMAN:
        gains = [_gather(task.arg, kind, o) for o in options]
    elif kind == k.SETTLE:
        gains = [6.0] + [0.0] * (len(options) - 1)
    elif kind in (k.SPEND, k.LEAVE_OUT):
        sign = -1.0 if kind == k.SPEND else 1.0
        gains = [sign * (EARLY[o] - 0.3 * seat.goods[o] if o < 4 else 3.2) for o in options]
    elif kind == k.PAY or kind == k.AT_ONCE:  # as little gold as possible; accept what is free
        gains = [2.0] + [0.0] * (len(options) - 1)
    else:
        return [1.0] * len(options)
    best = max(gains)
    return [math.exp(max(gain - best, -6.0) / SHARP) for gain in gains]


def _card(s: State, number: int, seat: Seat, card: int) -> float:
    if card < RING_CARD:
        return EARLY[card]
    if card == RING_CARD:
        return EARLY[RING]
    if card == GOLD_CARD:
        return 1.2 if sum(seat.goods[:4]) >= 3 else 0.3
    if card == STEP_CARD:
        return _move(s, number, seat, 1)
    if card == DISCOUNT_CARD:
        return 2.5
    return max(_visit(s, seat, place) for place in range(4))


def _move(s: State, number: int, seat: Seat, steps: int) -> float:
    """Return the gain of the better of the two moves."""
    land = s.country[(seat.country + steps) & 3]
    return max(_harvest(s, number, land), _visit(s, seat, s.town[(seat.town + steps) & 3]))


def _harvest(s: State, number: int, land: int) -> float:
    first = land * HUTS_PER_PLACE
    return EARLY[land] * (1 + s.huts[first : first + HUTS_PER_PLACE].count(number))


def _visit(s: State, seat: Seat, place: int) -> float:
    """Return the present gain of a visit to a town place."""
    goods = seat.goods
    numbers = NUMBERS[len(s.seats)]
    if place == CASTLE:
        return _gift(s, goods, GIFT_DIAL, EARLY[RING]) + (0.6 if goods[BOOK] else 0.0)
    if place == CATHEDRAL:
        return _gift(s, goods, DONATION_DIAL, EARLY[BOOK] + FAVOUR)
    if place == MARKET:
        books = min(goods[BOOK], 5)
        return BOOK_POINTS[books] - 3.6 * books + (0.8 if sum(goods[:4]) else 0.0) + 0.2 * books
    value = 0.0
    if goods[STONE]:
        value += 5.0 + numbers[STONE_DIAL][s.dials[STONE_DIAL]] - EARLY[STONE]
    if goods[WOOD]:
        value += 5.0 - EARLY[WOOD] if goods[WOOD] < 3 else 10.0 - 3 * EARLY[WOOD]
    loaves = min(goods[BREAD], 3)
    return value + loaves * (numbers[BREAD_DIAL][s.dials[BREAD_DIAL]] - 2.6)


def _gift(s: State, goods: list[int], dials: int, gain: float) -> float:
    numbers = NUMBERS[len(s.seats)]
    best = 0.0
    for resource in range(4):
        price = numbers[dials + resource][s.dials[dials + resource]]
        if goods[resource] >= price:
            best = max(best, gain - price * EARLY[resource])
    return best


def _action(s: State, number: int, seat: Seat, option: int) -> float:
    """Return the gain of an action of the turn."""
    if option < EFFECTS:
        return 0.3
    if option == turn.END:
        return NOTHING
    if option == turn.TAKE:
        return _card(s, number, seat, s.card) + 2.0  # doing it first costs nothing
    if option < turn.STEP_COUNTRY:
        return 0.5 + 0.7 * (option - turn.EXCHANGE)
    if option < turn.STEP_TOWN:
        return _harvest(s, number, option - turn.STEP_COUNTRY)
    if option < turn.CHEAP_HIRE:
        return _visit(s, seat, option - turn.STEP_TOWN)
    if option < turn.CHEAP_RECRUIT:
        return _hut(s, seat, option - turn.CHEAP_HIRE) + 2.4
    if option < turn.GO:
        return _advisor(s, seat, option - turn.CHEAP_RECRUIT) + 2.4
    if option < turn.MOVE_COUNTRY:
        return _visit(s, seat, option - turn.GO)
    if option < turn.MOVE_TOWN:
        return _harvest(s, number, option - turn.MOVE_COUNTRY)
    if option < turn.RISE:
        return _visit(s, seat, option - turn.MOVE_TOWN)
    if option < turn.HIRE:
        rank = RANKS[seat.rank]
        return rank.points[s.ranks[seat.rank]] - 4.0 * rank.rings - 2.6 * rank.gold
    if option < turn.RECRUIT:
        return _hut(s, seat, option - turn.HIRE)
    return _advisor(s, seat, option - turn.RECRUIT)


def _hut(s: State, seat: Seat, hut: int) -> float:
    cost = sum(EARLY[good] * number for good, number in enumerate(HUTS[hut]))
    return CRAFTSMAN_POINTS[seat.craftsmen] + HUT_A_TURN * turns_left(s, seat) - 0.8 * cost


def _advisor(s: State, seat: Seat, advisor: int) -> float:
    card = ADVISORS[advisor]
    value = float(card.citizens)
    if advisor < len(ADVISOR_A_TURN):
        value += ADVISOR_A_TURN[advisor] * turns_left(s, seat)
    value += AT_ONCE.get(advisor, 0.0)
    return value - 0.8 * sum(EARLY[good] * number for good, number in enumerate(card.cost))


AT_ONCE: Final = {
    COIN: 3.2, ARCHIVIST: 8.8, GOLDSMITH: 5.2,
    CARPENTER: 10.0, GUSTAV: 12.0, ANTONI: 15.0,
}  # fmt: skip


def _deed(s: State, seat: Seat, option: int) -> float:
    """Return the gain of a part of a visit."""
    goods = seat.goods
    if option == SKIP:
        return NOTHING
    if option < EFFECTS:
        return 0.3
    if option < town.GIFT:
        return 1.5
    if option < town.ONE_BOOK:
        resource, price = town.OFFERED[option]
        return EARLY[RING] - price * EARLY[resource]
    if option == town.ONE_BOOK:
        return 1.0
    if option < town.SELL:
        resource, price = town.OFFERED[option]
        return EARLY[BOOK] + FAVOUR - price * EARLY[resource]
    if option < town.BOOKS:
        return 0.4
    if option < town.LAY_STONE:
        books = option - town.BOOKS + 1
        return BOOK_POINTS[books] - 3.6 * books
    if option < town.BRING_BREAD:
        return STONE_BUILDINGS + float(option - town.LAY_STONE) - EARLY[STONE]
    if option < town.BRING_WOOD:
        loaves, citizens = town.OFFERED[option]
        return citizens - 2.6 * (loaves + 1)
    wood, buildings = TIMBER[option - town.BRING_WOOD]
    return buildings - wood * (EARLY[WOOD] if goods[WOOD] else EARLY[GOLD])


def _gather(land: int, kind: int, option: int) -> float:
    if option == SKIP:
        return -2.0
    if option < EFFECTS:
        return 0.3
    if kind == k.CRAFTSMAN and option == country.BAKE:
        return EARLY[BREAD] - EARLY[3]
    return EARLY[land]


SENSE: Final = Sense(worth, priors, scale=7.0, plies=8)

"""Aspect cards: used at the start of each phase to build or to score, one per family."""

from typing import Final

from parvis.engine.core import Log, Task
from parvis.engine.kinds import SKIP
from parvis.games.hoyuk.components import CARDS, HOUSE, JOKER, LARGEST_SET, SET_POINTS
from parvis.games.hoyuk.ground import all_families, count_families
from parvis.games.hoyuk.kinds import (
    BUILD,
    GO_ON,
    NO_MORE,
    PLAY,
    PLAYED,
    SCORE,
    SCORED,
    SCORED_BY,
    WINDOW,
)
from parvis.games.hoyuk.options import EXPERT, LIMIT_EACH_PLAY, MODE
from parvis.games.hoyuk.rules.building import BY_CARD, can_build, can_build_any, order
from parvis.games.hoyuk.rules.clans import schedule_power
from parvis.games.hoyuk.state import State

BASIC_SYMBOLS: Final = 0b001111  # elements that have cards: house, pen, oven, totem
EXPERT_SYMBOLS: Final = 0b111111  # ... cattle and villager as well; never the shaman (R56)


# "Cards are used only at the start of each of the 4 phases, by each player in turn" (R52). "In
# one round you may spend one card for each family": counted when the
# player's chance begins, less the cards already spent (R53).


def do_open(s: State, t: Task, _: int, log: Log) -> None:
    s.phase = t.arg
    if sum(s.seats[t.seat].hand):
        s.then(Task(GO_ON, t.seat, t.arg, allowance(s, t.seat)))


def allowance(s: State, seat: int) -> int:
    """Return how many more cards a seat may spend this round, given its present families."""
    owner = s.seats[seat]
    return max(count_families(all_families(s), owner.houses) - len(owner.played), 0)


def do_go_on(s: State, t: Task, _: int, log: Log) -> None:
    allowed = allowance(s, t.seat) if s.options[LIMIT_EACH_PLAY] else t.also
    if allowed and sum(s.seats[t.seat].hand):
        s.then(Task(WINDOW, t.seat, t.arg, allowed))


def ask_cards(s: State, t: Task) -> list[int]:
    hand = s.seats[t.seat].hand
    options = [NO_MORE if s.seats[t.seat].played else SKIP]
    jokers = hand[JOKER]
    limit = min(t.also, LARGEST_SET)
    for card in range(CARDS):
        wild = 0 if card == JOKER else jokers
        for cards in range(min(hand[card], limit)):
            for more in range(min(wild, limit - cards - 1) + 1):
                options.append(SCORE[card][cards + more][more])
    symbols = EXPERT_SYMBOLS if s.options[MODE] == EXPERT else BASIC_SYMBOLS
    for card in range(JOKER):
        if hand[card] and can_build(s, t.seat, card):
            options.append(PLAY + card)
    if jokers and can_build_any(s, t.seat, symbols):
        options.append(PLAY + JOKER)
    return options


def do_cards(s: State, t: Task, value: int, log: Log) -> None:
    if value in (SKIP, NO_MORE):
        return
    seat = s.seats[t.seat]
    if value >= PLAY:
        card = value - PLAY
        spent = 1
        spend(s, t.seat, card, 1)
        log.add(PLAYED, t.seat, card)
        s.then(Task(BUILD, t.seat, ordered_by(s, card), BY_CARD))
    else:
        card, size, jokers = SCORED_BY[value]
        spent = size + 1
        spend(s, t.seat, card, spent - jokers)
        spend(s, t.seat, JOKER, jokers)
        seat.points += SET_POINTS[spent]
        log.add(SCORED, t.seat, card, spent - 1, jokers)
        if spent == LARGEST_SET and s.options[MODE] == EXPERT:
            schedule_power(s, t.seat, log)
    s.then(Task(GO_ON, t.seat, t.arg, t.also - spent))


def spend(s: State, seat: int, card: int, number: int) -> None:
    """Lay cards from the hand before the player, until the end of the round."""
    s.seats[seat].hand[card] -= number
    s.seats[seat].played += [card] * number


def ordered_by(s: State, card: int) -> int:
    """Return what a card lets a player build: its symbol, or with a joker any symbol."""
    if card == JOKER:
        return order(0, 0, EXPERT_SYMBOLS if s.options[MODE] == EXPERT else BASIC_SYMBOLS)
    return order(1, 0, 0) if card == HOUSE else order(0, 1 << card, 0)

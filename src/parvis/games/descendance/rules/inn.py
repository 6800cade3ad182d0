"""L'Auberge, the action Inn: a member drinks there, and a villager joins the hand."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_INN,
    CARD,
    FARM,
    GAVE,
    HIRED,
    INN,
    KINDS,
    LODGED,
    PAID,
    PUT_UNDER,
    REVEAL,
    REVEALED,
)
from parvis.games.descendance.rules.pieces import generations_home, move, spend_time
from parvis.games.descendance.rules.villagers import cards_for_now, play_card
from parvis.games.descendance.state import UNDRAWN, Seat, State

# "If none of your family is there yet, take one from your farm and pay 1 time." R63: so a
# family never has two members there. Then, in order: 1. pay 1 time; 2. put one of the three visible
# cards under its pile; 3. take one of those now visible for its price. R36: a player may stop after
# lodging; going on requires a coin or a beer, and a card must be taken if one can be paid.

LODGE: Final = KINDS.start(INN, "lodge")
UNDER: Final = KINDS.start(INN, "put-under")
INN_PLAY: Final = KINDS.start(INN, "play")
CARD_PLAY: Final = KINDS.start(CARD, "play")


def ask_inn(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    if AT_INN not in family.where:
        options += [LODGE + generation for generation in generations_home(family)]
    elif family.coins or family.goods[c.BEER]:
        options += [UNDER + pile for pile in range(c.PILES) if s.piles[pile]]
    if family.hand:
        options += cards_for_now(s, t.seat, INN_PLAY)
    return options


def do_inn(s: State, t: Task, value: int, log: Log) -> None:
    if value >= INN_PLAY:
        play_card(s, t, value - INN_PLAY, log)
    elif value >= UNDER:
        pile = value - UNDER
        spend_time(s, t.seat, c.DRINKING_TIME, log)
        cards = s.piles[pile]
        log.add(PUT_UNDER, t.seat, cards[0], pile)
        cards.append(cards.pop(0))
        if pile == s.looked:
            s.tail = min(s.tail + 1, len(cards))
        s.then(Task(REVEAL, CHANCE, pile))
        s.then(Task(CARD, t.seat))
    elif value != SKIP:
        move(s.seats[t.seat], FARM, value - LODGE, AT_INN)
        log.add(LODGED, t.seat, value - LODGE)
        spend_time(s, t.seat, c.LODGING_TIME, log)
        s.then(t)


def affords(family: Seat, card: int) -> bool:
    """Tell whether a family can pay the price of a card."""
    price = c.VILLAGERS[card].price
    return family.coins > 0 if price == c.COIN else family.goods[c.BEER] >= price


def ask_card(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [
        pile for pile in range(c.PILES) if s.piles[pile] and affords(family, s.piles[pile][0])
    ]
    if not options:
        options.append(SKIP)
    if family.hand:
        options += cards_for_now(s, t.seat, CARD_PLAY)
    return options


def do_card(s: State, t: Task, pile: int, log: Log) -> None:
    if pile >= CARD_PLAY:
        play_card(s, t, pile - CARD_PLAY, log)
    elif pile != SKIP:
        family = s.seats[t.seat]
        card = s.piles[pile].pop(0)
        if pile == s.looked:
            s.tail = min(s.tail, len(s.piles[pile]))
        price = c.VILLAGERS[card].price
        if price == c.COIN:
            family.coins -= 1
            log.add(PAID, t.seat, 0, 1)
        else:
            family.goods[c.BEER] -= price
            log.add(GAVE, t.seat, c.BEER, price)
        family.hand.append(card)
        log.add(HIRED, t.seat, card, pile)
        if s.piles[pile]:
            s.then(Task(REVEAL, CHANCE, pile))


# The next card of a pile turns up: an unseen card or, if the pile has been used up once (R37)
# or the Countess has looked through it, the known card that lies there.


def ask_reveal(s: State, t: Task) -> list[int]:
    top = s.piles[t.arg][0]
    return s.deck[:] if top == UNDRAWN else [top]


def do_reveal(s: State, t: Task, card: int, log: Log) -> None:
    pile = s.piles[t.arg]
    if pile[0] == UNDRAWN:
        s.deck.remove(card)
        pile[0] = card
    log.add(REVEALED, s.turn, card, t.arg)

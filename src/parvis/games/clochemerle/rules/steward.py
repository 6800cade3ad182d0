"""The steward's office and the diocese: "Activer la Bannière du Bureau de l'intendant"."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.clochemerle.components import (
    CUSTOMER_ZONE,
    CUSTOMERS,
    STEWARD_COINS,
    STEWARD_TIME,
)
from parvis.games.clochemerle.kinds import (
    ANOTHER,
    ATTRACT,
    ATTRACTED,
    CAME,
    DIOCESE,
    FREE,
    REFILL,
    SHOW_CUSTOMER,
    WELCOMED,
)
from parvis.games.clochemerle.options import MAY_TAKE_NOBODY
from parvis.games.clochemerle.rules.banners import ABBOT, DIOCESE_POST
from parvis.games.clochemerle.state import State

MOST_CUSTOMERS: Final = len(STEWARD_TIME)
_EXTRA_PLACE: Final = CUSTOMER_ZONE


def open_office(s: State, seat: int, limit: int) -> None:
    """Let a player pay to attract up to `limit` customers; the diocese comes first (R28-R30)."""
    if max(s.zone) < 0:
        return
    village = s.seats[seat]
    if village.church == DIOCESE_POST and village.villagers & ABBOT:
        s.then(Task(DIOCESE, seat, 0, limit))
    else:
        s.then(Task(ATTRACT, seat, 0, limit))
    s.then(Task(REFILL, seat))


# Diocese: "révélez tout d'abord la première carte", then one of all cards is free. Both
# may be declined (R20, R29). With an empty deck nothing is revealed, but one card is still free.


def ask_diocese(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_diocese(s: State, t: Task, value: int, log: Log) -> None:
    if value == SKIP:
        s.then(Task(ATTRACT, t.seat, 0, t.also))
        return
    if s.deck:
        s.then(Task(SHOW_CUSTOMER, CHANCE, _EXTRA_PLACE))
    s.then(Task(FREE, t.seat, 0, t.also))


def ask_free(s: State, t: Task) -> list[int]:
    return [SKIP, *(card for card in s.zone if card >= 0)]


def do_free(s: State, t: Task, card: int, log: Log) -> None:
    if card == SKIP:
        s.then(Task(ATTRACT, t.seat, 0, t.also))
        return
    move_in(s, t.seat, card)
    log.add(WELCOMED, t.seat, card)
    offer_another(s, t.seat, 0, t.also)


# "choisissez 1, 2, 3 ou 4 cartes Client": one by one, each at its share of the price. A
# player who uses the office takes at least one card, free or paid, unless the option says otherwise
# (R71). A monk's action may be declined until the diocese has revealed its card.


def ask_attract(s: State, t: Task) -> list[int]:
    cards = [card for card in s.zone if card >= 0]
    declined = t.also < MOST_CUSTOMERS and s.zone[_EXTRA_PLACE] < 0
    if declined or s.options[MAY_TAKE_NOBODY]:
        return [SKIP, *cards]
    return cards


def ask_another(s: State, t: Task) -> list[int]:
    return [SKIP, *(card for card in s.zone if card >= 0)]


def do_attract(s: State, t: Task, card: int, log: Log) -> None:
    if card == SKIP:
        return
    time, coins = STEWARD_TIME[t.arg], STEWARD_COINS[t.arg]
    village = s.seats[t.seat]
    village.time += time
    village.coins -= coins
    move_in(s, t.seat, card)
    log.add(ATTRACTED, t.seat, card, time, coins)
    offer_another(s, t.seat, t.arg + 1, t.also)


do_another: Final = do_attract


def offer_another(s: State, seat: int, paid: int, limit: int) -> None:
    """Offer another customer if there is one, it is allowed, and it can be paid."""
    if paid < limit and max(s.zone) >= 0 and s.seats[seat].coins >= STEWARD_COINS[paid]:
        s.then(Task(ANOTHER, seat, paid, limit))


def move_in(s: State, seat: int, card: int) -> None:
    s.zone[s.zone.index(card)] = -1
    s.seats[seat].market |= 1 << card


# "complétez jusqu'à avoir de nouveau six cartes": a refill never
# removes cards, and ends with the deck (R29).


def do_refill(s: State, t: Task, _: int, log: Log) -> None:
    zone = s.zone
    if zone[_EXTRA_PLACE] >= 0 and -1 in zone:
        zone[zone.index(-1)] = zone[_EXTRA_PLACE]
        zone[_EXTRA_PLACE] = -1
    left = s.deck.bit_count()
    for place in range(CUSTOMER_ZONE):
        if zone[place] < 0 and left:
            left -= 1
            s.then(Task(SHOW_CUSTOMER, CHANCE, place))


def ask_show_customer(s: State, t: Task) -> list[int]:
    deck = s.deck
    return [card for card in range(len(CUSTOMERS)) if deck >> card & 1]


def do_show_customer(s: State, t: Task, card: int, log: Log) -> None:
    s.deck ^= 1 << card
    s.zone[t.arg] = card
    log.add(CAME, CHANCE, card)

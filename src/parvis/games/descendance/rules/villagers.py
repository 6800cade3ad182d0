"""L'Auberge, villager cards for any moment: "during your turn, a market day or a mass".

They are an answer to every question of those times (R38). A card that is played leaves the
game, does what it says, and then the question it interrupted is asked again.
"""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    ABBOT,
    AT_LEVEL,
    AT_WINDOW,
    BREEDER,
    COUNTESS,
    DEATH,
    ENTHRONED,
    FAMILY,
    FAVOUR,
    FAVOURED,
    GOT,
    HARVESTED,
    HERBALIST,
    HOURGLASS,
    KINDS,
    LEAF,
    MESSENGER,
    PLAYED,
    PRIVILEGE,
    REAPER,
    REVEAL,
    SENT_WORD,
    STEPPED,
)
from parvis.games.descendance.options import HERBALIST_CROSSES_BRIDGE
from parvis.games.descendance.rules.pieces import discover, generations_at, move, score
from parvis.games.descendance.state import NOBODY, UNDRAWN, Seat, State

ALL_CITIES: Final = (1 << len(c.CITIES)) - 1


def cards_for_now(s: State, seat: int, start: int) -> list[int]:
    """List the cards that a seat may play now, as values from `start` on."""
    family = s.seats[seat]
    if not family.hand:
        return []
    return [start + card for card in family.hand if _playable(family, card)]


def _playable(family: Seat, card: int) -> bool:
    """Tell whether a card is playable at any moment, and its condition holds."""
    if c.VILLAGERS[card].when != c.ANY_MOMENT:
        return False
    if card == c.ABBOT:
        return any(AT_WINDOW <= place < AT_WINDOW + 3 for place in family.where)
    if card == c.COUNCILLOR:
        return highest_level(family) >= 0
    return card != c.MESSENGER or family.cities != ALL_CITIES


def highest_level(family: Seat) -> int:
    """Return the level of a family's highest councillor, from 0; -1 without one."""
    level = -1
    for place in family.where:
        if AT_LEVEL <= place < AT_LEVEL + 4 and place - AT_LEVEL > level:
            level = place - AT_LEVEL
    return level


def discard(s: State, seat: int, card: int, log: Log) -> None:
    """Remove a card from the hand and from the game."""
    s.seats[seat].hand.remove(card)
    s.used |= 1 << card
    if s.picked == card:
        s.picked = NOBODY
    log.add(PLAYED, seat, card)


def play_card(s: State, again: Task, card: int, log: Log) -> None:
    """Play a card for any moment, then return to the interrupted question.

    Outside the player's turn, a death is settled at once, as on every market day.

    """
    seat = again.seat
    discard(s, seat, card, log)
    family = s.seats[seat]
    if card == c.ABBOT:
        s.then(Task(ABBOT, seat))
    elif card == c.SMITH:
        _get(s, seat, c.PLOUGH, c.SMITH_PLOUGHS, log)
    elif card == c.BREEDER:
        s.then(Task(BREEDER, seat))
    elif card == c.COUNCILLOR:  # R40: by the highest level; two privileges
        level = highest_level(family)
        s.then(Task(PRIVILEGE, seat, level))
        s.then(Task(PRIVILEGE, seat, level))
    elif card == c.DAY_LABOURER:
        score(s, seat, c.DAY_LABOURER_PRESTIGE, log)
        if family.grain < c.BARN:
            log.add(HARVESTED, seat, c.BARN - family.grain)
            family.grain = c.BARN
    elif card == c.HERBALIST:
        score(s, seat, c.HERBALIST_PRESTIGE, log)
        s.then(Task(HERBALIST, seat))
    elif card == c.PRODIGAL_SON:
        score(s, seat, c.PRODIGAL_SON_PRESTIGE, log)
        s.then(Task(FAMILY, seat))
    elif card == c.MESSENGER:
        s.then(Task(MESSENGER, seat))
    elif card == c.COUNTESS:
        score(s, seat, c.COUNTESS_PRESTIGE, log)
        if any(s.piles):
            s.then(Task(COUNTESS, seat))
    elif card == c.SCRIBE:
        _get(s, seat, c.SCROLL, c.SCRIBE_SCROLLS, log)
    elif card == c.CARTWRIGHT:
        _get(s, seat, c.WAGON, 1, log)
    if (s.holder != NOBODY or s.mass) and again.kind != DEATH:  # that task settles all due deaths
        s.then(Task(REAPER, seat))
    s.then(again)


def _get(s: State, seat: int, good: int, number: int, log: Log) -> None:
    s.seats[seat].goods[good] += number
    log.add(GOT, seat, good, number)


# Abbot. "Move one of your members in the church to the leftmost window." R73: not one there.

ENTHRONE: Final = KINDS.grid(ABBOT)
ENTHRONED_FROM: Final = KINDS.pairs(ABBOT)  # a window and a generation


def ask_abbot(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    return [
        ENTHRONE[window][generation]
        for window in range(len(c.WINDOW_GRAIN))
        for generation in generations_at(family, AT_WINDOW + window)
    ]


def do_abbot(s: State, t: Task, value: int, log: Log) -> None:
    window, generation = ENTHRONED_FROM[value]
    move(s.seats[t.seat], AT_WINDOW + window, generation, AT_WINDOW + 3)
    log.add(ENTHRONED, t.seat, generation)


# Breeder. "A horse or an ox."


def ask_breeder(s: State, t: Task) -> list[int]:
    return [c.HORSE, c.OX]


def do_breeder(s: State, t: Task, good: int, log: Log) -> None:
    _get(s, t.seat, good, 1, log)


# Herbalist. "You may move your marker to the hourglass left or right of the bridge." R39:
# along the track, without passing the bridge, unless the option says otherwise.

LEFT: Final = HOURGLASS.member("left")
RIGHT: Final = HOURGLASS.member("right")
ACROSS: Final = HOURGLASS.member("across")


def ask_herbalist(s: State, t: Task) -> list[int]:
    time = s.seats[t.seat].time
    options = [SKIP]
    if time < c.HOUR - 1:
        options.append(LEFT)
    if time > 0:
        options.append(RIGHT)
    if s.options[HERBALIST_CROSSES_BRIDGE]:
        options.append(ACROSS)
    return options


def do_herbalist(s: State, t: Task, hourglass: int, log: Log) -> None:
    family = s.seats[t.seat]
    if hourglass == SKIP:
        return
    family.time = c.HOUR - 1 if hourglass == LEFT else 0
    if hourglass == ACROSS:
        family.due += 1
    log.add(STEPPED, t.seat, hourglass)


# Messenger. "Place a marker on a city of your choice and gain its bonus." R41


def ask_messenger(s: State, t: Task) -> list[int]:
    cities = s.seats[t.seat].cities
    return [city for city in range(len(c.CITIES)) if not cities >> city & 1]


def do_messenger(s: State, t: Task, city: int, log: Log) -> None:
    log.add(SENT_WORD, t.seat, city)
    discover(s, t.seat, city, log)


# Countess. "Choose one of the three piles and take a card of your choice", in secret (R42). The
# order of the pile must be drawn first; from now on her owner knows it (R68).


def ask_countess(s: State, t: Task) -> list[int]:
    return [pile for pile in range(c.PILES) if s.piles[pile]]


def do_countess(s: State, t: Task, pile: int, log: Log) -> None:
    s.countess = t.seat
    s.looked = pile
    for place, card in enumerate(s.piles[pile]):
        if card == UNDRAWN:
            s.then(Task(LEAF, CHANCE, place))
    s.then(Task(FAVOUR, t.seat, pile))


def ask_leaf(s: State, t: Task) -> list[int]:
    return s.deck[:]


def do_leaf(s: State, t: Task, card: int, log: Log) -> None:
    s.deck.remove(card)
    s.piles[s.looked][t.arg] = card


def ask_favour(s: State, t: Task) -> list[int]:
    return s.piles[t.arg][:]


def do_favour(s: State, t: Task, card: int, log: Log) -> None:
    pile = s.piles[t.arg]
    if pile[0] == card:  # everyone sees the card taken, and the next one
        if len(pile) > 1:
            s.then(Task(REVEAL, CHANCE, t.arg))
    else:
        s.picked = card
    pile.remove(card)
    s.seats[t.seat].hand.append(card)
    log.add(FAVOURED, t.seat, card, t.arg)

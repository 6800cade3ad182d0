"""Evaluation of Descendance: goods and grain for customers, members in good places, early graves.

Based on the strategy notes: bury the first generation in the chronicle early; keep younger members
alive in council and church until the end; sell grain and goods to customers steadily; travel only
to visit several cities.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.descendance import components as c
from parvis.games.descendance import kinds as k
from parvis.games.descendance.scoring import living_of, recorded_of
from parvis.games.descendance.state import EMPTY, Seat, State
from parvis.players.sense import Row, Sense

# Values early in the game; at the end, everything is worth its score.
CUBE: Final = 0.45
COIN: Final = 0.5  # on top of its point
SACK: Final = 0.7
GOOD: Final[Row] = (1.9, 2.0, 1.8, 2.2, 2.0, 1.5)  # scroll, horse, plough, ox, wagon, beer
MORE: Final = 0.6  # share of that for each further good of the same type
MEMBER: Final = 1.1  # alive and usable
TRAINED: Final = 0.9  # in a workshop
IN_BAG: Final = 1.8  # in the black bag before mass
CITY: Final = 1.0  # for each city visited: further ones pay more
LIT: Final = 1.6  # an unplayed card
TIME: Final = 0.12  # per hour
MARKER: Final = 0.7  # being first in the next round
LEVELS: Final[Row] = (0.9, 1.3, 1.6, 2.2)  # future privileges at each level of the council
SALE: Final = 0.5  # for a customer that could be served now
DEATHS: Final = 2.2  # deaths in a family over a game, and its records in the chronicle
MORTAL: Final[Row] = (0.75, 0.4, 0.12, 0.03)  # chance of each generation to die before the end
TOTAL: Final = tuple(sum(places) for places in c.CHRONICLE)
# Gains of an action that has just begun.
OPEN: Final = {
    k.HARVEST: 1.0, k.FAMILY: 1.0, k.CRAFTS: 1.3, k.TRAVEL: 2.2, k.COUNCIL: 1.4, k.CHURCH: 1.2,
    k.SELL: 2.5, k.INN: 1.0, k.PRIVILEGE: 1.2, k.MAKE: 1.2, k.CLIMB: 0.4, k.RANSOM: 0.3,
}  # fmt: skip


def left_of(s: State) -> float:
    """Return the share of the game that is left, 1 to 0: until chronicle or graves are full."""
    if s.final or s.ender >= 0:
        return 0.0
    seats = len(s.seats) - 2
    chronicle = sum(s.chronicle) / TOTAL[seats]
    return min(chronicle, (s.graves + 1) / (c.GRAVES[seats] + 1))


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    if not s.agenda:
        left = soon = 0.0
    else:
        left = left_of(s)
        soon = min(1.0, 0.25 + 1.5 * left)  # share of available things that will still be used
    found = [_family(s, seat, left, soon) for seat in s.seats]
    if left:
        if s.marker >= 0:
            found[s.marker] += MARKER
        task = s.agenda[-1]
        found[task.seat] += OPEN.get(task.kind, 0.0) if task.seat >= 0 else 0.0
    return found


def _family(s: State, seat: Seat, left: float, soon: float) -> float:
    hand = seat.hand
    value = float(seat.prestige + seat.coins)
    value += soon * COIN * min(seat.coins, 4) - TIME * seat.time * left
    cities = seat.cities.bit_count()
    value += (c.TRAVELLER_POINTS if c.TRAVELLER in hand else c.TRAVEL_POINTS)[cities]
    value += CITY * cities * left
    for customer in seat.served:
        value += c.CUSTOMERS[customer].points
    value += soon * (SACK * seat.grain + CUBE * min(sum(seat.cubes), 8))
    for good, number in enumerate(seat.goods):
        if number:
            value += soon * GOOD[good] * (1.0 + MORE * min(number - 1, 2))
    value += _members(seat, left)
    value += _chronicle(seat, left)
    if hand:
        value += _cards(seat, left)
    if left:
        value += soon * SALE * _best_sale(s, seat)
    return value


def _members(seat: Seat, left: float) -> float:
    """Return the value of living members: their places at the end, if they survive."""
    value = 0.0
    for member, place in enumerate(seat.where):
        if not k.FARM <= place <= k.IN_BAG:
            continue
        alive = 1.0 - left * MORTAL[c.GENERATION[member]]
        value += MEMBER * left
        if place < k.WORKSHOP:
            continue
        if place < k.AT_CITY:
            value += TRAINED * left
        elif k.AT_LEVEL <= place < k.AT_WINDOW:
            level = place - k.AT_LEVEL
            value += alive * c.COUNCIL_POINTS[level] + LEVELS[level] * left
        elif k.AT_WINDOW <= place < k.AT_INN:
            value += alive * (c.WINDOW_POINTS[place - k.AT_WINDOW] + left)
        elif place == k.IN_BAG:
            value += IN_BAG * (0.3 + left)
    return value


def _chronicle(seat: Seat, left: float) -> float:
    """Return the value of the family's dead in the chronicle, future ones included."""
    points = c.ARTIST_POINTS if c.ARTIST in seat.hand else c.CHRONICLE_POINTS
    reach = min(5.0, recorded_of(seat) + DEATHS * left)
    whole = int(reach)
    value = float(points[whole])
    return value + (reach - whole) * (points[whole + 1] - points[whole]) if whole < 5 else value


def _cards(seat: Seat, left: float) -> float:
    value = 0.0
    for card in seat.hand:
        if c.VILLAGERS[card].when != c.END_OF_GAME:
            value += LIT * left
        elif card in c.CUBE_CARDS:
            cubes = seat.cubes[c.CUBE_CARDS.index(card)]
            value += (c.CUBE_CARD_POINTS[cubes] if cubes < 4 else 0.0) + left
        elif card == c.STEWARD:
            value += c.STEWARD_POINTS * sum(number > 0 for number in seat.goods) + left
        elif card == c.PHYSICIAN:
            value += living_of(seat)
        elif card == c.FARMERS_WIFE:
            value += seat.grain
        elif card == c.TRICKSTER:
            value += c.TRICKSTER_POINTS
        elif card == c.COUNT:
            value += 2.0 * seat.cities.bit_count() / 2
    return value


def _best_sale(s: State, seat: Seat) -> float:
    """Return the points of the best customer that could be served at once."""
    best = 0
    for customer in s.market[: c.STALLS[len(s.seats) - 2]]:
        if customer != EMPTY and serves(seat, customer):
            best = max(best, c.CUSTOMERS[customer].points)
    return float(best)


def serves(seat: Seat, customer: int) -> bool:
    """Tell whether a family has everything a customer wants."""
    card = c.CUSTOMERS[customer]
    if seat.grain < card.grain:
        return False
    goods = seat.goods
    for good, number in card.wishes:  # noqa: SIM110  a generator would be slower
        if goods[good] < number:
            return False
    return True


# Priors: rough point gains of the choices, as weights.

SHARP: Final = 0.7  # gain in points that makes an option e times as likely
WELL: Final = k.KINDS.start(k.TURN, "well")
WISE_MAN: Final = k.KINDS.start(k.TURN, "wise-man")
FREE: Final = k.KINDS.start(k.TURN, "free")
TAKEN: Final = k.KINDS.pairs(k.TURN, "take")
GRAIN: Final = k.SPACE.member("grain")
MARKET: Final = k.SPACE.member("market")
TRAVEL: Final = k.SPACE.member("travel")
_WORTH: Final = {"family": 1.1, "crafts": 1.4, "council": 1.2, "church": 1.2, "inn": 0.9}
SPACE_WORTH: Final = [_WORTH.get(space, 0.0) for space in c.SPACES]  # in any state
BIRTH: Final = k.KINDS.start(k.FAMILY, "birth")
FETCH: Final = k.KINDS.start(k.FAMILY, "fetch")
BUY: Final = k.KINDS.start(k.CRAFTS, "buy")
MILL: Final = k.KINDS.start(k.CRAFTS, "mill")
TRAIN: Final = k.KINDS.start(k.CRAFTS, "train")
BURY: Final = k.KINDS.start(k.DEATH, "bury")
BARD: Final = k.KINDS.start(k.DEATH, "bard")


def priors(s: State, options: list[int]) -> list[float]:
    """Return a prior for each option of the pending choice."""
    task = s.agenda[-1]
    kind = task.kind
    seat = s.seats[task.seat]
    if kind == k.TURN:
        spaces = [_space(s, seat, space) for space in range(len(c.SPACES))]
        gains = [_turn(o, spaces) for o in options]
    elif kind == k.WELL:
        gains = [_space(s, seat, o) for o in options]
    elif kind == k.SELL:
        gains = [0.0 if o < 0 else _sale(s, o) for o in options]
    elif kind == k.FAMILY:
        gains = [0.0 if o < 0 else 1.0 if o == BIRTH else 0.2 for o in options]
    elif kind == k.CRAFTS:
        gains = [_craft(o) for o in options]
    elif kind == k.DEATH:
        gains = [_death(s, o, task.arg) for o in options]
    elif kind == k.CLIMB:
        gains = [0.2 if o == SKIP else 0.5 if left_of(s) < 0.5 else 0.0 for o in options]
    elif options[0] == SKIP:
        gains = [0.0] + [0.8] * (len(options) - 1)
    else:
        return [1.0] * len(options)
    best = max(gains)
    return [math.exp(max(gain - best, -5.0) / SHARP) for gain in gains]


def _space(s: State, seat: Seat, space: int) -> float:
    """Return the current value of an action to a family."""
    if space == GRAIN:
        return 0.7 * min(2, c.BARN - seat.grain)
    if space == MARKET:
        return _best_sale(s, seat) * 0.6
    if space == TRAVEL:
        return 2.0 if seat.goods[c.WAGON] else 0.0
    return SPACE_WORTH[space]


def _turn(option: int, spaces: list[float]) -> float:
    if option == SKIP:
        return 0.0
    if option < WELL:
        space, cube = TAKEN[option]
        return spaces[space] + (CUBE if cube < k.COLOUR.size else -0.5)
    if option < WISE_MAN:
        return 0.4
    return spaces[(option - FREE if option >= FREE else option - WISE_MAN) % len(c.SPACES)]


def _sale(s: State, option: int) -> float:
    customer = s.market[option] if option < len(s.market) else EMPTY
    if customer == EMPTY:
        return 0.5
    card = c.CUSTOMERS[customer]
    return card.points - 0.5 * card.grain - sum(0.7 * GOOD[good] * n for good, n in card.wishes)


def _craft(option: int) -> float:
    if option == SKIP:
        return 0.0
    if option < TRAIN:
        return GOOD[option] - 0.5
    if option < BUY:
        return 1.2
    if option < MILL:
        return GOOD[option - BUY] - 0.9
    return 1.0


def _death(s: State, option: int, generation: int) -> float:
    """Return how expendable a member is: idle, and with room in the chronicle."""
    if option >= BARD:
        return 0.0
    place = option - BURY
    if place < k.WORKSHOP:
        return 1.0 if s.chronicle[4] else -0.5
    if place < k.AT_CITY:
        return 1.2 if s.chronicle[1] else -0.8
    if place < k.AT_LEVEL:
        return 1.6 if s.chronicle[2] else 0.0
    if place < k.AT_WINDOW:
        return -0.5 - 0.5 * (place - k.AT_LEVEL)
    return -0.6


SENSE: Final = Sense(worth, priors, scale=6.0, plies=8)

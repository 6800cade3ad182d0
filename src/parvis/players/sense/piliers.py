"""Evaluation of Les Piliers de la Terre: what cubes, gold, craftsmen and builders can still bring.

Based on the strategy notes: money first; craftsmen that turn every cube into a point; builders
while they are cheap; the priory with Prior Philip; metal for the last rounds; a goldsmith for idle
gold at the end.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.piliers import kinds as k
from parvis.games.piliers.components import (
    ARCHBISHOP,
    AT_BISHOP,
    AT_CASTLE,
    AT_COURT,
    AT_KINGSBRIDGE,
    AT_PRIORY,
    AT_SHIRING,
    AT_START,
    CAN_BE_HELPED,
    COLD_WINTER,
    CRAFTSMEN,
    IN_CATHEDRAL,
    IN_COURT,
    IN_MARKET,
    IN_MILL,
    IN_PRODUCTION,
    LAST_METAL,
    LAST_STONE_WOOD,
    MADONNA,
    MASONS,
    METAL,
    MOST_CUBES,
    MOST_GOLD,
    PHILIP,
    PLACING,
    PRICE,
    PRIVILEGES,
    RESOURCES,
    ROUNDS,
    SAND_PATRON,
    STONE_PATRON,
    TOLEDO,
    TOOLMAKERS,
    VOLUNTEERS,
    WOOD_PATRON,
    WOOL_FAIR,
)
from parvis.games.piliers.rules import builders, cathedral, events, market, selection
from parvis.games.piliers.rules.purse import MIXERS, places
from parvis.games.piliers.state import Seat, State
from parvis.players.sense import Row, Sense

# Points per gold, by the rounds left after this one. Late gold finds no craftsmen.
GOLD: Final[Row] = (0.12, 0.30, 0.36, 0.40, 0.42, 0.42)
EFFORT: Final[Row] = (1.7, 2.2, 2.8, 5.0)  # workers, or gold, that a cube of each good costs
# By rounds left: the last craftsmen need it.
METAL_WORTH: Final[Row] = (1.0, 3.2, 3.0, 2.8, 2.5, 2.3)
A_ROUND: Final = 13.0  # workers and gold spent on cubes in a round
KEPT: Final = 0.55  # share of a future round's estimate: better craftsmen will replace these anyway
BAG: Final = 1.7  # value of a builder still in the bag
HELD: Final = 1.1  # value of a builder that waits after passing
TAX: Final = 3.5

# Each craftsman: good, cubes, metal, gold, points and uses per round; and its efficiency.
WORKS: Final = tuple((c.good, c.number, c.metal, c.gold, c.capacity) for c in CRAFTSMEN)
WHOLE: Final = tuple(c.capacity for c in CRAFTSMEN)  # uses in a whole round …
OF_METAL: Final = frozenset(  # craftsmen that turn metal into points
    n for n, c in enumerate(CRAFTSMEN) if c.points and (c.metal or c.good == METAL)
)
MORE: Final = tuple(c.capacity + CAN_BE_HELPED[n] for n, c in enumerate(CRAFTSMEN))
NONE: Final = (0,) * len(CRAFTSMEN)  # … or in a round whose work is done
POINTS: Final = tuple(c.points + 0.3 * c.pays for c in CRAFTSMEN)
EFFORTS: Final = tuple(
    0.01 if card in TOOLMAKERS else 0.01 + c.number * EFFORT[c.good] + c.metal * 5.0 + c.gold
    for card, c in enumerate(CRAFTSMEN)
)
BEST_FIRST: Final = tuple(
    sorted(range(len(CRAFTSMEN)), key=lambda card: -POINTS[card] / EFFORTS[card]).index(card)
    for card in range(len(CRAFTSMEN))
)

# Privileges, in the order of PRIVILEGES: points at once, and points per round left.
AT_ONCE: Final[Row] = (0.3, 0.3, 0.3, 0.5, 0, 0.2, 1.2, 1.0, 1.8, 3, 0, 0, 0.5, 0, 0, 0)
EACH_ROUND: Final[Row] = (0.7, 0.8, 1.0, 1.1, 0.2, 0.5, 0, 0, 0, 0, 0, 0, 0.7, 0.4, 0, 0)
SECOND: Final = MIXERS[0]  # mortar mixers, the second one included
SIXTH: Final = 0.35  # points per round from room for a sixth craftsman


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    left = ROUNDS - s.round
    step = s.step
    found = [_seat(s, i, left) for i in range(len(s.seats))]
    if step <= IN_MARKET:
        for space, owner in enumerate(s.spaces):
            if owner >= 0:
                found[owner] += _space(s, space, owner, left)
    if step <= PLACING:
        for owner, number in enumerate(s.bag):
            found[owner] += BAG * number
        for owner in s.held:
            found[owner] += HELD
    return found


def _seat(s: State, i: int, left: int) -> float:
    """Return a seat's value without its builders: points, and working cubes and gold."""
    seat = s.seats[i]
    step = s.step
    if not s.agenda:
        return float(sum(seat.points))
    cubes = seat.cubes
    gold = seat.gold
    craftsmen = seat.craftsmen
    privileges = seat.privileges
    if step < IN_COURT:
        gold -= 2
        if step < IN_MILL:
            gold += seat.reserve
        cubes = cubes[:]
        if step < IN_PRODUCTION:
            change = 1 if s.event == VOLUNTEERS else 0
            if s.event == COLD_WINTER and not s.safe >> i & 1:
                change = -1
            for card, owner in enumerate(s.resources):
                if owner == i:
                    cubes[RESOURCES[card].good] += RESOURCES[card].cubes + change
            if privileges:
                cubes[0] += SAND_PATRON in privileges
                cubes[1] += WOOD_PATRON in privileges
                cubes[2] += STONE_PATRON in privileges
        if s.spaces[AT_COURT] == i:
            cubes[METAL] += 1
    if step <= IN_COURT + 1:
        for side in (0, 1):
            if s.spaces[AT_SHIRING + side] == i and s.shiring[side] >= 0:
                craftsmen = [*craftsmen, s.shiring[side]]
    craftsmen = sorted(craftsmen, key=BEST_FIRST.__getitem__)[: places(s, i)]
    value = float(sum(seat.points))
    if step <= IN_CATHEDRAL:
        uses: list[int] | tuple[int, ...] = MORE if s.event == ARCHBISHOP else WHOLE
        if step == IN_CATHEDRAL:
            uses = _uses(s, i)
        value += _work(craftsmen, cubes, gold, left, uses)
    else:
        value += _stock(cubes, left) + GOLD[left] * min(gold, MOST_GOLD)
    if left:
        value += KEPT * left * _a_round(craftsmen, privileges, 1.0 if s.black == i else 0.0)
        if s.jack == i:
            value += SIXTH * left
        for privilege in privileges:
            value += left * EACH_ROUND[privilege]
        if s.grey_next == i:
            value += 2 * GOLD[left]
    for privilege in privileges:
        value += AT_ONCE[privilege] if left or step < IN_MARKET else 0.0
    return value


def _uses(s: State, i: int) -> list[int] | tuple[int, ...]:
    """Return how often each of a seat's craftsmen can still be used in step 13."""
    for task in reversed(s.agenda):
        if task.seat == i and task.kind == k.WORK:
            uses = [0] * len(WHOLE)
            for card, left in zip(s.seats[i].craftsmen, s.uses, strict=False):
                uses[card] = left + (s.spare if CAN_BE_HELPED[card] else 0)
            return uses
        if task.seat == i and task.kind == k.GATHER:
            return MORE if s.event == ARCHBISHOP else WHOLE
    return NONE


def _work(
    craftsmen: list[int],
    stock: list[int],
    gold: int,
    left: int,
    uses_left: list[int] | tuple[int, ...],
) -> float:
    """Return the points of this round's work, and the cubes and gold left after it."""
    cubes = stock[:]
    value = 0.0
    spent = 0.0
    for card in craftsmen:
        good, number, metal, cost, _ = WORKS[card]
        uses = uses_left[card]
        if card in MASONS and SECOND.isdisjoint(craftsmen):
            continue
        if card in TOOLMAKERS:
            value += 0.6 * GOLD[left] * 2 if uses and cubes[METAL] else 0.0
            continue
        if cost:  # the goldsmith: gold has better uses until the end
            if not left:
                times = min(uses, max(gold, 0) // cost)
                value += times
                gold -= times * cost
            continue
        if metal:
            uses = min(uses, cubes[METAL])
            if left and METAL_WORTH[left] + 0.5 > POINTS[card]:
                continue
        if number:
            uses = min(uses, cubes[good] // number)
        cubes[good] -= uses * number
        cubes[METAL] -= uses * metal
        value += uses * CRAFTSMEN[card].points
        spent += uses * CRAFTSMEN[card].pays
    rate = GOLD[left] if left or uses_left is WHOLE else 0.01
    return value + _stock(cubes, left) + rate * min(gold + spent, MOST_GOLD)


def _stock(cubes: list[int], left: int) -> float:
    """Return the value of cubes saved for another round; at most five can be."""
    if not left:
        return 0.01 * cubes[METAL]
    metal, stone, wood = (min(cubes[good], MOST_CUBES) for good in (METAL, 2, 1))
    room = MOST_CUBES - metal
    value = metal * METAL_WORTH[left]
    stone = min(stone, room)
    wood = min(wood, room - stone)
    return value + 0.8 * stone + 0.6 * wood + 0.4 * min(cubes[0], room - stone - wood)


def _a_round(craftsmen: list[int], privileges: list[int], black: float) -> float:
    """Return the points that craftsmen make in an average round, the most efficient work first."""
    effort = A_ROUND + black
    for privilege in privileges:
        if privilege <= STONE_PATRON:
            effort += EFFORT[privilege]
    value = 0.0
    metal = 1
    for card in craftsmen:
        if card in MASONS and SECOND.isdisjoint(craftsmen):
            continue
        uses = float(WORKS[card][4])
        if WORKS[card][2] or WORKS[card][0] == METAL:
            uses = min(uses, float(metal))
        uses = min(uses, effort / EFFORTS[card])
        effort -= uses * EFFORTS[card]
        value += uses * POINTS[card]
    return value


def _space(s: State, space: int, owner: int, left: int) -> float:
    """Return the gain of a builder on its space; hired craftsmen are counted elsewhere."""
    if space == AT_BISHOP:
        return 1.0 if s.step < IN_MILL else 0.0
    if space < AT_PRIORY:
        return privilege_worth(s.kingsbridge[space - AT_KINGSBRIDGE], left)
    if space < AT_COURT:
        friend = PHILIP in s.seats[owner].privileges
        return (2.0 if space == AT_PRIORY else 1.0) + friend
    if space < AT_SHIRING:
        if s.spaces[AT_COURT] == owner and space > AT_COURT:
            return 0.0  # a second one adds nothing
        return TAX * GOLD[left] + (0.5 if s.seats[owner].gold < 4 else 0.0)
    if space < AT_CASTLE:
        return 0.2  # costs no gold
    if space == AT_CASTLE:
        return 0.8 if left else 0.0
    if space < AT_START:
        gold = s.seats[owner].gold + (s.seats[owner].reserve if s.step < IN_MILL else 0)
        return 0.5 + 0.09 * min(gold, 14) + (0.5 if not left else 0.0)
    return 1.0 if left else 0.0


def privilege_worth(privilege: int, left: int) -> float:
    """Return the points that a privilege brings in the rounds left."""
    if privilege < 0:
        return 0.0
    if privilege == WOOL_FAIR:
        return PRIVILEGES[WOOL_FAIR].number * GOLD[left]
    if privilege == TOLEDO:
        return PRIVILEGES[TOLEDO].number * METAL_WORTH[left]
    if privilege == LAST_METAL:
        return 3.0
    if privilege == LAST_STONE_WOOD:
        return 1.6
    if privilege == MADONNA:
        return 3.0
    effort = EFFORT[privilege] * 0.2 if privilege <= STONE_PATRON else 0.0
    return AT_ONCE[privilege] + left * (EACH_ROUND[privilege] + effort)


# Priors: rough point gains of the choices, as weights.

SHARP: Final = 0.6  # gain in points that makes an option e times as likely
PASSING: Final = 1.2  # what a waiting builder may still gain


def priors(s: State, options: list[int]) -> list[float]:
    """Return a prior for each option of the pending choice."""
    task = s.agenda[-1]
    kind = task.kind
    left = ROUNDS - s.round
    if kind == k.SELECT:
        return _weights([_select(s, task.seat, option, left) for option in options])
    if kind == k.BUILDER or kind == k.SETTLE:
        return _weights([_place(s, task.seat, kind, option, left) for option in options])
    if kind == k.TRADE:
        units = [_unit(s, task.seat, good, left) for good in range(METAL + 1)]
        return _weights([_trade(option, units, left) for option in options])
    if kind == k.WORK:
        return _weights([_use(option, left) for option in options])
    if kind == k.BISHOP:
        return _weights([_of_bishop(option) for option in options])
    if kind == k.THOMAS or kind == k.EXEMPTION:
        return [1.0, 2.0 if left < 2 else 1.0]
    if kind == k.DROP:
        units = [0.3, 0.5, 0.7, METAL_WORTH[left]]
        lots = [cathedral.GIVEN_UP[o] for o in options]
        return _weights([-2 * units[good] * number for good, number in lots])
    if kind == k.DISMISS or kind == k.LOSE:
        return _weights([0.25 * BEST_FIRST[card] for card in options])
    return [1.0] * len(options)


def _weights(gains: list[float]) -> list[float]:
    best = max(gains)
    return [math.exp(max(gain - best, -4.0) / SHARP) for gain in gains]


def _unit(s: State, i: int, good: int, left: int) -> float:
    """Return the value of one more cube of a good to a seat."""
    seat = s.seats[i]
    if good == METAL:
        return METAL_WORTH[left] if left else (0.2 if OF_METAL.isdisjoint(seat.craftsmen) else 2.5)
    room = -seat.cubes[good]
    for card, owner in enumerate(s.resources):
        if owner == i and RESOURCES[card].good == good:
            room -= RESOURCES[card].cubes
    best = 0.0
    for card in seat.craftsmen:
        takes, number, metal, _, uses = WORKS[card]
        if takes == good and number:
            room += uses * number if not metal else min(uses, seat.cubes[METAL])
            if number == 1:
                best = max(best, POINTS[card] if not metal else 1.5)
    if room <= 0:
        return 0.3 if left else 0.0
    return best or (0.33, 0.5, 0.5)[good]


def _select(s: State, i: int, option: int, left: int) -> float:
    if option == selection.PASS:
        return -0.3
    if option >= selection.BUY:
        return craftsman_worth(option - selection.BUY, s.seats[i], left)
    card = option - selection.FOREMAN if option >= selection.FOREMAN else option - selection.TAKE
    resource = RESOURCES[card]
    unit = _unit(s, i, resource.good, left)
    return resource.cubes * unit - resource.workers * (GOLD[left] + 0.03)


def craftsman_worth(card: int, seat: Seat, left: int) -> float:
    """Return the points that a craftsman adds, less its price."""
    craftsman = CRAFTSMEN[card]
    better = POINTS[card] - (0.33, 0.5, 0.5, 0.0)[craftsman.good] if craftsman.number else 1.0
    if craftsman.metal or craftsman.good == METAL:
        better = POINTS[card] - 2.5 if left else POINTS[card]
    uses = min(craftsman.capacity, 3 if left else 2)
    if craftsman.gold:
        better, uses = (1.0, min(6, seat.gold // 3)) if not left else (0.4, 4)
    return better * uses * (1 + 0.7 * left) - craftsman.cost * GOLD[left]


def _place(s: State, owner: int, kind: int, option: int, left: int) -> float:
    space = option
    cost = 0
    if kind == k.BUILDER:
        if option == builders.PASS:
            return PASSING
        cost = s.cost
        if option >= builders.FREELY:
            space = option - builders.FREELY
            cost = 5
    if AT_SHIRING <= space < AT_CASTLE:
        card = s.shiring[space - AT_SHIRING]
        return craftsman_worth(card, s.seats[owner], left) + CRAFTSMEN[card].cost * GOLD[left]
    value = _space(s, space, owner, left) - cost * GOLD[left]
    return value + (METAL_WORTH[left] if left else 2.5) if space == AT_COURT else value


def _trade(option: int, units: list[float], left: int) -> float:
    if option == market.WITHDRAW:
        return 0.0
    rate = GOLD[left]
    good, number = market.TRADED[option]
    if option >= market.FIRST_SALE:
        return number * (PRICE[good] * rate - units[good])
    return number * (units[good] - PRICE[good] * rate)


def _use(option: int, left: int) -> float:
    if option == SKIP:
        return 0.0
    card, times = cathedral.WORKS[option]
    if CRAFTSMEN[card].gold and left:
        return -0.3 * times
    if CRAFTSMEN[card].metal and left and POINTS[card] < METAL_WORTH[left] + 0.5:
        return -0.3 * times
    return 1.0 + 2.0 * POINTS[card] / EFFORTS[card] + 0.2 * times if card not in TOOLMAKERS else 2.0


def _of_bishop(option: int) -> float:
    return 0.0 if option == SKIP else 1.2 if option == events.SHELTER else 0.9


SENSE: Final = Sense(worth, priors, scale=6.0, plies=6)

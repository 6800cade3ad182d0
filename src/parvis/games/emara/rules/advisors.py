"""Advisors whose effects the player uses: once a turn, or always.

Their effects are optional and aren't actions: they may be used at any point of the player's turn,
even between the parts of an action (R5), and as soon as the advisor is recruited (R42). So every
question within a turn, except payments, also offers them, with the same values.
"""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.emara.components import (
    ADVISORS,
    BAILIFF,
    BAKER,
    BATCHES,
    BOOK,
    BREAD,
    CHAMBERLAIN,
    CLOTH,
    DRESSMAKER,
    GOLD,
    GRAIN,
    LANDLORD,
    LANDLORD_EVICTS,
    MERCHANT,
    RESOURCES,
    RING,
    SCHOOLMARM,
    STONE,
    WOOD,
    Cost,
)
from parvis.games.emara.kinds import ADVISOR, BY_ADVISORS, HELPED, KINDS, PAID, TURN, USED
from parvis.games.emara.rules.gains import attract, build, lose_citizens, receive
from parvis.games.emara.rules.paying import (
    ANYTHING,
    EXCEPT,
    charge,
    charge_any,
    short_of,
)
from parvis.games.emara.state import USED_FIRST, State

BAKE_ONE: Final = KINDS.start(TURN, "baker")
BAKE_TWO: Final = BAKE_ONE + 1
TEACH: Final = KINDS.start(TURN, "schoolmarm")
EVICT: Final = KINDS.start(TURN, "bailiff")
SEW: Final = KINDS.start(TURN, "dressmaker")
LET: Final = KINDS.start(TURN, "landlord")
TRADE: Final = KINDS.start(TURN, "merchant")
TO_GOLD: Final = KINDS.start(TURN, "to-gold")
TO_RING: Final = KINDS.start(TURN, "to-ring")
EFFECTS: Final = TO_RING + 1  # the first value that a question uses for its own options

_BREAD_COSTS: Final[tuple[Cost, ...]] = tuple((0, 0, cloth, grain) for cloth, grain, _ in BATCHES)
_SEW_COST: Final[Cost] = (0, 0, ADVISORS[DRESSMAKER].pays, 0)
_LET_COST: Final[Cost] = (0, 0, ADVISORS[LANDLORD].pays, 0)

# The advisor of each value: the form has its name, except for the Chamberlain's forms.
_WHOSE: Final = [
    ADVISOR.member(form.name) if form.name in ADVISOR.keys else CHAMBERLAIN
    for form in KINDS.tasks[TURN].forms
    for _ in range(form.size)
][:EFFECTS]

# The Chamberlain's last swap. Swapping straight back would change nothing (R22).
NO_SWAP: Final = 0


def used_bit(advisor: int) -> int:
    """Return the bit of `State.done` that says that an advisor was used this turn."""
    return 1 << USED_FIRST + advisor - BAKER


_BAKED: Final = used_bit(BAKER)
_TAUGHT: Final = used_bit(SCHOOLMARM)
_EVICTED: Final = used_bit(BAILIFF)
_SEWN: Final = used_bit(DRESSMAKER)
_LET: Final = used_bit(LANDLORD)
_TRADED: Final = used_bit(MERCHANT)


def add_effects(s: State, t: Task, options: list[int]) -> None:
    """Add to the options what the seat's advisors can do now."""
    seat, done, holders = t.seat, s.done, s.holders
    if seat not in holders:
        return
    owner = s.seats[seat]
    goods = owner.goods
    gold = goods[GOLD]
    if holders[BAKER] == seat and not done & _BAKED:
        if short_of(goods, _BREAD_COSTS[0]) <= gold:
            options.append(BAKE_ONE)
        if short_of(goods, _BREAD_COSTS[1]) <= gold:
            options.append(BAKE_TWO)
    resources = goods[WOOD] + goods[STONE] + goods[CLOTH] + goods[GRAIN]
    if (
        holders[SCHOOLMARM] == seat
        and not done & _TAUGHT
        and resources + gold >= ADVISORS[SCHOOLMARM].pays
    ):
        options.append(TEACH)
    if holders[BAILIFF] == seat and not done & _EVICTED and goods[RING] >= ADVISORS[BAILIFF].pays:
        options.append(EVICT)
    if holders[DRESSMAKER] == seat and not done & _SEWN and short_of(goods, _SEW_COST) <= gold:
        options.append(SEW)
    if (
        holders[LANDLORD] == seat
        and not done & _LET
        and owner.citizens >= LANDLORD_EVICTS  # R21
        and short_of(goods, _LET_COST) <= gold
    ):
        options.append(LET)
    if holders[MERCHANT] == seat and not done & _TRADED:
        for resource in range(len(RESOURCES)):
            if gold + resources - goods[resource] >= ADVISORS[MERCHANT].pays:  # R23
                options.append(TRADE + resource)
    if holders[CHAMBERLAIN] == seat:
        add_swaps(s, goods, TO_GOLD, TO_RING, options)


def add_swaps(s: State, goods: list[int], to_gold: int, to_ring: int, options: list[int]) -> None:
    paid = ADVISORS[CHAMBERLAIN].pays
    if goods[RING] >= paid and s.swapped != TO_RING:
        options.append(to_gold)
    if goods[GOLD] >= paid and s.swapped != TO_GOLD:
        options.append(to_ring)


def use(s: State, t: Task, value: int, log: Log) -> None:
    """Use an advisor's effect; the interrupted question is asked again."""
    seat, advisor = t.seat, _WHOSE[value]
    log.add(USED, seat, advisor)
    if advisor == CHAMBERLAIN:
        swap(s, seat, value, log)
    else:
        s.swapped = NO_SWAP
        s.done |= used_bit(advisor)
        if advisor == BAKER:
            charge(s, seat, _BREAD_COSTS[value - BAKE_ONE], log)
        elif advisor == SCHOOLMARM:
            charge_any(s, seat, ADVISORS[SCHOOLMARM].pays, ANYTHING, log)
        elif advisor == BAILIFF:
            s.seats[seat].goods[RING] -= ADVISORS[BAILIFF].pays
            log.add(PAID, seat, RING, ADVISORS[BAILIFF].pays)
        elif advisor == MERCHANT:
            charge_any(s, seat, ADVISORS[MERCHANT].pays, EXCEPT + value - TRADE, log)
        else:
            charge(s, seat, _SEW_COST if advisor == DRESSMAKER else _LET_COST, log)
        s.then(Task(HELPED, seat, value))
    s.then(t)


def do_helped(s: State, t: Task, _: int, log: Log) -> None:
    seat, value = t.seat, t.arg
    if value <= BAKE_TWO:
        receive(s, seat, BREAD, BATCHES[value - BAKE_ONE][2], log)
    elif value == TEACH:
        receive(s, seat, BOOK, ADVISORS[SCHOOLMARM].gain, log)
    elif value == EVICT:
        build(s, seat, ADVISORS[BAILIFF].gain, BY_ADVISORS, log)
    elif value == SEW:
        attract(s, seat, ADVISORS[DRESSMAKER].gain, BY_ADVISORS, log)
    elif value == LET:
        lose_citizens(s, seat, LANDLORD_EVICTS, BY_ADVISORS, log)
        build(s, seat, ADVISORS[LANDLORD].gain, BY_ADVISORS, log)
    else:
        receive(s, seat, value - TRADE, ADVISORS[MERCHANT].gain, log)


def swap(s: State, seat: int, value: int, log: Log) -> None:
    """Exchange a ring for a gold, or the other way round."""
    given, taken = (RING, GOLD) if value == TO_GOLD else (GOLD, RING)
    paid = ADVISORS[CHAMBERLAIN].pays
    s.seats[seat].goods[given] -= paid
    log.add(PAID, seat, given, paid)
    receive(s, seat, taken, ADVISORS[CHAMBERLAIN].gain, log)
    s.swapped = value

"""Paying resources: "whenever you must pay a resource, you may discard 1 gold instead" (R1).

A price is owed as fixed resources, some of which a discount may leave out, or as a number of
resources of any sort. If there is only one way to pay, the player isn't asked. Nothing else
can happen during a payment (R5).
"""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.emara.components import CLOTH, GOLD, GRAIN, RESOURCES, STONE, WOOD, Cost
from parvis.games.emara.kinds import KINDS, LEAVE_OUT, PAID, PAY, SPEND
from parvis.games.emara.state import State

# A price of fixed resources is packed into a task as one number, wood first. The value of PAY packs
# the gold that replaces each resource in the same way.

IN_KIND: Final = KINDS.start(PAY, "own")
WITH_GOLD: Final = KINDS.start(PAY, "gold")
COST_OF: Final[list[Cost]] = KINDS.quadruples(PAY, "gold")[WITH_GOLD:]
NUMBER_OF: Final = {cost: number for number, cost in enumerate(COST_OF)}
SPEND_GOLD: Final = KINDS.start(SPEND, "gold")

# The restriction on SPEND, in its task's `also`: EXCEPT + r means not to pay with resource r.
ANYTHING: Final = 0
ONE_REAL: Final = 1  # at least one unit must be a real resource (R44)
EXCEPT: Final = 2


def packed(cost: Cost) -> int:
    return NUMBER_OF[cost]


def unpacked(number: int) -> Cost:
    return COST_OF[number]


def cost_of_task(t: Task) -> Cost:
    """Return the fixed price of a payment task."""
    return unpacked(t.arg)


def short_of(goods: list[int], cost: Cost) -> int:
    """Return how many units of a price are missing."""
    wood, stone, cloth, grain = cost
    short = 0
    if wood > goods[WOOD]:
        short = wood - goods[WOOD]
    if stone > goods[STONE]:
        short += stone - goods[STONE]
    if cloth > goods[CLOTH]:
        short += cloth - goods[CLOTH]
    if grain > goods[GRAIN]:
        short += grain - goods[GRAIN]
    return short


def single(resource: int, number: int) -> Cost:
    """Return the price of a number of units of one resource."""
    return (
        number if resource == WOOD else 0,
        number if resource == STONE else 0,
        number if resource == CLOTH else 0,
        number if resource == GRAIN else 0,
    )


def charge(s: State, seat: int, cost: Cost, log: Log) -> None:
    """Charge a fixed price, asking only if there is more than one way."""
    goods = s.seats[seat].goods
    if not goods[GOLD]:
        _pay(s, seat, cost, 0, log)
        return
    mixes = mixes_of(goods, cost)
    if len(mixes) == 1:
        _pay(s, seat, cost, mixes[0], log)
    else:
        s.then(Task(PAY, seat, packed(cost)))


def mixes_of(goods: list[int], cost: Cost) -> list[int]:
    """List the ways to pay a fixed price, as packed numbers of gold, with the least gold first."""
    gold = goods[GOLD]
    low = [max(0, cost[i] - goods[i]) for i in range(len(RESOURCES))]
    mixes: list[tuple[int, int]] = []
    for wood in range(low[0], min(cost[0], gold) + 1):
        for stone in range(low[1], min(cost[1], gold - wood) + 1):
            for cloth in range(low[2], min(cost[2], gold - wood - stone) + 1):
                for grain in range(low[3], min(cost[3], gold - wood - stone - cloth) + 1):
                    total = wood + stone + cloth + grain
                    mixes.append((total, packed((wood, stone, cloth, grain))))
    mixes.sort()
    return [mix for _, mix in mixes]


def ask_pay(s: State, t: Task) -> list[int]:
    mixes = mixes_of(s.seats[t.seat].goods, unpacked(t.arg))
    return [WITH_GOLD + mix if mix else IN_KIND for mix in mixes]


def do_pay(s: State, t: Task, value: int, log: Log) -> None:
    mix = 0 if value == IN_KIND else value - WITH_GOLD
    _pay(s, t.seat, unpacked(t.arg), mix, log)


def _pay(s: State, seat: int, cost: Cost, mix: int, log: Log) -> None:
    goods = s.seats[seat].goods
    gold = 0
    golden = unpacked(mix)
    for resource in range(len(RESOURCES)):
        owed = cost[resource]
        if owed:
            instead = golden[resource]
            gold += instead
            if owed > instead:
                goods[resource] -= owed - instead
                log.add(PAID, seat, resource, owed - instead)
    if gold:
        goods[GOLD] -= gold
        log.add(PAID, seat, GOLD, gold)


# "Pay one resource less than the cost": the player picks the units left out (R11).


def charge_less(s: State, seat: int, cost: Cost, less: int, log: Log) -> None:
    """Charge a fixed price less some units."""
    if not less:
        charge(s, seat, cost, log)
    elif sum(cost) > less:
        choices = droppable(s.seats[seat].goods, cost, less)
        if len(choices) == 1:
            charge_less(s, seat, without(cost, choices[0]), less - 1, log)
        else:
            s.then(Task(LEAVE_OUT, seat, packed(cost), less))


def without(cost: Cost, resource: int) -> Cost:
    """Return a price with one unit less of a resource."""
    return (
        cost[0] - (resource == WOOD),
        cost[1] - (resource == STONE),
        cost[2] - (resource == CLOTH),
        cost[3] - (resource == GRAIN),
    )


def droppable(goods: list[int], cost: Cost, less: int) -> list[int]:
    """List the resources whose unit may be left out while the rest stays payable."""
    can = goods[GOLD] + less - 1
    return [
        r for r in range(len(RESOURCES)) if cost[r] and short_of(goods, without(cost, r)) <= can
    ]


def ask_leave_out(s: State, t: Task) -> list[int]:
    return droppable(s.seats[t.seat].goods, unpacked(t.arg), t.also)


def do_leave_out(s: State, t: Task, resource: int, log: Log) -> None:
    charge_less(s, t.seat, without(unpacked(t.arg), resource), t.also - 1, log)


# Resources of any sort, one at a time.


def charge_any(s: State, seat: int, number: int, limit: int, log: Log) -> None:
    """Charge a number of resources of the player's choice."""
    goods = s.seats[seat].goods
    while number:
        choices = spendable(goods, number, limit)
        if len(choices) > 1 and number < sum(
            goods[GOLD if v == SPEND_GOLD else v] for v in choices
        ):
            s.then(Task(SPEND, seat, number, limit))
            return
        value = choices[0]
        _spend(s, seat, value, log)
        limit = limit_after(limit, value)
        number -= 1


def spendable(goods: list[int], number: int, limit: int) -> list[int]:
    """List the possible payments for the next unit."""
    choices = [r for r in range(len(RESOURCES)) if goods[r] and r != limit - EXCEPT]
    if goods[GOLD] and (limit != ONE_REAL or number > 1):
        choices.append(SPEND_GOLD)
    return choices


def limit_after(limit: int, value: int) -> int:
    return ANYTHING if limit == ONE_REAL and value != SPEND_GOLD else limit


def ask_spend(s: State, t: Task) -> list[int]:
    return spendable(s.seats[t.seat].goods, t.arg, t.also)


def do_spend(s: State, t: Task, value: int, log: Log) -> None:
    _spend(s, t.seat, value, log)
    charge_any(s, t.seat, t.arg - 1, limit_after(t.also, value), log)


def _spend(s: State, seat: int, value: int, log: Log) -> None:
    good = GOLD if value == SPEND_GOLD else value
    s.seats[seat].goods[good] -= 1
    log.add(PAID, seat, good, 1)

"""Actions of the country places: mill, field, quarry, forest."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.emara.components import (
    BAKED_FROM,
    BREAD,
    GATHERED,
    GOLD,
    GRAIN,
    HUTS_PER_PLACE,
    LOAVES_BAKED,
    Cost,
)
from parvis.games.emara.kinds import BAKED, CRAFTSMAN, GATHER, KINDS
from parvis.games.emara.rules.advisors import EFFECTS, NO_SWAP, add_effects, use
from parvis.games.emara.rules.gains import receive
from parvis.games.emara.rules.paying import charge
from parvis.games.emara.state import State

GATHER_ONE: Final = KINDS.start(GATHER, "take")
ONE_MORE: Final = KINDS.start(CRAFTSMAN, "more")
BAKE: Final = KINDS.start(CRAFTSMAN, "bake")

_LOAF: Final[Cost] = (0, 0, 0, BAKED_FROM)

# "Take 1 of the resource of the place." The action may be left alone (R6).


def ask_gather(s: State, t: Task) -> list[int]:
    options = [GATHER_ONE]
    add_effects(s, t, options)
    options.append(SKIP)
    return options


def do_gather(s: State, t: Task, value: int, log: Log) -> None:
    if 0 <= value < EFFECTS:
        use(s, t, value, log)
        return
    s.swapped = NO_SWAP
    if value == GATHER_ONE:
        receive(s, t.seat, t.arg, GATHERED, log)
        first = t.arg * HUTS_PER_PLACE
        for _ in range(s.huts[first : first + HUTS_PER_PLACE].count(t.seat)):
            s.then(Task(CRAFTSMAN, t.seat, t.arg))


# "For each of your craftsmen there, choose between 1 more of the same resource, or paying 1 grain
# to take 1 bread." One after the other; grain just taken may be baked (R28).


def ask_craftsman(s: State, t: Task) -> list[int]:
    goods = s.seats[t.seat].goods
    options = [ONE_MORE]
    if goods[GRAIN] + goods[GOLD] >= BAKED_FROM:
        options.append(BAKE)
    add_effects(s, t, options)
    options.append(SKIP)
    return options


def do_craftsman(s: State, t: Task, value: int, log: Log) -> None:
    if 0 <= value < EFFECTS:
        use(s, t, value, log)
        return
    s.swapped = NO_SWAP
    if value == ONE_MORE:
        receive(s, t.seat, t.arg, GATHERED, log)
    elif value == BAKE:
        charge(s, t.seat, _LOAF, log)
        s.then(Task(BAKED, t.seat))


def do_baked(s: State, t: Task, _: int, log: Log) -> None:
    receive(s, t.seat, BREAD, LOAVES_BAKED, log)

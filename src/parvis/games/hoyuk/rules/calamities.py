"""Phase 2, calamities: the blocks that are hit, and the losses."""

from parvis.engine.core import CHANCE, Log, Task
from parvis.games.hoyuk.components import (
    BY_OVENS,
    BY_PENS,
    BY_SIZE,
    BY_STOREYS,
    BY_TOTEMS,
    CALAMITIES,
    CATTLE,
    FLOOD,
    HOUSE,
    LOCUSTS,
    MOST,
    OVEN,
    PEN,
    RUIN_ONE,
    SQUARES,
    VILLAGER,
    Calamity,
)
from parvis.games.hoyuk.ground import pen_owner, ruin_house, send_shaman_home, take_pen
from parvis.games.hoyuk.kinds import (
    CAME,
    LOSE,
    LOST,
    NOBODY_STRUCK,
    PLACE,
    RUINED,
    SHAMAN_LEFT,
    SPARED,
    STRUCK,
)
from parvis.games.hoyuk.options import HALF_MAY_BE_NOTHING, MOST_COUNTS_ZERO
from parvis.games.hoyuk.rules.construction import turn_order
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    STOREY,
    State,
)

# The drawn card goes under the pile after its effect. The pile is never shuffled, so once all
# cards have been seen, they return in the same order.


def ask_calamity_draw(s: State, t: Task) -> list[int]:
    return s.to_come[:] if s.to_come else s.gone_by[:1]


def do_calamity_draw(s: State, t: Task, number: int, log: Log) -> None:
    s.phase = 1
    s.calamity = number
    if s.to_come:
        s.to_come.remove(number)
    else:
        s.gone_by.pop(0)
    s.gone_by.append(number)
    log.add(CAME, s.first, number)
    calamity = CALAMITIES[number]
    if calamity.effect == FLOOD:  # "Take the shaman off": nothing else
        if s.shaman >= 0:
            send_shaman_home(s)
            log.add(SHAMAN_LEFT, CHANCE)
        return
    hit = spare(s, targets(s, calamity), log)
    for block in hit:
        log.add(STRUCK, CHANCE, block)
    if not hit:
        log.add(NOBODY_STRUCK, CHANCE)
        return
    blow = [0] * len(s.present)  # for each block its number if it is hit
    for block in hit:
        blow[block] = block
    s.struck = [blow[s.block[n]] if here else 0 for n, here in enumerate(s.what)]
    if calamity.effect != LOCUSTS:
        schedule_losses(s, calamity, hit)


# "If several blocks fit, all of them are hit. Ruins and pens don't count for the size."


def targets(s: State, calamity: Calamity) -> list[int]:
    """List the blocks a calamity hits, among all inhabited ones (R36, R37)."""
    measured = measure(s, calamity.measure)
    blocks = [block for block in range(1, len(s.present)) if s.present[block]]
    if not blocks:
        return []
    values = [measured[block] for block in blocks]
    if calamity.end == MOST:
        end = max(values)
        if end == 0 and not s.options[MOST_COUNTS_ZERO]:
            return []
    else:
        end = min(values)
    return [block for block in blocks if measured[block] == end]


def measure(s: State, by: int) -> list[int]:
    """Count for each block its houses, totems, ovens, pens or two-storey houses."""
    counts = [0] * len(s.present)
    block, more = s.block, s.more
    if by == BY_PENS:
        for square, here in enumerate(s.what):
            if here == FENCED:
                counts[block[square]] += 1
        return counts
    bit = {BY_TOTEMS: HAS_TOTEM, BY_OVENS: HAS_OVEN, BY_STOREYS: STOREY}.get(by, 0)
    for seat in s.seats:
        for square in seat.houses:
            if by == BY_SIZE or more[square] & bit:
                counts[block[square]] += 1
    return counts


# "That block will not be affected by the next calamity that would hit it" (R42).


def spare(s: State, blocks: list[int], log: Log) -> list[int]:
    """Remove the shaman's block from those hit."""
    if s.shaman < 0 or s.block[s.shaman] not in blocks:
        return blocks
    home = s.block[s.shaman]
    s.shaman_used = 1
    log.add(SPARED, s.what[s.shaman] - HOME, home)
    return [block for block in blocks if block != home]


# "Half: an odd number is rounded down. With a single house in the block, destroy that one."
# What is lost is counted now, for each player and block (R36, R38); the owners choose, in turn
# order (R39).


def schedule_losses(s: State, calamity: Calamity, hit: list[int]) -> None:
    for seat in turn_order(s):
        for block in hit:
            owned = len(losable(s, seat, calamity.element, block))
            if calamity.effect == RUIN_ONE:
                lost = min(owned, 1)
            elif s.options[HALF_MAY_BE_NOTHING] and calamity.element != HOUSE:
                lost = owned // 2
            else:
                lost = max(owned // 2, min(owned, 1))
            for _ in range(lost):
                s.then(Task(LOSE, seat, calamity.element, block))


def losable(s: State, seat: int, element: int, block: int) -> list[int]:
    """List where a seat has an element in a block that was hit."""
    struck, more = s.struck, s.more
    if element in (PEN, CATTLE):
        return [
            n
            for n in range(SQUARES)
            if struck[n] == block
            and s.what[n] == FENCED
            and (element == PEN or more[n] & HAS_CATTLE)
            and pen_owner(s, n) == seat
        ]
    houses = sorted(s.seats[seat].houses)
    if element == HOUSE:
        return [n for n in houses if struck[n] == block]
    bit = bit_of(element)
    return [n for n in houses if struck[n] == block and more[n] & bit]


def bit_of(element: int) -> int:
    """Return the bit of an oven, a totem or a villager on a house."""
    if element == VILLAGER:
        return HAS_VILLAGER
    return HAS_OVEN if element == OVEN else HAS_TOTEM


# Pieces are removed one at a time and in any order, as on a real board. The order makes no
# difference, and a fixed one would only confuse the player.


def ask_lose(s: State, t: Task) -> list[int]:
    return losable(s, t.seat, t.arg, t.also)


def do_lose(s: State, t: Task, square: int, log: Log) -> None:
    row, column = PLACE[square]
    if t.arg == HOUSE:
        ruin_house(s, square)
        log.add(RUINED, t.seat, row, column)
        return
    if t.arg == PEN:  # and the cattle in it (R67)
        take_pen(s, square)
    elif t.arg == CATTLE:
        s.more[square] &= ~HAS_CATTLE
        s.supply[CATTLE] += 1
    else:
        s.more[square] &= ~bit_of(t.arg)
        s.supply[t.arg] += 1
    log.add(LOST, t.seat, t.arg, row, column)

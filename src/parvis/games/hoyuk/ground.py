"""The tell: neighbouring squares, the pieces on them, and who may build where.

`s.site` holds, for each square, who may build on it, and `s.block`, for empty squares, the
block that they would join. Every change on the board renews both for the few squares it
concerns, so that listing legal squares is one pass over small numbers:

    bits 0-4    seats whose houses stand beside the square, if a house may go there
    bit 5       any seat may put a house there
    bit 6       a seat that doesn't live in the block may put one there
    bit 7       on the ground: a pen may go there; on a house: it may be raised by its owner
"""

from typing import Final

from parvis.games.hoyuk.components import (
    CATTLE,
    OVEN,
    PEN,
    SHAMAN,
    SIZE,
    SQUARES,
    TOTEM,
    VILLAGER,
)
from parvis.games.hoyuk.options import (
    CORNER_ALLOWED,
    CORNER_BETWEEN_BLOCKS_BARRED,
    EDGE_CLOSED,
    NEWCOMER_AT_PEN,
    PEN_ON_RUIN,
)
from parvis.games.hoyuk.state import (
    EMPTY,
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    HOST,
    RUIN,
    STOREY,
    State,
)

ANYBODY: Final = 1 << 5
NEWCOMER: Final = 1 << 6
YARD: Final = 1 << 7  # a pen may go there
RAISE: Final = 1 << 7  # the house there may be raised
HOUSES: Final = 31 | ANYBODY | NEWCOMER  # all bits that allow a house


def _beside(square: int, side: int) -> int:
    """Return the square on that side, or -1 beyond the edge."""
    row, column = divmod(square, SIZE)
    row += (-1, 0, 1, 0)[side]  # north, east, south, west
    column += (0, 1, 0, -1)[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


def _corners(square: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    return tuple(
        r * SIZE + c
        for r in (row - 1, row + 1)
        for c in (column - 1, column + 1)
        if 0 <= r < SIZE and 0 <= c < SIZE
    )


# For each square: the square on each of its sides or -1, those that exist, and the diagonals.
SIDES: Final = tuple(tuple(_beside(n, side) for side in range(4)) for n in range(SQUARES))
NEXT: Final = tuple(tuple(n for n in sides if n >= 0) for sides in SIDES)
CORNERS: Final = tuple(_corners(n) for n in range(SQUARES))


# Who may build where.


def has_free_side(s: State, square: int, but: int = -1) -> bool:
    """Tell whether any side of a square except `but` has neither house nor pen (R16, R20).

    Ruins are free ground; so is the edge, unless an option closes it.
    """
    beside = NEXT[square]
    if len(beside) < 4 and not s.options[EDGE_CLOSED]:
        return True
    what = s.what
    for n in beside:  # noqa: SIM110  a generator would be slower
        if what[n] < FENCED and n != but:
            return True
    return False


def survey(s: State, square: int) -> int:
    """Return who may build on a square, as `s.site` stores it; note its block if it is empty."""
    what = s.what
    here = what[square]
    if here >= HOME:
        return 0 if s.more[square] & STOREY or not has_free_side(s, square) else RAISE
    if here == FENCED:
        return 0
    number = s.block[square]  # a ruin keeps its block
    if here == EMPTY:
        number = s.block[square] = 0
    owners = built = pens = 0
    for n in NEXT[square]:
        there = what[n]
        if there:
            if number == 0:
                number = s.block[n]
            elif s.block[n] != number:
                return 0  # two blocks are never joined (R11)
            if there >= HOME:
                owners |= 1 << there - HOME
                built += 1
            elif there == FENCED:
                if not has_free_side(s, n, square):
                    return 0  # a pen keeps a way out (R20)
                pens = 1
                built += 1
    s.block[square] = number
    if number == 0:  # a new block, unless it would touch a house by a corner only (R12)
        if not s.options[CORNER_ALLOWED] or s.options[CORNER_BETWEEN_BLOCKS_BARRED]:
            for n in CORNERS[square]:
                if what[n] >= HOME:
                    return 0
        return ANYBODY
    if not s.present[number]:  # a block of ruins only (R14)
        site = ANYBODY
    elif owners:
        site = owners | NEWCOMER
        if here == EMPTY or s.options[PEN_ON_RUIN]:
            sides = len(NEXT[square]) if s.options[EDGE_CLOSED] else 4
            if built < sides:
                site |= YARD
    else:
        site = NEWCOMER if pens and s.options[NEWCOMER_AT_PEN] else 0
    if s.options[CORNER_BETWEEN_BLOCKS_BARRED]:
        for n in CORNERS[square]:
            if what[n] >= HOME and s.block[n] != number:
                return site & ~HOUSES
    return site


def renew(s: State, square: int) -> None:
    """Update `s.site` on a changed square, next to it, and next to the pens beside it."""
    site = s.site
    site[square] = survey(s, square)
    for n in NEXT[square]:
        site[n] = survey(s, n)
        if s.what[n] == FENCED:
            for m in NEXT[n]:
                site[m] = survey(s, m)


def renew_corners(s: State, square: int) -> None:
    """Update `s.site` on diagonal squares, where only houses matter."""
    site = s.site
    if s.what[square] >= HOME and not s.options[CORNER_BETWEEN_BLOCKS_BARRED]:
        if not s.options[CORNER_ALLOWED]:
            for n in CORNERS[square]:
                if site[n] == ANYBODY and not s.block[n]:
                    site[n] = 0
        return
    for n in CORNERS[square]:
        site[n] = survey(s, n)


def renew_block(s: State, square: int) -> None:
    """Update `s.site` all over and around a block that has died or lives again."""
    site, what = s.site, s.what
    for n in block_of(s, square):
        if what[n] == RUIN:
            site[n] = survey(s, n)
        for m in NEXT[n]:
            if not what[m]:
                site[m] = survey(s, m)


# Putting up and taking down.


def join_block(s: State, square: int) -> int:
    """Give a newly built square the number of its block, a new one if it stands alone."""
    number = s.block[square]
    if number == 0:
        number = len(s.present)
        s.present.append(0)
    s.block[square] = number
    return number


def put_house(s: State, square: int, seat: int) -> None:
    """Build a house on free ground or a ruin, whose tile then leaves the game."""
    blocks = len(s.present)
    number = join_block(s, square)
    alive = s.present[number]
    s.present[number] = alive | 1 << seat
    s.what[square] = HOME + seat
    s.more[square] = 0
    owner = s.seats[seat]
    owner.houses.append(square)
    owner.tiles -= 1
    if not alive and number < blocks:  # a block of ruins lives again
        renew_block(s, square)
    renew(s, square)
    renew_corners(s, square)


def put_pen(s: State, square: int, side: int) -> None:
    """Build a pen, its fence towards the host on that side."""
    join_block(s, square)
    s.what[square] = FENCED
    s.more[square] = side
    s.supply[PEN] -= 1
    renew(s, square)


def take_pen(s: State, square: int) -> None:
    """Return a pen, and the cattle in it, to the supply."""
    if s.more[square] & HAS_CATTLE:
        s.supply[CATTLE] += 1
    s.supply[PEN] += 1
    number = s.block[square]
    s.what[square] = s.more[square] = s.block[square] = 0
    linked = 0
    for n in NEXT[square]:
        linked += s.what[n] != EMPTY
    if linked > 1:
        split_block(s, number)
    renew(s, square)


def split_block(s: State, number: int) -> None:
    """Renumber the parts of a block that are no longer connected (R5)."""
    left = [n for n in range(SQUARES) if s.what[n] and s.block[n] == number]
    if len(block_of(s, left[0])) == len(left):
        return
    while left:
        part = block_of(s, left[0])
        if len(part) < len(left):
            s.present.append(0)
            for n in part:
                s.block[n] = len(s.present) - 1
        left = [n for n in left if n not in part]
    for n in range(len(s.present)):
        s.present[n] = 0
    for seat, owner in enumerate(s.seats):
        for n in owner.houses:
            s.present[s.block[n]] |= 1 << seat
    for n in range(SQUARES):
        s.site[n] = survey(s, n)


def block_of(s: State, start: int) -> list[int]:
    """List the squares of a block from one of them: everything connected (R3)."""
    what = s.what
    found = [start]
    seen = {start}
    for square in found:
        for n in NEXT[square]:
            if what[n] and n not in seen:
                seen.add(n)
                found.append(n)
    return found


def strip_house(s: State, square: int) -> None:
    """Return everything on and beside a house to the supply: pieces, shaman, pens (R23, R40)."""
    more = s.more[square]
    if more & HAS_OVEN:
        s.supply[OVEN] += 1
    if more & HAS_TOTEM:
        s.supply[TOTEM] += 1
    if more & HAS_VILLAGER:
        s.supply[VILLAGER] += 1
    s.more[square] = more & STOREY
    if s.shaman == square:
        send_shaman_home(s)
    for side in range(4):
        n = SIDES[square][side]
        if n >= 0 and s.what[n] == FENCED and s.more[n] & HOST == side ^ 2:
            take_pen(s, n)


def ruin_house(s: State, square: int) -> None:
    """Turn a house into a ruin, losing everything that depends on it (R40)."""
    strip_house(s, square)
    seat = s.what[square] - HOME
    s.seats[seat].houses.remove(square)
    s.what[square] = RUIN
    s.more[square] = 0
    number = s.block[square]
    if not lives_in(s, seat, number):
        s.present[number] &= ~(1 << seat)
        if not s.present[number]:
            renew_block(s, square)
    renew(s, square)
    renew_corners(s, square)


def replace_house(s: State, square: int, seat: int) -> None:
    """Replace another player's house by a bare one; no ruin remains (R47)."""
    strip_house(s, square)
    loser = s.what[square] - HOME
    s.seats[loser].houses.remove(square)
    number = s.block[square]
    if not lives_in(s, loser, number):
        s.present[number] &= ~(1 << loser)
    s.what[square] = HOME + seat
    s.more[square] = 0
    owner = s.seats[seat]
    owner.houses.append(square)
    owner.tiles -= 1
    renew(s, square)


def raise_house(s: State, square: int) -> None:
    """Add a storey; the piece on the roof, and a villager, return to the supply (R15)."""
    more = s.more[square]
    if more & HAS_OVEN:
        s.supply[OVEN] += 1
    if more & HAS_TOTEM:
        s.supply[TOTEM] += 1
    if more & HAS_VILLAGER:
        s.supply[VILLAGER] += 1
    s.more[square] = STOREY
    s.seats[s.what[square] - HOME].tiles -= 1
    s.site[square] = 0


def send_shaman_home(s: State) -> None:
    s.shaman = -1
    s.shaman_used = 0
    s.supply[SHAMAN] = 1


def lives_in(s: State, seat: int, number: int) -> bool:
    """Tell whether a seat has a living house in a block (R6)."""
    block = s.block
    for square in s.seats[seat].houses:  # noqa: SIM110  a generator would be slower
        if block[square] == number:
            return True
    return False


def pen_owner(s: State, square: int) -> int:
    """Return whose pen it is: its host's owner (R1)."""
    return s.what[SIDES[square][s.more[square] & HOST]] - HOME


def all_families(s: State) -> list[int]:
    """Name each house's family: its first square, counted from 1. 0 where no house stands (R2)."""
    what = s.what
    family = [0] * SQUARES
    for square, here in enumerate(what):
        if here >= HOME:
            name = square + 1
            if square >= SIZE and what[square - SIZE] == here:
                name = family[square - SIZE]
            if square % SIZE and what[square - 1] == here:
                west = family[square - 1]
                if name > square:
                    name = west
                elif west != name:  # two families meet here and become one
                    name, other = min(name, west), max(name, west)
                    for n in range(other - 1, square):
                        if family[n] == other:
                            family[n] = name
            family[square] = name
    return family


def count_families(family: list[int], houses: list[int]) -> int:
    """Count the families of a seat, given all of them and its houses."""
    count = 0
    for square in houses:
        if family[square] > square:  # the first of its family
            count += 1
    return count

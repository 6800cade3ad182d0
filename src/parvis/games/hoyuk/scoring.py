"""Who leads in each block, and the points at the end of the game."""

from typing import Final

from parvis.games.hoyuk.components import (
    ASPECT_CATTLE,
    ASPECT_HEIGHT,
    ASPECT_HOUSES,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_TOTEM,
    ASPECT_VILLAGERS,
    SQUARES,
)
from parvis.games.hoyuk.ground import SIDES, all_families
from parvis.games.hoyuk.options import (
    EXPERT,
    MODE,
    SAME_OWNER_TIE_SCORES_NOTHING,
    SOLO_SCORES_NOTHING,
    TIEBREAK_LINKED,
)
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOST,
    STOREY,
    State,
)

CATEGORIES: Final = ("sets", "cards", "families", "cattle", "villagers")
NOBODY: Final = -1

# A seat's pieces in a block are packed into two numbers with BITS per aspect: all pieces, and those
# of two-storey houses. Counting a house takes two additions.
BITS: Final = 6
FULL: Final = (1 << BITS) - 1  # no count in a block comes near it

# The size of a family is HOUSE_SIZE per house, plus one per storey.
HOUSE_SIZE: Final = 32  # more than any number of houses or storeys


def _counted(more: int, high: bool) -> int:
    """Return what a house with these bits adds to the first number, or with `high` the second."""
    pieces = {
        ASPECT_OVEN: more & HAS_OVEN,
        ASPECT_TOTEM: more & HAS_TOTEM,
        ASPECT_VILLAGERS: more & HAS_VILLAGER,
    }
    if high:
        pieces = pieces if more & STOREY else {}
    else:
        pieces |= {ASPECT_HOUSES: 1, ASPECT_HEIGHT: more & STOREY}
    return sum(1 << BITS * aspect for aspect, has in pieces.items() if has)


IN_ALL: Final[tuple[int, ...]] = tuple(_counted(more, False) for more in range(16))
IN_HIGH: Final[tuple[int, ...]] = tuple(_counted(more, True) for more in range(16))
A_PEN: Final = 1 << BITS * ASPECT_PEN
A_HERD: Final = 1 << BITS * ASPECT_CATTLE


def counts_of(s: State) -> list[int]:
    """Count each seat's pieces in each block; its numbers begin at 2 * (block * seats + seat)."""
    seats = len(s.seats)
    rows = [0] * (2 * len(s.present) * seats)
    block = s.block
    for seat, owner in enumerate(s.seats):
        for square in owner.houses:
            count_house(s, rows, 2 * (block[square] * seats + seat), square)
    return rows


def count_house(s: State, rows: list[int], place: int, square: int) -> None:
    """Add a house, what it carries and the pens it hosts to the two numbers at a place."""
    what, more = s.what, s.more
    bits = more[square]
    row, high = IN_ALL[bits], IN_HIGH[bits]
    for side, n in enumerate(SIDES[square]):
        if n >= 0 and what[n] == FENCED and more[n] & HOST == side ^ 2:
            pen = A_PEN | A_HERD if more[n] & HAS_CATTLE else A_PEN
            row += pen
            if bits & STOREY:
                high += pen
    rows[place] += row
    if high:
        rows[place + 1] += high


def count_in(row: int, aspect: int) -> int:
    """Return one of the counts packed in a number."""
    return row >> BITS * aspect & FULL


# "The player who has most ... In case of a tie, the one with more two-storey houses in the block.
# If still tied, nobody." Cattle and villagers count only their own houses' storeys (R44a, R70).


def winner(s: State, rows: list[int], block: int, aspect: int) -> int:
    """Return who leads an aspect of a block, or NOBODY."""
    linked = aspect >= ASPECT_CATTLE or (aspect <= ASPECT_PEN and s.options[TIEBREAK_LINKED])
    seats = len(s.seats)
    shift = BITS * aspect
    place = 2 * block * seats
    most, leader = FULL, NOBODY  # ties with no pieces have no leader
    for seat in range(seats):
        row = rows[place]
        breaker = rows[place + 1] >> shift if linked else row >> BITS * ASPECT_HEIGHT
        mark = (row >> shift & FULL) << BITS | breaker & FULL
        if mark > most:
            most, leader = mark, seat
        elif mark == most:
            leader = NOBODY
        place += 2
    return leader


# "Block by block, the largest family receives a point for each of its houses", storeys not
# counted; if tied, the one with more two-storey houses; if still tied, none (R61 to R63).


def family_points(s: State, family: list[int]) -> list[int]:
    """Return the points of each seat for the largest family of each block, given all of them."""
    best, holder = largest_families(s, family)
    points = [0] * len(s.seats)
    for block, seat in enumerate(holder):
        if seat != NOBODY:
            points[seat] += largest_points(s, best[block], seat, block)
    return points


def largest_families(s: State, family: list[int]) -> tuple[list[int], list[int]]:
    """Return for each block the size of its largest family, and its owner."""
    size = [0] * (SQUARES + 1)  # of each family
    more = s.more
    for row in s.seats:
        for square in row.houses:
            size[family[square]] += HOUSE_SIZE + (more[square] & STOREY)
    blocks = len(s.present)
    best = [0] * blocks
    holder = [NOBODY] * blocks
    for seat, row in enumerate(s.seats):
        for square in row.houses:
            if family[square] > square:  # the first of its family
                contend(s, best, holder, s.block[square], size[square + 1], seat)
    return best, holder


def largest_points(s: State, size: int, seat: int, block: int) -> int:
    """Return the points for the largest family of a block, given its size and whose it is."""
    return size // HOUSE_SIZE if seat != NOBODY and counts_at_the_end(s, block) else 0


def contend(s: State, best: list[int], holder: list[int], block: int, size: int, seat: int) -> None:
    """Compare a family of that size with the largest of its block so far."""
    if size > best[block]:
        best[block], holder[block] = size, seat
    elif size == best[block]:
        same = holder[block] == seat and not s.options[SAME_OWNER_TIE_SCORES_NOTHING]
        holder[block] = seat if same else NOBODY


def counts_at_the_end(s: State, block: int) -> bool:
    """Tell whether a block is scored: by an option, not if only one player lives there (R62)."""
    alone = s.present[block] & s.present[block] - 1 == 0
    return not (alone and s.options[SOLO_SCORES_NOTHING])


# In expert games, "a point for most cattle, and a point for most villagers".


def points_for_most(s: State, rows: list[int], aspect: int) -> list[int]:
    """Return the points of each seat for leading an aspect, one a block, given all counts."""
    points = [0] * len(s.seats)
    for block in range(1, len(s.present)):
        if s.present[block] and counts_at_the_end(s, block):
            leader = winner(s, rows, block, aspect)
            if leader != NOBODY:
                points[leader] += 1
    return points


def breakdown(s: State) -> list[list[int]]:
    """Return each seat's points by category, as if the game ended now."""
    families = family_points(s, all_families(s))
    cattle = villagers = [0] * len(s.seats)
    if s.options[MODE] == EXPERT:
        rows = counts_of(s)
        cattle = points_for_most(s, rows, ASPECT_CATTLE)
        villagers = points_for_most(s, rows, ASPECT_VILLAGERS)
    return [
        [seat.points, sum(seat.hand), families[i], cattle[i], villagers[i]]
        for i, seat in enumerate(s.seats)
    ]


def scores(s: State) -> list[int]:
    return [sum(row) for row in breakdown(s)]


# "The winner has most points; tied, most two-storey houses; else it is a draw" (R64).


def storeys_of(s: State, seat: int) -> int:
    """Count the two-storey houses of a seat."""
    return sum(s.more[square] & STOREY for square in s.seats[seat].houses)


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points, storeys_of(s, seat)) for seat, points in enumerate(scores(s))]

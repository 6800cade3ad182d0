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
    ASPECTS,
    SQUARES,
)
from parvis.games.hoyuk.ground import SIDES, all_families
from parvis.games.hoyuk.settings import (
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
    HOME,
    HOST,
    STOREY,
    State,
)

CATEGORIES: Final = ("sets", "cards", "families", "cattle", "villagers")
NOBODY: Final = -1

# Counts of one seat in one block: for each aspect its pieces, then for each aspect those of
# them that belong to a two-storey house.
HIGH: Final = ASPECTS
COUNTS: Final = 2 * ASPECTS

HOUSE_SIZE: Final = 32  # of a family: nobody has as many houses, nor as many storeys


_NONE: Final = [0] * COUNTS  # the row of a seat that has nothing in a block: never written to


def counts_of(s: State) -> list[list[int]]:
    """Count each seat's pieces in each block; a row is found at block * seats + seat."""
    seats = len(s.seats)
    rows = [_NONE] * (len(s.present) * seats)
    block, more = s.block, s.more
    for seat, owner in enumerate(s.seats):
        for square in owner.houses:
            place = block[square] * seats + seat
            row = rows[place]
            bits = more[square]
            if row is _NONE:
                row = rows[place] = [0] * COUNTS
            row[ASPECT_HOUSES] += 1
            if bits:
                high = bits & STOREY
                row[ASPECT_HEIGHT] += high
                if bits & HAS_OVEN:
                    row[ASPECT_OVEN] += 1
                    row[HIGH + ASPECT_OVEN] += high
                elif bits & HAS_TOTEM:
                    row[ASPECT_TOTEM] += 1
                    row[HIGH + ASPECT_TOTEM] += high
                if bits & HAS_VILLAGER:
                    row[ASPECT_VILLAGERS] += 1
                    row[HIGH + ASPECT_VILLAGERS] += high
    what = s.what
    for square, here in enumerate(what):
        if here == FENCED:
            host = SIDES[square][more[square] & HOST]
            place = block[square] * seats + what[host] - HOME
            row = rows[place]
            if row is _NONE:
                row = rows[place] = [0] * COUNTS
            high = more[host] & STOREY
            row[ASPECT_PEN] += 1
            row[HIGH + ASPECT_PEN] += high
            if more[square] & HAS_CATTLE:
                row[ASPECT_CATTLE] += 1
                row[HIGH + ASPECT_CATTLE] += high
    return rows


# "The player who has most ... In case of a tie, the one with more two-storey houses in the block.
# If still tied, nobody." Cattle and villagers look only at the storeys they belong to (R44a, R70).


def winner(s: State, rows: list[list[int]], block: int, aspect: int) -> int:
    """Return who leads an aspect of a block, or NOBODY."""
    seats = len(s.seats)
    most = high = 0
    leader = NOBODY
    for seat in range(seats):
        row = rows[block * seats + seat]
        count = row[aspect]
        if count == 0 or count < most:
            continue
        if aspect == ASPECT_HEIGHT:
            breaker = 0
        elif aspect >= ASPECT_CATTLE or (aspect <= ASPECT_PEN and s.options[TIEBREAK_LINKED]):
            breaker = row[HIGH + aspect]
        else:
            breaker = row[ASPECT_HEIGHT]
        if count > most or breaker > high:
            most, high, leader = count, breaker, seat
        elif breaker == high:
            leader = NOBODY
    return leader


# "Block by block, the largest family receives a point for each of its houses", storeys not
# counted; tied, the one with more two-storey houses; still tied, nobody (R61 to R63).


def family_points(s: State, family: list[int]) -> list[int]:
    """Return the points of each seat for the largest family of each block, given all of them."""
    size = [0] * (SQUARES + 1)  # of each family its houses, and storeys among them
    more = s.more
    for row in s.seats:
        for square in row.houses:
            size[family[square]] += HOUSE_SIZE + (more[square] & STOREY)
    blocks = len(s.present)
    best = [0] * blocks
    owner = [NOBODY] * blocks
    for seat, row in enumerate(s.seats):
        for square in row.houses:
            if family[square] > square:  # the first of its family
                block = s.block[square]
                here = size[square + 1]
                if here > best[block]:
                    best[block], owner[block] = here, seat
                elif here == best[block]:
                    same = owner[block] == seat and not s.options[SAME_OWNER_TIE_SCORES_NOTHING]
                    owner[block] = seat if same else NOBODY
    points = [0] * len(s.seats)
    for block, seat in enumerate(owner):
        if seat != NOBODY and counts_at_the_end(s, block):
            points[seat] += best[block] // HOUSE_SIZE
    return points


def counts_at_the_end(s: State, block: int) -> bool:
    """Tell whether a block is scored: with an option, not where one player lives alone (R62)."""
    alone = s.present[block] & s.present[block] - 1 == 0
    return not (alone and s.options[SOLO_SCORES_NOTHING])


def breakdown(s: State) -> list[list[int]]:
    """Return each seat's points by category, as if the game ended now."""
    return points_of(s, all_families(s))


def points_of(s: State, family: list[int]) -> list[list[int]]:
    """Return each seat's points by category, given the families."""
    largest = family_points(s, family)
    rows = [[seat.points, sum(seat.hand), largest[i], 0, 0] for i, seat in enumerate(s.seats)]
    if s.options[MODE] == EXPERT:  # "A point for most cattle, and a point for most villagers"
        counts = counts_of(s)
        for block in range(1, len(s.present)):
            if s.present[block] and counts_at_the_end(s, block):
                for column, aspect in ((3, ASPECT_CATTLE), (4, ASPECT_VILLAGERS)):
                    leader = winner(s, counts, block, aspect)
                    if leader != NOBODY:
                        rows[leader][column] += 1
    return rows


def scores(s: State) -> list[int]:
    return [sum(row) for row in breakdown(s)]


# "The winner has most points; tied, most two-storey houses; else it is a draw" (R64).


def storeys_of(s: State, seat: int) -> int:
    """Count the two-storey houses of a seat."""
    return sum(s.more[square] & STOREY for square in s.seats[seat].houses)


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points, storeys_of(s, seat)) for seat, points in enumerate(scores(s))]

"""Drawing the boards of a view: what stands on each square, and the families (picture.py)."""

from typing import Final

from parvis.games.hoyuk.components import OVEN, TOTEM
from parvis.games.hoyuk.ground import NEXT, all_families, count_families, pen_owner
from parvis.games.hoyuk.picture import (
    FAMILIES,
    GROUNDS,
    HERDS,
    HOSTS,
    NUMBERS,
    OWNERS,
    ROOFS,
    STOREYS,
    VILLAGERS,
    Picture,
)
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_VILLAGER,
    HOME,
    HOST,
    ROOF,
    STOREY,
    State,
)

FEW: Final = 2  # new houses that join families one by one; with more, all are found anew


def draw_squares(s: State, p: Picture) -> list[int]:
    """Draw the squares that have changed; return the blocks that have changed with them."""
    what, raised, boards = s.what, p.raised, p.boards
    touched: list[int] = []
    built: list[int] = []
    gone: list[int] = []
    for square in p.changed:
        here, more = what[square], s.more[square]
        whose = top = side = -1
        height = villager = herd = 0
        if here >= HOME:
            whose = here - HOME
            height = 1 + (more & STOREY)
            if more & ROOF:
                top = OVEN if more & HAS_OVEN else TOTEM
            if more & HAS_VILLAGER:
                villager = 1
        elif here == FENCED:
            whose = pen_owner(s, square)
            side = more & HOST
            if more & HAS_CATTLE:
                herd = 1
        before, number = boards[NUMBERS][square], s.block[square] if here else 0
        if before and before not in touched:
            touched.append(before)
        if number and number not in touched:
            touched.append(number)
        lived = boards[OWNERS][square] if boards[GROUNDS][square] == HOME else -1
        if lived >= 0:
            if boards[STOREYS][square] > 1:
                raised[lived] -= 1
            if lived != whose or here < HOME:
                gone.append(square)
        if here >= HOME and lived != whose:
            built.append(square)
        if height > 1:
            raised[whose] += 1
        put(p, GROUNDS, square, min(here, HOME))
        put(p, OWNERS, square, whose)
        put(p, STOREYS, square, height)
        put(p, ROOFS, square, top)
        put(p, VILLAGERS, square, villager)
        put(p, HERDS, square, herd)
        put(p, HOSTS, square, side)
        put(p, NUMBERS, square, number)
    p.places += p.changed
    p.changed = []
    if gone or built:
        draw_families(s, p, built, gone)
    return touched


def put(p: Picture, which: int, square: int, value: int) -> None:
    """Put a value on a square of a board."""
    if p.boards[which][square] != value:
        own_board(p, which)[square] = value


def own_board(p: Picture, which: int) -> list[int]:
    """Return a board to write on, a new one if a view holds it."""
    board = p.boards[which]
    if board is p.given[which]:
        p.boards[which] = board = board[:]
    return board


def draw_families(s: State, p: Picture, built: list[int], gone: list[int]) -> None:
    """Draw the families after houses were built or lost."""
    if len(built) > FEW:
        p.boards[FAMILIES] = family = all_families(s)
        p.places = []
    else:
        family = own_board(p, FAMILIES)
        for square in gone:
            part_family(s, p, family, square)
        for square in built:
            join_families(s, p, family, square)
    for i, seat in enumerate(s.seats):
        p.families[i] = count_families(family, seat.houses)


def part_family(s: State, p: Picture, family: list[int], square: int) -> None:
    """Put a family together again that has lost the house on a square."""
    name = family[square]
    family[square] = 0
    left = [house for seat in s.seats for house in seat.houses if family[house] == name]
    for house in left:
        family[house] = 0
    p.places += left
    for house in left:
        join_families(s, p, family, house)


def join_families(s: State, p: Picture, family: list[int], square: int) -> None:
    """Let a new house join the families of its owner beside it, which become one by it."""
    what, here = s.what, s.what[square]
    name = square + 1
    beside = [family[n] for n in NEXT[square] if what[n] == here and family[n]]
    for other in beside:
        name = min(name, other)
    family[square] = name
    for other in beside:
        if other != name:
            for house in s.seats[here - HOME].houses:
                if family[house] == other:
                    family[house] = name
                    p.places.append(house)

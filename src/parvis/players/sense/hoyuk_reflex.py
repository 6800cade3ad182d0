"""The rollout policy of Höyük: what a practised player builds, by the state of each block.

It prefers two compact blocks of its own to a third, neither the largest nor the smallest on the
board, each with an oven, a totem and a pen, but not the most. The numbers come from some 250,000
games between slightly different policies; each number moved towards the winners'.
"""

from typing import Final

from parvis.engine import SKIP
from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.components import (
    ASPECT_HOUSES,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_TOTEM,
    SIZE,
)
from parvis.games.hoyuk.ground import NEXT
from parvis.games.hoyuk.scoring import count_in, counts_of
from parvis.games.hoyuk.state import BURDEN, EMPTY, HOME, STOREY, State
from parvis.players.sense import Row
from parvis.players.sense.hoyuk_worth import rounds_left

COUNTED: Final = (ASPECT_OVEN, ASPECT_TOTEM, ASPECT_PEN, ASPECT_HOUSES)

# A house …
FOUND: Final[Row] = (1.9, 1.3, 0.8, 0.85, 0.5, 0.8)  # of a new block, by your blocks …
FOUND_LATER: Final = 0.08  # … and for each later round
GROW: Final[Row] = (0.0, 1.45, 1.35, 0.95, 1.05, 0.95, 1.05, 0.8, 1.0, 0.8)  # by your houses there
TO_LARGEST: Final = -0.4  # in the largest block on the board …
AHEAD: Final = -0.07  # … and for each house by which it leads
TO_SMALLEST: Final = 0.55
BEHIND: Final = -0.9  # where another player has more houses
JOIN: Final = -0.2  # your first in a block of others …
JOIN_BARE: Final = -0.15  # … and for each of oven, totem and pen missing there
BESIDE: Final = 0.3  # for each adjacent house of yours
OPEN: Final = 0.08  # for each adjacent empty square
CENTRE: Final = 0.02  # for each step towards the centre

STOREY_GAIN: Final = -0.4  # a storey …
STOREY_HOUSE: Final = -0.06  # … for each house in the block …
STOREY_LATER: Final = -0.06  # … for each later round …
CLEARED: Final = -1.95  # … if a piece must be removed first

PIECE: Final = 0.3  # an oven, a totem, a pen or another piece …
PIECE_HOUSE: Final = -0.04  # … for each house in the block …
COMPANY: Final = 0.3  # … if others live there …
FIRST: Final[Row] = (0.2, 0.2, 0.13)  # … the first oven, totem or pen of a block …
FIRST_HOUSE: Final[Row] = (0.05, 0.01, 0.04)  # … and for each house there …
MOST: Final[Row] = (-0.24, -0.09, -0.13)  # … or the one that makes the block lead in it …
MOST_HOUSE: Final[Row] = (-0.07, -0.06, -0.05)  # … and for each house there

WITH_STOREY: Final = -1.0  # losing a two-storey house …
WITH_PIECE: Final = -1.0  # … or one that carries a piece …
WITHIN: Final = -0.5  # … or for each adjacent house of yours


def build_gains(s: State, seat: int, options: list[int]) -> list[float]:
    """Return the gain of building each option; only differences matter."""
    house, storey, pieces = _by_block(s, seat)
    ovens, totems, pens, others = pieces
    block, what, own = s.block, s.what, HOME + seat
    gains: list[float] = []
    for o in options:
        if o == SKIP:
            gains.append(-9.0)
        elif o < k.BUILD_STOREY:
            gain = house[block[o]] + CENTRE * to_centre(o)
            for n in NEXT[o]:
                there = what[n]
                if there == own:
                    gain += BESIDE
                elif there == EMPTY:
                    gain += OPEN
            gains.append(gain)
        elif o >= k.BUILD_PEN:
            gains.append(pens[block[k.BUILT_ON[o]]])
        else:
            square = k.BUILT_ON[o]
            if o < k.BUILD_OVEN:
                cleared = s.more[square] & BURDEN
                gains.append(storey[block[square]] + (CLEARED if cleared else 0.0))
            elif o < k.BUILD_TOTEM:
                gains.append(ovens[block[square]])
            else:
                gains.append((totems if o < k.BUILD_CATTLE else others)[block[square]])
    return gains


def _by_block(s: State, seat: int) -> tuple[list[float], list[float], list[list[float]]]:
    """Return by block the gain of a house, a storey, and an oven, totem, pen or other piece."""
    rows = counts_of(s)
    seats, blocks = len(s.seats), len(s.present)
    left = rounds_left(s)
    totals = [[0] * blocks for _ in COUNTED]  # in each block
    mine = [0] * blocks  # houses in each block …
    most = [0] * blocks  # … and those of the strongest other player
    lived_in = 0
    for block in range(1, blocks):
        for i in range(seats):
            row = rows[2 * (block * seats + i)]
            if not row:
                continue
            for place, aspect in enumerate(COUNTED):
                totals[place][block] += count_in(row, aspect)
            houses = count_in(row, ASPECT_HOUSES)
            if i == seat:
                mine[block] = houses
                lived_in += 1
            else:
                most[block] = max(most[block], houses)
    sizes = totals[-1]
    *_, second, largest = sorted([0, *sizes])
    smallest = min([size for size in sizes if size], default=0)
    tops = [max(column) for column in totals]
    found = FOUND[min(lived_in, len(FOUND) - 1)] + FOUND_LATER * left
    house = [found] * blocks  # also in blocks of ruins only
    storey = [STOREY_GAIN + STOREY_LATER * left] * blocks
    pieces = [[PIECE] * blocks for _ in range(4)]
    for block in range(1, blocks):
        size = sizes[block]
        if not size:
            continue
        if not mine[block]:
            house[block] = JOIN
            for place in range(3):
                if not totals[place][block]:
                    house[block] += JOIN_BARE
            continue
        gain = GROW[min(mine[block], len(GROW) - 1)]
        if most[block] > mine[block]:
            gain += BEHIND
        if size == largest:
            gain += TO_LARGEST + AHEAD * (size - second)
        elif size == smallest:
            gain += TO_SMALLEST
        house[block] = gain
        storey[block] += STOREY_HOUSE * size
        plain = PIECE_HOUSE * size + (COMPANY if most[block] else 0.0)
        pieces[3][block] += plain
        for place in range(3):
            there = totals[place][block]
            gain = plain
            if not there:
                gain += FIRST[place] + FIRST_HOUSE[place] * size
            if there == tops[place]:
                gain += MOST[place] + MOST_HOUSE[place] * size
            pieces[place][block] += gain
    return house, storey, pieces


def loss_gains(s: State, seat: int, options: list[int]) -> list[float]:
    """Return how expendable each house is: edge houses that carry nothing come first."""
    what, own = s.what, HOME + seat
    gains: list[float] = []
    for square in options:
        more = s.more[square]
        gain = (WITH_STOREY if more & STOREY else 0.0) + (WITH_PIECE if more & BURDEN else 0.0)
        for n in NEXT[square]:
            if what[n] == own:
                gain += WITHIN
        gains.append(gain)
    return gains


def to_centre(square: int) -> int:
    """Return the distance to the centre in steps, negated; 0 is the centre."""
    row, column = k.PLACE[square]
    return -abs(row - SIZE // 2) - abs(column - SIZE // 2)

"""Evaluation of Höyük: families, future cards, and what calamities may destroy.

It has two sets of weights. A player that looks one step ahead uses `worth`. A search between two
players uses `outlook`, which also estimates the damage of the next calamity: blocks that are
neither largest nor smallest, and have neither most nor fewest of anything, are safe.
"""

from typing import Final, final

from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.components import (
    ASPECT_CATTLE,
    ASPECT_HEIGHT,
    ASPECT_HOUSES,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_TOTEM,
    ASPECT_VILLAGERS,
    ASPECTS,
    CALAMITIES,
    HOUSE,
    HOUSES_ON_A_TILE,
    JOKER,
    LARGEST_SET,
    LOSE_HALF,
    MOST,
    RUIN_ONE,
    SET_POINTS,
)
from parvis.games.hoyuk.ground import all_families, count_families
from parvis.games.hoyuk.options import MOST_COUNTS_ZERO
from parvis.games.hoyuk.rules.building import EACH_MASK, EACH_SHIFT, ONE_SHIFT
from parvis.games.hoyuk.scoring import (
    HOUSE_SIZE,
    NOBODY,
    count_in,
    counts_of,
    largest_families,
    largest_points,
    scores,
    winner,
)
from parvis.games.hoyuk.state import State

HOUSES_A_ROUND: Final = 4
AHEAD: Final = 5.0  # rounds; later ones don't count
FAMILIES: Final = 5  # more families hardly matter


@final
class Weights:
    """Points that things bring until the end. `…_later` is for each later round."""

    __slots__ = (
        "start", "excess", "card", "ready", "sets_later", "family", "largest", "largest_later",
        "lead", "gain", "tile_later", "house", "storey", "storey_later", "lone_storey_later",
        "piece_later", "lone_piece_later", "lone", "lone_later", "house_due", "piece_due", "loss",
        "loss_later",
    )  # fmt: skip

    def __init__(self) -> None:
        self.start = 14.0  # average result of a seat …
        self.excess = 0.0  # … and the overestimate of the rest, equal for all seats
        self.card = 0.63  # in hand
        self.ready = 0.38  # per point of sets that your families can play now
        self.sets_later = 0.05  # per point of sets, given enough families
        self.family = 0.54  # for each of the first five
        self.largest = 0.88  # per point for the largest families
        self.largest_later = 0.06
        self.lead = 0.94  # of an aspect of a shared block where a card can be won …
        self.gain = 0.13  # … and per point that the card adds to a set
        self.tile_later = 0.09  # for a house not yet built
        self.house = 0.0  # for a house anywhere
        self.storey = 0.0
        self.storey_later = 0.22  # for a storey in a shared block …
        self.lone_storey_later = 0.22  # … or in your own
        self.piece_later = 0.26  # an oven, totem or pen in a shared block …
        self.lone_piece_later = 0.06  # … or in your own
        self.lone = -0.9  # a block of your own: it earns no cards
        self.lone_later = -0.41
        self.house_due = 0.57  # for a house that may be built now or soon
        self.piece_due = 0.86
        self.loss = 0.0  # per point that this round's calamity should cost …
        self.loss_later = 0.0  # … or a calamity in each later round


def _searching() -> Weights:
    """Return the weights for two players, who build apart: houses, and expected losses.

    Set by hand; a search over some 6,000 games found none better.
    """
    w = Weights()
    w.start, w.excess = 18.0, 3.3
    w.family, w.largest, w.largest_later, w.house = 0.2, 1.0, 0.0, 0.1
    w.tile_later = 0.0
    w.storey, w.storey_later, w.lone_storey_later = 0.1, 0.1, 0.0  # it could have been a house
    w.lone, w.lone_later = 0.0, 0.0
    w.house_due, w.piece_due = 0.9, 0.5
    w.loss, w.loss_later = 1.0, 0.3
    return w


# Least-squares fit to the final leads of greedy players' games.
LOOKING: Final = Weights()
SEARCHING: Final = _searching()


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    return expect(s, LOOKING)


def outlook(s: State) -> list[float]:
    """Return the evaluation for two-player searches, which values safety over sharing blocks."""
    return expect(s, SEARCHING)


def rounds_left(s: State) -> float:
    """Return roughly how many rounds follow, as a smooth number: a search would exploit steps."""
    if s.last:
        return 0.0
    return min(AHEAD, max(0, min(seat.tiles for seat in s.seats) - 1) / HOUSES_A_ROUND)


def expect(s: State, w: Weights) -> list[float]:
    """Return each seat's expected points at the end, by these weights."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    left = rounds_left(s)
    families = all_families(s)
    found = _due(s, w, left)
    for i, seat in enumerate(s.seats):
        living = count_families(families, seat.houses)
        found[i] += (
            seat.points
            + hand_worth(seat.hand, living - len(seat.played), left, w)
            + w.family * min(living, FAMILIES)
            + w.tile_later * left * seat.tiles
            + w.house * len(seat.houses)
        )
    rows = counts_of(s)
    _add_families(s, w, left, families, rows, found)
    _add_blocks(s, w, left, rows, found)
    return found


def hand_worth(hand: list[int], playable: int, left: float, w: Weights) -> float:
    """Return the value of a hand, with families to play some of its cards now."""
    groups = sorted(hand[:JOKER], reverse=True)
    groups[0] += hand[JOKER]
    cards = ready = sets = 0
    for number in groups:
        if not number:
            break
        cards += number
        sets += SET_POINTS[min(number, LARGEST_SET)]
        now = max(0, min(number, LARGEST_SET, playable))
        ready += SET_POINTS[now]
        playable -= now
    return w.card * cards + w.ready * ready + w.sets_later * left * sets


def _due(s: State, w: Weights, left: float) -> list[float]:
    """Return the value of the elements that a seat can still build this round."""
    seats = len(s.seats)
    a_tile = HOUSES_ON_A_TILE * w.house_due + w.piece_due
    found = [w.start * left / AHEAD - w.excess] * seats
    for task in s.agenda:
        if task.kind == k.TILE_TURN:
            found[task.seat] += a_tile
        elif task.kind == k.CONSTRUCTION:
            for i in range(seats):
                found[i] += a_tile
        elif task.kind == k.BUILD or task.kind == k.BUILD_ON:
            ordered = task.arg
            each = (ordered >> EACH_SHIFT & EACH_MASK).bit_count() + (ordered >> ONE_SHIFT > 0)
            found[task.seat] += w.house_due * (ordered & 3) + w.piece_due * each
    return found


# The largest families, and the damage that calamities may do to them.


def _add_families(
    s: State, w: Weights, left: float, families: list[int], rows: list[int], found: list[float]
) -> None:
    """Add the value of each block's largest family to its owner."""
    best, holder = largest_families(s, families)
    large = w.largest + w.largest_later * left
    for block, i in enumerate(holder):
        if i != NOBODY:
            found[i] += large * largest_points(s, best[block], i, block)
    if not w.loss:
        return
    half, one = risks(s, rows)
    comes = s.calamity < 0 and s.round > 1  # still to come this round
    loss = w.loss_later * left + (w.loss if comes else 0.0)
    for block, i in enumerate(holder):
        if i != NOBODY:
            points = largest_points(s, best[block], i, block)
            houses = count_in(rows[2 * (block * len(s.seats) + i)], ASPECT_HOUSES)
            spare = houses - best[block] // HOUSE_SIZE  # the owner chooses the losses: these first
            fallen = half[block] * max(0, max(houses // 2, 1) - spare)
            fallen += one[block] * max(0, 1 - spare)
            found[i] -= loss * min(fallen, points)


MEASURED: Final = (  # what calamities count: the aspects, in the order of the measures
    ASPECT_HOUSES,
    ASPECT_TOTEM,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_HEIGHT,
)


def risks(s: State, rows: list[int]) -> tuple[list[float], list[float]]:
    """Return for each block the chance that the next calamity takes half its houses, or one.

    `calamities.targets` in the rules counts the board for each card; this counts it once for all.
    A test compares the two.
    """
    blocks, seats = len(s.present), len(s.seats)
    half = [0.0] * blocks
    one = [0.0] * blocks
    living = [block for block in range(1, blocks) if s.present[block]]
    unseen = s.to_come or s.gone_by[:1]
    if not living or not unseen:
        return half, one
    spared = s.block[s.shaman] if s.shaman >= 0 and not s.shaman_used else 0  # otherwise it leaves
    counts: list[list[int]] = []  # by measure, for each inhabited block
    for aspect in MEASURED:
        column: list[int] = []
        for block in living:
            total = 0
            for place in range(2 * block * seats, 2 * (block + 1) * seats, 2):
                total += count_in(rows[place], aspect)
            column.append(total)
        counts.append(column)
    each = 1.0 / len(unseen)
    for card in unseen:
        calamity = CALAMITIES[card]
        if calamity.element != HOUSE or calamity.effect not in (RUIN_ONE, LOSE_HALF):
            continue
        column = counts[calamity.measure]
        most = calamity.end == MOST
        end = max(column) if most else min(column)
        if most and not end and not s.options[MOST_COUNTS_ZERO]:
            continue
        chance = one if calamity.effect == RUIN_ONE else half
        for place, block in enumerate(living):
            if column[place] == end and block != spared:
                chance[block] += each
    return half, one


# Blocks: pieces, and leads in shared blocks.


def _add_blocks(s: State, w: Weights, left: float, rows: list[int], found: list[float]) -> None:
    seats = len(s.seats)
    prizes = _prizes(s, w)
    for block in range(1, len(s.present)):
        present = s.present[block]
        if not present:
            continue
        shared = present & present - 1
        storey = w.storey + left * (w.storey_later if shared else w.lone_storey_later)
        piece = left * (w.piece_later if shared else w.lone_piece_later)
        for i in range(seats):
            if present >> i & 1:
                row = rows[2 * (block * seats + i)]
                found[i] += storey * count_in(row, ASPECT_HEIGHT) + piece * _pieces(row)
                if not shared:
                    found[i] += w.lone + w.lone_later * left
        if shared:
            for aspect in range(len(s.top)):
                leader = winner(s, rows, block, aspect)
                if leader != NOBODY:
                    found[leader] += prizes[leader * ASPECTS + aspect]


def _pieces(row: int) -> int:
    return (
        count_in(row, ASPECT_OVEN)
        + count_in(row, ASPECT_TOTEM)
        + count_in(row, ASPECT_PEN)
        + count_in(row, ASPECT_CATTLE)
        + count_in(row, ASPECT_VILLAGERS)
    )


def _prizes(s: State, w: Weights) -> list[float]:
    """Return each seat's gain from leading each aspect: a card, worth more if it extends a set."""
    found: list[float] = []
    for seat in s.seats:
        hand = seat.hand
        for aspect in range(ASPECTS):
            top = s.top[aspect] if aspect < len(s.top) else -1
            if top < 0:
                found.append(0.0)
                continue
            held = max(hand[:JOKER]) if top == JOKER else hand[top]
            more = SET_POINTS[held + 1] - SET_POINTS[held] if held < LARGEST_SET else 1
            found.append(w.lead + w.gain * more)
    return found

"""Sense for Höyük: leads in shared blocks, sets of cards, large families.

From the strategy notes: lone blocks earn no cards; being the only leader with one piece in many
shared blocks beats massing pieces in one; hold cards for sets of four or five; keep five
families.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.components import (
    ASPECT_CATTLE,
    ASPECT_HEIGHT,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_TOTEM,
    ASPECT_VILLAGERS,
    ASPECTS,
    HOUSES_ON_A_TILE,
    JOKER,
    LARGEST_SET,
    SET_POINTS,
    SIZE,
)
from parvis.games.hoyuk.ground import all_families, count_families
from parvis.games.hoyuk.rules.building import EACH_MASK, EACH_SHIFT, ONE_SHIFT
from parvis.games.hoyuk.scoring import (
    NOBODY,
    count_in,
    counts_of,
    family_points,
    scores,
    winner,
)
from parvis.games.hoyuk.state import (
    BURDEN,
    HOME,
    STOREY,
    State,
)
from parvis.players.sense import Sense

HELD: Final = 1.9  # points that a card in hand may bring while there is time for sets
HOUSES_A_ROUND: Final = 4
AHEAD: Final = 5.0  # rounds; what lies further ahead counts no more

# Points that things bring until the end, fitted by least squares to the leads in which games
# of greedy players ended. LATER: for each round that follows this one.
CARD: Final = 0.63  # in hand
READY: Final = 0.38  # of each point for sets that one has families enough to play now
SETS_LATER: Final = 0.05  # of each point for sets, had one families enough
FAMILY: Final = 0.54  # of each of the first five
FAMILY_POINTS: Final = 0.88  # of each point for the largest families
FAMILY_POINTS_LATER: Final = 0.06
LEAD: Final = 0.94  # of an aspect of a shared block where there is a card to win …
GAIN: Final = 0.13  # … and of each point that the card adds to a set
TILE_LATER: Final = 0.09  # of a house not yet built
STOREY_LATER: Final = 0.22
PIECE_LATER: Final = 0.26  # an oven, totem or pen in a shared block …
LONE_PIECE_LATER: Final = 0.06  # … or in one's own
LONE: Final = -0.9  # a block to oneself: it earns no cards
LONE_LATER: Final = -0.41
HOUSE_DUE: Final = 0.57  # of a house that may be built at once, or soon
PIECE_DUE: Final = 0.86
A_TILE: Final = HOUSES_ON_A_TILE * HOUSE_DUE + PIECE_DUE
AT_THE_START: Final = 14.0  # that a seat makes on average
FAMILIES: Final = 5  # more hardly matter


def rounds_left(s: State) -> float:
    """Return about how many rounds follow this one; no steps, or a search would climb them."""
    if s.last:
        return 0.0
    return min(AHEAD, max(0, min(seat.tiles for seat in s.seats) - 1) / HOUSES_A_ROUND)


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    left = rounds_left(s)
    families = all_families(s)
    largest = family_points(s, families)
    large = FAMILY_POINTS + FAMILY_POINTS_LATER * left
    found = _due(s)
    for i, seat in enumerate(s.seats):
        living = count_families(families, seat.houses)
        found[i] += (
            seat.points
            + hand_worth(seat.hand, living - len(seat.played), left)
            + FAMILY * min(living, FAMILIES)
            + large * largest[i]
            + TILE_LATER * left * seat.tiles
        )
    seats = len(s.seats)
    rows = counts_of(s)
    prizes = _prizes(s)
    alone = LONE + LONE_LATER * left
    storey = STOREY_LATER * left
    for block in range(1, len(s.present)):
        present = s.present[block]
        if not present:
            continue
        shared = present & present - 1
        piece = (PIECE_LATER if shared else LONE_PIECE_LATER) * left
        for i in range(seats):
            if present >> i & 1:
                row = rows[2 * (block * seats + i)]
                found[i] += storey * count_in(row, ASPECT_HEIGHT) + piece * _pieces(row)
                if not shared:
                    found[i] += alone
        if shared:
            for aspect in range(len(s.top)):
                leader = winner(s, rows, block, aspect)
                if leader != NOBODY:
                    found[leader] += prizes[leader * ASPECTS + aspect]
    return found


def hand_worth(hand: list[int], playable: int, left: float) -> float:
    """Return what the cards in a hand are worth, with families to play some of them now."""
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
    return CARD * cards + READY * ready + SETS_LATER * left * sets


def _pieces(row: int) -> int:
    return (
        count_in(row, ASPECT_OVEN)
        + count_in(row, ASPECT_TOTEM)
        + count_in(row, ASPECT_PEN)
        + count_in(row, ASPECT_CATTLE)
        + count_in(row, ASPECT_VILLAGERS)
    )


def _due(s: State) -> list[float]:
    """Return what the elements that a seat will still build in this round are worth to it."""
    seats = len(s.seats)
    found = [AT_THE_START * rounds_left(s) / AHEAD] * seats
    for task in s.agenda:
        if task.kind == k.TILE_TURN:
            found[task.seat] += A_TILE
        elif task.kind == k.CONSTRUCTION:
            for i in range(seats):
                found[i] += A_TILE
        elif task.kind == k.BUILD or task.kind == k.BUILD_ON:
            ordered = task.arg
            each = (ordered >> EACH_SHIFT & EACH_MASK).bit_count() + (ordered >> ONE_SHIFT > 0)
            found[task.seat] += HOUSE_DUE * (ordered & 3) + PIECE_DUE * each
    return found


def _prizes(s: State) -> list[float]:
    """Return what leading each aspect brings each seat: a card, better if it makes a set grow."""
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
            found.append(LEAD + GAIN * more)
    return found


# Priors. Who looks no further than one step seeks company, where there are cards to win; a search
# expects both to do what `worth` rewards, or all its foresight would lead into company.

SHARP: Final = 0.8
SHARP_HABIT: Final = 0.4
NEW_BLOCK: Final = 0.8  # a house of a new block …
LARGEST: Final = 1.0  # … of what is, or becomes, the largest family of its block …
SMALLER: Final = 0.3  # … of another …
JOINING: Final = 0.1  # … or the first in the block of somebody else
CONTESTED: Final = 0.6  # a piece where others live, or else
UNCONTESTED: Final = 0.3
RAISED: Final = -0.4  # a storey, against another piece


def priors(s: State, options: list[int]) -> list[float]:
    """Return how much each option of the pending choice deserves a look."""
    task = s.agenda[-1]
    if task.kind == k.BUILD:
        return _weights(_builds(s, task.seat, options), SHARP)
    return _others(s, task.kind, options)


def habits(s: State, options: list[int]) -> list[float]:
    """Return how likely each option is to be chosen by somebody who plays well."""
    task = s.agenda[-1]
    if task.kind == k.BUILD:
        return _weights(_growth(s, task.seat, options), SHARP_HABIT)
    return _others(s, task.kind, options)


def _others(s: State, kind: int, options: list[int]) -> list[float]:
    if kind == k.WINDOW:
        left = rounds_left(s)
        return _weights([_window(o, left) for o in options], SHARP)
    if kind == k.LOSE:
        return _weights([_loss(s, o) for o in options], SHARP)
    if kind == k.RAZE or kind == k.STEAL:
        return _weights([-1.0 if o == SKIP else 0.0 for o in options], SHARP)
    return [1.0] * len(options)


def _weights(gains: list[float], sharp: float) -> list[float]:
    best = max(gains)
    return [math.exp(max(gain - best, -5.0) / sharp) for gain in gains]


def _growth(s: State, seat: int, options: list[int]) -> list[float]:
    """Return what building on each square is good for: the largest family of a block grows."""
    block, blocks = s.block, len(s.present)
    mine = [0] * blocks  # houses in each block (`counts_of` would count all else, too), …
    most = [0] * blocks  # … and those of whoever else has most there
    for i, owner in enumerate(s.seats):
        if i == seat:
            for square in owner.houses:
                mine[block[square]] += 1
            continue
        theirs = [0] * blocks
        for square in owner.houses:
            theirs[block[square]] += 1
        for number in range(blocks):
            most[number] = max(most[number], theirs[number])
    house = [NEW_BLOCK]
    piece = [0.0]
    for number in range(1, blocks):
        lead = LARGEST if mine[number] >= most[number] else SMALLER
        house.append(lead if mine[number] else JOINING)
        piece.append(CONTESTED if most[number] else UNCONTESTED)
    raised = [gain + RAISED for gain in piece]
    return _by_block(s, options, house, raised, piece, piece)


def _builds(s: State, seat: int, options: list[int]) -> list[float]:
    """Return what building on each square is good for: company, above all."""
    mine = 1 << seat
    company: list[float] = []  # of each block
    lived_in = 0
    for who in s.present:
        lived_in += who >> seat & 1
        others = who & ~mine
        company.append((1.2 if not who & mine else 0.8) if others else 0.1)
    company[0] = 0.9 if lived_in < 5 else 0.0
    storey = [gain + 0.5 for gain in company]
    piece = [gain + 0.3 for gain in company]
    pen = [gain + 0.2 for gain in company]
    return _by_block(s, options, company, storey, piece, pen)


def _by_block(
    s: State,
    options: list[int],
    house: list[float],
    storey: list[float],
    piece: list[float],
    pen: list[float],
) -> list[float]:
    """Return what each option brings, given what each element brings in each block."""
    block = s.block
    gains: list[float] = []
    for o in options:
        if o == SKIP:
            gains.append(-2.0)
        elif o < k.BUILD_STOREY:
            gains.append(house[block[o]] + _centre(o))
        elif o >= k.BUILD_PEN:
            gains.append(pen[block[(o - k.BUILD_PEN) // 4]])
        else:
            square = (o - k.BUILD_STOREY) % (SIZE * SIZE)
            if o >= k.BUILD_OVEN:
                gains.append(piece[block[square]])
            else:
                lost = 1.5 if s.more[square] & BURDEN else 0.0
                gains.append(storey[block[square]] - lost)
    return gains


def _centre(square: int) -> float:
    row, column = divmod(square, SIZE)
    return 0.2 - 0.02 * (abs(row - SIZE // 2) + abs(column - SIZE // 2))


def _window(option: int, left: float) -> float:
    held = 1.1 + (HELD - 1.1) * min(1.0, left)
    if option == SKIP:
        return 0.0
    if option >= k.PLAY:
        return 1.2 - held
    cards = (option - k.SCORE) // 6 % 6 + (option - k.SCORE) % 6
    return SET_POINTS[cards] - held * cards - 0.3 * ((option - k.SCORE) % 6)


def _loss(s: State, square: int) -> float:
    """Return how well a piece can be spared."""
    if s.what[square] < HOME:
        return 0.0
    more = s.more[square]
    return -1.0 * (more & STOREY) - (1.0 if more & BURDEN else 0.0)


def thorough(s: State) -> bool:
    """Tell whether a search looks at every square before it begins.

    Two do best to keep apart, which it finds out by looking. Where more play, two who share a
    block gain on the others, so that it looks where there is company, as `greedy` does.
    """
    return len(s.seats) == 2


# Two choices ahead and no more: whoever plans further finds what `worth` gets wrong.
SENSE: Final = Sense(worth, priors, 8.0, 3, trust=40, habits=habits, depth=2, thorough=thorough)

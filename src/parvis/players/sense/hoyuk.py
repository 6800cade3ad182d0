"""Sense for Höyük: leads in shared blocks, sets of cards, large families.

From the strategy notes: lone blocks earn no cards, so follow others; being the only leader with
one piece in many shared blocks beats massing pieces in one; hold cards for sets of four or five;
keep five families.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.components import ASPECT_HEIGHT, JOKER, SET_POINTS, SIZE
from parvis.games.hoyuk.ground import all_families
from parvis.games.hoyuk.scoring import (
    NOBODY,
    counts_of,
    family_points,
    scores,
    winner,
)
from parvis.games.hoyuk.state import BURDEN, HOME, STOREY, Seat, State
from parvis.players.sense import Row, Sense

HELD: Final = 1.9  # points that a card in hand may bring while there is time for sets
HOUSES_A_ROUND: Final = 4
AHEAD: Final = 4.0  # rounds; what lies further ahead counts no more

# Points that things bring until the end: now, and for each round that follows. Fitted by least
# squares to what 600 games of greedy players came to; what goes together there shares a number
# with its sign, so that no single one need make sense alone.
FAMILY_POINTS: Final = 0.388  # of each point for the largest families
SETS: Final = 0.366  # a round, of the points for sets in hand
CARDS: Final[Row] = (1.465, -0.435)
FIVE_BLOCKS: Final = 0.317  # a round, of each of the first five blocks one lives in
BLOCKS: Final[Row] = (-0.461, -0.298)  # of each of them
TILES: Final[Row] = (0.878, -0.135)  # of each house not yet built
PIECES: Final[Row] = (0.588, -0.033)
PIECES_BEFORE: Final = -0.347  # more, before the inspection
STOREYS: Final[Row] = (0.263, 0.045)
LEADS: Final[Row] = (-0.131, -0.225)  # of leading an aspect of a shared block …
LEADS_BEFORE: Final = -0.293
CARD_LEADS: Final[Row] = (0.94, 0.591)  # … and more where there is a card to win
CARD_LEADS_BEFORE: Final = 0.116
INSPECTION: Final = 2  # the phase


def rounds_left(s: State) -> float:
    """Return about how many rounds follow this one; no steps, or a search would climb them."""
    if s.last:
        return 0.0
    return max(0, min(seat.tiles for seat in s.seats) - 1) / HOUSES_A_ROUND


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    left = min(AHEAD, rounds_left(s))
    before = 1 if s.phase < INSPECTION else 0
    families = family_points(s, all_families(s))
    lived_in = _blocks(s)
    card = CARDS[0] + CARDS[1] * left
    block_worth = BLOCKS[0] + BLOCKS[1] * left
    tile = TILES[0] + TILES[1] * left
    found = [
        seat.points
        + FAMILY_POINTS * families[i]
        + card * sum(seat.hand)
        + SETS * left * _sets(seat)
        + FIVE_BLOCKS * left * min(lived_in[i], 5)
        + block_worth * lived_in[i]
        + tile * seat.tiles
        for i, seat in enumerate(s.seats)
    ]
    seats = len(s.seats)
    rows = counts_of(s)
    piece = PIECES[0] + PIECES[1] * left + PIECES_BEFORE * before
    storey = STOREYS[0] + STOREYS[1] * left
    lead = LEADS[0] + LEADS[1] * left + LEADS_BEFORE * before
    card_lead = lead + CARD_LEADS[0] + CARD_LEADS[1] * left + CARD_LEADS_BEFORE * before
    for block in range(1, len(s.present)):
        present = s.present[block]
        if not present:
            continue
        for i in range(seats):
            if present >> i & 1:
                row = rows[block * seats + i]
                found[i] += piece * sum(row[:ASPECT_HEIGHT]) + storey * row[ASPECT_HEIGHT]
        if present & present - 1:
            for aspect, top in enumerate(s.top):
                leader = winner(s, rows, block, aspect)
                if leader != NOBODY:
                    found[leader] += card_lead if top >= 0 else lead
    return found


def _blocks(s: State) -> list[int]:
    """Return in how many blocks each seat lives."""
    return [sum(present >> i & 1 for present in s.present) for i in range(len(s.seats))]


def _sets(seat: Seat) -> int:
    """Return the points that the cards in hand would bring as sets, had one families enough."""
    groups = sorted(seat.hand[:JOKER], reverse=True)
    groups[0] += seat.hand[JOKER]
    points = 0
    for cards in groups:
        points += SET_POINTS[min(cards, 5)]
    return points


# Priors.

SHARP: Final = 0.8


def priors(s: State, options: list[int]) -> list[float]:
    """Return how much each option of the pending choice deserves a look."""
    task = s.agenda[-1]
    kind = task.kind
    if kind == k.BUILD:
        gains = _builds(s, task.seat, options)
    elif kind == k.WINDOW:
        left = rounds_left(s)
        gains = [_window(o, left) for o in options]
    elif kind == k.LOSE:
        gains = [_loss(s, o) for o in options]
    elif kind in (k.RAZE, k.STEAL):
        gains = [-1.0 if o == SKIP else 0.0 for o in options]
    else:
        return [1.0] * len(options)
    best = max(gains)
    return [math.exp(max(gain - best, -5.0) / SHARP) for gain in gains]


def _builds(s: State, seat: int, options: list[int]) -> list[float]:
    """Return what building on each square is good for: company, above all."""
    block, present = s.block, s.present
    mine = 1 << seat
    company: list[float] = []  # of each block
    lived_in = 0
    for who in present:
        lived_in += who >> seat & 1
        others = who & ~mine
        company.append((1.2 if not who & mine else 0.8) if others else 0.1)
    company[0] = 0.9 if lived_in < 5 else 0.0
    gains: list[float] = []
    for o in options:
        if o == SKIP:
            gains.append(-2.0)
        elif o < k.BUILD_STOREY:
            gains.append(company[block[o]] + _centre(o))
        elif o < k.BUILD_PEN:
            square = (o - k.BUILD_STOREY) % (SIZE * SIZE)
            storey = o < k.BUILD_OVEN
            gain = company[block[square]] + (0.5 if storey else 0.3)
            gains.append(gain - (1.5 if storey and s.more[square] & BURDEN else 0.0))
        else:
            gains.append(company[block[(o - k.BUILD_PEN) // 4]] + 0.2)
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


SENSE: Final = Sense(worth, priors, scale=8.0, plies=3, trust=40)

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
from parvis.games.hoyuk.scoring import (
    NOBODY,
    all_families,
    counts_of,
    family_points,
    scores,
    winner,
)
from parvis.games.hoyuk.state import BURDEN, HOME, STOREY, Seat, State
from parvis.players.sense import Sense

HELD: Final = 1.9  # points that a card in hand may bring while there is time for sets
LEAD: Final = 1.7  # points that leading an aspect brings in this round …
LATER: Final = 0.7  # … and in each of the next ones
HOUSES_A_ROUND: Final = 4
PIECE: Final = 0.12  # of any piece: it may yet come to lead
STOREY_WORTH: Final = 0.25
FAMILY: Final = 0.5  # of each of the first five blocks one lives in


def rounds_left(s: State) -> float:
    """Return about how many rounds follow this one; no steps, or a search would climb them."""
    if s.last:
        return 0.0
    return max(0, min(seat.tiles for seat in s.seats) - 1) / HOUSES_A_ROUND


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    left = rounds_left(s)
    families = family_points(s, all_families(s))
    sure = 1.0 / (1 + 0.25 * left)
    lived_in = _blocks(s)
    found = [
        seat.points + sure * families[i] + _hand(seat, lived_in[i], left)
        for i, seat in enumerate(s.seats)
    ]
    seats = len(s.seats)
    rows = counts_of(s)
    lead = (LEAD if s.phase < 2 else 0.0) + LATER * min(left, 3)
    for block in range(1, len(s.present)):
        present = s.present[block]
        if not present:
            continue
        shared = present & present - 1
        for i in range(seats):
            if present >> i & 1:
                row = rows[block * seats + i]
                found[i] += PIECE * sum(row[:ASPECT_HEIGHT]) + STOREY_WORTH * row[ASPECT_HEIGHT]
        if shared:
            for aspect, card in enumerate(s.top):
                if card >= 0:
                    leader = winner(s, rows, block, aspect)
                    if leader != NOBODY:
                        found[leader] += lead
    for i, number in enumerate(lived_in):
        found[i] += FAMILY * min(number, 5) * min(1.0, 0.4 * left)
    return found


def _blocks(s: State) -> list[int]:
    """Return in how many blocks each seat lives."""
    return [sum(present >> i & 1 for present in s.present) for i in range(len(s.seats))]


def _hand(seat: Seat, families: int, left: float) -> float:
    """Return what the cards of a seat may bring, in sets, as far as its families may spend them."""
    hand = seat.hand
    cards = sum(hand)
    if not cards:
        return 0.0
    groups = sorted(hand[:JOKER], reverse=True)
    groups[0] += hand[JOKER]
    room = max(0, families - len(seat.played)) + int(left * families)
    each = 1.0 + (HELD - 1.0) * min(1.0, left)
    value = 0.0
    for number in groups:
        if not number:
            break
        used = min(number, 5, room)
        room -= used
        value += max(0.95 * SET_POINTS[used], each * used) + (number - used)
    return value


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


SENSE: Final = Sense(worth, priors, scale=6.0, plies=3, trust=40)

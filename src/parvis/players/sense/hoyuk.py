"""Evaluation of Höyük: leads in shared blocks, sets of cards, large families.

Based on the strategy notes: a block of your own earns no cards; leading many shared blocks by one
piece beats massing pieces in one; save cards for sets of four or five; keep five families.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.components import HOUSE, SET_POINTS
from parvis.games.hoyuk.state import BURDEN, HOME, STOREY, State
from parvis.players.sense import Sense
from parvis.players.sense.hoyuk_reflex import build_gains, loss_gains, to_centre
from parvis.players.sense.hoyuk_worth import outlook, rounds_left, worth

HELD: Final = 1.9  # points that a card in hand may bring while there is time for sets

# Priors. A player that looks one step ahead seeks shared blocks, where cards can be won. A search
# with more than two players expects practised play instead: matches show that this wins more often.

SHARP: Final = 0.8
SHARP_HABIT: Final = 0.4


def priors(s: State, options: list[int]) -> list[float]:
    """Return a prior for each option of the pending choice."""
    task = s.agenda[-1]
    if task.kind == k.BUILD:
        return _weights(_builds(s, task.seat, options), SHARP)
    return _others(s, task.kind, options)


def habits(s: State, options: list[int]) -> list[float]:
    """Return the likelihood of each option for a good player."""
    task = s.agenda[-1]
    if task.kind == k.BUILD:
        return _weights(build_gains(s, task.seat, options), SHARP_HABIT)
    return _others(s, task.kind, options)


def practice(s: State, options: list[int]) -> list[float]:
    """Return how likely each option is for a player who builds by reflex, though not the best."""
    return _weights(_gains(s, options), SHARP_HABIT)


def reflex(s: State, options: list[int]) -> int:
    """Return the option that a good player would choose without thinking."""
    gains = _gains(s, options)
    best = max(gains)
    return s.random.pick([o for o, gain in zip(options, gains, strict=True) if gain == best])


def _gains(s: State, options: list[int]) -> list[float]:
    """Return what a practised player gains by each option; only differences matter."""
    task = s.agenda[-1]
    if task.kind == k.BUILD:
        return build_gains(s, task.seat, options)
    if task.kind == k.WINDOW:
        left = rounds_left(s)
        return [_window(o, left) for o in options]
    if task.kind == k.LOSE and task.arg == HOUSE:
        return loss_gains(s, task.seat, options)
    if task.kind == k.RAZE or task.kind == k.STEAL:
        return _powers(options)
    return [0.0] * len(options)  # start player, pile, which other piece is lost: hardly matters


def _others(s: State, kind: int, options: list[int]) -> list[float]:
    if kind == k.WINDOW:
        left = rounds_left(s)
        return _weights([_window(o, left) for o in options], SHARP)
    if kind == k.LOSE:
        return _weights([_loss(s, o) for o in options], SHARP)
    if kind == k.RAZE or kind == k.STEAL:
        return _weights(_powers(options), SHARP)
    return [1.0] * len(options)


def _weights(gains: list[float], sharp: float) -> list[float]:
    best = max(gains)
    return [math.exp(max(gain - best, -5.0) / sharp) for gain in gains]


def _builds(s: State, seat: int, options: list[int]) -> list[float]:
    """Return the value of building on each square, which depends mostly on its neighbours."""
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
    block = s.block
    gains: list[float] = []
    for o in options:
        if o == SKIP:
            gains.append(-2.0)
        elif o < k.BUILD_STOREY:
            gains.append(company[block[o]] + (0.2 + 0.02 * to_centre(o)))
        elif o >= k.BUILD_PEN:
            gains.append(pen[block[k.BUILT_ON[o]]])
        else:
            square = k.BUILT_ON[o]
            if o >= k.BUILD_OVEN:
                gains.append(piece[block[square]])
            else:
                lost = 1.5 if s.more[square] & BURDEN else 0.0
                gains.append(storey[block[square]] - lost)
    return gains


def _window(option: int, left: float) -> float:
    held = 1.1 + (HELD - 1.1) * min(1.0, left)
    if option in (SKIP, k.NO_MORE):
        return 0.0
    if option >= k.PLAY:
        return 1.2 - held
    _, size, jokers = k.SCORED_BY[option]
    cards = size + 1
    return SET_POINTS[cards] - held * cards - 0.3 * jokers


def _powers(options: list[int]) -> list[float]:
    """Return the gain of using a clan's power, which is seldom a mistake."""
    return [-1.0 if o == SKIP else 0.0 for o in options]


def _loss(s: State, square: int) -> float:
    """Return how expendable a piece is; the look ahead sees the effect on families."""
    if s.what[square] < HOME:
        return 0.0
    more = s.more[square]
    return -1.0 * (more & STOREY) - (1.0 if more & BURDEN else 0.0)


# With more than two players, sharing a block gains on the others. A search evaluates as `greedy`
# does.
MANY: Final = Sense(
    worth, priors, 8.0, 3, trust=40, habits=habits, depth=2, thorough=False, reflex=reflex
)


def instead(s: State) -> Sense | None:
    """Return the sense of a search at tables of more than two."""
    return MANY if len(s.seats) > 2 else None


# With two players, separate blocks are best. A search plans one choice, at every square, and its
# rollout of six more choices usually passes the next calamity.
SENSE: Final = Sense(
    worth,
    priors,
    8.0,
    6,
    trust=10,
    habits=practice,  # not of the search, which looks one choice ahead: of the lower levels
    depth=1,
    outlook=outlook,
    reflex=reflex,
    paired=True,
    instead=instead,
)

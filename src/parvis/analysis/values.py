"""Win chances at every moment, and the ledger of luck and skill derived from them.

Each moment has a number per seat; the last one is the result, so the differences add up to it. A
draw's luck is the value after it, less the mean over all possible outcomes, each valued the same
way. Luck is therefore 0 on average by construction. Whether it is meaningful in a game is tested on
games (`luck.py`).
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from parvis.analysis.budget import Budget
from parvis.analysis.endgame import knows_all
from parvis.analysis.game import Ply, Walk
from parvis.analysis.judges import Judge
from parvis.analysis.luck import checked_luck
from parvis.analysis.report import Balance, Ledger, Moment, Step
from parvis.engine import CHANCE, QUIET, BaseState, seeded
from parvis.players.base import seen_of, settle
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import Sense

FOUR_OF_FIVE: Final = 1.28
FLOOR: Final = 0.02  # standard error from the valuing player's mistakes
FEW: Final = 12  # fewest iterations


class Value(NamedTuple):
    """What each seat may expect at a moment, given what the choosing seat knows."""

    wins: list[float]
    points: list[float]
    error: float  # standard error of the win chances
    after: list[float]  # win chances after one option, if requested


def value_of(
    judge: Judge, s: BaseState, iterations: int, seed: int, option: int | None = None
) -> Value:
    """Value a position by a search; if an option is given, also value the position after it."""
    game = judge.game
    t = s.copy()
    t.random = seeded(seed)
    if not settle(game, t):
        wins, points = judge.estimate(t)
        return Value(wins, points, 0.0, wins if option is not None else [])
    ends: list[tuple[list[float], list[float]]] = []

    def outlook(leaf: BaseState) -> list[float]:
        wins, points = judge.estimate(leaf)
        ends.append((wins, points))
        return points

    near = judge.near
    sense = Sense(
        near.worth, near.priors, near.scale, near.plies, near.trust, near.habits, near.depth,
        False, outlook, near.reflex, False,
    )  # fmt: skip
    seen = seen_of(game, t, t.agenda[-1].seat)
    bot = SearchPlayer(seed, iterations=iterations, sense=sense)
    used = bot.prepare(seen)
    ends.clear()  # the first look is not a visit
    for _ in range(iterations):
        bot.iterate(seen, game, used)
    wins = _mean([end[0] for end in ends])
    points = _mean([end[1] for end in ends])
    first = [end[0][0] for end in ends]
    error = math.sqrt(sum((x - wins[0]) ** 2 for x in first)) / len(first)
    after: list[float] = []
    if option is not None:
        ends.clear()
        everything = list(seen.options)
        seen.options[:] = [option]
        for _ in range(max(FEW, iterations // 3)):
            bot.iterate(seen, game, used)
        seen.options[:] = everything
        after = _mean([end[0] for end in ends])
    return Value(wins, points, math.hypot(error, FLOOR), after)


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def luck_of(judge: Judge, at: Ply, budget: Budget, seed: int) -> list[float]:
    """Return what a draw brought each seat, relative to the mean over all outcomes.

    Every outcome is valued the same way. If there are many, a sample of them is.
    """
    game = judge.game
    options = game.options(at.state)
    distinct = list(dict.fromkeys(options))
    iterations = max(FEW, 2 * budget.value // min(len(distinct), budget.outcomes))
    values: dict[int, list[float]] = {}
    some = options
    if len(distinct) > budget.outcomes:
        random = seeded(seed)
        some = [random.pick(options) for _ in range(budget.outcomes)]
    for option in {at.value: None, **dict.fromkeys(some)}:
        t = at.state.copy()
        game.choose(t, option, QUIET)
        values[option] = value_of(judge, t, iterations, seed).wins  # the same luck for all
    expected = _mean([values[option] for option in some])
    return [x - y for x, y in zip(values[at.value], expected, strict=True)]


class Curve:
    """The win chances at every moment of a game, computed step by step."""

    def __init__(self, judge: Judge, walk: Walk, budget: Budget, seed: int) -> None:
        self.judge: Final = judge
        self.walk: Final = walk
        self.budget: Final = budget
        self.seed: Final = seed
        self.values: Final[dict[int, Value]] = {}  # by ply number in the walk
        self.luck: Final[dict[int, list[float]]] = {}
        self.whole = False

    @property
    def pieces(self) -> int:
        """The number of work steps."""
        return len(self.walk.plies) + len(self.walk.choices())

    def work(self) -> Iterator[None]:
        """Compute a coarse curve, then the whole one; yield after each step."""
        coarse = max(FEW, self.budget.value // 6)
        for i, at in enumerate(self.walk.plies):
            if at.seat != CHANCE:
                self.values[i] = value_of(self.judge, at.state, coarse, self.seed + i)
                yield
        for i, at in enumerate(self.walk.plies):
            if at.seat == CHANCE:
                self.luck[i] = luck_of(self.judge, at, self.budget, self.seed + i)
            else:
                hides = not knows_all(self.judge.game, at.state, at.seat)
                self.values[i] = value_of(
                    self.judge, at.state, self.budget.value, self.seed + i,
                    at.value if hides else None,
                )  # fmt: skip
            yield
        self.whole = True

    def chain(self) -> list[list[float]]:
        """Return the win chances at every ply and at the end, as far as known.

        The value at a draw is the one after it, less the draw's luck, so everything adds up.
        """
        shares = [self.walk.result]
        for i in range(len(self.walk.plies) - 1, -1, -1):
            following = shares[-1]
            value = self.values.get(i)
            luck = self.luck.get(i)
            if value is not None:
                shares.append(value.wins)
            elif luck is not None:
                shares.append([x - y for x, y in zip(following, luck, strict=True)])
            else:
                shares.append(following)
        shares.reverse()
        return shares

    def moments(self) -> list[Moment]:
        """Return the curve so far."""
        walk = self.walk
        found: list[Moment] = []
        points = [float(score) for score in walk.scores]
        shares = self.chain()
        error = FLOOR
        for i in range(len(walk.plies) - 1, -1, -1):
            at, value = walk.plies[i], self.values.get(i)
            if value is not None:
                points, error = value.points, value.error
            found.append(
                Moment(
                    at.ply,
                    at.seat,
                    at.kind,
                    _rounded(shares[i]),
                    round(FOUR_OF_FIVE * error, 4),
                    [round(p, 1) for p in points],
                )  # fmt: skip
            )
        found.reverse()
        end = [float(score) for score in walk.scores]
        last = len(walk.words)
        return [*found, Moment(last, None, "", _rounded(walk.result), 0.0, end)]

    def ledger(self) -> Ledger | None:
        """Return luck and skill separated, once the curve is complete."""
        if not self.whole:
            return None
        walk = self.walk
        seats = range(walk.seats)
        shares = self.chain()
        own = [[0.0] * walk.seats for _ in seats]  # by who chose, then for whom
        luck, hidden = [0.0] * walk.seats, [0.0] * walk.seats
        kinds: list[dict[str, float]] = [defaultdict(float) for _ in seats]
        steps: list[Step] = []
        turn = -1
        for i, at in enumerate(walk.plies):
            change = [x - y for x, y in zip(shares[i + 1], shares[i], strict=True)]
            unknown = [0.0] * walk.seats
            value = self.values.get(i)
            if value is not None and value.after:
                judged = [x - y for x, y in zip(value.after, shares[i], strict=True)]
                unknown = [x - y for x, y in zip(change, judged, strict=True)]
                change = judged
            for seat in seats:
                hidden[seat] += unknown[seat]
                if at.seat == CHANCE:
                    luck[seat] += change[seat]
                    kinds[seat][at.kind] += change[seat]
                else:
                    own[at.seat][seat] += change[seat]
            end = walk.plies[i + 1].ply if i + 1 < len(walk.plies) else len(walk.words)
            if at.seat != CHANCE and at.turn == turn:
                last = steps.pop()
                change = [x + y for x, y in zip(last.change, change, strict=True)]
                unknown = [x + y for x, y in zip(last.hidden, unknown, strict=True)]
                steps.append(Step(last.ply, end, at.seat, last.kind, change, unknown))
            else:
                steps.append(Step(at.ply, end, at.seat, at.kind, change, unknown))
            turn = at.turn
        spread = FOUR_OF_FIVE * _noise(self)
        check = checked_luck(walk.game.name, walk.seats)
        return Ledger(
            shown=check is not None and check.shown,
            correlation=None if check is None else check.correlation,
            games=0 if check is None else check.games,
            spread=round(spread, 4),
            even=all(abs(x) <= spread for x in luck),
            seats=[
                Balance(
                    start=shares[0][seat],
                    own=own[seat][seat],
                    others=sum(own[other][seat] for other in seats if other != seat),
                    luck=luck[seat],
                    hidden=hidden[seat],
                    result=walk.result[seat],
                    by_kind={kind: round(x, 4) for kind, x in kinds[seat].items()},
                )
                for seat in seats
            ],
            steps=[
                Step(s.ply, s.end, s.seat, s.kind, _rounded(s.change), _rounded(s.hidden))
                for s in steps
            ],
        )


def _noise(curve: Curve) -> float:
    """Return the standard error of a whole game's luck.

    Each draw is valued with few iterations; both of its means have about this error.
    """
    draws = len(curve.luck)
    errors = [value.error**2 - FLOOR**2 for value in curve.values.values()]
    typical = sum(errors) / len(errors) if errors else 0.0
    return math.sqrt(draws * (typical + (FLOOR / 2) ** 2))


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 5) for share in shares]

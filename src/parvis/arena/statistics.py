"""Confidence intervals, ratings, and sequential tests. This module knows no game."""

import itertools
import math
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054  # the 97.5 % quantile of the normal distribution
ELO: Final = 400 / math.log(10)  # rating points for a factor of e in strength
SPREAD: Final = 2.5  # prior deviation of log strengths; keeps a clean sweep finite
DOUBT: Final = 0.05  # chance of a false positive, with a look after every game

STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Interval(NamedTuple):
    """A share or a mean, with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """Return a share of wins with its Wilson score interval. Shared wins count as fractions."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / spread
    half = z / spread * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: list[float], spread: float = 0.0) -> Interval:
    """Return a mean with its 95 % interval by Student's t: small samples have wide ones.

    The standard deviation is at least `spread`, that of all values of the same type, so even a
    single value has an interval.
    """
    n = len(values)
    if not n:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(values) / n
    own = math.sqrt(sum((v - middle) ** 2 for v in values) / (n - 1)) if n > 1 else 0.0
    half = max(student(n - 1) * own, Z95 * spread) / math.sqrt(n)
    return Interval(middle, middle - half, middle + half)


def deviation(values: list[float]) -> float:
    """Return the standard deviation of values; 0 for fewer than two."""
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1))


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t."""
    if freedom < 1:
        return 0.0
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z95 + (Z95**3 + Z95) / (4 * freedom)  # the first terms of the Cornish-Fisher expansion


def evidence(wins: int, losses: int) -> float:
    """Return the log odds that one side is better, against the sides being equal.

    It is the likelihood under a uniform prior on the share, over that at one half. If the sides are
    equal, this is a martingale: it exceeds 1/p with probability at most p, however often it is
    tested. Stopping early is therefore sound.
    """
    beta = math.lgamma(wins + 1) + math.lgamma(losses + 1) - math.lgamma(wins + losses + 2)
    return beta + (wins + losses) * math.log(2)


def settled(wins: int, losses: int) -> bool:
    """Tell whether the better of two is known."""
    return evidence(wins, losses) > -math.log(DOUBT)


# Plackett-Luce: first place goes to a player with a chance proportional to strength, second place
# among the rest by the same rule, and so on.


def orders(ranks: list[int]) -> list[tuple[int, ...]]:
    """List the orders of seats that the ranks allow; ties allow several."""
    groups = [
        [seat for seat, rank in enumerate(ranks) if rank == wanted] for wanted in sorted(set(ranks))
    ]
    ways = [list(itertools.permutations(group)) for group in groups]
    return [tuple(itertools.chain(*way)) for way in itertools.product(*ways)]


def plackett_luce(games: list[tuple[list[int], list[int]]], players: int) -> list[Interval]:
    """Fit log strengths with mean 0 to games given as (player by seat, rank by seat).

    Newton's method maximises the likelihood times a wide normal prior; the curvature at the maximum
    gives the intervals. Tied seats count in every order, each with an equal share.
    """
    seen: dict[tuple[int, ...], float] = {}
    for seated, ranks in games:
        ways = orders(ranks)
        for way in ways:
            order = tuple(seated[seat] for seat in way)
            seen[order] = seen.get(order, 0.0) + 1 / len(ways)
    strengths = [0.0] * players
    for _ in range(50):
        slope, curve = _slope_and_curve(seen, strengths)
        steps = solve(curve, slope)
        longest = max(abs(step) for step in steps)
        for i in range(players):
            strengths[i] += steps[i] * min(1.0, 2.0 / longest) if longest else 0.0
        if longest < 1e-9:
            break
    _, curve = _slope_and_curve(seen, strengths)
    middle = sum(strengths) / players
    found: list[Interval] = []
    for i in range(players):
        contrast = [(1.0 if j == i else 0.0) - 1 / players for j in range(players)]
        variance = sum(a * b for a, b in zip(contrast, solve(curve, contrast), strict=True))
        half = Z95 * math.sqrt(max(variance, 0.0))
        value = strengths[i] - middle
        found.append(Interval(value, value - half, value + half))
    return found


def _slope_and_curve(
    seen: dict[tuple[int, ...], float], strengths: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log posterior and the negative of its Hessian."""
    n = len(strengths)
    ridge = 1 / SPREAD**2
    slope = [-ridge * strength for strength in strengths]
    curve = [[ridge if i == j else 0.0 for j in range(n)] for i in range(n)]
    for order, times in seen.items():
        for place in range(len(order) - 1):
            left = order[place:]
            weights = [math.exp(strengths[i]) for i in left]
            total = sum(weights)
            shares = [0.0] * n
            for i, weight in zip(left, weights, strict=True):
                shares[i] += weight / total
            slope[order[place]] += times
            for i in set(left):
                slope[i] -= times * shares[i]
                curve[i][i] += times * shares[i]
                for j in set(left):
                    curve[i][j] -= times * shares[i] * shares[j]
    return slope, curve


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small system of linear equations by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    found = [0.0] * n
    for i in reversed(range(n)):
        rest = sum(rows[i][c] * found[c] for c in range(i + 1, n))
        found[i] = (rows[i][n] - rest) / rows[i][i]
    return found

"""The judges: searches that give each option the same number of visits with the same luck.

Rows of a plain search are not comparable: visits are unequal, and the choice played is often not
tried at all (docs/analysis.md). Here the nth visit of every option starts from the same imagined
state and luck, so differences come from the options.

    near      a few choices ahead, then the evaluation (a network's, if there is one)
    far       to the end of the game, without an evaluation
    played_on games completed by a small search: a different judge with independent errors
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parvis.engine import QUIET, AnyGame, BaseState, Random, seeded
from parvis.players.base import Seen, seen_of, settle
from parvis.players.greedy import lead
from parvis.players.learned import corrected
from parvis.players.mcts import SearchPlayer, chances, results, won
from parvis.players.network import Network, network
from parvis.players.sense import Reflex, Sense, sense_of

LOOKED: Final = 4  # options that the reflex evaluates one step ahead, by prior
LEANING: Final = 0.5
RARE: Final = 0.02  # added to a sum of squares, for a rare result not yet seen
TO_THE_END: Final = 1_000_000  # choices
PLAYING_ON: Final = 20  # iterations of the search that completes games


class End(NamedTuple):
    """How a visit ended."""

    wins: list[float]  # each seat's share of the win
    scores: list[int]
    sheet: list[int]  # points by category, of all seats


class Difference(NamedTuple):
    """The mean of paired differences, with its standard error."""

    mean: float
    error: float


def difference(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Compare visits pair by pair. The error is never 0."""
    n = len(a)
    each = [x - y for x, y in zip(a, b, strict=True)]
    mean = sum(each) / n
    if n == 1:
        return Difference(mean, 1.0)
    spread = sum((x - mean) ** 2 for x in each)
    return Difference(mean, math.sqrt((spread + RARE) / (n - 1) / n))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


class Judge:
    """Judges the positions of one game at tables of one size."""

    def __init__(self, game: AnyGame, s: BaseState) -> None:
        self.game: Final = game
        self.seats: Final = len(game.scores(s))
        self.hand: Final = sense_of(game).at(s)
        self.net: Final[Network | None] = network(game, self.seats, "")
        near = self.hand if self.net is None else corrected(self.net, self.hand)
        self.near: Final = paired(near)
        self.name: Final = "classic" if self.net is None else "net"

    def estimate(self, s: BaseState) -> tuple[list[float], list[float]]:
        """Return each seat's expected share of the win and expected points."""
        if not s.agenda:
            return self.won(s), [float(points) for points in self.game.scores(s)]
        seat = s.agenda[-1].seat
        if self.net is None or seat < 0:
            points = list(self.hand.outlook(s))
            return chances(points, self.hand.scale), points
        outputs = self.net.look(s)
        return list(self.net.wins(outputs, seat)), list(self.net.points(outputs, seat))

    def won(self, s: BaseState) -> list[float]:
        """Return each seat's share of the win at the end; solo, hundredths of the points."""
        return won(self.game, s) if self.seats > 1 else chances(self.game.scores(s), 1.0)

    def result(self, s: BaseState) -> list[float]:
        """Return the value of the end of a game: three quarters the win, one quarter the margin."""
        return results(self.game, s, self.hand.scale)

    # Options.

    def candidates(self, seen: Seen, played: int, looks: int, number: int, seed: int) -> list[int]:
        """Return the best options of a short search, and the one played."""
        if len(seen.options) <= number:
            return list(seen.options)
        chosen = self.ranked(seen, looks, seed)[:number]
        return chosen if played in chosen else [*chosen, played]

    def ranked(self, seen: Seen, looks: int, seed: int) -> list[int]:
        """Return all options in the order of a short search, the best first."""
        bot = SearchPlayer(seed, iterations=looks, sense=self.near)
        sense = bot.prepare(seen)
        for _ in range(looks):
            bot.iterate(seen, self.game, sense)
        return bot.ranked(seen.options)

    def forced(self, seen: Seen, options: list[int], visits: int, seed: int) -> list[list[float]]:
        """Visit every option equally often; return each one's evaluations."""
        return _forced(self.game, self.near, seen, options, visits, seed, None)

    def to_the_end(
        self,
        seen: Seen,
        options: list[int],
        visits: int,
        seed: int,
        sheet: Callable[[BaseState], list[int]],
    ) -> tuple[list[list[float]], list[list[End]]]:
        """Play every option to the end of the game equally often; return each one's results."""
        game, hand = self.game, self.hand
        blind = seeded(seed + 98)
        ends: list[list[End]] = [[] for _ in options]
        last: list[BaseState] = []

        def outlook(s: BaseState) -> list[float]:
            last[:] = [s]
            return [float(points) for points in game.scores(s)]

        reflex = hand.reflex or _reflex(game, hand, blind)
        sense = Sense(
            hand.worth, hand.priors, hand.scale, TO_THE_END, hand.trust, hand.habits, hand.depth,
            hand.thorough, outlook, reflex, True,
        )  # fmt: skip

        def note(i: int) -> None:
            s = last[0]
            ends[i].append(End(self.won(s), game.scores(s), sheet(s)))

        return _forced(game, sense, seen, options, visits, seed, note), ends

    def played_on(self, seen: Seen, option: int, seed: int) -> tuple[float, list[float]]:
        """Complete a game with a small search in every seat; return the result for the chooser.

        Every seat decides by what it may know.
        """
        game = self.game
        s = seen.imagine(seeded(seed))
        game.choose(s, option, QUIET)
        bots = [SearchPlayer(seed * 5 + i, iterations=PLAYING_ON) for i in range(self.seats)]
        while settle(game, s):
            seat = s.agenda[-1].seat
            game.choose(s, bots[seat].choose(seen_of(game, s, seat)), QUIET)
        return self.result(s)[seen.seat], self.won(s)


def paired(sense: Sense) -> Sense:
    """Return the sense with paired luck: the nth visit of every option uses the same."""
    return Sense(
        sense.worth, sense.priors, sense.scale, sense.plies, sense.trust, sense.habits,
        sense.depth, sense.thorough, sense.outlook, sense.reflex, True, None, sense.wins,
    )  # fmt: skip


def _forced(
    game: AnyGame,
    sense: Sense,
    seen: Seen,
    options: list[int],
    visits: int,
    seed: int,
    note: Callable[[int], None] | None,
) -> list[list[float]]:
    everything = list(seen.options)
    bot = SearchPlayer(seed, iterations=visits, sense=sense)
    used = bot.prepare(seen)
    found: list[list[float]] = [[] for _ in options]
    try:
        for _ in range(visits):
            for i, option in enumerate(options):
                seen.options[:] = [option]
                edge = bot.root.edges[option]
                before = edge.total
                bot.iterate(seen, game, used)
                found[i].append(edge.total - before)
                if note is not None:
                    note(i)
    finally:
        seen.options[:] = everything
    return found


def _reflex(game: AnyGame, sense: Sense, blind: Random) -> Reflex:
    """Return a fast policy: one step ahead at the likeliest options.

    The look uses its own dice; those of the rollout would reveal the future.
    """

    def choose(s: BaseState, options: list[int]) -> int:
        seat = s.agenda[-1].seat
        priors = sense.priors(s, options)
        order = list(range(len(options)))
        if len(options) > LOOKED:
            order = sorted(order, key=lambda i: -priors[i])[:LOOKED]
        best, top = options[0], -1e9
        for i in order:
            after = s.copy()
            after.random = blind
            game.choose(after, options[i], QUIET)
            settle(game, after)
            value = lead(sense.worth(after), seat) + LEANING * math.log(priors[i])
            if value > top:
                best, top = options[i], value
        return best

    return choose

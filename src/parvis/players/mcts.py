"""Monte Carlo tree search over imagined states, with one value per seat.

Every iteration imagines a state, descends a shared tree, plays a short rollout by reflex or
habit, and evaluates the end with `outlook`. At each node the choosing seat maximises its own
value: the search expects no help from the other seats.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

from parvis.engine import QUIET, AnyGame, BaseState, Random, seeded
from parvis.players.base import Advice, Seen, settle
from parvis.players.greedy import UNTRIED, WIDE, prospects
from parvis.players.sense import Sense, sense_of
from parvis.players.tree import (
    Edge,
    Node,
    TreeSearch,
    Uncollected,
    has_met,
    key_of,
    select,
    sure_value,
)

SHARPNESS: Final = 0.7  # lead in points that multiplies a root prior by e
LOOKING: Final = 0.5  # share of the time for the look one step ahead
FOR_WINNING: Final = 0.75  # weight of the rank in a finished game's value; the rest is the margin


@final
class SearchPlayer(TreeSearch):
    """Searches for a number of iterations or for a time; reuses its tree where it still applies."""

    __slots__ = ("softness", "sense", "points", "wins", "stakes", "_asked", "_luck")

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        sense: Sense | None = None,
        softness: float = 0.0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(seed, iterations, seconds, clock)
        self.softness: Final = softness  # an option this much worse is chosen 1/e times as often
        self.sense: Final = sense  # overrides the game's own
        self.points: dict[int, list[float]] = {}  # by root option: each seat's `outlook`, summed
        self.wins: dict[int, list[float]] = {}  # and win chances
        self.stakes: dict[int, list[float]] = {}  # and shares of the stakes
        self._asked = False  # whether `wins` and `stakes` are needed
        self._luck = 0  # first seed of a paired search

    def choose(self, seen: Seen) -> int:
        if len(seen.options) == 1:
            return seen.options[0]
        with Uncollected():
            self.search(seen)
            if self.softness:
                choice = self.wavering(seen.options)
            else:
                choice = self.ranked(seen.options)[0]
            self.keep(choice)
        return choice

    def wavering(self, options: list[int]) -> int:
        """Sample an option; one nearly as good as the best is nearly as likely."""
        deviation = self.deviation()
        values = [sure_value(self.root, self.root.edges[o], deviation) for o in options]
        best = max(values)
        weights = [math.exp((value - best) / self.softness) for value in values]
        return draw(options, weights, self.random)

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the tried options, the best first; a forced choice is judged like any other."""
        self._asked = True
        with Uncollected():
            sense = self.search(seen)
        self._asked = False
        edges = self.root.edges
        tried = [o for o in self.ranked(seen.options) if o in self.points]
        visits = sum(edges[o].visits for o in tried)
        advice: list[Advice] = []
        for o in tried:
            *sums, count = self.points[o]
            points = [total / count for total in sums]
            wins = chances(points, sense.scale)
            if o in self.wins:
                wins = [total / count for total in self.wins[o]]
            advice.append(Advice(o, edges[o].visits / visits, wins, points))
        return advice

    # Searching.

    def search(self, seen: Seen) -> Sense:
        """Search until the budget is spent or the rest can't change the choice.

        Return the sense that was used.
        """
        began = self.clock()
        sense = self.prepare(seen, began + LOOKING * self.seconds if self.seconds else math.inf)
        game, options = seen.game, seen.options
        self.done = 0
        while True:
            self.iterate(seen, game, sense)
            if self.enough(options, began):
                return sense

    def prepare(self, seen: Seen, until: float = math.inf) -> Sense:
        """Set up the root: the reusable part of the last tree, or a new node.

        If time allows, every option is evaluated one step ahead; otherwise those that `greedy`
        would try. Return the sense for this table.
        """
        self.begin(seen)
        self.points = {}
        self.wins = {}
        self.stakes = {}
        s = seen.imagine(self.random.split())
        sense = (self.sense or sense_of(seen.game)).at(s)
        if sense.paired:
            self._luck = self.random.below(1 << 30) << 30
        wide = len(seen.options) if sense.thorough else WIDE
        values = prospects(
            seen.game, sense.outlook, sense.priors, s, seen.options, wide, until, self.clock
        )
        best = max(values)
        weights = [math.exp(max(value - best, -30.0) / SHARPNESS) for value in values]
        total = sum(weights)
        floor = 0.2 / len(weights)
        for option, weight, value in zip(seen.options, weights, values, strict=True):
            edge = self.root.edges.setdefault(option, Edge(0.0))
            edge.prior = 0.8 * weight / total + floor
            if value > UNTRIED / 2:
                edge.trust = sense.trust
                edge.behind = max(-0.5, (value - best) / (4 * sense.scale))
        return sense

    def iterate(self, seen: Seen, game: AnyGame, sense: Sense) -> None:
        """Run one iteration: descend, roll out, and back the result up."""
        options = seen.options
        deviation = self.deviation()
        node = self.root
        first = option = select(node, options, deviation)
        tries = node.edges[first].visits
        s = seen.imagine(seeded(self._luck + tries) if sense.paired else self.random.split())
        path: list[tuple[Node, Edge]] = []
        while True:
            edge = node.edges[option]
            path.append((node, edge))
            game.choose(s, option, QUIET)
            options = settle(game, s)
            if not options:
                break
            if len(path) >= sense.depth:
                self.play_on(s, options, game, sense)
                break
            task = s.agenda[-1]
            key = key_of(task)
            following = edge.nodes.get(key)
            if following is None:
                following = edge.nodes[key] = Node(task.seat)
                _open(following, s, options, sense)
                self.play_on(s, options, game, sense)
                break
            node = following
            _open(node, s, options, sense)
            option = select(node, options, deviation)
        worth = sense.outlook(s)
        if not s.agenda:
            values: Sequence[float] = results(game, s, sense.scale)
        elif sense.staking and sense.stakes is not None:
            values = sense.stakes(s)
        else:
            values = chances(worth, sense.scale)
        self.carry_up(path, values)
        self._note(first, worth)
        if self._asked and sense.wins is not None and sense.stakes is not None:
            _add(self.wins, first, sense.wins(s) if s.agenda else won(game, s))
            _add(self.stakes, first, sense.stakes(s) if s.agenda else values)

    def play_on(self, s: BaseState, options: list[int], game: AnyGame, sense: Sense) -> None:
        """Play a short rollout: by reflex if there is one, else drawn by habit."""
        reflex = sense.reflex
        for _ in range(sense.plies):
            if reflex is not None:
                option = reflex(s, options)
            else:
                option = draw(options, sense.habits(s, options), s.random)
            game.choose(s, option, QUIET)
            options = settle(game, s)
            if not options:
                return

    def _note(self, first: int, worth: Sequence[float]) -> None:
        sums = self.points.get(first)
        if sums is None:
            self.points[first] = [*worth, 1.0]
            return
        for seat, points in enumerate(worth):
            sums[seat] += points
        sums[-1] += 1.0


def _add(found: dict[int, list[float]], first: int, shares: Sequence[float]) -> None:
    """Add the seats' shares to those found after the same root option."""
    sums = found.setdefault(first, [0.0] * len(shares))
    for seat, share in enumerate(shares):
        sums[seat] += share


def _open(node: Node, s: BaseState, options: list[int], sense: Sense) -> None:
    """Add the options that are new at a node."""
    if has_met(node, options):
        return
    edges = node.edges
    weights = sense.habits(s, options)
    total = sum(weights)
    for option, weight in zip(options, weights, strict=True):
        if option not in edges:
            edges[option] = Edge(weight / total)


# Values and draws.


def chances(worth: Sequence[float], scale: float) -> list[float]:
    """Return each seat's win chance, from its expected points."""
    top = max(worth)
    weights = [math.exp((points - top) / scale) for points in worth]
    total = sum(weights)
    if len(weights) == 1:  # in a solo game, the value is the points
        return [worth[0] / 100.0]
    return [weight / total for weight in weights]


def results(game: AnyGame, s: BaseState, scale: float) -> list[float]:
    """Return the value of a finished game for each seat: the win, and a part for the margin."""
    margins = chances(game.scores(s), scale)
    if len(margins) == 1:
        return margins
    ranking = game.ranking(s)
    share = FOR_WINNING / ranking.count(1)
    return [
        (share if rank == 1 else 0.0) + (1 - FOR_WINNING) * margin
        for rank, margin in zip(ranking, margins, strict=True)
    ]


def won(game: AnyGame, s: BaseState) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    ranking = game.ranking(s)
    share = 1.0 / ranking.count(1)
    return [share if rank == 1 else 0.0 for rank in ranking]


def draw(options: list[int], weights: list[float], random: Random) -> int:
    """Draw one of the options by weight."""
    mark = sum(weights) * random.below(1 << 24) / (1 << 24)
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0.0:
            return option
    return options[-1]

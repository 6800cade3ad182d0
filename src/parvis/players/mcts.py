"""Search: Monte Carlo over states imagined for the seat, a value for each seat.

Every iteration starts from a freshly imagined state, walks down a tree that all of them
share, plays a few choices more by reflex or habit and lets `outlook` judge the end. Whoever is to
choose at a node takes what is good for that seat: nobody is assumed to help the searcher.

The tree holds real choices only. Dice are rolled and forced choices taken on the way, and
a choice leads to one node for each task that may come next (whose pawn was drawn?).
"""

import gc
import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

from parvis.engine import QUIET, AnyGame, BaseState, Random, Task, seeded
from parvis.players.base import Advice, Seen, settle
from parvis.players.greedy import UNTRIED, WIDE, prospects
from parvis.players.sense import Sense, sense_of

EXPLORING: Final = 1.6  # how far a prior pulls, in standard deviations of what came out
DOUBT: Final = 0.3  # how much worse than the average an untried option is thought to be, likewise
WIDTH: Final = 1.5  # options tried after n visits: this many times the root of n, and 2
SHARPNESS: Final = 0.7  # points that make a root option e times as likely
CAUTION: Final = 1.0  # how far below its mean an option is taken, in deviations of that mean
LOOKING: Final = 0.5  # of the time, for the look one step ahead
CHECK: Final = 16  # iterations between two looks at whether the matter is decided
FOR_WINNING: Final = 0.75  # what the rank counts at the end of a game; the rest is the margin


@final
class Edge:
    """One option at a node, and what came of it for the seat that has it."""

    __slots__ = ("prior", "trust", "behind", "visits", "total", "nodes")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.trust = 0  # visits that a look one step ahead counts for …
        self.behind = 0.0  # … and how far it saw this option behind the best; 0 or less
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}  # by the task that comes next


@final
class Node:
    """One seat's choice after what was chosen so far."""

    __slots__ = ("seat", "visits", "total", "tried", "edges")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.total = 0.0
        self.tried = 0  # edges with a visit
        self.edges: dict[int, Edge] = {}


@final
class Uncollected:
    """No hunt for cycles meanwhile: a tree has none, and the hunt takes a tenth of a second."""

    __slots__ = ("_was",)

    def __init__(self) -> None:
        self._was = False

    def __enter__(self) -> None:
        self._was = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was:
            gc.enable()


@final
class SearchPlayer:
    """Searches for a number of iterations or for a time, and keeps what still applies."""

    __slots__ = (
        "random", "iterations", "seconds", "noise", "sense", "clock", "root", "done", "points",
        "wins", "stakes", "_asked", "_count", "_mean", "_spread", "_kept", "_key", "_luck",
    )  # fmt: skip

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        sense: Sense | None = None,
        noise: float = 0.0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.random: Final[Random] = seeded(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.noise: Final = noise  # the share of choices made at random
        self.sense: Final = sense  # instead of the game's own, to try another
        self.clock: Final = clock  # the seconds are by this
        self.root = Node(0)
        self.done = 0  # iterations of the last search
        self.points: dict[int, list[float]] = {}  # by root option: `outlook` for each seat, summed
        self.wins: dict[int, list[float]] = {}  # likewise, chances to win, if the sense knows them
        self.stakes: dict[int, list[float]] = {}  # and shares of what is at stake
        self._asked = False  # whether somebody wants to know those
        self._count = 0
        self._mean = 0.0  # of the searcher's results, and the sum of squares about it
        self._spread = 0.0
        self._kept: list[int] = []  # options of the root, to tell whether a tree still applies
        self._key = 0
        self._luck = 0  # the seeds of a paired search begin here

    def choose(self, seen: Seen) -> int:
        if len(seen.options) == 1:
            return seen.options[0]
        if self.noise and self.random.below(1000) < self.noise * 1000:
            self._key, self._kept = 0, []  # found out about this choice, not about the next
            return self.random.pick(seen.options)
        with Uncollected():
            self.search(seen)
            best = self.ranked(seen.options)[0]
            self.keep(best)
        return best

    def ranked(self, options: list[int]) -> list[int]:
        """Return options, the one that is surest to be good first."""
        root = self.root
        deviation = self.deviation()
        return sorted(options, key=lambda o: -sure_value(root, root.edges[o], deviation))

    def deviation(self) -> float:
        """Return how far results lie apart, as a standard deviation."""
        return math.sqrt(self._spread / self._count) if self._count > 1 else 0.1

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the options that were tried, the best first; forced choices too."""
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
        """Search from a decision until the budget is spent or hardly can change the choice.

        Return what it went by.
        """
        began = self.clock()
        sense = self.prepare(seen, began + LOOKING * self.seconds if self.seconds else math.inf)
        game, options = seen.game, seen.options
        self.done = 0
        while True:
            self.iterate(seen, game, sense)
            self.done += 1
            if self.iterations:
                if self.done >= self.iterations:
                    return sense
                left = self.iterations - self.done
            else:
                spent = self.clock() - began
                left = int((self.seconds - spent) * self.done / max(spent, 1e-6))
                if left <= 0:
                    return sense
            if self.done % CHECK == 0 and decided(self.root, options, left):
                return sense

    def prepare(self, seen: Seen, until: float = math.inf) -> Sense:
        """Set up the root: the part of the last tree that still applies, or a new one.

        Every option is looked at one step ahead if there is time, or those that `greedy` would
        look at. Return what to go by at this table.
        """
        if self._key != key_of(seen.task) or self._kept != seen.options:
            self.root = Node(seen.seat)
        self.points = {}
        self.wins = {}
        self.stakes = {}
        self._count, self._mean, self._spread = 0, 0.0, 0.0
        self._key, self._kept = 0, []
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

    def keep(self, choice: int) -> None:
        """Keep what was found out about one's own next choice, should it follow at once."""
        found = self.root.edges[choice].nodes
        kept: Node | None = None
        for key, node in found.items():
            if node.seat == self.root.seat and (kept is None or node.visits > kept.visits):
                kept, self._key = node, key
        if kept is not None:
            self._kept = list(kept.edges)
            self.root = kept
        else:
            self._key = 0

    def iterate(self, seen: Seen, game: AnyGame, sense: Sense) -> None:
        """Walk down the tree once, play on a little, and carry the result back up."""
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
        for node, edge in path:
            value = values[node.seat]
            if not edge.visits:
                node.tried += 1
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        self._note(first, worth, values[self.root.seat])
        if self._asked and sense.wins is not None and sense.stakes is not None:
            _add(self.wins, first, sense.wins(s) if s.agenda else won(game, s))
            _add(self.stakes, first, sense.stakes(s) if s.agenda else values)

    def play_on(self, s: BaseState, options: list[int], game: AnyGame, sense: Sense) -> None:
        """Make a few choices without thinking: by reflex, or else drawn by habit."""
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

    def _note(self, first: int, worth: Sequence[float], value: float) -> None:
        self._count += 1
        difference = value - self._mean
        self._mean += difference / self._count
        self._spread += difference * (value - self._mean)
        sums = self.points.get(first)
        if sums is None:
            self.points[first] = [*worth, 1.0]
            return
        for seat, points in enumerate(worth):
            sums[seat] += points
        sums[-1] += 1.0


def _add(found: dict[int, list[float]], first: int, shares: Sequence[float]) -> None:
    """Add the shares of the seats to those found behind the same option of the root."""
    sums = found.setdefault(first, [0.0] * len(shares))
    for seat, share in enumerate(shares):
        sums[seat] += share


def key_of(task: Task) -> int:
    """Return a number that tells tasks apart; never 0."""
    who = (task.kind + 1) * 16 + task.seat
    return ((who << 20) + task.arg + 1024 << 20) + task.also + 1024


def _open(node: Node, s: BaseState, options: list[int], sense: Sense) -> None:
    """Add the options that a node has not met before; hidden things decide what is offered."""
    edges = node.edges
    for option in options:
        if option not in edges:
            break
    else:
        return
    weights = sense.habits(s, options)
    total = sum(weights)
    for option, weight in zip(options, weights, strict=True):
        if option not in edges:
            edges[option] = Edge(weight / total)


def select(node: Node, options: list[int], deviation: float) -> int:
    """Return the option with the best bound, among those tried and the best of the others."""
    edges = node.edges
    pull = EXPLORING * deviation * math.sqrt(node.visits + 1)
    mean = node.total / node.visits if node.visits else 0.0
    best, best_bound = options[0], -1e9
    untried, untried_prior = -2, -1.0
    for option in options:
        edge = edges[option]
        visits = edge.visits
        trust = edge.trust
        if visits or trust:
            value = (edge.total + trust * (mean + edge.behind)) / (visits + trust)
            bound = value + pull * edge.prior / (1 + visits)
            if bound > best_bound:
                best, best_bound = option, bound
        elif edge.prior > untried_prior:
            untried, untried_prior = option, edge.prior
    if untried_prior >= 0.0:
        if best_bound < -1e8:
            return untried
        hope = mean - DOUBT * deviation + pull * untried_prior
        if hope > best_bound and node.tried < 2 + WIDTH * math.sqrt(node.visits):
            return untried
    return best


def sure_value(node: Node, edge: Edge, deviation: float) -> float:
    """Return what an option is worth at least, as far as it is known."""
    known = edge.visits + edge.trust
    if not known:
        return -1.0
    mean = node.total / node.visits if node.visits else 0.0
    value = (edge.total + edge.trust * (mean + edge.behind)) / known
    return value - CAUTION * deviation / math.sqrt(known)


def decided(node: Node, options: list[int], left: int) -> bool:
    """Tell whether what is left is too little to look at another option as often."""
    first = second = 0
    for option in options:
        visits = node.edges[option].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second > left


# Points, chances and draws.


def chances(worth: Sequence[float], scale: float) -> list[float]:
    """Return each seat's chance to win, by the points it may expect."""
    top = max(worth)
    weights = [math.exp((points - top) / scale) for points in worth]
    total = sum(weights)
    if len(weights) == 1:  # alone, points are all there is
        return [worth[0] / 100.0]
    return [weight / total for weight in weights]


def results(game: AnyGame, s: BaseState, scale: float) -> list[float]:
    """Return what a finished game is worth to each seat: the win, and something for the margin."""
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
    """Return one of the options, drawn by weight."""
    mark = sum(weights) * random.below(1 << 24) / (1 << 24)
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0.0:
            return option
    return options[-1]

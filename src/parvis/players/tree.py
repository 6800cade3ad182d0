"""The parts both searches share: the tree, the budget, and the choice of the best option.

Only real choices have nodes; dice and forced choices are played on the way. An edge has one node
for each task that may come next, because chance decides which task that is.
"""

import gc
import math
from collections.abc import Callable, Sequence
from typing import Final, final

from parvis.engine import Random, Task, seeded
from parvis.players.base import Seen

EXPLORING: Final = 1.6  # weight of a prior, in standard deviations of the results
DOUBT: Final = 0.3  # pessimism for untried options, in standard deviations
WIDTH: Final = 1.5  # after n visits, 2 + WIDTH * sqrt(n) options are tried
CAUTION: Final = 1.0  # pessimism in the final choice, in standard errors
CHECK: Final = 16  # iterations between two early-stop tests


@final
class Edge:
    """An option at a node, with its results for the seat that has it."""

    __slots__ = ("prior", "trust", "behind", "visits", "total", "nodes")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.trust = 0  # virtual visits of the look one step ahead …
        self.behind = 0.0  # … and the option's gap to the best in that look; 0 or less
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}  # by the next task


@final
class Node:
    """One seat's choice after the choices so far."""

    __slots__ = ("seat", "visits", "total", "tried", "edges")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.total = 0.0
        self.tried = 0  # edges with a visit
        self.edges: dict[int, Edge] = {}


@final
class Uncollected:
    """Pauses garbage collection: a tree has no cycles, and a collection takes 0.1 s."""

    __slots__ = ("_was",)

    def __init__(self) -> None:
        self._was = False

    def __enter__(self) -> None:
        self._was = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was:
            gc.enable()


class TreeSearch:
    """A search for a number of iterations or for a time; subclasses define an iteration."""

    __slots__ = (
        "random", "iterations", "seconds", "clock", "root", "done",
        "_count", "_mean", "_spread", "_kept", "_key",
    )  # fmt: skip

    def __init__(
        self, seed: int, iterations: int, seconds: float, clock: Callable[[], float]
    ) -> None:
        self.random: Final[Random] = seeded(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock  # measures `seconds`
        self.root = Node(0)
        self.done = 0  # iterations of the last search
        self._count = 0
        self._mean = 0.0  # of the searcher's results; `_spread` is the sum of squared deviations
        self._spread = 0.0
        self._kept: list[int] = []  # root options of the kept tree, to check that it still applies
        self._key = 0

    def ranked(self, options: list[int]) -> list[int]:
        """Return options, the best lower bound first."""
        root = self.root
        deviation = self.deviation()
        return sorted(options, key=lambda o: -sure_value(root, root.edges[o], deviation))

    def deviation(self) -> float:
        """Return the standard deviation of the results."""
        return math.sqrt(self._spread / self._count) if self._count > 1 else 0.1

    def begin(self, seen: Seen) -> None:
        """Set up the root: the reusable part of the last tree, or a new node."""
        if self._key != key_of(seen.task) or self._kept != seen.options:
            self.root = Node(seen.seat)
        self._count, self._mean, self._spread = 0, 0.0, 0.0
        self._key, self._kept = 0, []

    def enough(self, options: list[int], began: float) -> bool:
        """Count an iteration; tell whether the budget is spent or the choice settled."""
        self.done += 1
        if self.iterations:
            left = self.iterations - self.done
        else:
            spent = self.clock() - began
            left = int((self.seconds - spent) * self.done / max(spent, 1e-6))
        return left <= 0 or (self.done % CHECK == 0 and decided(self.root, options, left))

    def carry_up(self, path: list[tuple[Node, Edge]], values: Sequence[float]) -> None:
        """Back the values of an iteration up to each seat's choices on the path."""
        for node, edge in path:
            value = values[node.seat]
            if not edge.visits:
                node.tried += 1
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        value = values[self.root.seat]
        self._count += 1
        difference = value - self._mean
        self._mean += difference / self._count
        self._spread += difference * (value - self._mean)

    def keep(self, choice: int) -> None:
        """Keep the subtree of the seat's next choice, in case it follows at once."""
        kept: Node | None = None
        for key, node in self.root.edges[choice].nodes.items():
            if node.seat == self.root.seat and (kept is None or node.visits > kept.visits):
                kept, self._key = node, key
        if kept is not None:
            self._kept = list(kept.edges)
            self.root = kept
        else:
            self._key = 0


def key_of(task: Task) -> int:
    """Return a number that identifies a task; never 0."""
    who = (task.kind + 1) * 16 + task.seat
    return ((who << 20) + task.arg + 1024 << 20) + task.also + 1024


def has_met(node: Node, options: list[int]) -> bool:
    """Tell whether a node has an edge for every option: hidden information can change them."""
    edges = node.edges
    for option in options:  # noqa: SIM110 - a generator would cost as much as the look itself
        if option not in edges:
            return False
    return True


def select(node: Node, options: list[int], deviation: float) -> int:
    """Return the option with the highest upper bound: a tried one, or the best untried one."""
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
    """Return a lower confidence bound of an option's value."""
    known = edge.visits + edge.trust
    if not known:
        return -1.0
    mean = node.total / node.visits if node.visits else 0.0
    value = (edge.total + edge.trust * (mean + edge.behind)) / known
    return value - CAUTION * deviation / math.sqrt(known)


def decided(node: Node, options: list[int], left: int) -> bool:
    """Tell whether the remaining iterations can't raise another option to the most visits."""
    first = second = 0
    for option in options:
        visits = node.edges[option].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second > left

"""Search guided by a network, and the network's policy without search.

As in players/mcts.py, every iteration imagines a state and descends a shared tree with one value
per seat. Here the network supplies the priors and the evaluation; there are no rollouts and no
game knowledge.

A network that corrects a hand-written evaluation runs inside the other search instead, which
keeps its priors and rollouts: matches show that this is stronger. The other search also plays at
tables for which there is no network.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final, final

from parvis.engine import QUIET, AnyGame, BaseState, Random, seeded
from parvis.players.base import Advice, Seen, settle
from parvis.players.mcts import SearchPlayer, chances, draw, results, won
from parvis.players.network import Network, network
from parvis.players.sense import Sense, sense_of
from parvis.players.tree import Edge, Node, TreeSearch, Uncollected, has_met, key_of, select

OPEN: Final = 0.1  # share of the root policy spread evenly, so every option can be tried


@final
class Expected:
    """Statistics of one root option, summed over the iterations that took it."""

    __slots__ = ("count", "values", "wins", "points")

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.values = [0.0] * seats
        self.wins = [0.0] * seats
        self.points = [0.0] * seats

    def add(self, values: list[float], wins: list[float], points: list[float]) -> None:
        self.count += 1
        for seat in range(len(values)):
            self.values[seat] += values[seat]
            self.wins[seat] += wins[seat]
            self.points[seat] += points[seat]

    def mean(self, sums: list[float]) -> list[float]:
        return [total / self.count for total in sums]


@final
class LearnedPlayer(TreeSearch):
    """Searches with a network, for a number of iterations or for a time."""

    __slots__ = ("path", "expected", "_network", "_instead")

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.perf_counter,
        path: str = "",
    ) -> None:
        super().__init__(seed, iterations, seconds, clock)
        self.path: Final = path  # of a network to use instead of the game's own
        self.expected: dict[int, Expected] = {}  # by root option; only for `advise`
        self._network: Network | None = None
        self._instead: SearchPlayer | None = None  # used where there is no network

    def choose(self, seen: Seen) -> int:
        if len(seen.options) == 1:
            return seen.options[0]
        net = self.network(seen)
        if net is None:
            return self.instead().choose(seen)
        with Uncollected():
            self.search(seen, net, False)
            best = self.ranked(seen.options)[0]
            self.keep(best)
        return best

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the tried options, the best first; a forced choice is judged like any other."""
        net = self.network(seen)
        if net is None:
            return self.instead().advise(seen)
        with Uncollected():
            self.search(seen, net, True)
        tried = [o for o in self.ranked(seen.options) if o in self.expected]
        visits = sum(self.root.edges[o].visits for o in tried)
        advice: list[Advice] = []
        for o in tried:
            found = self.expected[o]
            share = self.root.edges[o].visits / visits
            advice.append(Advice(o, share, found.mean(found.wins), found.mean(found.points)))
        return advice

    def stakes(self, choice: int) -> list[float]:
        """Return each seat's expected share of the stakes after an option; empty if unknown."""
        if self._instead is not None:
            sums = self._instead.stakes.get(choice, [])
            return [total / self._instead.points[choice][-1] for total in sums]
        found = self.expected.get(choice)
        return found.mean(found.values) if found is not None else []

    # Searching.

    def network(self, seen: Seen) -> Network | None:
        """Return the network for a table, if there is one."""
        if self._network is None and self._instead is None:
            found = network_at(seen, self.path)
            sense = None
            if found is not None and found.corrects:
                s = seen.imagine(seeded(0))
                sense = corrected(found, sense_of(seen.game).at(s))
            if sense is not None or found is None:
                seed = self.random.below(1 << 30)
                self._instead = SearchPlayer(
                    seed, self.iterations, self.seconds, sense, clock=self.clock
                )
            else:
                self._network = found
        return self._network

    def instead(self) -> SearchPlayer:
        """Return the search that plays where there is no network."""
        assert self._instead is not None, "asked for before `network`"
        return self._instead

    def search(self, seen: Seen, net: Network, asked: bool) -> None:
        """Search until the budget is spent or the rest can't change the choice.

        If `asked`, record each seat's expectation after each option.
        """
        began = self.clock()
        self.prepare(seen, net)
        game, options = seen.game, seen.options
        self.done = 0
        self.expected = {}
        while True:
            self.iterate(seen, game, net, asked)
            if self.enough(options, began):
                return

    def prepare(self, seen: Seen, net: Network) -> None:
        """Set up the root: the reusable part of the last tree, or a new node."""
        s = seen.imagine(self.random.split())
        self.begin(seen)
        value = net.values(net.look(s), seen.seat)[seen.seat]
        if not self.root.visits:
            self.root.visits, self.root.total = 1, value
        even = OPEN / len(seen.options)
        for option, weight in zip(seen.options, net.lean(s, seen.options), strict=True):
            edge = self.root.edges.setdefault(option, Edge(0.0))
            edge.prior = (1 - OPEN) * weight + even

    def keep(self, choice: int) -> None:
        """Keep the subtree of the seat's next choice, in case it follows at once."""
        if self._instead is not None:
            self._instead.keep(choice)
        else:
            super().keep(choice)

    def iterate(self, seen: Seen, game: AnyGame, net: Network, asked: bool) -> None:
        """Descend to a new position, evaluate it, and back the values up."""
        options = seen.options
        deviation = self.deviation()
        s = seen.imagine(self.random.split())
        node = self.root
        first = option = select(node, options, deviation)
        path: list[tuple[Node, Edge]] = []
        outputs: list[float] = []
        seat = -1
        while True:
            edge = node.edges[option]
            path.append((node, edge))
            game.choose(s, option, QUIET)
            options = settle(game, s)
            if not options:
                values = results(game, s, net.scale)
                break
            task = s.agenda[-1]
            seat = task.seat
            key = key_of(task)
            following = edge.nodes.get(key)
            if following is None:
                outputs = net.look(s)
                values = net.values(outputs, seat)
                following = edge.nodes[key] = Node(seat)
                following.visits, following.total = 1, values[seat]
                edges = following.edges
                for option, prior in zip(options, net.lean(s, options), strict=True):
                    edges[option] = Edge(prior)
                break
            node = following
            _meet(node, s, options, net)
            option = select(node, options, deviation)
        self.carry_up(path, values)
        if asked:
            self._expect(first, game, s, net, values, outputs, seat)

    def _expect(
        self,
        first: int,
        game: AnyGame,
        s: BaseState,
        net: Network,
        values: list[float],
        outputs: list[float],
        seat: int,
    ) -> None:
        """Record each seat's expectation after a root option."""
        found = self.expected.get(first)
        if found is None:
            found = self.expected[first] = Expected(len(values))
        if s.agenda:
            found.add(values, net.wins(outputs, seat), net.points(outputs, seat))
        else:
            found.add(values, won(game, s), [float(points) for points in game.scores(s)])


@final
class Corrected:
    """The evaluation of a network that corrects a hand-written one.

    `outlook` runs the network; `wins` and `stakes` describe the same position.
    """

    __slots__ = ("net", "hand", "outputs", "points")

    def __init__(self, net: Network, hand: Sense) -> None:
        self.net: Final = net
        self.hand: Final = hand
        self.outputs: list[float] = []  # empty if only the hand-written evaluation was used
        self.points: Sequence[float] = ()

    def outlook(self, s: BaseState) -> Sequence[float]:
        if not s.agenda or s.agenda[-1].seat < 0:
            self.outputs = []
            self.points = self.hand.outlook(s)
        else:
            self.outputs = self.net.look(s)
            self.points = self.net.points(self.outputs, s.agenda[-1].seat)
        return self.points

    def wins(self, s: BaseState) -> Sequence[float]:
        if not self.outputs:
            return chances(self.points, self.hand.scale)
        return self.net.wins(self.outputs, s.agenda[-1].seat)

    def stakes(self, s: BaseState) -> Sequence[float]:
        if not self.outputs:
            return chances(self.points, self.hand.scale)
        return self.net.values(self.outputs, s.agenda[-1].seat)


def corrected(net: Network, hand: Sense) -> Sense:
    """Return a sense whose evaluation a network corrects."""
    by = Corrected(net, hand)
    return Sense(
        hand.worth, hand.priors, hand.scale, hand.plies, hand.trust, hand.habits, hand.depth,
        hand.thorough, by.outlook, hand.reflex, hand.paired, None, by.wins, by.stakes, net.staking,
    )  # fmt: skip


def network_at(seen: Seen, path: str) -> Network | None:
    """Return the network for the table of a pending decision."""
    s = seen.imagine(seeded(0))
    return network(seen.game, len(seen.game.scores(s)), path)


def _meet(node: Node, s: BaseState, options: list[int], net: Network) -> None:
    """Add the options that are new at a node."""
    if has_met(node, options):
        return
    edges = node.edges
    net.look(s)
    for option, prior in zip(options, net.lean(s, options), strict=True):
        if option not in edges:
            edges[option] = Edge(prior)


@final
class PolicyPlayer:
    """Follows a policy without search. A higher softness plays more randomly.

    Where there is no network, the policy is that of the hand-written sense: its `habits`.
    """

    __slots__ = ("random", "softness", "path", "_network", "_sense")

    def __init__(self, seed: int, softness: float = 0.0, path: str = "") -> None:
        self.random: Final[Random] = seeded(seed)
        self.softness: Final = softness  # 0 takes the likeliest option, 1 samples the policy
        self.path: Final = path
        self._network: Network | None = None
        self._sense: Sense | None = None  # used where there is no network

    def choose(self, seen: Seen) -> int:
        options = seen.options
        if len(options) == 1:
            return options[0]
        s = seen.imagine(self.random.split())
        if self._network is None and self._sense is None:
            self._network = network_at(seen, self.path)
            if self._network is None:
                self._sense = sense_of(seen.game).at(s)
        if self._sense is not None:
            policy = self._sense.habits(s, options)
        else:
            net = self._network
            assert net is not None
            net.look(s)
            policy = net.lean(s, options)
        best = max(policy)
        if not self.softness:
            return options[policy.index(best)]
        weights = [(weight / best) ** (1.0 / self.softness) for weight in policy]
        return draw(options, weights, self.random)

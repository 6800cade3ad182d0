"""A small network that judges positions: chances and points for each seat, and a policy.

Its inputs are the entries of an observation. Seats are counted from the one who looks, in what
goes in and in what comes out. PyTorch fits networks (parvis/training); nothing here needs it.
"""

import math
from typing import Final

from parvis.engine import AnyGame, BaseState
from parvis.players.stored import POINTS, Layers, Plain, Ready, ready

try:
    from parvis.players import layers
except ImportError:  # not the compiled build
    layers = None  # type: ignore[assignment]


class Network:
    """A network at work for one game and number of seats. It keeps what it saw last."""

    def __init__(self, game: AnyGame, seats: int, found: Ready) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.base: Final = found.base
        self.corrects: Final = found.corrects  # a hand-written evaluation, not the points so far
        self.staking: Final = found.staking  # its values are gone by, not its points
        self.scale: Final = found.scale
        self.temperature: Final = found.temperature
        self.layers: Final[Layers] = (Plain if layers is None else layers.Layers)(*found.layers)
        self.offsets: Final = [kind.offset for kind in game.kinds.tasks]
        self.turned: Final[list[list[list[int]] | None]] = found.turned
        self._eyes: Final = [found.observer.eye(seat) for seat in range(seats)]

    def look(self, s: BaseState) -> list[float]:
        """Judge a position from the chair of the seat that chooses; return the outputs."""
        task = s.agenda[-1]
        seat = task.seat
        vector = self._eyes[seat].look(self.game.view(s, seat), task)
        points = self.base(s)
        k = self.seats
        return self.layers.look(vector, [points[(seat + j) % k] for j in range(k)])

    def lean(self, s: BaseState, options: list[int]) -> list[float]:
        """Return how much each option deserves a look, after `look` at the same position."""
        task = s.agenda[-1]
        turned = self.turned[task.kind]
        if turned is None:
            return self.layers.lean(self.offsets[task.kind], options)
        actions = turned[task.seat]
        return self.layers.lean(0, [actions[option + 1] for option in options])

    def values(self, outputs: list[float], seat: int) -> list[float]:
        """Return for each seat its share of what is at stake, given what a seat has judged."""
        return _softmax(outputs, 0, self.seats, seat, 1.0)

    def wins(self, outputs: list[float], seat: int) -> list[float]:
        """Return for each seat its chance to win."""
        return _softmax(outputs, self.seats, self.seats, seat, self.temperature)

    def points(self, outputs: list[float], seat: int) -> list[float]:
        """Return for each seat the points it may expect at the end."""
        k = self.seats
        return [POINTS * outputs[2 * k + (number - seat) % k] for number in range(k)]


def _softmax(
    outputs: list[float], first: int, seats: int, seat: int, temperature: float
) -> list[float]:
    """Return shares that sum to 1, by seat."""
    logits = outputs[first : first + seats]
    top = max(logits)
    weights = [math.exp((logit - top) / temperature) for logit in logits]
    total = sum(weights)
    return [weights[(number - seat) % seats] / total for number in range(seats)]


def network(game: AnyGame, seats: int, path: str = "") -> Network | None:
    """Return a network of its own for a game and a number of seats, or None if there is none."""
    found = ready(game, seats, path)
    return None if found is None else Network(game, seats, found)

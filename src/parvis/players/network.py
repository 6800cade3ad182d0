"""A small network that evaluates positions: win chances and points for each seat, and a policy.

Its inputs are the entries of an observation. Seats are relative to the observer, in inputs and
outputs. PyTorch fits networks (parvis/training); running one doesn't need it.
"""

import math
from typing import Final

from parvis.engine import AnyGame, BaseState
from parvis.players.stored import POINTS, Layers, Plain, Ready, ready

try:
    from parvis.players import layers
except ImportError:  # in the plain build
    layers = None  # type: ignore[assignment]


class Network:
    """A network for one game and number of seats. It keeps the outputs of its last position."""

    def __init__(self, game: AnyGame, seats: int, found: Ready) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.base: Final = found.base
        self.corrects: Final = found.corrects  # whether it corrects a hand-written evaluation
        self.staking: Final = found.staking  # the search uses its values; else its points
        self.scale: Final = found.scale
        self.temperature: Final = found.temperature
        self.layers: Final[Layers] = (Plain if layers is None else layers.Layers)(*found.layers)
        self.offsets: Final = [kind.offset for kind in game.kinds.tasks]
        self.turned: Final[list[list[list[int]] | None]] = found.turned
        self._eyes: Final = [found.observer.eye(seat) for seat in range(seats)]

    def look(self, s: BaseState) -> list[float]:
        """Evaluate a position from the chair of the choosing seat; return the outputs."""
        task = s.agenda[-1]
        seat = task.seat
        vector = self._eyes[seat].look(self.game.view(s, seat), task)
        points = self.base(s)
        k = self.seats
        return self.layers.look(vector, [points[(seat + j) % k] for j in range(k)])

    def lean(self, s: BaseState, options: list[int]) -> list[float]:
        """Return the policy over options, after `look` at the same position."""
        task = s.agenda[-1]
        turned = self.turned[task.kind]
        if turned is None:
            return self.layers.lean(self.offsets[task.kind], options)
        actions = turned[task.seat]
        return self.layers.lean(0, [actions[option + 1] for option in options])

    def values(self, outputs: list[float], seat: int) -> list[float]:
        """Return each seat's share of the stakes, from the outputs for one seat."""
        return _softmax(outputs, 0, self.seats, seat, 1.0)

    def wins(self, outputs: list[float], seat: int) -> list[float]:
        """Return each seat's win chance."""
        return _softmax(outputs, self.seats, self.seats, seat, self.temperature)

    def points(self, outputs: list[float], seat: int) -> list[float]:
        """Return each seat's expected points at the end."""
        k = self.seats
        return [POINTS * outputs[2 * k + (number - seat) % k] for number in range(k)]


def _softmax(
    outputs: list[float], first: int, seats: int, seat: int, temperature: float
) -> list[float]:
    """Return shares that sum to 1, by absolute seat."""
    logits = outputs[first : first + seats]
    top = max(logits)
    weights = [math.exp((logit - top) / temperature) for logit in logits]
    total = sum(weights)
    return [weights[(number - seat) % seats] / total for number in range(seats)]


def network(game: AnyGame, seats: int, path: str = "") -> Network | None:
    """Return a fresh network for a game and number of seats, or None if there is none."""
    found = ready(game, seats, path)
    return None if found is None else Network(game, seats, found)

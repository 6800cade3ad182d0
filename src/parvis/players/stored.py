"""Network files: the weights, and a card that says what they are for and how they were made.

Numbers are stored as 16-bit floats. A network serves a range of seat counts: GAME.npz begins at
two, and GAME-3.npz, if it exists, serves larger tables. What is derived for a seat count is
cached and shared.
"""

import functools
import io
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import AnyGame
from parvis.players.sense import known, sense_of
from parvis.sight.observation import VERSION, Observer, turned_actions

Floats = npt.NDArray[np.float32]
WEIGHTS: Final = resources.files("parvis.players") / "weights"
HEADS: Final = 3  # outputs per seat: share of the stakes, win chance, points
POINTS: Final = 10.0  # unit of the points output


class BadNetwork(ValueError):
    """The file is not a network for this game. The message says why."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """Metadata stored with the weights: their purpose and origin."""

    game: str
    rules: int  # version of the rules they were trained with
    observation: int  # version of the observation
    seats: int  # largest table they work for
    least: int = 2  # smallest table they work for
    entries: list[str]  # of the observation at that table
    kinds: list[tuple[str, int, int]]  # of choices: name, first action, last action + 1
    base: str  # the evaluation it corrects: "sense" (hand-written) or "scores"
    scale: float  # a lead of `scale` points means a 73 % chance
    # whether a search maximises each seat's share of the stakes instead of its points
    staking: bool = False
    temperature: dict[int, float] = {}  # by seats: calibrates the win chances
    games: int = 0  # of self-play
    rounds: int = 0
    hours: float = 0.0
    gate: str = ""  # the last match it won
    commands: list[str] = []


class Weights(NamedTuple):
    """The arrays of a network, as float32."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    out: Floats
    out_bias: Floats
    policy: Floats  # a row per action
    policy_bias: Floats
    skip: Floats  # linear connection from each seat's base (also an input) to the outputs


class Layers(Protocol):
    """Runs the layers, in C or NumPy."""

    def look(self, vector: Floats, base: list[float], /) -> list[float]:
        """Run the layers on a vector and each seat's base; return the outputs."""

    def lean(self, offset: int, options: list[int], /) -> list[float]:
        """Return the policy over options of the last position."""


class Plain:
    """The layers in NumPy."""

    def __init__(self, *weights: Floats) -> None:
        self.weights: Final = Weights(*weights)
        self.hidden: Floats = np.zeros(weights[2].shape[1], np.float32)

    def look(self, vector: Floats, base: list[float], /) -> list[float]:
        w = self.weights
        found = np.flatnonzero(vector)
        points = np.array(base, np.float32)
        wide = vector[found] @ w.first[found] + points @ w.first[len(vector) :] + w.first_bias
        self.hidden = np.maximum(np.maximum(wide, 0) @ w.second + w.second_bias, 0)
        outputs: list[float] = (self.hidden @ w.out + w.out_bias + points @ w.skip).tolist()
        return outputs

    def lean(self, offset: int, options: list[int], /) -> list[float]:
        w = self.weights
        rows = np.array(options) + offset
        logits = w.policy[rows] @ self.hidden + w.policy_bias[rows]
        logits = np.exp(logits - logits.max())
        policy: list[float] = (logits / logits.sum()).tolist()
        return policy


class Ready(NamedTuple):
    """A network prepared for one number of seats."""

    observer: Observer
    base: Callable[[Any], Sequence[float]]
    corrects: bool  # whether it corrects a hand-written evaluation
    staking: bool  # whether the search uses its values; else its points
    turned: list[list[list[int]] | None]  # by kind, if its choices name seats: actions by seat
    layers: tuple[Floats, ...]
    scale: float
    temperature: float


def dump(card: Card, weights: Weights) -> bytes:
    """Return a network file: the card, and the weights as 16-bit floats."""
    file = io.BytesIO()
    arrays = {name: array.astype(np.float16) for name, array in weights._asdict().items()}
    text = np.frombuffer(msgspec.json.encode(card), np.uint8)
    np.savez_compressed(file, card=text, **arrays)
    return file.getvalue()


def parse(data: bytes) -> tuple[Card, Weights]:
    """Parse a network file; raise BadNetwork."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            card = msgspec.json.decode(file["card"].tobytes(), type=Card)
            arrays = [file[name].astype(np.float32) for name in Weights._fields]
    except (ValueError, KeyError, OSError, msgspec.DecodeError) as error:
        raise BadNetwork(f"this is no network: {error}") from None
    return card, Weights(*arrays)


def stored(game: str, path: str = "", seats: int = 2) -> tuple[Card, Weights] | None:
    """Return a game's network for a seat count, or the one in a file; None if there is none."""
    if path:
        return _parsed(path, Path(path).stat().st_mtime_ns)  # training rewrites it
    name = next((one for one in file_names(game, seats) if (WEIGHTS / one).is_file()), None)
    return None if name is None else _packaged(name)


def file_names(game: str, seats: int) -> list[str]:
    """List the files that can serve a seat count, the best match first."""
    return [*(f"{game}-{least}.npz" for least in range(seats, 2, -1)), f"{game}.npz"]


@functools.lru_cache(8)
def _parsed(path: str, stamp: int) -> tuple[Card, Weights]:
    return parse(Path(path).read_bytes())


@functools.lru_cache(16)
def _packaged(name: str) -> tuple[Card, Weights]:
    return parse((WEIGHTS / name).read_bytes())


def turned_kinds(game: AnyGame, seats: int) -> list[list[list[int]] | None]:
    """Return for each kind of task its actions by seat, or None if its choices name no seat."""
    found: list[list[list[int]] | None] = []
    for kind in game.kinds.tasks:
        turned = [turned_actions(kind, seats, seat) for seat in range(seats)]
        found.append([one for one in turned if one is not None] or None)
    return found


def kinds_of(game: AnyGame) -> list[tuple[str, int, int]]:
    """Return the range of each kind of choice in the action space."""
    return [
        (kind.name, kind.offset - kind.skip, kind.offset + kind.size)
        for kind in game.kinds.tasks
        if kind.forms and not kind.chance
    ]


def ready(game: AnyGame, seats: int, path: str = "") -> Ready | None:
    """Return a game's network for a number of seats; None if there is none."""
    stamp = Path(path).stat().st_mtime_ns if path else 0
    return _ready(game, seats, path, stamp)


@functools.lru_cache(16)
def _ready(game: AnyGame, seats: int, path: str, stamp: int) -> Ready | None:
    """Prepare a network for a number of seats.

    Entries and kinds are matched by name; unknown ones have no weight.
    """
    found = stored(game.name, path, seats)
    if found is None:
        return None
    card, weights = found
    if card.game != game.name or card.observation != VERSION:
        return None
    if not card.least <= seats <= card.seats:
        return None
    observer = Observer(game, seats)
    place = {name: i for i, name in enumerate(card.entries)}
    size = len(card.entries)  # then the number of seats, then each seat's base
    first = np.zeros((observer.size + seats, weights.first.shape[1]), np.float32)
    first[observer.size :] = weights.first[size + card.seats : size + card.seats + seats]
    for row, name in enumerate(observer.names):
        if name in place:
            first[row] = weights.first[place[name]]
    policy = np.zeros((game.actions, weights.policy.shape[1]), np.float32)
    leaning = np.zeros(game.actions, np.float32)
    trained = {name: (begin, end) for name, begin, end in card.kinds}
    for name, begin, end in kinds_of(game):
        there = trained.get(name, (0, 0))
        if there[1] - there[0] == end - begin:
            policy[begin:end] = weights.policy[there[0] : there[1]]
            leaning[begin:end] = weights.policy_bias[there[0] : there[1]]
    # Constant within a game: the number of seats.
    bias = weights.first_bias + weights.first[size + seats - 1]
    kept = [head * card.seats + seat for head in range(HEADS) for seat in range(seats)]
    layers = (
        first, bias, weights.second, weights.second_bias,
        weights.out[:, kept], weights.out_bias[kept], policy, leaning,
        weights.skip[:seats, kept],
    )  # fmt: skip
    return Ready(
        observer,
        base_of(game, card.base),
        card.base == "sense" and known(game.name) is not None,
        card.staking,
        turned_kinds(game, seats),
        tuple(np.ascontiguousarray(layer) for layer in layers),
        card.scale,
        card.temperature.get(seats, 1.0),
    )


def base_of(game: AnyGame, base: str) -> Callable[[Any], Sequence[float]]:
    """Return the function a network corrects: each seat's expected points."""
    if base != "sense":
        return game.scores
    sense = sense_of(game)
    if sense.instead is None:
        return sense.outlook
    return lambda s: sense.at(s).outlook(s)


def card_of(
    game: AnyGame,
    most: int,
    base: str,
    scale: float,
    games: int,
    staking: bool = False,
    least: int = 2,
) -> Card:
    """Return the card of a network for the present version of a game."""
    return Card(
        game=game.name,
        rules=game.version,
        observation=VERSION,
        seats=most,
        least=least,
        entries=list(Observer(game, most).names),
        kinds=kinds_of(game),
        base=base,
        scale=scale,
        staking=staking,
        games=games,
    )

"""How a network is trained: every number that training depends on, by game.

Settings that a game does not name have their defaults; a game that is not listed has all defaults.
"""

from typing import Final

import msgspec

from parvis.engine import OptionValue
from parvis.training import BadConfig
from parvis.training.selfplay import Thought


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a training."""

    seed: int = 1
    seats: dict[int, int] = {}  # how often each number of seats is played; empty: all alike
    options: tuple[tuple[int, dict[str, OptionValue]], ...] = ((1, {}),)  # likewise
    first: int = 2000  # games by the hand-written search, to begin with
    games: int = 1000  # of each round after that
    teacher: Thought = Thought(full=24)
    thought: Thought = Thought(full=48, quick=8, share=0.25)
    rounds: int = 3  # that a network is fitted to, the last ones
    per_game: int = 40  # positions of a game that are shown
    horizon: float = 0.1  # of a game: how far ahead the search's judgement is trusted
    outcome: float = 0.2  # of a target is how the game ended
    base: str = "sense"  # what the network corrects: "sense", hand-written, or "scores"
    staking: bool = False  # a search goes by its shares of what is at stake, not by its points
    correction: float = 1.0  # how much of what the network would correct is taken
    wide: int = 96  # units of the first layer
    narrow: int = 32  # and of the second
    epochs: int = 6
    gate: int = 100  # games of the match that a new network must win …
    wanted: float = 0.55  # … by this share, …
    milliseconds: int = 5  # … each with so much processor time a decision


GAMES: Final = {
    "clochemerle": Config(seats={2: 4, 3: 1, 4: 1}, correction=0.5),
    "descendance": Config(
        seats={2: 6, 3: 1, 4: 1, 5: 1},
        options=((3, {}), (1, {"inn": True})),
        correction=0.5,
    ),
    "emara": Config(seats={2: 4, 3: 1, 4: 1}),
    "hoyuk": Config(
        seats={2: 6, 3: 1, 4: 1, 5: 1},
        options=((4, {}), (1, {"mode": "intermediate"}), (1, {"mode": "expert"})),
        wide=64,
    ),
    "piliers": Config(seats={2: 4, 3: 1, 4: 1}),
}


def plan_of(config: Config, round: int) -> tuple[int, Thought]:
    """Return how many games a round has and how they are thought about."""
    if round == 0:
        return config.first, config.teacher
    return config.games, config.thought


def config_of(game: str, changes: list[str] | None = None) -> Config:
    """Return how a game is trained, with changes such as "games=100"; raise BadConfig."""
    config = GAMES.get(game, Config())
    for change in changes or []:
        name, equals, text = change.partition("=")
        if name not in Config.__struct_fields__ or not equals:
            names = ", ".join(Config.__struct_fields__)
            raise BadConfig(f"{change!r} is not NAME=VALUE with a name of these: {names}")
        given = {**msgspec.to_builtins(config, str_keys=True), name: _value(text)}
        try:
            config = msgspec.convert(given, Config, strict=False)
        except msgspec.ValidationError as error:
            raise BadConfig(f"{change!r} can't be: {error}") from None
    return config


def _value(text: str) -> object:
    """Read a value: JSON, or a word as it is."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text

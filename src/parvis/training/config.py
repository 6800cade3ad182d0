"""Training settings by game.

Unlisted settings and games use the defaults.
"""

from typing import Final

import msgspec

from parvis.engine import OptionValue
from parvis.training import BadConfig
from parvis.training.selfplay import Thought


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a training run."""

    seed: int = 1
    seats: dict[int, int] = {}  # weight of each number of seats; empty: equal
    options: tuple[tuple[int, dict[str, OptionValue]], ...] = ((1, {}),)  # weighted options
    first: int = 2000  # games of the hand-written search at the start
    games: int = 1000  # games in each later round
    teacher: Thought = Thought(full=24)
    thought: Thought = Thought(full=48, quick=8, share=0.25)
    rounds: int = 3  # number of latest rounds that a network is fitted to
    per_game: int = 40  # sampled positions per game
    horizon: float = 0.1  # share of a game: how far ahead the search's evaluation is trusted
    outcome: float = 0.2  # weight of the game's outcome in a target
    base: str = "sense"  # the base evaluation: "sense" (hand-written) or "scores"
    # whether a search maximises each seat's share of the stakes instead of its points
    staking: bool = False
    correction: float = 1.0  # share of the network's correction that is applied
    wide: int = 96  # units of the first layer
    narrow: int = 32  # units of the second layer
    epochs: int = 6
    gate: int = 100  # games in the match that a new network must win …
    wanted: float = 0.55  # … with this share (2/N of it with N seats), …
    milliseconds: int = 5  # … at this much processor time per decision


GAMES: Final = {
    "clochemerle": Config(seats={2: 4, 3: 1, 4: 1}, correction=0.5),
    "descendance": Config(
        seats={2: 6, 3: 1, 4: 1, 5: 1},
        options=((3, {}), (1, {"inn": True})),
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
    """Return a round's number of games and its search budget."""
    if round == 0:
        return config.first, config.teacher
    return config.games, config.thought


def config_of(game: str, changes: list[str] | None = None) -> Config:
    """Return a game's settings with changes such as "games=100"; raise BadConfig."""
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
    """Parse a value: JSON, or a bare word."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text

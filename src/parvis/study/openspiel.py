"""The games in OpenSpiel: `load("piliers", seats=3)`.

Importing this module registers every game with `pyspiel.load_game`, options included:
`parvis_descendance(players=2,inn=True)`. OpenSpiel serialises games and states as such names and
lists of actions, so any process that imports this module can read them back.

Chance nodes are explicit. Action numbers are those of the other environments, with seats relative
to the chooser. `imagine` provides `resample_from_infostate`. Needs the extra `parvis[openspiel]`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np

from parvis.extras import MissingExtra

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("an OpenSpiel game", "open_spiel", "openspiel") from error

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, OptionValue, seeded
from parvis.engine.options import Option
from parvis.engine.plain import dump
from parvis.engine.plain import load as read
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.sight.observation import Observer
from parvis.study.environment import Turns, rewards_of, turns_of

LONGEST = 20_000  # limit of a game's length; no game comes near it


def short_name(name: str) -> str:
    """Return a game's name in OpenSpiel."""
    return f"parvis_{name}"


class SpielState(pyspiel.State):
    """A state of a game, as OpenSpiel traverses it."""

    def __init__(
        self,
        game: pyspiel.Game,
        rules: AnyGame,
        turns: Turns,
        state: BaseState,
        own: list[list[str]],
        origin: bytes = b"",
    ) -> None:
        super().__init__(game)
        self.rules = rules
        self.turns = turns
        self.state = state
        self.own = own  # by seat, the words it has chosen
        self.origin = origin  # where its history begins, if not at the start of a game

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        again: SpielState = self.clone()  # OpenSpiel keeps the history of actions, and copies it
        return again

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a state as its history, with its secrets, for another process."""
        return _resumed, (self.get_game(), self.origin, self.history())

    def current_player(self) -> int:
        actor = self.rules.actor(self.state)
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        rules, s = self.rules, self.state
        if not s.agenda or s.agenda[-1].seat != player:
            return []
        turned = self._turned()
        if turned is not None:
            return sorted(turned[value + 1] for value in rules.options(s))
        return sorted(rules.action(s, value) for value in rules.options(s))

    def _turned(self) -> list[int] | None:
        """Return the pending actions with seats relative to the chooser, if they name seats."""
        task = self.state.agenda[-1]
        turns = self.turns[task.kind]
        return None if turns is None else turns[task.seat]

    def _value(self, action: int) -> int:
        turned = self._turned()
        if turned is not None and action in turned:
            return turned.index(action) - 1
        return self.rules.choice(self.state, action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of a draw with their probabilities."""
        rules, s = self.rules, self.state
        offered = rules.options(s)
        weight = 1 / len(offered)
        counts: dict[int, int] = {}
        for value in offered:
            counts[value] = counts.get(value, 0) + 1
        return [(rules.action(s, value), weight * count) for value, count in counts.items()]

    def _apply_action(self, action: int) -> None:
        rules, s = self.rules, self.state
        value = self._value(action)
        actor = s.agenda[-1].seat
        if actor != CHANCE:
            self.own[actor].append(rules.spell(s, value))
        rules.choose(s, value, QUIET)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.spell(self.state, self._value(action))

    def is_terminal(self) -> bool:
        return not self.state.agenda

    def returns(self) -> list[float]:
        return rewards_of(self.rules, self.state, len(self.own), "rank")

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees now, with the pending question."""
        s = self.state
        player = self._seated(player)
        view = msgspec.json.encode(self.rules.view(s, player)).decode()
        asked = s.agenda[-1] if s.agenda and s.agenda[-1].seat == player else None
        return f"{self.rules.kind(s).name if asked else '-'} {view}"

    def _seated(self, player: int | None) -> int:
        """Return a player, by default the one to move; chance sees nothing."""
        player = self.current_player() if player is None else player
        if not 0 <= player < len(self.own):
            raise ValueError(f"there is no player {player} to see anything")
        return player

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees now and its own past choices."""
        player = self._seated(player)
        return f"{'; '.join(self.own[player])} | {self.observation_string(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player can't tell from this one."""
        random = seeded(int(sampler() * (1 << 53)))
        supposed = self.rules.imagine(self.state, player, random)
        game: SpielGame = self.get_game()
        return game.suppose(Origin(dump(self.rules, supposed, len(self.own)), self.own))

    def __str__(self) -> str:
        return msgspec.json.encode(self.rules.view(self.state, None)).decode()


class Seen:
    """OpenSpiel's observer, with the vector of the other environments."""

    def __init__(self, game: "SpielGame", recalls: bool) -> None:
        self.recalls = recalls  # whether its strings include the player's past choices
        self.observer = Observer(game.rules, game.count)
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        s = state.state
        task = s.agenda[-1] if s.agenda and s.agenda[-1].seat == player else None
        self.tensor[:] = self.observer.encode(state.rules.view(s, player), player, task)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


class Origin(msgspec.Struct, frozen=True):
    """A starting state without an OpenSpiel history, and each seat's choices before it."""

    state: bytes
    own: list[list[str]]


class SpielGame(pyspiel.Game):
    """One of our games for OpenSpiel; each game has a subclass below.

    They are module-level classes because OpenSpiel frees them after the interpreter has exited.
    """

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules = game_of(self.name)
        given = {**parameters(rules), **(params or {})}
        seats = self.count = int(given["players"])
        self.chosen = {option.name: _read(option, given[option.name]) for option in rules.settings}
        self.turns = turns_of(rules, seats)
        rules.chosen(seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=rules.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(rules, seats), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.name, self.count, self.chosen)

    def new_initial_state(self) -> SpielState:
        state = self.rules.start(self.count, 0, self.chosen)  # the seed is never used
        own: list[list[str]] = [[] for _ in range(self.count)]
        return SpielState(self, self.rules, self.turns, state, own)

    def suppose(self, origin: Origin) -> SpielState:
        """Return an imagined state."""
        state = read(self.rules, origin.state)
        own = [words[:] for words in origin.own]
        return SpielState(self, self.rules, self.turns, state, own, msgspec.json.encode(origin))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen:
        """Return an observer. OpenSpiel's C++ code asks for strings through it."""
        return Seen(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _resumed(game: SpielGame, origin: bytes, history: list[int]) -> SpielState:
    """Rebuild a state from its origin and the actions since."""
    if origin:
        state = game.suppose(msgspec.json.decode(origin, type=Origin))
    else:
        state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def type_of(rules: AnyGame, seats: int) -> pyspiel.GameType:
    """Return what OpenSpiel must know about a game, for a number of seats, in advance."""
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(rules.name),
        long_name=f"Parvis: {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def parameters(rules: AnyGame) -> dict[str, Any]:
    """Return a game's OpenSpiel parameters with their defaults."""
    return {
        "players": rules.seats[0],
        **{option.name: _written(option, option.values[0]) for option in rules.settings},
    }


def _written(option: Option, value: OptionValue) -> OptionValue:
    """Return a value as an OpenSpiel parameter, all of whose values must have one type.

    Numbers among words become words: `n12`.
    """
    if isinstance(value, str) or len({type(one) for one in option.values}) == 1:
        return value
    return f"n{value}"


def _read(option: Option, written: OptionValue) -> OptionValue:
    """Return the value of a parameter; an invalid one unchanged, for the rules to reject."""
    return next((one for one in option.values if _written(option, one) == written), written)


def load(
    name: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None
) -> SpielGame:
    """Return a game for OpenSpiel's algorithms."""
    rules = game_of(name)
    count = rules.seats[0] if seats is None else seats
    chosen = rules.chosen(count, dict(options or {}))  # bad options would crash OpenSpiel
    written = {
        option.name: _written(option, option.values[index])
        for option, index in zip(rules.settings, chosen, strict=True)
    }
    return CLASSES[name]({"players": count, **written})


CLASSES: Final[dict[str, type[SpielGame]]] = {
    name: type(f"Spiel_{name}", (SpielGame,), {"name": name}) for name in game_names()
}


def register() -> None:
    """Register every game with `pyspiel.load_game`. Importing this module does it."""
    for name, made in CLASSES.items():
        if short_name(name) not in pyspiel.registered_names():
            rules = game_of(name)
            pyspiel.register_game(type_of(rules, rules.seats[0]), made)


register()

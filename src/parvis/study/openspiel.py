"""The games in OpenSpiel: `load("piliers", seats=3)`, then anything OpenSpiel can do.

Chance nodes are explicit, a game's action numbers are its own, and a state that a player
can't tell from the true one comes from `imagine`. Needs the extra `parvis[openspiel]`.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from parvis.engine import CHANCE, QUIET, BaseState, Game, OptionValue, seeded
from parvis.games import game as game_of
from parvis.games import games
from parvis.study.environment import rewards_of
from parvis.study.observation import Observer

LONGEST = 20_000  # choices of one game; no game comes near it


def short_name(name: str) -> str:
    """Return the name under which OpenSpiel knows a game."""
    return f"parvis_{name}"


class SpielState(pyspiel.State):
    """One moment of a game, as OpenSpiel walks through it."""

    def __init__(
        self, game: pyspiel.Game, rules: Game[Any], state: BaseState, own: list[list[str]]
    ) -> None:
        super().__init__(game)
        self.rules = rules
        self.state = state
        self.own = own  # for each seat, the words it has chosen

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        again: SpielState = self.clone()  # OpenSpiel keeps the history of actions, and copies it
        return again

    def _again(self, state: BaseState) -> "SpielState":
        own = [words[:] for words in self.own]
        return SpielState(self.get_game(), self.rules, state, own)

    def current_player(self) -> int:
        actor = self.rules.actor(self.state)
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        rules, s = self.rules, self.state
        if not s.agenda or s.agenda[-1].seat != player:
            return []
        return sorted(rules.action(s, value) for value in rules.options(s))

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
        value = rules.choice(s, action)
        actor = s.agenda[-1].seat
        if actor != CHANCE:
            self.own[actor].append(rules.spell(s, value))
        rules.choose(s, value, QUIET)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.spell(self.state, self.rules.choice(self.state, action))

    def is_terminal(self) -> bool:
        return not self.state.agenda

    def returns(self) -> list[float]:
        return rewards_of(self.rules, self.state, len(self.own), "rank")

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees now, and what it is asked."""
        s = self.state
        player = self._seated(player)
        view = msgspec.json.encode(self.rules.view(s, player)).decode()
        asked = s.agenda[-1] if s.agenda and s.agenda[-1].seat == player else None
        return f"{self.rules.kind(s).name if asked else '-'} {view}"

    def _seated(self, player: int | None) -> int:
        """Return a player, the one who must choose by default; chance sees nothing."""
        player = self.current_player() if player is None else player
        if not 0 <= player < len(self.own):
            raise ValueError(f"there is no player {player} to see anything")
        return player

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees now and all that it has chosen."""
        player = self._seated(player)
        return f"{'; '.join(self.own[player])} | {self.observation_string(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player can't tell from this one."""
        random = seeded(int(sampler() * (1 << 53)))
        return self._again(self.rules.imagine(self.state, player, random))

    def __str__(self) -> str:
        return msgspec.json.encode(self.rules.view(self.state, None)).decode()


class Seen:
    """OpenSpiel's observer: the same vector that the other environments give."""

    def __init__(self, game: "SpielGame") -> None:
        self.observer = Observer(game.rules, game.count)
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        s = state.state
        task = s.agenda[-1] if s.agenda and s.agenda[-1].seat == player else None
        self.tensor[:] = self.observer.encode(state.rules.view(s, player), player, task)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielGame(pyspiel.Game):
    """One of our games as OpenSpiel's."""

    def __init__(
        self, rules: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: int = 0
    ) -> None:
        self.rules = rules
        self.count = seats
        self.chosen = dict(options)
        self.seed = seed
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
        super().__init__(type_of(rules, seats), info, {"players": seats})

    def new_initial_state(self) -> SpielState:
        state = self.rules.start(self.count, self.seed, self.chosen)
        return SpielState(self, self.rules, state, [[] for _ in range(self.count)])

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen:
        return Seen(self)


def type_of(rules: Game[Any], seats: int) -> pyspiel.GameType:
    """Return what OpenSpiel must know of a game, for a number of seats, before it is started."""
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
        parameter_specification={"players": rules.seats[0]},
    )


def load(
    name: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None
) -> SpielGame:
    """Return a game for OpenSpiel's algorithms."""
    rules = game_of(name)
    count = rules.seats[0] if seats is None else seats
    return SpielGame(rules, count, options or {}, secrets.randbits(40))


class Registered(SpielGame):
    """A game that OpenSpiel makes by itself; each game has a class of its own below this.

    A class, not a function: OpenSpiel lets go of it after Python has ended, and must not
    be the last to do so.
    """

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = game_of(self.name)
        super().__init__(rules, int((params or {}).get("players", rules.seats[0])), {})


def register() -> None:
    """Make every game known to `pyspiel.load_game("parvis_piliers(players=3)")`."""
    for name in games():
        if short_name(name) not in pyspiel.registered_names():
            rules = game_of(name)
            made = type(f"Registered_{name}", (Registered,), {"name": name})
            pyspiel.register_game(type_of(rules, rules.seats[0]), made)

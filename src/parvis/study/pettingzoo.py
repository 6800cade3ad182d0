"""The games as PettingZoo environments: `parvis.env("descendance", seats=4)`.

An agent's observation is a dictionary of the vector and its action mask. The mask is also in its
info, and `legal_actions()` lists the legal actions. `raw_env` raises on an illegal action; `env`
ends the game with a loss for the offender, as PettingZoo's own games do.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np

from parvis.extras import MissingExtra

try:
    import gymnasium
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise MissingExtra("a PettingZoo environment", "pettingzoo", "study") from error

from parvis.engine import OptionValue
from parvis.games import game as game_of
from parvis.study.environment import Episode, usual_seats

AnyEnv: TypeAlias = AECEnv[str, dict[str, Any], int]

ILLEGAL: Final = -1.0  # the reward of an illegal action
INTEGERS: Final = (int, np.integer)


class raw_env(AnyEnv):
    """A game as an AEC environment, without wrappers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        forced: bool = False,
    ) -> None:
        super().__init__()
        rules = game_of(game)
        self.metadata = {"render_modes": ["ansi"], "name": f"{game}_v1", "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the only render mode is 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        chairs = usual_seats(rules) if seats is None else seats
        self.table = Episode(rules, chairs, options, reward, forced=forced)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = np.finfo(np.float32).max
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(
                    -high, high, (self.table.observer.size,), np.float32
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, (rules.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(rules.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, it is random."""
        self.table.reset(secrets.randbits(48) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.table.nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._tell(self.table.seat)

    def _tell(self, seat: int) -> None:
        """Select a seat and give it its mask. The others have none."""
        before, agent = self.agent_selection, self.possible_agents[seat]
        if agent is not before:
            self.infos[before] = {"action_mask": self.table.nothing}
            self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.table.mask(seat)}

    def legal_actions(self) -> list[int]:
        """List the legal actions of the selected agent; none after the end."""
        return [] if self.terminations.get(self.agent_selection, True) else self.table.legal()

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Return what the selected agent observes, has won and may do.

        Overridden for speed: it is called at every step and computes the mask once.
        """
        agent = self.agent_selection
        info = self.infos[agent]
        seen = None
        if observe:
            vector = self.table.observe(self._seats[agent])
            seen = {"observation": vector, "action_mask": info["action_mask"]}
        won = self._cumulative_rewards[agent]
        return seen, won, self.terminations[agent], self.truncations[agent], info

    def observe(self, agent: str) -> dict[str, Any]:
        info = self.infos.get(agent)
        mask = info["action_mask"] if info else self.table.nothing
        return {"observation": self.table.observe(self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action; raise IllegalChoice for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a living agent must act")
        seat = self.table.step(action)
        if seat >= 0:
            self._tell(seat)
            return
        for seat, reward in enumerate(self.table.rewards()):  # all are 0 before the end
            self.rewards[self.possible_agents[seat]] = reward
        told = {"action_mask": self.table.nothing, **self.table.outcome()}
        self.infos = dict.fromkeys(self.agents, told)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def forfeit(self, reward: float) -> None:
        """End the game; the agent to move gets a reward, the others nothing."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = reward
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the text table, as a spectator sees it."""
        return None if self.render_mode is None else self.table.text()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class guarded_env(wrappers.OrderEnforcingWrapper[str, dict[str, Any], int]):
    """PettingZoo's three usual wrappers in one.

    Calls in the wrong order and actions outside the action space raise; an illegal action ends the
    game for the offender. Three nested wrappers take longer than the game itself. A test compares
    this one with them.
    """

    def __init__(self, inside: raw_env) -> None:
        super().__init__(inside)
        self.inside = inside
        self.actions = inside.table.game.actions

    def last(self, observe: bool = True) -> Any:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.inside.last(observe)

    def step(self, action: int | None) -> None:
        inside = self.inside
        self._has_updated = True
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        elif not inside.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            agent = inside.agent_selection
            dead = inside.terminations[agent] or inside.truncations[agent]
            known = isinstance(action, INTEGERS) and 0 <= action < self.actions
            assert known or (action is None and dead), "action is not in action space"
            if dead or inside.infos[agent]["action_mask"][action]:
                inside.step(action)
            else:
                EnvLogger.warn_on_illegal_move()
                inside.forfeit(ILLEGAL)

    def __str__(self) -> str:
        return str(self.inside)


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
    forced: bool = False,
) -> AnyEnv:
    """Return a game in a wrapper as safe as PettingZoo's usual ones.

    The environment makes forced choices; `forced=True` keeps them as steps.
    """
    return guarded_env(raw_env(game, seats, options, reward, render_mode, forced))

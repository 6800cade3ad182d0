"""The games as PettingZoo environments: `parvis.env("descendance", seats=4)`.

An agent's observation is a dictionary of the vector and the mask of its actions; the mask
stands in its info as well. `raw_env` raises on an illegal action; `env` ends the game for
the offender, as PettingZoo's own games do.
"""

import secrets
from collections.abc import Mapping
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from parvis.engine import OptionValue
from parvis.games import game as game_of
from parvis.study.environment import Table

AnyEnv: TypeAlias = AECEnv[str, dict[str, Any], int]


class raw_env(AnyEnv):
    """One game as an AEC environment, without wrappers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = game_of(game)
        self.metadata = {"render_modes": ["ansi"], "name": f"{game}_v1", "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = Table(rules, rules.seats[0] if seats is None else seats, options, reward)
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
        """Start anew. Without a seed, every game is another one."""
        self.table.reset(secrets.randbits(48) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.table.nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._tell(self.agents[0])

    def _tell(self, before: str) -> None:
        """Say whose turn it is after somebody's, and give it its mask. The others have none."""
        seat = self.table.seat
        self.infos[before] = {"action_mask": self.table.nothing}
        if seat >= 0:
            self.agent_selection = agent = self.possible_agents[seat]
            self.infos[agent] = {"action_mask": self.table.mask(seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        info = self.infos.get(agent)
        mask = info["action_mask"] if info else self.table.nothing
        return {"observation": self.table.observe(self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action; raise IllegalChoice for one that is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a living agent must act")
        self.table.step(int(action))
        if self.table.seat < 0:  # rewards come only now; until then all are 0
            for seat, reward in enumerate(self.table.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._tell(agent)

    def render(self) -> str | None:
        """Return the table in text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        import msgspec

        seen = self.table.game.view(self.table.state, None)
        return msgspec.json.format(msgspec.json.encode(seen)).decode()

    def close(self) -> None:
        """Release nothing: a table is only memory."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
) -> AnyEnv:
    """Return a game in PettingZoo's usual wrappers."""
    made: Any = raw_env(game, seats, options, reward, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    wrapped: AnyEnv = wrappers.OrderEnforcingWrapper(made)
    return wrapped

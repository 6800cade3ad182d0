"""One seat against computer players, as a Gymnasium environment: `parvis.gym("emara")`.

The opponents are players by name, as in the arena. A step is one decision of the learner;
chance and the opponents answer until its next one, or the end. The mask of legal actions
stands in `info["action_mask"]`, and `action_masks()` returns it for sb3-contrib. The last
`info` has scores, ranks and the record.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv

from parvis.engine import IllegalChoice, OptionValue, Random, seeded
from parvis.games import game as game_of
from parvis.players import Player, check_player, player, seen_of
from parvis.players.chance import RandomPlayer
from parvis.sight.observation import Mask, Vector
from parvis.study.environment import Episode, usual_seats

OPPONENTS: Final = ("greedy",)
ILLEGAL: Final = -1.0  # the reward of an action that is not offered


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A game as the one who learns to play one seat of it meets it."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = OPPONENTS,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        seat: int | None = None,
        render_mode: str | None = None,
        forced: bool = False,
    ) -> None:
        rules = game_of(game)
        chairs = len(opponents) + 1 if seats is None and len(opponents) > 1 else seats
        chairs = usual_seats(rules) if chairs is None else chairs
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the only render mode is 'ansi', not {render_mode!r}")
        if seat is not None and not 0 <= seat < chairs:
            raise ValueError(f"there is no seat {seat} at a table of {chairs}")
        self.table = Episode(rules, chairs, options, reward, forced=forced)
        self.opponents = _line_up(opponents, chairs)
        self.render_mode = render_mode
        self.given = seat  # None: another one in every game
        self.seat = 0
        self.lost = False  # by an action that was not offered
        self.players: list[Player] = []
        high = np.finfo(np.float32).max
        shape = (self.table.observer.size,)
        self.observation_space = gymnasium.spaces.Box(-high, high, shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a game. Seed, seat and opponents' luck all follow from the seed."""
        super().reset(seed=seed)
        drawn = seed if seed is not None else int(self.np_random.integers(1 << 48))
        random: Random = seeded(drawn)
        chairs = self.table.seats
        self.seat = random.below(chairs) if self.given is None else self.given
        name = self.table.game.name
        self.players = [player(spec, name, random.below(1 << 30)) for spec in self.opponents]
        self.table.reset(random.below(1 << 30))
        self.lost = False
        self._answer()
        return self._seen(), self._info()

    def _answer(self) -> None:
        """Let the opponents play until the learner must decide, or the game is over."""
        table, mine = self.table, self.seat
        while table.seat not in (-1, mine):
            seat = table.seat
            who = self.players[(seat - mine) % table.seats - 1]
            if isinstance(
                who, RandomPlayer
            ):  # it looks at nothing: nothing need be imagined for it
                value = who.random.pick(table.offered)
            else:
                value = who.choose(seen_of(table.game, table.state, seat))
            if value not in table.offered:
                raise IllegalChoice(f"an opponent chose {value}, which is not offered")
            table.choose(value)

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take an action. One that is not offered ends the game, as a loss."""
        if not self.table.offers(int(action)):
            self.lost = True
            return self._seen(), ILLEGAL, True, False, self._info()
        self.table.step(action)
        self._answer()
        ended = self.table.seat < 0
        won = self.table.rewards()[self.seat] if ended else 0.0
        return self._seen(), won, ended, False, self._info()

    def action_masks(self) -> Mask:
        """Return 1 for each action that may be taken now."""
        return self.table.mask(self.seat)

    def _seen(self) -> Vector:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.lost:
            info["illegal"] = True
        return {**info, **self.table.outcome()} if self.table.seat < 0 else info

    def render(self) -> str | None:
        """Return the table in text, as a spectator sees it."""
        return None if self.render_mode is None else self.table.text()


def _line_up(opponents: Sequence[str], chairs: int) -> tuple[str, ...]:
    """Return the opponent of each other seat, clockwise; one may stand for all."""
    if isinstance(opponents, str):
        opponents = (opponents,)
    if chairs == 1:
        return ()
    if len(opponents) not in (1, chairs - 1):
        raise ValueError(f"{chairs} seats need 1 or {chairs - 1} opponents, not {len(opponents)}")
    checked = tuple(check_player(spec) for spec in opponents)
    return checked * (chairs - 1) if len(checked) == 1 else checked


def vector(
    game: str, count: int, processes: bool = True, **settings: Any
) -> VectorEnv[Any, Any, Any]:
    """Return many such environments as one, each in a process of its own unless told otherwise.

    A game that ends is started again at once, in the same step.
    """
    if count < 1:
        raise ValueError(f"there are no {count} games")
    make = partial(SeatEnv, game, **settings)
    if processes:
        return AsyncVectorEnv([make] * count, autoreset_mode=AutoresetMode.SAME_STEP)
    return SyncVectorEnv([make] * count, autoreset_mode=AutoresetMode.SAME_STEP)

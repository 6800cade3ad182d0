"""One seat against computer players, as a Gymnasium environment: `parvis.gym("emara")`.

Opponents are named as in the arena. A step is one decision of the learner; chance and the
opponents play until its next one, or the end. The mask of legal actions is in
`info["action_mask"]`; `action_masks()` returns it for sb3-contrib. The last `info` has scores,
ranks and the record.
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
ILLEGAL: Final = -1.0  # the reward of an illegal action


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A game as the learner at one seat meets it."""

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
        self.given = seat  # None: a random seat in each game
        self.seat = 0
        self.lost = False  # by an illegal action
        self.players: list[Player] = []
        high = np.finfo(np.float32).max
        shape = (self.table.observer.size,)
        self.observation_space = gymnasium.spaces.Box(-high, high, shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a game. The seat and the opponents' luck follow from the seed."""
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
        """Play the opponents until the learner must decide or the game is over."""
        table, mine = self.table, self.seat
        while table.seat not in (-1, mine):
            seat = table.seat
            who = self.players[(seat - mine) % table.seats - 1]
            if isinstance(
                who, RandomPlayer
            ):  # this player looks at nothing, so nothing needs to be imagined
                value = who.random.pick(table.offered)
            else:
                value = who.choose(seen_of(table.game, table.state, seat))
            if value not in table.offered:
                raise IllegalChoice(f"an opponent chose {value}, which is not offered")
            table.choose(value)

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take an action. An illegal one ends the game as a loss."""
        if not self.table.offers(int(action)):
            self.lost = True
            return self._seen(), ILLEGAL, True, False, self._info()
        self.table.step(action)
        self._answer()
        ended = self.table.seat < 0
        won = self.table.rewards()[self.seat] if ended else 0.0
        return self._seen(), won, ended, False, self._info()

    def action_masks(self) -> Mask:
        """Return 1 for each legal action."""
        return self.table.mask(self.seat)

    def _seen(self) -> Vector:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.lost:
            info["illegal"] = True
        return {**info, **self.table.outcome()} if self.table.seat < 0 else info

    def render(self) -> str | None:
        """Return the text table, as a spectator sees it."""
        return None if self.render_mode is None else self.table.text()


def _line_up(opponents: Sequence[str], chairs: int) -> tuple[str, ...]:
    """Return the opponents by seat, clockwise; a single one plays all other seats."""
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
    """Return several such environments as one, by default each in its own process.

    A game that ends is restarted in the same step.
    """
    if count < 1:
        raise ValueError(f"there are no {count} games")
    make = partial(SeatEnv, game, **settings)
    if processes:
        return AsyncVectorEnv([make] * count, autoreset_mode=AutoresetMode.SAME_STEP)
    return SyncVectorEnv([make] * count, autoreset_mode=AutoresetMode.SAME_STEP)

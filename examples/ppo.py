"""Train sb3-contrib's MaskablePPO on one seat of a game, then count its wins.

pip install -e '.[study]' sb3-contrib
python -m examples.ppo emara 5 random
"""

import sys
import time

from sb3_contrib import MaskablePPO

import parvis


def train(game: str, minutes: float, opponent: str, games: int = 100) -> float:
    """Return the share of games that the trained policy wins against the opponent."""
    until = time.monotonic() + 60 * minutes
    model = MaskablePPO("MlpPolicy", parvis.gym(game, [opponent]), n_steps=512, seed=1)
    model.learn(10**9, callback=lambda *_: time.monotonic() < until)
    env, won = parvis.gym(game, [opponent]), 0
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=info["action_mask"])
            seen, _, ended, _, info = env.step(action)
        won += info["ranks"][info["seat"]] == 1
    return won / games


if __name__ == "__main__":
    game, minutes, opponent = sys.argv[1:] if len(sys.argv) == 4 else ("emara", "5", "random")
    print(f"{game}: wins {train(game, float(minutes), opponent):.0%} of 100 against {opponent}.")

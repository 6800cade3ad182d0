"""Measures the learning environments, with RLCard and PettingZoo in the same run.

A step reads the observation and the mask, then takes a random legal action.

- Raw environments list the legal actions (`legal_actions()`), as RLCard's states do. No loop
  searches the mask for them, but the mask is still computed at every step.
- Wrapped environments are played like tictactoe_v3, which offers only its mask.
- The rows "no observation" request none (`last(observe=False)`), since a random player needs
  none. The mask is also in the agent's info.
- The rows "gym" are one seat against a random player (`parvis.gym`). A step is one decision of
  that seat, with the other player's answers.

Times are processor time, the best of several interleaved rounds. `make bench` runs this after
benchmarks.speed.
"""

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import rlcard
from rich.console import Console
from rich.table import Table as Grid

import parvis
from benchmarks import build
from parvis.study.pettingzoo import env, raw_env

with warnings.catch_warnings():  # newer versions deprecate this import
    warnings.simplefilter("ignore")
    from pettingzoo.classic import tictactoe_v3


def pettingzoo_steps(
    environment: Any, steps: int, observe: bool = True, listed: bool = False
) -> float:
    """Return an AEC environment's steps per second; finished games restart.

    Legal actions come from the environment's list, or from the mask.
    """
    pick = random.Random(1).choice
    environment.reset(seed=1)
    start = time.process_time()
    for done in range(steps):
        observation, _, ended, cut, info = environment.last(observe)
        if ended or cut:
            environment.reset(seed=done)
            continue
        if listed:
            environment.step(pick(environment.legal_actions()))
            continue
        mask = (observation if observe else info)["action_mask"]
        legal = mask.view(np.bool_).nonzero()[0]  # NumPy searches booleans much faster
        environment.step(int(pick(legal)))
    return steps / (time.process_time() - start)


def gym_steps(environment: Any, steps: int) -> float:
    """Return one seat's decisions per second in a Gymnasium environment, opponents included."""
    pick = random.Random(1).choice
    _, info = environment.reset(seed=1)
    start = time.process_time()
    for done in range(steps):
        legal = info["action_mask"].view(np.bool_).nonzero()[0]
        _, _, ended, _, info = environment.step(int(pick(legal)))
        if ended:
            _, info = environment.reset(seed=done)
    return steps / (time.process_time() - start)


def rlcard_steps(name: str, steps: int) -> float:
    """Return an RLCard environment's steps per second."""
    environment = rlcard.make(name, config={"seed": 1})
    pick = random.Random(1).choice
    state, _ = environment.reset()
    start = time.process_time()
    for _ in range(steps):
        if environment.is_over():
            state, _ = environment.reset()
            continue
        state, _ = environment.step(pick(list(state["legal_actions"])))
    return steps / (time.process_time() - start)


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=4, help="interleaved rounds; the best counts")
    given.add_argument("--steps", type=int, default=2000, help="steps a round")
    arguments = given.parse_args()
    steps = arguments.steps
    runs: dict[str, Callable[[], float]] = {
        "rlcard gin-rummy": partial(rlcard_steps, "gin-rummy", steps),
        "pettingzoo tictactoe_v3": partial(pettingzoo_steps, tictactoe_v3.env(), steps),
    }
    for name in parvis.game_names():
        seats = max(2, parvis.game(name).seats[0])
        line, raw = f"{name} {seats}", raw_env(name, seats=seats)
        listed = partial(pettingzoo_steps, raw, steps, listed=True)
        runs[f"{line} raw, no observation"] = partial(listed, observe=False)
        runs[f"{line} raw"] = listed
        runs[f"{line} wrapped"] = partial(pettingzoo_steps, env(name, seats=seats), steps)
        runs[f"{line} gym, random opponent"] = partial(
            gym_steps, parvis.gym(name, ["random"]), steps
        )
    best: dict[str, float] = dict.fromkeys(runs, 0.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(arguments.rounds):
            for line, run in runs.items():
                best[line] = max(best[line], run())
    show(best)
    return 0


def show(best: dict[str, float]) -> None:
    gin, tictactoe = best["rlcard gin-rummy"], best["pettingzoo tictactoe_v3"]
    grid = Grid(title=f"environment steps, processor time, {build()}")
    for head in ("", "steps/s", "× gin-rummy", "× tictactoe_v3"):
        grid.add_column(head, justify="right" if head else "left")
    for line, speed in best.items():
        grid.add_row(line, f"{speed:,.0f}", f"{speed / gin:.1f}", f"{speed / tictactoe:.1f}")
    Console(width=80).print(grid)


if __name__ == "__main__":
    sys.exit(main())

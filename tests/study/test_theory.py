"""A game small enough for theory: OpenSpiel solves it, and says how far from solved it is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SOLVED = """
import json
from examples.solve import UniformRandomPolicy, counted, exploitability, figure, load, solve

game = load("chantier", 2)
random = exploitability.exploitability(game, UniformRandomPolicy(game))
points = [(done, value) for done, value, _ in solve(game, 8)]
drawn = figure(points, random)
print(json.dumps([counted(game), random, points, drawn.count("<circle")]))
"""

STRINGS = """
import pyspiel
from examples.solve import load

game = load("chantier", 2)
state = game.new_initial_state()
while state.is_chance_node() or len(state.history()) < 5:
    state.apply_action(state.legal_actions()[0])
player = state.current_player()
for recall in (False, True):
    seen = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall), None)
    told = seen.string_from(state, player)
    assert told.startswith("builder wait | ") == recall, told
    assert told.endswith(state.observation_string(player))
"""


def ran(*arguments: str) -> str:
    """Run Python with the small game among the games; return what it prints."""
    environment = {**os.environ, "PARVIS_GAMES": str(ROOT / "examples" / "theory")}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.timeout(600)
def test_exploitability_falls_with_every_doubling() -> None:
    (histories, told), random, points, dots = json.loads(ran("-c", SOLVED))
    assert histories < 5000 and told < 1000, "too large for exact methods"
    values = [value for _, value in points]
    assert values[0] <= random + 1e-9
    assert all(later < earlier for earlier, later in zip(values, values[1:], strict=False))
    assert values[-1] < random / 20
    assert dots == len(points)


def test_openspiels_own_code_is_told_what_a_player_has_chosen() -> None:
    ran("-c", STRINGS)


def test_it_is_a_game_like_any_other() -> None:
    assert "kept every promise" in ran("-m", "parvis.cli", "check", "chantier", "--games", "20")
    ran("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/text", "-k", "chantier")
    played = ran("-m", "parvis.cli", "arena", "chantier", "--players", "mcts:40,random",
                 "--games", "8", "--all", "--json")  # fmt: skip
    assert json.loads(played)["games"] == 8

"""A game of one's own is a folder: every part of Parvis finds it there.

The browser plays it in tests/browser/test_own_game.py.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

STUDY = """
import parvis
from parvis.sight.observation import Observer
from parvis.text import Texts
from parvis.text.keys import required_keys

env = parvis.env("verger", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
print(Texts(parvis.game("verger"), "fr").get("title"))
"""


def ran(*arguments: str) -> str:
    """Run a command with our example among the games; return what it prints."""
    environment = {**os.environ, "PARVIS_GAMES": str(ROOT / "examples" / "games")}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_keeps_every_promise() -> None:
    assert ran("-m", "parvis.cli", "check", "verger", "--games", "6")


def test_its_texts_are_complete() -> None:
    ran("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/text", "-k", "verger")


@pytest.mark.parametrize("level", ["novice", "apprentice", "villager"])
def test_computer_players_play_it(level: str) -> None:
    played = ran("-m", "parvis.cli", "arena", "verger", "--players", f"level:{level},random",
                 "--games", "4")  # fmt: skip
    assert f"level:{level}" in played


def test_it_can_be_studied() -> None:
    assert ran("-c", STUDY).strip() == "Le Verger"


def test_it_is_shown_in_the_terminal() -> None:
    assert "verger" in ran("-m", "parvis.cli", "games")
    assert "9" in ran("-m", "parvis.cli", "components", "verger")

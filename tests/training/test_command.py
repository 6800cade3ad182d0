"""`parvis train` as one types it, on the game of examples/."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parvis.players.stored import parse

pytest.importorskip("torch")

ROOT = Path(__file__).parents[2]
SMALL = ("first=30", "games=10", "gate=8", "wanted=0", "milliseconds=1", "wide=16", "epochs=2")


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `parvis` with our example among the games."""
    environment = {**os.environ, "PARVIS_GAMES": str(ROOT / "examples" / "games")}
    return subprocess.run(
        [sys.executable, "-m", "parvis.cli", *arguments],
        env=environment, check=False, capture_output=True, text=True,
    )  # fmt: skip


def test_a_game_of_ones_own_is_trained_and_plays(tmp_path: Path) -> None:
    folder = tmp_path / "verger"
    changes = [word for change in SMALL for word in ("--set", change)]
    command = ("train", "verger", "--rounds", "2", "--seats", "2", "--out", str(folder), *changes)
    done = ran(*command)
    assert done.returncode == 0, done.stderr
    best = folder / "best.npz"
    assert done.stdout.splitlines()[-1] == str(best)
    card, _ = parse(best.read_bytes())
    assert (card.game, card.games, card.rounds) == ("verger", 40, 2)
    assert card.seats == 2  # larger tables are not its business
    assert "--seats 2" in card.commands[0] and "against its predecessor" in card.gate
    assert len((folder / "log.jsonl").read_text().splitlines()) == 2
    match = ran("arena", "verger", "--players", f"net:10:{best},random", "--games", "4")
    assert match.returncode == 0, match.stderr


def test_a_network_that_loses_is_refused(tmp_path: Path) -> None:
    changes = [word for change in (*SMALL, "wanted=1.01") for word in ("--set", change)]
    done = ran("train", "verger", "--rounds", "1", "--out", str(tmp_path), *changes)
    assert done.returncode == 0, done.stderr
    assert "no network won its match yet" in done.stdout
    assert not (tmp_path / "best.npz").exists()


@pytest.mark.parametrize("change", ["games", "gamez=3", "games=many", "seats=[2]"])
def test_a_change_that_can_not_be_is_explained(change: str, tmp_path: Path) -> None:
    done = ran("train", "verger", "--set", change, "--out", str(tmp_path))
    assert done.returncode == 2
    assert change in done.stderr

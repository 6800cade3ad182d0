"""Golden games of Descendance: finished records with their scores.

`python -m tests.games.descendance.golden` plays them anew and writes them; its diff is
reviewed like code.
"""

import json
from pathlib import Path

from parvis.engine import OptionValue
from parvis.engine.check import check
from parvis.engine.record import Record, replay
from parvis.games.descendance import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "descendance"
FLAGS = ("herbalist_crosses_bridge", "juggler_pays_on_empty_board")


def scenes() -> list[tuple[str, int, int, dict[str, OptionValue]]]:
    """List the golden games: name, seats, seed, options."""
    games: list[tuple[str, int, int, dict[str, OptionValue]]] = []
    for seats in (2, 3, 4, 5):
        games.append((f"base-{seats}", seats, 10 + seats, {}))
        games.append((f"inn-{seats}", seats, 20 + seats, {"inn": True}))
    games.append(("flags-4", 4, 34, {"inn": True, **dict.fromkeys(FLAGS, True)}))
    return games


def write() -> None:
    """Play all golden games and write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seats, seed, options in scenes():
        record = check(GAME, seats, seed, options, thorough=2)
        text = {
            "record": json.loads(record.to_json()),
            "scores": GAME.scores(replay(GAME, record)),
        }
        (FOLDER / f"{name}.json").write_text(json.dumps(text, indent=0) + "\n")


def read(name: str) -> tuple[Record, list[int]]:
    """Return a golden record and its scores."""
    text = json.loads((FOLDER / f"{name}.json").read_text())
    return Record.from_json(json.dumps(text["record"])), text["scores"]


if __name__ == "__main__":
    write()

"""Golden records: finished games with their points, to be replayed by every later version.

A game says in its own golden.py which games these are and how they are played, and
`python -m tests.games.<game>.golden` writes them anew; review the difference like code.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, OptionValue, Record, seeded

Scene = tuple[int, int, dict[str, OptionValue]]  # seats, seed, options
Choice = Callable[[Any, list[int], int], int]  # of a state and its options, by a throw of dice
DICE = 1 << 20


def records_of(game: AnyGame) -> list[Path]:
    """List the golden records of a game."""
    return sorted(folder_of(game).glob("*.json"))


def folder_of(game: AnyGame) -> Path:
    return Path(__file__).parents[1] / "golden" / game.name


def outcome(game: AnyGame, s: BaseState) -> dict[str, Any]:
    """Return what must come out of a record again."""
    return {
        "scores": game.scores(s),
        "ranking": game.ranking(s),
        "breakdown": game.breakdown(s),
    }


def played(game: AnyGame, scene: Scene, choice: Choice) -> tuple[Record, BaseState]:
    """Play a game to its end."""
    seats, seed, options = scene
    s = game.start(seats, seed, options)
    players = seeded(seed)
    words: list[str] = []
    while s.agenda:
        if game.actor(s) == CHANCE:
            value = game.roll(s)
        else:
            value = choice(s, game.options(s), players.below(DICE))
        words.append(game.spell(s, value))
        game.choose(s, value, QUIET)
    return Record(game.name, game.version, seats, options, seed, tuple(words)), s


def write(
    game: AnyGame,
    scenes: Iterable[Scene],
    choice: Choice,
    also: Callable[[Any], dict[str, Any]] = lambda s: {},
) -> None:
    """Play the golden games of a game and write them."""
    folder_of(game).mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        record, s = played(game, scene, choice)
        golden = {"record": json.loads(record.to_json()), **outcome(game, s), **also(s)}
        seats, seed, _ = scene
        name = f"v{game.version}-{seats}-seats-seed-{seed}.json"
        (folder_of(game) / name).write_text(json.dumps(golden, indent=1) + "\n")

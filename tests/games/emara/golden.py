"""Golden records: finished games with their points, to be replayed by every later version.

`python -m tests.games.emara.golden` writes them anew; review the difference like code.
"""

import json
from pathlib import Path

from parvis.engine import CHANCE, QUIET, OptionValue, Record, seeded
from parvis.games.emara import GAME
from parvis.games.emara.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "emara"
FLAGS: dict[str, OptionValue] = {
    "cathedral_token_same_visit": True,
    "favour_reshuffle": "at_once",
    "victoria_court_bonus": True,
}
GAMES: tuple[tuple[int, int, dict[str, OptionValue]], ...] = (
    (1, 21, {}),
    (1, 22, {"solo": "campaign", "campaign_start": 35, **FLAGS}),
    (2, 23, {}),
    (2, 24, {"informed_choice": True, **FLAGS}),
    (3, 25, {"building_start": 35}),
    (4, 26, {}),
    (4, 27, FLAGS),
)
IDLE = (" skip", " end")


def choice(s: State, dice: int) -> int:
    """Play at random, but do something rather than nothing, and split leftovers the best way."""
    options = GAME.options(s)
    if GAME.kind(s).name == "settle":
        return options[0]
    busy = [v for v in options if not GAME.spell(s, v).endswith(IDLE)]
    return (busy or options)[dice % len(busy or options)]


def played(seats: int, seed: int, options: dict[str, OptionValue]) -> tuple[Record, State]:
    s = GAME.start(seats, seed, options)
    players = seeded(seed)
    words: list[str] = []
    while s.agenda:
        by_chance = GAME.actor(s) == CHANCE
        value = GAME.roll(s) if by_chance else choice(s, players.below(1 << 20))
        words.append(GAME.spell(s, value))
        GAME.choose(s, value, QUIET)
    return Record(GAME.name, GAME.version, seats, options, seed, tuple(words)), s


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seats, seed, options in GAMES:
        record, s = played(seats, seed, options)
        golden = {
            "record": json.loads(record.to_json()),
            "scores": GAME.scores(s),
            "ranking": GAME.ranking(s),
            "breakdown": GAME.breakdown(s),
            "victoria": s.victoria,
        }
        name = f"v{GAME.version}-{seats}-seats-seed-{seed}.json"
        (FOLDER / name).write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    write()

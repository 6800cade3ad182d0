"""Golden records: finished games with their points, to be replayed by every later version.

`python -m tests.games.piliers.golden` writes them anew; review the difference like code.
"""

import json
from pathlib import Path

from parvis.engine import CHANCE, QUIET, OptionValue, Record, seeded
from parvis.games.piliers import GAME
from parvis.games.piliers.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "piliers"
ALL: dict[str, OptionValue] = {
    "strict_large_worker": True,
    "pass_at_zero": True,
    "negative_vp": True,
    "no_sell_then_buy": True,
    "maud_requirements": False,
    "resource_numbers": "fallback",
}
GAMES: tuple[tuple[int, int, dict[str, OptionValue]], ...] = (
    (2, 21, {}),
    (2, 22, ALL),
    (3, 23, {}),
    (3, 24, ALL),
    (4, 25, {}),
    (4, 26, {}),
)
IDLE = ("pass", "skip", "sell", "withdraw", "put-back")


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random, but seldom pass, sell or stop early, so that much of the game is seen."""
    busy = [value for value in options if not any(w in GAME.spell(s, value) for w in IDLE)]
    choices = busy if busy and dice % 8 else options
    return choices[dice // 8 % len(choices)]


def played(seats: int, seed: int, options: dict[str, OptionValue]) -> tuple[Record, State]:
    s = GAME.start(seats, seed, options)
    players = seeded(seed)
    words: list[str] = []
    while s.agenda:
        if GAME.actor(s) == CHANCE:
            value = GAME.roll(s)
        else:
            value = choice(s, GAME.options(s), players.below(1 << 20))
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
        }
        name = f"v{GAME.version}-{seats}-seats-seed-{seed}.json"
        (FOLDER / name).write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    write()

"""Golden records: finished games with their points, to be replayed by every later version.

`python -m tests.games.clochemerle.golden` writes them anew; review the difference like code.
"""

import json
from pathlib import Path

from parvis.engine import CHANCE, QUIET, OptionValue, Record, seeded
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "clochemerle"
BOTH: dict[str, OptionValue] = {"may_decline_bought_card": True, "tile_needs_councillor": True}
GAMES: tuple[tuple[int, int, dict[str, OptionValue]], ...] = (
    (2, 11, {}),
    (2, 12, BOTH),
    (3, 13, {}),
    (3, 14, BOTH),
    (4, 15, {}),
    (4, 16, {}),
)


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random, but spend coins on cards, white dice first, and the chief now and then."""
    words = [GAME.spell(s, value).split() for value in options]
    wasteful = {"raise", "lower", "turn", "chief"} if dice % 4 else {"raise", "lower", "turn"}
    calm = [v for v, w in zip(options, words, strict=True) if not wasteful & set(w[1:2])]
    white = [v for v in calm if v < 6] if words[0][0] in ("first", "second") else calm
    choices = white or calm or options
    return choices[dice // 4 % len(choices)]


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

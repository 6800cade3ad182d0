"""Golden records: finished games with their points, to be replayed by every later version.

`python -m tests.games.hoyuk.golden` writes them anew; review the difference like code.
"""

import json
from pathlib import Path

from parvis.engine import CHANCE, QUIET, SKIP, OptionValue, Record, seeded
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.ground import NEXT
from parvis.games.hoyuk.kinds import BUILD, BUILD_STOREY, PLAY, WINDOW
from parvis.games.hoyuk.state import HOME, State

FOLDER = Path(__file__).parents[2] / "golden" / "hoyuk"
GAMES: tuple[tuple[int, int, dict[str, OptionValue]], ...] = (
    (2, 31, {}),
    (3, 32, {"mode": "intermediate"}),
    (4, 33, {"mode": "expert"}),
    (5, 34, {"mode": "expert", "houses": 20, "clans": "drawn"}),
    (2, 35, {"mode": "expert", "houses": 20}),
    (3, 36, {"mode": "expert", "building_mandatory": False, "pen_on_ruin": True}),
    (4, 37, {"houses": 15, "aspect_deal": "by_layer", "classic_tiebreak": "linked"}),
)


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random, but build near others, and keep cards until they make a set."""
    kind = s.agenda[-1].kind
    choices = options
    if kind == BUILD:
        near = [
            value
            for value in options
            if value >= BUILD_STOREY or (value >= 0 and any(s.what[n] >= HOME for n in NEXT[value]))
        ]
        choices = near if near and dice % 8 else options
    elif kind == WINDOW:
        size = min(5, s.agenda[-1].also)
        sets = [v for v in options if 0 <= v < PLAY and v // 6 % 6 + v % 6 >= size]
        plays = [v for v in options if v >= PLAY] if dice % 8 == 0 else []
        choices = sets or plays or [SKIP]
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

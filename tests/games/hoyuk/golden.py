"""The golden games: which, and how they are played."""

from parvis.engine import SKIP
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import LARGEST_SET
from parvis.games.hoyuk.ground import NEXT
from parvis.games.hoyuk.kinds import BUILD, BUILD_STOREY, NO_MORE, PLAY, WINDOW
from parvis.games.hoyuk.state import HOME, State
from tests.games.golden import Scene, write

GAMES: tuple[Scene, ...] = (
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
        sets = [v for v in options if 0 <= v < PLAY and v // LARGEST_SET % LARGEST_SET >= size - 1]
        plays = [v for v in options if PLAY <= v < NO_MORE] if dice % 8 == 0 else []
        choices = sets or plays or [v for v in options if v in (SKIP, NO_MORE)]
    return choices[dice // 8 % len(choices)]


if __name__ == "__main__":
    write(GAME, GAMES, choice)

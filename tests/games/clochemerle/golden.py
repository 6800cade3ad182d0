"""The golden games: which, and how they are played."""

from parvis.engine import OptionValue
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.state import State
from tests.games.golden import Scene, write

BOTH: dict[str, OptionValue] = {"may_decline_bought_card": True, "tile_needs_councillor": True}
GAMES: tuple[Scene, ...] = (
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


if __name__ == "__main__":
    write(GAME, GAMES, choice)

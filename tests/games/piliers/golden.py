"""The golden games: which, and how they are played."""

from parvis.engine import OptionValue
from parvis.games.piliers import GAME
from parvis.games.piliers.state import State
from tests.games.golden import Scene, write

ALL: dict[str, OptionValue] = {
    "strict_large_worker": True,
    "pass_at_zero": True,
    "negative_vp": True,
    "no_sell_then_buy": True,
    "second_cards": False,
    "archbishop": "event",
    "philip_gift": "figures",
    "jack_lasts": False,
    "thomas_first": True,
    "patron_yields": True,
}
GAMES: tuple[Scene, ...] = (
    (2, 21, {}),
    (2, 22, ALL),
    (3, 23, {}),
    (3, 24, ALL),
    (4, 25, {}),
    (4, 26, {}),
)
IDLE = ("pass", "skip", "sell", "withdraw", "return")


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random, but seldom pass, sell or stop early, so that much of the game is seen."""
    busy = [value for value in options if not any(w in GAME.spell(s, value) for w in IDLE)]
    choices = busy if busy and dice % 8 else options
    return choices[dice // 8 % len(choices)]


if __name__ == "__main__":
    write(GAME, GAMES, choice)

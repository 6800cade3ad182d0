"""The golden games: which, and how they are played."""

from parvis.engine import OptionValue
from parvis.games.descendance import GAME
from parvis.games.descendance.state import State
from tests.games.golden import Scene, write

INN: dict[str, OptionValue] = {"inn": True}
FLAGS: dict[str, OptionValue] = {
    "herbalist_crosses_bridge": True,
    "juggler_pays_on_empty_board": True,
}
GAMES: tuple[Scene, ...] = (
    *((seats, 10 + seats, {}) for seats in (2, 3, 4, 5)),
    *((seats, 20 + seats, INN) for seats in (2, 3, 4, 5)),
    (4, 34, {**INN, **FLAGS}),
)


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random."""
    return options[dice % len(options)]


if __name__ == "__main__":
    write(GAME, GAMES, choice)

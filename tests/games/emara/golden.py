"""The golden games: which, and how they are played."""

from parvis.engine import OptionValue
from parvis.games.emara import GAME
from parvis.games.emara.state import State
from tests.games.golden import Scene, write

FLAGS: dict[str, OptionValue] = {
    "cathedral_token_same_visit": True,
    "favour_reshuffle": "at_once",
    "victoria_court_bonus": True,
}
GAMES: tuple[Scene, ...] = (
    (1, 21, {}),
    (1, 22, {"solo": "campaign", "campaign_start": 35, **FLAGS}),
    (2, 23, {}),
    (2, 24, {"informed_choice": True, **FLAGS}),
    (3, 25, {"building_start": 35}),
    (4, 26, {}),
    (4, 27, FLAGS),
)
IDLE = (" skip", " end")


def choice(s: State, options: list[int], dice: int) -> int:
    """Play at random, but do something rather than nothing, and split leftovers the best way."""
    if GAME.kind(s).name == "settle":
        return options[0]
    busy = [v for v in options if not GAME.spell(s, v).endswith(IDLE)]
    return (busy or options)[dice % len(busy or options)]


if __name__ == "__main__":
    write(GAME, GAMES, choice, lambda s: {"victoria": s.victoria})

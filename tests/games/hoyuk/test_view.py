"""A view shows every change of the board."""

from collections.abc import Callable

import msgspec
import pytest

from parvis.engine import QUIET
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import CATTLE, OVEN, PEN, SHAMAN, TOTEM, VILLAGER
from parvis.games.hoyuk.ground import (
    put_house,
    put_pen,
    raise_house,
    replace_house,
    ruin_house,
    send_shaman_home,
    take_pen,
)
from parvis.games.hoyuk.rules.building import put_pawn
from parvis.games.hoyuk.rules.clans import take
from parvis.games.hoyuk.state import State
from parvis.games.hoyuk.view import view
from tests.games.hoyuk.village import at, inspect, say, strike, village, window

DRAWING = """
    a  Ao >c b  .
    bs a  .  B  x
    .  .  .  .  .
    .  a  <  a  .
    .  .  .  .  .
"""


def score(s: State) -> None:
    window(s, 0, 9, house=4)
    say(s, "cards score 0 3 0")


CHANGES: dict[str, Callable[[State], None]] = {
    "a house apart": lambda s: put_house(s, at(8, 8), 0),
    "a house that joins a family": lambda s: put_house(s, at(1, 2), 0),
    "a house that joins two families": lambda s: put_house(s, at(2, 1), 0),
    "a newcomer's house": lambda s: put_house(s, at(3, 4), 1),
    "a house on a ruin": lambda s: put_house(s, at(1, 4), 0),
    "a storey": lambda s: raise_house(s, at(0, 0)),
    "a storey in the place of an oven": lambda s: raise_house(s, at(1, 1)),
    "a pen": lambda s: put_pen(s, at(1, 2), 3),
    "a pen lost": lambda s: take_pen(s, at(0, 2)),
    "a pen lost that held a block together": lambda s: take_pen(s, at(3, 2)),
    "a house lost": lambda s: ruin_house(s, at(0, 1)),
    "a house lost that held a family together": lambda s: ruin_house(s, at(1, 1)),
    "the last house of a block lost": lambda s: ruin_house(s, at(3, 3)),
    "a house razed": lambda s: replace_house(s, at(0, 3), 0),
    "an oven": lambda s: put_pawn(s, 0, OVEN, at(0, 0), QUIET),
    "a totem": lambda s: put_pawn(s, 1, TOTEM, at(1, 3), QUIET),
    "a villager": lambda s: put_pawn(s, 0, VILLAGER, at(1, 1), QUIET),
    "cattle": lambda s: put_pawn(s, 0, CATTLE, at(3, 2), QUIET),
    "the shaman": lambda s: put_pawn(s, 0, SHAMAN, at(0, 0), QUIET),
    "the shaman sent home": send_shaman_home,
    "an oven taken": lambda s: take(s, OVEN, at(0, 1)),
    "cattle taken": lambda s: take(s, CATTLE, at(0, 2)),
    "a pen taken": lambda s: take(s, PEN, at(0, 2)),
    "a calamity": lambda s: strike(s, "tornado-1"),
    "locusts": lambda s: strike(s, "locusts-2"),
    "an inspection": inspect,
    "a score": score,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_view_shows_every_change(change: str) -> None:
    s = village(DRAWING, mode="expert")
    before = GAME.view(s, None)
    told = msgspec.json.encode(before)
    CHANGES[change](s)
    assert GAME.view(s, None) != before
    assert msgspec.json.encode(before) == told


def test_a_house_that_gives_way_and_is_raised_counts_for_its_new_owner() -> None:
    s = village("a B\na b", mode="expert")
    replace_house(s, at(0, 1), 0)
    raise_house(s, at(0, 1))
    assert [seat.raised for seat in view(s, 0).seats] == [1, 0]

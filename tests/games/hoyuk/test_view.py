"""A view that draws only what has changed shows what one drawn from nothing shows."""

from collections.abc import Callable

import msgspec
import pytest

from parvis.engine import QUIET
from parvis.engine.view import view_fields
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import CATTLE, OVEN, PEN, SHAMAN, SQUARES, TOTEM, VILLAGER
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
from parvis.games.hoyuk.seen import View
from parvis.games.hoyuk.state import State
from parvis.games.hoyuk.view import glance, view
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
    say(s, "cards score 0 4 0")


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


def keeps_up(s: State) -> bool:
    return GAME.view(s, None) == GAME.view(s.copy(), None)


@pytest.mark.parametrize("change", CHANGES)
def test_a_view_shows_every_change(change: str) -> None:
    s = village(DRAWING, mode="expert")
    before = GAME.view(s, None)
    told = msgspec.json.encode(before)
    CHANGES[change](s)
    assert GAME.view(s, None) != before
    assert keeps_up(s)
    assert msgspec.json.encode(before) == told


@pytest.mark.parametrize("change", CHANGES)
def test_a_glance_shows_every_change_and_tells_where(change: str) -> None:
    s = village(DRAWING, mode="expert")
    first, places = glance(s, None)
    boards = {f.name: getattr(first, f.name)[:] for f in view_fields(View) if f.lent}
    known = len(places)
    CHANGES[change](s)
    seen, more = glance(s, None)
    assert seen == GAME.view(s.copy(), None)
    if more is places:  # else all may have changed
        for name, board in boards.items():
            now = getattr(seen, name)
            assert {n for n in range(SQUARES) if now[n] != board[n]} <= set(places[known:])


@pytest.mark.parametrize("change", CHANGES)
def test_a_glance_does_not_write_on_a_view(change: str) -> None:
    s = village(DRAWING, mode="expert")
    before = GAME.view(s, None)
    told = msgspec.json.encode(before)
    glance(s, None)
    CHANGES[change](s)
    glance(s, None)
    assert msgspec.json.encode(before) == told
    assert keeps_up(s)


@pytest.mark.parametrize("second", CHANGES)
@pytest.mark.parametrize("first", ["a house razed", "a house lost", "a house apart", "a pen lost"])
def test_a_view_shows_changes_that_follow_each_other_unseen(first: str, second: str) -> None:
    if first == second:
        return
    s = village(DRAWING, mode="expert")
    GAME.view(s, None)
    CHANGES[first](s)
    try:
        CHANGES[second](s)
    except (ValueError, IndexError):  # what it would change is no longer there
        return
    assert keeps_up(s)


def test_a_house_that_gives_way_and_is_raised_unseen_counts_for_its_new_owner() -> None:
    s = village("a B\na b", mode="expert")
    GAME.view(s, 0)
    replace_house(s, at(0, 1), 0)
    raise_house(s, at(0, 1))
    assert keeps_up(s)
    assert [seat.raised for seat in view(s, 0).seats] == [1, 0]


def test_nothing_is_noted_where_nobody_has_looked() -> None:
    s = village("a b")
    put_house(s, at(0, 2), 1)
    assert s._drawn is None
    GAME.view(s, None)
    assert s._drawn is not None and s.copy()._drawn is None
    put_house(s, at(5, 5), 0)
    assert s._drawn.changed == [at(5, 5)]
    GAME.view(s, 1)
    assert s._drawn.changed == []

"""A choice shows what it would change, and nothing that its chooser can't know."""

from typing import Annotated

import msgspec
import pytest

from parvis.engine import LABEL, SEAT, Log, of
from parvis.engine.preview import Change, hands_over, preview
from parvis.engine.view import view_fields, view_structs
from tests.engine.orchard import DRAW_ONE, GAME, WASP, SideView, View


def test_planting_shows_points_hand_and_row() -> None:
    s = GAME.start(2, 1)
    assert preview(GAME, s, 0, 0) == [
        Change(("sides", 0, "points"), 0, 1),
        Change(("sides", 0, "cards"), 2, 1),
        Change(("sides", 0, "hand", 0), 1, 0),
        Change(("sides", 0, "row", "length"), 0, 1),
    ]


def test_what_chance_decides_is_not_foretold() -> None:
    s = GAME.start(2, 1)
    assert preview(GAME, s, 0, DRAW_ONE) == []


def test_a_hidden_hand_is_not_shown_before_it_is_opened() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, WASP, Log())
    assert preview(GAME, s, 0, 1) == [Change(("looking",), -1, 1)]


def test_a_choice_says_whether_somebody_else_goes_on() -> None:
    s = GAME.start(3, 1)
    assert hands_over(GAME, s, 0, DRAW_ONE)  # chance does
    assert not hands_over(GAME, s, 0, WASP)  # whom to sting is the same seat's to say
    GAME.play(s, WASP, Log())
    before = s.copy()
    assert hands_over(GAME, s, 0, 1)
    assert GAME.view(s, 0) == GAME.view(before, 0)


def test_a_view_describes_itself() -> None:
    assert view_structs(View) == [View, SideView]
    hand = view_fields(SideView)[2]
    assert (hand.name, hand.many, hand.optional, hand.of) == ("hand", True, True, None)
    assert hand.per is not None and hand.per.name == "card"


class Vague(msgspec.Struct):
    things: list[int]


class Wrong(msgspec.Struct):
    name: str


class Strange(msgspec.Struct):
    names: Annotated[list[str], "of"]


class Endless(msgspec.Struct):
    things: Annotated[list[int], of(SEAT), LABEL]


@pytest.mark.parametrize("struct", [Vague, Wrong, Strange, Endless])
def test_a_view_that_does_not_say_what_it_holds_is_refused(struct: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError):
        view_fields(struct)

"""Favour tokens (rulebook pages 6 and 9)."""

import pytest

from parvis.engine import seeded
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara import kinds as k
from parvis.games.emara.state import DISCARDED, IN_PILE, LOOKED_AT_OPENLY, State
from parvis.games.emara.view import view
from tests.games.emara.table import (
    asked,
    chance,
    choose,
    forms,
    me,
    offers,
    play,
    stand,
    table,
    visit,
)

REWARDS = {c.A_BOOK: c.BOOK, c.A_RING: c.RING, c.A_GOLD: c.GOLD}


@pytest.mark.parametrize("token", range(12))
def test_every_favour_is_cashed_at_its_place_and_gives_its_reward(token: int) -> None:
    place, reward = c.FAVOURS[token]
    s = table()
    seat = me(s)
    s.favours[token] = 0
    visit(s, (place + 1) % 4)
    assert not offers(s, "favour", token)
    choose(s, "skip")
    s.done = 0
    choose(s, "go", place)
    choose(s, "favour", token)
    assert s.favours[token] == DISCARDED
    assert seat.citizens == (3 if reward == c.SOME_CITIZENS else 0)
    assert seat.buildings == (35 if reward == c.SOME_BUILDINGS else 30)
    for kind, good in REWARDS.items():
        assert seat.goods[good] == (1 if reward == kind else 0)


def test_D12_a_favour_needs_no_action_of_the_place() -> None:
    s = table()
    seat = me(s)
    s.favours[2] = 0  # castle: gold
    stand(s, 0, c.SITE)
    play(s, c.WOOD, 0)
    choose(s, "move-town", c.CASTLE)
    assert forms(s) == {"favour", "skip"}
    choose(s, "favour", 2)
    assert seat.goods[c.GOLD] == 1


def test_R15_any_number_of_favours_and_their_book_serves_at_once() -> None:
    s = table()
    seat = me(s)
    s.favours[0] = s.favours[1] = 0
    visit(s, c.CASTLE)
    assert not offers(s, "book")
    choose(s, "favour", 0)
    choose(s, "favour", 1)
    choose(s, "book")
    assert seat.buildings == 35 and seat.citizens == 3


def test_a_favour_may_wait() -> None:
    s = table()
    s.favours[0] = 0
    visit(s, c.CASTLE)
    choose(s, "skip")
    assert s.favours[0] == 0


def test_R47_a_favour_waits_for_the_next_arrival() -> None:
    s = table()
    s.favours[0] = 0
    stand(s, 0, c.CASTLE)
    play(s, c.STEP_CARD, 2)
    assert "favour" not in forms(s)
    choose(s, "step-town", c.CATHEDRAL)
    choose(s, "skip")
    choose(s, "move-town", c.CASTLE)  # back where he came from: an arrival
    assert offers(s, "favour", 0)


def test_others_cannot_cash_it() -> None:
    s = table()
    s.favours[0] = 1
    visit(s, c.CASTLE)
    assert "favour" not in forms(s)


def donate(s: State, drawn: list[int]) -> None:
    me(s, cloth=9)
    visit(s, c.CATHEDRAL)
    choose(s, "donate", c.CLOTH)
    chance(s, {k.DRAW_FAVOUR: drawn})


def test_one_of_three_is_kept_and_the_others_are_discarded_openly() -> None:
    s = table()
    donate(s, [0, 3, 6])
    assert GAME.options(s) == [0, 3, 6]
    choose(s, "", 3)
    assert s.favours[3] == 0
    assert s.favours[0] == s.favours[6] == DISCARDED
    assert view(s, 1).discard == [0, 6]


def test_R16_a_token_drawn_in_a_visit_waits_for_another() -> None:
    s = table()
    donate(s, [3, 0, 6])
    choose(s, "", 3)
    assert "favour" not in forms(s)
    choose(s, "skip")
    s.done = 0
    choose(s, "go", c.CATHEDRAL)
    assert offers(s, "favour", 3)


def test_R16_unless_agreed_otherwise() -> None:
    s = table(options={"cathedral_token_same_visit": True})
    donate(s, [3, 0, 6])
    choose(s, "", 3)
    assert offers(s, "favour", 3)


def test_R16_older_tokens_serve_in_the_same_visit() -> None:
    s = table()
    s.favours[4] = 0
    donate(s, [3, 0, 6])
    choose(s, "", 3)
    assert offers(s, "favour", 4) and not offers(s, "favour", 3)


def test_R50_only_the_drawer_sees_what_he_draws() -> None:
    s = table()
    donate(s, [0, 3, 6])
    assert view(s, 0).looked_at == [0, 3, 6]
    assert view(s, 1).looked_at is None
    supposed = {tuple(GAME.options(GAME.imagine(s, 1, seeded(n)))) for n in range(40)}
    assert len(supposed) > 5
    assert GAME.options(GAME.imagine(s, 0, seeded(3))) == [0, 3, 6]


def with_pile(s: State, pile: list[int], discard: list[int]) -> None:
    for token in range(12):
        s.favours[token] = IN_PILE if token in pile else DISCARDED if token in discard else 1


def test_R18_a_short_pile_is_completed_from_the_discard() -> None:
    s = table()
    with_pile(s, [0, 3], [6, 7])
    donate(s, [0, 3, 7])
    assert GAME.options(s) == [0, 3, 7]
    assert s.favours[0] == s.favours[3] == LOOKED_AT_OPENLY  # the last of the pile: no secret
    for n in range(9):
        assert {0, 3} <= set(GAME.options(GAME.imagine(s, 1, seeded(n))))
    choose(s, "", 0)
    assert s.favours[6] == IN_PILE


def test_R18_with_fewer_than_three_one_chooses_among_those() -> None:
    s = table()
    with_pile(s, [5], [8])
    donate(s, [])
    assert GAME.options(s) == [5, 8]


def test_R18_with_none_only_the_book_is_gained() -> None:
    s = table()
    with_pile(s, [], [])
    donate(s, [])
    assert asked(s) == "visit"
    assert s.seats[0].goods[c.BOOK] == 1


@pytest.mark.parametrize(("setting", "pile"), [("on_need", 0), ("at_once", 2)])
def test_R48_when_the_discard_becomes_a_pile(setting: str, pile: int) -> None:
    s = table(options={"favour_reshuffle": setting})
    with_pile(s, [0, 3, 6], [7, 8])
    donate(s, [0, 3, 6])
    assert s.favours.count(IN_PILE) == pile
    choose(s, "", 0)
    assert s.favours.count(DISCARDED) == 2 + 2 - pile

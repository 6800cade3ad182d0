"""Using aspect cards, and returning them."""

import pytest

from parvis.engine.core import Task
from parvis.games.hoyuk.components import HOUSE, JOKER, OVEN, TOTEM
from parvis.games.hoyuk.kinds import GATHER, OPEN
from tests.games.hoyuk.village import asked, pend, say, under, village, window, words

FIVE_FAMILIES = "a . a . a . a . a"


def sets(offered: list[str]) -> list[str]:
    return [word for word in offered if "score" in word]


def test_one_totem_card_builds_a_totem_or_scores_one() -> None:
    s = village("a")
    window(s, 0, 1, totem=1)
    assert words(s) == ["cards skip", "cards score 3 0 0", "cards play 3"]
    say(s, "cards score 3 0 0")
    assert s.seats[0].points == 1
    s = village("a")
    window(s, 0, 1, totem=1)
    say(s, "cards play 3")
    assert words(s) == ["build totem 0 0"]


@pytest.mark.parametrize("cards, points", [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_a_set_scores_by_its_size(cards: int, points: int) -> None:
    s = village(FIVE_FAMILIES)
    window(s, 0, 5, house=5)
    say(s, f"cards score 0 {cards - 1} 0")
    assert s.seats[0].points == points


def test_eight_alike_are_five_and_three_for_seventeen() -> None:
    s = village(FIVE_FAMILIES)
    window(s, 0, 8, house=8)
    assert "cards score 0 4 0" in words(s)
    assert not any(word.split()[3:] == ["6", "0"] for word in sets(words(s)))
    say(s, "cards score 0 4 0", "cards score 0 2 0")
    assert s.seats[0].points == 17


def test_three_and_later_two_make_eight_never_twelve() -> None:
    s = village(FIVE_FAMILIES)
    window(s, 0, 5, oven=3)
    say(s, "cards score 2 2 0")
    window(s, 0, 2, oven=2)
    say(s, "cards score 2 1 0")
    assert s.seats[0].points == 8


def test_four_different_cards_score_four() -> None:
    s = village(FIVE_FAMILIES)
    window(s, 0, 4, house=1, pen=1, oven=1, totem=1)
    assert all(word.endswith("0 0") for word in sets(words(s)))
    say(s, *(f"cards score {card} 0 0" for card in range(4)))
    assert s.seats[0].points == 4


def test_R56_jokers_stand_for_any_card_and_for_one_another() -> None:
    s = village(FIVE_FAMILIES)
    window(s, 0, 5, oven=2, joker=2)
    assert sets(words(s)) == [
        "cards score 2 0 0",
        "cards score 2 1 1",
        "cards score 2 2 2",
        "cards score 2 1 0",
        "cards score 2 2 1",
        "cards score 2 3 2",
        "cards score 6 0 0",
        "cards score 6 1 0",
    ]
    say(s, "cards score 2 3 2")
    assert s.seats[0].points == 8
    assert s.seats[0].played == [OVEN, OVEN, JOKER, JOKER]


def test_R56_a_joker_builds_any_element_that_has_cards_never_the_shaman() -> None:
    s = village("a <", mode="expert")
    window(s, 0, 1, joker=1)
    say(s, "cards play 6")
    forms = {word.split()[1] for word in words(s)}
    assert forms == {"house", "storey", "pen", "oven", "totem", "cattle", "villager"}
    s = village("a <")
    window(s, 0, 1, joker=1)
    say(s, "cards play 6")
    assert {w.split()[1] for w in words(s)} == {"house", "storey", "pen", "oven", "totem"}


def test_R53_one_card_for_each_family_and_round() -> None:
    s = village("a . a b")
    s.seats[0].hand[HOUSE] = 9
    pend(s, Task(OPEN, 0, 0))
    assert sets(words(s)) == ["cards score 0 0 0", "cards score 0 1 0"]
    say(s, "cards score 0 0 0", "cards score 0 0 0")
    assert asked(s) == ("", -1)
    pend(s, Task(OPEN, 0, 1))
    assert asked(s) == ("", -1)  # the limit is for the round


def test_R53_families_founded_now_count_from_the_next_window() -> None:
    s = village("a")
    s.seats[0].hand[HOUSE] = 2
    pend(s, Task(OPEN, 0, 0))
    say(s, "cards play 0", "build house 5 5")
    assert asked(s) == ("", -1)
    pend(s, Task(OPEN, 0, 1))
    assert asked(s) == ("cards", 0)


def test_R53_by_an_option_they_count_at_once() -> None:
    s = village("a", family_limit_check="each_play")
    s.seats[0].hand[HOUSE] = 2
    pend(s, Task(OPEN, 0, 0))
    say(s, "cards play 0", "build house 5 5")
    assert asked(s) == ("cards", 0)


def test_lost_families_take_nothing_back_but_stop_further_cards() -> None:
    s = village("a . a")
    s.seats[0].hand[HOUSE] = 1
    s.seats[0].played = [0, 0, 0, 0]
    pend(s, Task(OPEN, 0, 2))
    assert asked(s) == ("", -1)
    assert s.seats[0].played == [0, 0, 0, 0]


def test_no_family_no_card() -> None:
    s = village(".")
    s.seats[0].hand[HOUSE] = 1
    pend(s, Task(OPEN, 0, 0))
    assert asked(s) == ("", -1)


def test_R71_a_card_without_a_place_can_only_score() -> None:
    s = village("ao")
    window(s, 0, 1, totem=1, oven=1)
    assert not any("play" in word for word in words(s))
    s.supply[TOTEM] = 0
    assert len(sets(words(s))) == 2


def test_a_house_card_raises_a_storey_too() -> None:
    s = village("ao")
    window(s, 0, 1, house=1)
    say(s, "cards play 0")
    assert "build storey 0 0" in words(s) and "build skip" not in words(s)
    say(s, "build storey 0 0")
    assert s.supply[OVEN] == 20


# Returning them.


def test_R58_used_cards_go_together_under_one_pile_in_an_order_of_ones_own() -> None:
    s = village("a")
    s.seats[0].played = [3, 2, 3]
    s.under = [7 + 6]
    pend(s, Task(GATHER, 0))
    assert words(s) == ["return 0", "return 1", "return 2"]
    say(s, "return 1")
    assert words(s) == ["tuck skip", "tuck 2", "tuck 3"]
    say(s, "tuck 2")
    assert asked(s) == ("", -1)  # the rest are alike
    assert under(s, 1) == [6, 2, 3, 3]
    assert s.seats[0].played == []


def test_R58_by_default_in_the_order_they_were_used() -> None:
    s = village("a")
    s.seats[0].played = [3, 2, 6]
    pend(s, Task(GATHER, 0))
    say(s, "return 0", "tuck skip")
    assert under(s, 0) == [3, 2, 6]


def test_who_used_none_returns_none() -> None:
    s = village("a")
    pend(s, Task(GATHER, 0))
    assert asked(s) == ("", -1)


def test_R44c_an_emptied_pile_is_filled_again() -> None:
    s = village("a")
    s.top[1], s.hidden[1] = -1, 0
    s.seats[0].played = [4, 5]
    pend(s, Task(GATHER, 0))
    say(s, "return 1", "tuck 5")
    assert s.top[1] == 5 and under(s, 1) == [4]


def test_R44c_by_an_option_it_is_closed() -> None:
    s = village("a", empty_pile="dead")
    s.top[1], s.hidden[1] = -1, 0
    s.seats[0].played = [4]
    pend(s, Task(GATHER, 0))
    assert words(s) == ["return 0", "return 2"]
    s.top = [-1, -1, -1]
    pend(s, Task(GATHER, 0))
    assert asked(s) == ("", -1) and s.aside[4] == 1 and s.seats[0].played == []

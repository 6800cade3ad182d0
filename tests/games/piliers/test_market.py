"""Step 12: trading in turn, what may not be traded, and the total price of a lot."""

import re

import pytest

from parvis.engine import IllegalChoice
from parvis.games.piliers import GAME
from parvis.games.piliers.components import AT_MARKET, PRICE
from parvis.games.piliers.kinds import CLEAN_UP, MARKET
from parvis.games.piliers.state import State
from parvis.text import LANGUAGES, Texts
from tests.games.piliers.table import (
    METAL,
    SAND,
    STONE,
    WOOD,
    asked,
    follow,
    give,
    settle,
    table,
    words,
)

GREEN, RED = 0, 1


def market(*order: int, seats: int = 2, **options: bool) -> State:
    """Builders of these seats at the market, in this order; not yet begun."""
    s = table(seats, **options)
    for place, seat in enumerate(order):
        s.spaces[AT_MARKET + place] = seat
        s.bag[seat] -= 1
    return s


def test_R21_the_example_of_the_rulebook() -> None:
    s = market(GREEN, RED)
    green, red = s.seats
    green.gold, red.gold = 7, 2
    give(s, GREEN, cubes=[0, 0, 0, 1])
    give(s, RED, cubes=[0, 0, 1, 0])
    settle(s, MARKET)
    assert asked(s) == ("trade", GREEN)
    follow(s, "trade buy wood 2")
    assert (green.gold, s.market[WOOD]) == (1, 2)
    follow(s, "trade sell stone 1")
    assert red.gold == 6
    assert words(s, f"trade sell {WOOD}") == []  # R22: bought this round
    follow(s, "trade sell metal 1")
    assert green.gold == 6
    follow(s, "trade buy wood 2")
    assert (red.gold, s.market[WOOD]) == (0, 0)
    follow(s, "trade buy sand 3")
    assert (green.gold, s.market[SAND]) == (0, 1)
    assert words(s) == ["trade withdraw"]  # red: wood was bought, and nothing else is left
    follow(s, "trade withdraw")
    assert asked(s) == ("trade", GREEN)
    assert words(s, "trade sell") == []
    follow(s, "trade withdraw")
    assert asked(s) is None
    assert s.bag == [3, 3]  # R47


def test_metal_is_sold_and_never_bought() -> None:
    s = market(GREEN)
    give(s, GREEN, cubes=[0, 0, 0, 2])
    settle(s, MARKET)
    assert words(s, f"trade buy {METAL}") == []
    follow(s, "trade sell metal 2")
    assert s.seats[GREEN].gold == 30


def test_R23_without_stonecutter_no_stone_is_sold_and_without_woodworker_no_wood_bought() -> None:
    s = market(GREEN)
    give(s, GREEN, ["mortar-mixer"], [1, 1, 1, 1])
    settle(s, MARKET)
    assert words(s, f"trade sell {STONE}") == []
    assert words(s, f"trade buy {WOOD}") == []
    assert words(s, f"trade sell {WOOD}") == ["trade sell 1 1"]
    assert len(words(s, f"trade buy {STONE}")) == 4


@pytest.mark.parametrize("counts", [True, False])
def test_R49_the_second_woodworker_buys_wood_or_not(counts: bool) -> None:
    s = market(GREEN, second_cards=counts)
    give(s, GREEN, ["mortar-mixer", "woodworker-1"])
    settle(s, MARKET)
    assert bool(words(s, f"trade buy {WOOD}")) == counts


def test_R22_selling_then_buying_is_legal_and_then_the_good_is_not_sold_again() -> None:
    s = market(RED)
    s.seats[RED].gold = 0
    give(s, RED, cubes=[0, 3, 0, 0])
    settle(s, MARKET)
    follow(s, "trade sell wood 2", "trade buy wood 2")
    assert s.seats[RED].gold == 0 and s.seats[RED].cubes[WOOD] == 3
    assert words(s, "trade sell") == []  # R22: not even the older one
    settle(s, CLEAN_UP)
    assert s.bought == s.sold == 0


def test_R48_no_sell_then_buy_forbids_it() -> None:
    s = market(RED, no_sell_then_buy=True)
    give(s, RED, cubes=[0, 3, 0, 0])
    settle(s, MARKET)
    follow(s, "trade sell wood 2")
    assert words(s, f"trade buy {WOOD}") == []
    assert words(s, f"trade buy {SAND}") != []


def test_R35_an_action_is_at_least_one_cube_or_the_builder_withdraws() -> None:
    s = market(RED)
    settle(s, MARKET)
    with pytest.raises(IllegalChoice):
        follow(s, "trade buy sand 0")
    follow(s, "trade buy sand 1")
    assert asked(s) == ("trade", RED)  # alone, and still at it
    follow(s, "trade withdraw")
    assert asked(s) is None


def test_R21_two_builders_are_two_turns() -> None:
    s = market(GREEN, RED, GREEN)
    settle(s, MARKET)
    follow(s, "trade buy sand 1")
    assert asked(s) == ("trade", RED)
    follow(s, "trade withdraw")
    assert asked(s) == ("trade", GREEN)
    follow(s, "trade withdraw")
    assert asked(s) == ("trade", GREEN)
    assert s.spaces[AT_MARKET : AT_MARKET + 4] == [GREEN, -1, -1, -1]


def test_R21_what_is_sold_does_not_fill_the_market() -> None:
    s = market(GREEN)
    give(s, GREEN, cubes=[2, 0, 0, 0])
    s.market[SAND] = 1
    settle(s, MARKET)
    follow(s, "trade sell sand 2")
    assert s.market[SAND] == 1


def test_R24_gold_above_30_is_lost_in_a_sale() -> None:
    s = market(GREEN)
    s.seats[GREEN].gold = 28
    give(s, GREEN, cubes=[0, 0, 0, 1])
    settle(s, MARKET)
    follow(s, "trade sell metal 1")
    assert s.seats[GREEN].gold == 30


def test_R36_cubes_that_were_not_bought_are_sold_in_the_same_round() -> None:
    s = market(GREEN)
    give(s, GREEN, cubes=[1, 1, 1, 1])
    settle(s, MARKET)
    assert words(s, "trade sell") == [f"trade sell {good} 1" for good in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_that_a_choice_names_is_that_of_all_its_cubes(language: str) -> None:
    s = market(GREEN, RED)
    s.seats[GREEN].gold = 20
    give(s, GREEN, cubes=[1, 1, 1, 1])
    settle(s, MARKET)
    texts = Texts(GAME, language, ["Anne", "Bob"])
    task = s.agenda[-1]
    said = {GAME.spell(s, value): texts.choice(task, value) for value in GAME.options(s)}
    for good, price in enumerate(PRICE):
        ways = (f"trade buy {good} ", f"trade sell {good} ")
        trades = [word for word in said if word.startswith(ways)]
        assert trades
        for word in trades:
            number, gold = re.findall(r"\d+", said[word])
            assert int(gold) == int(number) * price, said[word]

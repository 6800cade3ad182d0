"""Travel: letters, prices, grey banners, the chapel and the pilgrims' refuge."""

import pytest

from parvis.games.clochemerle.components import STAGES
from parvis.games.clochemerle.kinds import STAGE
from parvis.games.clochemerle.state import Seat, State

from .scene import (
    ABBOT,
    BEER,
    HORSE,
    TRAVELLER,
    WAGON,
    build,
    chamber,
    church,
    offered,
    pending,
    ready,
    say,
    stages,
)


def journey(*cards: str, beers: int = 0, horses: int = 0, wagons: int = 0) -> tuple[State, Seat]:
    """Seat 0 with a 7, some travel cards and some resources."""
    s, seat = ready(7)
    seat.stages = stages(*cards)
    s.stages ^= seat.stages
    build(seat, "brewery-58", "stable-58", "wainwright-58")
    seat.stock[BEER], seat.stock[HORSE], seat.stock[WAGON] = beers, horses, wagons
    return s, seat


@pytest.mark.parametrize(
    "cards, price, time",
    [
        ((), {"beers": 1}, 2),
        ((), {"horses": 1}, 2),
        (("a1",), {"horses": 1}, 2),
        (("a1",), {"beers": 2}, 2),
        (("a1", "b1"), {"wagons": 1}, 2),
        (("a1", "b1"), {"beers": 2}, 2),
        (("a1", "b1", "c1"), {"wagons": 1}, 3),
        (("a1", "b1", "c1"), {"horses": 1, "beers": 1}, 3),
        (("a1", "b1", "c1", "d1"), {"wagons": 1, "beers": 1}, 3),
        (("a1", "b1", "c1", "d1"), {"horses": 1, "beers": 2}, 3),
    ],
)
def test_each_letter_has_two_prices(
    cards: tuple[str, ...], price: dict[str, int], time: int
) -> None:
    s, seat = journey(*cards, **price)
    seat.coins = 1  # for the grey banner of d1
    say(s, "act black travel")
    assert pending(s) == "light-side"
    assert (sum(seat.stock), seat.time) == (0, time)
    letter = "abcde"[len(cards)]
    assert all(word.startswith(f"light-side {letter}") for word in offered(s))
    for missing in price:
        s, _ = journey(*cards, **{**price, missing: price[missing] - 1})
        assert "act black travel" not in offered(s)


@pytest.mark.parametrize("card", STAGE.keys)
def test_each_light_side_and_its_grey_banner(card: str) -> None:
    before = {"a": (), "b": ("a1",), "c": ("a1", "b1"), "d": ("a1", "b1", "c1")}
    before["e"] = ("a1", "b1", "c1", "d2") if card != "d2" else ("a1", "b1", "c1", "d1")
    s, seat = journey(*before[card[0]], beers=3, horses=2, wagons=2)
    seat.coins = 1
    say(s, "act black travel")
    if pending(s) == "way":
        say(s, offered(s)[0])
    say(s, f"light-side {card}")
    grey = STAGES[STAGE.keys.index(card)]
    assert seat.stages >> STAGE.keys.index(card) & 1
    assert not s.stages >> STAGE.keys.index(card) & 1
    if card[0] == "e" or grey.chapel:
        s2, _ = journey(*before[card[0]], card, beers=3, horses=2, wagons=2)
        assert "act black travel" not in offered(s2)  # R36
        return
    s, seat = journey(*before[card[0]], card, beers=3, horses=2, wagons=2)
    seat.coins, seat.chamber = grey.coins, chamber("money")
    stock = sum(seat.stock)
    say(s, "act black travel")
    plain_s, plain = journey(*before[card[0]], card[0] + "1", beers=3, horses=2, wagons=2)
    plain.coins = 1
    say(plain_s, "act black travel")
    first = offered(s)[0]
    assert first in offered(plain_s)
    say(s, first)
    say(plain_s, first)
    usual = STAGES[STAGE.keys.index(card[0] + "1")]
    assert seat.time - plain.time == grey.time - usual.time
    assert stock - sum(seat.stock) - (stock - sum(plain.stock)) == grey.beers - usual.beers
    assert seat.coins == 0


def test_a_grey_coin_or_beer_that_is_missing_stops_the_journey() -> None:
    s, seat = journey("a2", horses=1)
    seat.coins = 0
    assert "act black travel" not in offered(s)
    s, seat = journey("a3", horses=1)
    assert "act black travel" not in offered(s)
    seat.stock[BEER] = 1
    assert "act black travel" in offered(s)


def test_travel_needs_the_traveller_and_a_card_in_the_pile() -> None:
    s, seat = journey(beers=1)
    seat.villagers ^= TRAVELLER
    assert "act black travel" not in offered(s)
    seat.villagers = 31
    s.stages &= ~0b1111
    assert "act black travel" not in offered(s)


def test_R40_which_of_two_prices_is_the_player_s_choice() -> None:
    s, seat = journey(beers=1, horses=1)
    say(s, "act black travel")
    assert offered(s) == ["way a1", "way a2"]
    say(s, "way a2")
    assert (seat.stock[BEER], seat.stock[HORSE]) == (1, 0)


def test_R64_alternatives_are_not_mixed() -> None:
    s, _ = journey("a1", "b1", "c1", "d1", beers=1, horses=1)
    s.seats[0].coins = 1
    assert "act black travel" not in offered(s)


def pilgrim() -> tuple[State, Seat]:
    s, seat = journey(beers=1)
    seat.church = church("refuge")
    say(s, "act black travel", "light-side a1")
    return s, seat


def test_R35_the_refuge_exchanges_a_card_once_and_the_next_must_be_kept() -> None:
    s, seat = pilgrim()
    assert offered(s) == ["refuge skip", "refuge"]
    say(s, "refuge")
    assert offered(s) == ["light-side a2", "light-side a3", "light-side a4"]
    say(s, "light-side a4")
    assert seat.stages == stages("a4") and s.stages >> 0 & 1
    assert pending(s) == "first"


def test_R35_the_card_may_be_kept() -> None:
    s, seat = pilgrim()
    say(s, "refuge skip")
    assert seat.stages == stages("a1") and not s.stages & 1


def test_R35_the_refuge_needs_the_abbot_and_another_card() -> None:
    s, seat = journey(beers=1)
    seat.church, seat.villagers = church("refuge"), 31 & ~ABBOT
    say(s, "act black travel", "light-side a1")
    assert seat.stages == stages("a1")
    s, seat = journey(beers=1)
    seat.church = church("refuge")
    s.stages &= ~stages("a2", "a3", "a4")
    say(s, "act black travel", "light-side a1")
    assert seat.stages == stages("a1")


def test_R57_with_the_option_a_stage_may_be_left_but_not_after_an_exchange() -> None:
    s, seat = journey(beers=1)
    s.options = (1, 0)
    say(s, "act black travel", "light-side a1", "keep-stage skip")
    assert seat.stages == 0 and s.stages & 1
    s, seat = journey(beers=1)
    s.options, seat.church = (1, 0), church("refuge")
    say(s, "act black travel", "light-side a1", "refuge", "light-side a2")
    assert seat.stages == stages("a2")

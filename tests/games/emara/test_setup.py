"""Setting up (rulebook pages 4 and 5; docs/rules/emara.en.md)."""

import pytest

from parvis.engine import BadSetup
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara.rules.dials import value_of
from tests.games.emara.table import QUIET_EVENT, table


def dials(seats: int) -> list[int]:
    s = table(seats)
    return [value_of(s, dial) for dial in range(10)]


def test_T4_buildings_start_on_the_number_of_the_first_event() -> None:
    s = table(opening=0)
    assert c.OCCASIONS[0].buildings == 30
    assert [seat.buildings for seat in s.seats] == [30, 30, 30]
    assert [seat.citizens for seat in s.seats] == [0, 0, 0]


def test_T4_players_may_agree_on_a_start() -> None:
    s = table(options={"building_start": 35})
    assert [seat.buildings for seat in s.seats] == [35, 35, 35]


def test_T5_two_players_begin_some_dials_on_2() -> None:
    assert dials(2) == [1, 2, 2, 1, 2, 1, 1, 2, 3, 5]


def test_three_and_four_players_begin_on_the_black_numbers() -> None:
    assert dials(3) == dials(4) == [1] * 8 + [4, 6]


def test_envoys_stand_one_place_further_for_each_player_and_bring_a_resource() -> None:
    s = table(4, opening=2)  # quarry and market
    places = [(s.country[seat.country], s.town[seat.town]) for seat in s.seats]
    assert places == [(1, 2), (2, 3), (3, 0), (0, 1)]
    for seat, (country, _) in zip(s.seats, places, strict=True):
        assert seat.goods == [int(good == country) for good in range(8)]


def test_D13_the_first_event_has_no_effect() -> None:
    s = table(opening=0, occasion=QUIET_EVENT)  # "wood" on top at set-up
    assert [seat.goods[c.WOOD] for seat in s.seats] == [1, 0, 0]  # only the one in the forest
    assert s.occasion == QUIET_EVENT
    assert len(s.occasions) == 12


def test_eight_advisors_lie_in_town_and_the_top_of_the_second_pile_is_open() -> None:
    s = table()
    assert len(set(s.spaces)) == 8 and max(s.spaces) < c.ADVISORS_A
    assert s.next_advisor == 16
    assert len(s.reserve) == 5


def test_everybody_draws_three_of_nine_cards() -> None:
    s = table()
    assert [seat.hand.bit_count() for seat in s.seats] == [3, 3, 3]
    assert [seat.deck.bit_count() for seat in s.seats] == [6, 6, 6]


def test_informed_choice_gives_all_nine() -> None:
    s = table(options={"informed_choice": True})
    assert [seat.hand.bit_count() for seat in s.seats] == [9, 9, 9]


def test_solo_leaves_winter_out_and_sets_the_dials_of_two_and_of_four() -> None:
    s = table(1)
    assert c.WINTER not in [*s.occasions, s.occasion]
    assert dials(1) == [1, 2, 2, 1, 2, 1, 1, 2, 4, 6]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"solo": "campaign"}, "campaign alone"),
        (1, {"solo": "campaign", "building_start": 20}, "campaign start"),
        (1, {"campaign_start": 35}, "no campaign"),
        (1, {"building_start": 105}, "building_start"),
        (5, {}, "1 to 4"),
    ],
)
def test_what_makes_no_sense_is_refused(
    seats: int, options: dict[str, str | int | bool], reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.start(seats, 0, options)

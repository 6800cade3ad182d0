"""Cards: workshops, fields, customers, churches, monks, chambers, the square."""

import pytest

from parvis.engine import QUIET
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import WINDOW_PRESTIGE, WORKSHOPS
from parvis.games.clochemerle.state import State

from .scene import (
    ABBOT,
    BEER,
    COUNCILLOR,
    CRAFTSMAN,
    MERCHANT,
    PLOUGH,
    banner,
    build,
    chamber,
    church,
    customers,
    monk,
    offered,
    pending,
    ready,
    say,
)

SHOPS = ("brewery", "scriptorium", "stable", "forge", "wainwright")


def chance(s: State) -> None:
    GAME.choose(s, GAME.options(s)[0], QUIET)


# Workshops.


@pytest.mark.parametrize("sort", range(5))
def test_a_workshop_is_built_and_used(sort: int) -> None:
    s, seat = ready(5)
    say(s, f"act black {SHOPS[sort]}-59")
    kind = WORKSHOPS[4 * sort + 1]
    assert (seat.time, seat.workshops[sort], seat.stock[sort]) == (kind.time, 1, 1)
    s, seat = ready(9)
    build(seat, f"{SHOPS[sort]}-59", stock=1)
    say(s, f"act white {SHOPS[sort]}")
    assert (seat.time, seat.stock[sort]) == (kind.work, 2)


def test_a_workshop_needs_its_own_card_the_craftsman_and_a_free_sort() -> None:
    s, seat = ready(5)
    assert [w for w in offered(s) if "brewery" in w] == [
        "act black brewery-58",
        "act black brewery-59",
    ]
    s.shops ^= 1
    assert "act black brewery-58" not in offered(s)
    build(seat, "brewery-69")
    assert not [w for w in offered(s) if "black brewery" in w]
    seat.villagers ^= CRAFTSMAN
    assert not [w for w in offered(s) if "stable" in w or "white brewery" in w]


def test_R22_a_full_workshop_may_be_used_but_places_nothing() -> None:
    s, seat = ready(5)
    build(seat, "stable-58", stock=3)
    say(s, "act white stable")
    assert (seat.stock[2], seat.time) == (3, 1)


# Fields and ploughs.


def test_a_field_costs_2_time_and_brings_a_coin() -> None:
    s, seat = ready(7)
    seat.villagers = 0  # the harvest needs nobody
    say(s, "act black field")
    assert (seat.fields, s.fields, seat.time, seat.coins) == (1, 7, 2, 2)


def test_R66_each_field_is_a_banner_and_a_plough_doubles_it() -> None:
    s, seat = ready(7)
    seat.fields, seat.ploughs, seat.coins = 3, 0b010, 0
    say(s, "act white field-1", "chain field-2", "chain field-3")
    assert (seat.coins, seat.ploughs, seat.time) == (4, 0b010, 0)
    assert offered(s) == ["chain skip"]


def test_R39_a_plough_moves_from_forge_or_guild_between_any_steps() -> None:
    s, seat = ready(7)
    build(seat, "forge-58", stock=1)
    seat.fields, seat.chamber, seat.guild, seat.coins = 2, chamber("guild"), 1, 0
    say(s, "act plough forge 1", "act white field-1", "chain plough guild 2", "chain field-2")
    assert (seat.coins, seat.stock[PLOUGH], seat.guild, seat.ploughs) == (4, 0, 0, 0b11)


def test_R39_ploughs_are_offered_before_each_die_and_only_to_empty_fields() -> None:
    s, seat = ready(7)
    say(s, "act chief coin")
    seat = s.seats[1]
    build(seat, "forge-58", stock=2)
    seat.fields, seat.ploughs = 2, 0b01
    assert [w for w in offered(s) if "plough" in w] == ["first plough forge 2"]
    say(s, "first plough forge 2")
    assert not [w for w in offered(s) if "plough" in w]


# Customers and paying.


def test_a_customer_is_served_for_its_resources_and_needs_the_merchant() -> None:
    s, seat = ready(6)
    build(seat, "brewery-58", "scriptorium-58", stock=1)
    seat.market = customers(5, 19)
    say(s, "act white customer-19")
    assert (seat.served, seat.market, sum(seat.stock)) == (customers(19), customers(5), 0)
    assert offered(s) == ["chain skip"]
    s, seat = ready(6)
    build(seat, "brewery-58", stock=1)
    seat.market, seat.villagers = customers(5), seat.villagers & ~MERCHANT
    assert "act white customer-5" not in offered(s)


def test_R19_a_question_mark_customer_answers_every_sum() -> None:
    for value in range(2, 13):
        s, seat = ready(value)
        build(seat, "brewery-58", stock=2)
        seat.market = customers(14)
        assert "act white customer-14" in offered(s)


def test_R23_resources_pay_without_a_craftsman() -> None:
    s, seat = ready(3)
    build(seat, "brewery-58", stock=1)
    seat.market, seat.villagers = customers(4), MERCHANT
    assert "act white customer-4" in offered(s)


def test_R38_R40_the_owner_says_which_marker_pays() -> None:
    s, seat = ready(3)
    build(seat, "brewery-58", stock=1)
    seat.market, seat.chamber, seat.guild = customers(4), chamber("guild"), 1
    say(s, "act white customer-4")
    assert offered(s) == ["pay brewery", "pay guild"]
    say(s, "pay guild")
    assert (seat.guild, seat.stock[BEER], seat.served) == (0, 1, customers(4))


def test_R40_a_plough_may_be_paid_from_the_forge_or_a_field() -> None:
    s, seat = ready(4)
    build(seat, "forge-58", stock=1)
    seat.market, seat.fields, seat.ploughs = customers(11), 2, 0b10
    say(s, "act white customer-11")
    assert offered(s) == ["pay forge", "pay field-2"]
    say(s, "pay field-2")
    assert (seat.ploughs, seat.stock[PLOUGH]) == (0, 1)


def test_any_resource_may_be_of_any_sort() -> None:
    s, seat = ready(5)
    build(seat, "brewery-68", "wainwright-68", stock=1)
    seat.market, seat.fields, seat.ploughs = customers(2), 1, 1
    seat.chamber, seat.guild = chamber("guild"), 1
    say(s, "act white customer-2")
    assert offered(s) == ["pay brewery", "pay wainwright", "pay guild", "pay field-1"]


def test_R41_a_guild_marker_that_others_need_is_not_offered() -> None:
    s, seat = ready(6)  # customer 21 wants a beer and a plough
    build(seat, "brewery-58", stock=1)
    seat.market, seat.chamber, seat.guild = customers(21), chamber("guild"), 1
    say(s, "act white customer-21")
    assert (seat.guild, seat.stock[BEER], seat.served) == (0, 0, customers(21))


def test_R67_coins_and_other_markers_never_pay_resources() -> None:
    s, seat = ready(3)
    seat.market, seat.coins, seat.square, seat.markers, seat.school = customers(4), 9, 1, 3, 3
    seat.chamber, seat.octagons = chamber("citizens"), 31
    assert "act white customer-4" not in offered(s)


# Churches.


@pytest.mark.parametrize(
    "key, values, coins",
    [
        ("sanatorium", (5, 9), 0),
        ("cloister", (6, 8), 1),
        ("diocese", (6, 9), 0),
        ("refuge", (5, 8), 0),
    ],
)
def test_a_church_at_its_values_for_time_and_coins(
    key: str, values: tuple[int, ...], coins: int
) -> None:
    for value in range(2, 13):
        s, seat = ready(value)
        seat.coins = coins
        assert (f"act black {key}" in offered(s)) is (value in values)
    s, seat = ready(values[0])
    seat.coins = coins
    say(s, f"act black {key}")
    assert (seat.church, seat.coins, seat.time) == (church(key), 0, 4)
    assert not s.churches >> church(key) & 1


def test_a_church_needs_the_abbot_the_coins_and_no_church_yet() -> None:
    s, seat = ready(6)
    seat.coins = 0
    assert "act black cloister" not in offered(s)
    s, seat = ready(5)
    seat.coins, seat.villagers = 3, seat.villagers & ~ABBOT
    assert "act black refuge" not in offered(s)
    seat.villagers, seat.church = 31, church("cloister")
    assert "act black refuge" not in offered(s)


def test_the_diocese_shows_a_seventh_customer_and_gives_one_for_free() -> None:
    s, seat = ready(4)
    seat.church, seat.coins = church("diocese"), 1
    say(s, "act black steward", "diocese")
    say(s, "show-customer 33", "free 33", "another 1", "another 2", "another 3", "another 4")
    assert (seat.market.bit_count(), seat.time, seat.coins) == (5, 3, 0)
    while pending(s) == "show-customer":
        chance(s)
    assert (s.zone.count(-1), s.zone[6]) == (1, -1)


def test_R29_only_the_free_customer_costs_nothing() -> None:
    s, seat = ready(4)
    seat.church = church("diocese")
    say(s, "act black steward", "diocese", "show-customer 33", "free 1", "another skip")
    assert (seat.market, seat.time) == (customers(1), 0)
    assert pending(s) == "first"  # the zone still has six: nothing is refilled
    assert s.zone == [32, 1, 2, 3, 4, 5, -1]


def test_R29_the_diocese_may_be_declined_and_needs_the_abbot() -> None:
    s, seat = ready(4)
    seat.church = church("diocese")
    say(s, "act black steward", "diocese skip")
    assert pending(s) == "attract" and "attract skip" not in offered(s)
    s, seat = ready(4)
    seat.church, seat.villagers = church("diocese"), 0
    say(s, "act black steward")
    assert pending(s) == "attract"


def test_R71_whoever_uses_the_office_takes_at_least_one_customer() -> None:
    s, seat = ready(4)
    seat.church = church("diocese")
    say(s, "act black steward", "diocese", "show-customer 33", "free skip")
    assert pending(s) == "attract" and "attract skip" not in offered(s)


def test_R29_with_the_deck_gone_the_diocese_still_gives_one_for_free() -> None:
    s, seat = ready(4)
    seat.church, s.deck, s.zone = church("diocese"), 0, [4, -1, -1, -1, -1, -1, -1]
    say(s, "act black steward", "diocese", "free 5")
    assert (seat.market, pending(s)) == (customers(5), "first")


def test_R28_an_empty_zone_closes_the_office_and_a_short_one_gives_what_it_has() -> None:
    s, seat = ready(4)
    s.deck, s.zone = 0, [4, 7, -1, -1, -1, -1, -1]
    say(s, "act black steward", "attract 5", "another 8")
    assert pending(s) == "first" and seat.time == 2
    s, seat = ready(4)
    s.deck, s.zone = 0, [-1] * 7
    assert "act black steward" not in offered(s)


# Monks.


def hiring(key: str, value: int) -> State:
    s, seat = ready(value)
    seat.church, seat.coins = church("refuge"), 2
    s.tops["fcr".index(key[0])] = monk(key)
    return s


@pytest.mark.parametrize("key, points, coins", [("f1", 3, 1), ("f2", 3, 1), ("f3", 2, 0)])
def test_a_feather_monk_tells_stories(key: str, points: int, coins: int) -> None:
    s = hiring(key, 10)
    seat = s.seats[0]
    say(s, "act black feather")
    assert (seat.tree, seat.coins, seat.time) == (points, 2 - coins, 2)
    assert seat.monks == 1 << monk(key) and s.tops[0] == -1
    assert pending(s) == "show-monk"


@pytest.mark.parametrize("key, lessons, time", [("c1", 1, 2), ("c2", 1, 2), ("c3", 2, 3)])
def test_a_chalice_monk_keeps_school(key: str, lessons: int, time: int) -> None:
    s = hiring(key, 9)
    seat = s.seats[0]
    seat.school, seat.villagers = 1, ABBOT
    say(s, "act black chalice", "school graduate left", "successor merchant")
    assert seat.time == time + 1  # R33
    if lessons == 2:
        say(s, "school skip")
    assert pending(s) == "show-monk" and seat.monks == 1 << monk(key)


@pytest.mark.parametrize("key", ["r1", "r2"])
def test_a_rosary_monk_moves_the_chief_or_pays_for_his_rest(key: str) -> None:
    s = hiring(key, 8)
    seat = s.seats[0]
    say(s, "act black rosary")
    assert offered(s) == ["chief skip", "chief coin", "chief hall"]
    say(s, "chief hall")  # R58: accepted, it costs its time even if he stays
    assert (seat.time, seat.chief) == (3, 0)


@pytest.mark.parametrize("key", ["r3", "r4", "r5"])
def test_R30_a_rosary_monk_brings_at_most_two_customers(key: str) -> None:
    s = hiring(key, 8)
    seat = s.seats[0]
    say(s, "act black rosary", "attract 1", "another 2")
    assert pending(s) == "show-customer"
    assert (seat.time, seat.market) == (4, customers(1, 2))


def test_R58_the_steward_s_monk_may_be_declined_or_find_nobody() -> None:
    s = hiring("r3", 8)
    say(s, "act black rosary", "attract skip")
    assert s.seats[0].time == 2 and s.seats[0].monks
    s = hiring("r3", 8)
    s.zone, s.deck = [-1] * 7, 0
    say(s, "act black rosary")
    assert s.seats[0].monks and pending(s) == "show-monk"


def test_R30_with_the_diocese_a_monk_brings_three() -> None:
    s = hiring("r3", 8)
    seat = s.seats[0]
    seat.church = church("diocese")
    say(s, "act black rosary", "diocese", "show-customer 33", "free 33", "another 1", "another 2")
    assert (seat.time, seat.market.bit_count()) == (4, 3)
    assert pending(s) == "show-customer"


def test_a_monk_needs_abbot_church_coins_and_a_free_window() -> None:
    s = hiring("f1", 4)
    seat = s.seats[0]
    assert "act black feather" in offered(s)
    seat.coins = 0
    assert "act black feather" not in offered(s)
    seat.coins, seat.church = 2, -1
    assert "act black feather" not in offered(s)
    seat.church, seat.villagers = church("refuge"), seat.villagers & ~ABBOT
    assert "act black feather" not in offered(s)
    seat.villagers, seat.monks = 31, 0b111111 << 3
    assert "act black feather" not in offered(s)


def test_R6_the_cloister_has_room_for_five_monks() -> None:
    s = hiring("f1", 4)
    seat = s.seats[0]
    seat.church, seat.monks = church("cloister"), 0b1111 << 3
    assert "act black feather" in offered(s)
    seat.monks = 0b11111 << 3
    assert "act black feather" not in offered(s)


def test_the_last_monk_of_a_pile_leaves_it_empty() -> None:
    s = hiring("f1", 4)
    s.monks &= ~0b111
    say(s, "act black feather")
    assert s.tops[0] == -1 and pending(s) == "first"


@pytest.mark.parametrize("windows", range(7))
def test_points_of_windows(windows: int) -> None:
    s, seat = ready(2)
    seat.church, seat.monks = church("refuge"), (1 << windows) - 1
    assert GAME.breakdown(s)[0]["church"] == 6 + [0, 2, 4, 7, 10, 14, 20][windows]
    assert WINDOW_PRESTIGE[windows] == [0, 2, 4, 7, 10, 14, 20][windows]


# Chambers.


def test_the_money_chamber_again() -> None:
    s, seat = ready(3)
    seat.chamber, seat.coins = chamber("money"), 0
    say(s, "act white chamber")
    assert (seat.coins, seat.time) == (2, 1)
    assert GAME.breakdown(s)[0]["council"] == 6


def test_the_citizens_chamber() -> None:
    s, seat = ready(3)
    say(s, "act black citizens", "cover profession merchant")
    assert (seat.chamber, seat.octagons, seat.time) == (chamber("citizens"), MERCHANT, 4)
    assert GAME.breakdown(s)[0]["council"] == 4
    seat.villagers ^= MERCHANT
    assert GAME.breakdown(s)[0]["council"] == 0
    s, seat = ready(3)
    seat.chamber, seat.octagons = chamber("citizens"), MERCHANT
    say(s, "act white chamber")
    assert "cover profession merchant" not in offered(s)
    say(s, "cover profession abbot")
    assert (seat.octagons, seat.time) == (MERCHANT | ABBOT, 1)


def test_the_properties_chamber() -> None:
    s, seat = ready(11)
    build(seat, "brewery-58", "forge-58")
    seat.fields, seat.church, seat.monks = 3, church("cloister"), 0b11
    say(s, "act black properties")
    assert [w for w in offered(s)] == [
        "cover skip",
        *(f"cover category {c}" for c in ("travel", "workshop", "served", "church", "field")),
    ]
    say(s, "cover category field")
    assert GAME.breakdown(s)[0]["council"] == 3
    seat.octagons |= 0b01010  # workshops and church
    assert GAME.breakdown(s)[0]["council"] == 3 + 2 + 3  # R37: the painted monk is no card


def test_the_guild_chamber_holds_three_of_anything() -> None:
    s, seat = ready(11)
    say(s, "act black guild")
    assert (seat.guild, seat.time) == (1, 4)
    s, seat = ready(11)
    seat.chamber, seat.guild = chamber("guild"), 3
    say(s, "act white chamber")
    assert (seat.guild, seat.time) == (3, 1)
    assert GAME.breakdown(s)[0]["council"] == 5


def test_R20_an_octagon_may_be_left_free() -> None:
    s, seat = ready(11)
    say(s, "act black properties", "cover skip")
    assert (seat.chamber, seat.octagons) == (chamber("properties"), 0)


# The square and its tile.


def test_the_square_comes_with_its_tile_a_story_and_a_marker() -> None:
    s, seat = ready(12)
    seat.market, seat.fields = customers(7), 1
    build(seat, "forge-58")
    say(s, "act black square")
    assert offered(s) == [
        "tile skip",
        "tile school",
        "tile personal",
        "tile forge",
        "tile field-1",
        "tile customer-7",
    ]
    say(s, "tile forge")
    assert (seat.square, seat.tile, seat.markers, seat.tree) == (1, banner("forge"), 1, 1)
    assert (seat.time, s.squares) == (2, 3)
    assert GAME.breakdown(s)[0]["council"] == 2


def test_one_square_each_and_only_with_a_councillor() -> None:
    s, seat = ready(2)
    assert "act black square" in offered(s)
    seat.villagers ^= COUNCILLOR
    assert "act black square" not in offered(s)
    seat.villagers, seat.square, seat.tile = 31, 1, banner("square")
    assert "act black square" not in offered(s)


def test_R18_the_square_is_the_last_banner_of_a_turn() -> None:
    s, seat = ready(2)
    seat.square, seat.tile = 1, banner("personal")
    say(s, "act white personal", "chain square", "tile school")
    assert (seat.tree, seat.markers, seat.tile) == (2, 1, banner("school"))
    assert pending(s) == "first"


def test_R20_the_tile_may_stay_and_R22_a_full_square_takes_no_marker() -> None:
    s, seat = ready(2)
    seat.square, seat.tile, seat.markers = 1, banner("personal"), 3
    say(s, "act white square")
    assert "tile personal" not in offered(s)
    say(s, "tile skip")
    assert (seat.tile, seat.markers, seat.tree) == (banner("personal"), 3, 1)


def test_R43_serving_the_customer_under_it_sends_the_tile_back_to_the_square() -> None:
    s, seat = ready(2)
    build(seat, "brewery-58", stock=1)
    seat.square, seat.tile, seat.market = 1, banner("customer-4"), customers(4)
    say(s, "act white customer-4")
    assert (seat.tile, seat.served) == (banner("square"), customers(4))


def test_R42_the_tile_needs_the_zone_of_its_banner_and_gives_no_second_use() -> None:
    s, seat = ready(2)
    build(seat, "brewery-58")
    seat.square, seat.tile = 1, banner("brewery")
    assert "act white brewery" in offered(s)
    seat.villagers ^= CRAFTSMAN
    assert "act white brewery" not in offered(s)
    seat.villagers = 31
    say(s, "act white brewery")
    assert "chain brewery" not in offered(s)


def test_R60_the_tile_works_without_a_councillor_unless_the_table_says_otherwise() -> None:
    for needs in (False, True):
        s, seat = ready(12, tile_needs_councillor=needs)
        seat.square, seat.tile, seat.villagers = 1, banner("personal"), CRAFTSMAN
        assert ("act white personal" in offered(s)) is not needs


# R57, as an option: a bought card may be left.


@pytest.mark.parametrize("key, value", [("brewery-58", 5), ("field", 7), ("money", 3)])
def test_R57_a_bought_card_may_be_left_only_if_the_table_says_so(key: str, value: int) -> None:
    s, seat = ready(value, may_decline_bought_card=True)
    coins = seat.coins
    say(s, f"act black {key}", "keep skip")
    assert seat.time > 0
    assert (seat.fields, seat.chamber, max(seat.workshops)) == (0, -1, -1)
    assert seat.coins - coins == {"field": 1, "money": 2}.get(key, 0)
    s, seat = ready(value)
    say(s, f"act black {key}")
    assert pending(s) != "keep"


def test_R57_a_monk_left_behind_still_runs_his_errand() -> None:
    s = hiring("f1", 4)
    s.options = (1, 0)
    say(s, "act black feather", "keep skip")
    seat = s.seats[0]
    assert (seat.tree, seat.monks, s.tops[0]) == (3, 0, monk("f1"))


def test_R57_a_monk_is_left_or_kept_after_his_errand() -> None:
    s = hiring("r3", 6)
    s.options = (1, 0)
    say(s, "act black rosary", "attract 1", "another skip", "show-customer 33", "keep")
    seat = s.seats[0]
    assert (seat.market, seat.monks) == (customers(1), 1 << monk("r3"))


def test_R57_a_square_left_behind_brings_its_story_but_no_tile() -> None:
    s, seat = ready(12, may_decline_bought_card=True)
    say(s, "act black square", "keep skip")
    assert (seat.square, seat.tile, seat.markers, seat.tree) == (0, -1, 0, 1)

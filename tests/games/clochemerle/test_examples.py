"""The worked examples of the rulebook and some of our own, T1 to T14."""

import pytest

from parvis.engine import CHANCE, QUIET, Task
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import RAT_START
from parvis.games.clochemerle.kinds import DEATH, FIRST, RAT
from parvis.games.clochemerle.state import State
from parvis.games.clochemerle.view import view

from .scene import (
    ABBOT,
    BEER,
    COUNCILLOR,
    CRAFTSMAN,
    MERCHANT,
    SCROLL,
    WAGON,
    asked,
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
    stages,
    table,
)


def three_dice(coins: int) -> State:
    s = table()
    s.pool = [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    s.seats[0].coins = coins
    return s


def test_T1_two_coins_turn_a_white_4_into_a_2() -> None:
    s = three_dice(coins=2)
    say(s, "first white-1", "second white-4", "act lower 1", "act lower 1")
    seat = s.seats[0]
    assert (seat.coins, seat.time) == (0, 0)
    assert view(s, 0).sum == 3


def test_T1_a_black_2_makes_the_same_sum_for_2_time() -> None:
    s = three_dice(coins=2)
    say(s, "first white-1", "second black-2")
    seat = s.seats[0]
    assert (seat.coins, seat.time) == (2, 2)
    assert view(s, 0).sum == 3


def test_T2_three_players_roll_eight_dice_and_the_hand_gains_a_point() -> None:
    s = GAME.start(3, 0)
    rolls: list[int] = []
    while GAME.actor(s) == CHANCE:
        if pending(s) == "roll":
            rolls.append(s.agenda[-1].arg)
        GAME.choose(s, GAME.options(s)[0], QUIET)
    assert rolls == [0] * 6 + [6] * 2
    assert (s.hand, s.palm) == (1, 1)
    assert s.agenda[-1].kind == FIRST and asked(s) == 0


def test_T3_the_money_chamber_costs_4_time_and_brings_2_coins() -> None:
    s, seat = ready(3)
    coins = seat.coins
    say(s, "act black money")
    assert (seat.time, seat.coins - coins, seat.chamber) == (4, 2, chamber("money"))


def test_T3_it_needs_the_councillor_and_no_chamber_yet_but_a_square_does_not_matter() -> None:
    s, seat = ready(3)
    seat.square = 1
    assert "act black money" in offered(s)
    seat.villagers ^= COUNCILLOR
    assert "act black money" not in offered(s)
    seat.villagers ^= COUNCILLOR
    seat.chamber = chamber("guild")
    assert "act black money" not in offered(s)


@pytest.mark.parametrize("number, time, coins", [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)])
def test_T4_the_steward_s_prices(number: int, time: int, coins: int) -> None:
    s, seat = ready(4)
    had = seat.coins
    say(s, "act black steward", "attract 1")
    for n in range(2, number + 1):
        say(s, f"another {n}")
    if pending(s) == "another":
        say(s, "another skip")
    shown = 0
    while pending(s) == "show-customer":
        GAME.choose(s, GAME.options(s)[0], QUIET)
        shown += 1
    assert (seat.time, had - seat.coins) == (time, coins)
    assert (seat.market.bit_count(), shown) == (number, number)
    assert (s.zone.count(-1), s.deck.bit_count()) == (1, 27 - number)


def test_T4_without_a_coin_no_third_customer() -> None:
    s, seat = ready(10)
    seat.coins = 0
    say(s, "act black steward", "attract 1", "another 2")
    assert pending(s) == "show-customer"


def village_of_T5() -> State:
    s, seat = ready(3)
    seat.school, seat.villagers = 1, seat.villagers & ~COUNCILLOR
    seat.chamber = chamber("money")
    build(seat, "scriptorium-58", stock=2)
    seat.market = customers(12, 15)
    return s


def test_T5_school_chamber_customer_with_one_value() -> None:
    s = village_of_T5()
    seat = s.seats[0]
    coins = seat.coins
    assert "act white chamber" not in offered(s)
    say(s, "act white school", "school graduate left", "successor councillor")
    say(s, "chain chamber", "chain customer-15")
    assert (seat.time, seat.coins - coins, seat.school) == (2, 2, 0)
    assert seat.villagers & COUNCILLOR
    assert (seat.stock[SCROLL], seat.served, seat.market) == (0, customers(15), customers(12))
    assert offered(s) == ["chain skip"]  # no wagon for customer 12


def test_T6_death_and_invasion_with_three_players() -> None:
    s = table()
    for seat, tree in zip(s.seats, (4, 1, 8), strict=True):
        seat.tree = tree
    s.seats[0].time = 12
    s.chronicle[4], s.rat = 1, 4
    s.agenda[-2:] = [Task(RAT, CHANCE, 0), Task(DEATH, 0)]
    say(s, "death merchant")
    assert s.seats[0].tree == 5
    say(s, "rat 4")  # a five
    assert [seat.tree for seat in s.seats] == [3, 1, 4]
    assert (s.rat, s.seats[0].time, s.chronicle[4]) == (RAT_START[3], 12, 2)
    assert pending(s) == "first" and asked(s) == 1


@pytest.mark.parametrize(
    "wagons, beers, guild, legal",
    [(1, 1, 0, True), (0, 3, 0, True), (0, 2, 0, False), (0, 2, 1, True), (1, 0, 0, False)],
)
def test_T7_the_third_stage_pays_the_grey_beer_too(
    wagons: int, beers: int, guild: int, legal: bool
) -> None:
    s, seat = ready(7)
    seat.stages = stages("a1", "b3")
    s.stages ^= seat.stages
    build(seat, "brewery-58", "wainwright-58")
    seat.stock[WAGON], seat.stock[BEER], seat.guild = wagons, beers, guild
    seat.chamber = chamber("guild")
    assert ("act black travel" in offered(s)) is legal
    if legal:
        say(s, "act black travel")
        if guild:  # the guild might stand in for the wagon
            assert offered(s) == ["way c1", "way c2"]
            say(s, "way c2")
        assert pending(s) == "light-side"
        assert (seat.time, sum(seat.stock), seat.guild) == (2, 0, 0)


@pytest.mark.parametrize("value, legal", [(2, True), (3, True), (12, True), (11, False)])
def test_T8_the_tile_at_the_money_chamber(value: int, legal: bool) -> None:
    s, seat = ready(value)
    seat.chamber, seat.square, seat.tile = chamber("money"), 1, banner("chamber")
    assert ("act white chamber" in offered(s)) is legal
    if legal:
        say(s, "act white chamber")
        assert seat.time == 1


def test_T9_the_village_of_58_points() -> None:
    s = table()
    seat = s.seats[0]
    seat.church, seat.monks = church("cloister"), 0b111
    seat.chamber, seat.octagons = chamber("properties"), 0b01101  # travel, served, church
    seat.square, seat.fields = 1, 1
    seat.stages = stages("a1", "b1")
    seat.served = customers(4, 5, 9, 10, 20)
    seat.hall, s.holder = 7, 0
    assert list(GAME.breakdown(s)[0].values()) == [14, 13, 1, 8, 14, 7, 0, 1]
    assert GAME.scores(s)[0] == 58


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T10_setup(seats: int) -> None:
    s = table(seats)
    assert [seat.coins for seat in s.seats] == [1, 2, 3, 4][:seats]
    assert all(seat.villagers == 31 and seat.chief == 0 for seat in s.seats)
    assert (6 - s.zone[:6].count(-1), s.deck.bit_count()) == (6, 27)
    assert s.rat == {2: 7, 3: 9, 4: 11}[seats]


def test_T11_zones_score_without_their_villagers() -> None:
    s = table()
    seat = s.seats[1]
    seat.church, seat.monks = church("refuge"), 0b111
    seat.chamber, seat.octagons = chamber("citizens"), ABBOT | CRAFTSMAN | MERCHANT
    seat.villagers = CRAFTSMAN | MERCHANT
    points = GAME.breakdown(s)[1]
    assert (points["church"], points["council"]) == (6 + 7, 8)


def monk_of_T12() -> State:
    s, seat = ready(6)
    seat.church, seat.coins, seat.chief, seat.tree = church("refuge"), 1, 1, 4
    s.tops[2] = monk("r1")
    return s


def test_T12_a_monk_sends_the_chief_home() -> None:
    s = monk_of_T12()
    seat = s.seats[0]
    say(s, "act black rosary", "chief hall")
    assert (seat.coins, seat.time, seat.tree, seat.hall) == (1, 3, 0, 4)
    assert seat.monks == 1 << monk("r1")


def test_T12_declined_as_a_whole_the_walk_costs_nothing() -> None:
    s = monk_of_T12()
    say(s, "act black rosary", "chief skip")
    assert (s.seats[0].time, s.seats[0].tree, s.seats[0].monks) == (2, 4, 1 << monk("r1"))


def test_T13_school_twice_from_empty() -> None:
    s, seat = ready(5)
    seat.church, seat.coins, s.tops[1] = church("refuge"), 1, monk("c3")
    say(s, "act black chalice", "school enrol", "school move-up")
    assert (seat.school, seat.time, seat.coins, seat.tree) == (2, 3, 1, 0)
    assert pending(s) == "show-monk"


def test_T14_R47_the_last_villager_is_replaced_before_the_rat_runs() -> None:
    s = table()
    seat = s.seats[0]
    seat.villagers = CRAFTSMAN
    s.agenda[-2:] = [Task(RAT, CHANCE, 0), Task(DEATH, 0)]
    say(s, "death craftsman")
    assert (sum(s.chronicle) + s.graves, seat.tree, seat.labourers) == (1, 2, 1)
    say(s, "successor abbot")
    assert seat.villagers == ABBOT
    assert pending(s) == "rat"
    assert GAME.breakdown(s)[0]["labourers"] == -5

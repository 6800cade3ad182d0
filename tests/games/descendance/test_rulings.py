"""Descendance: the rulings, one promise each."""

import pytest

from parvis.engine import QUIET, BadSetup
from parvis.games.descendance import GAME
from parvis.games.descendance.components import CUSTOMERS, SETUP_BASE, SETUP_INN
from parvis.games.descendance.kinds import (
    AT_CITY,
    AT_INN,
    AT_LEVEL,
    AT_WINDOW,
    AWAY,
    FARM,
    GRAVE,
    IN_BAG,
    IN_CHRONICLE,
    UNBORN,
    WORKSHOP,
)
from parvis.games.descendance.state import EMPTY, NOBODY, State
from tests.games.descendance.scene import (
    BEER,
    GREEN,
    OX,
    PLAGUE,
    PLOUGH,
    WAGON,
    asked,
    card,
    deal,
    do,
    empty_board,
    lay,
    offered,
    settle,
    take,
    village,
)


def customer(key: str) -> int:
    return [tile.key for tile in CUSTOMERS].index(key)


def pass_turns(s: State, *seats: int) -> None:
    """Let these seats take a cube of grain each and do nothing."""
    for seat in seats:
        assert asked(s) == f"turn {seat}"
        word = next(word for word in offered(s) if word.startswith("take 0"))
        do(s, f"turn {word}", "harvest skip")


# Setting up.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("inn", [False, True])
def test_the_board_is_filled_as_the_setup_card_says(seats: int, inn: bool) -> None:
    s = GAME.start(seats, 3, {"inn": inn})
    settle(s)
    setup = (SETUP_INN if inn else SETUP_BASE)[seats - 2]
    assert [sum(s.spaces[5 * i : 5 * i + 5]) for i in range(8)] == list(setup.spaces)
    assert sum(s.bag) == 4 * setup.each_colour + 6 - sum(setup.spaces)
    assert s.supply[PLAGUE] == 0
    for seat in s.seats:
        assert seat.where == [FARM] * 4 + [UNBORN] * 7
        assert (seat.coins, seat.grain, seat.goods) == (1, 0, [0, 0, 0, 0, 0, int(inn)])


def test_seats_and_options_are_checked() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.start(seats)
    with pytest.raises(BadSetup):
        GAME.start(2, 0, {"brewery": True})


def test_every_reconstructed_number_is_shown_and_marked() -> None:
    tables = {table.noun.name: table for table in GAME.components}
    cards = (*SETUP_BASE, *SETUP_INN)
    assert tables["colour"].rows[0].cells == tuple(card.each_colour for card in cards)
    assert set(tables["colour"].rows[0].marks) == {"x"}
    assert tables["grave"].rows[0][:2] == ((3, 4, 5, 6), "xxpx")
    assert [row.cells[1] for row in tables["tally"].rows] == [2, 5, 8, 12, 17, 17]
    assert [row.cells[3] for row in tables["tally"].rows] == [3, 6, 10, 15, 20, 25]
    assert {row.marks for row in tables["tally"].rows} == {"rxrx"}


def test_R69_five_players_without_the_inn_have_the_cubes_of_both_boxes() -> None:
    s = village(5)
    assert s.deck == [] and s.piles == [[], [], []]
    assert GAME.view(s, 0).inn == 0
    held = [s.supply[i] + s.bag[i] for i in range(4)]
    assert sum(held) + 31 - 6 + s.bag[PLAGUE] == 4 * 23


# Turn and payment.


def test_R2_the_lowest_number_is_born_first() -> None:
    s = village()
    do(s, take("family", "green"), "family birth")
    assert s.seats[0].where == [FARM] * 5 + [UNBORN] * 6


def test_R6_a_market_day_cannot_be_declined() -> None:
    s = village()
    do(s, take("market", "green"))
    assert asked(s) == "sell 0" and s.holder == 0


def test_R7_R8_the_well_takes_three_of_a_colour_coins_included() -> None:
    s = village()
    s.seats[0].cubes, s.seats[0].coins = [1, 3, 0, 2], 2
    wells = [word for word in offered(s) if word.startswith("well")]
    assert wells == ["well 0", "well 1", "well 3"]
    board = s.spaces[:]
    do(s, "turn well 1")
    assert offered(s) == ["0 0 0 0", "0 1 0 0", "0 2 0 0"]
    do(s, "pay 0 1 0 0", "well 1", "family birth")
    assert s.seats[0].cubes == [1, 1, 0, 2] and s.seats[0].coins == 1
    assert s.spaces == board
    s.seats[1].coins = 3
    assert "well-coins" in offered(s)
    do(s, "turn well-coins", "well 0", "harvest 0")
    assert s.seats[1].coins == 0 and s.seats[1].grain == 2


def test_R8_the_well_is_dry_when_the_board_is_empty() -> None:
    s = village()
    s.seats[0].cubes = [3, 3, 3, 3]
    s.final = 1
    empty_board(s)
    assert not any(word.startswith("well") for word in offered(s))


def test_R9_cubes_of_choice_are_those_of_the_supply() -> None:
    s = village()
    s.supply = [0, 0, 1, 0, 0]
    s.seats[0].where[0] = AT_LEVEL + 1
    do(s, take("council", "green"), "council cubes")
    assert offered(s) == ["2"]
    do(s, "gain 2")
    assert asked(s) == "turn 1"
    s.supply = [0] * 5
    s.seats[1].where[0] = AT_LEVEL + 1
    do(s, take("council", "pink"))
    assert "cubes" not in offered(s)


def test_R12_a_craftsman_may_be_placed_without_producing_and_a_second_one_too() -> None:
    s = village()
    do(s, take("crafts", "green"), "crafts train 3 0", "make skip")
    assert s.seats[0].time == 3 and s.seats[0].goods[PLOUGH] == 0
    pass_turns(s, 1, 2)
    do(s, take("crafts", "pink"))
    assert f"make {PLOUGH}" in offered(s) and "train 3 0" in offered(s)


def test_R12_a_craftsman_fetched_home_before_producing_makes_nothing() -> None:
    s = village(inn=True)
    deal(s, 0, "prodigal-son")
    do(s, take("crafts", "green"), "crafts train 3 0", f"make play {card('prodigal-son')}")
    do(s, f"family fetch {WORKSHOP + 3} 0")
    assert offered(s) == ["skip"]


def test_R13_nobody_is_fetched_from_the_black_bag() -> None:
    s = village()
    s.seats[0].where = [IN_BAG, WORKSHOP + 1, AT_CITY, AT_WINDOW, AT_LEVEL, FARM, *[UNBORN] * 5]
    do(s, take("family", "green"))
    fetch = [f"fetch {place} 0" for place in (WORKSHOP + 1, AT_CITY, AT_WINDOW)]
    assert offered(s) == ["skip", "birth", *fetch, f"fetch {AT_LEVEL} 1"]
    do(s, f"family fetch {AT_CITY} 0")
    assert s.seats[0].where[2] == FARM


def test_R14_a_city_rewards_once_and_roads_run_both_ways() -> None:
    s = village()
    seat = s.seats[0]
    seat.where[0] = AT_CITY + 2
    seat.cities = 0b000101
    seat.cubes, seat.coins, seat.goods[WAGON] = [2, 0, 0, 0], 0, 1
    do(s, take("travel", "green"))
    assert offered(s) == ["skip", "ride 3 0 0", "ride 3 0 1"]
    do(s, "travel ride 3 0 0")
    assert (seat.prestige, seat.cities, seat.where[0]) == (0, 0b000101, AT_CITY)
    assert seat.time == 2 and seat.goods[WAGON] == 0


def test_R15_the_marker_counts_from_the_next_round_on() -> None:
    s = village(2)
    s.seats[1].where[0] = AT_LEVEL
    empty_board(s, ("grain", "green"), ("council", "green"))
    do(s, take("grain", "green"), "harvest skip")
    do(s, take("council", "green"), "council marker")
    assert s.first == 1 and s.marker == NOBODY and s.round == 2
    assert asked(s) == "turn 1"


def test_R57_cubes_just_paid_may_be_taken_back_as_the_reward() -> None:
    s = village()
    s.supply = [0] * 5
    seat = s.seats[0]
    seat.where[0] = AT_CITY
    seat.cubes, seat.coins, seat.goods[WAGON] = [2, 0, 0, 0], 0, 1
    do(s, take("travel", "green"), "travel ride 1 0 2", "gain 0", "gain 0")
    assert seat.cubes == [2, 1, 0, 0]


# Death.


def test_R17_the_bag_and_the_unborn_are_spared_and_equals_are_chosen_among() -> None:
    s = village()
    s.seats[0].where = [IN_BAG, IN_BAG, IN_BAG, GRAVE, AT_LEVEL, FARM, FARM, FARM, *[UNBORN] * 3]
    s.seats[0].time = 9
    do(s, take("grain", "plague"), "harvest skip")
    assert asked(s) == "death 0" and offered(s) == [f"bury {AT_LEVEL}", f"bury {FARM}"]


def test_R18_without_anybody_in_sight_nobody_dies() -> None:
    s = village()
    s.seats[0].where = [IN_BAG] * 4 + [UNBORN] * 7
    s.seats[0].time = 9
    do(s, take("grain", "plague"), "harvest skip")
    assert asked(s) == "turn 1" and s.seats[0].due == 0


def test_R38_who_has_nobody_in_sight_may_still_play_before_the_death_lapses() -> None:
    s = village(inn=True)
    deal(s, 0, "prodigal-son", "juggler")
    s.seats[0].where[:4] = [IN_BAG] * 4
    s.seats[0].time = 9
    do(s, take("grain", "plague"), "harvest skip")
    assert offered(s) == ["skip", f"play {card('prodigal-son')}"]  # the Juggler comes after it
    do(s, f"moment play {card('prodigal-son')}", "family birth", "moment skip")
    assert asked(s) == "death 0" and offered(s) == [f"bury {FARM}"]
    do(s, f"death bury {FARM}")
    assert offered(s) == ["skip", "juggler"]


def test_R19_sections_follow_the_profession() -> None:
    for place, section in (
        (AT_LEVEL + 3, 0),
        (WORKSHOP + 4, 1),
        (AT_CITY + 5, 2),
        (AT_WINDOW + 2, 3),
        (FARM, 4),
    ):
        s = village()
        s.seats[0].where = [place, *[IN_BAG] * 3, *[UNBORN] * 7]
        s.seats[0].time = 9
        do(s, take("family", "plague"), "family skip", f"death bury {place}")
        assert s.seats[0].where[0] == IN_CHRONICLE + section


def test_R20_the_callers_death_by_plague_waits_for_the_end_of_the_turn() -> None:
    s = village(2)
    caller = s.seats[0]
    s.market[:3] = [customer("two-sacks")] * 3
    caller.time, caller.grain, caller.cubes[GREEN], caller.coins = 9, 5, 1, 0
    do(s, take("market", "plague"))
    assert caller.due == 0 and s.late == 1
    families = getattr(GAME.view(s, 1), "families")  # noqa: B009
    assert [family.due for family in families] == [1, 0]  # all at the table see it coming
    do(s, "sell 0", "sell skip")
    assert asked(s) == "sell 0"
    caller.time = 9
    do(s, "sell 1")
    assert asked(s) == "death 0" and s.late == 1  # passed on the market day: at once
    do(s, f"death bury {FARM}", "sell skip")
    assert s.holder == NOBODY and asked(s) == "death 0"
    do(s, f"death bury {FARM}")
    assert asked(s) == "turn 1"


def test_R21_the_herbalist_does_not_undo_a_death() -> None:
    s = village(inn=True)
    deal(s, 0, "herbalist")
    s.seats[0].time = 9
    do(s, take("grain", "plague"), f"harvest play {card('herbalist')}", "herbalist 0")
    do(s, "harvest skip")
    assert asked(s) == "death 0"


def test_R56_two_deaths_in_a_turn_are_settled_one_after_the_other() -> None:
    s = village(inn=True)
    deal(s, 0, "herbalist")
    seat = s.seats[0]
    seat.where = [FARM, IN_BAG, IN_BAG, IN_BAG, FARM, *[UNBORN] * 6]
    seat.time = 8
    do(s, take("crafts", "plague"), f"crafts play {card('herbalist')}", "herbalist 0")
    do(s, "crafts train 0 1", "make skip")
    assert seat.due == 1 and asked(s) == "death 0"
    assert offered(s) == [f"bury {FARM}"]
    do(s, f"death bury {FARM}")
    assert asked(s) == "death 0" and offered(s) == [f"bury {WORKSHOP}"]


# Market.


def test_R22_who_passes_is_out_and_only_the_first_go_is_free() -> None:
    s = village(2)
    s.market[:3] = [customer("two-sacks")] * 3
    for seat in s.seats:
        seat.grain, seat.coins, seat.cubes[GREEN] = 5, 0, 2
    do(s, take("market", "orange"), "sell skip", "sell 0")
    assert asked(s) == "sell 1"  # the caller is out
    do(s, "sell 1", "sell skip")
    assert asked(s) == "turn 1" and s.seats[0].served == []


def test_R23_without_a_sale_everything_stays() -> None:
    s = village(2)
    market = s.market[:]
    do(s, take("market", "orange"), "sell skip", "sell skip")
    assert s.market == market


def test_a_market_day_ends_when_all_are_served() -> None:
    s = village(2)
    s.market[:3] = [customer("two-sacks"), EMPTY, EMPTY]
    s.seats[0].grain = 2
    do(s, take("market", "orange"), "sell 0")
    assert asked(s) == "turn 1" and EMPTY not in s.market[:3] + s.market[5:]


def test_R54_an_empty_market_still_lets_its_cubes_go() -> None:
    s = village(2)
    s.market, s.customers = [EMPTY] * 10, []
    do(s, take("market", "orange"))
    assert asked(s) == "turn 1"


# Mass.


def last_cube(s: State) -> None:
    empty_board(s, ("grain", "green"))
    do(s, take("grain", "green"), "harvest skip")


def test_R26_four_figures_at_most_are_bought() -> None:
    s = village(2)
    s.seats[0].where = [IN_BAG] * 4 + [FARM] + [UNBORN] * 6
    s.seats[1].where[0] = IN_BAG
    s.seats[0].coins = 5
    last_cube(s)
    do(s, *["ransom 0"] * 4)
    assert s.seats[0].where[:4] == [AT_WINDOW] * 4 and s.seats[0].coins == 1
    assert offered(s) == ["skip"] and asked(s) == "ransom 1"
    do(s, "ransom skip")
    assert s.seats[1].where[0] == IN_BAG


def test_R27_an_empty_church_blesses_nobody() -> None:
    s = village(2)
    last_cube(s)
    assert [seat.prestige for seat in s.seats] == [0, 0] and s.round == 2


def test_R28_equal_in_number_and_window_share_the_blessing() -> None:
    for windows, prestige in (
        (((2, 0), (2, 0), (1, 1)), [2, 2, 0]),
        (((2, 0), (1, 1), (1,)), [2, 0, 0]),
        (((0, 0, 0), (3, 3), ()), [2, 0, 0]),
    ):
        s = village(3)
        for seat, places in zip(s.seats, windows, strict=True):
            seat.where = [AT_WINDOW + window for window in places]
            seat.where += [UNBORN] * (11 - len(places))
        last_cube(s)
        while asked(s).startswith("climb"):
            do(s, "climb skip")
        assert [seat.prestige for seat in s.seats] == prestige


# The end.


def near_the_end(seats: int) -> State:
    """Return a village with one grave left and nothing free in the chronicle but one place."""
    s = village(seats)
    s.graves, s.chronicle = 1, [1, 0, 0, 0, 0]
    return s


def test_R29_the_last_place_of_the_whole_chronicle_brings_the_end_too() -> None:
    s = village(2)
    s.graves, s.chronicle = 3, [1, 0, 0, 0, 0]
    s.seats[0].where[0] = AT_LEVEL
    s.seats[0].time = 9
    do(s, take("grain", "plague"), "harvest skip", f"death bury {AT_LEVEL}")
    assert s.ender == 0 and s.final == 1 and asked(s) == "turn 1"


def test_R30_all_others_have_one_last_turn_then_a_last_mass() -> None:
    s = near_the_end(3)
    s.seats[0].time = 9
    do(s, take("grain", "plague"), "harvest skip", f"death bury {FARM}")
    pass_turns(s, 1, 2)
    assert asked(s) == "over" and s.round == 1


def test_R31_the_end_on_ones_own_market_day() -> None:
    s = near_the_end(3)
    s.market[:4] = [customer("two-sacks")] * 4
    s.seats[0].time, s.seats[0].grain, s.seats[0].cubes[GREEN] = 9, 5, 1
    s.seats[0].coins = 0
    do(s, take("market", "orange"), "sell 0", "sell skip", "sell skip", "sell 1")
    do(s, f"death bury {FARM}")
    assert s.ender == 0 and s.caller == 0
    do(s, "sell skip")
    pass_turns(s, 1, 2)
    assert asked(s) == "over"


def test_R31_the_end_on_somebody_elses_market_day_gives_all_one_more_turn() -> None:
    s = near_the_end(3)
    s.market[:4] = [customer("two-sacks")] * 4
    s.seats[1].time, s.seats[1].grain, s.seats[1].cubes[GREEN] = 9, 5, 1
    s.seats[1].coins = 0
    do(s, take("market", "orange"), "sell skip", "sell 0", f"death bury {FARM}")
    assert s.ender == 1 and s.caller == 0
    do(s, "sell skip", "sell skip")
    pass_turns(s, 0, 1, 2)
    assert asked(s) == "over"


def test_R32_when_all_is_full_the_dead_leave_the_game() -> None:
    s = near_the_end(2)
    s.seats[0].time = s.seats[1].time = 9
    do(s, take("grain", "plague"), "harvest skip", f"death bury {FARM}")
    do(s, take("family", "plague"), "family skip", f"death bury {FARM}")
    assert s.seats[1].where[0] == AWAY and s.ender == 0
    assert asked(s) == "over"


def test_R34_ties_fall_to_customers_then_to_the_living() -> None:
    s = village(3)
    for seat in s.seats:
        seat.coins = 0
    s.seats[0].served = [customer("two-sacks")]
    s.seats[1].prestige = s.seats[2].prestige = 2
    assert GAME.ranking(s) == [1, 2, 2]
    s.seats[2].where[4] = IN_BAG
    assert GAME.ranking(s) == [1, 3, 2]


# Inn.


def test_R36_lodging_alone_is_allowed_and_a_card_needs_a_coin_or_a_beer() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    do(s, take("inn", "green"), "inn lodge 0")
    assert "skip" in offered(s) and "put-under 0" in offered(s)
    seat.coins = seat.goods[BEER] = 0
    assert offered(s) == ["skip"]


def test_R36_if_nothing_can_be_paid_the_time_is_lost() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    seat.where[0] = AT_INN
    seat.coins, seat.goods[BEER] = 0, 1
    lay(s, "artist", "steward", "physician")
    s.piles[0] = [card("artist")]
    do(s, take("inn", "green"), "inn put-under 0")
    assert offered(s) == ["skip"] and seat.time == 1


def test_R37_a_single_card_put_under_its_pile_stays_in_view() -> None:
    s = village(inn=True)
    s.seats[0].where[0] = AT_INN
    s.piles = [[card("smith")], [], []]
    do(s, take("inn", "green"))
    assert offered(s) == ["skip", "put-under 0"]
    do(s, "inn put-under 0", "card 0")
    assert s.piles == [[], [], []] and s.seats[0].hand == [card("smith")]


def test_a_card_put_under_comes_back_when_its_pile_has_gone_round() -> None:
    s = village(inn=True)
    s.seats[0].where[0] = AT_INN
    s.seats[0].coins = 5
    lay(s, "smith", "scribe", "prior")
    do(s, take("inn", "green"))
    GAME.play(s, GAME.read(s, "inn put-under 2"), QUIET)
    assert GAME.options(s) == s.deck  # the next card is one nobody has seen
    settle(s)
    assert s.piles[2][-1] == card("prior")


def test_R63_there_is_never_a_second_member_in_the_inn() -> None:
    s = village(inn=True)
    s.seats[0].where[0] = AT_INN
    do(s, take("inn", "green"))
    assert not any(word.startswith("lodge") for word in offered(s))


def test_R64_a_councillor_at_mass_may_still_take_the_marker() -> None:
    s = village(2, inn=True)
    deal(s, 1, "councillor")
    s.seats[1].where[0] = AT_LEVEL
    last_cube(s)
    do(s, f"procession play {card('councillor')}", "privilege marker", "privilege skip")
    while s.mass:
        do(s, f"{asked(s).split()[0]} skip")
    assert s.first == 1 and s.round == 2


def test_hands_and_served_customers_are_hidden_from_the_others() -> None:
    s = village(inn=True)
    deal(s, 0, "smith")
    s.seats[0].served = [customer("ox-wagon")]
    mine, theirs = (GAME.view(s, seat).families[0] for seat in (0, 1))
    assert (mine.hand, mine.served) == ([card("smith")], [customer("ox-wagon")])
    assert (theirs.hand, theirs.served, theirs.points) == (None, None, None)
    assert (theirs.cards, theirs.customers) == (1, 1)
    assert OX == 3

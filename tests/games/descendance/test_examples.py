"""Descendance: worked examples, the rulebook's and some of our own, in the order of the rules."""

from parvis.engine import QUIET
from parvis.games.descendance import GAME
from parvis.games.descendance.components import CUSTOMERS
from parvis.games.descendance.kinds import (
    AT_CITY,
    AT_INN,
    AT_LEVEL,
    AT_WINDOW,
    FARM,
    GRAVE,
    IN_BAG,
    IN_CHRONICLE,
    UNBORN,
    WORKSHOP,
)
from parvis.games.descendance.scoring import breakdown, scores
from parvis.games.descendance.state import EMPTY, NOBODY
from parvis.text import Texts
from tests.games.descendance.scene import (
    BEER,
    BROWN,
    GREEN,
    HORSE,
    ORANGE,
    OX,
    PINK,
    PLAGUE,
    PLOUGH,
    SCROLL,
    WAGON,
    asked,
    deal,
    do,
    empty_board,
    lay,
    offered,
    settle,
    take,
    village,
)

WAINWRIGHT, STABLE, SCRIPTORIUM, SMITHY, BREWERY = range(WORKSHOP, WORKSHOP + 5)


def customer(key: str) -> int:
    return [tile.key for tile in CUSTOMERS].index(key)


def test_1_a_plague_cube_costs_two_time_and_the_harvest_may_follow() -> None:
    s = village()
    philippe = s.seats[0]
    supply = s.supply[PLAGUE]
    do(s, take("grain", "plague"))
    assert s.supply[PLAGUE] == supply + 1
    assert philippe.time == 2
    assert philippe.cubes == [0, 0, 0, 0]
    assert asked(s) == "harvest 0"
    assert offered(s) == ["skip", "0"]
    do(s, "harvest 0")
    assert philippe.grain == 2
    assert asked(s) == "turn 1"


def test_2_a_wagon_by_time_trains_once_and_costs_less_the_next_time() -> None:
    s = village()
    philippe = s.seats[0]
    do(s, take("crafts", "green"), "crafts train 0 0")
    assert philippe.time == 2 and philippe.goods[WAGON] == 0
    do(s, f"make {WAGON}")
    assert philippe.time == 4 and philippe.goods[WAGON] == 1
    assert philippe.where[0] == WAINWRIGHT
    do(s, take("grain", "green"), "harvest skip", take("grain", "pink"), "harvest skip")
    do(s, take("crafts", "pink"), f"crafts make {WAGON}")
    assert philippe.time == 6 and philippe.goods[WAGON] == 2


def test_3_a_wagon_by_cubes_needs_nobody_and_no_time() -> None:
    s = village()
    philippe = s.seats[0]
    philippe.cubes = [1, 0, 0, 1]
    philippe.coins = 0
    do(s, take("crafts", "green"), f"crafts buy {WAGON}")
    assert philippe.goods[WAGON] == 1
    assert philippe.cubes == [0, 1, 0, 0]
    assert philippe.time == 0
    assert philippe.where.count(FARM) == 4


def test_4_teams_bring_in_more_and_the_barn_holds_five() -> None:
    for goods, held, words, after in (
        ({HORSE: 1, PLOUGH: 1}, 0, ["skip", "0", "1"], 3),
        ({OX: 1, PLOUGH: 1}, 0, ["skip", "0", "2"], 4),
        ({OX: 1, HORSE: 1, PLOUGH: 2}, 0, ["skip", "0", "1", "2"], 4),
        ({OX: 1, PLOUGH: 1}, 3, ["skip", "0", "2"], 5),
        ({OX: 1, HORSE: 1}, 0, ["skip", "0"], 2),
    ):
        s = village()
        for good, number in goods.items():
            s.seats[0].goods[good] = number
        before = s.seats[0].goods[:]
        s.seats[0].grain = held
        do(s, take("grain", "green"))
        assert offered(s) == words
        do(s, f"harvest {words[-1]}")
        assert s.seats[0].grain == after
        assert s.seats[0].goods == before


def test_4b_without_anybody_on_the_farm_there_is_no_harvest() -> None:
    s = village()
    s.seats[0].where = [IN_BAG] * 4 + [UNBORN] * 7
    do(s, take("grain", "green"))
    assert offered(s) == ["skip"]


def test_5_the_mill_takes_time_and_sacks_and_nobody_works_there() -> None:
    s = village()
    s.seats[0].grain = 2
    do(s, take("crafts", "plague"))
    assert "mill" in offered(s) and "miller" not in offered(s)
    do(s, "crafts mill")
    assert (s.seats[0].coins, s.seats[0].grain, s.seats[0].time) == (3, 0, 4)
    s = village(inn=True)
    deal(s, 0, "miller")
    s.seats[0].grain = 2
    do(s, take("crafts", "green"), "crafts miller")
    assert (s.seats[0].coins, s.seats[0].grain, s.seats[0].time) == (6, 0, 2)
    assert s.seats[0].hand == []


def test_6_the_market_of_three_players() -> None:
    s = village(3)
    assert [tile == EMPTY for tile in s.market] == [False] * 4 + [True] + [False] * 5
    assert len(s.customers) == 24 - 9
    assert len(village(2).customers) == 16 and len(village(4).customers) == 14
    assert len(village(5).customers) == 14 and len(village(5, inn=True).customers) == 18


def test_7_the_second_sale_costs_a_green_cube_or_a_coin_and_time() -> None:
    for cubes, coins in (([0, 1, 0, 0], 0), ([0, 0, 0, 0], 1)):
        s = village()
        seller = s.seats[0]
        s.market[0] = s.market[1] = customer("two-sacks")
        seller.grain, seller.cubes, seller.coins = 4, cubes[:], coins
        do(s, take("market", "orange"), "sell 0")
        assert seller.time == 0 and seller.cubes[GREEN] == cubes[GREEN]
        do(s, "sell skip", "sell skip", "sell 1")
        assert seller.time == 1
        assert (seller.cubes[GREEN], seller.coins) == (0, 0)
        assert len(seller.served) == 2


def test_7b_who_has_a_green_cube_and_a_coin_says_which_is_paid() -> None:
    s = village()
    s.market[0] = customer("two-sacks")
    s.seats[1].grain, s.seats[1].cubes[GREEN] = 2, 1
    do(s, take("market", "orange"), "sell skip", "sell 0")
    assert asked(s) == "pay 1"
    assert offered(s) == ["0 0 0 0", "0 1 0 0"]
    do(s, "pay 0 1 0 0")
    assert (s.seats[1].cubes[GREEN], s.seats[1].coins) == (1, 0)


def test_8_a_step_in_the_council_is_paid_with_cubes_coins_or_a_scroll() -> None:
    def entering() -> list[int]:
        return [s.seats[0].cubes[GREEN], s.seats[0].coins, s.seats[0].goods[SCROLL]]

    for pay, left in (("0 0 0 0", [0, 2, 1]), ("0 1 0 0", [1, 1, 1]), ("0 2 0 0", [2, 0, 1])):
        s = village()
        s.seats[0].cubes[GREEN], s.seats[0].coins, s.seats[0].goods[SCROLL] = 2, 2, 1
        do(s, take("council", "orange"), "council enter 0 0", f"pay {pay}")
        assert entering() == left
    s = village()
    s.seats[0].cubes[GREEN], s.seats[0].coins, s.seats[0].goods[SCROLL] = 2, 2, 1
    do(s, take("council", "orange"), "council enter 0 1")
    assert entering() == [2, 2, 0]
    assert s.seats[0].time == 1


def test_9_the_mass_of_three_players() -> None:
    s = village(3)
    jerome, aurelie, philippe = s.seats
    jerome.where = [AT_WINDOW + 1, FARM, FARM, FARM, IN_BAG, *[UNBORN] * 6]
    philippe.where = [IN_BAG, FARM, FARM, FARM, AT_WINDOW + 2, *[UNBORN] * 6]
    aurelie.where[0] = IN_BAG
    jerome.grain, aurelie.grain, philippe.grain = 3, 0, 4
    empty_board(s, ("grain", "green"))
    do(s, take("grain", "green"))
    GAME.play(s, GAME.read(s, "harvest skip"), QUIET)
    assert asked(s) == "ransom 0"
    do(s, "ransom 1")
    assert asked(s) == "ransom 1"
    do(s, "ransom skip")
    GAME.play(s, GAME.read(s, "ransom 0"), QUIET)  # then chance draws
    for word in ("lot monk", "lot member 1 0"):
        GAME.play(s, GAME.read(s, word), QUIET)
    assert (jerome.coins, aurelie.coins, philippe.coins) == (0, 1, 0)
    assert s.monks_out == 0 and aurelie.where[0] == AT_WINDOW
    assert asked(s) == "climb 0"
    do(s, "climb 1 0", "climb 0 1")
    assert jerome.grain == 0
    assert [p - AT_WINDOW for p in jerome.where if AT_WINDOW <= p < AT_WINDOW + 4] == [2, 1]
    assert asked(s) == "climb 2"
    do(s, "climb 2 1")
    assert philippe.where[4] == AT_WINDOW + 3 and philippe.grain == 0
    assert [seat.prestige for seat in s.seats] == [0, 0, 2]
    assert s.round == 2


def test_10_the_smith_dies_only_when_the_plough_is_made() -> None:
    for start in (8, 9):
        s = village()
        jerome = s.seats[0]
        jerome.where = [FARM, AT_CITY, *[IN_BAG] * 2, *[UNBORN] * 7]
        jerome.time = start
        do(s, take("crafts", "plague"))
        assert jerome.due == 1 and asked(s) == "crafts 0"
        do(s, "crafts train 3 0", f"make {PLOUGH}")
        assert asked(s) == "death 0"
        assert offered(s) == [f"bury {SMITHY}", f"bury {AT_CITY}"]
        do(s, f"death bury {SMITHY}")
        assert jerome.where[0] == IN_CHRONICLE + 1
        assert jerome.time == (start + 8) % 10 and jerome.due == 0
        assert asked(s) == "turn 1"


def test_11_a_full_section_means_a_grave() -> None:
    s = village(4)
    jerome = s.seats[0]
    jerome.where = [AT_WINDOW, AT_LEVEL + 1, FARM, WAINWRIGHT, *[UNBORN] * 7]
    s.chronicle[3] = 0
    jerome.time = 9
    do(s, take("grain", "plague"), "harvest skip")
    assert asked(s) == "death 0"
    other = s.copy()
    do(s, f"death bury {AT_WINDOW}")
    assert jerome.where[0] == GRAVE and s.graves == 4
    do(other, f"death bury {AT_LEVEL + 1}")
    assert other.seats[0].where[1] == IN_CHRONICLE and other.graves == 5


def test_12_final_scoring_adds_up_to_39() -> None:
    s = village()
    seat = s.seats[0]
    seat.cities = 0b000111
    seat.where = [*range(IN_CHRONICLE, IN_CHRONICLE + 4), AT_LEVEL + 1, AT_WINDOW + 3]
    seat.where += [UNBORN] * 5
    keys = ("horse-wagon", "ox-plough", "four-sacks")
    seat.served = [customer(key) for key in keys]
    seat.coins = 2
    assert breakdown(s)[0] == [0, 6, 2, 6, 7, 16, 2, 0]
    seat.prestige = 5
    assert scores(s)[0] == 39 + 5


def test_13_the_scoring_tables() -> None:
    s = village()
    seat = s.seats[0]
    seat.coins = 0
    for cities, points in enumerate((0, 1, 3, 6, 10, 14, 18)):
        seat.cities = (1 << cities) - 1
        assert breakdown(s)[0][1] == points
    for level, points in enumerate((0, 2, 4, 6)):
        seat.where[0] = AT_LEVEL + level
        assert breakdown(s)[0][2] == points
    for window, points in enumerate((2, 3, 4, 6)):
        seat.where[0] = AT_WINDOW + window
        assert breakdown(s)[0][3] == points
    for dead, points in ((1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)):
        seat.where = [IN_CHRONICLE + 4] * dead + [IN_BAG] * (11 - dead)
        assert breakdown(s)[0][4] == points


def test_14_the_councillor_on_level_three_takes_two_goods() -> None:
    s = village(inn=True)
    deal(s, 0, "councillor")
    s.seats[0].where[0] = AT_LEVEL + 2
    do(s, "turn play 14")
    assert "prestige" not in offered(s)
    do(s, f"privilege good {WAGON}", f"privilege good {OX}")
    assert s.seats[0].goods[WAGON] == s.seats[0].goods[OX] == 1
    assert asked(s) == "turn 0"


def test_15_the_brewery_gives_two_beers_at_once() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    do(s, take("crafts", "green"), "crafts train 4 0", f"make {BEER}")
    assert (seat.time, seat.goods[BEER]) == (6, 3)
    s = village(inn=True)
    seat = s.seats[0]
    seat.where[0] = BREWERY
    do(s, take("crafts", "green"), f"crafts make {BEER}")
    assert (seat.time, seat.goods[BEER]) == (3, 3)
    s = village(inn=True)
    seat = s.seats[0]
    seat.grain = 3
    do(s, take("crafts", "green"), f"crafts buy {BEER}")
    assert (seat.time, seat.goods[BEER], seat.grain) == (0, 3, 0)
    assert f"buy {BEER}" not in _crafts_without_inn()


def _crafts_without_inn() -> list[str]:
    s = village()
    s.seats[0].grain = 3
    do(s, take("crafts", "green"))
    return offered(s)


def test_16_the_inn_costs_one_time_to_enter_and_one_for_a_card() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    lay(s, "smith", "scribe", "prior")
    do(s, take("inn", "green"), "inn lodge 0")
    assert (seat.time, seat.where[0]) == (1, AT_INN)
    GAME.play(s, GAME.read(s, "inn put-under 0"), QUIET)
    assert seat.time == 2
    GAME.choose(s, s.deck[0], QUIET)
    assert asked(s) == "card 0" and s.piles[0][-1] == 12
    assert "1" in offered(s) and "2" in offered(s) and "skip" not in offered(s)
    do(s, "card 1")
    assert seat.hand == [20] and seat.goods[BEER] == 0 and len(s.piles[1]) == 9
    assert asked(s) == "moment 0"
    seat.time = 8
    seat.where[1:4] = [IN_BAG] * 3
    do(s, "moment skip")
    for other in (1, 2):
        assert asked(s) == f"turn {other}"
        do(s, take("grain", ("green", "pink")[other - 1]), "harvest skip")
    do(s, take("grain", "plague"), "harvest skip")
    assert asked(s) == "death 0"
    do(s, f"death bury {AT_INN}")
    assert seat.where[0] == GRAVE


def test_17_dark_candles_at_the_end() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    seat.coins = 0
    for key, points in (("count", 14 + 6), ("mayor", 6), ("steward", 12), ("trickster", 6)):
        other = s.copy()
        rival = other.seats[0]
        deal(other, 0, key)
        for friend in other.seats[1:]:
            friend.prestige = 30
        if key == "count":
            rival.cities = 0b111110
        if key == "mayor":
            rival.cubes[GREEN] = 3
        if key == "steward":
            rival.goods = [1, 2, 1, 1, 1, 1]
        assert scores(other)[0] == points
        if key == "mayor":
            rival.cubes[GREEN] = 4
            assert scores(other)[0] == 0


def test_18_on_an_empty_board_the_last_actions_need_no_cube() -> None:
    s = village(3)
    alice, bob, cora = s.seats
    s.graves = 1
    s.chronicle = [1, 0, 0, 0, 0]
    alice.time = 8
    alice.where = [FARM, FARM, *[IN_BAG] * 2, *[UNBORN] * 7]
    empty_board(s, ("grain", "plague"))
    do(s, take("grain", "plague"), "harvest 0", f"death bury {FARM}")
    assert s.ender == 0 and s.final == 1 and not any(s.spaces)
    assert asked(s) == "turn 1"
    assert offered(s) == ["skip", *[f"free {space}" for space in range(7)]]
    for language, word in (("en", "the board is empty"), ("fr", "le plateau est vide")):
        assert word in Texts(GAME, language).question(s.agenda[-1])  # no cube is asked for
    bob.grain = 2
    do(s, "turn free 2", "crafts mill")
    assert bob.coins == 3 and bob.cubes == [0, 0, 0, 0] and bob.time == 2
    assert asked(s) == "turn 2"
    cora.cubes = [0, 0, 0, 0]
    do(s, "turn free 6", "church 0 1")
    assert cora.time == 3
    while asked(s) != "over":
        do(s, f"{asked(s).split()[0]} skip")
    assert s.round == 1


def test_19_questions_and_answers() -> None:
    s = village()
    s.seats[0].cubes = [2, 0, 0, 0]
    s.seats[0].coins = 0
    s.seats[0].where = [FARM, WAINWRIGHT, IN_BAG, IN_BAG, FARM, FARM, IN_BAG, FARM, *[UNBORN] * 3]
    assert all(word.startswith("take") for word in offered(s))  # a cube must be taken
    s.seats[0].coins = 1
    assert "well 0" in offered(s)
    do(s, take("crafts", "green"))
    assert f"buy {PLOUGH}" in offered(s)  # nobody is needed there
    trained = [word for word in offered(s) if word.startswith("train 0")]
    assert trained == ["train 0 0", "train 0 1", "train 0 2"]  # any generation
    assert "skip" in offered(s)  # the action is optional


def test_20_two_in_the_council() -> None:
    s = village()
    seat = s.seats[0]
    seat.goods[SCROLL] = 2
    seat.where[0] = AT_LEVEL + 3
    seat.where[4] = FARM
    staying = s.copy()
    do(s, take("council", "orange"), "council enter 1 1")
    assert offered(s) == ["skip", "marker"]
    do(s, "privilege skip")
    do(s, take("grain", "green"), "harvest skip", take("grain", "pink"), "harvest skip")
    time = seat.time
    do(s, take("council", "pink"), "council rise 0 1 1")
    assert seat.time == time + 2 and seat.where[4] == AT_LEVEL + 1
    assert offered(s) == ["skip", "marker", "cubes"]
    do(staying, take("council", "orange"))
    stays = [word for word in offered(staying) if word.split()[0] not in ("enter", "rise")]
    goods = [f"good {good}" for good in range(5)]
    assert stays == ["skip", "marker", "cubes", *goods, "prestige"]


def test_21_a_short_pile_moves_up_and_stays_short() -> None:
    s = village(4)
    s.customers = []
    s.market = [EMPTY, EMPTY, customer("ox"), customer("two-sacks"), customer("ox")]
    s.market += [customer("horse")] * 5
    s.seats[0].grain = 2
    do(s, take("market", "green"), "sell 3", *["sell skip"] * 4)
    assert s.market[:5].count(EMPTY) == 0
    assert s.market[5:] == [customer("horse")] * 2 + [EMPTY] * 3


def test_22_the_herbalist_between_training_and_making() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    seat.time = 6
    deal(s, 0, "herbalist")
    do(s, take("crafts", "green"), "crafts train 3 0")
    assert seat.time == 9
    do(s, "make play 16", "herbalist 1")
    assert (seat.prestige, seat.time, seat.due) == (2, 0, 0)
    do(s, f"make {PLOUGH}")
    assert seat.time == 3 and asked(s) == "turn 1"


def test_23_on_a_market_day_death_comes_before_the_next_sale() -> None:
    s = village(3)
    seller = s.seats[1]
    s.market[:4] = [customer("two-sacks")] * 4
    seller.time, seller.grain, seller.cubes[GREEN], seller.coins = 9, 5, 2, 0
    s.seats[2].grain = 5
    do(s, take("market", "orange"), "sell skip", "sell 0")
    assert asked(s) == "death 1"
    do(s, f"death bury {FARM}")
    assert asked(s) == "sell 2"
    do(s, "sell 1")
    assert asked(s) == "sell 1"
    do(s, "sell 2")
    assert len(seller.served) == 2


def test_24_the_wise_man_in_the_council_pays_the_step_only() -> None:
    s = village(inn=True)
    seat = s.seats[0]
    seat.cubes = [0, 2, 0, 0]
    seat.coins = 0
    deal(s, 0, "wise-man")
    board = sum(s.spaces)
    do(s, "turn wise-man 5", "council enter 0 0")
    assert (seat.prestige, seat.time) == (3, 1)
    assert seat.cubes == [0, 0, 0, 0] and sum(s.spaces) == board
    do(s, "privilege marker")
    assert s.marker == 0 and asked(s) == "turn 1"


def test_25_the_peddler_chooses_after_the_queue_has_moved_up() -> None:
    s = village(4, inn=True)
    deal(s, 2, "peddler")
    s.market = [customer(key) for key in ("two-sacks", "ox", "ox", "ox", "ox")]
    s.market += [customer(key) for key in ("horse", "wagon", "scroll", "plough", "ox-wagon")]
    s.seats[0].grain = 2
    pile = len(s.customers)
    do(s, take("market", "green"), "opening skip", "sell 0", *["sell skip"] * 4)
    assert asked(s) == "closing 2"
    assert s.market[0] == customer("horse")
    do(s, "closing peddler 0")
    assert s.seats[2].served == [customer("horse")]
    assert s.market[0] == customer("wagon")
    settle(s)
    assert s.market[5:8] == [customer(key) for key in ("scroll", "plough", "ox-wagon")]
    assert EMPTY not in s.market and len(s.customers) == pile - 2
    assert s.holder == NOBODY


def test_the_colours_of_the_first_roads() -> None:
    for cubes, city in (([0, 0, 2, 0], 0), ([0, 0, 0, 2], 1)):
        s = village()
        seat = s.seats[0]
        seat.cubes, seat.coins, seat.goods[WAGON] = cubes, 0, 1
        do(s, take("travel", "green"))
        assert offered(s) == ["skip", f"ride 0 0 {city}"]
        do(s, f"travel ride 0 0 {city}")
        assert (seat.time, seat.goods[WAGON], seat.prestige) == (2, 0, 3)
        assert seat.where[0] == AT_CITY + city and seat.cities == 1 << city
        assert seat.cubes == [0, 1, 0, 0]
    assert (ORANGE, BROWN, PINK) == (0, 2, 3)

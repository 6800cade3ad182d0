"""L'Auberge: each of the thirty villagers, once played or once counted."""

import pytest

from parvis.engine import QUIET, Log
from parvis.engine.preview import preview
from parvis.games.descendance import GAME
from parvis.games.descendance.components import CUSTOMERS, END_OF_GAME, VILLAGERS
from parvis.games.descendance.kinds import (
    AT_CITY,
    AT_INN,
    AT_LEVEL,
    AT_WINDOW,
    BY_BARD,
    FARM,
    HARVESTED,
    IN_BAG,
    IN_CHRONICLE,
    UNBORN,
    WORKSHOP,
)
from parvis.games.descendance.scoring import breakdown, scores
from parvis.games.descendance.state import EMPTY, NOBODY, State
from tests.games.descendance.scene import (
    BEER,
    BROWN,
    GREEN,
    HORSE,
    ORANGE,
    OX,
    PINK,
    PLOUGH,
    SCROLL,
    WAGON,
    asked,
    card,
    deal,
    do,
    empty_board,
    lay,
    offered,
    take,
    village,
)


def customer(key: str) -> int:
    return [tile.key for tile in CUSTOMERS].index(key)


def holding(*keys: str, seats: int = 3) -> State:
    """Return a village whose seat 0 holds these villagers and no coin."""
    s = village(seats, inn=True)
    deal(s, 0, *keys)
    s.seats[0].coins = 0
    return s


def play(s: State, key: str) -> None:
    """Play a card for any moment before taking a cube."""
    do(s, f"turn play {card(key)}")


# Dark candles.


def test_the_artist_scores_the_chronicle_by_her_own_table() -> None:
    s = holding("artist")
    for dead, points in enumerate((0, 2, 5, 8, 12, 17, 17)):
        s.seats[0].where = [IN_CHRONICLE] * dead + [FARM] * (11 - dead)
        assert breakdown(s)[0][4] == points


def test_the_count_scores_fortified_cities_only() -> None:
    s = holding("count")
    for cities, points in ((0b000111, 6), (0b001000, 1 + 2), (0b111000, 6 + 6)):
        s.seats[0].cities = cities
        assert breakdown(s)[0][1] == points


def test_the_trickster_is_worth_more_to_the_last() -> None:
    s = holding("trickster")
    s.seats[1].coins = s.seats[2].coins = 0
    assert scores(s)[0] == 6  # R49: tied for last is last
    s.seats[0].prestige = 1
    assert scores(s)[0] == 1 + 3


@pytest.mark.parametrize(
    "key, colour",
    [("guild-master", ORANGE), ("mayor", GREEN), ("nun", BROWN), ("scholar", PINK)],
)
def test_cube_cards_count_up_to_three_cubes_and_nothing_beyond(key: str, colour: int) -> None:
    s = holding(key)
    for cubes, points in enumerate((0, 2, 4, 6, 0, 0)):
        s.seats[0].cubes = [0, 0, 0, 0]
        s.seats[0].cubes[colour] = cubes
        assert scores(s)[0] == points
    s.seats[0].cubes[colour] = 2
    s.seats[0].coins = 1
    assert scores(s)[0] == 4 + 1  # a coin is no cube here


def test_the_steward_scores_each_kind_of_good() -> None:
    s = holding("steward")
    s.seats[0].goods = [3, 0, 1, 0, 0, 1]
    assert scores(s)[0] == 6


def test_the_physician_scores_the_living_those_in_the_bag_included() -> None:
    s = holding("physician")
    s.seats[0].where = [FARM, IN_BAG, AT_INN, IN_CHRONICLE, WORKSHOP, *[UNBORN] * 6]
    assert scores(s)[0] == 4


def test_the_farmers_wife_scores_sacks() -> None:
    s = holding("farmers-wife")
    s.seats[0].grain = 5
    assert scores(s)[0] == 5


def test_the_traveller_scores_cities_by_his_own_table() -> None:
    s = holding("traveller")
    for cities, points in enumerate((0, 3, 6, 10, 15, 20, 25)):
        s.seats[0].cities = (1 << cities) - 1
        assert breakdown(s)[0][1] == points


def test_R51_a_lit_candle_left_in_hand_is_worth_nothing() -> None:
    lit = [villager.key for villager in VILLAGERS[11:]]
    assert scores(holding(*lit))[0] == 0


# Any moment.


def test_the_abbot_brings_one_to_the_leftmost_window() -> None:
    s = holding("abbot")
    assert f"play {card('abbot')}" not in offered(s)  # nobody is in the church
    s.seats[0].where[0] = AT_WINDOW + 1
    s.seats[0].grain = 0
    play(s, "abbot")
    assert offered(s) == ["1 0"]
    do(s, "abbot 1 0")
    assert s.seats[0].where[0] == AT_WINDOW + 3
    assert asked(s) == "turn 0" and s.used == 1 << card("abbot")


def test_the_smith_brings_two_ploughs() -> None:
    s = holding("smith")
    play(s, "smith")
    assert s.seats[0].goods[PLOUGH] == 2 and asked(s) == "turn 0"


def test_the_breeder_brings_a_horse_or_an_ox() -> None:
    s = holding("breeder")
    play(s, "breeder")
    assert offered(s) == [str(HORSE), str(OX)]
    do(s, f"breeder {OX}")
    assert s.seats[0].goods[OX] == 1


def test_the_councillor_uses_two_privileges_of_the_highest_level() -> None:
    s = holding("councillor")
    assert f"play {card('councillor')}" not in offered(s)
    s.seats[0].where[0] = AT_LEVEL
    s.seats[0].where[1] = AT_LEVEL + 3
    s.seats[0].coins = 1
    play(s, "councillor")
    do(s, "privilege prestige")
    assert "prestige" not in offered(s)  # R40: a coin each time
    do(s, "privilege cubes", "gain 0", "gain 3")
    assert s.seats[0].prestige == 3 and s.seats[0].cubes == [1, 0, 0, 1]
    s = holding("councillor")
    s.seats[0].where[0] = AT_LEVEL
    play(s, "councillor")
    do(s, "privilege marker")
    assert offered(s) == ["skip"]  # R40: only once


def test_the_day_labourer_fills_the_barn() -> None:
    s = holding("day-labourer")
    s.seats[0].grain = 1
    play(s, "day-labourer")
    assert (s.seats[0].grain, s.seats[0].prestige) == (5, 2)


def test_the_day_labourer_harvests_nothing_into_a_full_barn() -> None:
    s = holding("day-labourer")
    s.seats[0].grain = 5
    log = Log()
    do(s, f"turn play {card('day-labourer')}", log=log)
    assert (s.seats[0].grain, s.seats[0].prestige) == (5, 2)
    assert HARVESTED not in [event.kind for event in log.events]


def test_the_herbalist_goes_to_either_side_of_the_bridge_without_passing_it() -> None:
    for hourglass, time in ((0, 9), (1, 0)):
        s = holding("herbalist")
        s.seats[0].time = 4
        play(s, "herbalist")
        assert offered(s) == ["skip", "0", "1"]
        do(s, f"herbalist {hourglass}")
        assert (s.seats[0].time, s.seats[0].due, s.seats[0].prestige) == (time, 0, 2)


def test_the_herbalist_may_cross_the_bridge_if_the_option_says_so() -> None:
    s = village(inn=True, herbalist_crosses_bridge=True)
    deal(s, 0, "herbalist")
    s.seats[0].time = 4
    play(s, "herbalist")
    do(s, "herbalist 2", take("grain", "green"), "harvest skip")
    assert s.seats[0].time == 0 and asked(s) == "death 0"
    s = village(inn=True, herbalist_crosses_bridge=True)
    deal(s, 1, "herbalist")
    do(s, take("market", "green"), f"opening play {card('herbalist')}", "herbalist 2")
    assert asked(s) == "death 1"  # on a market day at once


def test_a_death_that_the_herbalist_adds_to_another_waits_for_it() -> None:
    s = village(inn=True, herbalist_crosses_bridge=True)
    deal(s, 1, "herbalist")
    family = s.seats[1]
    family.where = [IN_BAG] * 3 + [FARM] + [UNBORN] * 7  # one can be seen
    family.time, family.coins, family.cubes[1], family.grain = 9, 0, 1, 5
    s.market[0] = customer("two-sacks")
    do(s, take("market", "green"), "opening skip", "sell skip", "sell 0")
    assert asked(s) == "death 1"
    assert GAME.view(s, 1).families[1].due == 1
    do(s, f"death play {card('herbalist')}", "herbalist 2")
    assert GAME.view(s, 1).families[1].due == 2
    do(s, "death bury 1")
    assert asked(s) == "sell 2"  # for the second, nobody is left to be seen


def test_the_prodigal_son_brings_a_family_action() -> None:
    s = holding("prodigal-son")
    play(s, "prodigal-son")
    assert s.seats[0].prestige == 3 and offered(s) == ["skip", "birth"]
    do(s, "family birth")
    assert s.seats[0].where[4] == FARM and asked(s) == "turn 0"


def test_the_messenger_marks_a_city_and_takes_its_reward() -> None:
    s = holding("messenger")
    s.seats[0].cities = 0b000001
    play(s, "messenger")
    assert offered(s) == ["1", "2", "3", "4", "5"]
    do(s, "messenger 2", "gain 1", "gain 1")
    assert s.seats[0].cities == 0b000101 and s.seats[0].cubes[GREEN] == 2
    assert s.seats[0].where.count(FARM) == 4
    s = holding("messenger")
    s.seats[0].cities = 0b111111
    assert f"play {card('messenger')}" not in offered(s)


def test_the_countess_takes_any_card_of_a_pile_in_secret() -> None:
    s = holding("countess")
    play(s, "countess")
    do(s, "countess 1")
    pile = s.piles[1][:]
    assert [int(word) for word in offered(s)] == pile and len(pile) >= 9
    do(s, f"favour {pile[4]}")
    assert s.seats[0].hand == [pile[4]] and s.seats[0].prestige == 2
    assert s.piles[1] == pile[:4] + pile[5:]  # the order is kept
    mine, other = GAME.view(s, 0), GAME.view(s, 1)
    assert getattr(mine, "order") == s.piles[1]  # noqa: B009
    assert getattr(other, "order") is None  # noqa: B009
    hands = {str(GAME.imagine(s, 1, s.random.copy()).seats[0].hand)}
    for _ in range(20):
        s.random.below(2)
        hands.add(str(GAME.imagine(s, 1, s.random.copy()).seats[0].hand))
    assert len(hands) > 1  # the others can't know which


def test_the_countess_may_take_the_top_card_which_all_see() -> None:
    s = holding("countess")
    play(s, "countess")
    do(s, "countess 0")
    top, below = s.piles[0][:2]
    do(s, f"favour {top}")
    assert s.piles[0][0] == below and s.picked == -1


def test_a_window_is_never_skipped_while_the_countess_holds_a_secret_card() -> None:
    s = holding("countess")
    play(s, "countess")
    do(s, "countess 1")
    pile = s.piles[1]
    hidden = next(key for key in pile[1:] if VILLAGERS[key].when == END_OF_GAME)
    do(s, f"favour {hidden}", take("grain", "green"), "harvest skip")
    assert asked(s) == "moment 0" and offered(s) == ["skip"]  # nothing to play, and yet it is asked
    assert not GAME.goes_without_asking(s, GAME.options(s))
    s.picked = NOBODY  # had all seen the card, there would be nothing to hide
    assert GAME.goes_without_asking(s, GAME.options(s))


def test_the_next_card_of_a_pile_she_knows_stays_unforeseen_for_the_others() -> None:
    s = holding("countess")
    play(s, "countess")
    do(s, "countess 1")
    do(s, f"favour {s.piles[1][4]}", take("grain", "green"), "harvest skip", "moment skip")
    do(s, take("inn", "green"), "inn lodge 0")
    foreseen = preview(GAME, s, 1, GAME.read(s, "inn put-under 1"))
    assert [change.after for change in foreseen if change.path[:2] == ("tops", 1)] == [-1]


def test_what_the_countess_took_may_be_played_at_once() -> None:
    s = holding("countess")
    s.piles[0][3] = card("smith")
    s.deck.remove(card("smith"))
    play(s, "countess")
    do(s, "countess 0", f"favour {card('smith')}")
    assert s.picked == card("smith") and asked(s) == "turn 0"
    play(s, "smith")
    assert s.picked == -1 and s.seats[0].goods[PLOUGH] == 2


def test_the_scribe_brings_two_scrolls() -> None:
    s = holding("scribe")
    play(s, "scribe")
    assert s.seats[0].goods[SCROLL] == 2


def test_the_cartwright_brings_a_wagon() -> None:
    s = holding("cartwright")
    play(s, "cartwright")
    assert s.seats[0].goods[WAGON] == 1


# On an occasion.


def test_the_bard_writes_any_dead_into_the_chronicle_beyond_its_places() -> None:
    s = holding("bard")
    seat = s.seats[0]
    seat.where = [AT_INN, *[IN_BAG] * 3, *[UNBORN] * 7]
    seat.time = 9
    free, graves = s.chronicle[:], s.graves
    do(s, take("grain", "plague"), "harvest skip")
    assert offered(s) == [f"bury {AT_INN}", f"bard {AT_INN}"]
    do(s, f"death bard {AT_INN}")
    assert seat.where[0] == BY_BARD
    assert (s.chronicle, s.graves, seat.hand) == (free, graves, [])
    seat.where[:4] = [BY_BARD, IN_CHRONICLE, IN_CHRONICLE, FARM]
    assert breakdown(s)[0][4] == 4


def test_the_barker_serves_the_queue_too() -> None:
    s = holding("barker")
    s.market = [EMPTY] * 5 + [customer("two-sacks")] + [customer("ox")] * 4
    s.market[0] = customer("horse")
    s.seats[0].grain = 2
    do(s, take("market", "green"), "opening barker")
    assert offered(s) == ["skip", "5"]  # R65: the free sale as well
    do(s, "sell 5")
    assert s.seats[0].served == [customer("two-sacks")] and s.seats[0].time == 0
    do(s, "sell skip", "sell skip", "sell skip")
    assert s.market[:4].count(EMPTY) == 0


def test_R47_the_market_goes_on_for_the_barker_while_the_queue_lasts() -> None:
    s = holding("barker")
    s.market = [EMPTY] * 5 + [customer("two-sacks")] * 2 + [customer("ox")] * 3
    s.seats[0].grain = 4
    s.seats[0].cubes[GREEN] = 1
    do(s, take("market", "orange"), "opening barker", "sell 5", "sell skip", "sell skip")
    assert asked(s) == "sell 0"
    do(s, "sell 6")
    assert len(s.seats[0].served) == 2


def test_the_juggler_gives_one_more_action_after_the_dead_are_buried() -> None:
    s = holding("juggler")
    seat = s.seats[0]
    seat.time = 9
    do(s, take("grain", "plague"), "harvest 0")
    assert asked(s) == "death 0"
    do(s, f"death bury {FARM}", "moment juggler")
    assert seat.prestige == 2 and asked(s) == "turn 0"
    assert all(word.startswith("take") for word in offered(s))
    do(s, take("family", "green"), "family birth")
    assert seat.cubes[GREEN] == 1 and asked(s) == "turn 1"


def test_R44_the_juggler_finds_no_action_on_an_empty_board() -> None:
    for option, question in ((False, "turn 1"), (True, "turn 0")):
        s = village(2, inn=True, juggler_pays_on_empty_board=option)
        deal(s, 0, "juggler")
        s.seats[0].cubes = [3, 0, 0, 0]
        s.first = 1
        empty_board(s, ("grain", "green"))
        do(s, take("grain", "green"), "harvest skip", "moment juggler")
        assert s.seats[0].prestige >= 2
        assert asked(s) == question
        if option:
            assert offered(s) == ["skip", "well 0"]


def test_R44_a_card_played_after_the_juggler_may_bring_what_his_action_costs() -> None:
    s = village(2, inn=True, juggler_pays_on_empty_board=True)
    deal(s, 0, "juggler", "messenger")
    s.seats[0].cubes, s.seats[0].coins = [2, 0, 0, 0], 0
    empty_board(s, ("grain", "plague"))
    do(s, take("grain", "plague"), "harvest skip", "moment juggler")
    assert asked(s) == "turn 0" and offered(s) == ["skip", f"play {card('messenger')}"]
    do(s, f"turn play {card('messenger')}", "messenger 3")  # a city that gives a coin
    assert offered(s) == ["skip", "well 0"]


def test_R44_the_wise_man_is_no_extra_action() -> None:
    s = holding("juggler", "wise-man")
    do(s, take("grain", "green"), "harvest skip", "moment juggler")
    assert not any(word.startswith("wise-man") for word in offered(s))


def test_the_miller_brings_five_coins() -> None:
    s = holding("miller")
    s.seats[0].grain = 2
    do(s, take("crafts", "green"))
    assert "mill" in offered(s)
    do(s, "crafts miller")
    assert (s.seats[0].coins, s.seats[0].time, s.seats[0].grain) == (5, 2, 0)


def test_the_wise_man_does_any_action_without_a_cube() -> None:
    s = holding("wise-man")
    board = s.spaces[:]
    assert [w for w in offered(s) if w.startswith("wise")] == [f"wise-man {i}" for i in range(8)]
    do(s, "turn wise-man 1", "family birth")
    assert s.spaces == board and s.seats[0].prestige == 3
    assert s.seats[0].where[4] == FARM and asked(s) == "turn 1"


def test_the_prior_chooses_the_four_figures_and_nobody_buys() -> None:
    s = village(2, inn=True)
    deal(s, 1, "prior")
    s.seats[0].where[:2] = [IN_BAG, IN_BAG]
    s.seats[1].where[0] = IN_BAG
    empty_board(s, ("grain", "green"))
    do(s, take("grain", "green"), "harvest skip")
    assert asked(s) == "procession 1"
    do(s, "procession prior")
    assert asked(s) == "summon 1"
    assert offered(s) == ["member 0 0", "member 1 0", "monk"]
    do(s, "summon member 1 0", "summon monk", "summon monk")
    GAME.play(s, GAME.read(s, "summon monk"), QUIET)
    assert s.seats[1].where[0] == AT_WINDOW and s.seats[0].where[:2] == [IN_BAG, IN_BAG]
    assert s.seats[1].prestige == 2 and s.seats[0].coins == s.seats[1].coins == 1


def test_the_peddler_takes_a_customer_for_nothing() -> None:
    s = holding("peddler")
    tile = s.market[2]
    do(s, take("market", "green"), "opening skip", *["sell skip"] * 3)
    assert asked(s) == "closing 0"  # R66: also after a day without a sale
    do(s, "closing peddler 2")
    assert s.seats[0].served == [tile] and EMPTY not in s.market[:4] + s.market[5:]


def test_R47_not_the_peddler_and_the_barker_by_the_same_hand() -> None:
    s = holding("peddler", "barker")
    do(s, take("market", "green"), "opening barker", "opening skip", *["sell skip"] * 3)
    assert offered(s) == ["skip"]


def test_the_toll_keeper_waives_the_cost_of_a_journey() -> None:
    s = holding("toll-keeper")
    seat = s.seats[0]
    do(s, take("travel", "plague"))
    assert offered(s) == ["skip", "toll-keeper 0 0 0", "toll-keeper 0 0 1"]  # R48
    do(s, "travel toll-keeper 0 0 1")
    assert (seat.time, seat.prestige, seat.where[0]) == (2, 3, AT_CITY + 1)  # R58
    assert seat.hand == []


# When they may be played.


def test_R38_cards_for_any_moment_answer_every_question_of_ones_turn() -> None:
    s = holding("smith")
    seat = s.seats[0]
    word = f"play {card('smith')}"
    seat.coins, seat.goods[BEER], seat.time = 1, 2, 6
    assert word in offered(s)
    do(s, take("inn", "green"))
    assert word in offered(s)
    do(s, "inn lodge 0")
    assert word in offered(s)
    do(s, "inn put-under 0")
    assert asked(s) == "card 0" and word in offered(s)
    seat.time = 9
    seat.due = 1
    do(s, f"card {next(w for w in offered(s) if w.isdecimal())}")
    assert asked(s) == "death 0" and word in offered(s)
    do(s, f"death bury {FARM}")
    assert asked(s) == "moment 0" and word in offered(s)
    do(s, f"moment {word}", "moment skip")
    assert seat.goods[PLOUGH] == 2 and asked(s) == "turn 1"


def test_R38_others_play_on_a_market_day_and_at_a_mass_but_not_in_my_turn() -> None:
    s = village(2, inn=True)
    deal(s, 1, "smith", "scribe")
    empty_board(s, ("grain", "green"), ("market", "green"), ("grain", "pink"))
    do(s, take("market", "green"))
    assert asked(s) == "opening 1" and f"play {card('smith')}" in offered(s)
    do(s, "opening skip", "sell skip")
    assert asked(s) == "sell 1" and f"play {card('smith')}" in offered(s)
    do(s, f"sell play {card('smith')}")
    assert asked(s) == "sell 1"
    do(s, "sell skip", "closing skip")
    assert asked(s) == "turn 1"
    do(s, take("grain", "green"), "harvest skip", "moment skip")
    do(s, take("grain", "pink"), "harvest skip")
    assert asked(s) == "procession 1"
    for kind in ("procession", "ransom", "climb"):
        assert asked(s) == f"{kind} 1" and f"play {card('scribe')}" in offered(s)
        do(s, f"{kind} skip")
    assert asked(s) == "moment 1" and f"play {card('scribe')}" in offered(s)


def test_R59_a_card_may_be_played_in_the_turn_it_came() -> None:
    s = village(inn=True)
    lay(s, "artist", "smith", "juggler")
    s.seats[0].where[0] = AT_INN
    s.seats[0].goods[BEER] = 2
    other = s.copy()
    do(s, take("inn", "green"), "inn put-under 0", "card 1")
    assert asked(s) == "moment 0" and offered(s) == ["skip", f"play {card('smith')}"]
    do(other, take("inn", "green"), "inn put-under 0", "card 2")
    assert offered(other) == ["skip", "juggler"]


def test_every_villager_is_one_of_thirty() -> None:
    assert len({villager.key for villager in VILLAGERS}) == 30
    assert [villager.when for villager in VILLAGERS] == [0] * 11 + [1] * 11 + [2] * 8

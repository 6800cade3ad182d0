"""Phase II: the bag, the cost rosette, passing, putting back, and free spaces."""

from parvis.games.piliers import GAME
from parvis.games.piliers.components import AT_COURT, AT_KINGSBRIDGE, AT_MARKET, AT_PRIORY
from parvis.games.piliers.kinds import NEXT_BUILDER
from parvis.games.piliers.state import State
from parvis.games.piliers.view import view
from tests.games.piliers.table import asked, card, draw, follow, settle, table, words

RED, BLUE, GREEN, YELLOW = range(4)


def placing(seats: int = 3, gold: int = 30, put_back: int = 0, **options: bool) -> State:
    s = table(seats, **options)
    for seat in s.seats:
        seat.gold = gold
    s.put_back = put_back
    settle(s, NEXT_BUILDER)
    return s


def place(s: State, owner: int, space: str) -> int:
    """Draw and place a builder; return what it cost."""
    before = s.seats[owner].gold
    draw(s, owner)
    follow(s, f"builder place {space}")
    return before - s.seats[owner].gold


def test_the_first_builder_costs_7_the_next_6() -> None:
    s = placing()
    assert place(s, RED, "bishop") == 7
    assert s.cost == 6
    assert place(s, RED, "castle") == 6


def test_R44_four_players_who_never_pass_pay_7_6_5_4_3_2_1_and_then_nothing() -> None:
    s = placing(4)
    costs = []
    for n in range(12):
        draw(s, n % 4)
        before = s.seats[n % 4].gold
        assert (words(s, "builder pass") == []) == (n >= 7)  # R8
        follow(s, words(s, "builder place")[0])
        costs.append(before - s.seats[n % 4].gold)
    assert costs == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]


def test_R11_who_passes_pays_nothing_and_waits_beside_the_cost() -> None:
    s = placing()
    draw(s, RED)
    follow(s, "builder pass")
    assert s.seats[RED].gold == 30
    assert s.cost == 6
    held = view(s, None).held
    assert [(one.owner, one.cost) for one in held] == [(RED, 7)]


def test_R11_those_who_passed_follow_for_free_in_the_order_they_passed() -> None:
    s = placing(2)
    for owner in (RED, BLUE, RED):
        draw(s, owner)
        follow(s, "builder pass")
    for owner in (BLUE, RED, BLUE):
        draw(s, owner)
        follow(s, words(s, "builder place")[0])
    gold = [seat.gold for seat in s.seats]
    for owner in (RED, BLUE, RED):
        assert asked(s) == ("settle", owner)
        assert view(s, None).held[0].owner == owner
        assert "settle skip" not in words(s)
        follow(s, words(s)[0])
    assert [seat.gold for seat in s.seats] == gold
    assert asked(s) == ("turn", -1)


def test_R7_with_two_players_the_marker_is_on_0_after_the_sixth_draw() -> None:
    s = placing(2)
    for n in range(6):
        draw(s, n % 2)
        assert s.cost == 7 - n
        follow(s, "builder pass")
    assert s.cost == 0
    assert asked(s) == ("settle", 0)


def test_R11_without_the_gold_one_must_pass() -> None:
    s = placing(gold=6)
    draw(s, RED)
    assert words(s) == ["builder pass"]
    follow(s, "builder pass")
    draw(s, BLUE)
    assert len(words(s, "builder place")) == 10


def test_R9_the_start_player_may_return_one_builder_a_round() -> None:
    s = placing(put_back=1)
    follow(s, f"draw {BLUE}")
    assert asked(s) == ("put-back", s.start)
    assert s.agenda[-1].also == 1  # the first of three
    follow(s, "put-back keep", "builder pass")
    follow(s, f"draw {BLUE}")
    assert s.agenda[-1].also == 2  # so that the same question does not seem to be asked again
    follow(s, "put-back return")
    assert (s.cost, s.bag[BLUE], s.put_back) == (6, 2, 0)
    follow(s, f"draw {BLUE}")  # the same builder may come back, and now it stays
    assert asked(s) == ("builder", BLUE)


def test_R9_nobody_is_asked_when_another_draw_could_change_nothing() -> None:
    s = placing(2, put_back=1)
    for owner in (RED, RED, RED):
        draw(s, owner)
        follow(s, "builder pass")
    follow(s, f"draw {BLUE}")  # only blue is left in the bag
    assert asked(s) == ("builder", BLUE)
    s = placing(2, put_back=1)
    for owner in (RED, BLUE, RED, BLUE, RED):
        draw(s, owner)
        follow(s, "builder pass")
    follow(s, f"draw {BLUE}")  # the bag is empty
    assert asked(s) == ("builder", BLUE)
    assert s.put_back == 1


def test_R9_no_builder_that_passed_is_put_back() -> None:
    s = placing(2, put_back=1)
    for n in range(6):
        draw(s, n % 2)
        follow(s, "builder pass")
    assert asked(s) == ("settle", 0)


def test_R10_the_third_builder_of_a_limited_colour_goes_beside_the_board() -> None:
    s = placing()
    s.limited = 1 << GREEN
    draw(s, GREEN)
    follow(s, "builder pass")  # at 7; counts as one of the two
    draw(s, RED)
    follow(s, "builder pass")  # at 6
    assert place(s, GREEN, "bishop") == 5
    cost = s.cost
    draw(s, GREEN)
    assert asked(s) == ("draw", -1)
    assert (s.cost, view(s, None).seats[GREEN].aside) == (cost, 1)
    for owner in (RED, RED, BLUE, BLUE, BLUE):
        draw(s, owner)
        follow(s, words(s)[-1])
    assert asked(s) == ("settle", GREEN)  # the one that passed is placed all the same
    assert s.limited == 0


def test_R10_a_protected_colour_keeps_three() -> None:
    s = placing()
    s.limited = 1 << GREEN
    for _ in range(3):
        draw(s, RED)
        follow(s, "builder pass")
    assert s.aside == [0, 0, 0]


def test_R9_a_third_builder_of_a_limited_colour_may_be_put_back_too() -> None:
    s = placing(2, put_back=1)
    s.limited = 1 << RED
    for _ in range(2):
        draw(s, RED)
        follow(s, "builder pass")
    draw(s, RED, put_back=True)
    assert s.bag[RED] == 1 and s.aside == [0, 0]


def test_R12_priory_court_and_market_fill_from_the_first_space() -> None:
    s = placing()
    draw(s, RED)
    assert words(s, "builder place") == [
        f"builder place {space}" for space in (0, 1, 2, 3, 5, 9, 10, 11, 12, 16)
    ]
    follow(s, "builder place priory-1")
    draw(s, BLUE)
    assert f"builder place {AT_PRIORY + 1}" in words(s)
    follow(s, "builder place court-1")
    draw(s, GREEN)
    assert f"builder place {AT_COURT + 1}" in words(s)
    follow(s, "builder place market-1")
    draw(s, RED)
    assert f"builder place {AT_MARKET + 1}" in words(s)
    follow(s, "builder place kingsbridge-right")
    draw(s, RED)
    assert f"builder place {AT_KINGSBRIDGE}" in words(s)
    assert f"builder place {AT_KINGSBRIDGE + 1}" not in words(s)


def test_R12_one_player_may_stand_on_both_spaces_of_the_priory() -> None:
    s = placing()
    place(s, RED, "priory-1")
    place(s, RED, "priory-2")
    assert s.spaces[AT_PRIORY : AT_PRIORY + 2] == [RED, RED]


def test_R38_remigius_places_a_builder_for_nothing_once() -> None:
    s = placing(gold=3)
    s.seats[RED].privileges = [card("remigius")]
    draw(s, RED)
    assert words(s, "builder place") == []
    follow(s, "builder remigius bishop")
    assert (s.seats[RED].gold, s.cost, s.seats[RED].privileges) == (3, 6, [])
    assert s.spaces[0] == RED


def test_R38_remigius_is_not_offered_when_placing_is_free() -> None:
    s = placing()
    s.cost = 0
    s.seats[RED].privileges = [card("remigius")]
    draw(s, RED)
    assert words(s, "builder remigius") == []


def test_R8_passing_at_0_is_an_option_of_the_table() -> None:
    for allowed in (False, True):
        s = placing(pass_at_zero=allowed)
        s.cost = 0
        draw(s, RED)
        assert (words(s)[-1] == "builder pass") == allowed
        assert GAME.options(s)[0] == 0

"""Phase I: what may be taken, what it costs, and who goes on."""

from parvis.engine import QUIET, Task
from parvis.games.piliers import GAME
from parvis.games.piliers.components import NOT_IN_USE, ON_OFFER
from parvis.games.piliers.kinds import NEXT_BUILDER, ROUND, SELECT, SELECTION
from parvis.games.piliers.state import State
from parvis.games.piliers.view import view
from tests.games.piliers.table import asked, card, follow, give, settle, table, words


def selecting(seats: int = 3, **options: bool | str) -> State:
    """All nine resource cards and two craftsmen on offer, seat 0 to choose."""
    s = table(seats, **options)
    s.resources = [ON_OFFER] * 9
    s.sale = [card("carpenter-2"), card("architect-2")]
    s.round = 2
    settle(s, SELECTION)
    return s


def taken(s: State, seat: int) -> list[int]:
    return view(s, seat).seats[seat].resources


def test_the_preparation_shows_two_privileges_four_craftsmen_and_seven_resource_cards() -> None:
    s = table()
    settle(s, ROUND)
    while asked(s) != ("select", 0):
        GAME.choose(s, GAME.roll(s), QUIET)
    assert len(set(s.kingsbridge)) == 2 and len(s.pile) == 12
    assert sorted(s.sale + s.shiring) == [3, 4, 5, 6]
    assert s.resources.count(ON_OFFER) == 7 and s.resources.count(NOT_IN_USE) == 2


def test_R2_round_six_shows_the_two_fixed_privileges() -> None:
    s = table()
    s.round = 6
    settle(s, ROUND)
    assert s.kingsbridge == [card("stone-and-wood"), card("royal-metal")]
    assert asked(s) == ("summon", -1)


def test_the_seats_begin_with_20_21_22_and_23_gold_clockwise_from_the_start_player() -> None:
    s = GAME.start(4, 1)
    follow(s, "first 2")
    assert [seat.gold for seat in s.seats] == [22, 23, 20, 21]
    assert GAME.scores(s) == [2, 2, 2, 2]


def test_R34_medium_quarry_and_medium_gravel_pit_use_up_twelve_workers() -> None:
    s = selecting()
    follow(s, "select take medium-quarry", "select pass", "select pass")
    assert s.seats[0].reserve == 4
    follow(s, "select take medium-gravel-pit")
    assert s.seats[0].reserve == 0
    assert words(s, "select take") == []
    assert [area.large for area in view(s, 0).seats] == [0, 1, 1]  # the large figure works


def test_R34_five_workers_do_not_suffice_for_the_medium_forest() -> None:
    s = selecting()
    s.seats[0].reserve = 5
    assert words(s, "select take") == [
        f"select take {card(name)}"
        for name in ("small-gravel-pit", "medium-gravel-pit", "small-forest", "small-quarry")
    ]


def test_R3_passing_is_final_and_the_last_one_goes_on_alone() -> None:
    s = selecting()
    follow(s, "select take small-gravel-pit", "select pass", "select pass")
    assert asked(s) == ("select", 0)
    follow(s, "select take small-forest")
    assert asked(s) == ("select", 0)
    follow(s, "select pass")
    assert asked(s) == ("draw", -1)


def test_R3_one_who_could_pay_may_pass_and_one_who_can_not_must() -> None:
    s = selecting()
    assert words(s)[-1] == "select pass"
    s.seats[0].reserve, s.seats[0].gold = 1, 2
    assert words(s) == ["select pass"]


def test_R3_the_phase_ends_when_the_last_card_is_taken() -> None:
    s = selecting()
    s.resources = [NOT_IN_USE] * 9
    s.resources[card("small-forest")] = ON_OFFER
    s.sale = []
    follow(s, "select take small-forest")
    assert asked(s) == ("draw", -1)


def test_R5_workers_left_over_go_to_the_mill_grey_ones_too() -> None:
    s = table(2)
    s.grey = 1
    s.seats[1].reserve = 14
    s.resources = [ON_OFFER] * 9
    settle(s, SELECTION)
    follow(s, "select take small-gravel-pit", "select pass", "select pass")
    assert [area.mill for area in view(s, None).seats] == [10, 14]


def test_R6_what_nobody_took_is_gone() -> None:
    s = selecting(2)
    follow(s, "select take small-gravel-pit", "select pass", "select pass")
    assert s.sale == []
    assert s.resources.count(NOT_IN_USE) == 8 and taken(s, 0) == [card("small-gravel-pit")]


def test_R19_a_sixth_craftsman_sends_one_away_the_new_one_if_one_likes() -> None:
    s = selecting()
    give(s, 0, ["mortar-mixer", "woodworker", "stonecutter", "toolmaker-1", "mason-1"])
    before = s.seats[0].craftsmen[:]
    follow(s, "select buy architect-2")
    assert asked(s) == ("dismiss", 0)
    assert GAME.options(s) == [*before, card("architect-2")]
    follow(s, "dismiss architect-2")
    assert s.seats[0].craftsmen == before
    assert s.seats[0].gold == 20 - 6
    assert asked(s) == ("select", 1)
    assert words(s, "select buy") == [f"select buy {card('carpenter-2')}"]


def test_R34_a_craftsman_needs_his_price_in_gold() -> None:
    s = selecting()
    s.seats[0].gold = 5
    s.sale = [card("architect-2"), card("potter-2")]
    assert words(s, "select buy") == [f"select buy {card('potter-2')}"]


def test_R48_split_freely_the_large_figure_serves_sites_of_2_3_and_4() -> None:
    s = table(2)
    s.resources = [ON_OFFER] * 9
    settle(s, Task(SELECT, 1))
    for name in ("small-gravel-pit", "small-forest", "medium-gravel-pit"):
        settle(s, Task(SELECT, 1))
        follow(s, f"select take {name}")
    assert s.seats[1].reserve == 3


def test_R48_strict_large_worker_makes_sites_of_2_3_and_4_cost_one_more() -> None:
    s = table(2, strict_large_worker=True)
    s.resources = [ON_OFFER] * 9
    for name in ("small-gravel-pit", "small-forest"):
        settle(s, Task(SELECT, 1))
        follow(s, f"select take {name}")
    settle(s, Task(SELECT, 1))
    assert words(s, "select take") == []  # two small figures and the large one
    follow(s, "select foreman medium-gravel-pit")
    assert s.seats[1].reserve == 2
    area = view(s, 1).seats[1]
    assert area.workers == 12 and area.sites == [7, 3, 0] and area.large == 0


def test_R48_strict_large_worker_beside_small_ones() -> None:
    s = table(2, strict_large_worker=True)
    s.resources = [ON_OFFER] * 9
    settle(s, Task(SELECT, 0))
    assert f"select take {card('medium-quarry')}" not in words(s)
    follow(s, "select foreman medium-quarry")
    assert s.seats[0].reserve == 4
    settle(s, Task(SELECT, 0))
    assert words(s, "select foreman") == []


def test_nothing_but_the_bag_is_left_when_phase_one_is_over() -> None:
    s = table(2)
    settle(s, NEXT_BUILDER)
    assert asked(s) == ("draw", -1)
    assert GAME.options(s) == [0, 0, 0, 1, 1, 1]

"""Rounds, dice, the hand, and the end of the game."""

import pytest

from parvis.engine import CHANCE, QUIET, Task
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.kinds import END_ROUND
from parvis.games.clochemerle.rules.rounds import LAST_ROUND
from parvis.games.clochemerle.state import State
from parvis.games.clochemerle.view import view

from .scene import asked, banner, offered, pending, ready, say, table


def rest_of_turn(s: State) -> None:
    """Take the first two dice and leave the chief where he is."""
    here = (s.round, s.turn)
    while s.agenda and (s.round, s.turn) == here:
        words = offered(s)
        stay = [w for w in words if w.startswith("act chief")]
        say(s, stay[-1] if stay else words[0])


def to_next_turn(s: State) -> None:
    rest_of_turn(s)
    while s.agenda and GAME.actor(s) == CHANCE:
        GAME.choose(s, GAME.options(s)[0], QUIET)


def test_R10_a_coin_moves_a_die_by_one_and_never_past_its_faces() -> None:
    s, seat = ready(7)  # a six and a one
    seat.coins = 5
    changes = [w for w in offered(s) if w.startswith(("act raise", "act lower"))]
    assert changes == ["act lower 0", "act raise 1"]
    say(s, "act lower 0", "act raise 1", "act raise 1")
    assert view(s, 0).sum == 8 and seat.coins == 2


def test_R10_black_dice_can_be_changed_and_stay_black() -> None:
    s, seat = ready(7)
    s.die, seat.coins = 6, 1
    say(s, "act raise 0")
    assert s.die == 7


def test_R11_a_marker_of_the_square_sets_a_die_to_any_other_face() -> None:
    s, seat = ready(7)
    seat.square, seat.markers, seat.villagers = 1, 2, 0  # even without the councillor
    turns = [w for w in offered(s) if w.startswith("act turn")]
    assert len(turns) == 10 and "act turn 0 5" not in turns
    say(s, "act turn 0 0", "act turn 1 1")
    assert (view(s, 0).sum, seat.markers) == (3, 0)
    assert not any(w.startswith("act turn") for w in offered(s))


def test_R12_black_dice_cost_their_time_at_once_and_death_comes_last() -> None:
    s = table()
    s.pool = [0] * 6 + [2, 0, 0, 0, 0, 0]
    seat = s.seats[0]
    seat.time = s.dawn = 8
    say(s, "first black-1")
    assert seat.time == 10 and view(s, 0).villages[0].reaper == 1
    say(s, "second black-1")
    assert seat.time == 12 and pending(s) == "act"
    say(s, "act chief coin")  # R62: five time in all
    assert seat.time == 13 and pending(s) == "death"


def test_R13_dice_that_look_alike_are_one_choice_and_the_rest_stays() -> None:
    s = table()
    s.pool = [3, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0]
    assert offered(s) == ["first white-1", "first white-6", "first black-2"]
    say(s, "first white-1")
    assert s.pool[0] == 2


def test_R15_the_question_mark_answers_any_sum_so_nobody_is_stuck() -> None:
    s, seat = ready(12)
    seat.villagers, seat.coins = 0, 0
    assert offered(s) == ["act chief coin", "act chief hall"]


def test_R20_the_chief_may_be_left_where_he_is_for_his_time() -> None:
    s, seat = ready(12)
    say(s, "act chief hall")
    assert (seat.time, seat.chief, seat.coins) == (1, 0, 1)


def test_R26_the_first_player_cannot_take_the_hand() -> None:
    for seats in (2, 3, 4):
        s, _ = ready(4, seats)
        s.turn = 1
        assert "act black hand" not in offered(s)


def test_R26_with_two_players_the_first_player_may_in_the_second_turn() -> None:
    s, _ = ready(10, 2)
    s.leader, s.turn = 0, 3
    assert "act black hand" in offered(s)


def test_R27_the_hand_brings_its_points_and_the_next_round() -> None:
    s = table()
    to_next_turn(s)
    assert asked(s) == 1
    s.hand = 3
    s.pool[2] += 1
    s.pool[0] += 1
    say(s, "first white-3", "second white-1", "act black hand")
    assert (s.seats[1].tree, s.hand, s.palm, s.holder, s.leader) == (3, 0, 0, 1, 0)
    assert asked(s) == 2  # R70: this round goes on as it began
    to_next_turn(s)
    assert (s.round, s.leader, asked(s)) == (2, 1, 1)
    assert (s.palm, s.hand) == (1, 1)


def test_R2_the_hand_is_taken_once_a_round() -> None:
    s, _ = ready(4)
    s.palm = 0
    assert "act black hand" not in offered(s)


def test_R27_untaken_the_hand_gathers_points() -> None:
    s = table(4)
    for _ in range(4):
        to_next_turn(s)
    assert (s.round, s.leader, s.hand) == (2, 0, 2)


def test_two_players_have_two_turns_each_in_a_round() -> None:
    s = table(2)
    order = []
    while s.round == 1:
        order.append(asked(s))
        to_next_turn(s)
    assert order == [0, 1, 0, 1]


@pytest.mark.parametrize("seats, end", [(2, 9), (3, 14), (4, 18)])
def test_R52_enough_coffins_end_the_game_with_the_round(seats: int, end: int) -> None:
    for graves, over in ((end - 1, False), (end, True)):
        s = table(seats)
        s.graves = graves
        s.agenda = [Task(END_ROUND, 0), s.agenda[-1]]
        assert s.agenda  # not before the round is over
        rest_of_turn(s)
        assert (not s.agenda) is over


def test_R54_a_table_that_spends_no_time_stops_in_the_end() -> None:
    s = table()
    s.round = LAST_ROUND
    s.agenda = [Task(END_ROUND, 0), s.agenda[-1]]
    rest_of_turn(s)
    assert not s.agenda


def test_tie_break_counts_coins_resources_and_the_tree() -> None:
    s = table(2)
    one, two = s.seats
    s.holder = 0
    two.hall = 1  # equal points
    one.coins = two.coins = 2
    one.ploughs, one.fields, two.fields, one.guild, one.stock[0], one.tree = 1, 1, 1, 1, 1, 0
    two.tree = 2
    two.markers, two.octagons, two.shelters, two.school = 3, 31, 2, 3  # never resources (R67)
    assert GAME.scores(s)[0] == GAME.scores(s)[1]
    assert GAME.ranking(s) == [1, 2]
    two.tree = 3
    assert GAME.ranking(s) == [1, 1]


def test_lights_say_what_each_sum_would_activate() -> None:
    s = table()
    lights = view(s, 0).lights
    assert banner("school") in lights[3 - 2].whites and banner("school") in lights[11 - 2].whites
    assert lights[12 - 2].blacks == [3]  # the square
    say(s, offered(s)[0])
    say(s, offered(s)[0])
    say(s, "act chief coin")
    assert view(s, None).active == 1

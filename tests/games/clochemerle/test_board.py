"""School, chief, personal banner, deaths and rats."""

import pytest

from parvis.engine import CHANCE, Task
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import RAT_START
from parvis.games.clochemerle.kinds import DEATH, RAT
from parvis.games.clochemerle.state import State
from parvis.games.clochemerle.view import view

from .scene import (
    ABBOT,
    COUNCILLOR,
    CRAFTSMAN,
    TRAVELLER,
    asked,
    church,
    offered,
    pending,
    ready,
    say,
    table,
)


def dying(seats: int = 3) -> State:
    """Seat 0 has passed the bridge and finished the turn."""
    s = table(seats)
    s.agenda[-2:] = [Task(RAT, CHANCE, 0), Task(DEATH, 0)]
    return s


@pytest.mark.parametrize(
    "school, options",
    [
        (0, ["skip", "enrol"]),
        (1, ["skip", "move-up", "graduate left"]),
        (2, ["skip", "enrol", "graduate right"]),
        (3, ["skip", "graduate left", "graduate right"]),
    ],
)
def test_8_4_what_the_school_offers(school: int, options: list[str]) -> None:
    s, seat = ready(11)
    seat.school, seat.villagers = school, CRAFTSMAN
    say(s, "act white school")
    assert offered(s) == [f"school {option}" for option in options]


def test_the_right_desk_brings_two_story_points_and_costs_one_time() -> None:
    s, seat = ready(3)
    seat.school, seat.villagers = 3, seat.villagers & ~TRAVELLER
    say(s, "act white school", "school graduate right", "successor traveller")
    assert (seat.school, seat.tree, seat.time, seat.villagers) == (1, 2, 1, 31)


def test_a_pupil_moves_up_or_enrols_for_nothing() -> None:
    s, seat = ready(3)
    seat.school = 1
    say(s, "act white school", "school move-up")
    assert (seat.school, seat.time) == (2, 0)
    s, seat = ready(3)
    seat.school = 2
    say(s, "act white school", "school enrol")
    assert (seat.school, seat.time) == (3, 0)


def test_R59_a_full_school_and_a_full_village_change_nothing_and_cost_nothing() -> None:
    s, seat = ready(3)
    seat.school = 3
    say(s, "act white school")
    assert offered(s) == ["school skip"]
    say(s, "school skip")
    assert (seat.school, seat.time) == (3, 0)


def test_R17_no_banner_twice_in_a_turn() -> None:
    s, _ = ready(3)
    say(s, "act white school", "school enrol")
    assert offered(s) == ["chain skip"]


@pytest.mark.parametrize("board, values", [(0, (5, 8)), (1, (5, 9)), (2, (6, 8)), (3, (6, 9))])
def test_the_personal_banner_brings_a_story_point_at_its_own_values(
    board: int, values: tuple[int, int]
) -> None:
    for value in range(2, 13):
        s, seat = ready(value)
        seat.board, seat.villagers = board, 0
        assert ("act white personal" in offered(s)) is (value in values)
        if value in values:
            say(s, "act white personal")
            assert (seat.tree, seat.time) == (1, 0)


def test_8_5_the_chief_s_path() -> None:
    s, seat = ready(2)
    seat.coins, seat.tree, seat.villagers = 0, 5, 0
    say(s, "act chief coin")
    assert (seat.coins, seat.time, seat.tree) == (1, 1, 5)
    s, seat = ready(2)
    seat.chief, seat.coins, seat.villagers = 1, 0, 0
    assert offered(s) == ["act chief hall", "act chief story", "act chief coin"]
    say(s, "act chief story")
    assert (seat.tree, seat.coins) == (3, 0)
    s, seat = ready(2)
    seat.chief, seat.coins, seat.villagers = 2, 0, 0
    assert offered(s) == ["act chief coin", "act chief story"]
    say(s, "act chief coin")
    assert (seat.tree, seat.coins) == (0, 1)
    s, seat = ready(2)
    seat.chief, seat.tree, seat.hall = 1, 6, 2
    say(s, "act chief hall")
    assert (seat.tree, seat.hall) == (0, 8)


def test_nobody_dies_before_the_bridge_is_passed() -> None:
    s, seat = ready(2)
    seat.time = s.dawn = 8
    say(s, "act chief coin")
    assert seat.time == 9 and pending(s) == "first" and asked(s) == 1


def test_the_reaper_is_back_on_the_bridge_before_anybody_is_buried() -> None:
    s, seat = ready(3)
    seat.time, s.dawn = 9, 9
    say(s, "act chief coin")
    assert (pending(s), seat.time) == ("death", 10)
    assert view(s, 0).villages[0].reaper == 0
    say(s, "death merchant")
    assert (pending(s), view(s, 1).villages[0].reaper) == ("rat", 0)


def test_R44_any_living_villager_but_no_pupil() -> None:
    s = dying()
    s.seats[0].villagers, s.seats[0].school = COUNCILLOR | CRAFTSMAN, 3
    assert offered(s) == ["death councillor", "death craftsman"]


def test_R45_chronicle_two_then_one_then_the_graves() -> None:
    for buried, points, graves in ((0, 2, 0), (1, 1, 0), (2, 0, 1)):
        s = dying()
        s.chronicle[0] = buried
        say(s, "death abbot")
        assert (s.seats[0].tree, s.graves) == (points, graves)
        assert s.chronicle[0] == min(2, buried + 1)


def test_R16_two_passes_of_the_bridge_are_one_death() -> None:
    s, seat = ready(2)
    s.dawn, seat.time = 9, 20
    say(s, "act chief coin", "death abbot", "rat 0")
    assert pending(s) == "first" and asked(s) == 1


def test_R50_a_rat_stops_at_the_invasion_and_starts_again() -> None:
    s = dying(4)
    s.rat = 6
    say(s, "death abbot", "rat 4")
    assert s.rat == 1
    s = dying(4)
    s.rat = 5
    say(s, "death abbot", "rat 4")
    assert s.rat == RAT_START[4]


def sanatorium(abbot: int = ABBOT, uses: int = 0) -> State:
    s = dying()
    s.rat = 1
    for seat in s.seats:
        seat.tree = 8
    s.seats[2].church, s.seats[2].shelters = church("sanatorium"), uses
    s.seats[2].villagers = CRAFTSMAN | abbot
    say(s, "death merchant", "rat 0")
    return s


def test_R49_the_sanatorium_keeps_the_rats_out_if_its_owner_likes() -> None:
    s = sanatorium()
    assert (pending(s), asked(s)) == ("shelter", 2)
    say(s, "shelter")
    assert [seat.tree for seat in s.seats] == [5, 4, 8]
    assert s.seats[2].shelters == 1
    s = sanatorium()
    say(s, "shelter skip")
    assert (s.seats[2].tree, s.seats[2].shelters) == (4, 0)


def test_R49_it_needs_the_abbot_and_works_twice() -> None:
    for s in (sanatorium(abbot=0), sanatorium(uses=2)):
        assert pending(s) == "first"
        assert s.seats[2].tree == 4


def test_R49_an_abbot_who_just_died_does_not_help() -> None:
    s = dying()
    s.rat, s.seats[0].church = 1, church("sanatorium")
    say(s, "death abbot", "rat 0")
    assert pending(s) == "first"


def test_R47_a_labourer_made_abbot_opens_the_sanatorium_in_time() -> None:
    s = dying()
    s.rat, s.seats[0].church, s.seats[0].villagers = 1, church("sanatorium"), CRAFTSMAN
    say(s, "death craftsman", "successor abbot", "rat 5")
    assert (pending(s), asked(s)) == ("shelter", 0)


def test_R61_a_second_labourer_is_a_second_tile() -> None:
    s = dying()
    s.seats[0].villagers, s.seats[0].labourers = CRAFTSMAN, 1
    say(s, "death craftsman", "successor merchant")
    assert GAME.breakdown(s)[0]["labourers"] == -10

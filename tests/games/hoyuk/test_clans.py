"""Clan powers, after a set of five cards in expert games."""

import pytest

from parvis.engine import Log
from parvis.games.hoyuk.components import (
    CATTLE,
    EGUOR,
    ENUAJ,
    OVEN,
    PEN,
    SHAMAN,
    TEOIV,
    TOTEM,
    TREV,
    UELB,
    VILLAGER,
)
from parvis.games.hoyuk.kinds import KINDS
from parvis.games.hoyuk.state import HAS_CATTLE, HOME, STOREY, State
from tests.games.hoyuk.village import asked, at, say, village, window, words


def scored(drawing: str, clan: int, seats: int = 2, jokers: int = 0, mode: str = "expert") -> State:
    """Return a village in which seat 0 has just scored five cards."""
    s = village(drawing, seats, mode=mode)
    s.seats[0].clan = clan
    window(s, 0, 9, house=5 - jokers, joker=jokers)
    say(s, f"cards score 0 4 {jokers}")
    assert s.seats[0].points == 12
    return s


def test_R51_there_are_no_powers_in_other_modes() -> None:
    assert asked(scored("a b", EGUOR, mode="intermediate")) == ("", -1)
    assert asked(scored("a b", EGUOR, mode="classic")) == ("", -1)


def test_R45_jokers_among_the_five_do_not_matter_and_fewer_cards_do() -> None:
    assert asked(scored("a b", EGUOR, jokers=2)) == ("raze", 0)
    s = village("a b", mode="expert")
    window(s, 0, 9, house=4)
    say(s, "cards score 0 3 0")
    assert asked(s) == ("", -1)


def test_R47_eguor_replaces_a_neighbours_house_and_leaves_no_ruin() -> None:
    s = scored("a Botvs . b\n. ^c b".replace("otv", "ov"), EGUOR)
    tiles = s.seats[0].tiles
    assert words(s) == ["raze skip", "raze 0 1"]
    say(s, "raze 0 1")
    assert s.what[at(0, 1)] == HOME and s.more[at(0, 1)] == 0
    assert s.what[at(1, 1)] == 0
    assert s.supply == [0, 40, 20, 20, 20, 20, 1] and s.shaman == -1
    assert s.seats[0].tiles == tiles - 1
    assert at(0, 1) not in s.seats[1].houses


def test_R46_a_power_may_be_declined() -> None:
    s = scored("a b", EGUOR)
    say(s, "raze skip")
    assert s.what[at(0, 1)] == HOME + 1 and asked(s) == ("", -1)


def told(log: Log) -> list[str]:
    return [KINDS.events[event.kind].name for event in log.events]


@pytest.mark.parametrize(
    "drawing, clan, first",
    [
        ("a b", EGUOR, "raze 0 1"),
        ("a", TREV, "build pen 0 1 3"),
        ("a", UELB, "build villager 0 0"),
        ("a a . bo", ENUAJ, "steal 2 0 3"),
        ("a", TEOIV, "build house 5 5"),
    ],
)
def test_the_log_says_whose_power_is_used_given_up_or_idle(
    drawing: str, clan: int, first: str
) -> None:
    log = Log()
    say(scored(drawing, clan), first, log=log)
    assert told(log)[0] == "used-power" and log.events[0].a == clan
    log = Log()
    s = scored(drawing, clan)
    say(s, words(s)[-1 if clan in (TREV, UELB, TEOIV) else 0], log=log)
    assert told(log) == ["gave-up-power"] and log.events[0].a == clan
    log = Log()
    s = village(".", mode="expert")
    s.seats[0].clan, s.seats[0].tiles = clan, 0
    window(s, 0, 9, house=5)
    say(s, "cards score 0 4 0", log=log)
    assert told(log) == ["scored", "idle-power"] and log.events[1].a == clan


def test_R47_eguor_needs_a_house_tile_and_a_neighbour() -> None:
    assert asked(scored("a . b", EGUOR)) == ("", -1)
    s = village("a b", mode="expert")
    s.seats[0].tiles = 0
    window(s, 0, 5, house=5)
    say(s, "cards score 0 4 0")
    assert asked(s) == ("", -1)


def test_R59_eguors_last_tile_ends_the_game() -> None:
    s = village("a b", mode="expert")
    s.seats[0].tiles = 1
    window(s, 0, 5, house=5)
    say(s, "cards score 0 4 0", "raze 0 1")
    assert s.last == 1


def test_R48_trev_places_a_pen_and_cattle_from_the_supply() -> None:
    s = scored("a", TREV)
    assert "build skip" in words(s)
    say(s, "build pen 0 1 3")
    assert words(s) == ["build cattle 0 1"]  # begun, it is carried out
    say(s, "build cattle 0 1")
    assert (s.supply[PEN], s.supply[CATTLE]) == (39, 19)
    assert asked(s) == ("", -1)


def test_R48_cattle_may_go_into_another_pen_first() -> None:
    s = scored("a <", TREV)
    assert "build cattle 0 1" in words(s)
    say(s, "build cattle 0 1", "build pen 1 0 0")
    assert s.more[at(0, 1)] & HAS_CATTLE and asked(s) == ("", -1)


def test_R48_uelb_places_a_pen_and_a_villager() -> None:
    s = scored("a", UELB)
    say(s, "build villager 0 0", "build pen 0 1 3")
    assert (s.supply[PEN], s.supply[VILLAGER]) == (39, 19)


def test_R48_a_piece_out_of_stock_is_forfeited() -> None:
    s = village("a", mode="expert")
    s.seats[0].clan = UELB
    s.supply[VILLAGER] = 0
    window(s, 0, 5, house=5)
    say(s, "cards score 0 4 0", "build pen 0 1 3")
    assert asked(s) == ("", -1)


def test_R49_enuaj_steals_two_elements_of_one_player_and_places_them() -> None:
    s = scored("a a . bo bv . ct", ENUAJ, 3)
    assert words(s) == ["steal skip", "steal 2 0 3", "steal 3 0 6", "steal 5 0 4"]
    say(s, "steal 2 0 3")
    assert words(s) == ["build oven 0 0", "build oven 0 1"]
    say(s, "build oven 0 0")
    assert words(s) == ["steal skip", "steal 5 0 4"]  # the same victim
    say(s, "steal 5 0 4", "build villager 0 1")
    assert (s.supply[OVEN], s.supply[TOTEM], s.supply[VILLAGER]) == (19, 19, 19)
    assert asked(s) == ("", -1)


def test_R49_a_pen_with_cattle_counts_as_two() -> None:
    s = scored("a . b <c", ENUAJ)
    assert words(s) == ["steal skip", "steal 1 0 3"]  # nowhere to put cattle alone
    say(s, "steal 1 0 3")
    assert all(word.startswith("build pen") for word in words(s))
    say(s, "build pen 1 0 0", "build cattle 1 0")
    assert asked(s) == ("", -1)
    assert s.what[at(0, 3)] == 0


def test_R49_cattle_alone_may_be_taken_and_then_no_full_pen() -> None:
    s = scored("a < . . b <c\n. . . . ^c", ENUAJ)
    assert "steal 4 0 5" in words(s)
    say(s, "steal 4 0 5", "build cattle 0 1")
    assert words(s) == ["steal skip", "steal 1 0 5"]  # the emptied pen, not the full one


def test_R49_what_could_not_be_placed_can_not_be_taken() -> None:
    s = scored("ao . bt", ENUAJ)
    assert asked(s) == ("", -1)


def test_R49_the_shaman_too_may_be_stolen() -> None:
    s = scored("a . bs", ENUAJ)
    say(s, "steal 6 0 2", "build shaman 0 0")
    assert s.shaman == at(0, 0)


def test_R50_teoiv_builds_a_house_and_sets_the_shaman_on_it() -> None:
    s = scored("a . bs", TEOIV)
    assert "build skip" in words(s)
    say(s, "build storey 0 0")
    assert s.shaman == at(0, 0) and s.more[at(0, 0)] == STOREY
    assert s.supply[SHAMAN] == 0


def test_R50_without_a_house_tile_the_power_does_nothing() -> None:
    s = village("a", mode="expert")
    s.seats[0].clan = TEOIV
    s.seats[0].tiles = 0
    window(s, 0, 5, house=5)
    say(s, "cards score 0 4 0")
    assert asked(s) == ("", -1) and s.shaman == -1


def test_R68_a_shaman_placed_anew_after_it_was_used_stays() -> None:
    s = village("as b", mode="expert")
    s.seats[0].clan = TEOIV
    s.shaman_used = 1
    window(s, 0, 5, house=5)
    say(s, "cards score 0 4 0", "build house 5 5")
    assert s.shaman == at(5, 5) and s.shaman_used == 0


def test_the_power_comes_before_the_next_card_and_costs_none() -> None:
    s = village("a b", mode="expert")
    window(s, 0, 6, house=6)
    say(s, "cards score 0 4 0")
    assert asked(s) == ("raze", 0)
    say(s, "raze 0 1")
    assert asked(s) == ("cards", 0)
    assert words(s) == ["cards end", "cards score 0 0 0", "cards play 0"]

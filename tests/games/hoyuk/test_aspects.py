"""Inspecting blocks: who leads, who takes which card, and who names the blocks."""

from parvis.engine.core import QUIET
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import (
    ASPECT_CATTLE,
    ASPECT_HEIGHT,
    ASPECT_HOUSES,
    ASPECT_OVEN,
    ASPECT_PEN,
    ASPECT_TOTEM,
    ASPECT_VILLAGERS,
)
from parvis.games.hoyuk.scoring import NOBODY, counts_of, winner
from parvis.games.hoyuk.state import State
from tests.games.hoyuk.village import asked, inspect, say, village, words


def leader(s: State, aspect: int, block: int = 1) -> int:
    return winner(s, counts_of(s), block, aspect)


BLUE, RED = 0, 1

# The rulebook's example: block A with a blue family cut by a ruin, B, and C where Red is alone.


def example() -> State:
    return village("""
        ao < . . .  . at bo < . . b
        x  . . . .  . ^  b <
        ao Bo <
    """)


def test_block_A_no_totem_the_pen_to_Red_by_the_storey_the_ovens_to_Blue() -> None:
    s = example()
    assert leader(s, ASPECT_TOTEM) == NOBODY
    assert leader(s, ASPECT_PEN) == RED
    assert leader(s, ASPECT_OVEN) == BLUE


def test_block_A_has_the_same_leaders_under_the_other_tie_break() -> None:
    s = village(
        """
        ao <
        x
        ao Bo <
    """,
        classic_tiebreak="linked",
    )
    assert [leader(s, a) for a in (ASPECT_TOTEM, ASPECT_PEN, ASPECT_OVEN)] == [NOBODY, RED, BLUE]


def test_block_B_the_totem_to_Blue_pens_and_oven_to_Red() -> None:
    s = example()
    assert leader(s, ASPECT_TOTEM, 2) == BLUE
    assert leader(s, ASPECT_PEN, 2) == RED
    assert leader(s, ASPECT_OVEN, 2) == RED


def test_block_C_gives_its_only_inhabitant_nothing() -> None:
    s = example()
    inspect(s)
    say(s, "inspect 3")
    assert all(sum(seat.hand) == 0 for seat in s.seats)


def test_R44_solo_blocks_can_be_named_and_use_up_the_turn_to_name() -> None:
    s = example()
    inspect(s)
    assert words(s) == ["inspect 1", "inspect 2", "inspect 3"]
    say(s, "inspect 3")
    assert asked(s) == ("inspect", 1)
    assert words(s) == ["inspect 1", "inspect 2"]


def test_R44_by_an_option_only_contested_blocks_are_named() -> None:
    s = village("ao b . a", list_only_contested_blocks=True)
    inspect(s)
    assert words(s) == ["inspect 1"]


def test_R44_blocks_that_can_give_nothing_are_skipped_at_the_end() -> None:
    s = village("ao b . a . b")
    inspect(s)
    say(s, "inspect 1")
    GAME.choose(s, GAME.options(s)[0], QUIET)  # the next card of the pile
    assert asked(s) == ("", -1)


def test_the_leader_takes_the_top_card_and_the_next_one_shows() -> None:
    s = village("ao b")
    s.top[0] = 3
    inspect(s)
    say(s, "inspect 1")
    assert s.seats[0].hand[3] == 1
    assert asked(s) == ("turn-up", -1)
    say(s, "turn-up 6")
    assert s.top[0] == 6 and s.hidden[0] == 8


def test_an_empty_pile_gives_nothing_and_others_still_do() -> None:
    s = village("ao bt")
    s.top[0], s.hidden[0] = -1, 0
    inspect(s)
    say(s, "inspect 1")
    assert sum(s.seats[0].hand) == 0 and sum(s.seats[1].hand) == 1


def test_returned_cards_show_in_their_order_once_the_unseen_are_gone() -> None:
    s = village("ao b")
    s.top[0], s.hidden[0], s.under = 2, 0, [5, 4]
    inspect(s)
    say(s, "inspect 1")
    assert s.top[0] == 5 and s.under == [4] and s.seats[0].hand[2] == 1


def test_R44a_ties_go_to_the_storeys_of_the_block_or_to_nobody() -> None:
    assert leader(village("ao bo"), ASPECT_OVEN) == NOBODY
    assert leader(village("ao bo B"), ASPECT_OVEN) == 1
    assert leader(village("Ao bo B"), ASPECT_OVEN) == NOBODY
    linked = village("Ao bo B", classic_tiebreak="linked")
    assert leader(linked, ASPECT_OVEN) == 0


def test_R70_who_has_fewer_never_profits_from_storeys() -> None:
    s = village("ao bo co a B . \n a b c C C C", 3)
    assert leader(s, ASPECT_OVEN) == 2
    s = village("ao ao bo bo co a b c C C", 3)
    assert leader(s, ASPECT_OVEN) == NOBODY


def test_height_ties_give_no_card() -> None:
    s = village("A A A B B B", mode="intermediate")
    assert leader(s, ASPECT_HEIGHT) == NOBODY
    assert leader(village("A A B b", mode="intermediate"), ASPECT_HEIGHT) == 0
    assert leader(village("a b", mode="intermediate"), ASPECT_HEIGHT) == NOBODY


def test_number_of_houses_ignores_storeys_but_for_ties() -> None:
    assert leader(village("A A b b b"), ASPECT_HOUSES) == 1
    assert leader(village("a A b b"), ASPECT_HOUSES) == 0
    assert leader(village("a a b b"), ASPECT_HOUSES) == NOBODY


def test_expert_A_cattle_behind_a_two_storey_house_win_the_tie() -> None:
    s = village(
        """
        A b
        ^c ^c
    """,
        mode="expert",
    )
    assert leader(s, ASPECT_CATTLE) == 0
    s = village(
        """
        a b B
        ^c ^c
    """,
        mode="expert",
    )
    assert leader(s, ASPECT_CATTLE) == NOBODY  # only houses with cattle count


def test_expert_B_villagers_on_a_two_storey_house_win_the_tie() -> None:
    assert leader(village("av Bv", mode="expert"), ASPECT_VILLAGERS) == 1
    assert leader(village("av bv B", mode="expert"), ASPECT_VILLAGERS) == NOBODY


def test_a_mode_compares_its_own_aspects_only() -> None:
    for mode, cards in (("classic", 1), ("intermediate", 3), ("expert", 4)):
        s = village("aov A b", mode=mode)
        inspect(s)
        say(s, "inspect 1")
        assert sum(s.seats[0].hand) == cards

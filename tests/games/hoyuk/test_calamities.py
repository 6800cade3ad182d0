"""Every calamity: which blocks it strikes, what is lost there, and the shaman."""

import pytest

from parvis.engine.core import QUIET, Task
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import CATTLE, OVEN, PEN, SHAMAN, TOTEM, VILLAGER
from parvis.games.hoyuk.kinds import CALAMITY_DRAW, END_ROUND
from parvis.games.hoyuk.state import RUIN, State
from parvis.games.hoyuk.view import view
from tests.games.hoyuk.village import asked, at, inspect, pend, say, strike, village, words

# Block 1 is large: five houses, two ovens, a totem, two pens with cattle, a two-storey house.
# Block 2 is small: two houses and nothing else.
TWO_BLOCKS = """
    ao Av < . a b
    ao at ^c
    a <c b
"""


def struck(s: State) -> set[int]:
    return {number for number in s.struck if number}


TARGETS = {
    "bad-season-1": {2},
    "bad-season-2": {1},
    "drought-1": {2},
    "drought-2": {1},
    "epidemic-1": {1},
    "epidemic-2": {2},
    "earthquake-1": {2},
    "earthquake-2": {1},
    "fire-1": {1},
    "fire-2": {2},
    "locusts-1": {2},
    "locusts-2": {1},
    "raiders-1": {1},
    "raiders-2": {2},
    "sacrifice-1": {1},
    "sacrifice-2": {2},
    "tornado-1": {1},
    "tornado-2": {2},
    "volcano-1": {2},
    "volcano-2": {1},
    "wolves-1": {1},
    "wolves-2": {2},
}


@pytest.mark.parametrize("name", TARGETS)
def test_each_calamity_strikes_its_block(name: str) -> None:
    s = village(TWO_BLOCKS, mode="expert")
    strike(s, name)
    assert struck(s) == TARGETS[name]


def losses(s: State) -> list[tuple[int, str]]:
    """Lose whatever is offered first until all is lost; return who lost, and where."""
    lost = []
    while asked(s)[0] == "lose":
        word = words(s)[0]
        lost.append((asked(s)[1], word))
        say(s, word)
    return lost


@pytest.mark.parametrize(
    "name, element, lost",
    [
        ("drought-2", CATTLE, 1),
        ("epidemic-1", VILLAGER, 1),
        ("raiders-1", TOTEM, 1),
        ("volcano-2", PEN, 1),
        ("wolves-1", OVEN, 1),
    ],
)
def test_R38_half_of_an_element_is_lost(name: str, element: int, lost: int) -> None:
    s = village(TWO_BLOCKS, mode="expert")
    before = s.supply[element]
    strike(s, name)
    assert [seat for seat, _ in losses(s)] == [0] * lost
    assert s.supply[element] == before + lost
    assert RUIN not in s.what


@pytest.mark.parametrize("name", ["earthquake-2", "fire-1"])
def test_R38_half_of_the_houses_rounded_down_but_the_only_one_falls(name: str) -> None:
    s = village("ao a a a a a a b")
    strike(s, name)
    assert [seat for seat, _ in losses(s)] == [0, 0, 0, 1]  # seven lose three, one loses one
    assert s.what.count(RUIN) == 4


def test_R38_two_lose_one_and_three_lose_one() -> None:
    s = village("a a b b b")
    strike(s, "earthquake-1")
    assert [seat for seat, _ in losses(s)] == [0, 1]


@pytest.mark.parametrize("name", ["bad-season-1", "sacrifice-2", "tornado-2"])
def test_others_cost_every_inhabitant_one_house(name: str) -> None:
    s = village("a a a b b . . c", 3)
    strike(s, name)
    assert [seat for seat, _ in losses(s)] == [0, 1, 2]  # both blocks tie, and both are hit


def test_R38_the_option_spares_a_single_piece_that_is_no_house() -> None:
    s = village("ao b", mode="expert", half_min_one_for_all_elements=False)
    strike(s, "wolves-1")
    assert asked(s) == ("", -1)
    s = village("ao b", mode="expert", half_min_one_for_all_elements=False)
    strike(s, "earthquake-1")
    assert [seat for seat, _ in losses(s)] == [0, 1]


def test_R36_all_tied_blocks_are_hit_and_ruins_and_pens_do_not_count() -> None:
    s = village("""
        a x x . a .
        ^ . . . .
    """)
    strike(s, "earthquake-2")
    assert struck(s) == {1, 2}


def test_R37_most_of_nothing_strikes_nobody() -> None:
    s = village("a b . a")
    strike(s, "fire-1")
    assert struck(s) == set() and asked(s) == ("", -1)
    s = village("a b . a", most_ignores_zero=False)
    strike(s, "fire-1")
    assert struck(s) == {1, 2}


def test_R37_fewest_counts_blocks_that_have_none() -> None:
    s = village("ao b . a")
    strike(s, "fire-2")
    assert struck(s) == {2}


def test_R7_dead_blocks_are_no_targets() -> None:
    s = village("x . a b")
    strike(s, "earthquake-1")
    assert struck(s) == {2}


def test_R39_the_owner_chooses_in_turn_order() -> None:
    s = village("a a b b")
    strike(s, "earthquake-1", first=1)
    assert asked(s) == ("lose", 1)
    assert words(s) == ["lose 0 2", "lose 0 3"]
    say(s, "lose 0 3")
    assert asked(s) == ("lose", 0)
    say(s, "lose 0 0")
    assert [s.what[at(0, c)] == RUIN for c in range(4)] == [True, False, False, True]


def test_R40_a_falling_house_takes_everything_along() -> None:
    s = village("Atv <c", mode="expert")
    before = s.seats[0].tiles
    strike(s, "earthquake-1")
    say(s, "lose 0 0")
    assert s.what[at(0, 0)] == RUIN and s.what[at(0, 1)] == 0
    assert s.supply == [0, 40, 20, 20, 20, 20, 1]
    assert s.seats[0].tiles == before  # house tiles never come back
    assert s.seats[0].houses == []


def test_R67_a_volcano_takes_the_cattle_with_the_pen() -> None:
    s = village("a <c", mode="expert")
    strike(s, "volcano-1")
    say(s, "lose 0 1")
    assert (s.supply[PEN], s.supply[CATTLE]) == (40, 20)
    assert s.what[at(0, 0)] != RUIN


def test_R41_locusts_keep_the_cards_of_a_block() -> None:
    s = village("ao b . . bo a a")
    strike(s, "locusts-2")
    assert struck(s) == {2} and asked(s) == ("", -1)
    inspect(s)
    say(s, "inspect 2")
    assert sum(map(sum, (seat.hand for seat in s.seats))) == 0
    say(s, "inspect 1")
    assert sum(s.seats[0].hand) == 1


def test_a_flood_sends_the_shaman_home_and_does_nothing_else() -> None:
    for name in ("flood-1", "flood-2"):
        s = village("as b", mode="expert")
        strike(s, name)
        assert s.shaman == -1 and s.supply[SHAMAN] == 1 and asked(s) == ("", -1)
        strike(s, name)
        assert s.shaman == -1


def test_R42_the_shaman_spares_its_block_alone_and_leaves_at_the_end_of_the_round() -> None:
    s = village("as b . b a", mode="expert")
    strike(s, "earthquake-1")
    assert struck(s) == {2}
    assert len(losses(s)) == 2
    assert s.shaman == at(0, 0) and s.shaman_used == 1
    pend(s, Task(END_ROUND, 0))
    assert s.shaman == -1 and s.supply[SHAMAN] == 1


def test_R42_an_unused_shaman_stays() -> None:
    s = village("as b . b", mode="expert")
    strike(s, "earthquake-1")
    losses(s)
    pend(s, Task(END_ROUND, 0))
    assert s.shaman == at(0, 0)


def test_R42_the_shaman_keeps_locusts_off() -> None:
    s = village("aos b", mode="expert")
    strike(s, "locusts-1")
    assert struck(s) == set()
    inspect(s)
    assert asked(s) == ("inspect", 0)


def test_R68_a_shaman_is_used_even_where_nothing_would_be_lost() -> None:
    s = village("as b", mode="expert")
    strike(s, "drought-1")
    assert s.shaman_used == 1


def test_the_thirteenth_calamity_is_the_first() -> None:
    s = village("a")
    seen = []
    for _ in range(13):
        s.agenda = [Task(CALAMITY_DRAW, -1)]
        seen.append(GAME.options(s)[0])
        GAME.choose(s, seen[-1], QUIET)
        s.agenda = []
    assert len(set(seen[:12])) == 12 and seen[12] == seen[0]
    s.agenda = [Task(CALAMITY_DRAW, -1)]
    assert GAME.options(s) == [seen[1]]


def test_what_was_struck_is_told_of_every_square() -> None:
    s = GAME.start(2, 1)
    assert GAME.audit(s) == []
    s.struck = [0] * 3
    assert GAME.audit(s) == ["a calamity struck another number of squares than there are"]


def test_whoever_writes_on_a_view_spoils_no_other_game() -> None:
    view(GAME.start(2, 1), None).cattle[5] = 9
    other = view(GAME.start(2, 1), None)
    assert sum(other.cattle) == sum(other.struck) == 0

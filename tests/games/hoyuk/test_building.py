"""Where houses, storeys, pens and pawns may stand, and what building does."""

from parvis.engine.core import Task
from parvis.games.hoyuk.components import CATTLE, OVEN, PEN, SHAMAN, TOTEM, VILLAGER
from parvis.games.hoyuk.ground import take_pen
from parvis.games.hoyuk.kinds import BUILD_PEN, ROOM, TILE_TURN
from parvis.games.hoyuk.rules.building import has_house_site, pens, raisable
from parvis.games.hoyuk.state import HAS_OVEN, HOME, RUIN, STOREY
from tests.games.hoyuk.village import (
    asked,
    at,
    build,
    families_of,
    houses_offered,
    pend,
    say,
    settle,
    village,
    words,
)


def squares(*pairs: tuple[int, int]) -> set[int]:
    return {at(*pair) for pair in pairs}


# Houses.


def test_R11_two_blocks_are_never_joined_by_a_house_or_a_pen() -> None:
    s = village("a . b")
    assert at(0, 1) not in houses_offered(s, 0) | houses_offered(s, 1)
    build(s, 0, 0, PEN)
    assert "build pen 0 1 3" not in words(s)
    assert "build pen 1 0 0" in words(s)


def test_R11_a_dead_block_counts_too() -> None:
    s = village("a . x")
    assert at(0, 1) not in houses_offered(s, 0)


def test_R8_where_one_lives_a_house_stands_against_ones_own() -> None:
    s = village("a b")
    assert houses_offered(s, 0) & squares((0, 2), (1, 1), (1, 0)) == squares((1, 0))
    assert at(5, 5) in houses_offered(s, 0)  # and a new block may always be founded


def test_R8_on_a_ruin_as_well() -> None:
    s = village("a b x x")
    assert not houses_offered(s, 0) & squares((0, 2), (0, 3))
    assert houses_offered(s, 1) & squares((0, 2), (0, 3)) == squares((0, 2))


def test_R9_a_newcomer_settles_against_a_house_not_against_a_pen_or_a_ruin() -> None:
    s = village("""
        . . . .
        x a <
        . . .
    """)
    offered = houses_offered(s, 1)
    assert at(0, 1) in offered and at(1, 0) in offered  # the ruin itself touches a house
    assert not offered & squares((0, 0), (2, 0), (0, 2), (1, 3), (2, 2))
    by_pen = village("a <", newcomer_may_touch_pen_only=True)
    assert at(0, 2) in houses_offered(by_pen, 1)
    assert at(0, 2) not in houses_offered(by_pen, 0)


def test_R10_the_parts_of_a_split_family_may_both_grow_and_join_again() -> None:
    s = village("""
        a x a
        a x a
        . . a
    """)
    assert len(s.present) == 2 and len(families_of(s, 0)) == 2
    assert {frozenset(f) for f in families_of(s, 0)} == {
        frozenset(squares((0, 0), (1, 0))),
        frozenset(squares((0, 2), (1, 2), (2, 2))),
    }
    assert squares((0, 1), (1, 1), (2, 0), (0, 3)) <= houses_offered(s, 0)
    build(s, 0, 1)
    say(s, "build house 1 1")
    assert len(families_of(s, 0)) == 1


def test_R12_a_founding_house_touches_no_house_by_a_corner() -> None:
    s = village("a")
    assert at(1, 1) not in houses_offered(s, 0) | houses_offered(s, 1)
    assert at(1, 1) in houses_offered(village("a", corner_only_contact_forbidden=False), 0)
    ruined = village("x")
    assert at(1, 1) in houses_offered(ruined, 0)  # a ruin at the corner is no house


def test_R12_an_attached_house_may_touch_another_block_by_a_corner() -> None:
    drawing = """
        . a .
        . . .
        b . .
    """
    assert at(1, 1) in houses_offered(village(drawing), 0)
    strict = village(drawing, corner_contact_between_blocks_forbidden=True)
    assert at(1, 1) not in houses_offered(strict, 0)
    build(strict, 0, 0, PEN)
    assert "build pen 1 1 0" in words(strict)  # of pens it says nothing


def test_R13_a_ruin_is_rebuilt_by_anybody_and_its_tile_leaves_the_game() -> None:
    s = village("a x b")
    assert at(0, 1) in houses_offered(s, 0) & houses_offered(s, 1)
    build(s, 1, 1)
    say(s, "build house 0 1")
    assert s.what[at(0, 1)] == HOME + 1 and s.seats[1].tiles == 23


def test_R14_a_dead_block_may_be_built_on_or_beside_by_anybody() -> None:
    s = village("x x")
    assert squares((0, 0), (0, 1), (0, 2), (1, 0)) <= houses_offered(s, 0)
    build(s, 0, 1)
    say(s, "build house 0 2")
    assert s.present[s.block[at(0, 0)]] == 1
    assert at(0, 0) not in houses_offered(s, 1)  # it lives again: only beside its house
    assert at(0, 1) in houses_offered(s, 1)


def test_a_player_without_house_tiles_builds_none() -> None:
    s = village("a")
    s.seats[0].tiles = 0
    assert not houses_offered(s, 0) and not raisable(s, 0) and not has_house_site(s, 0)


# Storeys.


def test_R15_a_storey_needs_a_free_side_and_a_ruin_is_free() -> None:
    drawing = """
        . b .
        {} a v
        . b a
    """
    s = village(drawing.format("x"), 3)
    assert at(1, 1) in raisable(s, 0)
    build(s, 0, 1)
    say(s, "build storey 1 1")
    build(s, 2, 1)
    say(s, "build house 1 0")  # the green house on the ruin: the storey stays
    assert s.more[at(1, 1)] & STOREY
    assert at(1, 1) not in raisable(village(drawing.format("b")), 0)


def test_R15_nobody_raises_the_house_of_another_or_a_third_time() -> None:
    s = village("a B")
    assert raisable(s, 0) == [at(0, 0)]
    assert raisable(s, 1) == []


def test_R16_the_edge_is_a_free_side() -> None:
    drawing = "a b\nb"
    assert at(0, 0) in raisable(village(drawing), 0)
    assert at(0, 0) not in raisable(village(drawing, edge_counts_as_free=False), 0)


def test_R15_what_is_on_the_roof_goes_back_to_the_supply() -> None:
    s = village("aov", mode="expert")
    assert (s.supply[OVEN], s.supply[VILLAGER]) == (19, 19)
    build(s, 0, 1)
    say(s, "build storey 0 0")
    assert s.more[at(0, 0)] == STOREY
    assert (s.supply[OVEN], s.supply[VILLAGER]) == (20, 20)
    build(s, 0, 0, OVEN)
    say(s, "build oven 0 0")
    assert s.more[at(0, 0)] == STOREY | HAS_OVEN


def test_R15_the_shaman_stays_on_top() -> None:
    s = village("as", mode="expert")
    build(s, 0, 1)
    say(s, "build storey 0 0")
    assert s.shaman == at(0, 0)


# Pens.


def test_R18_one_pen_a_side_and_a_choice_of_host() -> None:
    s = village("""
        . . .
        . a .
        . . .
    """)
    build(s, 0, 0, PEN)
    assert sorted(words(s)) == [
        "build pen 0 1 2",
        "build pen 1 0 1",
        "build pen 1 2 3",
        "build pen 2 1 0",
    ]
    two = village("""
        a .
        a a
    """)
    build(two, 0, 0, PEN)
    assert {"build pen 0 1 3", "build pen 0 1 2"} <= set(words(two))


def test_R19_the_host_is_ones_own() -> None:
    s = village("a b")
    build(s, 0, 0, PEN)
    assert all(not word.startswith("build pen 0 2") for word in words(s))


def test_R20_nothing_closes_the_last_side_of_a_pen() -> None:
    s = village("""
        . . . .
        . a . .
        b ^ b .
        . . . .
    """)
    barred = at(3, 1)
    assert barred not in houses_offered(s, 0) | houses_offered(s, 1)
    assert not any((value - BUILD_PEN) // 4 == barred for value in pens(s, 1))
    open_below = village("""
        . a . .
        . ^ b .
        . . . .
    """)
    assert at(2, 1) not in houses_offered(open_below, 0)  # it touches a pen only
    assert at(1, 0) not in houses_offered(open_below, 1)


def test_R20_a_ruin_is_a_way_out_until_it_is_rebuilt() -> None:
    s = village("""
        . a .
        b ^ b
        . x b
    """)
    assert at(2, 1) not in houses_offered(s, 0) | houses_offered(s, 1)


def test_R20_the_edge_is_a_way_out() -> None:
    drawing = """
        b v .
        . a c
    """
    assert at(0, 2) in houses_offered(village(drawing, 3), 2)
    closed = village(drawing, 3, edge_counts_as_free=False)
    assert at(0, 2) not in houses_offered(closed, 2)


def test_R22_no_pen_on_a_ruin() -> None:
    s = village("a x")
    build(s, 0, 0, PEN)
    assert words(s) == ["build pen 1 0 0"]
    allowed = village("a x", pen_on_ruin=True)
    build(allowed, 0, 0, PEN)
    assert sorted(words(allowed)) == ["build pen 0 1 3", "build pen 1 0 0"]


def test_R5_a_pen_that_was_the_only_link_leaves_two_blocks() -> None:
    s = village("a < a")
    assert s.block[at(0, 0)] == s.block[at(0, 2)]
    assert len(families_of(s, 0)) == 2
    take_pen(s, at(0, 1))
    assert s.block[at(0, 0)] != s.block[at(0, 2)] and s.block[at(0, 1)] == 0
    assert at(0, 1) not in houses_offered(s, 0)


# Pawns.


def test_R24_an_oven_or_a_totem_not_both_however_many_pens() -> None:
    s = village("""
        . v .
        > ao <
        . ^ .
    """)
    build(s, 0, 0, OVEN, TOTEM)
    assert asked(s) == ("", -1)


def test_R25_a_villager_shares_a_house_with_one_pawn() -> None:
    s = village("ao at av", mode="expert")
    build(s, 0, 0, VILLAGER)
    assert words(s) == ["build villager 0 0", "build villager 0 1"]
    build(s, 0, 0, TOTEM)
    assert words(s) == ["build totem 0 2"]


def test_R26_cattle_go_into_ones_own_empty_pens() -> None:
    s = village(
        """
        a < . b <
        ^c
    """,
        mode="expert",
    )
    build(s, 0, 0, CATTLE)
    assert words(s) == ["build cattle 0 1"]
    say(s, "build cattle 0 1")
    assert s.supply[CATTLE] == 18


def test_R27_what_is_out_of_stock_can_not_be_built() -> None:
    s = village("a a")
    s.supply[OVEN] = 0
    build(s, 0, 0, OVEN, TOTEM)
    assert words(s) == ["build totem 0 0", "build totem 0 1"]


def test_R28_the_shaman_is_taken_from_wherever_it_stands() -> None:
    s = village("a bs", mode="expert")
    build(s, 0, 0, SHAMAN)
    assert words(s) == ["build shaman 0 0"]
    say(s, "build shaman 0 0")
    assert s.shaman == at(0, 0)
    build(s, 0, 0, SHAMAN)
    assert words(s) == ["build shaman 0 0"]  # it may stay
    kept = village("a bs", mode="expert", shaman_taken_from_opponent=False)
    build(kept, 0, 1, SHAMAN)
    assert not any("shaman" in word for word in words(kept))


# Tiles.


def test_tile_A_is_two_houses_and_a_totem() -> None:
    s = village("a")
    s.seats[0].board = 0
    pend(s, Task(TILE_TURN, 0))
    say(s, "build totem 0 0", "build house 0 1")
    assert not any("totem" in word for word in words(s))
    say(s, "build house 0 2")
    assert asked(s) == ("", -1)


def test_tile_B_leaves_the_third_element_to_its_player() -> None:
    s = village("a")
    s.seats[0].board = 3
    pend(s, Task(TILE_TURN, 0))
    forms = {word.split()[1] for word in words(s)}
    assert forms == {"house", "storey", "pen", "oven", "totem"}
    say(s, "build house 0 1", "build house 0 2", "build house 0 3")
    assert asked(s) == ("", -1)
    pend(s, Task(TILE_TURN, 0))
    say(s, "build oven 0 0")
    assert {word.split()[1] for word in words(s)} == {"house", "storey"}


def test_R31_elements_come_in_any_order_so_that_cattle_find_their_pen() -> None:
    s = village("a", mode="expert")
    build(s, 0, 0, PEN, CATTLE)
    assert all(word.startswith("build pen") for word in words(s))
    say(s, "build pen 0 1 3")
    assert words(s) == ["build cattle 0 1"]


def test_R32_what_can_be_built_must_be() -> None:
    s = village("a")
    build(s, 0, 2, TOTEM)
    assert "build skip" not in words(s)
    free = village("a", building_mandatory=False)
    build(free, 0, 2, TOTEM)
    assert "build skip" in words(free)
    say(free, "build skip")
    assert asked(free) == ("", -1)


def full_board(corner: str) -> str:
    """Draw a board of ruins, all one block of seat 1, but for its first two squares."""
    rows = [["x"] * 13 for _ in range(13)]
    rows[0][:3] = corner.split()
    return "\n".join(" ".join(row) for row in rows)


def test_R32_nobody_must_take_an_oven_off() -> None:
    s = village(full_board("ao b b"))
    for n in range(169):
        if s.what[n] == RUIN:
            s.what[n] = HOME + 1
            s.seats[1].houses.append(n)
    settle(s)
    build(s, 0, 1)
    assert words(s) == ["build storey 0 0", "build skip"]


def test_R60_the_game_ends_when_nobody_can_build_a_house() -> None:
    s = village(full_board("A B B"))
    for n in range(169):
        if s.what[n] == RUIN:
            s.what[n], s.more[n] = HOME + 1, STOREY
            s.seats[1].houses.append(n)
    settle(s)
    pend(s, Task(ROOM, -1))
    assert s.last == 1
    low = village(full_board("a B B"))
    for n in range(169):
        if low.what[n] == RUIN:
            low.what[n], low.more[n] = HOME + 1, STOREY
            low.seats[1].houses.append(n)
    settle(low)
    pend(low, Task(ROOM, -1))
    assert low.last == 0  # one roof is left, in the corner


def test_an_element_without_a_place_is_lost() -> None:
    s = village(".", mode="expert")
    s.seats[0].board = 4  # two houses and cattle, but no pen
    pend(s, Task(TILE_TURN, 0))
    say(s, "build house 0 0", "build house 0 1")
    assert asked(s) == ("", -1)


def test_R59_the_last_house_tile_ends_the_game_storeys_included() -> None:
    s = village("a")
    s.seats[0].tiles = 1
    build(s, 0, 1)
    say(s, "build storey 0 0")
    assert s.last == 1

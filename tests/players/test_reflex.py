"""What Höyük's search expects to be built without thinking, and how playouts use it."""

import pytest

from parvis.engine import QUIET, SKIP, BaseState, OptionValue, Task, seeded
from parvis.games import game
from parvis.games.hoyuk.components import OVEN, TOTEM
from parvis.games.hoyuk.kinds import (
    BUILD_CATTLE,
    BUILD_OVEN,
    BUILD_PEN,
    BUILD_STOREY,
    BUILD_TOTEM,
    BUILD_VILLAGER,
    RAZE,
)
from parvis.games.hoyuk.state import State
from parvis.players import seen_of
from parvis.players.base import settle
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import Sense, flat, sense_of
from parvis.players.sense.hoyuk_reflex import TO_SMALLEST, build_gains, loss_gains
from tests.games.hoyuk.village import asked, at, build, pend, strike, village, window

HOYUK = game("hoyuk")
FIVE = "cards score 2 4 0"


def reflex(s: BaseState, options: list[int]) -> int:
    chosen = sense_of(HOYUK).reflex
    assert chosen is not None
    return chosen(s, options)


def test_a_second_block_is_founded_before_a_third() -> None:
    grow, found = at(0, 4), at(8, 8)
    one = village("a a a a")
    grown, founded = build_gains(one, 0, [grow, found])
    assert founded > grown
    two = village("a a a a . . . b b b b b b\n. . . . . . . . . . . . .\na a a a . . . . . . . . .")
    grown, founded = build_gains(two, 0, [grow, found])
    assert grown > founded


def test_the_smallest_block_grows_first_and_the_largest_last() -> None:
    empty = "\n" + ". " * 12 + ".\n"
    lines = "a a a . . a a a a a . {0} {1}" + empty + empty + "a a a a . . . . . . . . ."
    squares = [at(1, 1), at(1, 7), at(5, 1)]  # beside three houses, five, four
    three, five, four = build_gains(village(lines.format("b", "b")), 0, squares)
    assert min(three, four) > five + 0.2
    smallest, *others = build_gains(village(lines.format(".", ".")), 0, squares)
    assert smallest == pytest.approx(three + TO_SMALLEST)  # two of somebody else's were fewer
    assert smallest > max(others)
    assert others == [five, four]


def test_each_block_gets_one_of_everything_but_not_the_most() -> None:
    s = village("ao a a . . b bt bo bo")
    oven, totem = build_gains(s, 0, [BUILD_OVEN + at(0, 1), BUILD_TOTEM + at(0, 1)])
    assert totem > oven  # there is an oven already
    s = village("at at a . . b b bt")
    most = build_gains(s, 0, [BUILD_TOTEM + at(0, 2)])
    s = village("at at a . . bt bt bt")
    assert build_gains(s, 0, [BUILD_TOTEM + at(0, 2)]) > most


def test_the_further_ahead_the_largest_block_is_the_less_it_grows() -> None:
    lines = "a a a a a . {0} b b b\n" + ". " * 10 + "\n" + ". " * 10 + "\n. . . . . . . a a a"
    (close,) = build_gains(village(lines.format("b")), 0, [at(1, 0)])
    (ahead,) = build_gains(village(lines.format(".")), 0, [at(1, 0)])
    assert ahead < close


def test_nobody_grows_where_somebody_has_more() -> None:
    (ahead,) = build_gains(village("a a a b b\n. . . . .\n. . . . b\nb b b b b"), 0, [at(1, 0)])
    (behind,) = build_gains(village("a a b b b\n. . . . .\n. . . . b\nb b b b b"), 0, [at(1, 0)])
    assert behind < ahead


def test_a_house_stands_where_there_is_room_and_near_the_middle() -> None:
    s = village("\n".join([". " * 13] * 5 + [". " * 10 + "x . ."]))
    middle, side, beside_a_ruin = build_gains(s, 0, [at(6, 6), at(6, 2), at(6, 10)])
    assert middle > side > beside_a_ruin


def test_storeys_are_the_last_choice_most_of_all_where_an_oven_must_go() -> None:
    s = village("a a ao . . b b b b b")
    storeys = [BUILD_STOREY + at(0, 0), BUILD_STOREY + at(0, 2)]
    house, oven, plain, cleared, nothing = build_gains(
        s, 0, [at(0, 3), BUILD_OVEN + at(0, 0), *storeys, SKIP]
    )
    assert house > oven > plain > cleared > nothing


def test_every_piece_counts_where_it_is_put() -> None:
    s = village("a a a . b b b\n. ^ . . . . .\n. . . . v v .\n. . . . b b .\na a a . . . .")
    fenced, bare = build_gains(s, 0, [BUILD_PEN + 4 * at(1, 2), BUILD_PEN + 4 * at(5, 2)])
    assert bare > fenced  # which has one
    oven, pen, totem, cattle, villager = build_gains(
        village("ao ao a . . . bo bo bo\n. . . . . . . . ."),
        0,
        [
            BUILD_OVEN + at(0, 2),
            BUILD_PEN + 4 * at(1, 2),
            BUILD_TOTEM + at(0, 2),
            BUILD_CATTLE + at(1, 1),
            BUILD_VILLAGER + at(0, 2),
        ],
    )
    assert oven > pen > totem
    assert cattle == villager == oven  # neither the first of its block nor the most


def test_pieces_are_for_company() -> None:
    shared, alone = (
        build_gains(village(lines), 0, [BUILD_OVEN + at(0, 0)])
        for lines in ("a a b . bo bo", "a a a . bo bo")
    )
    assert shared > alone


def test_nobody_is_joined_by_reflex() -> None:
    s = village("a a a . b b b")
    own, theirs, alone = build_gains(s, 0, [at(1, 0), at(1, 5), at(8, 8)])
    assert min(own, alone) > theirs + 1


def test_a_family_does_not_fall_apart() -> None:
    s = village("a a ao . A a")
    first, middle, carrying = loss_gains(s, 0, [at(0, 0), at(0, 1), at(0, 2)])
    assert first > middle
    assert first > carrying
    high, low = loss_gains(s, 0, [at(0, 4), at(0, 5)])
    assert low > high


def test_the_house_that_falls_is_the_one_that_can_be_spared() -> None:
    for seed in range(10):
        s = village("a a ao", seed=seed)
        strike(s, "earthquake-1")
        assert asked(s) == ("lose", 0)
        assert reflex(s, HOYUK.options(s)) == at(0, 0)


def test_a_full_set_is_played_and_a_single_card_is_kept() -> None:
    for seed in range(10):
        s = village("a . a . a . a . a . b", seed=seed)
        window(s, 0, 5, oven=5)
        assert HOYUK.spell(s, reflex(s, HOYUK.options(s))) == FIVE
        s = village("a . a . a . a . a . b", seed=seed)
        window(s, 0, 1, oven=1)
        assert reflex(s, HOYUK.options(s)) == SKIP


def test_a_clan_uses_its_power() -> None:
    for seed in range(10):
        s = village("a b . . .", seed=seed, mode="expert")
        pend(s, Task(RAZE, 0))
        assert SKIP in HOYUK.options(s)
        assert reflex(s, HOYUK.options(s)) != SKIP


@pytest.mark.parametrize("options", [{}, {"mode": "expert"}], ids=["classic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_can_be_played_by_reflex(seats: int, options: dict[str, OptionValue]) -> None:
    s = HOYUK.start(seats, 3, options)
    choices = 0
    while offered := settle(HOYUK, s):
        HOYUK.play(s, reflex(s, offered), QUIET)
        choices += 1
    assert choices > 20 * seats


def test_reflexes_are_better_than_chance() -> None:
    won = 0
    for seed in range(20):
        s = HOYUK.start(2, seed)
        stranger = seeded(seed)
        while offered := settle(HOYUK, s):
            by_reflex = s.agenda[-1].seat == seed % 2
            HOYUK.choose(s, reflex(s, offered) if by_reflex else stranger.pick(offered), QUIET)
        won += HOYUK.ranking(s)[seed % 2] == 1
    assert won >= 19


@pytest.mark.parametrize("paired", [False, True])
def test_the_same_try_of_every_option_begins_with_the_same_luck(paired: bool) -> None:
    luck: list[tuple[int, int]] = []

    def noted(s: State, options: list[int]) -> int:
        luck.append((s.random.a, s.random.b))
        return options[0]

    s = village("a a . . b b b")
    build(s, 0, 2, OVEN, TOTEM)  # no dice before the next choice
    sense = Sense(sense_of(HOYUK).worth, flat, 8.0, 1, depth=1, reflex=noted, paired=paired)
    search = SearchPlayer(1, 60, 0.0, sense)
    search.search(seen_of(HOYUK, s, 0))
    most = max(edge.visits for edge in search.root.edges.values())
    assert 1 < most < len(luck) == search.done
    assert len(set(luck)) == (most if paired else search.done)


def test_every_search_has_its_own_luck() -> None:
    s = village("a a . . b b b")
    build(s, 0, 2, OVEN, TOTEM)
    seen = seen_of(HOYUK, s, 0)
    search, other = SearchPlayer(1, 40), SearchPlayer(2, 40)
    lucks = set()
    for player in (search, other, search):
        player.search(seen)
        lucks.add(player._luck)
    assert len(lucks) == 3


def test_between_two_one_choice_is_planned_and_options_share_their_luck() -> None:
    s = village("a a . . b b b")
    build(s, 0, 2, OVEN, TOTEM)
    search = SearchPlayer(1, 40)
    assert search.search(seen_of(HOYUK, s, 0)).paired
    assert not any(edge.nodes for edge in search.root.edges.values())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_is_searched_alike_in_true_and_imagined_states(seats: int) -> None:
    s = HOYUK.start(seats, 5, {"houses": 15})
    search = [SearchPlayer(seat, 10) for seat in range(seats)]
    twins = [SearchPlayer(seat, 10) for seat in range(seats)]
    chosen = 0
    while settle(HOYUK, s):
        seat = s.agenda[-1].seat
        supposed = HOYUK.imagine(s, seat, seeded(700 + chosen))
        value = search[seat].choose(seen_of(HOYUK, s, seat))
        assert value == twins[seat].choose(seen_of(HOYUK, supposed, seat))
        HOYUK.play(s, value, QUIET)
        chosen += 1
    assert chosen > 20

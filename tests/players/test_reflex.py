"""What Höyük's search expects to be built without thinking, and how playouts use it."""

import pytest

from parvis.engine import QUIET, BaseState, OptionValue, seeded
from parvis.games import game
from parvis.games.hoyuk.components import OVEN, TOTEM
from parvis.games.hoyuk.kinds import BUILD_OVEN, BUILD_TOTEM
from parvis.games.hoyuk.state import State
from parvis.players import seen_of
from parvis.players.base import settle
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import Sense, flat, sense_of
from parvis.players.sense.hoyuk_reflex import TO_SMALLEST, build_gains, loss_gains
from tests.games.hoyuk.village import at, build, village

HOYUK = game("hoyuk")


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
    assert others == [five, four]


def test_each_block_gets_one_of_everything_but_not_the_most() -> None:
    s = village("ao a a . . b bt bo bo")
    oven, totem = build_gains(s, 0, [BUILD_OVEN + at(0, 1), BUILD_TOTEM + at(0, 1)])
    assert totem > oven  # there is an oven already
    s = village("at at a . . b b bt")
    most = build_gains(s, 0, [BUILD_TOTEM + at(0, 2)])
    s = village("at at a . . bt bt bt")
    assert build_gains(s, 0, [BUILD_TOTEM + at(0, 2)]) > most


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


@pytest.mark.parametrize("options", [{}, {"mode": "expert"}], ids=["classic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_reflexes_are_legal(seats: int, options: dict[str, OptionValue]) -> None:
    s = HOYUK.start(seats, 3, options)
    choices = 0
    while offered := settle(HOYUK, s):
        value = reflex(s, offered)
        assert value in offered
        HOYUK.choose(s, value, QUIET)
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
def test_the_same_try_of_every_option_meets_the_same_luck(paired: bool) -> None:
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

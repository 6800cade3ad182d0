"""The look one step ahead, on the widest choices there are: Höyük's."""

import time

from parvis.engine import BaseState
from parvis.games import game
from parvis.players import player, seen_of
from parvis.players.base import Seen
from parvis.players.greedy import UNTRIED, WIDE, prospects
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import Priors, Sense, flat, sense_of
from parvis.players.tree import Node
from tests.games.hoyuk.village import at, build, village
from tests.players.play import moments

HOYUK = game("hoyuk")


def a_wide_choice() -> Seen:
    strangers = [player("random", "hoyuk", seed) for seed in range(2)]
    for s, _ in moments(HOYUK, strangers, 1):
        seen = seen_of(HOYUK, s, s.agenda[-1].seat)
        if len(seen.options) > 2 * WIDE:
            return seen
    raise AssertionError("no choice of this game is wide")


def test_of_a_wide_choice_greedy_tries_the_likeliest() -> None:
    seen = a_wide_choice()
    sense = sense_of(HOYUK)
    supposed = seen._supposed
    values = prospects(HOYUK, sense.worth, sense.priors, supposed, seen.options)
    priors = sense.priors(supposed, seen.options)
    tried = [prior for prior, value in zip(priors, values, strict=True) if value > UNTRIED]
    left_out = [prior for prior, value in zip(priors, values, strict=True) if value == UNTRIED]
    assert len(tried) == WIDE
    assert min(tried) >= max(left_out)


def test_a_search_looks_at_every_option() -> None:
    seen = a_wide_choice()
    search = SearchPlayer(1, iterations=1)
    search.search(seen)
    assert all(edge.trust for edge in search.root.edges.values())
    assert len(search.root.edges) == len(seen.options)


def test_a_look_ends_when_its_time_is_over_but_never_before_the_likeliest() -> None:
    seen = a_wide_choice()
    sense = sense_of(HOYUK)
    everything = len(seen.options)
    over = time.perf_counter()
    values = prospects(
        HOYUK, sense.worth, sense.priors, seen._supposed, seen.options, everything, over
    )
    priors = sense.priors(seen._supposed, seen.options)
    tried = [i for i, value in enumerate(values) if value > UNTRIED]
    assert tried == [priors.index(max(priors))]


def test_a_first_look_seeks_company_a_search_expects_families_to_grow() -> None:
    s = village("a a . . b b b", seats=3)
    build(s, 0, 1)
    squares = [at(1, 0), at(1, 5), at(8, 8)]  # beside one's own, beside theirs, alone
    sense = sense_of(HOYUK).at(s)
    own, theirs, alone = sense.priors(s, squares)
    assert theirs > alone > own
    own, theirs, alone = sense.habits(s, squares)
    assert own > alone > theirs


def test_a_search_plays_on_by_habits() -> None:
    asked: list[str] = []

    def told(word: str) -> Priors:
        def priors(s: BaseState, options: list[int]) -> list[float]:
            asked.append(word)
            return flat(s, options)

        return priors

    seen = a_wide_choice()
    sense = Sense(sense_of(HOYUK).worth, told("first look"), 8.0, 2, habits=told("habit"))
    SearchPlayer(1, 3, 0.0, sense).choose(seen)
    assert "habit" in asked
    assert asked.index("habit") == asked.count("first look")  # which comes once, before


def test_without_a_network_a_policy_follows_habits() -> None:
    seen = a_wide_choice()
    habits = sense_of(HOYUK).habits(seen._supposed, seen.options)
    likeliest = [o for o, weight in zip(seen.options, habits, strict=True) if weight == max(habits)]
    assert player("policy", "hoyuk").choose(seen) in likeliest
    sharp, soft = (
        {player(f"policy:{softness}", "hoyuk", seed).choose(seen) for seed in range(40)}
        for softness in (0.001, 1)
    )
    assert sharp <= set(likeliest) and len(soft) > len(sharp)


def test_a_search_plans_as_far_as_it_is_told() -> None:
    def depth_of(node: Node) -> int:
        after = [n for edge in node.edges.values() for n in edge.nodes.values()]
        return 1 + max(map(depth_of, after), default=0)

    known = sense_of(HOYUK)
    for depth in (1, 2, 3):
        sense = Sense(known.worth, known.priors, 8.0, 2, depth=depth)
        search = SearchPlayer(1, 300, 0.0, sense)
        search.search(a_wide_choice())
        assert depth_of(search.root) == depth

"""The look one step ahead, on the widest choices there are: Höyük's."""

import time

from parvis.games import game
from parvis.players import player, seen_of
from parvis.players.base import Seen
from parvis.players.greedy import UNTRIED, WIDE, prospects
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import sense_of
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
    values = prospects(HOYUK, sense, supposed, seen.options)
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
    values = prospects(HOYUK, sense, seen._supposed, seen.options, everything, over)
    priors = sense.priors(seen._supposed, seen.options)
    tried = [i for i, value in enumerate(values) if value > UNTRIED]
    assert tried == [priors.index(max(priors))]

"""What holds for every computer player, tried on a small game with hidden hands."""

import gc
import time
from collections import Counter

import pytest

from parvis.engine import CHANCE, QUIET, Task, seeded
from parvis.engine.check import check, mutable
from parvis.engine.plain import plain
from parvis.players import player, seen_of
from parvis.players.mcts import SearchPlayer, chances, draw, results
from parvis.players.sense import Sense, flat
from parvis.players.tree import key_of
from tests.players.play import moments, ranking, win_share
from tests.players.toy import GAME, State

SPECS = ["random", "greedy", "greedy:0.5", "mcts:40"]


def first_choice(seed: int, seats: int = 2) -> State:
    s = GAME.start(seats, seed)
    while s.agenda[-1].seat == CHANCE:
        GAME.choose(s, GAME.roll(s), QUIET)
    return s


def test_the_toy_keeps_what_every_game_promises() -> None:
    for seed in range(3):
        check(GAME, 2, seed)
        check(GAME, 3, seed)


def test_the_true_state_is_not_to_be_had_from_what_a_player_is_given() -> None:
    s = first_choice(3)
    seen = seen_of(GAME, s, s.agenda[-1].seat)
    assert mutable(seen._supposed).isdisjoint(mutable(s))
    assert GAME.view(s, seen.seat) == seen.view
    assert seen.options == GAME.options(s)
    assert plain(seen.imagine(seeded(1)).random) != plain(s.random)


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_does_not_peek(spec: str) -> None:
    """With equal seeds it chooses alike in the true state and in one that looks the same."""
    hidden = 0
    for seed in range(12):
        s = first_choice(seed, 3)
        seat = s.agenda[-1].seat
        other = GAME.imagine(s, seat, seeded(seed + 1000))
        hidden += plain(other.hands) != plain(s.hands)
        here = player(spec, seed=seed).choose(seen_of(GAME, s, seat))
        assert player(spec, seed=seed).choose(seen_of(GAME, other, seat)) == here
    assert hidden > 6


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_is_deterministic_for_a_seed(spec: str) -> None:
    games = [
        [value for _, value in moments(GAME, [player(spec, seed=s) for s in (1, 2)], 5)]
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("spec", SPECS)
def test_a_player_never_answers_with_an_illegal_choice(spec: str, seats: int) -> None:
    for seed in range(4):
        assert 1 in ranking(GAME, [spec] * seats, seed)


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    assert win_share(GAME, "greedy", "random", 200) > 0.55
    assert win_share(GAME, "mcts:150", "greedy", 80) > 0.52


def test_a_forced_choice_is_taken_without_thinking() -> None:
    search = player("mcts:1000000")
    assert isinstance(search, SearchPlayer)
    s = first_choice(1)
    seat = s.agenda[-1].seat
    s.hands[seat] = [7]
    assert search.choose(seen_of(GAME, s, seat)) == 7
    assert search.done == 0


def test_an_iteration_budget_is_kept_or_the_matter_is_decided() -> None:
    search = SearchPlayer(1, iterations=64)
    s = first_choice(2)
    search.choose(seen_of(GAME, s, s.agenda[-1].seat))
    assert 32 < search.done <= 64


def test_a_time_budget_is_never_far_exceeded() -> None:
    s = first_choice(4)
    seen = seen_of(GAME, s, s.agenda[-1].seat)
    gc.collect()
    excess = []
    for seed in range(5):
        search = SearchPlayer(seed, seconds=0.05)
        began = time.process_time()  # a busy machine is not the player's fault
        search.search(seen)
        excess.append(time.process_time() - began - 0.05)
        assert search.done > 10
    assert min(excess) < 0.005 + 0.02


def test_a_search_keeps_what_it_found_out_about_its_own_next_choice() -> None:
    s = first_choice(6)
    GAME.choose(s, GAME.options(s)[0], QUIET)
    seat = s.agenda[-1].seat  # last in this round, first in the next
    search = SearchPlayer(1, iterations=300)
    GAME.choose(s, search.choose(seen_of(GAME, s, seat)), QUIET)
    GAME.choose(s, GAME.roll(s), QUIET)
    assert s.agenda[-1].seat == seat
    search.prepare(seen_of(GAME, s, seat))
    assert search.root.visits > 50
    GAME.choose(s, GAME.options(s)[0], QUIET)
    search.prepare(seen_of(GAME, s, s.agenda[-1].seat))
    assert search.root.visits == 0


def test_who_wavers_takes_worse_options_the_more_seldom_the_worse_they_are() -> None:
    seen = seen_of(GAME, s := first_choice(6), s.agenda[-1].seat)
    search = SearchPlayer(1, iterations=100, softness=0.02)
    search.search(seen)
    order = search.ranked(seen.options)
    drawn = Counter(search.wavering(seen.options) for _ in range(400))
    counts = [drawn[o] for o in order]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < 20 < 200 < counts[0]


def test_tasks_are_told_apart_however_large_their_numbers_are() -> None:
    """Höyük's orders to build have up to 15 bits; of another seat they must stay another's."""
    numbers = (-1, 0, 5, 3072, 4096, 4101, 8192, 32256)
    tasks = [Task(2, seat, arg, also) for seat in range(5) for arg in numbers for also in numbers]
    assert len({key_of(task) for task in tasks}) == len(tasks)


def test_advice_begins_with_the_choice_and_says_what_each_seat_may_expect() -> None:
    s = first_choice(8, 3)
    seen = seen_of(GAME, s, s.agenda[-1].seat)
    advice = SearchPlayer(1, iterations=200).advise(seen)
    assert advice[0].choice == SearchPlayer(1, iterations=200).choose(seen)
    assert sum(a.share for a in advice) == pytest.approx(1.0)
    for a in advice:
        assert a.choice in seen.options
        assert sum(a.wins) == pytest.approx(1.0)
        assert len(a.points) == 3


def test_chances_favour_who_is_ahead_and_add_up() -> None:
    assert chances([10, 10], 5.0) == [0.5, 0.5]
    assert chances([20, 10], 10.0)[0] == pytest.approx(0.7310585786)
    assert sum(chances([3, 9, 1], 4.0)) == pytest.approx(1.0)


def test_the_end_of_a_game_is_judged_by_rank_first() -> None:
    s = first_choice(1)
    s.agenda = []
    s.points = [7, 6]
    values = results(GAME, s, 10.0)
    assert values[0] > 0.75 and sum(values) == pytest.approx(1.0)
    s.points = [6, 6]
    assert results(GAME, s, 10.0) == [0.5, 0.5]


def test_draws_follow_the_weights() -> None:
    random = seeded(1)
    drawn = [draw([5, 6, 7], [1.0, 0.0, 3.0], random) for _ in range(4000)]
    assert 0.22 < drawn.count(5) / 4000 < 0.28
    assert drawn.count(6) == 0


def test_a_search_is_not_held_up_by_the_collector_and_leaves_it_as_it_was() -> None:
    found: list[bool] = []

    def worth(s: State) -> list[float]:
        found.append(gc.isenabled())
        return [0.0] * 3

    s = first_choice(8, 3)
    seen = seen_of(GAME, s, s.agenda[-1].seat)
    before = gc.isenabled()
    for collecting in (True, False):
        (gc.enable if collecting else gc.disable)()
        try:
            search = SearchPlayer(1, 8, 0.0, Sense(worth, flat, 10.0, 2))
            search.choose(seen)
            search.advise(seen)
            assert gc.isenabled() is collecting
        finally:
            (gc.enable if before else gc.disable)()
    assert found and not any(found)

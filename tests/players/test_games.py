"""What holds for the computer players in every game that there is."""

from collections.abc import Iterator

import pytest

import parvis
from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, seeded
from parvis.engine.plain import plain
from parvis.players import player, seen_of
from parvis.players.sense import sense_of
from tests.players.play import ranking, win_share

GAMES = parvis.game_names()


def decisions(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[BaseState]:
    """Play at random, yielding now and then a state in which somebody has a real choice."""
    s = game.start(seats, seed)
    random = seeded(seed)
    count = 0
    while s.agenda:
        options = game.options(s)
        if s.agenda[-1].seat != CHANCE and len(options) > 1:
            count += 1
            if count % every == 0:
                yield s
        game.choose(s, random.pick(options), QUIET)


def end_of(game: AnyGame, seats: int, seed: int) -> BaseState:
    s: BaseState = game.start(seats, seed)
    random = seeded(seed)
    while s.agenda:
        game.choose(s, random.pick(game.options(s)), QUIET)
    return s


@pytest.mark.parametrize("name", GAMES)
def test_there_is_sense_for_every_game(name: str) -> None:
    game = parvis.game(name)
    assert sense_of(game).worth is not game.scores


@pytest.mark.parametrize("name", GAMES)
def test_worth_has_a_value_for_each_seat_and_priors_a_weight_for_each_option(name: str) -> None:
    game = parvis.game(name)
    for seats in game.seats:
        for s in decisions(game, seats, 3, 5):
            sense = sense_of(game).at(s)
            assert len(sense.worth(s)) == len(sense.outlook(s)) == seats
            options = game.options(s)
            before = plain(s)
            weights = sense.priors(s, options)
            assert len(weights) == len(options)
            assert min(weights) > 0
            assert plain(s) == before


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_worth_is_what_was_scored(name: str) -> None:
    game = parvis.game(name)
    for seed in range(3):
        s = end_of(game, 2, seed)
        sense = sense_of(game)
        assert sense.worth(s) == sense.outlook(s) == pytest.approx(game.scores(s))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_follows_from_the_view_and_the_generator_alone(name: str) -> None:
    """Else a player could choose otherwise in two states that look the same to its seat."""
    game = parvis.game(name)
    for s in decisions(game, game.seats[-1], 5, 7):
        seat = s.agenda[-1].seat
        other = game.imagine(s, seat, seeded(1))
        here, there = (plain(game.imagine(x, seat, seeded(2))) for x in (s, other))
        assert here == there


@pytest.mark.parametrize("spec", ["greedy", "mcts:8"])
@pytest.mark.parametrize("name", GAMES)
def test_a_player_does_not_peek(name: str, spec: str) -> None:
    game = parvis.game(name)
    for s in decisions(game, game.seats[-1], 7, 25):
        seat = s.agenda[-1].seat
        other = game.imagine(s, seat, seeded(99))
        here = player(spec, name, 1).choose(seen_of(game, s, seat))
        assert player(spec, name, 1).choose(seen_of(game, other, seat)) == here


@pytest.mark.parametrize("name", GAMES)
def test_search_plays_a_whole_game_with_every_number_of_seats(name: str) -> None:
    game = parvis.game(name)
    for seats in game.seats:
        assert 1 in ranking(game, ["mcts:1"] + ["random"] * (seats - 1), 1)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    assert win_share(parvis.game(name), "greedy", "random", 6) > 0.9

"""The networks that come with Parvis, and the players that use them."""

from importlib import resources

import pytest

import parvis
from parvis.engine import QUIET, seeded
from parvis.players import player, seen_of
from parvis.players.base import settle
from parvis.players.hint import hint
from parvis.players.learned import LearnedPlayer
from parvis.players.network import network
from parvis.players.stored import stored
from parvis.sight.observation import Observer
from tests.players.play import moments

WEIGHTS = resources.files("parvis.players") / "weights"
TRAINED = [name for name in parvis.game_names() if (WEIGHTS / f"{name}.npz").is_file()]


@pytest.mark.parametrize("name", TRAINED)
def test_a_network_knows_every_entry_of_its_game(name: str) -> None:
    """A view that has changed since makes a network blind there: train it again."""
    game, found = parvis.game(name), stored(name)
    assert found is not None
    assert set(found[0].entries) == set(Observer(game, found[0].seats).names)
    assert len((WEIGHTS / f"{name}.npz").read_bytes()) < 1_000_000


@pytest.mark.parametrize("name", TRAINED)
def test_chances_are_shares_at_every_number_of_seats(name: str) -> None:
    game = parvis.game(name)
    found = stored(name)
    assert found is not None
    for seats in (k for k in game.seats if k > 1):
        net = network(game, seats)
        if seats > found[0].seats:
            assert net is None  # it was not made for this table
            continue
        assert net is not None
        s = game.start(seats, 3)
        options = settle(game, s)
        outputs = net.look(s)
        assert sum(net.wins(outputs, s.agenda[-1].seat)) == pytest.approx(1.0)
        assert sum(net.lean(s, options)) == pytest.approx(1.0)
        assert len(net.points(outputs, 0)) == seats


@pytest.mark.parametrize("name", TRAINED)
def test_search_with_a_network_is_deterministic_and_does_not_peek(name: str) -> None:
    game, found = parvis.game(name), stored(name)
    assert found is not None
    s = game.start(min(3, found[0].seats), 5)
    for step in range(12):
        options = settle(game, s)
        seat = s.agenda[-1].seat
        other = game.imagine(s, seat, seeded(step + 1000))
        here = player("net:6", name, step).choose(seen_of(game, s, seat))
        assert player("net:6", name, step).choose(seen_of(game, other, seat)) == here
        assert here in options
        game.choose(s, here, QUIET)


@pytest.mark.parametrize("name", TRAINED)
def test_a_whole_game_is_played_by_search_and_by_first_impressions(name: str) -> None:
    game = parvis.game(name)
    players = [player("net:2", name, 1), player("policy:1", name, 2)]
    assert sum(1 for _ in moments(game, players, 4)) > 20


@pytest.mark.parametrize("name", TRAINED)
def test_a_hint_tells_chances_that_sum_to_one(name: str) -> None:
    game = parvis.game(name)
    s = game.start(2, 6)
    settle(game, s)
    for one in hint(game, s, iterations=20):
        assert sum(one.wins) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in one.wins)


def test_alone_the_hand_written_search_plays() -> None:
    game = parvis.game("emara")
    s = game.start(1, 2)
    options = settle(game, s)
    assert LearnedPlayer(1, 5).choose(seen_of(game, s, 0)) in options

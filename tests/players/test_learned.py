"""The networks that come with Parvis, and the players that use them."""

from pathlib import Path

import msgspec
import pytest

import parvis
from parvis.engine import QUIET, seeded
from parvis.players import player, seen_of
from parvis.players.base import settle
from parvis.players.hint import hint
from parvis.players.learned import LearnedPlayer
from parvis.players.network import network
from parvis.players.stored import WEIGHTS, Card, _packaged, _ready, dump, parse, ready, stored
from parvis.sight.observation import Observer
from tests.players.play import moments

FILES = [
    pytest.param(parse(file.read_bytes())[0], len(file.read_bytes()), id=file.name)
    for file in sorted(WEIGHTS.iterdir(), key=lambda one: one.name)
    if file.name.endswith(".npz")
]
TRAINED = [name for name in parvis.game_names() if stored(name) is not None]


@pytest.mark.parametrize(("card", "size"), FILES)
def test_a_network_knows_every_entry_of_its_game(card: Card, size: int) -> None:
    """A view that has changed since makes a network blind there: train it again."""
    assert set(card.entries) == set(Observer(parvis.game(card.game), card.seats).names)
    assert size < 1_000_000


@pytest.mark.parametrize(("card", "size"), FILES)
def test_chances_are_shares_at_every_number_of_seats(card: Card, size: int) -> None:
    game = parvis.game(card.game)
    for seats in range(card.least, card.seats + 1):
        found = stored(card.game, seats=seats)
        assert found is not None
        if found[0] != card:
            assert card.least < found[0].least <= seats  # one for larger tables takes over
            continue
        net = network(game, seats)
        assert net is not None
        s = game.start(seats, 3)
        options = settle(game, s)
        outputs = net.look(s)
        assert sum(net.wins(outputs, s.agenda[-1].seat)) == pytest.approx(1.0)
        assert sum(net.lean(s, options)) == pytest.approx(1.0)
        assert len(net.points(outputs, 0)) == seats


def test_a_table_without_a_network_of_its_size_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network for three and four leaves two to the one that begins at two, and five to none."""
    found = stored("emara")
    assert found is not None
    card, weights = found
    larger = msgspec.structs.replace(card, least=3)
    (tmp_path / "emara-3.npz").write_bytes(dump(larger, weights))
    smaller = msgspec.structs.replace(card, seats=3)
    (tmp_path / "emara.npz").write_bytes(dump(smaller, weights))
    monkeypatch.setattr("parvis.players.stored.WEIGHTS", tmp_path)
    for cached in (_packaged, _ready):
        cached.cache_clear()
    try:
        served = {seats: stored("emara", seats=seats) for seats in (2, 3, 4)}
        assert [one and one[0].least for one in served.values()] == [2, 3, 3]
        assert ready(parvis.game("emara"), 4) is not None
        (tmp_path / "emara-3.npz").unlink()
        for cached in (_packaged, _ready):
            cached.cache_clear()
        assert ready(parvis.game("emara"), 4) is None
        assert ready(parvis.game("emara"), 3) is not None
    finally:
        for cached in (_packaged, _ready):
            cached.cache_clear()


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

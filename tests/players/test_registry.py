"""Players by name."""

import pytest

import parvis
from parvis.players import LEVELS, BadPlayer, Seen, player, seen_of
from parvis.players.chance import RandomPlayer
from parvis.players.greedy import GreedyPlayer
from parvis.players.levels import level_of
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import known, sense_of


def test_names_say_which_player_and_which_budget() -> None:
    assert isinstance(player("random"), RandomPlayer)
    assert isinstance(player("greedy"), GreedyPlayer)
    noisy = player("greedy:0.3")
    assert isinstance(noisy, GreedyPlayer) and noisy.noise == 0.3
    counted = player("mcts:500")
    assert isinstance(counted, SearchPlayer) and (counted.iterations, counted.seconds) == (500, 0)
    timed = player("mcts:0.1s")
    assert isinstance(timed, SearchPlayer) and (timed.iterations, timed.seconds) == (0, 0.1)
    assert counted.softness == timed.softness == 0
    casual = player("casual:20:0.1")
    assert isinstance(casual, SearchPlayer) and (casual.iterations, casual.softness) == (20, 0.1)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_player_in_every_game(level: str) -> None:
    for game in ("piliers", "descendance", "clochemerle", "emara", "hoyuk", "another"):
        assert type(player(f"level:{level}", game)) is type(player(level_of(game, level)))


@pytest.mark.parametrize(
    "spec",
    [
        "", "Random", "random:", "random:3", "greedy:", "greedy:2", "greedy:x", "mcts", "mcts:",
        "mcts:0", "mcts:-5", "mcts:s", "mcts:0s", "mcts:nans", "mcts:infs", "mcts:1e9s", "mcts:²",
        "mcts:9999999s", "mcts:1000000000", "mcts:" + 5000 * "9", "mcts:20:",
        "mcts:20:0.1", "casual:20", "casual:20:2", "casual:2s:x", "casual::0.1", "level:king",
        "first:1", "net", "net:0", "net:xms", "classic:", "policy:x",
    ],
)  # fmt: skip
def test_an_unknown_player_is_refused_with_the_list_of_those_there_are(spec: str) -> None:
    with pytest.raises(BadPlayer, match="there is first, random, greedy.*level:master"):
        player(spec)


class Seedless:
    """Forgets that a player is made from a seed."""

    def choose(self, seen: Seen) -> int:
        return seen.options[0]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("own:tests.players.test_registry:Seedless", r"can't be made by Seedless\(seed\)"),
        ("net:5:nowhere.npz", "there is no network in 'nowhere.npz'"),
        ("own:tests.players.test_registry:Nobody", "there is no player 'Nobody'"),
        ("own:tests.nowhere:Nobody", "No module named 'tests.nowhere'"),
        ("own:os:system", "is not a class with choose"),
        ("own:os/path:join", "is not the name of a module"),
    ],
)
def test_what_is_wrong_with_a_player_of_ones_own_is_said(spec: str, said: str) -> None:
    with pytest.raises(BadPlayer, match=said):
        player(spec)


def test_what_is_known_about_a_game_is_read_before_the_first_choice() -> None:
    sense_of.cache_clear()
    known.cache_clear()
    player("mcts:0.01s", "emara")
    assert known.cache_info().misses == 1
    sense_of(parvis.game("emara"))
    assert known.cache_info().hits == 1


def test_the_least_that_anybody_must_beat_takes_the_first_option() -> None:
    game = parvis.game("emara")
    s = game.start(seats=2, seed=3)
    while game.actor(s) == parvis.CHANCE:
        game.choose(s, game.roll(s), parvis.Log(quiet=True))
    seat = game.actor(s)
    assert seat is not None
    seen = seen_of(game, s, seat)
    assert player("first", "emara", 1).choose(seen) == seen.options[0]

"""Whole games between computer players, for tests."""

from collections.abc import Iterator

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState
from parvis.players import Player, player, seen_of


def moments(game: AnyGame, players: list[Player], seed: int) -> Iterator[tuple[BaseState, int]]:
    """Play a game, yielding the state before each choice of a player, and the choice."""
    s = game.start(len(players), seed)
    while s.agenda:
        seat = s.agenda[-1].seat
        if seat == CHANCE:
            value = game.roll(s)
        else:
            value = players[seat].choose(seen_of(game, s, seat))
            yield s, value
        game.play(s, value, QUIET)  # raises on an illegal choice
    yield s, -2


def ranking(game: AnyGame, specs: list[str], seed: int) -> list[int]:
    """Play a game to its end and return the ranks."""
    players = [player(spec, game.name, seed * 8 + seat) for seat, spec in enumerate(specs)]
    for s, _ in moments(game, players, seed):
        last = s
    return game.ranking(last)


def win_share(game: AnyGame, one: str, other: str, games: int) -> float:
    """Return the share of two-player games won by the first; each seed is played both ways."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        specs = [one, other] if seat == 0 else [other, one]
        ranks = ranking(game, specs, number // 2)
        won += 0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1)
    return won / games

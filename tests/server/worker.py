"""A worker that knows the toy game, and misbehaves on demand."""

import os
import sys
import time

from parvis.engine import AnyGame, BaseState
from parvis.games import game as game_of
from parvis.players import Advice, Player, Seen, player, seen_of
from parvis.players.hint import hint
from parvis.server.computers.worker import main
from tests.engine.orchard import GAME as ORCHARD


class Misbehaving:
    """A computer player that does not do what it should."""

    def __init__(self, behaviour: str) -> None:
        self.behaviour = behaviour

    def choose(self, seen: Seen) -> int:
        match self.behaviour:
            case "hang":
                time.sleep(3600)
            case "spin":
                while True:
                    pass
            case "slow":
                time.sleep(2)
                return seen.options[0]
            case "die":
                os._exit(3)
            case "raise":
                raise RuntimeError("no idea")
            case "eat":
                eaten = []
                while True:
                    eaten.append(bytearray(1 << 24))
            case "print":
                print('{"value": 0}', flush=True)
                return seen.options[0]
        return 999_999


def find(name: str) -> AnyGame:
    return ORCHARD if name == "orchard" else game_of(name)


def choose(spec: str, game: str, seed: int) -> Player:
    behaviour = sys.argv[3]
    return player("random", game, seed) if behaviour == "play" else Misbehaving(behaviour)


def advise(game: AnyGame, s: BaseState, seed: int) -> list[Advice]:
    behaviour = sys.argv[3]
    if behaviour == "play":
        return hint(game, s, seed=seed, iterations=40)
    choice = Misbehaving(behaviour).choose(seen_of(game, s, s.agenda[-1].seat))
    return [Advice(choice, 1.0, [0.5, 0.5], [0.0, 0.0])]


if __name__ == "__main__":
    main(find, choose, advise)

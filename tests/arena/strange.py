"""Players that do what a player must not do."""

import os
import time

from parvis.players import Seen


class Wild:
    """Answers with something that is no choice at all."""

    answer: object = 99_999

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> object:
        return self.answer


class Mute(Wild):
    """Answers nothing."""

    answer = None


class Doomed(Wild):
    """Takes its process with it."""

    def choose(self, seen: Seen) -> object:
        os._exit(3)


class Sleeper(Wild):
    """Plays the first seed and thinks for ever about the next."""

    def choose(self, seen: Seen) -> object:
        if self.seed >= 512:
            time.sleep(600)
        return seen.options[0]

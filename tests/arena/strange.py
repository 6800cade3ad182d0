"""Players that do what a player must not do."""

import os
import sys
import time
from typing import Any

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


class Nosy(Wild):
    """Looks for passwords."""

    def choose(self, seen: Seen) -> object:
        if "PARVIS_DATABASE" in os.environ:
            raise PermissionError
        return seen.options[0]


class Sleeper(Wild):
    """Plays the first seed and thinks for ever about the next."""

    def choose(self, seen: Seen) -> object:
        if self.seed >= 512:
            time.sleep(600)
        return seen.options[0]


class Clumsy(Wild):
    """Raises."""

    def choose(self, seen: Seen) -> object:
        return 1 // 0


class Leaver(Wild):
    """Ends the programme it runs in."""

    def choose(self, seen: Seen) -> object:
        sys.exit(4)


class Chatty(Wild):
    """Prints while it thinks."""

    def choose(self, seen: Seen) -> object:
        print("let me see …")
        return seen.options[0]


class Slow(Wild):
    """Takes its time."""

    def choose(self, seen: Seen) -> object:
        time.sleep(0.1)
        return seen.options[0]


class Thief(Wild):
    """Looks for the true state in the frames of those who called it, and writes itself points."""

    def choose(self, seen: Seen) -> object:
        frame: Any = sys._getframe()
        while frame is not None:
            state = frame.f_locals.get("s")
            if state is not None and hasattr(state, "seats") and hasattr(state, "agenda"):
                state.seats[seen.seat].gold += 10
            frame = frame.f_back
        return seen.options[0]

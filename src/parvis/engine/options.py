"""What can be chosen before a game begins, and what is remembered from one game to the next."""

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar, final

S = TypeVar("S")

OptionValue: TypeAlias = bool | int | str


class BadSetup(ValueError):
    """A game can't be started like this. The message says why, for a person to read."""


@final
class Option:
    """A setting of a game: a toss-up of the rules or a variant. The first value is the default."""

    __slots__ = ("name", "values", "seats")

    def __init__(self, name: str, *values: OptionValue, seats: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seats: Final = seats  # for how many players it means anything; (): for any number

    def index(self, value: OptionValue) -> int:
        for i, known in enumerate(self.values):
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return i
        shown = ", ".join(str(known).lower() for known in self.values)
        raise BadSetup(f"option {self.name} is one of {shown}, not {value!r}")


@final
class Campaign(Generic[S]):
    """Games that follow from one another: how one ends says how the next begins.

    What is remembered between them is one small number, the index of a value of one option;
    so 0, where nothing is remembered yet, is the option's default.
    """

    def __init__(
        self,
        option: int,
        plays: Callable[[tuple[int, ...]], bool],
        following: Callable[[S], int],
        apart: int = -1,
    ) -> None:
        self.option: Final = option  # the number of the option that is remembered
        self.plays: Final = plays  # whether a game with these options is part of a campaign
        self.following: Final = following  # after a finished game, the index for the next one
        self.apart: Final = apart  # the number of an option whose games are a campaign apart; or -1

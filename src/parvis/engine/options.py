"""What can be chosen before a game begins, and what is remembered from one game to the next."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, final

S = TypeVar("S")

OptionValue: TypeAlias = bool | int | str


class BadSetup(ValueError):
    """A game can't be started like this. The message says why, for a person to read.

    Where the rules of a game say no, `reason` is the key of a text of that game's: `refused-…`.
    """

    def __init__(self, message: str, game: str = "", reason: str = "") -> None:
        super().__init__(message)
        self.game: Final = game
        self.reason: Final = reason


@final
class Option:
    """A setting of a game: a toss-up of the rules or a variant. The first value is the default."""

    __slots__ = ("name", "values", "seats", "needs")

    def __init__(
        self,
        name: str,
        *values: OptionValue,
        seats: tuple[int, ...] = (),
        needs: tuple[str, OptionValue] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seats: Final = seats  # for how many players it means anything; (): for any number
        self.needs: Final = needs  # an option and the value of it with which this one counts

    def index(self, value: OptionValue) -> int:
        for i, known in enumerate(self.values):
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return i
        shown = ", ".join(str(known).lower() for known in self.values)
        raise BadSetup(f"option {self.name} is one of {shown}, not {value!r}")


@final
class Options:
    """The options of one game, in the order of their declaration.

    `add` returns an option's place: in a state, `s.options[place]` is the index of its value.
    """

    __slots__ = ("declared",)

    def __init__(self) -> None:
        self.declared: Final[list[Option]] = []

    def add(
        self,
        name: str,
        *values: OptionValue,
        seats: tuple[int, ...] = (),
        needs: tuple[str, OptionValue] | None = None,
    ) -> int:
        """Declare an option, its default first, and return its place."""
        self.declared.append(Option(name, *values, seats=seats, needs=needs))
        return len(self.declared) - 1


class Feat(NamedTuple):
    """A finished game of one player, to be compared with others that began alike."""

    mode: str  # which of the solo games it was
    start: int  # what it began with, the value that makes it hard or easy
    score: int
    rival: int  # the score to beat; 0 where there is none
    won: bool


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
        feat: Callable[[S], Feat] | None = None,
    ) -> None:
        self.option: Final = option  # the number of the option that is remembered
        self.plays: Final = plays  # whether a game with these options is part of a campaign
        self.following: Final = following  # after a finished game, the index for the next one
        self.feat: Final = feat  # what to keep of any finished game of one player
        self.apart: Final = apart  # the number of an option whose games are a campaign apart; or -1

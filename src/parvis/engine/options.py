"""Options chosen before a game, and campaigns, which carry a number from one game to the next."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, final

S = TypeVar("S")

OptionValue: TypeAlias = bool | int | str


class BadSetup(ValueError):
    """A game can't be started like this. The message explains why.

    If a game's own rules refuse, `reason` is a translation key of that game: `refused-…`.
    """

    def __init__(self, message: str, game: str = "", reason: str = "") -> None:
        super().__init__(message)
        self.game: Final = game
        self.reason: Final = reason


@final
class Option:
    """A setting of a game: a disputed ruling or a variant. The first value is the default."""

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
        self.seats: Final = seats  # numbers of players it applies to; (): any
        self.needs: Final = needs  # another option and the value it must have for this one to apply

    def index(self, value: OptionValue) -> int:
        for i, known in enumerate(self.values):
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return i
        shown = ", ".join(str(known).lower() for known in self.values)
        raise BadSetup(f"option {self.name} is one of {shown}, not {value!r}")


@final
class Options:
    """The options of one game, in declaration order.

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
    """A finished solo game, for comparison with others that had the same start."""

    mode: str  # which solo mode it was
    start: int  # the starting value, which sets the difficulty
    score: int
    rival: int  # the score to beat; 0 where there is none
    won: bool


@final
class Campaign(Generic[S]):
    """A series of games: the end of one decides how the next begins.

    The value stored between games is the index of one option's value. The initial 0 is that
    option's default.
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
        self.following: Final = following  # returns the index for the game after a finished one
        self.feat: Final = feat  # returns the record of a finished solo game
        self.apart: Final = apart  # the option whose games form a separate campaign; or -1

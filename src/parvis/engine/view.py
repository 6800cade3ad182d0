"""How a view describes itself: what each of its numbers points at.

A game's view is a frozen msgspec struct of ints, lists and further structs. Its fields say
what they mean, and from that follow the client's types, the table in text, and the vector
that learning code sees:

    gold: int                                             a number
    owner: Annotated[int, of(SEAT)]                       a member of a noun, or -1
    cubes: Annotated[list[int], per(GOOD)]                a number for each member
    hand: Annotated[list[int], of(CARD)] | None           members, any number; None = hidden
    spaces: Annotated[list[int], per(SPACE), of(SEAT)]    for each space, whose it is, or -1
"""

from typing import Final, final

from parvis.engine.kinds import Noun


@final
class Of:
    """The value, or each value of the list, is a member of the noun, or -1 for none."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun


@final
class Per:
    """The list has one entry for each member of the noun."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun


def of(noun: Noun) -> Of:
    """Say that a field of a view holds members of a noun."""
    return Of(noun)


def per(noun: Noun) -> Per:
    """Say that a list in a view has one entry for each member of a noun."""
    return Per(noun)

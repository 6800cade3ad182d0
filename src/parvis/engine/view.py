"""Annotations that declare the meaning of a view's fields.

A game's view is a frozen msgspec struct of ints, lists and further structs. Its fields say
what they mean, and from that follow the client's types, the table in text, and the vector
that learning code sees:

    gold: int                                             a number
    last: Annotated[int, FLAG]                            1 for yes, 0 for no
    owner: Annotated[int, of(SEAT)]                       a member of a noun, or -1
    cubes: Annotated[list[int], per(GOOD)]                a number for each member
    family: Annotated[list[int], per(SQUARE), LABEL]      for each square its group, 0 for none
    hand: Annotated[list[int], of(CARD)] | None           members, any number; None = hidden
    spaces: Annotated[list[int], per(SPACE), of(SEAT)]    for each space, whose it is, or -1
    sides: list[SideView]                                 a struct for each seat
"""

import functools
import types
from typing import Annotated, Any, Final, Union, final, get_args, get_origin, get_type_hints

import msgspec

from parvis.engine.kinds import Noun


@final
class Of:
    """Marks a view field, or each item of a list field, as a member of a noun; -1 means none."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun


@final
class Per:
    """The list has one entry for each member of the noun."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun


@final
class Flag:
    """The number, or each number of the list, is 1 for yes and 0 for no."""

    __slots__ = ()


FLAG: Final = Flag()


@final
class Label:
    """Each number in the list is the id of a group, not a quantity; 0 means no group."""

    __slots__ = ()


LABEL: Final = Label()


def of(noun: Noun) -> Of:
    """Declare that a view field holds members of a noun."""
    return Of(noun)


def per(noun: Noun) -> Per:
    """Declare that a list in a view has one entry per member of a noun."""
    return Per(noun)


@final
class ViewField:
    """One field of a view and its meaning."""

    __slots__ = ("name", "many", "of", "per", "flag", "label", "struct", "optional")

    def __init__(self, name: str, hint: Any) -> None:
        self.name: Final = name
        self.optional: Final = get_origin(hint) in (Union, types.UnionType)
        if self.optional:
            hint = next(part for part in get_args(hint) if part is not type(None))
        marks: tuple[Any, ...] = ()
        if get_origin(hint) is Annotated:
            hint, *rest = get_args(hint)
            marks = tuple(rest)
        self.of: Final = next((mark.noun for mark in marks if isinstance(mark, Of)), None)
        self.per: Final = next((mark.noun for mark in marks if isinstance(mark, Per)), None)
        self.flag: Final = any(isinstance(mark, Flag) for mark in marks)
        self.label: Final = any(isinstance(mark, Label) for mark in marks)
        self.many: Final = get_origin(hint) is list
        inner = get_args(hint)[0] if self.many else hint
        self.struct: Final[type[msgspec.Struct] | None] = inner if inner is not int else None
        if self.struct is not None and not issubclass(self.struct, msgspec.Struct):
            raise TypeError(f"a view has no place for {name}: {hint}")
        if self.many and not (self.of or self.per or self.struct):
            raise TypeError(f"the list {name} of a view does not say what it holds")
        if self.label and (not self.many or not self.per or self.of or self.struct):
            raise TypeError(f"{name} can't be labels: it is no list of one number per member")


@functools.cache
def view_fields(struct: type[msgspec.Struct]) -> tuple[ViewField, ...]:
    """List a view struct's fields in order; raise TypeError for one without a meaning."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple(ViewField(name, hints[name]) for name in struct.__struct_fields__)


def view_structs(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """List a view struct and all structs inside it, each once, outermost first."""
    found = [struct]
    for one in found:
        for field in view_fields(one):
            if field.struct is not None and field.struct not in found:
                found.append(field.struct)
    return found

"""What a choice would change, as far as the chooser can foresee it.

The choice is tried on an imagined state, so it reveals nothing hidden. It stops at the next
chance task or choice.
"""

import msgspec

from parvis.engine.core import QUIET, AnyGame, BaseState
from parvis.engine.random import seeded
from parvis.engine.view import view_fields


class Change(msgspec.Struct, frozen=True, array_like=True):
    """A number of the view that would change: its path, its old and its new value."""

    path: tuple[str | int, ...]  # names of fields and positions in lists
    before: int
    after: int


def preview(game: AnyGame, s: BaseState, seat: int, value: int) -> list[Change]:
    """List what would change in a seat's view if it made this choice."""
    supposed = game.imagine(s, seat, seeded(0))
    before = supposed.copy()
    game.choose(supposed, value, QUIET)
    return changes(game, before, supposed, seat)


def changes(game: AnyGame, before: BaseState, after: BaseState, seat: int) -> list[Change]:
    """List the differences between a seat's views of two states."""
    found: list[Change] = []
    _compare(game.view(before, seat), game.view(after, seat), (), found)
    return found


def hands_over(game: AnyGame, s: BaseState, seat: int, value: int) -> bool:
    """Tell whether the seat is done after this choice: another seat or chance acts, or it ends.

    Forced choices are taken, as the game's driver would. Like a preview, this uses an imagined
    state.
    """
    supposed = game.imagine(s, seat, seeded(0))
    game.choose(supposed, value, QUIET)
    while supposed.agenda:
        options = game.options(supposed)
        if len(options) > 1:
            return bool(supposed.agenda[-1].seat != seat)
        game.choose(supposed, options[0], QUIET)
    return True


def _compare(
    before: msgspec.Struct, after: msgspec.Struct, path: tuple[str | int, ...], found: list[Change]
) -> None:
    for field in view_fields(type(before)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        here = (*path, field.name)
        if old == new or old is None or new is None:
            continue
        if not field.many and field.struct is None:
            found.append(Change(here, old, new))
        elif field.many and (field.per is None and field.struct is None or len(old) != len(new)):
            found.append(Change((*here, "length"), len(old), len(new)))
        else:
            pairs = zip(old, new, strict=True) if field.many else [(old, new)]
            for i, (one, other) in enumerate(pairs):
                at = (*here, i) if field.many else here
                if field.struct is not None:
                    _compare(one, other, at, found)
                elif one != other:
                    found.append(Change(at, one, other))

"""The text table of any game, built from its view. Games need no drawing code."""

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from parvis.engine import SEAT, Noun
from parvis.engine.preview import Change
from parvis.engine.view import ViewField, view_fields
from parvis.text import Texts

COLOURS = ("red", "blue", "yellow", "green", "magenta")
CHARGES = ("✚", "☾", "★", "♣", "◆")  # so colour is never the only sign


def shield(seat: int) -> Text:
    """Return a seat's mark: a symbol in its colour."""
    return Text(CHARGES[seat % 5], style=COLOURS[seat % 5])


def render(texts: Texts, view: msgspec.Struct, you: int | None) -> RenderableType:
    """Return a view as tables: the common board, then a column per player."""
    common = Grid.grid(padding=(0, 2))
    parts: list[RenderableType] = []
    seats: list[RenderableType] = []
    for field in view_fields(type(view)):
        value = getattr(view, field.name)
        label = texts.get(f"view-{field.name}")
        if field.struct is not None:
            structs = value if field.many else [value] if value is not None else []
            where = seats if field.per is SEAT else parts
            where.append(_columns(texts, label, field, structs, you))
        else:
            shown = describe(texts, field, value)
            if shown:
                common.add_row(Text(label, style="dim"), shown)
    board = Panel(common, title=texts.get("title"), title_align="left")
    return Group(*seats, board, *parts)


def _columns(
    texts: Texts, label: str, whole: ViewField, structs: list[msgspec.Struct], you: int | None
) -> RenderableType:
    """Return structs side by side, under what each belongs to: a player, or a numbered thing."""
    if not structs:
        return Text()
    grid = Grid(title=label, title_justify="left", expand=False, pad_edge=False)
    grid.add_column("", style="dim")
    each = whole.per is SEAT
    for seat in range(len(structs)):
        numbered = _named(texts, whole.per, seat) if whole.per else str(seat + 1)
        name = texts.player(seat) if each else numbered
        head = Text.assemble(shield(seat), " ", (name, "bold" if seat == you else ""))
        grid.add_column(head if each else name, max_width=34)
    for field in view_fields(type(structs[0])):
        if field.struct is None:
            cells = [describe(texts, field, getattr(one, field.name)) for one in structs]
            if any(cells):
                grid.add_row(texts.get(f"view-{field.name}"), *cells)
    return grid


def describe(texts: Texts, field: ViewField, value: Any) -> str:
    """Return one field of a view in words; "" for what is empty."""
    if value is None:
        return "?"
    if field.flag and not field.many:
        return "✓" if value else ""
    if not field.many:
        return "" if field.of and value < 0 else str(texts.member(field.of, value))
    if field.per is None:
        return ", ".join(str(texts.member(field.of, one)) for one in value if one >= 0)
    shown: list[str] = []
    for i, one in enumerate(value):
        if (field.of and one >= 0) or (not field.of and one):
            name = _named(texts, field.per, i)
            shown.append(name if field.flag else f"{name} {texts.member(field.of, one)}")
    return " · ".join(shown)


def _named(texts: Texts, noun: Noun, index: int) -> str:
    return str(texts.member(noun, index) if noun.keys or noun.by else index + noun.first)


def changes(texts: Texts, found: list[Change], seat: int) -> str:
    """Return the changes of a preview in words: `gold 18 → 13`. Only plain numbers appear."""
    shown: list[str] = []
    for change in found:
        label = _label(texts, change.path, seat)
        if label:
            shown.append(f"{label} {change.before} → {change.after}")
    return " · ".join(shown[:6])


def _label(texts: Texts, path: tuple[str | int, ...], seat: int) -> str:
    """Return the label of a number in the view; "" for another seat's, or for a non-quantity."""
    struct: type[msgspec.Struct] | None = texts.game.view_type
    label, field = "", None
    for part in path:
        if isinstance(part, str):
            known = view_fields(struct) if struct is not None else ()
            field = next((one for one in known if one.name == part), None)
            if field is None:
                return ""  # no field: the number is the length of a list, not a quantity
            label = texts.get(f"view-{part}")
            struct = field.struct
        elif field is not None and field.per is SEAT and part != seat:
            return ""
        elif field is not None and field.per is not None and field.per is not SEAT:
            label = f"{label} {_named(texts, field.per, part)}"
    return "" if field is None or field.of is not None else label

"""Sentences for people, from the Fluent catalogues beside each game.

Keys and numbers travel; each reader gets the log in their own language. Choices, events and
questions become text here (in Python) and in the browser client, from the same catalogues and
by the same rules.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parvis.engine import CHANCE, SEAT, AnyGame, Components, Event, Noun, OptionValue, Task
from parvis.engine.kinds import Field
from parvis.engine.view import view_fields, view_structs
from parvis.text.arguments import Arguments, Ask, columns_of, lone_numbers, nothing
from parvis.text.forms import FORMS, form_of, joined

LANGUAGES: Final = ("fr", "en")
NOTHING: Final = ("", "none")  # shown for cells without a value


class MissingText(KeyError):
    """The catalogue has no message with this key."""


def catalogue(game: str, language: str) -> str:
    """Return a game's Fluent source in a language, as the client gets it."""
    source = files(f"parvis.games.{game}") / "text" / f"{language}.ftl"
    return source.read_text(encoding="utf-8")


class Messages:
    """A parsed catalogue, and the variables each of its patterns uses."""

    def __init__(self, source: str, language: str) -> None:
        resource = FluentResource(source)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource)
        self.entries = {e.id.name: e for e in resource.body if isinstance(e, ast.Message)}
        self.known: dict[tuple[str, str], frozenset[str]] = {}

    def pattern(self, key: str, attribute: str) -> Any:
        """Return the pattern of a message or attribute; None if it doesn't exist."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def variables(self, key: str, attribute: str = "") -> frozenset[str]:
        """Return the variables a pattern uses, directly or through messages it references."""
        if (key, attribute) not in self.known:
            self.known[key, attribute] = frozenset(self._mentioned(key, attribute))
        return self.known[key, attribute]

    def _mentioned(self, key: str, attribute: str) -> Iterator[str]:
        entry = self.entries[key]
        parts = {a.id.name: a.value for a in entry.attributes} | {"": entry.value}
        waiting: list[Any] = [parts[attribute]]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.VariableReference):
                yield node.id.name
            elif isinstance(node, ast.MessageReference):
                yield from self.variables(
                    node.id.name, node.attribute.name if node.attribute else ""
                )
            elif isinstance(node, ast.BaseNode):
                waiting += vars(node).values()
            elif isinstance(node, list):
                waiting += node


@functools.cache
def messages_of(package: str, language: str) -> Messages:
    """Return the messages of a package's `<language>.ftl`, read once."""
    source = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    return Messages(source, language)


class Texts:
    """The messages of one game in one language, with the players' names."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        names: Sequence[str] = (),
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = list(names)
        self.messages = messages_of(f"parvis.games.{game.name}.text", language)
        self.tables = columns_of(game.components)
        self.common: dict[str, Any] = {
            f"option-{o.name}": (options or {}).get(o.name, o.values[0]) for o in game.settings
        }
        self.common |= lone_numbers(game.components)
        self.seen: Any = None  # the reader's view, if there is one

    # Messages.

    def get(self, key: str, attribute: str = "", ask: Ask = nothing, **values: Any) -> str:
        """Return a message, or one of its attributes; raise MissingText."""
        found = self.maybe(key, attribute, ask, **values)
        if not found:
            raise MissingText(f"{self.game.name}.{self.language}: {key} {attribute}".rstrip())
        return found

    def maybe(self, key: str, attribute: str = "", ask: Ask = nothing, **values: Any) -> str:
        """Return a message, or one of its attributes, or "" where there is none."""
        pattern = self.messages.pattern(key, attribute)
        if pattern is None:
            return ""
        for name in self.messages.variables(key, attribute) - values.keys():
            value = ask(name)
            values[name] = self.shared(name) if value is None else value
        given = {name: value for name, value in values.items() if value is not None}
        text, errors = self.messages.bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{self.game.name}.{self.language}: {key}: {errors[0]}")
        return str(text)

    def shared(self, name: str) -> Any:
        """Return a variable that any message can use: a number, an option or a printed cell."""
        if name not in self.common:
            self.common[name] = self._printed(name)
        return self.common[name]

    def _printed(self, name: str) -> Any:
        """Return the cell named `<noun>-<member>-<column>`; None if it doesn't exist."""
        for table in self.game.components:
            for i, column in enumerate(table.columns):
                member = name.removeprefix(table.noun.name + "-").removesuffix("-" + column)
                if name == f"{table.noun.name}-{member}-{column}" and member in table.noun.keys:
                    return self.cell(table.rows[table.noun.keys.index(member)].cells[i])
        return None

    def has(self, key: str, attribute: str = "") -> bool:
        """Tell whether a message, or an attribute of one, exists."""
        return self.messages.pattern(key, attribute) is not None

    def listed(self, numbers: Mapping[str, int]) -> str:
        """Return amounts as one phrase: each non-zero number that has a message `n-<name>`."""
        parts = [self.maybe(f"n-{name}", n=n) for name, n in numbers.items() if n]
        return joined(self.language, [part for part in parts if part])

    # Things.

    def player(self, seat: int) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return str(seat + 1) if seat >= 0 else ""

    def member(self, noun: Noun | None, index: int) -> str | int:
        """Return the text for a number: a player's name, a thing's name, or the number itself."""
        if noun is None or noun is SEAT:
            return index if noun is None else self.player(index)
        if noun.by and index >= 0:
            parts = zip(noun.by, noun.parts(index), strict=True)
            named: dict[str, Any] = {one.name: self.member(one, n) for one, n in parts}
            return self.get(noun.name, **named)
        return self.said(noun, index) if noun.key(index) else index

    def said(self, noun: Noun, index: int, attribute: str = "", count: int = 1) -> str:
        """Return a thing's name, or an attribute of it.

        It can use the thing's columns (`$points`), a count (`$n`), and the product of both
        (`$points-all`).
        """
        row = self.row(noun, index)
        all_of = {f"{c}-all": n * count for c, n in row.items() if isinstance(n, int)}
        read = self.maybe if attribute else self.get
        return read(noun.key(index), attribute, (row | all_of | {"n": count}).get)

    def row(self, noun: Noun, index: int) -> dict[str, Any]:
        """Return a thing's printed numbers by column; missing cells are 0."""
        columns, rows = self.tables.get(noun.name, ((), ()))
        if not columns or not 0 <= index < len(rows):
            return {}
        cells = dict(zip(columns, rows[index].cells, strict=True))
        plain = {c: cell for c, cell in cells.items() if isinstance(cell, int)}
        words = {c: self.cell(cell, plain.get) for c, cell in cells.items() if c not in plain}
        return plain | words

    def cell(self, cell: int | str, ask: Ask = nothing) -> str | int:
        """Return how a table cell is shown: a number or a word; "none" is 0."""
        if isinstance(cell, int):
            return cell
        return 0 if cell in NOTHING else self.maybe(cell, ask=ask) or cell

    def shown(self, table: Components, index: int) -> list[str]:
        """Return a table row as readers see it; missing cells are blank."""
        row = self.row(table.noun, index)
        cells = zip(table.columns, table.rows[index].cells, strict=True)
        return ["" if cell in NOTHING else str(row[column]) for column, cell in cells]

    def form(self, noun: Noun, index: int, wanted: str, count: int = 1) -> str | None:
        """Return a form of a thing's name: written in the catalogue, or derived."""
        plain = wanted[:1].lower() + wanted[1:]
        if self.has(noun.key(index), plain):
            found = self.said(noun, index, plain, count)
        elif plain in FORMS and noun.key(index):
            the, gender = self.said(noun, index, "the"), self.said(noun, index, "gender")
            found = form_of(self.language, self.said(noun, index), plain, the, gender)
        else:
            return None
        return found[:1].upper() + found[1:] if plain != wanted else found

    def lying(self, noun: Noun, index: int) -> tuple[Noun, int] | None:
        """Return what the view shows in a place, such as a customer at a stall; None if unknown."""
        if self.seen is None:
            return None
        for field in view_fields(view_structs(self.game.view_type)[0]):
            if field.per is noun and field.many and field.of is not None:
                there = getattr(self.seen, field.name)[index]
                return (field.of, there) if there >= 0 else None
        return None

    # Sentences.

    def choice(self, task: Task, value: int, attribute: str = "") -> str:
        """Return the label of a choice, or an attribute of it ("" where it has none).

        The label `.there` names what lies in a place, instead of the place, if a view shows it.
        """
        kind = self.game.kinds.tasks[task.kind]
        form = kind.form_of(value)
        ask = self.asked(task)
        if form is not None:
            ask.join(Arguments(self, form.fields, form.unpack(value)))
            nouns = zip(form.fields, form.unpack(value), strict=True)
            if not attribute and any(f.noun and self.lying(f.noun, n) for f, n in nouns):
                attribute = "there" if self.has(kind.key(value), "there") else ""
        read = self.maybe if attribute else self.get
        return read(kind.key(value), attribute, ask)

    def about(self, task: Task, value: int) -> str:
        """Return what a choice does: its own text, else that of the thing it names, else ""."""
        form = self.game.kinds.tasks[task.kind].form_of(value)
        found = self.choice(task, value, "about")
        if found or form is None:
            return found
        nouns = zip(form.fields, form.unpack(value), strict=True)
        told = [self.said(f.noun, n, "about") for f, n in nouns if f.noun is not None]
        return " ".join(text for text in told if text)

    def question(self, task: Task, attribute: str = "") -> str:
        """Return a question. `other` is the text for the other players, `why` a second line."""
        kind = self.game.kinds.tasks[task.kind]
        return self.maybe(f"ask-{kind.name}", attribute, self.asked(task))

    def asked(self, task: Task) -> Arguments:
        """Return the variables of a question, which its choices can also use."""
        kind = self.game.kinds.tasks[task.kind]
        nouns = (("arg", kind.arg), ("also", kind.also), ("player", SEAT))
        fields = [Field(name, noun or 0) for name, noun in nouns]
        return Arguments(self, fields, (task.arg, task.also, task.seat))

    def event(self, event: Event) -> str:
        """Return an event's sentence. The event must already be redacted for its reader."""
        kind = self.game.kinds.events[event.kind]
        numbers = (event.a, event.b, event.c)
        hidden = any(
            field.secret and number == -1
            for field, number in zip(kind.fields, numbers, strict=False)
        )
        ask = Arguments(self, kind.fields, numbers)
        if event.seat != CHANCE:
            ask.join(Arguments(self, [Field("player", SEAT)], [event.seat]))
        return self.get(f"event-{kind.name}" + ("-hidden" if hidden else ""), "", ask)

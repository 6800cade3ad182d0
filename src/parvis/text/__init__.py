"""Sentences for people, from the Fluent catalogues beside each game.

What travels are keys and numbers; a French and an English player read the same log, each
in their language. A choice, an event or a question becomes text only here (in Python) and
in the browser client, from the same catalogues and by the same rules.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parvis.engine import CHANCE, SEAT, AnyGame, Components, Event, Noun, OptionValue, Task
from parvis.engine.kinds import Field
from parvis.text.arguments import Arguments, Ask, columns_of, lone_numbers, nothing
from parvis.text.forms import FORMS, form_of, joined

LANGUAGES: Final = ("fr", "en")
NOTHING: Final = ("", "none")  # cells of what does not exist


class MissingText(KeyError):
    """A catalogue has no message of that name."""


def catalogue(game: str, language: str) -> str:
    """Return the Fluent source of a game in a language, as the client gets it too."""
    source = files(f"parvis.games.{game}") / "text" / f"{language}.ftl"
    return source.read_text(encoding="utf-8")


class Messages:
    """A catalogue that was read, and which variables each of its patterns mentions."""

    def __init__(self, source: str, language: str) -> None:
        resource = FluentResource(source)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource)
        self.entries = {e.id.name: e for e in resource.body if isinstance(e, ast.Message)}
        self.known: dict[tuple[str, str], frozenset[str]] = {}

    def pattern(self, key: str, attribute: str) -> Any:
        """Return the pattern of a message or of its attribute; None where there is none."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def variables(self, key: str, attribute: str = "") -> frozenset[str]:
        """Return what a pattern mentions, by itself or in messages that it quotes."""
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
    """The messages of one game in one language, with the names of those at its table."""

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
        """Return what every message may mention: a lone number, an option, a printed cell."""
        if name not in self.common:
            self.common[name] = self._printed(name)
        return self.common[name]

    def _printed(self, name: str) -> Any:
        """Return the cell that `<noun>-<member>-<column>` names; None where there is none."""
        for table in self.game.components:
            for i, column in enumerate(table.columns):
                member = name.removeprefix(table.noun.name + "-").removesuffix("-" + column)
                if name == f"{table.noun.name}-{member}-{column}" and member in table.noun.keys:
                    return self.cell(table.rows[table.noun.keys.index(member)].cells[i])
        return None

    def has(self, key: str, attribute: str = "") -> bool:
        """Tell whether there is such a message, or attribute of one."""
        return self.messages.pattern(key, attribute) is not None

    def listed(self, numbers: Mapping[str, int]) -> str:
        """Return amounts as one phrase: each number that is not 0 and has a message `n-<name>`."""
        parts = [self.maybe(f"n-{name}", n=n) for name, n in numbers.items() if n]
        return joined(self.language, [part for part in parts if part])

    # Things.

    def player(self, seat: int) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return str(seat + 1) if seat >= 0 else ""

    def member(self, noun: Noun | None, index: int) -> str | int:
        """Return what a number stands for: a player, a named thing, or the number itself."""
        if noun is None or noun is SEAT:
            return index if noun is None else self.player(index)
        if noun.by and index >= 0:
            parts = zip(noun.by, noun.parts(index), strict=True)
            named: dict[str, Any] = {one.name: self.member(one, n) for one, n in parts}
            return self.get(noun.name, **named)
        return self.said(noun, index) if noun.key(index) else index

    def said(self, noun: Noun, index: int, attribute: str = "", count: int = 1) -> str:
        """Return the name of a thing, or an attribute of it.

        It may mention its columns (`$points`), how many of it there are (`$n`), and what that
        comes to (`$points-all`).
        """
        row = self.row(noun, index)
        all_of = {f"{c}-all": n * count for c, n in row.items() if isinstance(n, int)}
        read = self.maybe if attribute else self.get
        return read(noun.key(index), attribute, (row | all_of | {"n": count}).get)

    def row(self, noun: Noun, index: int) -> dict[str, Any]:
        """Return the printed numbers of a thing by column; what does not exist is 0."""
        columns, rows = self.tables.get(noun.name, ((), ()))
        if not columns or not 0 <= index < len(rows):
            return {}
        cells = dict(zip(columns, rows[index].cells, strict=True))
        plain = {c: cell for c, cell in cells.items() if isinstance(cell, int)}
        words = {c: self.cell(cell, plain.get) for c, cell in cells.items() if c not in plain}
        return plain | words

    def cell(self, cell: int | str, ask: Ask = nothing) -> str | int:
        """Return what a cell of a table is shown as: a number, or a word; "none" is 0."""
        if isinstance(cell, int):
            return cell
        return 0 if cell in NOTHING else self.maybe(cell, ask=ask) or cell

    def shown(self, table: Components, index: int) -> list[str]:
        """Return a row of a table as readers see it; what does not exist is blank."""
        row = self.row(table.noun, index)
        cells = zip(table.columns, table.rows[index].cells, strict=True)
        return ["" if cell in NOTHING else str(row[column]) for column, cell in cells]

    def form(self, noun: Noun, index: int, wanted: str, count: int = 1) -> str | None:
        """Return a form of a thing's name: written as an attribute, or derived."""
        plain = wanted[:1].lower() + wanted[1:]
        if self.has(noun.key(index), plain):
            found = self.said(noun, index, plain, count)
        elif plain in FORMS and noun.key(index):
            the, gender = self.said(noun, index, "the"), self.said(noun, index, "gender")
            found = form_of(self.language, self.said(noun, index), plain, the, gender)
        else:
            return None
        return found[:1].upper() + found[1:] if plain != wanted else found

    # Sentences.

    def choice(self, task: Task, value: int, attribute: str = "") -> str:
        """Return the label of a choice, or an attribute of it ("" where it has none)."""
        kind = self.game.kinds.tasks[task.kind]
        form = kind.form_of(value)
        ask = self.asked(task)
        if form is not None:
            ask.join(Arguments(self, form.fields, form.unpack(value)))
        read = self.maybe if attribute else self.get
        return read(kind.key(value), attribute, ask)

    def about(self, task: Task, value: int) -> str:
        """Return what a choice does: its own words, else those of what it points at, else ""."""
        form = self.game.kinds.tasks[task.kind].form_of(value)
        found = self.choice(task, value, "about")
        if found or form is None:
            return found
        nouns = zip(form.fields, form.unpack(value), strict=True)
        told = [self.said(f.noun, n, "about") for f, n in nouns if f.noun is not None]
        return " ".join(text for text in told if text)

    def question(self, task: Task, attribute: str = "") -> str:
        """Return what a task asks; `other` is what the others read, `why` a second line."""
        kind = self.game.kinds.tasks[task.kind]
        return self.maybe(f"ask-{kind.name}", attribute, self.asked(task))

    def asked(self, task: Task) -> Arguments:
        """Return what a question may mention, and its choices as well."""
        kind = self.game.kinds.tasks[task.kind]
        nouns = (("arg", kind.arg), ("also", kind.also), ("player", SEAT))
        fields = [Field(name, noun or 0) for name, noun in nouns]
        return Arguments(self, fields, (task.arg, task.also, task.seat))

    def event(self, event: Event) -> str:
        """Return the sentence of an event that has been redacted for its reader."""
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

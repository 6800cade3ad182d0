"""Sentences for people, from the Fluent catalogues beside each game.

What travels are keys and numbers; a French and an English player read the same log, each
in their language. A choice, an event or a question becomes text only here (in Python) and
in the browser client, from the same catalogues and by the same rules.
"""

import functools
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from parvis.engine import CHANCE, SEAT, Event, Game, Noun, Task
from parvis.engine.kinds import Field

LANGUAGES: Final = ("fr", "en")


class MissingText(KeyError):
    """A catalogue has no message of that name."""


def catalogue(game: str, language: str) -> str:
    """Return the Fluent source of a game in a language, as the client gets it too."""
    source = files(f"parvis.games.{game}") / "text" / f"{language}.ftl"
    return source.read_text(encoding="utf-8")


@functools.cache
def bundle_of(package: str, language: str) -> FluentBundle:
    """Return the messages of a package's `<language>.ftl`, read once."""
    source = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


class Texts:
    """The messages of one game in one language, with the names of those at its table."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = list(names)
        self.bundle = bundle_of(f"parvis.games.{game.name}.text", language)

    def get(self, key: str, attribute: str = "", **values: Any) -> str:
        """Return a message, or one of its attributes; raise MissingText."""
        found = self.maybe(key, attribute, **values)
        if not found:
            raise MissingText(f"{self.game.name}.{self.language}: {key} {attribute}".rstrip())
        return found

    def maybe(self, key: str, attribute: str = "", **values: Any) -> str:
        """Return a message, or one of its attributes, or "" where there is none."""
        if not self.bundle.has_message(key):
            return ""
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.game.name}.{self.language}: {key}: {errors[0]}")
        return str(text)

    def player(self, seat: int) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return str(seat + 1) if seat >= 0 else ""

    def member(self, noun: Noun | None, index: int) -> str | int:
        """Return what a number stands for: a player, a named thing, or the number itself."""
        if noun is SEAT:
            return self.player(index)
        key = noun.key(index) if noun is not None else ""
        if noun is not None and noun.by and index >= 0:
            parts = zip(noun.by, noun.parts(index), strict=True)
            named: dict[str, Any] = {one.name: self.member(one, n) for one, n in parts}
            return self.get(noun.name, **named)
        return self.get(key) if key else index

    def values(self, fields: Sequence[Field], numbers: Sequence[int]) -> dict[str, Any]:
        """Return the variables of a message: each field as text, and its bare key."""
        values: dict[str, Any] = {}
        for field, number in zip(fields, numbers, strict=False):
            values[field.name] = self.member(field.noun, number)
            if field.noun is not None and 0 <= number < len(field.noun.keys):
                values[f"{field.name}Key"] = field.noun.keys[number]
        return values

    def choice(self, task: Task, value: int, attribute: str = "") -> str:
        """Return the label of a choice, or an attribute of it ("" where it has none)."""
        kind = self.game.kinds.tasks[task.kind]
        form = kind.form_of(value)
        values = self.values(form.fields, form.unpack(value)) if form else {}
        read = self.maybe if attribute else self.get
        return read(kind.key(value), attribute, **values)

    def about(self, task: Task, value: int) -> str:
        """Return what a choice does: its own words, else those of what it points at, else ""."""
        form = self.game.kinds.tasks[task.kind].form_of(value)
        found = self.choice(task, value, "about")
        if found or form is None:
            return found
        nouns = zip(form.fields, form.unpack(value), strict=True)
        told = [self.maybe(f.noun.key(n), "about") for f, n in nouns if f.noun is not None]
        return " ".join(text for text in told if text)

    def question(self, task: Task, attribute: str = "") -> str:
        """Return what a task asks; `other` is what the others read, `why` a second line."""
        kind = self.game.kinds.tasks[task.kind]
        fields = [Field(name, noun or 0) for name, noun in (("arg", kind.arg), ("also", kind.also))]
        values = self.values(fields, (task.arg, task.also))
        values["player"] = self.player(task.seat)
        return self.maybe(f"ask-{kind.name}", attribute, **values)

    def event(self, event: Event) -> str:
        """Return the sentence of an event that has been redacted for its reader."""
        kind = self.game.kinds.events[event.kind]
        numbers = (event.a, event.b, event.c)
        hidden = any(
            field.secret and number == -1
            for field, number in zip(kind.fields, numbers, strict=False)
        )
        values = self.values(kind.fields, numbers)
        if event.seat != CHANCE:
            values["player"] = self.player(event.seat)
        return self.get(f"event-{kind.name}" + ("-hidden" if hidden else ""), **values)

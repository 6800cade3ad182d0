"""Lessons: a guided game, stored as data beside each game (`games/<game>/lessons/`).

A lesson is a record cut into steps. Each step shows a text beside a part of the board. The
learner makes the scripted choices, or just reads; then the script answers for the other seats
and for chance. `fr.ftl` and `en.ftl` in the same folder hold the texts: `lesson-<lesson>` is
the title, `lesson-<lesson>-<step>` the text of a step, and `…-not-<n>` the reply to its n-th
expected wrong choice.
"""

import functools
from importlib.resources import files

import msgspec

from parvis.engine import AnyGame, OptionValue, Record
from parvis.games import game_names


class UnknownLesson(ValueError):
    """There is no such lesson."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea to teach, and what the learner does."""

    id: str
    anchor: str  # what the text points at: `tip:<noun>:<n>`, `anchor:<name>` or `choice:<word>`
    choice: tuple[str, ...] = ()  # the learner's choices; empty: the learner only reads
    wrong: tuple[str, ...] = ()  # other choices that have a reply of their own
    then: tuple[str, ...] = ()  # the script's moves afterwards: other seats, chance, forced choices


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the setup of its game, and its steps."""

    id: str
    game: str
    version: int  # of the rules it was written for
    seats: int
    learner: int
    minutes: int
    options: dict[str, OptionValue]
    setup: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """All words of the script, in order."""
        said = [word for step in self.steps for word in (*step.choice, *step.then)]
        return (*self.setup, *said)

    def record(self, ply: int | None = None) -> Record:
        """Return the lesson's game, or its first plies, as a record."""
        return Record(
            self.game, self.version, self.seats, self.options, None, self.words[:ply]
        )  # without a seed: the dice are scripted


@functools.cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return a game's lessons in order; none if it has no folder of lessons."""
    try:
        folder = files(f"parvis.games.{game}") / "lessons"
    except ModuleNotFoundError:  # a game outside Parvis
        return ()
    if not folder.is_dir():
        return ()
    found = [
        msgspec.json.decode(file.read_bytes(), type=Lesson)
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    return tuple(sorted(found, key=lambda lesson: (not lesson.id.endswith("-1"), lesson.id)))


def lesson_of(name: str) -> Lesson:
    """Return a lesson by its name; raise UnknownLesson."""
    for game in game_names():
        for lesson in lessons_of(game):
            if lesson.id == name:
                return lesson
    raise UnknownLesson(f"there is no lesson {name!r}")


def texts_of(game: AnyGame, language: str) -> str:
    """Return the texts of a game's lessons as Fluent source."""
    source = files(f"parvis.games.{game.name}") / "lessons" / f"{language}.ftl"
    return source.read_text(encoding="utf-8")

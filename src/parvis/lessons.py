"""Lessons: a game that teaches itself, as data beside it (`games/<game>/lessons/`).

A lesson is a record cut into steps. At each step a text stands beside what it is about, and
the learner says the next words of the script, or reads and goes on; then the others, chance
included, say theirs. The texts are in `fr.ftl` and `en.ftl` of the same folder:
`lesson-<lesson>` is the title, `lesson-<lesson>-<step>` the text of a step, and
`…-not-<n>` the answer to its n-th foreseen other choice.
"""

import functools
from importlib.resources import files

import msgspec

from parvis.engine import AnyGame, OptionValue, Record
from parvis.games import game_names


class UnknownLesson(ValueError):
    """There is no such lesson."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, and what the learner does about it."""

    id: str
    anchor: str  # what it is about: `tip:<noun>:<n>`, `anchor:<name>` or `choice:<word>`
    choice: tuple[str, ...] = ()  # the words that the learner says; none: reads and goes on
    wrong: tuple[str, ...] = ()  # other words that have an answer of their own
    then: tuple[str, ...] = ()  # what the others, chance, and forced choices say afterwards


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: how its game is set up, and its steps."""

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
        """Return the game of the lesson, or its beginning, as a record."""
        return Record(
            self.game, self.version, self.seats, self.options, None, self.words[:ply]
        )  # without a seed: the dice are those of the script


@functools.cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, the first one first; none if it has no folder of them."""
    try:
        folder = files(f"parvis.games.{game}") / "lessons"
    except ModuleNotFoundError:  # a game that is no part of Parvis
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

"""Every lesson plays to its end in the engine, says something at each step, and fits its game."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import parvis
from parvis.engine import QUIET, AnyGame
from parvis.lessons import Lesson, UnknownLesson, lesson_of, lessons_of, texts_of
from parvis.server.wire.catalog import info_of

LESSONS = [lesson for game in parvis.game_names() for lesson in lessons_of(game)]
NAMES = [lesson.id for lesson in LESSONS]
ANCHOR = re.compile(r"(tip:[a-z-]+:\d+|anchor:[a-z0-9-]+|choice:.+)$")
LONGEST = 35  # words


class Replay:
    """One lesson played step by step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: AnyGame = parvis.game(lesson.game)
        self.s = self.game.start(lesson.seats, 0, lesson.options, lesson.version)

    def offered(self) -> list[str]:
        if not self.s.agenda:
            return []
        return [self.game.spell(self.s, value) for value in self.game.options(self.s)]

    def mine(self) -> bool:
        return self.game.actor(self.s) == self.lesson.learner and len(set(self.offered())) > 1

    def say(self, word: str) -> None:
        offered = self.offered()
        assert word in offered, f"{word!r} is not offered, but {', '.join(offered[:20])}"
        self.game.play(self.s, self.game.read(self.s, word), QUIET)

    def others(self, words: tuple[str, ...]) -> None:
        for word in words:
            assert not self.mine(), f"{word!r} answers for the learner, who has a choice"
            self.say(word)


def test_every_game_has_a_lesson_and_what_is_special_one_of_its_own() -> None:
    assert {lesson.game for lesson in LESSONS} == set(parvis.game_names())
    assert {"descendance-inn", "emara-solo", "hoyuk-expert"} <= set(NAMES)
    assert lessons_of("emara")[0].id == "emara-1"
    with pytest.raises(UnknownLesson, match="no lesson 'chess-1'"):
        lesson_of("chess-1")


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_word_of_a_lesson_may_be_said_when_it_is(lesson: Lesson) -> None:
    replay = Replay(lesson)
    assert lesson.version == replay.game.version
    replay.others(lesson.setup)
    for step in lesson.steps:
        possible: set[str] = set()
        if not step.choice:
            assert not step.wrong, "nothing is chosen here"
        assert ANCHOR.match(step.anchor), step.anchor
        sort, _, rest = step.anchor.partition(":")
        if sort == "tip":
            noun, _, index = rest.partition(":")
            assert 0 <= int(index) < info_of(replay.game).nouns[noun].size, step.anchor
        for word in step.choice:
            assert replay.mine(), f"{step.id}: {word!r} is not the learner's to choose"
            if sort == "choice" and word == step.choice[0]:
                assert rest in replay.offered(), step.anchor
            possible.update(other for other in replay.offered() if other != word)
            replay.say(word)
        assert set(step.wrong) <= possible, f"{step.id}: {set(step.wrong) - possible}"
        replay.others(step.then)
    assert parvis.replay(lesson.record()).agenda, "there is nothing to play on from here"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_step_and_every_foreseen_answer_has_a_short_text(
    lesson: Lesson, language: str
) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts_of(parvis.game(lesson.game), language)))
    keys = [f"lesson-{lesson.id}"]
    for step in lesson.steps:
        key = f"lesson-{lesson.id}-{step.id}"
        keys += [key, *(f"{key}-not-{i}" for i in range(len(step.wrong)))]
    for key in keys:
        assert bundle.has_message(key), key
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern)
        said = str(text)
        assert not errors
        words = [part for part in said.split() if any(c.isalnum() for c in part)]
        assert 0 < len(words) <= LONGEST, f"{key}: {len(words)} words"
        if language == "fr":
            assert not re.search(r" [:;!?»]|« |'", said), f"{key}: {said}"

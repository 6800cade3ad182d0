"""HTTP: lessons. They are the same for everyone and stateless: the browser stores the progress."""

import functools
import time

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath, JSONBody

from parvis.engine import AnyGame
from parvis.lessons import Lesson, UnknownLesson, lesson_of, lessons_of, texts_of
from parvis.server.tables import clock
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.seating import seat_for
from parvis.server.tables.table import Head, Seat, Table
from parvis.server.web import routes
from parvis.server.web.edge import Asking, address_of, person_of, server_of, work
from parvis.server.web.tables_api import limit_making
from parvis.server.wire.bodies import LessonBody, LessonCard, LessonEnd, LessonStep, Points
from parvis.server.wire.messages import Moved, NoClock, Previewed, TableState
from parvis.server.wire.refusals import Refusal
from parvis.text import LANGUAGES

NOBODY = -1  # the learner may be unknown to the server
CACHED = 3600  # seconds of browser cache


@routes.get("/api/lessons", "The lessons")
async def list_lessons(request: Asking) -> list[LessonCard]:
    return [
        LessonCard(one.id, one.game, one.minutes, len(one.steps))
        for game in server_of(request).games
        for one in lessons_of(game)
    ]


@routes.get("/api/lessons/{name:str}", "A lesson, with all its moments")
async def one_lesson(request: Asking, name: FromPath[str]) -> Response[bytes]:
    lesson, game = _found(request, name)
    body = await work(request, _body, lesson.id, game)
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": f"max-age={CACHED}"})


@routes.get(
    "/api/lessons/{name:str}/preview/{ply:int}/{value:int}",
    "What a choice would change at a moment of a lesson",
)
async def preview(
    request: Asking, name: FromPath[str], ply: FromPath[int], value: FromPath[int]
) -> Previewed:
    play = await _at(request, name, ply)
    lesson, _ = _found(request, name)
    if play.actor != lesson.learner:
        raise Refusal("not-your-turn", ply=ply)
    return play.preview(lesson.learner, value)


@routes.get("/api/lessons/{name:str}/points/{ply:int}", "The points at a moment of a lesson")
async def points(request: Asking, name: FromPath[str], ply: FromPath[int]) -> Points:
    play = await _at(request, name, ply)
    return play.points(_found(request, name)[0].learner)


@routes.post(
    "/api/lessons/{name:str}/play", "Play on from a moment of a lesson, against computer players"
)
async def play_on(request: Asking, name: FromPath[str], data: JSONBody[LessonEnd]) -> TableState:
    person = await person_of(request)
    limit_making(request, person)
    lesson, _ = _found(request, name)
    play = await _at(request, name, data.ply)
    seats = [
        seat_for(person) if seat == lesson.learner else Seat("computer", level=data.level)
        for seat in range(lesson.seats)
    ]
    table = await server_of(request).seating.go_on(person, play, seats)
    return table.state(person.id)


def _found(request: Asking, name: str) -> tuple[Lesson, AnyGame]:
    try:
        lesson = lesson_of(name)
    except UnknownLesson:
        raise Refusal("not-found", "there is no such lesson") from None
    game = server_of(request).games.get(lesson.game)
    if game is None:
        raise Refusal("not-found", "there is no such game")
    return lesson, game


async def _at(request: Asking, name: str, ply: int) -> Playthrough:
    """Return a lesson's game at a moment of its script."""
    lesson, game = _found(request, name)
    server_of(request).limits.take("think", address_of(request))
    if not len(lesson.setup) <= ply <= len(lesson.words):
        raise Refusal("not-found", "the lesson has no such moment")
    return await work(request, Playthrough, game, lesson.record(ply))


def _table(game: AnyGame, lesson: Lesson, play: Playthrough) -> TableState:
    """Return the learner's table, which is not in the store."""
    now = time.time()
    head = Head(
        "", lesson.game, lesson.version, lesson.options, "running", NOBODY, "", False, NoClock(),
        len(lesson.setup), 0, lesson.learner, now, now, None,
    )  # fmt: skip
    seats = [
        Seat("person", NOBODY, "") if seat == lesson.learner else Seat("computer", level="novice")
        for seat in range(lesson.seats)
    ]
    state = Table(head, seats, clock.fresh(NoClock(), lesson.seats), game, play).state(NOBODY)
    return msgspec.structs.replace(state, hints=False)  # the lesson gives its own hints


@functools.cache
def _body(name: str, game: AnyGame) -> bytes:
    """Return a lesson as JSON. It is constant while the server runs."""
    lesson = lesson_of(name)
    play = Playthrough(game, lesson.record(len(lesson.setup)))
    moments: list[Moved] = [play.moved("", 0, -1, lesson.learner)]
    for word in lesson.words[len(lesson.setup) :]:
        before = play.ply
        play.accept(play.followed([word]))
        moments.append(play.moved("", 0, before, lesson.learner))
    return msgspec.json.encode(
        LessonBody(
            id=lesson.id,
            learner=lesson.learner,
            minutes=lesson.minutes,
            steps=[
                LessonStep(one.id, one.anchor, one.choice, one.wrong, len(one.then))
                for one in lesson.steps
            ],
            table=_table(game, lesson, play),
            moments=moments,
            texts={language: texts_of(game, language) for language in LANGUAGES},
        )
    )

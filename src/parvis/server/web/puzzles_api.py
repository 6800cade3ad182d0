"""HTTP: puzzles. Nothing reveals the solution before the answer."""

import datetime
import functools
import secrets
import time
from typing import Annotated

import msgspec
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from parvis.analysis.game import picked
from parvis.analysis.report import Decision, Why
from parvis.engine import AnyGame
from parvis.puzzles.puzzle import Puzzle, UnknownPuzzle, of_the_day, puzzle_of, puzzles_of
from parvis.server.people.accounts import Person
from parvis.server.store import puzzles as store
from parvis.server.store.puzzles import TRIES, Attempt, Level
from parvis.server.tables import clock
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import Head, Seat, Table
from parvis.server.web import routes
from parvis.server.web.edge import (
    Asking,
    address_of,
    person_of,
    reader_of,
    server_of,
    work,
)
from parvis.server.web.tables_api import limit_changing
from parvis.server.wire.bodies import Points
from parvis.server.wire.messages import Moved, NoClock, Previewed, TableState
from parvis.server.wire.puzzles import (
    Daily,
    PuzzleAnswer,
    PuzzleBody,
    PuzzleCard,
    PuzzleDay,
    PuzzleGuess,
    PuzzleHint,
    PuzzleList,
    PuzzleRating,
    Solution,
)
from parvis.server.wire.refusals import Refusal

NOBODY = -1  # the visitor may be unknown to the server
KEPT = 256  # cached replayed puzzles
NEAR = 6  # the next puzzle is drawn among this many closest to your rating
AHEAD = 28  # days ahead whose puzzles the trainer withholds, and days of results shown
Short = Annotated[str, QueryParameter(max_length=40)]
Height = Annotated[int, QueryParameter(ge=0, le=10_000)]


@routes.get("/api/puzzles", "The puzzles, and how well you solve them")
async def list_puzzles(
    request: Asking, game: Short = "", easiest: Height = 0, hardest: Height = 10_000
) -> PuzzleList:
    server = server_of(request)
    person = await reader_of(request)
    server.limits.both("list", person.id if person else None, address_of(request))
    found = [one for one in _all(request) if game in ("", one.game)]
    tried, levels, ratings = await _known(request, person, found)
    cards = [
        PuzzleCard(
            one.id,
            one.game,
            one.seats,
            one.kind,
            one.phase,
            levels[one.id].rating,
            one.id in tried and tried[one.id].tries > 0,
            one.id in tried and tried[one.id].found > 0,
        )
        for one in found
        if easiest <= levels[one.id].rating <= hardest
    ]
    return PuzzleList(sorted(cards, key=lambda card: (card.game, card.rating)), ratings)


@routes.get("/api/puzzles/day", "The problem of the day")
async def daily(request: Asking) -> Daily:
    """The same for everyone; days are in UTC."""
    today = _today()
    person = await reader_of(request)
    try:
        puzzle, before = of_the_day(today), of_the_day(today - datetime.timedelta(days=1))
    except UnknownPuzzle:
        raise Refusal("not-found", "there are no puzzles") from None
    body = await _body(request, puzzle, person)
    days: list[Attempt] = []
    if person is not None:
        number = person.id
        days = await server_of(request).store.read(lambda c: store.attempts_of(c, number, day=True))
    told = {one.day: _went(one) for one in days if one.over}
    first = (today - datetime.timedelta(days=AHEAD + 3)).isoformat()
    return Daily(
        day=today.isoformat(),
        puzzle=body,
        yesterday=before.id,
        days=[one for day, one in sorted(told.items()) if day >= first],
        streak=_streak(told, today),
        found=sum(one.outcome != "missed" for one in told.values()),
        tried=len(told),
    )


@routes.get("/api/puzzles/next", "A puzzle that you have not tried yet")
async def next_puzzle(request: Asking, game: Short = "") -> PuzzleBody:
    """A puzzle near your rating; one already tried if none is left."""
    server = server_of(request)
    person = await reader_of(request)
    server.limits.both("list", person.id if person else None, address_of(request))
    found = [one for one in _all(request) if game in ("", one.game)]
    if not found:
        raise Refusal("not-found", "there is no puzzle of this game")
    tried, levels, ratings = await _known(request, person, found)
    days = {of_the_day(_today() + datetime.timedelta(days=n)).id for n in range(AHEAD)}
    fresh = [one for one in found if one.id not in tried or not tried[one.id].over]
    free = [one for one in fresh if one.id not in days] or fresh or found
    mine = {one.game: one.rating for one in ratings}

    def far(one: Puzzle) -> int:
        return abs(levels[one.id].rating - mine.get(one.game, 1500))

    near = sorted(free, key=far)[: NEAR if game else 3 * NEAR]
    return await _body(request, secrets.choice(near), person)


@routes.get("/api/puzzles/{name:str}", "A puzzle")
async def one_puzzle(request: Asking, name: FromPath[str]) -> PuzzleBody:
    return await _body(request, _found(request, name)[0], await reader_of(request))


@routes.get("/api/puzzles/{name:str}/preview/{value:int}", "What a choice would change in a puzzle")
async def preview(request: Asking, name: FromPath[str], value: FromPath[int]) -> Previewed:
    puzzle, game = _found(request, name)
    server_of(request).limits.take("think", address_of(request))
    play = await work(request, _play, puzzle.id, game)
    return play.preview(puzzle.seat, value)


@routes.get("/api/puzzles/{name:str}/points", "The points in a puzzle")
async def points(request: Asking, name: FromPath[str]) -> Points:
    puzzle, game = _found(request, name)
    server_of(request).limits.take("think", address_of(request))
    play = await work(request, _play, puzzle.id, game)
    return play.points(puzzle.seat)


@routes.post("/api/puzzles/{name:str}/hint", "What a puzzle is about; the answer then counts half")
async def hint(request: Asking, name: FromPath[str]) -> PuzzleHint:
    person = await person_of(request)
    limit_changing(request, person)
    puzzle, _ = _found(request, name)
    new = Attempt(puzzle.id, puzzle.game, "", time.time())
    await server_of(request).store.write(lambda c: store.hint(c, person.id, new))
    return _hint(puzzle)


@routes.post("/api/puzzles/{name:str}/answer", "Answer a puzzle")
async def answer(request: Asking, name: FromPath[str], data: JSONBody[PuzzleGuess]) -> PuzzleAnswer:
    """The first answer is rated. The second one, or an empty word, reveals the solution."""
    person = await person_of(request)
    limit_changing(request, person)
    puzzle, game = _found(request, name)
    play = await work(request, _play, puzzle.id, game)
    if data.word and play.read(data.word) not in play.options:
        raise Refusal("illegal", "this is not offered", ply=puzzle.ply)
    day = _today() if data.day else None
    if day is not None and of_the_day(day).id != puzzle.id:
        day = None  # midnight has passed
    outcome: store.Outcome = puzzle.outcome(data.word) if data.word else "shown"
    new = Attempt(puzzle.id, puzzle.game, day.isoformat() if day else "", time.time())

    def job(c: Connection) -> tuple[Attempt, PuzzleRating | None, Level]:
        after = store.answer(c, person.id, new, data.word, outcome, puzzle.rating)
        rating = store.solver_of(c, person.id, puzzle.game)
        return after, rating, store.levels_of(c, {puzzle.id: puzzle.rating})[puzzle.id]

    after, rating, level = await server_of(request).store.write(job)
    return _answer(puzzle, play, after, data.word, outcome, rating, level)


# Parts.


def _today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def _all(request: Asking) -> list[Puzzle]:
    return [one for game in server_of(request).games for one in puzzles_of(game)]


def _found(request: Asking, name: str) -> tuple[Puzzle, AnyGame]:
    try:
        puzzle = puzzle_of(name)
    except UnknownPuzzle:
        raise Refusal("not-found", "there is no such puzzle") from None
    game = server_of(request).games.get(puzzle.game)
    if game is None:
        raise Refusal("not-found", "there is no such game")
    return puzzle, game


async def _known(
    request: Asking, person: Person | None, puzzles: list[Puzzle]
) -> tuple[dict[str, Attempt], dict[str, Level], list[PuzzleRating]]:
    guesses = {one.id: one.rating for one in puzzles}

    def job(
        c: Connection,
    ) -> tuple[dict[str, Attempt], dict[str, Level], list[PuzzleRating]]:
        levels = store.levels_of(c, guesses)
        if person is None:
            return {}, levels, []
        tried = {one.puzzle: one for one in store.attempts_of(c, person.id)}
        return tried, levels, store.solvers_of(c, person.id)

    return await server_of(request).store.read(job)


@functools.lru_cache(KEPT)
def _play(name: str, game: AnyGame) -> Playthrough:
    """Return a puzzle's game at its moment. Queries never change it."""
    return Playthrough(game, puzzle_of(name).record)


@functools.lru_cache(KEPT)
def _shown(name: str, game: AnyGame) -> tuple[TableState, Moved]:
    """Return a puzzle's table, which is not in the store, as the choosing seat sees it."""
    puzzle, play = puzzle_of(name), _play(name, game)
    now = time.time()
    head = Head(
        "", puzzle.game, puzzle.version, puzzle.options, "running", NOBODY, "", False, NoClock(),
        puzzle.ply, 0, puzzle.seat, now, now, None,
    )  # fmt: skip
    seats = [
        Seat("person", NOBODY, "") if seat == puzzle.seat else Seat("computer", level="builder")
        for seat in range(puzzle.seats)
    ]
    state = Table(head, seats, clock.fresh(NoClock(), puzzle.seats), game, play).state(NOBODY)
    return msgspec.structs.replace(state, hints=False), play.moved("", 0, -1, puzzle.seat)


async def _body(request: Asking, puzzle: Puzzle, person: Person | None) -> PuzzleBody:
    _, game = _found(request, puzzle.id)
    table, moved = await work(request, _shown, puzzle.id, game)

    def job(c: Connection) -> tuple[Attempt | None, PuzzleRating | None, Level]:
        level = store.levels_of(c, {puzzle.id: puzzle.rating})[puzzle.id]
        if person is None:
            return None, None, level
        mine = store.attempt_of(c, person.id, puzzle.id)
        return mine, store.solver_of(c, person.id, puzzle.game), level

    mine, rating, level = await server_of(request).store.read(job)
    told: PuzzleAnswer | None = None
    if mine is not None and mine.over:
        last = puzzle.outcome(mine.word) if mine.word and mine.outcome != "shown" else "shown"
        play = await work(request, _play, puzzle.id, game)
        told = _answer(puzzle, play, mine, mine.word, last, rating, level)
    return PuzzleBody(
        id=puzzle.id,
        game=puzzle.game,
        seat=puzzle.seat,
        phase=puzzle.phase,
        rating=level.rating,
        share=level.share,
        source=puzzle.source,
        table=table,
        moved=moved,
        answer=told,
        tries=mine.tries if mine else 0,
        hint=_hint(puzzle) if mine and mine.hinted else None,
    )


def _hint(puzzle: Puzzle) -> PuzzleHint:
    natural = puzzle.reply(puzzle.natural)
    assert natural is not None
    why = [Why(*msgspec.structs.astuple(one)) for one in natural.why]
    return PuzzleHint(why, natural.points, natural.spread)


def _answer(
    puzzle: Puzzle,
    play: Playthrough,
    after: Attempt,
    word: str,
    outcome: store.Outcome,
    rating: PuzzleRating | None,
    level: Level,
) -> PuzzleAnswer:
    """Return the result of an answer; while a try is left, without the better choice."""
    game, s = play.game, play.state
    decision: Decision | None = puzzle.told(game, s, word) if word else None
    solution: Solution | None = None
    if after.over:
        solution = Solution(
            best=picked(game, s, game.read(s, puzzle.best)),
            right=[picked(game, s, game.read(s, word)) for word in puzzle.right],
            natural=picked(game, s, game.read(s, puzzle.natural)),
            like={word: one.word for one in puzzle.replies for word in one.like},
            rows=[puzzle.told(game, s, one.word) for one in puzzle.replies],
            visits=puzzle.visits,
            pairs=puzzle.pairs,
            share=level.share,
        )
    elif decision is not None:
        decision = msgspec.structs.replace(decision, best=None)
    return PuzzleAnswer(
        outcome=outcome,
        tries=after.tries,
        left=0 if after.over else TRIES - after.tries,
        decision=decision,
        solution=solution,
        rating=rating,
        change=after.change,
    )


def _went(one: Attempt) -> PuzzleDay:
    first = one.found == 1 and not one.hinted
    return PuzzleDay(one.day, "found" if first else "second" if one.found else "missed")


def _streak(days: dict[str, PuzzleDay], today: datetime.date) -> int:
    """Count consecutive days with a correct answer. Today may still be open."""
    at = today if today.isoformat() in days else today - datetime.timedelta(days=1)
    count = 0
    while (one := days.get(at.isoformat())) is not None and one.outcome != "missed":
        count += 1
        at -= datetime.timedelta(days=1)
    return count

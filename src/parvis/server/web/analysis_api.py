"""HTTP: analysis and exploration of finished games, and saved trees of variations."""

import logging
from typing import Annotated

import msgspec
from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from parvis.analysis.analyst import seed_of
from parvis.analysis.game import share_of
from parvis.analysis.report import Decision
from parvis.engine import CHANCE
from parvis.server.computers.pool import Answer, BotFailed, Job
from parvis.server.tables import studies
from parvis.server.tables.analyses import finished
from parvis.server.tables.lines import line_of, shown
from parvis.server.tables.playthrough import Playthrough
from parvis.server.web import routes
from parvis.server.web.edge import Asking, address_of, person_of, server_of, work
from parvis.server.web.server import Server
from parvis.server.web.tables_api import limit_changing, limit_making, planned, watched
from parvis.server.wire.analysis import (
    Analysed,
    Explore,
    Explored,
    NewStudy,
    PlayFrom,
    Study,
    StudyCard,
    Weigh,
)
from parvis.server.wire.messages import Refused, TableState
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")
FAILED = ResponseSpec(Refused, description="no computer player answered", generate_examples=False)
Change = Annotated[int, QueryParameter(ge=0, le=1 << 31)]


@routes.post("/api/tables/{table:str}/analysis", "Have a finished game analysed")
async def analyse(request: Asking, table: FromPath[str]) -> Response[Analysed]:
    """Starts an analysis, unless one exists. It continues even if the client disconnects."""
    server = server_of(request)
    person = await person_of(request)
    found, _ = await watched(request, table)
    place = address_of(request)
    server.limits.both("analyse", person.id, place)
    return _answer(await server.analyses.begin(found, person, place))


@routes.get("/api/tables/{table:str}/analysis", "What is known so far about a finished game")
async def analysis(
    request: Asking,
    table: FromPath[str],
    since: Change = 0,
    wait: Annotated[
        bool, QueryParameter(description="Wait until there is more than at `since`")
    ] = False,
) -> Response[Analysed]:
    server = server_of(request)
    found, _ = await watched(request, table)
    if not wait:
        return _answer(await server.analyses.found(found))
    with server.limits.held(address_of(request)):
        return _answer(await server.analyses.found(found, since))


@routes.post(
    "/api/tables/{table:str}/explore",
    "A moment of a finished game, and a line from there",
    fails={503: FAILED},
)
async def explore(request: Asking, table: FromPath[str], data: JSONBody[Explore]) -> Explored:
    """The table is shown as the choosing seat sees it. `judge` adds the win chances."""
    server = server_of(request)
    found, person = await watched(request, table)
    play = finished(found)
    number, place = person.id if person else None, address_of(request)
    server.limits.both("think", number, place)
    line = await work(request, line_of, play, data.ply, data.words)
    moved = shown(line, found.id, found.head.revision, data.ply)
    wins: list[float] | None = None
    points: list[float] | None = None
    if data.judge:
        server.limits.both("hint", number, place)
        wins, points = await _judged(server, line, place)
    words = line.words[data.ply :]
    return Explored(words, found.state(number), moved, wins, points)


async def _judged(server: Server, line: Playthrough, place: str) -> tuple[list[float], list[float]]:
    """Return each seat's expectation after a line; raise Refusal."""
    result = line.result()
    if result is not None:
        alone = len(result.scores) == 1  # in a solo game, the value is the points
        shares = [result.scores[0] / 100] if alone else share_of(result.ranking)
        return shares, [float(score) for score in result.scores]
    job = Job(line.record, 0, "", seed_of(line.record), place, judge=True)
    answer = await _thought(server, job)
    return [round(x, 4) for x in answer.wins], [round(x, 1) for x in answer.points]


async def _thought(server: Server, job: Job) -> Answer:
    try:
        return await server.bots.advise(job)
    except BotFailed as error:
        LOG.warning("a moment of %s was not judged: %s", job.record.game, error)
        raise Refusal("no-answer") from None


@routes.post(
    "/api/tables/{table:str}/weigh",
    "Another choice at a decision of a finished game, judged",
    fails={503: FAILED},
)
async def weigh(request: Asking, table: FromPath[str], data: JSONBody[Weigh]) -> Decision:
    """The choice is compared with the best alternative, by what the seat could know."""
    server = server_of(request)
    found, person = await watched(request, table)
    play = finished(found)
    number, place = person.id if person else None, address_of(request)
    server.limits.both("think", number, place)
    line = await work(request, line_of, play, data.ply, ())
    if line.actor is None or line.actor == CHANCE or len(line.options) < 2:
        raise Refusal("not-found", "nobody had anything to choose there", ply=data.ply)
    if line.read(data.word) not in line.options:
        raise Refusal("illegal", "this was not offered", ply=data.ply)
    server.limits.both("hint", number, place)
    result = play.result()
    ranking = None if play.quit is None or result is None else result.ranking
    job = Job(
        play.record, line.actor, "", seed_of(play.record), place,
        weigh=(data.ply, data.word), ranking=ranking,
    )  # fmt: skip
    decision = (await _thought(server, job)).decision
    if decision is None:
        raise Refusal("no-answer")
    return decision


@routes.post("/api/tables/{table:str}/branch", "Play on from a moment of a finished game")
async def branch(request: Asking, table: FromPath[str], data: JSONBody[PlayFrom]) -> TableState:
    """Opens a new training table, with computer players or several people on one device."""
    server = server_of(request)
    person = await person_of(request)
    found, _ = await watched(request, table)
    play = finished(found)
    limit_making(request, person)
    if len(data.seats) != len(found.seats):
        raise Refusal("bad-setup", f"this game has {len(found.seats)} seats")
    if any(plan.who in ("open", "link") for plan in data.seats):
        raise Refusal("bad-setup", "a seat is for me, for somebody here or for a computer player")
    if all(plan.who == "computer" for plan in data.seats):
        raise Refusal("bad-setup", "nobody would play")
    for plan in data.seats:
        if plan.who == "here":
            await server.accounts.check_name(person, plan.name)
    seats = [planned(plan, person) for plan in data.seats]
    line = await work(request, line_of, play, data.ply, data.words)
    if line is play:  # the game may have been resigned there
        line = await work(request, play.until, play.ply)
    if line.actor is None:
        raise Refusal("over", "there is nothing left to choose", ply=line.ply)
    return (await server.seating.go_on(person, line, seats, found.id)).state(person.id)


# Trees of variations.


@routes.get(
    "/api/tables/{table:str}/studies", "The trees of variations that you keep of a finished game"
)
async def kept(request: Asking, table: FromPath[str]) -> list[StudyCard]:
    server = server_of(request)
    person = await person_of(request)
    await watched(request, table)
    server.limits.both("list", person.id, address_of(request))
    return await server.store.read(lambda c: studies.cards(c, person, table))


@routes.post("/api/tables/{table:str}/studies", "Keep a tree of variations through a finished game")
async def keep(request: Asking, table: FromPath[str], data: JSONBody[NewStudy]) -> Study:
    """Save a study. Anyone who has its id and may see the table can read it."""
    return await _kept(request, table, data, "")


@routes.get("/api/studies/{study:str}", "A tree of variations")
async def read(request: Asking, study: FromPath[str]) -> Study:
    server = server_of(request)
    row = await server.store.read(lambda c: studies.row_of(c, study))
    found, person = await watched(request, row["table"])
    number = person.id if person else None
    server.limits.both("think", number, address_of(request))
    return await work(request, studies.study_of, row, finished(found), number)


@routes.get("/api/studies/{study:str}/file", "A tree, with its game, as a file")
async def file(request: Asking, study: FromPath[str]) -> Response[studies.StudyFile]:
    server = server_of(request)
    row = await server.store.read(lambda c: studies.row_of(c, study))
    found, person = await watched(request, row["table"])
    server.limits.both("think", person.id if person else None, address_of(request))
    play = finished(found)
    tree = await work(request, studies.study_of, row, play, None)
    name = f"{found.head.game}-{study[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(studies.StudyFile(tree.name, play.record, tree.branches), headers=headers)


@routes.put("/api/studies/{study:str}", "Change a tree of yours")
async def change(request: Asking, study: FromPath[str], data: JSONBody[NewStudy]) -> Study:
    row = await server_of(request).store.read(lambda c: studies.row_of(c, study))
    return await _kept(request, row["table"], data, study)


async def _kept(request: Asking, table: str, data: NewStudy, known: str) -> Study:
    server = server_of(request)
    person = await person_of(request)
    found, _ = await watched(request, table)
    play = finished(found)
    limit_changing(request, person)
    await work(request, studies.told, play, data.branches)  # raises Refusal for a bad tree
    name = await server.store.write(lambda c: studies.keep(c, person, table, data, known))
    row = await server.store.read(lambda c: studies.row_of(c, name))
    return await work(request, studies.study_of, row, play, person.id)


@routes.delete("/api/studies/{study:str}", "Delete a tree of yours")
async def forget(request: Asking, study: FromPath[str]) -> None:
    person = await person_of(request)
    limit_changing(request, person)
    await server_of(request).store.write(lambda c: studies.forget(c, person, study))


def _answer(analysed: Analysed) -> Response[Analysed]:
    """Answer with an analysis that is already JSON."""
    body = msgspec.json.encode(analysed)
    return Response(body, media_type=MediaType.JSON)  # type: ignore[arg-type]

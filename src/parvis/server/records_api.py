"""HTTP: records of finished games, and records that somebody brings to look at."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from parvis.engine import BadRecord, Diverged, Record
from parvis.server.bodies import Growth
from parvis.server.edge import ANSWERS, Asking, address_of, person_of, server_of
from parvis.server.messages import TableState
from parvis.server.play import Play, verified
from parvis.server.refusals import Refusal
from parvis.server.table import Table
from parvis.server.tables_api import limit_making

RECORD_BYTES = 1 << 20
RECORD_CHOICES = 20_000  # several times the longest game; some rules let one dither for ever


@get("/api/tables/{table:str}/record", responses=ANSWERS, summary="The record of a finished game")
async def record(request: Asking, table: FromPath[str]) -> Response[Record]:
    found, play = await _finished(request, table)
    name = f"{found.head.game}-{found.id[:8]}.json"
    return Response(play.record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/growth", responses=ANSWERS, summary="How the points grew")
async def growth(request: Asking, table: FromPath[str]) -> Growth:
    _, play = await _finished(request, table)
    return await asyncio.to_thread(play.growth)


@post(
    "/api/records",
    status_code=200,
    responses=ANSWERS,
    request_max_body_size=RECORD_BYTES,
    summary="Bring a record to look at",
)
async def bring(request: Asking, data: JSONBody[Record]) -> TableState:
    server = server_of(request)
    person = await person_of(request)
    limit_making(request, person)
    game = server.games.get(data.game)
    if game is None:
        raise Refusal("bad-record", "there is no such game")
    if len(data.choices) > RECORD_CHOICES:
        raise Refusal("bad-record", f"a game has at most {RECORD_CHOICES} choices")
    try:
        play = await asyncio.to_thread(verified, game, data)
    except (BadRecord, Diverged) as error:
        raise Refusal("bad-record", str(error)[:500]) from None
    return (await server.seating.keep(person, play)).state(person.id)


async def _finished(request: Asking, table: str) -> tuple[Table, Play]:
    server = server_of(request)
    found = await server.tables.get(table)
    server.limits.take("think", address_of(request))
    if found.play is None or found.head.status not in ("finished", "study"):
        raise Refusal("unfinished")
    return found, found.play


HANDLERS = [record, growth, bring]

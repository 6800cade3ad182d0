"""HTTP: records of finished games, and uploaded records."""

import sqlalchemy as sa
from litestar import Response
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from parvis.engine import BadRecord, Diverged, Record
from parvis.server.store.schema import TABLES
from parvis.server.tables.expiry import others_have_accounts
from parvis.server.tables.playthrough import Playthrough, verified
from parvis.server.tables.table import Table
from parvis.server.web import routes
from parvis.server.web.at_table import table_of
from parvis.server.web.edge import Asking, address_of, person_of, server_of, work
from parvis.server.web.limits import PLACE
from parvis.server.web.tables_api import limit_making, watched
from parvis.server.wire.bodies import Growth
from parvis.server.wire.messages import TableState
from parvis.server.wire.refusals import Refusal

RECORD_BYTES = 1 << 20
RECORD_CHOICES = 20_000  # several times the longest game; some rules allow endless moves


@routes.get("/api/tables/{table:str}/record", "The record of a finished game")
async def record(request: Asking, table: FromPath[str]) -> Response[Record]:
    found, play = await _finished(request, table)
    name = f"{found.head.game}-{found.id[:8]}.json"
    return Response(play.record, headers={"content-disposition": f'attachment; filename="{name}"'})


@routes.get("/api/tables/{table:str}/growth", "How the points grew")
async def growth(request: Asking, table: FromPath[str]) -> Growth:
    _, play = await _finished(request, table)
    return await work(request, play.growth)


@routes.post("/api/records", "Bring a record to look at", request_max_body_size=RECORD_BYTES)
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
        play = await work(request, verified, game, data)
    except (BadRecord, Diverged) as error:
        raise Refusal("bad-record", str(error)[:500]) from None
    return (await server.seating.keep(person, play)).state(person.id)


@routes.delete("/api/tables/{table:str}", "Delete a table of yours")
async def remove(request: Asking, table: FromPath[str]) -> None:
    """Only if no other account has played there."""
    server, person = server_of(request), await person_of(request)
    found = await table_of(request, table)
    if found.head.host != person.id:
        raise Refusal("not-yours")
    if found.head.rated and found.head.status != "waiting":
        raise Refusal("not-allowed", "a rated game counts: take it off your list when it is over")

    def job(c: Connection) -> None:
        if others_have_accounts(c, found.id, person.id):
            raise Refusal("not-yours", "others have played here: take it off your list")
        c.execute(sa.delete(TABLES).where(TABLES.c.id == found.id))
        server.store.notify(c, found.id)

    await server.store.write(job)
    server.hall.drop(found)


async def _finished(request: Asking, table: str) -> tuple[Table, Playthrough]:
    server = server_of(request)
    found, _ = await watched(request, table)
    server.limits.take("think", f"at {address_of(request)}", PLACE)
    if found.play is None or found.head.status not in ("finished", "study"):
        raise Refusal("unfinished")
    return found, found.play

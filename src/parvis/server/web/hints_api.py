"""HTTP: hints."""

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from parvis.server.web import routes
from parvis.server.web.at_table import here_of
from parvis.server.web.edge import Asking, address_of, server_of
from parvis.server.wire.bodies import AskHint, Hinted
from parvis.server.wire.messages import Refused

FAILED = ResponseSpec(Refused, description="no computer player answered", generate_examples=False)


@routes.post(
    "/api/tables/{table:str}/hint",
    "What the strongest computer player would choose",
    fails={503: FAILED},
)
async def hint(request: Asking, table: FromPath[str], data: JSONBody[AskHint]) -> Hinted:
    server = server_of(request)
    _, found, person = await here_of(request, table)
    server.hints.allowed(found, person, data.ply)  # before the rate limit: a refused hint is free
    place = address_of(request)
    server.limits.both("hint", person.id, place)
    return await server.hints.hint(found, person, data.ply, place)

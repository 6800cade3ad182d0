"""HTTP: sessions, export and erasure, blocks, mutes and reports."""

from typing import Any

from litestar import Response
from litestar.params import FromPath, JSONBody

from parvis.server.web import routes
from parvis.server.web.edge import (
    COOKIE,
    Asking,
    address_of,
    holder_of,
    person_of,
    server_of,
)
from parvis.server.web.tables_api import limit_changing, watched
from parvis.server.wire.bodies import Blocked, Erase, Peace, Report, Session, Switch
from parvis.server.wire.refusals import Refusal


@routes.get("/api/sessions", "Where you are signed in")
async def sessions(request: Asking) -> list[Session]:
    person = await holder_of(request)
    return await server_of(request).sessions.of(person, request.cookies.get(COOKIE, ""))


@routes.delete("/api/sessions/{name:str}", "End a session")
async def end_session(request: Asking, name: FromPath[str]) -> None:
    server = server_of(request)
    server.dismiss(await server.sessions.end(await holder_of(request), name))


@routes.delete("/api/sessions", "End all other sessions")
async def end_others(request: Asking) -> None:
    server, person = server_of(request), await holder_of(request)
    server.dismiss(await server.sessions.end_others(person, request.cookies.get(COOKIE, "")))


@routes.get("/api/account/export", "All that is stored about you")
async def export(request: Asking) -> Response[dict[str, Any]]:
    server, person = server_of(request), await holder_of(request)
    server.limits.both("make", person.id, address_of(request))
    headers = {"content-disposition": f'attachment; filename="parvis-{person.id}.json"'}
    return Response(await server.accounts.export(person), headers=headers)


@routes.post("/api/account/erase", "Erase your account")
async def erase(request: Asking, data: JSONBody[Erase]) -> None:
    server, person = server_of(request), await holder_of(request)
    server.limits.take("sign-in", address_of(request))
    for table in await server.accounts.erase(person, data.password):
        await server.hall.heard(table)
    await server.cut_off()


@routes.get("/api/blocks", "Whom you have blocked")
async def blocks(request: Asking) -> list[Blocked]:
    return await server_of(request).moderation.blocked((await person_of(request)).id)


@routes.put("/api/blocks/{number:int}", "Block somebody, or no longer")
async def block(request: Asking, number: FromPath[int], data: JSONBody[Switch]) -> list[Blocked]:
    server, person = server_of(request), await person_of(request)
    limit_changing(request, person)
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    await server.moderation.block(person.id, number, data.on)
    for table in server.hall.loaded():
        for watcher in table.watchers:
            if watcher.person == person.id:
                blocked, _ = await server.moderation.unheard(person.id, table.id)
                watcher.blocked = blocked
    return await server.moderation.blocked(person.id)


@routes.get("/api/tables/{table:str}/peace", "Whom you do not hear here")
async def peace(request: Asking, table: FromPath[str]) -> Peace:
    found, person = await watched(request, table)
    if person is None:
        raise Refusal("signed-out")
    host = found.head.host == person.id
    return await server_of(request).moderation.peace(person.id, found.id, host)


@routes.put("/api/tables/{table:str}/mute", "Hear nobody at a table")
async def mute(request: Asking, table: FromPath[str], data: JSONBody[Switch]) -> Switch:
    found, person = await watched(request, table)
    if person is None:
        raise Refusal("signed-out")
    limit_changing(request, person)
    await server_of(request).moderation.mute(person.id, found.id, data.on)
    for watcher in found.watchers:
        if watcher.person == person.id:
            watcher.deaf = data.on
    return data


@routes.put(
    "/api/tables/{table:str}/silenced/{number:int}", "Let somebody say nothing at your table"
)
async def silence(
    request: Asking, table: FromPath[str], number: FromPath[int], data: JSONBody[Switch]
) -> Switch:
    found, person = await watched(request, table)
    if person is None or found.head.host != person.id:
        raise Refusal("not-yours")
    limit_changing(request, person)
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    await server_of(request).moderation.silence(found.id, number, data.on)
    return data


@routes.post(
    "/api/tables/{table:str}/chat/{number:int}/report", "Report a line to whoever runs the server"
)
async def report(
    request: Asking, table: FromPath[str], number: FromPath[int], data: JSONBody[Report]
) -> None:
    found, person = await watched(request, table)
    if person is None:
        raise Refusal("signed-out")
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    server = server_of(request)
    server.limits.both("say", person.id, address_of(request))
    await server.moderation.report(person.id, found.id, number, data.why)

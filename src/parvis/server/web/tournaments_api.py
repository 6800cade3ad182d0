"""HTTP: tournaments."""

from typing import Annotated

from litestar.params import FromPath, JSONBody, QueryParameter

from parvis.server.people.accounts import Person
from parvis.server.tournaments import register
from parvis.server.web import routes
from parvis.server.web.edge import Asking, person_of, reader_of, server_of
from parvis.server.web.tables_api import limit_making
from parvis.server.wire.tournaments import NewTournament, Tournaments, TournamentState


@routes.get("/api/tournaments", "Tournaments that are listed, and yours")
async def tournaments(request: Asking) -> Tournaments:
    person = await reader_of(request)
    return await server_of(request).store.read(lambda c: register.tournaments_for(c, person))


@routes.post("/api/tournaments", "Make a tournament")
async def make_tournament(request: Asking, data: JSONBody[NewTournament]) -> TournamentState:
    """It starts at its date, when it is full, or when the host starts it. Its games are rated."""
    person = await person_of(request)
    limit_making(request, person)
    return await _told(request, await server_of(request).steward.make(person, data), person)


@routes.get("/api/tournaments/{name:str}", "A tournament and one of its rounds")
async def tournament(
    request: Asking,
    name: FromPath[str],
    shown: Annotated[int | None, QueryParameter(name="round", ge=1, le=1000)] = None,
) -> TournamentState:
    """Rounds open automatically once every game of the previous one has ended."""
    return await _told(request, name, await reader_of(request), shown)


@routes.post(
    "/api/tournaments/{name:str}/join", "Play in a tournament, or come back to a Swiss one"
)
async def join_tournament(request: Asking, name: FromPath[str]) -> TournamentState:
    person = await person_of(request)
    await server_of(request).steward.join(name, person)
    return await _told(request, name, person)


@routes.post(
    "/api/tournaments/{name:str}/leave",
    "Play no more in a tournament, after the round that goes on",
)
async def leave_tournament(request: Asking, name: FromPath[str]) -> TournamentState:
    person = await person_of(request)
    await server_of(request).steward.leave(name, person)
    return await _told(request, name, person)


@routes.post("/api/tournaments/{name:str}/start", "Start your tournament now")
async def start_tournament(request: Asking, name: FromPath[str]) -> TournamentState:
    person = await person_of(request)
    await server_of(request).steward.start(name, person)
    return await _told(request, name, person)


@routes.post("/api/tournaments/{name:str}/cancel", "Call your tournament off")
async def cancel_tournament(request: Asking, name: FromPath[str]) -> TournamentState:
    person = await person_of(request)
    await server_of(request).steward.cancel(name, person)
    return await _told(request, name, person)


async def _told(
    request: Asking, name: str, person: Person | None, shown: int | None = None
) -> TournamentState:
    store = server_of(request).store
    return await store.read(lambda c: register.state_of(c, name[:32], person, shown))

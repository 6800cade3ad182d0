"""HTTP: finished games, profiles, leaderboards, and account settings."""

from typing import Annotated, Literal, cast

import msgspec
from litestar.params import FromPath, JSONBody, QueryParameter

from parvis.server.people.accounts import Person
from parvis.server.people.preferences import change, preferences
from parvis.server.store.ratings import LEVELS
from parvis.server.tables import mine
from parvis.server.tables.mine import Ending, Wanted
from parvis.server.tables.profile import Period, leaders_of, profile_of, profile_of_level
from parvis.server.tables.uses import choices_of
from parvis.server.web import routes
from parvis.server.web.at_table import here_of
from parvis.server.web.edge import (
    Asking,
    address_of,
    person_of,
    reader_of,
    server_of,
)
from parvis.server.web.tables_api import limit_changing
from parvis.server.wire.catalog import card_of
from parvis.server.wire.history import (
    Archive,
    Choices,
    Leaders,
    MyGames,
    NewPreferences,
    Preferences,
    Profile,
)
from parvis.server.wire.messages import Level
from parvis.server.wire.refusals import Refusal

Text = Annotated[str, QueryParameter(max_length=80)]
SETTINGS_BYTES = 16 << 10


def _limit(request: Asking, person: Person | None) -> None:
    server_of(request).limits.both("list", person.id if person else None, address_of(request))


@routes.get("/api/my-games", "Your games: those that go on, and the ended ones")
async def my_games(
    request: Asking,
    which: Annotated[Literal["listed", "archived"], QueryParameter(name="state")] = "listed",
    game: Text = "",
    player: Annotated[
        str, QueryParameter(name="with", max_length=80, description="the name of an account")
    ] = "",
    result: Annotated[Ending | None, QueryParameter()] = None,
    q: Annotated[str, QueryParameter(max_length=80, description="part of somebody's name")] = "",
    before: Annotated[
        int | None, QueryParameter(ge=0, le=1 << 62, description="`next` of the page before")
    ] = None,
) -> MyGames:
    person = await person_of(request)
    _limit(request, person)
    wanted = Wanted(game, player.strip(), result, q.strip(), which == "archived", before)
    return await server_of(request).store.read(lambda c: mine.my_games(c, person, wanted))


@routes.post(
    "/api/tables/{table:str}/archive",
    "Put a game that is over out of your list, or back into it",
    status=204,
)
async def put_away(request: Asking, table: FromPath[str], data: JSONBody[Archive]) -> None:
    _, found, person = await here_of(request, table)
    limit_changing(request, person)
    server = server_of(request)
    if data.on:
        await server.leaving.forget(found, person)
    else:
        await server.store.write(lambda c: mine.unhide(c, found.id, person.id))


@routes.get("/api/settings", "The settings of your account")
async def settings(request: Asking) -> Preferences:
    person = await person_of(request)
    return await server_of(request).store.read(lambda c: preferences(c, person.id))


@routes.put("/api/settings", "Change settings of your account")
async def set_settings(request: Asking, data: JSONBody[NewPreferences]) -> Preferences:
    person = await person_of(request)
    if person.guest:
        raise Refusal("guest")
    if len(msgspec.json.encode(data.values)) > SETTINGS_BYTES:
        raise Refusal("too-large")
    limit_changing(request, person)
    return await server_of(request).store.write(
        lambda c: change(c, person.id, data.values, data.open, SETTINGS_BYTES)
    )


@routes.get("/api/profiles/{name:str}", "An account as a player")
async def profile(request: Asking, name: FromPath[str]) -> Profile:
    """Your own profile, or a public one."""
    person = await reader_of(request)
    _limit(request, person)
    return await server_of(request).store.read(lambda c: profile_of(c, name[:80], person))


@routes.get("/api/levels/{level:str}", "A level of computer players")
async def level(request: Asking, level: FromPath[str]) -> Profile:
    server = server_of(request)
    _limit(request, await reader_of(request))
    if level not in LEVELS:
        raise Refusal("not-found", "there is no such level")
    known = cast("Level", level)
    return await server.store.read(lambda c: profile_of_level(c, known, list(server.games)))


@routes.get("/api/leaders/{game:str}", "Who plays a title best; its records")
async def leaders(
    request: Asking,
    game: FromPath[str],
    period: Annotated[Period, QueryParameter()] = "year",
) -> Leaders:
    server = server_of(request)
    _limit(request, await reader_of(request))
    if game not in server.games:
        raise Refusal("not-found", "there is no such game")
    seats = [n for n in card_of(server.games[game]).seats if n > 1]
    sizes = range(min(seats), max(seats) + 1)
    rules = server.games[game]
    return await server.store.read(lambda c: leaders_of(c, rules, period, sizes))


@routes.get("/api/choices/{game:str}", "What people choose, and how they fare")
async def choices(request: Asking, game: FromPath[str]) -> Choices:
    """Rare choices are left out. It names nobody."""
    server = server_of(request)
    _limit(request, await reader_of(request))
    if game not in server.games:
        raise Refusal("not-found", "there is no such game")
    return await server.store.read(lambda c: choices_of(c, game))

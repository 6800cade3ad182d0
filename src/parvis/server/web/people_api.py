"""HTTP: sign-in, tokens, and what an account remembers."""

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from parvis.server.people.accounts import Person, hashed, key_of
from parvis.server.people.sessions import agent_of
from parvis.server.people.solo import records_of
from parvis.server.web import routes
from parvis.server.web.edge import (
    COOKIE,
    Asking,
    address_of,
    holder_of,
    person_of,
    reader_of,
    server_of,
    visitor_of,
    welcome,
)
from parvis.server.wire.bodies import (
    Credentials,
    GuestName,
    Link,
    Me,
    Memory,
    NewToken,
    SoloRecords,
    Token,
)
from parvis.server.wire.catalog import card_of
from parvis.server.wire.refusals import Refusal

FAMILIAR = 10_000  # remembered addresses from which accounts have signed in


def agent(request: Asking) -> str:
    """Return the browser's user agent."""
    return agent_of(request.headers.get("user-agent", ""))


@routes.get("/api/me", "Who you are")
async def me(request: Asking) -> Me:
    return (await person_of(request)).me()


@routes.post("/api/guest", "Be somebody without an account")
async def guest(request: Asking, data: JSONBody[GuestName]) -> Response[Me]:
    server = server_of(request)
    person = await reader_of(request)
    if person is not None:
        if data.name and data.name != person.name:
            server.limits.both("change", person.id, address_of(request))
            old = person.name
            await server.seating.check_name(person, data.name)
            person = await server.accounts.rename(person, data.name)
            await server.hall.rename(person, old)
        return Response(person.me())
    server.limits.take("guest", address_of(request))
    return welcome(request, *await server.accounts.guest(data.name, agent(request)))


@routes.post("/api/account", "Make an account")
async def account(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    server.limits.take("sign-in", address_of(request))
    person = await visitor_of(request)
    made, secret = await server.accounts.register(person, data.name, data.password)
    if person is not None:
        await server.hall.rename(made, person.name)
    return welcome(request, made, secret)


@routes.post("/api/session", "Sign in")
async def sign_in(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    place = address_of(request)
    server.limits.take("sign-in", place)
    key = key_of(data.name)
    if (key, place) not in server.familiar:  # otherwise strangers could lock the owner out
        server.limits.take("sign-in", f"account {key}")
    person, secret = await server.accounts.sign_in(data.name, data.password, agent(request))
    server.familiar[key, place] = None
    while len(server.familiar) > FAMILIAR:
        del server.familiar[next(iter(server.familiar))]
    return welcome(request, person, secret)


@routes.post("/api/session/link", "Sign in by a link")
async def by_link(request: Asking, data: JSONBody[Link]) -> Response[Me]:
    server = server_of(request)
    server.limits.take("sign-in", address_of(request))
    return welcome(request, *await server.accounts.by_link(data.secret, agent(request)))


@routes.delete(
    "/api/session",
    "Sign out",
    response_cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")],
)
async def sign_out(request: Asking) -> None:
    secret = request.cookies.get(COOKIE, "")
    if secret:
        server = server_of(request)
        await server.accounts.sign_out(secret)
        server.dismiss({hashed(secret)})


@routes.get("/api/tokens", "Your tokens for programs")
async def tokens(request: Asking) -> list[Token]:
    return await server_of(request).accounts.tokens(await holder_of(request))


@routes.post("/api/tokens", "Make a token for a program")
async def new_token(request: Asking, data: JSONBody[NewToken]) -> Token:
    server = server_of(request)
    person = await holder_of(request)
    server.limits.take("make", str(person.id))
    return await server.accounts.new_token(person, data.label)


@routes.delete("/api/tokens/{number:int}", "Make a token worthless")
async def drop_token(request: Asking, number: FromPath[int]) -> None:
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    server = server_of(request)
    server.dismiss({await server.accounts.drop_token(await holder_of(request), number)})


@routes.get("/api/memory/{game:str}", "What you keep for a game")
async def memory(request: Asking, game: FromPath[str]) -> Memory:
    person = await _known(request, game)
    return Memory(await server_of(request).accounts.memory(person, game))


@routes.put("/api/memory/{game:str}", "Keep a small number for a game")
async def remember(request: Asking, game: FromPath[str], data: JSONBody[Memory]) -> Memory:
    person = await _known(request, game)
    if not -(1 << 31) <= data.value < 1 << 31:
        raise Refusal("malformed", "the number is too large")
    server_of(request).limits.both("change", person.id, address_of(request))
    await server_of(request).accounts.remember(person, game, data.value)
    return data


@routes.get("/api/solo/{game:str}", "Your records of games played alone")
async def solo(request: Asking, game: FromPath[str]) -> SoloRecords:
    person = await _known(request, game)
    return records_of(await server_of(request).accounts.done(person, game))


async def _known(request: Asking, sheet: str) -> Person:
    """Return the person who asks; raise Refusal unless the sheet (`Game.sheet`) exists."""
    name, _, apart = sheet.partition(":")
    game = server_of(request).games.get(name)
    if game is None or (apart and apart != card_of(game).apart):
        raise Refusal("not-found", "there is no such game")
    return await person_of(request)

"""HTTP: passkeys and passwords. Program tokens are refused here."""

from typing import TYPE_CHECKING

from litestar import Response
from litestar.params import FromPath, JSONBody

from parvis.server.people.passkeys import Site, site_of
from parvis.server.web import routes
from parvis.server.web.edge import (
    COOKIE,
    Asking,
    address_of,
    owner_of,
    server_of,
    visitor_of,
    welcome,
)
from parvis.server.wire.bodies import (
    Account,
    Me,
    NewPasskey,
    NewPassword,
    PasskeyAnswer,
    PasskeyAsked,
)
from parvis.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from parvis.server.web.server import Server


@routes.get("/api/account", "The ways into your account")
async def ways_in(request: Asking) -> Account:
    return await server_of(request).passkeys.ways_in(await owner_of(request))


@routes.put("/api/account/password", "Set the password of your account")
async def set_password(request: Asking, data: JSONBody[NewPassword]) -> Account:
    server = server_of(request)
    server.limits.take("sign-in", address_of(request))
    person = await owner_of(request)
    session = request.cookies.get(COOKIE, "")
    await server.accounts.set_password(person, data.current, data.password, session)
    await server.cut_off()
    return await server.passkeys.ways_in(person)


@routes.post("/api/passkeys/options", "Ask for a passkey, for your account or for a new one")
async def ask_new(request: Asking, data: JSONBody[NewPasskey]) -> PasskeyAsked:
    server, site = _limited(request)
    options = await server.passkeys.ask_new(site, await visitor_of(request), data.name)
    return PasskeyAsked(options)


@routes.post("/api/passkeys", "Keep a new passkey")
async def add(request: Asking, data: JSONBody[PasskeyAnswer]) -> Response[Me]:
    server, site = _limited(request)
    person = await visitor_of(request)
    owner, secret = await server.passkeys.add(site, person, data.credential)
    return welcome(request, owner, secret) if secret else Response(owner.me())


@routes.delete("/api/passkeys/{number:int}", "Forget a passkey")
async def remove(request: Asking, number: FromPath[int]) -> None:
    person = await owner_of(request)
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    server = server_of(request)
    await server.passkeys.remove(person, number, request.cookies.get(COOKIE, ""))
    await server.cut_off()


@routes.post("/api/session/passkey/options", "Ask for a passkey to sign in with")
async def ask_known(request: Asking) -> PasskeyAsked:
    server, site = _limited(request)
    return PasskeyAsked(await server.passkeys.ask_known(site))


@routes.post("/api/session/passkey", "Sign in by a passkey")
async def sign_in(request: Asking, data: JSONBody[PasskeyAnswer]) -> Response[Me]:
    server, site = _limited(request)
    return welcome(request, *await server.passkeys.sign_in(site, data.credential))


def _limited(request: Asking) -> "tuple[Server, Site]":
    """Apply the rate limit; return the server and the site of its passkeys."""
    server = server_of(request)
    server.limits.take("passkey", address_of(request))
    return server, site_of(request.headers.get("host", ""), server.settings.origin)

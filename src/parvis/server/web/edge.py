"""The outer layer of the server: identity, addresses, limits, security headers, errors."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parvis.server.people.accounts import SESSION_SECONDS, Person, hashed
from parvis.server.web.logs import ADDRESS, REQUEST, anonymous
from parvis.server.wire.bodies import Me
from parvis.server.wire.messages import Reason, Refused
from parvis.server.wire.refusals import CONFLICT, Refusal

if TYPE_CHECKING:
    from parvis.server.web.server import Server

T = TypeVar("T")
Asking = Request[Any, Any, Any]

LOG = logging.getLogger("parvis.server")
COOKIE: Final = "parvis"

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),  # default; an answer may override it
)

HOUSE: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
LEFT: Final = 499  # nginx's code for a client that disconnected, in logs and metrics
TARPIT: Final = 1.0  # seconds of delay before a rate-limit refusal
STOP: Final = "/api/notices/stop/"
STREAM: Final = "/api/program/stream"  # open for as long as a program listens
_SAFE: Final = ("GET", "HEAD", "OPTIONS")

ANSWERS: Final = {
    status: ResponseSpec(Refused, description=words, generate_examples=False)
    for status, words in {
        400: "malformed",
        401: "signed out",
        403: "not for you",
        404: "no such thing",
        409: "the table is not where the request thinks it is",
        413: "too large",
        429: "too many requests",
    }.items()
}


class Edge:
    """Middleware: rejects cross-site requests and applies the general rate limit."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name: value for name, value in scope["headers"]}
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in _SAFE
        server: Server = scope["app"].state.server
        if not is_known(headers.get(b"host", b"").decode("latin-1"), server.settings.hosts):
            raise Refusal("wrong-host")
        if changes and is_foreign(headers):
            raise Refusal("cross-site")
        await self.app(scope, receive, send)


class Watch:
    """Middleware: counts every request, gives it an id for the logs, and measures it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        name = secrets.token_hex(4)
        REQUEST.set(name)
        ADDRESS.set(anonymous(client[0] if client else ""))
        server: Server = scope["app"].state.server
        try:
            server.limits.take("ask", place_of(client[0] if client else ""))
        except Refusal as error:  # refused before any expensive work
            await asyncio.sleep(TARPIT)  # and delayed, so it isn't repeated at once
            await self._turn_away(scope, send, error)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        metrics, begun, status = server.metrics, time.perf_counter(), 500
        left = False  # whether the client has disconnected

        async def heard() -> Any:
            nonlocal left
            message = await receive()
            left = left or message["type"] == "http.disconnect"
            return message

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self.app(scope, heard, sent)
        finally:
            if left and status >= 500:  # a truncated request is not our fault
                status = LEFT
            took = time.perf_counter() - begun
            metrics.requests.labels(scope["method"], str(status)).inc()
            if b"wait=" not in scope.get("query_string", b"") and scope["path"] != STREAM:
                metrics.seconds.observe(took)
            level = logging.ERROR if status >= 500 else logging.INFO
            path = told(scope["path"])
            LOG.log(level, "%s %s %d %.1f ms", scope["method"], path, status, took * 1000)

    async def _turn_away(self, scope: Scope, send: Send, error: Refusal) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        server: Server = scope["app"].state.server
        server.metrics.requests.labels(scope["method"], str(error.status)).inc()
        headers = _turned_away(error)
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        body = msgspec.json.encode(error.message)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def told(path: str) -> str:
    """Return a path for the logs, without the secret of an unsubscribe link."""
    return f"{STOP}…" if path.startswith(STOP) else path


async def add_headers(message: Message, _: Scope) -> None:
    """Add the security headers to every answer, refusals included."""
    if message["type"] == "http.response.start":
        known = {name for name, _ in message["headers"]}
        more = [header for header in HEADERS if header[0] not in known]
        message["headers"] = [*message["headers"], *more]


def is_foreign(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a browser reports that another site's page sent this.

    Browsers always report it, in one of two headers; programs that send neither have no cookies to
    abuse. Pages can't send our bearer tokens, but a page may make a browser send a name and
    password in the same header.

    """
    if headers.get(b"authorization", b"").lower().startswith(b"bearer "):
        return False
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    if origin is None:
        return False
    _, _, host = origin.partition(b"://")
    return host != headers.get(b"host", b"") or not host


def _turned_away(error: Refusal) -> list[tuple[bytes, bytes]]:
    wait = str(int(error.message.wait or 0) + 1).encode()
    return [(b"content-type", b"application/json"), (b"retry-after", wait), *HEADERS]


def is_known(host: str, known: frozenset[str]) -> bool:
    """Tell whether a host name is ours; otherwise a page may use DNS rebinding.

    IP addresses, and names without a public DNS entry, can't be rebound.

    """
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").rstrip(".").lower()
    if name in known:
        return True
    try:
        ip_address(name)
        return True
    except ValueError:
        pass
    if known and "." in name and not name.endswith(".localhost"):
        return False
    return "." not in name or name.endswith(HOUSE)


def only_the_schema(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Serve only the schema: the framework would answer sub-paths with an HTML page."""
    if "path" in connection.path_params:
        raise Refusal("not-found")


# Identity.


async def reader_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Return the person of a request, None if unknown; raise Refusal for an invalid token."""
    accounts = server_of(connection).accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, secret = authorization.partition(" ")
        person = await accounts.by_token(secret) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refusal("signed-out", "this token is not valid")
        return person
    secret = connection.cookies.get(COOKIE, "")
    return await accounts.by_session(secret) if secret else None


def credential_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the hash of the token or session of a known person."""
    _, _, token = connection.headers.get("authorization", "").partition(" ")
    return hashed(token or connection.cookies.get(COOKIE, ""))


async def visitor_of(request: Asking) -> Person | None:
    """Return the person of the session, None without one; raise Refusal if a token is sent.

    A token must not change the account's credentials.
    """
    if "authorization" in request.headers:
        raise Refusal("signed-out", "not allowed with a token: sign in")
    return await reader_of(request)


async def holder_of(request: Asking) -> Person:
    """Return the person of the session; raise Refusal without one, or if a token is sent."""
    person = await visitor_of(request)
    if person is None:
        raise Refusal("signed-out")
    return person


async def owner_of(request: Asking) -> Person:
    """Return the account of the session; raise Refusal without one, also for a guest."""
    person = await holder_of(request)
    if person.guest:
        raise Refusal("guest")
    return person


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Return the person of a request; raise Refusal if unknown."""
    person = await reader_of(connection)
    if person is None:
        raise Refusal("signed-out")
    return person


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> "Server":
    """Return the server that a request has reached."""
    server: Server = connection.app.state.server
    return server


async def work(request: Asking, job: Callable[..., T], *args: Any) -> T:
    """Run a job of some milliseconds in a thread; cancel it if the client disconnects."""
    working = asyncio.ensure_future(server_of(request).work.run(address_of(request), job, *args))
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            working.cancel()
            raise Refusal("no-answer", "nobody waits for it")
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()


async def _left(request: Asking) -> None:
    """Return when the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from."""
    return place_of(connection.client.host if connection.client else "")


def place_of(address: str) -> str:
    """Return the network that limits apply to: one customer has many IPv6 addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def session_cookie(request: Asking, secret: str) -> Cookie:
    """Return the session cookie."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=int(SESSION_SECONDS),
        path="/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, urlsplit(server_of(request).settings.origin).scheme),
    )


def welcome(request: Asking, person: Person, secret: str) -> Response[Me]:
    """Answer with the person's `Me`, and set the session cookie."""
    return Response(person.me(), cookies=[session_cookie(request, secret)])


# Errors.


def refusal_response(_: Asking, error: Refusal) -> Response[bytes]:
    """Answer with a refusal."""
    headers = {}
    if error.message.wait is not None:
        headers["retry-after"] = str(int(error.message.wait) + 1)
    return _refused(error.message, error.status, headers)


def http_error_response(_: Asking, error: HTTPException) -> Response[bytes]:
    """Answer with a refusal for an error of the framework."""
    reasons: dict[int, Reason] = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    status = error.status_code
    if status >= 500:
        return _refused(Refused("internal"), status)
    if status not in reasons:
        status = 400 if status != 401 else 401
    detail = error.detail if not error.extra else f"{error.detail}: {error.extra}"
    headers = dict(error.headers or {})
    return _refused(Refused(reasons.get(status, "malformed"), detail[:500]), status, headers)


def crash_response(request: Asking, error: Exception) -> Response[bytes]:
    """Answer that the server failed; only the log has the reason."""
    if isinstance(error, RecursionError | UnicodeDecodeError):  # malformed JSON
        return _refused(Refused("malformed", "this is not proper JSON"), 400)
    LOG.error("%s %s failed", request.method, told(request.url.path), exc_info=error)
    return _refused(Refused("internal"), 500)


def _refused(
    message: Refused, status: int = CONFLICT, headers: dict[str, str] | None = None
) -> Response[bytes]:
    return Response(
        msgspec.json.encode(message),
        status_code=status,
        media_type=MediaType.JSON,
        headers=headers,
    )

"""HTTP: notices by mail, web push and webhook."""

from litestar.params import FromPath, JSONBody

from parvis.server.notices import letters
from parvis.server.web import routes
from parvis.server.web.edge import Asking, address_of, person_of, server_of
from parvis.server.web.server import Server
from parvis.server.wire.notices import Address, Notices, Secret, Subscription, Way, Wishes
from parvis.server.wire.refusals import Refusal


def _ways(server: Server) -> list[Way]:
    every: tuple[Way, ...] = ("push", "mail", "hook")
    return [way for way in every if way in server.outbox.ways]


async def _of(server: Server, person: int) -> Notices:
    return await server.desk.of(person, _ways(server), server.push_key)


@routes.get("/api/notices", "What you are told, and how")
async def notices(request: Asking) -> Notices:
    return await _of(server_of(request), (await person_of(request)).id)


@routes.put("/api/notices", "Change what you are told, and how")
async def wish(request: Asking, data: JSONBody[Wishes]) -> Notices:
    server, person = server_of(request), await person_of(request)
    server.limits.both("say", person.id, address_of(request))
    await server.desk.wish(person.id, data)
    return await _of(server, person.id)


@routes.put("/api/notices/mail", "Set the address that mail goes to")
async def mail(request: Asking, data: JSONBody[Address]) -> Notices:
    """Sends a confirmation link; no other mail is sent until its owner opens it."""
    server, person = server_of(request), await person_of(request)
    if person.guest:
        raise Refusal("guest")
    if "mail" not in server.outbox.ways:
        raise Refusal("not-found", "this server sends no mail")
    server.limits.both("make", person.id, address_of(request))
    if await server.desk.set_mail(person.id, data.address):
        address = data.address.strip()
        found = await _of(server, person.id)
        secret = server.desk.sign("confirm", person.id, address)
        origin = server.settings.origin
        body = letters.confirmation(found.wishes.language, person.name, origin, secret)
        if not await server.outbox.put("mail", person.id, address, body):
            raise Refusal("too-fast", wait=3600)
    return await _of(server, person.id)


@routes.post("/api/notices/confirm", "Confirm an address")
async def confirm(request: Asking, data: JSONBody[Secret]) -> None:
    server = server_of(request)
    server.limits.take("sign-in", address_of(request))
    await server.desk.confirm(data.secret)


@routes.post("/api/notices/stop/{secret:str}", "No more mail")
async def stop(request: Asking, secret: FromPath[str]) -> None:
    """For the page and for mail clients' unsubscribe button (RFC 8058): needs no sign-in."""
    server = server_of(request)
    server.limits.take("sign-in", address_of(request))
    await server.desk.stop(secret)


@routes.post("/api/notices/devices", "Tell this browser, too")
async def add_device(request: Asking, data: JSONBody[Subscription]) -> Notices:
    server, person = server_of(request), await person_of(request)
    if "push" not in server.outbox.ways:
        raise Refusal("not-found", "this server sends no web push")
    server.limits.both("make", person.id, address_of(request))
    await server.desk.add_device(person.id, data)
    return await _of(server, person.id)


@routes.delete("/api/notices/devices/{number:int}", "Forget a browser", status=200)
async def remove_device(request: Asking, number: FromPath[int]) -> Notices:
    server, person = server_of(request), await person_of(request)
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    await server.desk.remove_device(person.id, number)
    return await _of(server, person.id)

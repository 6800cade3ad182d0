"""HTTP: programs that play, their stream, and the consent to share games."""

import time
from collections.abc import AsyncIterator

import msgspec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from parvis.server.people.accounts import Person
from parvis.server.tables import programs
from parvis.server.tables.programs import LISTENS, ProgramListener
from parvis.server.web import routes
from parvis.server.web.at_table import here_of
from parvis.server.web.edge import (
    Asking,
    address_of,
    owner_of,
    person_of,
    reader_of,
    server_of,
)
from parvis.server.web.tables_api import limit_changing
from parvis.server.wire.bodies import Account, Program, Supposed, Switch
from parvis.server.wire.refusals import Refusal

ALIVE = 10.0  # seconds between keep-alive lines


async def _program_of(request: Asking) -> Person:
    person = await person_of(request)
    if not person.program:
        raise Refusal("not-a-program", "this account is not marked as a program")
    return person


@routes.put("/api/account/program", "Say that a program plays for you")
async def mark(request: Asking, data: JSONBody[Switch]) -> Account:
    server, person = server_of(request), await owner_of(request)
    await programs.mark(server.store, person, data.on)
    return await server.passkeys.ways_in(person)


@routes.put("/api/account/shares", "Let your games be exported without names")
async def share(request: Asking, data: JSONBody[Switch]) -> Account:
    server, person = server_of(request), await owner_of(request)
    await programs.share(server.store, person, data.on)
    return await server.passkeys.ways_in(person)


@routes.get("/api/programs", "Programs that listen for challenges")
async def listed(request: Asking) -> list[Program]:
    now = time.time()
    return await server_of(request).store.read(lambda c: programs.listening(c, now))


@routes.get("/api/program/stream", "All that waits for you, line by line")
async def stream(request: Asking) -> Stream:
    """Each line is a `Calls`, sent at first and after every change; empty lines keep it alive."""
    person = await _program_of(request)
    server = server_of(request)
    with server.limits.held(address_of(request)):  # refuse before the answer begins
        pass
    return Stream(_lines(request, person), media_type="application/x-ndjson")


async def _lines(request: Asking, person: Person) -> AsyncIterator[bytes]:
    server = server_of(request)
    with server.limits.held(address_of(request)):
        listener = await server.programs.enter(person)
        try:
            async for line in _told(request, listener):
                yield line
        finally:
            await server.programs.leave(listener)


async def _told(request: Asking, listener: ProgramListener) -> AsyncIterator[bytes]:
    server, person = server_of(request), listener.person
    told, sent, noted = b"", 0.0, time.monotonic()
    while not server.programs.closing:
        line = msgspec.json.encode(await server.programs.calls(person)) + b"\n"
        now = time.monotonic()
        if line != told or now - sent > ALIVE:
            yield b"\n" if line == told else line
            told, sent = line, now
        if now - noted > LISTENS / 3:
            noted = now
            if not await _still(request):
                return
            await server.programs.note(person)
        await server.programs.wait(listener)


async def _still(request: Asking) -> bool:
    """Tell whether the token is still valid and the account still a program's."""
    try:
        person = await reader_of(request)
    except Refusal:
        return False
    return person is not None and person.program


@routes.get("/api/tables/{table:str}/supposed", "A state for you to think with")
async def supposed(request: Asking, table: FromPath[str]) -> Supposed:
    person = await _program_of(request)
    server = server_of(request)
    server.limits.both("think", person.id, address_of(request))
    found = (await here_of(request, table)).table
    return await server.programs.supposed(found, person)


@routes.post("/api/tables/{table:str}/decline", "Say no to a seat that is kept for you", status=204)
async def decline(request: Asking, table: FromPath[str]) -> None:
    _, found, person = await here_of(request, table)
    limit_changing(request, person)
    await server_of(request).programs.decline(found, person)

"""HTTP: friends, invitations by name, and clubs."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from parvis.server.people import circle, clubs
from parvis.server.people.accounts import Person, key_of
from parvis.server.tables.club_page import club_of, leaders_of_club
from parvis.server.tables.invitations import invitations_of
from parvis.server.web import routes
from parvis.server.web.at_table import Here, act, here_of
from parvis.server.web.edge import (
    Asking,
    address_of,
    person_of,
    reader_of,
    server_of,
)
from parvis.server.web.tables_api import limit_changing, limit_making
from parvis.server.wire.bodies import InviteByName, Switch
from parvis.server.wire.circles import (
    Circle,
    Club,
    ClubLeaders,
    Clubs,
    Invites,
    JoinClub,
    NewClub,
    OfferTo,
    SetRole,
)
from parvis.server.wire.messages import TableState
from parvis.server.wire.refusals import Refusal

Secret = Annotated[str | None, QueryParameter(max_length=80)]


async def _account(request: Asking) -> Person:
    """Return the account that asks, within the limits for changes; raise Refusal for a guest."""
    person = await person_of(request)
    if person.guest:
        raise Refusal("guest")
    limit_changing(request, person)
    return person


# Friends and past opponents.


@routes.get("/api/people", "Your friends, whom you played with, who invites you")
async def people(request: Asking) -> Circle:
    person = await person_of(request)
    server_of(request).limits.both("list", person.id, address_of(request))
    return await server_of(request).store.read(
        lambda c: circle.circle_of(c, person.id, invitations_of(c, person))
    )


@routes.put("/api/friends/{name:str}", "Keep somebody as a friend, or no longer", status=204)
async def friend(request: Asking, name: FromPath[str], data: JSONBody[Switch]) -> None:
    person = await _account(request)
    await server_of(request).store.write(
        lambda c: circle.befriend(c, person.id, name[:80], data.on)
    )


@routes.put("/api/people/invites", "Say who may invite you by name")
async def set_invites(request: Asking, data: JSONBody[Invites]) -> Invites:
    person = await _account(request)
    await server_of(request).store.write(lambda c: circle.set_welcome(c, person.id, data.invites))
    return data


# Invitations.


@act("invite", "Keep a place for somebody, whom you invite by name", limit="make")
async def invite(here: NamedDependency[Here], data: JSONBody[InviteByName]) -> TableState:
    name = data.name[:80]
    here.server.limits.take("invite", f"{here.person.id} to {key_of(' '.join(name.split()))}")
    await here.server.invitations.invite(here.table, here.person, name, data.seat)
    return here.state()


@act("invite/decline", "Say no to an invitation", 204)
async def decline(here: NamedDependency[Here]) -> None:
    await here.server.invitations.decline(here.table, here.person)


# Clubs.


@routes.get("/api/clubs", "Your clubs, and those that anybody may find")
async def list_clubs(request: Asking) -> Clubs:
    person = await reader_of(request)
    me = person.id if person else None
    server_of(request).limits.both("list", me, address_of(request))
    return await server_of(request).store.read(lambda c: clubs.clubs_of(c, me))


@routes.post("/api/clubs", "Make a club")
async def make_club(request: Asking, data: JSONBody[NewClub]) -> Club:
    person = await person_of(request)
    if person.guest:
        raise Refusal("guest", "an account is needed to make a club")
    limit_making(request, person)
    made = await server_of(request).store.write(lambda c: clubs.make(c, person.id, data))
    return await _club(request, made, person)


@routes.get("/api/clubs/{club:str}", "A club")
async def one_club(request: Asking, club: FromPath[str], invite: Secret = None) -> Club:
    person = await reader_of(request)
    server_of(request).limits.both("list", person.id if person else None, address_of(request))
    return await _club(request, club, person, invite)


async def _club(
    request: Asking, club: str, person: Person | None, invite: str | None = None
) -> Club:
    store = server_of(request).store
    return await store.read(lambda c: club_of(c, club[:32], person, invite))


@routes.put("/api/clubs/{club:str}", "Change what a club says of itself")
async def change_club(request: Asking, club: FromPath[str], data: JSONBody[NewClub]) -> Club:
    person = await _account(request)
    await server_of(request).store.write(lambda c: clubs.change(c, club, person.id, data))
    return await _club(request, club, person)


@routes.delete("/api/clubs/{club:str}", "Close a club of yours")
async def close_club(request: Asking, club: FromPath[str]) -> None:
    person = await _account(request)
    await server_of(request).store.write(lambda c: clubs.close(c, club, person.id))


@routes.post("/api/clubs/{club:str}/join", "Join a club by its link, or ask to join")
async def join_club(request: Asking, club: FromPath[str], data: JSONBody[JoinClub]) -> Club:
    person = await _account(request)
    await server_of(request).store.write(lambda c: clubs.join(c, club, person.id, data.invite))
    return await _club(request, club, person)


@routes.post("/api/clubs/{club:str}/leave", "Leave a club", status=204)
async def leave_club(request: Asking, club: FromPath[str]) -> None:
    person = await _account(request)
    await server_of(request).store.write(lambda c: clubs.leave(c, club, person.id))


@routes.post(
    "/api/clubs/{club:str}/link",
    "Change a club's invitation link: the old one opens nothing any more",
)
async def renew_link(request: Asking, club: FromPath[str]) -> Club:
    person = await _account(request)
    await server_of(request).store.write(lambda c: clubs.renew(c, club, person.id))
    return await _club(request, club, person)


@routes.put(
    "/api/clubs/{club:str}/members/{number:int}",
    "Let somebody in, send them away, or share the work with them",
)
async def set_role(
    request: Asking, club: FromPath[str], number: FromPath[int], data: JSONBody[SetRole]
) -> Club:
    person = await _account(request)
    if not 0 <= number < 1 << 31:
        raise Refusal("not-found")
    await server_of(request).store.write(
        lambda c: clubs.set_role(c, club, person.id, number, data.role)
    )
    return await _club(request, club, person)


@routes.get("/api/clubs/{club:str}/leaders/{game:str}", "Who of a club plays a title best")
async def club_leaders(request: Asking, club: FromPath[str], game: FromPath[str]) -> ClubLeaders:
    server, person = server_of(request), await person_of(request)
    server.limits.both("list", person.id, address_of(request))
    if game not in server.games:
        raise Refusal("not-found", "there is no such game")
    return await server.store.read(lambda c: leaders_of_club(c, club, person.id, game))


@act("club", "Offer a table of yours to a club, or no longer")
async def offer(here: NamedDependency[Here], data: JSONBody[OfferTo]) -> list[str]:
    """Its members can join without an invitation. Returns all clubs with this offer."""
    head = here.table.head
    if head.host != here.person.id:
        raise Refusal("not-yours")
    if head.status != "waiting" or head.visibility == "private":
        raise Refusal("not-allowed", "a table that waits, and is not private")

    def job(c: Connection) -> list[str]:
        clubs.offer(c, here.table.id, here.person.id, data.club, data.on)
        return clubs.offered_to(c, here.table.id)

    return await here.server.store.write(job)


@routes.get("/api/tables/{table:str}/clubs", "Clubs a table is offered to")
async def offers(request: Asking, table: FromPath[str]) -> list[str]:
    here = await here_of(request, table)
    if here.table.head.host != here.person.id:
        raise Refusal("not-yours")
    return await here.server.store.read(lambda c: clubs.offered_to(c, here.table.id))

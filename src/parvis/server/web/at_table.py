"""HTTP: who does something at a table, and the declaration of what is done there."""

from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import post
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.params import FromPath

from parvis.server.people.accounts import Person
from parvis.server.tables.table import Table, may_watch
from parvis.server.web.edge import ANSWERS, Asking, address_of, person_of, server_of
from parvis.server.wire.messages import TableState
from parvis.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from parvis.server.web.server import Server


class Here(NamedTuple):
    """Somebody signed in, and a table at which they may or may not sit."""

    request: Asking
    table: Table
    person: Person

    @property
    def server(self) -> "Server":
        return server_of(self.request)

    def admit(self, invite: str | None = None) -> None:
        """Raise Refusal if the table is private and they neither sit there nor are invited."""
        if not may_watch(self.table, self.person.id, invite):
            raise Refusal("not-found", "this table is private")

    def limit(self, what: str) -> None:
        """Limit how often one person does something, and all the guests of one place."""
        self.server.limits.both(what, self.person.id, address_of(self.request))

    def state(self) -> TableState:
        """Return the table as it is now, for the one who asked."""
        return self.table.state(self.person.id)


async def here_of(request: Asking, table: str) -> Here:
    """Return where somebody is who may be there; raise Refusal for anybody else."""
    here = await _at(request, table)
    here.admit()
    return here


async def _at(request: Asking, table: str) -> Here:
    person = await person_of(request)
    return Here(request, await table_of(request, table), person)


async def table_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> Table:
    """Return a table; raise Refusal if there is none, or if too many are fetched from one place."""
    server = server_of(connection)
    if not server.hall.has(name):
        server.limits.take("load", f"at {address_of(connection)}")
    return await server.hall.get(name)


def act(
    what: str, summary: str, status: int = 200, limit: str = "change", admits: bool = True
) -> post:
    """Declare something that a signed-in person does at a table; the function gets `here`.

    It is done so often only, and at a private table by those who belong there; without
    `admits` the function sees to that.
    """

    async def arrive(request: Asking, table: FromPath[str]) -> Here:
        here = await (here_of if admits else _at)(request, table)
        if limit:
            here.limit(limit)
        return here

    return post(
        f"/api/tables/{{table:str}}/{what}",
        status_code=status,
        responses=ANSWERS,
        summary=summary,
        dependencies={"here": Provide(arrive)},
    )

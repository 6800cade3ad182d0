"""HTTP: the helper that declares routes under `/api/tables/{table}/`."""

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
    """A signed-in person and a table, at which they may or may not sit."""

    request: Asking
    table: Table
    person: Person

    @property
    def server(self) -> "Server":
        return server_of(self.request)

    def admit(self, invite: str | None = None) -> None:
        """Raise Refusal if the table is private and they are neither seated nor invited."""
        if not may_watch(self.table, self.person.id, invite):
            raise Refusal("not-found", "this table is private")

    def limit(self, what: str) -> None:
        """Apply a rate limit, per person and per address."""
        self.server.limits.both(what, self.person.id, address_of(self.request))

    def state(self) -> TableState:
        """Return the table's current state for this person."""
        return self.table.state(self.person.id)


async def here_of(request: Asking, table: str) -> Here:
    """Return the person and the table; raise Refusal if they may not see it."""
    here = await _at(request, table)
    here.admit()
    return here


async def _at(request: Asking, table: str) -> Here:
    person = await person_of(request)
    return Here(request, await table_of(request, table), person)


async def table_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> Table:
    """Return a table; raise Refusal if there is none, or if one address loads too many."""
    server = server_of(connection)
    if not server.hall.has(name):
        server.limits.take("load", f"at {address_of(connection)}")
    return await server.hall.get(name)


def act(
    what: str, summary: str, status: int = 200, limit: str = "change", admits: bool = True
) -> post:
    """Declare an action of a signed-in person at a table; its handler gets `here`.

    The action is rate-limited and, at a private table, only for its members. With `admits=False`
    the handler checks access itself.

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

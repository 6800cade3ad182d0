"""Chat: lines by people, and notices from the table."""

import time
import unicodedata
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.people.moderation import is_silenced
from parvis.server.people.names import BLANKS, calm
from parvis.server.store.database import Store
from parvis.server.tables import archive
from parvis.server.tables.table import Seat, Table
from parvis.server.wire.messages import Said
from parvis.server.wire.refusals import Refusal

SAY_LENGTH: Final = 500
UNSHOWN: Final = ("Cc", "Cf")  # control characters, and those that change the writing direction …
JOINERS: Final = "\u200c\u200d"  # … except these, which some scripts need


class Talk:
    """Stores lines, then sends them, each once and in order."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, table: Table, person: Person, text: str) -> Said:
        """Store and send a line."""
        text = readable(text)
        blank = all(c in BLANKS or c in JOINERS for c in text)
        if blank or len(text) > SAY_LENGTH:
            raise Refusal("malformed", f"a line has 1 to {SAY_LENGTH} characters")
        held = table.held(person.id)
        seat = held[0] if held else None
        said = Said(
            0, time.time(), seat, person.name, text,
            guest=person.guest, person=person.id, program=person.program,
        )  # fmt: skip
        return await self._keep(table, said)

    async def notice(
        self,
        table: Table,
        notice: Any,
        seat: int | None = None,
        about: Person | Seat | None = None,
        ply: int | None = None,
    ) -> None:
        """Post a notice from the table, optionally about a person."""
        said = Said(0, time.time(), seat, "", "", notice, ply)
        if about is not None:
            said = replace(said, name=about.name, guest=about.guest, program=about.program)
        await self._keep(table, said)

    async def _keep(self, table: Table, said: Said) -> Said:
        def job(c: Connection) -> int:
            if said.person is not None and is_silenced(c, table.id, table.head.host, said.person):
                raise Refusal("silenced")
            self.store.notify(c, table.id)
            return archive.say(c, table.id, said)

        said = replace(said, number=await self.store.write(job))
        if said.number == table.said + 1:
            table.said = said.number
            table.tell(said)
        else:  # another process added a line
            await self.tell(table)
        return said

    async def tell(self, table: Table) -> None:
        """Send our watchers the lines since the last ones."""
        after = table.said
        for said in await self.store.read(lambda c: archive.talk(c, table.id, after)):
            if said.number > table.said:
                table.said = said.number
                table.tell(said)


def readable(text: str) -> str:
    """Return a line without characters that affect its surroundings."""
    line = " ".join(text.split())
    shown = "".join(c for c in line if c in JOINERS or unicodedata.category(c) not in UNSHOWN)
    return calm(shown).strip()

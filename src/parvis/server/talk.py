"""Talk: what people say at a table, and what the table says itself."""

import time
import unicodedata
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection

from parvis.server import archive
from parvis.server.accounts import BLANKS, Person, calm
from parvis.server.messages import Said
from parvis.server.refusals import Refusal
from parvis.server.store import Store
from parvis.server.table import Table

SAY_LENGTH: Final = 500
UNSHOWN: Final = ("Cc", "Cf")  # control characters, and what turns the direction of writing …
JOINERS: Final = "\u200c\u200d"  # … but for these, without which some words fall apart


class Talk:
    """Lines are stored, then told, each once and in order."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, table: Table, person: Person, text: str) -> Said:
        """Say something at the table."""
        text = readable(text)
        blank = all(c in BLANKS or c in JOINERS for c in text)
        if blank or len(text) > SAY_LENGTH:
            raise Refusal("malformed", f"a line has 1 to {SAY_LENGTH} characters")
        held = table.held(person.id)
        said = Said(0, time.time(), held[0] if held else None, person.name, text)
        return await self._keep(table, said)

    async def notice(
        self,
        table: Table,
        notice: Any,
        seat: int | None = None,
        name: str = "",
        ply: int | None = None,
    ) -> None:
        """Let the table itself say something."""
        await self._keep(table, Said(0, time.time(), seat, name, "", notice, ply))

    async def _keep(self, table: Table, said: Said) -> Said:
        def job(c: Connection) -> int:
            self.store.notify(c, table.id)
            return archive.say(c, table.id, said)

        said = replace(said, number=await self.store.write(job))
        if said.number == table.said + 1:
            table.said = said.number
            table.tell(said)
        else:  # somebody in another process spoke, too
            await self.tell(table)
        return said

    async def tell(self, table: Table) -> None:
        """Tell our watchers what was said since they were last told."""
        after = table.said
        for said in await self.store.read(lambda c: archive.talk(c, table.id, after)):
            if said.number > table.said:
                table.said = said.number
                table.tell(said)


def readable(text: str) -> str:
    """Return a line as it is shown, without what would change how its neighbours are."""
    line = " ".join(text.split())
    shown = "".join(c for c in line if c in JOINERS or unicodedata.category(c) not in UNSHOWN)
    return calm(shown).strip()

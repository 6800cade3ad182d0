"""Hints: the strongest computer player's choice, and its expected result for each seat.

They are only for games against computer players without a clock. The search runs in a worker, on
what the asking seat may see.
"""

import asyncio
import logging
import secrets
from typing import NamedTuple
from weakref import WeakKeyDictionary

from parvis.server.computers.pool import Answer, BotFailed, Job, Pool
from parvis.server.people.accounts import Person
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import Table, running
from parvis.server.wire.bodies import Expected, Hinted
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")


class Thought(NamedTuple):
    """A search for one position of a table; repeated requests share it."""

    revision: int
    ply: int
    task: asyncio.Task[Answer]


class Hints:
    """Gets hints from computer players, one search per position."""

    def __init__(self, bots: Pool) -> None:
        self.bots = bots
        self._thoughts: WeakKeyDictionary[Table, Thought] = WeakKeyDictionary()

    async def hint(self, table: Table, person: Person, ply: int, place: str) -> Hinted:
        """Return a hint for the person to move; raise Refusal if none is allowed or possible."""
        play, seat = self.allowed(table, person, ply)
        revision, options = table.head.revision, play.options
        thought = self._thoughts.get(table)
        if thought is None or (thought.revision, thought.ply) != (revision, ply):
            job = Job(play.record, seat, "", secrets.randbits(48), place, advise=True)
            thought = Thought(revision, ply, asyncio.ensure_future(self.bots.advise(job)))
            thought.task.add_done_callback(_retrieved)
            self._thoughts[table] = thought
        try:
            found = await asyncio.shield(thought.task)  # other requests may share it
            if found.value is None or found.value not in options:
                raise BotFailed(f"{found.value} is not offered")
        except BotFailed as error:
            if self._thoughts.get(table) is thought:
                del self._thoughts[table]  # allows another try
            LOG.warning("table %s, ply %d: no hint: %s", table.id, ply, error)
            raise Refusal("no-answer") from None  # the reason might reveal secrets
        now = table.play
        if now is None or (now.ply, table.head.revision) != (ply, revision):
            raise Refusal("stale", "the table moved on meanwhile", ply=table.head.ply)
        seats = [
            Expected(round(points, 1), round(wins, 4))
            for points, wins in zip(found.points, found.wins, strict=True)
        ]
        return Hinted(ply, found.value, seats)

    def allowed(self, table: Table, person: Person, ply: int) -> tuple[Playthrough, int]:
        """Return the game and the seat to advise; raise Refusal."""
        play = running(table)
        if ply != play.ply:
            raise Refusal("stale", f"the table has come to {play.ply}", ply=play.ply)
        if play.actor is None:
            raise Refusal("over", ply=play.ply)
        held = table.held(person.id)
        if not held:
            raise Refusal("not-seated")
        if not table.casual(person.id):
            raise Refusal("no-hint")
        if play.actor not in held:
            raise Refusal("not-your-turn", ply=play.ply)
        return play, play.actor

    async def close(self) -> None:
        """Cancel all searches."""
        tasks = [thought.task for thought in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _retrieved(task: asyncio.Task[Answer]) -> None:
    """Consume the error of a search that has no waiting requests left."""
    if not task.cancelled():
        task.exception()

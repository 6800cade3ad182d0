"""Settings that follow an account. The server keeps them and asks for no meaning."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.history import PREFERENCES
from parvis.server.store.schema import PEOPLE
from parvis.server.wire.history import Preferences
from parvis.server.wire.refusals import Refusal


def preferences(c: Connection, person: int) -> Preferences:
    """Return the settings of somebody; version 0 if nothing was ever set."""
    found = sa.select(PREFERENCES).where(PREFERENCES.c.person == person)
    row = c.execute(found).mappings().first()
    if row is None:
        return Preferences(0, {}, False)
    return Preferences(row["version"], msgspec.json.decode(row["body"]), row["open"])


def change(
    c: Connection, person: int, values: dict[str, Any], open: bool | None, most: int
) -> Preferences:
    """Set some of the settings; the others stay. Two who write at once do so one by one."""
    c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    old = preferences(c, person)
    new = Preferences(old.version + 1, old.values | values, old.open if open is None else open)
    body = msgspec.json.encode(new.values)
    if len(body) > most:
        raise Refusal("too-large")
    row = {"version": new.version, "body": body.decode(), "open": new.open}
    if old.version:
        c.execute(sa.update(PREFERENCES).where(PREFERENCES.c.person == person).values(row))
    else:
        c.execute(sa.insert(PREFERENCES).values(person=person, **row))
    return new

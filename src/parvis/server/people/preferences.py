"""Settings stored with an account. The server doesn't interpret them."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.history import PREFERENCES
from parvis.server.store.schema import PEOPLE
from parvis.server.wire.history import Preferences
from parvis.server.wire.refusals import Refusal


def preferences(c: Connection, person: int) -> Preferences:
    """Return a person's settings; version 0 if none were ever set."""
    found = sa.select(PREFERENCES).where(PREFERENCES.c.person == person)
    row = c.execute(found).mappings().first()
    if row is None:
        return Preferences(0, {}, False)
    return Preferences(row["version"], msgspec.json.decode(row["body"]), row["open"])


def change(
    c: Connection, person: int, values: dict[str, Any], open: bool | None, most: int
) -> Preferences:
    """Change some settings; concurrent changes are serialised."""
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

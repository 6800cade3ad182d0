"""Leases: work that one process does at a time."""

import time

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.social import LEASES


def lease(c: Connection, name: str, process: str, seconds: float) -> bool:
    """Tell whether this process may do some work, and take or renew its lease."""
    now, mine = time.time(), {"name": name, "process": process}
    free = sa.or_(LEASES.c.process == process, LEASES.c.until < now)
    ours = sa.update(LEASES).where(LEASES.c.name == name, free)
    if c.execute(ours.values(**mine, until=now + seconds)).rowcount:
        return True
    if c.execute(sa.select(LEASES.c.name).where(LEASES.c.name == name)).scalar():
        return False
    c.execute(sa.insert(LEASES).values(**mine, until=now + seconds))
    return True

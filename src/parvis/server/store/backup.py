"""Backups of the database, taken while it is used; and putting one in its place."""

import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store.database import BadDatabase, Store
from parvis.server.store.heartbeat import living

SURELY_DEAD: Final = 10.0  # seconds of silence: a server on a busy machine may miss a few beats
PAGES: Final = 2000  # copied at a time: writers wait no longer than for those


def backup(store: Store, target: Path) -> None:
    """Write a whole copy of the database to a file that is not there yet."""
    if target.exists():
        raise BadDatabase(f"{target} is there already")
    try:
        target.touch(0o600)  # hidden cards and hashes are in it
        if store.postgresql:
            _run("pg_dump", "--format=custom", f"--file={target}", *_connection(store))
        else:
            source = sqlite3.connect(f"file:{store.url.database}?mode=ro", uri=True)
            copy = sqlite3.connect(target)
            with copy:
                source.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")
            copy.close()
            source.close()
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise BadDatabase(f"no copy could be made: {error}") from None
    except BadDatabase:
        target.unlink(missing_ok=True)
        raise


def restore(store: Store, source: Path) -> None:
    """Put a copy in the place of the database, while no server uses it."""
    if not source.is_file():
        raise BadDatabase(f"there is no {source}")
    if store.postgresql:
        _nobody_there(store)
        options = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
        _run("pg_restore", *options, *_connection(store), str(source))
        return
    target = Path(str(store.url.database))
    try:
        copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        fault = copy.execute("PRAGMA integrity_check").fetchone()[0]
        known = copy.execute(
            "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        ).fetchone()
        copy.close()
    except sqlite3.Error as error:
        raise BadDatabase(f"{source} is no copy of a database: {error}") from None
    if fault != "ok" or known is None:
        raise BadDatabase(f"{source} is no whole copy of our database")
    if target.exists():
        _nobody_there(store)
        os.replace(target, target.with_name(f"{target.name}.before-{int(time.time())}"))
    for beside in ("-wal", "-shm"):
        Path(f"{target}{beside}").unlink(missing_ok=True)
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o600)


def _nobody_there(store: Store) -> None:
    """Raise BadDatabase if a server uses the database, or used it a moment ago."""

    def job(c: Connection) -> list[str]:
        if not sa.inspect(c).has_table("processes"):
            return []
        return [row.name for row in c.execute(living(time.time(), SURELY_DEAD))]

    try:
        alive = store.look(job)
    except sa.exc.DBAPIError as error:
        raise BadDatabase(f"can't use the database: {str(error.orig).splitlines()[0]}") from None
    if alive:
        raise BadDatabase(
            "a server uses this database: stop it first, or wait ten seconds if it was killed"
        )


def _connection(store: Store) -> list[str]:
    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return [f"--dbname={url}"]


def _run(program: str, *arguments: str) -> None:
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        raise BadDatabase(f"{program} is needed for that: install PostgreSQL's programs") from None
    if done.returncode:
        why = done.stderr.strip().splitlines()[-1:] or ["it failed"]
        raise BadDatabase(f"{program}: {why[0]}")

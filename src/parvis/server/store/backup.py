"""Online backups of the database, and restoring them."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.store import history, puzzles
from parvis.server.store.database import BadDatabase, Store
from parvis.server.store.heartbeat import living
from parvis.server.store.social import ALL_TABLES

SURELY_DEAD: Final = 10.0  # seconds of silence: a server on a busy machine may miss a few beats
# All our tables. Two modules are imported only to register theirs.
OURS: Final = {*ALL_TABLES.tables, history.RESULTS.name, puzzles.ATTEMPTS.name, "alembic_version"}


def backup(store: Store, target: Path) -> None:
    """Write a complete copy of the database to a new file."""
    if target.exists():
        raise BadDatabase(f"{target} is there already")
    try:
        target.touch(0o600)  # it contains secrets and hashes
        if store.postgresql:
            _run(store, "pg_dump", "--format=custom", f"--file={target}", f"--dbname={_url(store)}")
        else:
            source = sqlite3.connect(f"file:{store.url.database}?mode=ro", uri=True)
            copy = sqlite3.connect(target)
            with copy:  # in one step: a copy in parts restarts at every write
                source.backup(copy)
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
    """Replace the database with a copy, while no server uses it."""
    if not source.is_file():
        raise BadDatabase(f"there is no {source}")
    _nobody_there(store)
    if store.postgresql:
        _restore_postgresql(store, source)
        return
    target = Path(str(store.url.database))
    if target.exists() and target.samefile(source):
        raise BadDatabase(f"{source} is the database itself")
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
    try:
        _put(source, target)
    except OSError as error:
        raise BadDatabase(f"the copy can't be put in its place: {error}") from None


def _put(source: Path, target: Path) -> None:
    """Replace the database with a file. The old database and its WAL file are kept beside it."""
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name}.restoring")
    shutil.copyfile(source, fresh)  # if the disk is full, this fails and nothing has changed
    fresh.chmod(0o600)
    before = target.with_name(f"{target.name}.before-{int(time.time())}")
    for beside in ("", "-wal", "-shm"):
        if os.path.exists(f"{target}{beside}"):
            os.replace(f"{target}{beside}", f"{before}{beside}")
    os.replace(fresh, target)


def _restore_postgresql(store: Store, source: Path) -> None:
    """Replace our tables with a copy's and drop those it lacks; change nothing on failure."""
    with tempfile.TemporaryDirectory(prefix="parvis-") as folder:
        script = f"{folder}/script"
        options = ("--clean", "--if-exists", "--no-owner", f"--file={script}")
        _run(store, "pg_restore", *options, str(source))
        ours = ", ".join(f'"{name}"' for name in sorted(OURS))
        _run(
            store,
            "psql",
            "--no-psqlrc",
            "--quiet",
            "--set=ON_ERROR_STOP=1",
            "--single-transaction",
            f"--command=DROP TABLE IF EXISTS {ours} CASCADE",
            f"--file={script}",
            f"--dbname={_url(store)}",
        )


def _nobody_there(store: Store) -> None:
    """Raise BadDatabase if a server uses the database, or used it a moment ago."""

    def job(c: Connection) -> list[str]:
        if not sa.inspect(c).has_table("processes"):
            return []
        return [row.name for row in c.execute(living(time.time(), SURELY_DEAD))]

    if not store.postgresql and not Path(str(store.url.database)).exists():
        return
    try:
        alive = store.look(job)
    except sa.exc.OperationalError as error:
        raise BadDatabase(f"can't use the database: {str(error.orig).splitlines()[0]}") from None
    except sa.exc.DatabaseError:
        if store.postgresql:
            raise
        alive = []  # it is damaged, so no server can be using it
    store.dispose()  # an open connection would be closed on the restored file
    if alive:
        raise BadDatabase(
            "a server uses this database: stop it first, or wait ten seconds if it was killed"
        )


def _url(store: Store) -> str:
    """Return the URL without its password: other users can read a process's arguments."""
    url = store.url
    bare = sa.URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    )
    return bare.render_as_string()


def _run(store: Store, program: str, *arguments: str) -> None:
    secret = {"PGPASSWORD": str(store.url.password)} if store.url.password else {}
    try:
        done = subprocess.run(
            [program, *arguments], capture_output=True, text=True, env={**os.environ, **secret}
        )
    except FileNotFoundError:
        raise BadDatabase(f"{program} is needed for that: install PostgreSQL's programs") from None
    if done.returncode:
        why = done.stderr.strip().splitlines()[-1:] or ["it failed"]
        raise BadDatabase(f"{program}: {why[0]}")

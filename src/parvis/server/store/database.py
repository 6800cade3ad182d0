"""The store. SQLite by default, PostgreSQL by a URL, with the same code.

One thread does all writes and commits waiting ones as a group: once `write` returns, the data is on
disk. Reads have threads of their own.
"""

import asyncio
import contextlib
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import platformdirs
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, bindparam
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg

from parvis.extras import MissingExtra
from parvis.server.store.results import Over, note
from parvis.server.store.schema import CHOICES, FEATS, MEMORIES, TABLES

T = TypeVar("T")
Job = Callable[[Connection], Any]

READERS = 4
GROUP = 256  # jobs committed together at most
CROWD = 4  # jobs in a group from which more are expected …
LINGER = 0.003  # … so that the next group waits this many seconds for them
TELLING = 6000  # bytes announced at once; PostgreSQL takes less than 8,000
CHANNEL = "parvis_tables"  # PostgreSQL channel that announces changed tables to other processes


class Conflict(Exception):
    """Another writer was faster. Nothing was written."""


class BadDatabase(ValueError):
    """The database can't be used. The message is one sentence, without its password."""


class Kept(msgspec.Struct, frozen=True):
    """A number stored per person and game."""

    person: int
    game: str
    value: int


class Done(msgspec.Struct, frozen=True):
    """A finished solo game (`engine.Feat`)."""

    person: int
    sheet: str
    mode: str
    start: int
    score: int
    rival: int
    won: bool


class Append(msgspec.Struct, frozen=True):
    """Choices to append to a table that is at `ply` of `revision`, with the resulting state."""

    table: str
    revision: int
    ply: int
    rows: Sequence[tuple[int, str]]  # seat and word
    status: str
    actor: int | None
    banks: str
    since: float
    at: float
    thinker: str | None = None  # the process that answers for the next computer player
    kept: Sequence[Kept] = ()  # what a finished campaign game leaves
    done: Done | None = None  # the finished solo game, if it is one
    over: Over | None = None  # the result, if the game ends here


class Stored(msgspec.Struct, frozen=True):
    """An `Append` as announced to other processes, which saves them a read."""

    revision: int
    ply: int
    words: list[str]
    status: str
    actor: int | None
    banks: str
    since: float
    at: float


_ADVANCE = (
    sa.update(TABLES)
    .where(
        TABLES.c.id == bindparam("this"),
        TABLES.c.revision == bindparam("this_revision"),
        TABLES.c.ply == bindparam("this_ply"),
    )
    .values(
        {
            name: bindparam(name)
            for name in ("ply", "status", "actor", "banks", "since", "moved", "thinker")
        }
    )
)
_CHOOSE = sa.insert(CHOICES)

# Compiled once: otherwise SQLAlchemy would process each value at every move.
_NAMED = sqlite.dialect(paramstyle="named")
_SQLITE = str(_ADVANCE.compile(dialect=_NAMED)), str(_CHOOSE.compile(dialect=_NAMED))
_PSYCOPG = psycopg.dialect()  # type: ignore[no-untyped-call]
_POSTGRESQL = str(_ADVANCE.compile(dialect=_PSYCOPG)), str(_CHOOSE.compile(dialect=_PSYCOPG))
_NOTIFY = "SELECT pg_notify(%s, %s)"


class _Waiting:
    """A job and its waiting caller."""

    __slots__ = ("job", "future", "result", "error")

    def __init__(self, job: Job | Append, future: "asyncio.Future[Any]") -> None:
        self.job = job
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def default_url() -> str:
    """Return the URL of the database in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("parvis", appauthor=False))
    return f"sqlite:///{folder / 'parvis.db'}"


class Store:
    """The database. Open it before use; close it to flush all writes."""

    def __init__(self, url: str) -> None:
        self.url = _read_url(url)
        self.postgresql = self.url.drivername.startswith("postgresql")
        self.name = secrets.token_hex(4)  # of this process, unique in its database
        self._version: int | None = None
        self.commits = 0  # for the metrics
        self.written = 0
        self.failures = 0
        try:
            self._writing: Engine = self._engine(immediate=True)
            self._reading: Engine = self._engine(immediate=False)
        except ImportError:
            raise MissingExtra("a PostgreSQL database", "psycopg", "postgres") from None
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "parvis-reader")
        self._writer = threading.Thread(target=self._write_all, name="parvis-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _engine(self, immediate: bool) -> Engine:
        if self.postgresql:
            size = 1 if immediate else READERS
            return sa.create_engine(
                self.url, pool_size=size, pool_pre_ping=True, hide_parameters=True
            )
        engine = sa.create_engine(self.url, connect_args={"timeout": 30}, hide_parameters=True)
        begin = "BEGIN IMMEDIATE" if immediate else "BEGIN"
        sa.event.listen(engine, "connect", _tune)
        sa.event.listen(engine, "begin", _Begin(begin))
        return engine

    def open(self, writer: bool = True) -> None:
        """Create or migrate the database, and start the writer.

        Raise BadDatabase if that fails. Opening an open store does nothing.

        """
        if self._writer.is_alive():
            return
        shown = self.url.render_as_string(hide_password=True)
        try:
            if not self.postgresql and self.url.database:
                folder = Path(self.url.database).parent
                folder.mkdir(0o700, parents=True, exist_ok=True)  # it contains secrets
            if writer or not self._read(is_current):  # a reader must not lock the database
                with self._writing.begin() as connection:
                    migrate(connection)
        except OSError as error:
            raise BadDatabase(f"can't make {shown}: {error.strerror}") from None
        except sa.exc.DBAPIError as error:
            why = str(error.orig).partition("\n")[0]
            raise BadDatabase(f"can't use {shown}: {why}") from None
        except CommandError as error:
            raise BadDatabase(f"can't bring {shown} up to date: {error}") from None
        if writer:
            self._writer.start()

    def writing(self) -> "contextlib.AbstractContextManager[Connection]":
        """Return a write transaction, for commands that run without a server."""
        return self._writing.begin()

    def look(self, job: Callable[[Connection], T]) -> T:
        """Run a read-only job synchronously."""
        return self._read(job)

    async def close(self) -> None:
        """Flush all writes and close the database."""
        self._queue.put(None)
        if self._writer.is_alive():
            await asyncio.to_thread(self._writer.join)
        self.dispose()

    def dispose(self) -> None:
        """Close all connections to the database."""
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    # Reading and writing.

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a read-only job."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job that writes; it is on disk when this returns.

        It may run again after a rollback, so it must have no side effects.

        """
        return cast(T, await self._put(job))

    async def append(self, append: Append) -> None:
        """Append choices; raise Conflict if the table has changed."""
        await self._put(append)

    @property
    def waiting(self) -> int:
        """The number of waiting writes."""
        return self._queue.qsize()

    def _put(self, job: Job | Append) -> "asyncio.Future[Any]":
        loop = self._loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Waiting(job, future))
        return future

    async def changed_elsewhere(self) -> bool:
        """Tell whether another process has written to our SQLite file since the last call.

        SQLite's data version ignores the connection's own commits, so it is read on the writer's.

        """
        version = await self.write(lambda c: c.exec_driver_sql("PRAGMA data_version").scalar())
        known, self._version = self._version, version
        return bool(known != version)

    # The writer thread.

    def _write_all(self) -> None:
        crowded = False
        while True:
            first = self._queue.get()
            if first is None:
                return
            if crowded:  # more jobs are coming: one commit for all is cheaper
                time.sleep(LINGER)
            group = [first]
            stop = False
            while len(group) < GROUP and not self._queue.empty():
                other = self._queue.get()
                if other is None:
                    stop = True
                    break
                group.append(other)
            crowded = len(group) >= CROWD
            self._write_group(group)
            loop = self._loop
            if loop is not None and not loop.is_closed():
                loop.call_soon_threadsafe(_tell, group)
            if stop:
                return

    def _write_group(self, group: list[_Waiting]) -> None:
        """Commit all jobs together; if that fails, one by one, to isolate the failure."""
        try:
            self._commit(group)
        except Exception as error:
            if len(group) == 1:
                self._fail(group[0], error)
                return
            for waiting in group:
                try:
                    self._commit([waiting])
                except Exception as own:
                    self._fail(waiting, own)

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        waiting.error = error
        self.failures += isinstance(error, sa.exc.SQLAlchemyError | OSError)

    def _commit(self, group: list[_Waiting]) -> None:
        appends = [waiting.job for waiting in group if isinstance(waiting.job, Append)]
        with self._writing.begin() as connection:
            for waiting in group:
                if not isinstance(waiting.job, Append):
                    waiting.result = waiting.job(connection)
            if appends:
                self._append(connection, appends)
        self.commits += 1
        self.written += len(group)

    def _append(self, connection: Connection, appends: list[Append]) -> None:
        heads = [_head(append) for append in appends]
        rows = [row for append in appends for row in _rows(append)]
        advance, choose = _POSTGRESQL if self.postgresql else _SQLITE
        try:
            if connection.exec_driver_sql(advance, heads).rowcount != len(appends):
                raise Conflict
            connection.exec_driver_sql(choose, rows)
        except sa.exc.IntegrityError:
            raise Conflict from None
        for append in appends:
            for kept in append.kept:
                keep(connection, kept)
            if append.done is not None:
                feat = msgspec.structs.asdict(append.done)
                row = {**feat, "table": append.table, "at": append.at}
                connection.execute(sa.insert(FEATS).values(row))
            if append.over is not None:
                note(connection, append.table, append.over, append.at)
        if self.postgresql:
            told = [(CHANNEL, f"{self.name} {lines}") for lines in _bundled(appends)]
            connection.exec_driver_sql(_NOTIFY, told)

    def notify(self, connection: Connection, table: str) -> None:
        """Announce a changed table to other processes after this commit."""
        if self.postgresql:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.name} {table}")))


def keep(connection: Connection, kept: Kept) -> None:
    """Store a person's number for a game."""
    where = (MEMORIES.c.person == kept.person, MEMORIES.c.game == kept.game)
    connection.execute(sa.delete(MEMORIES).where(*where))
    connection.execute(sa.insert(MEMORIES).values(msgspec.structs.asdict(kept)))


def kept_by(connection: Connection, person: int, game: str) -> int:
    """Return a person's stored number for a game; 0 at first."""
    where = (MEMORIES.c.person == person, MEMORIES.c.game == game)
    return connection.execute(sa.select(MEMORIES.c.value).where(*where)).scalar() or 0


def done_by(connection: Connection, person: int, sheet: str) -> list[Done]:
    """List a person's finished solo games, the latest first."""
    where = (FEATS.c.person == person, FEATS.c.sheet == sheet)
    columns = [FEATS.c[name] for name in Done.__struct_fields__]
    rows = connection.execute(sa.select(*columns).where(*where).order_by(FEATS.c.at.desc()))
    return [Done(*row) for row in rows]


def _read_url(text: str) -> sa.URL:
    """Parse a database URL; raise BadDatabase."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):  # don't quote it: it may contain a password
        raise BadDatabase("this is not the URL of a database") from None
    sort = url.drivername.partition("+")[0]
    if sort in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if sort != "sqlite":
        raise BadDatabase(f"a database is of sort sqlite or postgresql, not {sort}")
    if url.database in (None, "", ":memory:"):
        raise BadDatabase("the database must be a file: sqlite:///path")
    return url


def _head(append: Append) -> dict[str, Any]:
    return {
        "this": append.table,
        "this_revision": append.revision,
        "this_ply": append.ply,
        "ply": append.ply + len(append.rows),
        "status": append.status,
        "actor": append.actor,
        "banks": append.banks,
        "since": append.since,
        "moved": append.at,
        "thinker": append.thinker,
    }


def _stored(append: Append) -> str:
    """Return the announcement of a change: the table, and the stored data unless it is long."""
    stored = Stored(
        append.revision,
        append.ply,
        [word for _, word in append.rows],
        append.status,
        append.actor,
        append.banks,
        append.since,
        append.at,
    )
    data = msgspec.json.encode(stored)
    return f"{append.table} {data.decode()}" if len(data) < TELLING - 100 else append.table


def _bundled(appends: Sequence[Append]) -> list[str]:
    """Return the announcements of a group, packed into as few messages as fit."""
    bundles: list[list[str]] = []
    size = TELLING
    for line in map(_stored, appends):
        size += len(line) + 1
        if size > TELLING:
            bundles.append([])
            size = len(line)
        bundles[-1].append(line)
    return ["\n".join(bundle) for bundle in bundles]


def _rows(append: Append) -> list[dict[str, Any]]:
    return [
        {
            "table": append.table,
            "ply": append.ply + i,
            "seat": seat,
            "word": word,
            "at": append.at,
        }
        for i, (seat, word) in enumerate(append.rows)
    ]


def _tell(group: list[_Waiting]) -> None:
    for waiting in group:
        waiting.tell()


class _Begin:
    """Begins SQLite transactions explicitly, instead of the driver's implicit ones."""

    def __init__(self, words: str) -> None:
        self.words = words

    def __call__(self, connection: Connection) -> None:
        connection.exec_driver_sql(self.words)


def _tune(connection: Any, _: Any) -> None:
    """Configure a new SQLite connection: explicit transactions, durable commits."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def is_current(connection: Connection) -> bool:
    """Tell whether a database has every migration that we know."""
    newest = ScriptDirectory.from_config(_migrations()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database lacks, or revert some.

    `to` is the number of the target migration; "head" is the newest.

    """
    if connection.dialect.name == "postgresql":  # one process at a time
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(7242019)))
    config = _migrations()
    config.attributes["connection"] = connection
    known = MigrationContext.configure(connection).get_current_revision()
    if to != "head" and known is not None and to < known:
        command.downgrade(config, to)
    else:
        command.upgrade(config, to)

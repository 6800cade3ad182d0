"""`parvis admin`: the operator's commands, with the server running or stopped.

Every command returns rows: a table to read, or JSON with `--json`.
"""

import argparse
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy import Connection

from parvis.games import game as game_of
from parvis.server.command import database_url
from parvis.server.export import export
from parvis.server.people.accounts import hashed, key_of, taken_by
from parvis.server.people.erasure import erase
from parvis.server.people.names import folded, look, proper_name
from parvis.server.people.passwords import Passwords
from parvis.server.store import backup as copies
from parvis.server.store.database import BadDatabase, Store, default_url, migrate
from parvis.server.store.history import RATINGS
from parvis.server.store.ratings import Rating
from parvis.server.store.results import recompute
from parvis.server.store.schema import (
    CHALLENGES,
    CHOICES,
    PEOPLE,
    PROCESSES,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
    TALK,
    TOKENS,
)
from parvis.server.tables.back import TooLittle, go_back
from parvis.server.wire.refusals import Refusal

Rows = list[dict[str, Any]]
LINK = 3600.0  # seconds for which a link is valid
EVER = 1e12  # seconds since 1970, for a permanent ban
MAKING = ("program", "migrate")  # commands that make a database if there is none
READING = ("numbers", "tables", "table", "people", "reports", "ratings")  # if they change nothing


class BadCommand(ValueError):
    """The command can't be carried out. The message is one sentence."""


def run(args: argparse.Namespace) -> int:
    """Run one command."""
    store = Store(database_url(args.database) or default_url())
    try:
        return _run(args, store)
    finally:
        store.dispose()


def _run(args: argparse.Namespace, store: Store) -> int:
    if args.admin == "restore":
        copies.restore(store, Path(args.file))
        return _show([{"restored": args.file}], args.json)
    if args.admin == "migrate":
        with store.writing() as c:
            migrate(c, args.to)
        return _show([{"database": args.to}], args.json)
    file = Path(str(store.url.database))
    if not store.postgresql and not file.exists() and args.admin not in MAKING:
        raise BadDatabase(f"there is no database {file}")
    if args.admin == "backup":  # of the database as it is, not migrated
        copies.backup(store, Path(args.file))
        return _show([{"copy": args.file}], args.json)
    store.open(writer=False)
    if args.admin == "export":
        return _show([store.look(lambda c: export(c, game_of(args.game), args.out))], args.json)
    command = COMMANDS[args.admin]
    puts_aside = getattr(args, "done", None) is not None
    try:
        if args.admin not in READING or puts_aside or getattr(args, "recompute", False):
            with store.writing() as c:
                rows = command(c, args, store)
        else:  # a server that writes need not wait
            rows = store.look(lambda c: command(c, args, store))
    except Refusal as error:
        raise BadCommand(error.message.detail or error.message.reason) from None
    return _show(rows, args.json)


def _show(rows: Rows, as_json: bool) -> int:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
        return 0
    if not rows:
        print("nothing")
        return 0
    grid = Grid(*rows[0], box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*(_cell(name, value) for name, value in row.items()))
    Console(highlight=False, soft_wrap=True).print(grid)
    return 0


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, float) and value > 1e9:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if value < EVER else "ever"
    if isinstance(value, list | dict):
        return msgspec.json.encode(value).decode()
    return f"{value:.1f}" if isinstance(value, float) else str(value)


# Figures.


def numbers(c: Connection, _: argparse.Namespace, store: Store) -> Rows:
    """Show load and totals."""
    now = time.time()

    def count(table: sa.Table, *where: Any) -> int:
        return c.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar_one()

    rows: dict[str, Any] = {
        "accounts": count(PEOPLE, PEOPLE.c.key.is_not(None), PEOPLE.c.key != ""),
        "guests": count(PEOPLE, PEOPLE.c.key.is_(None)),
        "seen today or yesterday": count(PEOPLE, PEOPLE.c.seen > now - 2 * 86_400),
    }
    for status in ("waiting", "running", "finished", "study"):
        rows[f"tables {status}"] = count(TABLES, TABLES.c.status == status)
    rows["tables stuck"] = count(TABLES, TABLES.c.stuck.is_not(None))
    rows["moved in an hour"] = count(TABLES, TABLES.c.moved > now - 3600)
    rows["choices stored"] = count(CHOICES)
    rows["reports open"] = count(REPORTS, ~REPORTS.c.done)
    for row in c.execute(sa.select(PROCESSES).order_by(PROCESSES.c.began)).mappings():
        state = "ended" if not row["alive"] else f"{now - row['beat']:.1f} s ago"
        rows[f"process {row['name']}"] = f"beat {state}, began {now - row['began']:.0f} s ago"
    if store.postgresql:
        size = sa.func.pg_database_size(sa.func.current_database())
        rows["bytes"] = c.execute(sa.select(size)).scalar_one()
    else:
        rows["bytes"] = Path(str(store.url.database)).stat().st_size
    return [{"what": name, "value": value} for name, value in rows.items()]


# Tables.


def tables(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """List tables."""
    found = sa.select(TABLES).order_by(TABLES.c.moved.desc()).limit(args.limit)
    if args.status:
        found = found.where(TABLES.c.status == args.status)
    if args.stuck:
        found = found.where(TABLES.c.stuck.is_not(None))
    names = ("id", "game", "status", "ply", "made", "moved", "visited", "stuck")
    return [{name: row[name] for name in names} for row in c.execute(found).mappings()]


def _table(c: Connection, name: str) -> Any:
    row = c.execute(sa.select(TABLES).where(TABLES.c.id.startswith(name, autoescape=True)).limit(2))
    found = row.mappings().all()
    if len(found) != 1:
        raise BadCommand(f"there is {'more than one' if found else 'no'} table {name}")
    return found[0]


def inspect(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Show everything about one table except its game's secrets."""
    row = _table(c, args.table)
    left_out = ("invite", "record", "banks")
    rows = [{"what": str(n), "value": v} for n, v in row.items() if n not in left_out]
    for seat in c.execute(
        sa.select(SEATS).where(SEATS.c.table == row["id"]).order_by(SEATS.c.seat)
    ).mappings():
        who = {name: seat[name] for name in ("who", "person", "name", "level", "left")}
        rows.append({"what": f"seat {seat['seat']}", "value": who})
    lines = sa.select(sa.func.count()).select_from(TALK).where(TALK.c.table == row["id"])
    rows.append({"what": "lines of chat", "value": c.execute(lines).scalar_one()})
    return rows


def end(c: Connection, args: argparse.Namespace, store: Store) -> Rows:
    """End a game: it stays visible, and nobody plays on."""
    row = _table(c, args.table)
    if row["status"] != "running":
        raise BadCommand("nothing is played there")
    c.execute(sa.update(TABLES).where(TABLES.c.id == row["id"]).values(status="study", actor=None))
    store.notify(c, row["id"])
    return [{"ended": row["id"]}]


def delete(c: Connection, args: argparse.Namespace, store: Store) -> Rows:
    """Delete a table, with its game and chat."""
    row = _table(c, args.table)
    c.execute(sa.delete(TABLES).where(TABLES.c.id == row["id"]))
    if row["rated"]:
        recompute(c)
    store.notify(c, row["id"])
    return [{"deleted": row["id"]}]


def unstick(c: Connection, args: argparse.Namespace, store: Store) -> Rows:
    """Retry a table that was set aside; with --back, without its last choices."""
    row = _table(c, args.table)
    ply, revision = row["ply"], row["revision"]
    if args.back:
        try:
            ply, revision = go_back(c, row, game_of(row["game"]), args.back), revision + 1
        except TooLittle as error:
            raise BadCommand(str(error)) from None
    values = {"stuck": None, "thinker": None, "revision": revision}
    c.execute(sa.update(TABLES).where(TABLES.c.id == row["id"]).values(**values))
    store.notify(c, row["id"])
    return [{"tried again": row["id"], "choices": ply}]


# People.


def people(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """List people."""
    found = sa.select(PEOPLE).where(sa.or_(PEOPLE.c.key.is_(None), PEOPLE.c.key != ""))
    if args.search:
        found = found.where(PEOPLE.c.name.icontains(args.search, autoescape=True))
    if not args.guests:
        found = found.where(PEOPLE.c.key.is_not(None))
    rows = c.execute(found.order_by(PEOPLE.c.seen.desc()).limit(args.limit)).mappings()
    names = ("id", "name", "made", "seen", "banned")
    return [{**{name: row[name] for name in names}, "guest": row["key"] is None} for row in rows]


def _person(c: Connection, name: str) -> Any:
    by_number = sa.select(PEOPLE).where(PEOPLE.c.id == int(name)) if name.isdecimal() else None
    by_name = sa.select(PEOPLE).where(PEOPLE.c.key == key_of(name))
    for query in (by_name, by_number):
        row = c.execute(query).mappings().first() if query is not None else None
        if row is not None and row["key"] != "":
            return row
    raise BadCommand(f"there is no account {name}; a guest is named by number")


def ban(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Ban a person for some days or for good, or lift a ban."""
    row = _person(c, args.person)
    until = None if args.off else (time.time() + args.days * 86_400 if args.days else EVER)
    c.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(banned=until))
    if until is not None:
        _end_sessions(c, row["id"])
    return [{"person": row["name"], "banned": until}]


def _end_sessions(c: Connection, person: int) -> None:
    for table in (SESSIONS, TOKENS):
        c.execute(sa.delete(table).where(table.c.person == person))


def rename(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Rename a person."""
    row, name = _person(c, args.person), proper_name(args.name)
    if taken_by(c, name) not in (None, row["id"]):
        raise BadCommand("an account has this name, or one that looks like it")
    values: dict[str, Any] = {"name": name}
    if row["key"] is not None:
        values |= {"key": folded(name), "look": look(name)}
    c.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(**values))
    c.execute(sa.update(SEATS).where(SEATS.c.person == row["id"]).values(name=name))
    return [{"was": row["name"], "is": name}]


def password(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Set a random password, shown once; all sessions of the account end."""
    row = _person(c, args.person)
    if row["key"] is None:
        raise BadCommand("a guest has no password")
    new = secrets.token_urlsafe(12)
    c.execute(
        sa.update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(password=Passwords.stored(new))
    )
    _end_sessions(c, row["id"])
    return [{"person": row["name"], "password": new}]


def link(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Make a link that signs a person in once, within an hour."""
    row, secret = _person(c, args.person), secrets.token_urlsafe(32)
    c.execute(
        sa.insert(CHALLENGES).values(
            hash=hashed(secret),
            sort="link",
            person=row["id"],
            name="",
            handle="",
            until=time.time() + LINK,
        )  # fmt: skip
    )
    return [{"person": row["name"], "link": f"{args.origin.rstrip('/')}/in#{secret}"}]


def program(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """Create or mark a program's account; show a new token once."""
    name = proper_name(args.name)
    now, secret = time.time(), "parvis-" + secrets.token_urlsafe(32)
    row = c.execute(sa.select(PEOPLE).where(PEOPLE.c.key == folded(name))).mappings().first()
    if row is not None and not row["program"]:
        raise BadCommand(f"{name} is the account of a person")
    if row is None:
        if taken_by(c, name) is not None:
            raise BadCommand("an account has a name that looks like this one")
        new = sa.insert(PEOPLE).values(
            name=name, key=folded(name), look=look(name), made=now, seen=now, program=True
        )
        made = c.execute(new).inserted_primary_key
        number = made[0] if made else 0
    else:
        number = row["id"]
    values = {"hash": hashed(secret), "person": number, "label": args.label, "made": now}
    c.execute(sa.insert(TOKENS).values(**values))
    return [{"program": name, "token": secret}]


def remove_person(c: Connection, args: argparse.Namespace, store: Store) -> Rows:
    """Erase a person and everything that is theirs alone."""
    row = _person(c, args.person)
    for table in erase(c, row["id"]):
        store.notify(c, table)
    return [{"erased": row["name"]}]


def reports(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """List reported chat lines; with --done, close one."""
    if args.done is not None:
        c.execute(sa.update(REPORTS).where(REPORTS.c.id == args.done).values(done=True))
    found = (
        sa.select(REPORTS).where(~REPORTS.c.done).order_by(REPORTS.c.at.desc()).limit(args.limit)
    )
    names = ("id", "at", "table", "about", "name", "text", "why", "person")
    return [{name: row[name] for name in names} for row in c.execute(found).mappings()]


# Ratings.


def ratings(c: Connection, args: argparse.Namespace, _: Store) -> Rows:
    """List ratings; with --recompute, recompute all of them from the results."""
    if args.recompute:
        return [msgspec.structs.asdict(recompute(c))]
    found = (
        sa.select(RATINGS, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        .order_by(RATINGS.c.game, RATINGS.c.mu.desc())
        .limit(args.limit)
    )
    if args.game:
        found = found.where(RATINGS.c.game == args.game)
    return [
        {
            "game": row.game,
            "person": row.name,
            "rating": round(Rating(row.mu, row.sigma).shown),
            "doubt": round(Rating(row.mu, row.sigma).doubt),
            "games": row.games,
            "last": row.at,
        }
        for row in c.execute(found)
    ]


COMMANDS: dict[str, Callable[[Connection, argparse.Namespace, Store], Rows]] = {
    "numbers": numbers,
    "tables": tables,
    "table": inspect,
    "end": end,
    "delete": delete,
    "unstick": unstick,
    "people": people,
    "ban": ban,
    "rename": rename,
    "password": password,
    "link": link,
    "erase": remove_person,
    "program": program,
    "reports": reports,
    "ratings": ratings,
}

__all__ = ["BadCommand", "BadDatabase", "run"]

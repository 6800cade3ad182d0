"""Whoever runs a server sees what goes on, and can do what is needed."""

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.cli import main
from parvis.engine import AnyGame
from parvis.games import game
from parvis.server.store.backup import backup
from parvis.server.store.database import Store, migrate
from parvis.server.store.schema import CHOICES, METADATA, PEOPLE, REPORTS, SEATS, TABLES
from parvis.server.tables.expiry import DAY, expire
from parvis.server.web import logs
from parvis.server.web.edge import is_known
from tests.server.harness import Client, Running, running

PASSWORD = "grues et cabestans"


def admin(capsys: pytest.CaptureFixture[str], database: str, *words: str) -> Any:
    capsys.readouterr()
    assert main(["admin", *words, "--json", "--database", database]) == 0
    return json.loads(capsys.readouterr().out)


async def test_health_says_when_nothing_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, server.client() as anne:
        assert (await anne.get("health"))["status"] == "ok"

        async def full(job: Any) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(server.server.store, "write", full)
        assert (await anne.get("health", 503))["status"] == "failing"
        monkeypatch.undo()
        assert (await anne.get("health"))["status"] == "ok"


async def test_the_metrics_tell_what_goes_wrong(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, server.client() as anne:
        await anne.get("tables/nowhere", 404)
        server.server.limits.scale = 0.03  # twelve requests at once, one guest
        while (await anne.http.get("/api/games")).status_code != 429:
            pass
        server.server.limits.scale = 0.0
        text = (await anne.http.get("/api/metrics")).text
        assert re.search(r'parvis_requests_total\{method="GET",status="404"\} 1\.0', text)
        assert re.search(r'parvis_requests_total\{method="GET",status="429"\} 1\.0', text)
        assert re.search(r'parvis_refused_total\{limit="ask"\} 1\.0', text)
        for name in (
            "parvis_request_seconds_bucket", "parvis_bots_waiting", "parvis_write_failures_total",
            "parvis_memory_bytes", "parvis_stuck_tables", "parvis_writes_waiting", "parvis_info",
        ):  # fmt: skip
            assert name in text


@pytest.mark.parametrize("form", logs.FORMS)
async def test_a_line_of_the_log_says_when_what_and_who(tmp_path: Path, form: logs.Form) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Json() if form == "json" else logs.Text())
    log = logging.getLogger("parvis.server")
    log.addHandler(handler)
    level = log.level
    log.setLevel(logging.INFO)
    try:
        async with running(tmp_path / "parvis.db") as server, server.client() as anne:
            header = {"x-forwarded-for": "192.0.2.77"}
            answer = await anne.http.get("/api/games", headers=header)
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    name = answer.headers["x-request-id"]
    line = next(line for line in stream.getvalue().splitlines() if name in line)
    assert "192.0.2.0/24" in line and "192.0.2.77" not in line and "GET /api/games 200" in line
    if form == "json":
        assert json.loads(line)["level"] == "info"
    else:
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO ", line)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8421", True), ("127.0.0.1:8421", True), ("[::1]:8421", True),
        ("10.0.0.7", True),
        ("parvis.local", True), ("raspberry:80", True), ("evil.example", False),
        ("evil.example:8421", False), ("localhost.evil.example", False), ("", True),
    ],
)  # fmt: skip
def test_a_name_that_somebody_pointed_at_us_is_not_ours(host: str, known: bool) -> None:
    assert is_known(host, frozenset()) == known
    assert is_known("parvis.example", frozenset({"parvis.example"}))
    assert not is_known("evil.lan", frozenset({"parvis.example"}))


async def test_a_page_that_has_its_name_point_at_us_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, server.client() as anne:
        headers = {"host": "evil.example", "origin": "http://evil.example"}
        answer = await anne.http.post("/api/guest", json={"name": "x"}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host")


async def test_admin_looks_after_tables(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        ids = [(await anne.table("me", "here"))["id"] for _ in range(3)]

        def run(*words: str) -> Any:
            return admin(capsys, database, *words)

        assert {row["id"] for row in await asyncio.to_thread(run, "tables")} == set(ids)
        shown = await asyncio.to_thread(run, "table", ids[0])
        assert "invite" not in {row["what"] for row in shown}
        await asyncio.to_thread(run, "end", ids[0])
        await asyncio.to_thread(run, "delete", ids[1])
        for _ in range(100):
            if (await anne.http.get(f"/api/tables/{ids[1]}")).status_code == 404:
                break
            await asyncio.sleep(0.05)
        await anne.get(f"tables/{ids[1]}", 404)
        assert (await anne.get(f"tables/{ids[0]}"))["status"] == "study"
        numbers = {row["what"]: row["value"] for row in await asyncio.to_thread(run, "numbers")}
        assert numbers["tables running"] == 1 and numbers["guests"] == 1
        await asyncio.to_thread(run, "unstick", ids[2])


async def test_admin_takes_a_stuck_table_back_to_where_somebody_is_asked(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    games: dict[str, AnyGame] = {"piliers": game("piliers")}
    async with (
        running(database, games=games) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = (await anne.table("me", "here", game="piliers"))["id"]
        asked: list[int] = []  # plies at which somebody was asked
        moved = await anne.get(f"tables/{table}/now")
        while len(asked) < 12:
            asked.append(moved["ply"])
            value = moved["ask"]["options"][0]["value"]
            moved = await anne.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
        cookie, last = anne.http.cookies["parvis"], moved["ply"]
    store = Store(database)
    with store.writing() as c:
        bad = sa.update(CHOICES).where(CHOICES.c.table == table, CHOICES.c.ply == asked[8])
        c.execute(bad.values(word="nonsense"))
        c.execute(sa.update(TABLES).values(stuck="Diverged", actor=None))
    store.dispose()
    words = ["admin", "unstick", table, "--database", database, "--back"]
    assert main([*words, "1"]) == 2
    found = re.search(r"--back (\d+)", capsys.readouterr().err)
    assert found is not None and int(found[1]) == last - asked[8]
    assert admin(capsys, database, "unstick", table, "--back", found[1]) == [
        {"tried again": table, "choices": asked[8]}
    ]
    async with running(database, games=games) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        moved = await anne.get(f"tables/{table}/now")
        assert moved["ply"] == asked[8] and moved["ask"]["options"]
        actor = sa.select(TABLES.c.actor).where(TABLES.c.id == table)
        assert (
            await server.server.store.read(lambda c: c.execute(actor).scalar())
            == (moved["ask"]["seat"])
        )
        value = moved["ask"]["options"][0]["value"]
        await anne.post(f"tables/{table}/choose", ply=moved["ply"], value=value)


async def test_admin_looks_after_people(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(database) as server, server.client() as anne:
        await anne.post("account", name="Anne", password=PASSWORD)

        def run(*words: str) -> Any:
            return admin(capsys, database, *words)

        new = (await asyncio.to_thread(run, "password", "anne"))[0]["password"]
        assert (await anne.get("me", 401))["reason"] == "signed-out"
        await anne.post("session", 403, name="Anne", password=PASSWORD)
        await anne.post("session", name="Anne", password=new)
        link = (await asyncio.to_thread(run, "link", "Anne"))[0]["link"]
        async with server.client() as other:
            secret = link.partition("#")[2]
            assert (await other.post("session/link", secret=secret))["name"] == "Anne"
            await other.post("session/link", 404, secret=secret)
        await asyncio.to_thread(run, "rename", "Anne", "Marianne")
        assert (await anne.get("me"))["name"] == "Marianne"
        await asyncio.to_thread(run, "ban", "Marianne")
        assert (await anne.get("me", 401))["reason"] == "signed-out"
        refused = await anne.post("session", 403, name="Marianne", password=new)
        assert refused["reason"] == "banned"
        await asyncio.to_thread(run, "ban", "Marianne", "--off")
        await anne.post("session", name="Marianne", password=new)
        capsys.readouterr()
        wrong = ["admin", "ban", "Nobody", "--database", database]
        assert await asyncio.to_thread(main, wrong) == 2
        assert "there is no account Nobody" in capsys.readouterr().err


async def test_a_copy_is_taken_while_it_is_played_and_put_back(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = str(tmp_path / "copy")
    async with running(database) as server, await server.client().guest("Anne") as anne:
        cookie = anne.http.cookies["parvis"]
        table = (await anne.table("me", "here"))["id"]
        await anne.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
        words = ["backup", copy, "--database", database]
        assert await asyncio.to_thread(main, words) == 0, capsys.readouterr().err
        assert os.stat(copy).st_mode & 0o077 == 0
        assert await asyncio.to_thread(main, words) == 2  # never over another
        later = (await anne.table("me", "here"))["id"]
        assert await asyncio.to_thread(main, ["restore", copy, "--database", database]) == 2
        assert "stop it first" in capsys.readouterr().err
    assert main(["restore", copy, "--database", database]) == 0, capsys.readouterr().err
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        assert (await anne.get(f"tables/{table}/now"))["ply"] == 1
        await anne.get(f"tables/{later}", 404)


async def test_a_copy_of_an_older_version_is_put_back(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = str(tmp_path / "copy")
    async with running(database) as server, await server.client().guest("Anne") as anne:
        cookie = anne.http.cookies["parvis"]
    for words in (["admin", "migrate", "0007"], ["backup", copy], ["admin", "migrate", "head"]):
        assert main([*words, "--database", database]) == 0, capsys.readouterr().err
    assert main(["restore", copy, "--database", database]) == 0, capsys.readouterr().err
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        assert (await anne.get("me"))["name"] == "Anne"


def test_a_copy_ends_while_others_write(tmp_path: Path) -> None:
    path, copy = tmp_path / "parvis.db", tmp_path / "copy"
    store = Store(f"sqlite:///{path}")
    store.open(writer=False)
    with store.writing() as c:
        c.exec_driver_sql("CREATE TABLE filling (x)")
        for _ in range(20):
            c.exec_driver_sql("INSERT INTO filling VALUES (zeroblob(1000000))")
    steps = 0

    class Copying(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **named: Any) -> None:
            def progress(*_: int) -> None:  # after each part: somebody writes
                nonlocal steps
                steps += 1
                assert steps < 20, "it begins anew for ever"
                with store.writing() as c:
                    c.exec_driver_sql("INSERT INTO filling VALUES (1)")

            super().backup(target, **{"progress": progress, **named})

    connect = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *a, **b: connect(*a, **b, factory=Copying))
        backup(store, copy)
    store.dispose()
    assert copy.stat().st_size > 20_000_000


def test_what_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = f"sqlite:///{tmp_path / 'parvis.db'}"
    for words in (["backup", str(tmp_path / "copy")], ["admin", "numbers"]):
        assert main([*words, "--database", missing]) == 2
        assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_who_only_looks_keeps_no_server_waiting(database: str) -> None:
    assert main(["admin", "migrate", "head", "--database", database]) == 0
    store = Store(database)
    with store.writing() as c:  # a server that is writing
        c.execute(sa.update(PEOPLE).values(seen=0.0))
        for command in ("numbers", "tables", "people", "reports", "ratings"):
            assert main(["admin", command, "--json", "--database", database]) == 0
    store.dispose()


def test_what_is_replaced_stays_with_its_latest_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "parvis.db", tmp_path / "copy"
    words = ["--database", f"sqlite:///{path}"]
    assert main(["admin", "migrate", "head", *words]) == 0
    assert main(["backup", str(copy), *words]) == 0
    code = (  # a server that is killed leaves what it wrote last in another file
        "import os, sqlite3; c = sqlite3.connect({!r}); "
        "c.execute('CREATE TABLE latest (x)'); c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code.format(str(path))], check=True)
    assert Path(f"{path}-wal").stat().st_size > 0
    assert main(["restore", str(copy), *words]) == 0, capsys.readouterr().err

    def tables(file: Path) -> set[str]:
        with contextlib.closing(sqlite3.connect(file)) as c:
            return {name for (name,) in c.execute("SELECT name FROM sqlite_master")}

    (before,) = (one for one in tmp_path.glob("parvis.db.before-*") if one.suffix[-1].isdigit())
    assert "latest" in tables(before) and "latest" not in tables(path)


def test_a_damaged_file_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy = tmp_path / "parvis.db", tmp_path / "copy"
    words = ["--database", f"sqlite:///{path}"]
    assert main(["admin", "migrate", "head", *words]) == 0
    assert main(["backup", str(copy), *words]) == 0
    path.write_bytes(b"SQLite format 3\0" + b"nonsense" * 10_000)
    assert main(["restore", str(copy), *words]) == 0, capsys.readouterr().err
    assert main(["admin", "numbers", *words]) == 0
    assert main(["restore", str(path), *words]) == 2
    assert "is the database itself" in capsys.readouterr().err


def test_no_password_is_among_the_words_of_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    program = tmp_path / "pg_dump"
    program.write_text(f'#!/bin/sh\necho "$@" > {seen}\necho "$PGPASSWORD" >> {seen}\n')
    program.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    url = "postgresql://anne:s3cr%2Fet@example.org:5433/games?sslmode=require"
    backup(Store(url), tmp_path / "copy")
    words, password = seen.read_text().splitlines()
    assert "postgresql://anne@example.org:5433/games?sslmode=require" in words
    assert "s3cr" not in words and password == "s3cr/et"


async def test_migrations_go_down_and_up_again_and_lose_no_game(database: str) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        cookie = anne.http.cookies["parvis"]
        table = (await anne.table("me", "here"))["id"]
        await anne.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
        await anne.post(f"tables/{table}/chat", text="hello")
    store = Store(database)
    for to in ("0007", "0006", "0005", "0001", "head"):
        with store.writing() as c:
            migrate(c, to)
    store.dispose()
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        assert (await anne.get(f"tables/{table}/now"))["ply"] == 1
        assert "hello" in [line["text"] for line in await anne.get(f"tables/{table}/chat")]


async def test_tables_expire_by_stated_rules(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as guest,
        server.client() as member,
    ):
        await member.post("account", name="Bruno", password=PASSWORD)
        tables: dict[str, str] = {}
        for who, client in (("guest", guest), ("member", member)):
            for status in ("waiting", "running", "finished", "study"):
                tables[f"{who} {status}"] = (await client.table("me", "here"))["id"]

        said = await guest.post(f"tables/{tables['member finished']}/chat", text="psst")
        where = f"tables/{tables['member finished']}/chat/{said['number']}/report"
        await member.post(where, why="rude")

        def age(c: Connection, days: float) -> list[str]:
            then = time.time() - days * DAY
            c.execute(sa.update(REPORTS).values(at=then))
            c.execute(sa.update(TABLES).values(moved=then, visited=then))
            gone = set(expire(c, time.time()))
            return sorted(name for name, table in tables.items() if table in gone)

        def job(c: Connection) -> None:
            for name, table in tables.items():
                status = name.split()[1]
                c.execute(sa.update(TABLES).where(TABLES.c.id == table).values(status=status))
            assert age(c, 6) == []
            assert age(c, 8) == ["guest study"]
            assert age(c, 15) == ["guest waiting", "member waiting"]
            assert age(c, 31) == ["guest running"]
            assert age(c, 61) == ["guest finished"]
            assert c.execute(sa.select(REPORTS.c.text)).scalars().all() == ["psst"]
            assert age(c, 366) == ["member running", "member study"]
            assert c.execute(sa.select(REPORTS.c.text)).scalars().all() == []
            assert age(c, 36_500) == []
            seats = sa.select(SEATS.c.table).distinct()
            assert set(c.execute(seats).scalars()) == {tables["member finished"]}

        await server.server.store.write(job)


async def test_a_table_is_deleted_by_its_host_alone(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        server.client() as bruno,
    ):
        await bruno.post("account", name="Bruno", password=PASSWORD)
        mine, ours = [(await anne.table("me", "open"))["id"] for _ in range(2)]
        await bruno.post(f"tables/{ours}/join")
        assert (await bruno.http.delete(f"/api/tables/{mine}")).status_code == 403
        assert (await anne.http.delete(f"/api/tables/{ours}")).status_code == 403
        async with anne.live(mine) as live:
            await live.next("table")
            assert (await anne.http.delete(f"/api/tables/{mine}")).is_success
            with pytest.raises(Exception, match="4404"):
                while True:
                    await live.next("nothing")
        await anne.get(f"tables/{mine}", 404)


async def serving(*words: str, **env: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "parvis.cli", "serve", "--port", "0", *words],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **env},
    )


def test_several_processes_need_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--port", "0", "--web", "2", "--database", str(tmp_path / "x.db")]
    assert main(words) == 2
    assert "need PostgreSQL" in capsys.readouterr().err


async def test_processes_are_replaced_without_a_pause(fresh_postgres: str) -> None:
    process = await serving("--web", "2", "--bots", "2", "--database", fresh_postgres)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 90)).decode()
    url = re.findall(r"http://\S+?(?=/ )", line)[0]
    failures: list[Any] = []
    stop = False

    async def ask() -> int:
        count = 0
        async with Client(url) as client:
            while not stop:
                answer = await client.http.get("/api/games", headers={"connection": "close"})
                count += 1
                if answer.status_code != 200:
                    failures.append(answer.status_code)
                await asyncio.sleep(0.05)
        return count

    async with Client(url) as anne:
        await anne.guest("Anne")
        for _ in range(4):  # whichever of them answers: the same for Prometheus
            async with Client(url) as other:
                await other.get("games")
                numbers = (await other.http.get("/api/metrics")).text
            told = re.findall(r'^parvis_memory_bytes\{process="(\d+)"\} (\S+)', numbers, re.M)
            assert len(told) == 2 and all(float(size) > 1e7 for _, size in told)
        assert 'method="POST",process="' in numbers and numbers.count("# TYPE parvis_tables ") == 1
        before = await alive(fresh_postgres)
        asking = asyncio.ensure_future(ask())
        process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(120):
            while len(await alive(fresh_postgres) - before) < 2 or before & await alive(
                fresh_postgres
            ):
                await asyncio.sleep(0.3)
        stop = True
        assert await asking > 0 and failures == []
        assert (await anne.get("me"))["name"] == "Anne"
    process.terminate()
    await asyncio.wait_for(process.communicate(), 40)
    assert process.returncode == 0


async def test_who_was_started_ends_with_who_started_it(tmp_path: Path) -> None:
    process = await serving("--web", "1", "--bots", "1", "--database", str(tmp_path / "parvis.db"))
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 90)).decode()
    url = re.findall(r"http://\S+?(?=/ )", line)[0]
    process.kill()
    await process.wait()
    async with asyncio.timeout(30), Client(url) as client:
        with pytest.raises(httpx.ConnectError):  # nobody keeps the port
            while True:
                await client.http.get("/api/games", headers={"connection": "close"})
                await asyncio.sleep(0.2)


async def alive(database: str) -> set[str]:
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as c:
        table = METADATA.tables["processes"]
        rows = c.execute(sa.select(table.c.name).where(table.c.alive)).scalars()
        found = set(rows)
    engine.dispose()
    return found


def test_an_account_that_was_made_before_looks_were_noted_has_one(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'parvis.db'}")
    store.open(writer=False)
    with store.writing() as c:
        values = {"name": "Antoine", "key": "antoine", "made": 0.0, "seen": 0.0}
        c.execute(sa.insert(PEOPLE).values(**values))
    store.dispose()

    async def run() -> str:
        async with running(tmp_path / "parvis.db") as server:
            return await looks(server)

    async def looks(server: Running) -> str:
        return str(
            await server.server.store.read(lambda c: c.execute(sa.select(PEOPLE.c.look)).scalar())
        )

    assert asyncio.run(run()) == "antolne"

"""People: nobody passes for another, nobody is guessed into, and everybody can leave."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parvis.server.people.erasure import GIVEN
from parvis.server.people.names import look
from parvis.server.people.passwords import is_weak
from parvis.server.store.schema import CHOICES, METADATA, PEOPLE, TABLES, TALK
from tests.server.harness import Client, Running, running

PASSWORD = "grues et cabestans"


async def account(server: Running, name: str, password: str = PASSWORD) -> Client:
    client = server.client()
    await client.post("account", name=name, password=password)
    return client


async def test_tokens_of_a_guest_end_when_it_becomes_an_account(database: str) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        token = await anne.post("tokens", label="bot")
        async with Client(server.url, token["secret"]) as bot:
            assert (await bot.get("me"))["guest"]
            await anne.post("account", name="Anne", password=PASSWORD)
            assert (await bot.get("me", 401))["reason"] == "signed-out"
        assert await anne.get("tokens") == []


@pytest.mark.parametrize(
    "other",
    [
        "Antoine",
        "ANTOINE",
        "Аntoine",
        "Antоine",
        "Antoіne",
        "Ant oine",
        "Ant0ine",
        "Αntoine",
        "An.toine",
    ],
)
async def test_nobody_takes_a_name_that_looks_like_an_accounts(tmp_path: Path, other: str) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await account(server, "Antoine") as antoine,
    ):
        async with server.client() as guest:
            assert (await guest.post("guest", 409, name=other))["reason"] == "name-taken"
            taken = await guest.post("account", 409, name=other, password=PASSWORD)
            assert taken["reason"] == "name-taken"
            await guest.guest("Somebody")
            assert (await guest.post("guest", 409, name=other))["reason"] == "name-taken"
            seats = [{"who": "me"}, {"who": "here", "name": other}]
            refused = await guest.post("tables", 409, game="orchard", seats=seats)
            assert refused["reason"] == "name-taken"
        seats = [{"who": "me"}, {"who": "here", "name": "Antoine"}]
        await antoine.post("tables", game="orchard", seats=seats)  # their own


def test_names_that_differ_in_what_people_see_are_different() -> None:
    names = [
        "René",
        "Rene",
        "Zoé",
        "Zoë",
        "Zoe",
        "Anne",
        "Anna",
        "Ann",
        "Юля",
        "Олег",
        "Max",
        "李明",
    ]
    assert len({look(name) for name in names}) == len(names)
    assert look("paypal") == look("рауpal") == look("PayPaI")


async def test_an_account_is_not_guessed_from_many_addresses(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, server.client() as antoine:
        await antoine.post("account", name="Antoine", password=PASSWORD)
        answers: list[Any] = []
        server.server.limits.scale = 1.0
        for i in range(25):
            header = {"x-forwarded-for": f"192.0.2.{i}"}
            body = {"name": "antoine", "password": f"wrong guess {i}"}
            answers.append(await antoine.http.post("/api/session", json=body, headers=header))
        codes = [answer.status_code for answer in answers]
        assert codes.count(403) <= 16 and codes[-1] == 429
        body = {"name": "Other", "password": "wrong guess"}
        header = {"x-forwarded-for": "192.0.2.200"}
        other = await antoine.http.post("/api/session", json=body, headers=header)
        assert other.status_code == 403


async def test_who_has_signed_in_from_a_place_is_not_locked_out_there(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, server.client() as antoine:
        await antoine.post("account", name="Antoine", password=PASSWORD)
        right = {"name": "Antoine", "password": PASSWORD}
        home = {"x-forwarded-for": "192.0.2.77"}
        assert (await antoine.http.post("/api/session", json=right, headers=home)).is_success
        server.server.limits.scale = 1.0
        for i in range(15):
            header = {"x-forwarded-for": f"198.51.100.{i}"}
            body = {"name": "Antoine", "password": "wrong guess"}
            await antoine.http.post("/api/session", json=body, headers=header)
        assert (await antoine.http.post("/api/session", json=right, headers=home)).is_success


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "12345678", "azertyuiop", "aaaaaaaa", "motdepasse2024", "p@ssw0rd",
     "87654321", "qwertyuiop", "soleilsoleil", "antoine123", "20242024", "iloveyou!!"],
)  # fmt: skip
def test_a_password_that_is_tried_first_is_weak(password: str) -> None:
    assert is_weak(password, "Antoine")


async def test_a_weak_password_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, server.client() as anne:
        refused = await anne.post("account", 400, name="Antoine", password="password")
        assert refused["reason"] == "weak-password"


@pytest.mark.parametrize(
    "password", [PASSWORD, "x7#Kq!pd", "correct horse battery", "Tr0ub4dor&3x"]
)
def test_other_passwords_are_not(password: str) -> None:
    assert not is_weak(password, "Antoine")


async def test_sessions_are_listed_and_ended(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Antoine") as desk,
        server.client() as phone,
    ):
        agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/120.0 Mobile Safari/537"
        phone.http.headers["user-agent"] = agent
        await phone.post("session", name="Antoine", password=PASSWORD)
        listed = await desk.get("sessions")
        assert sorted(s["current"] for s in listed) == [False, True]
        other = next(s for s in listed if not s["current"])
        assert other["agent"] == "Chrome, Android" and other["made"] > 0
        assert (await desk.http.delete(f"/api/sessions/{other['id']}")).is_success
        assert (await phone.get("me", 401))["reason"] == "signed-out"
        await phone.post("session", name="Antoine", password=PASSWORD)
        assert (await desk.http.delete("/api/sessions")).is_success
        assert (await phone.get("me", 401))["reason"] == "signed-out"
        assert len(await desk.get("sessions")) == 1
        assert (await desk.http.delete("/api/sessions/%25")).status_code == 404


async def test_who_is_blocked_is_not_heard(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
        await server.client().guest("Carine") as carine,
    ):
        table = (await anne.table("me", "here"))["id"]
        number = (await bruno.get("me"))["id"]
        async with carine.live(table) as live:
            await live.next("moved")
            blocked = await put(carine, f"blocks/{number}", on=True)
            assert blocked == [{"id": number, "name": "Bruno"}]
            await bruno.post(f"tables/{table}/chat", text="rude")
            await anne.post(f"tables/{table}/chat", text="kind")
            while (said := await live.next("said"))["notice"]:
                pass
            assert said["text"] == "kind"
            await put(carine, f"tables/{table}/mute", on=True)
            await anne.post(f"tables/{table}/chat", text="kind again")
            await put(carine, f"tables/{table}/mute", on=False)
            await anne.post(f"tables/{table}/chat", text="heard")
            assert (await live.next("said"))["text"] == "heard"
        async with carine.live(table) as live:  # what was said before, either
            texts = [(await live.next("said"))["text"] for _ in range(4)]
            assert "rude" not in texts and "kind" in texts
        await put(anne, f"tables/{table}/silenced/{number}", on=True)
        assert (await bruno.post(f"tables/{table}/chat", 403, text="x"))["reason"] == "silenced"
        await put(anne, f"tables/{table}/silenced/{number}", on=False)
        said = await bruno.post(f"tables/{table}/chat", text="sorry")
        await put(bruno, f"tables/{table}/silenced/1", 403, on=True)
        where = f"tables/{table}/chat/{said['number']}/report"
        for _ in range(2):
            assert (await carine.http.post(f"/api/{where}", json={"why": "not nice"})).is_success
        reports = await server.server.store.read(
            lambda c: c.execute(sa.select(METADATA.tables["reports"])).mappings().all()
        )
        assert [(r["text"], r["why"], r["about"]) for r in reports] == [
            ("sorry", "not nice", number)
        ]


async def test_who_is_blocked_does_not_join_and_is_not_read(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
        await server.client().guest("Carine") as carine,
    ):
        number = (await bruno.get("me"))["id"]
        hosted = await anne.table("me", "open", "open")
        await carine.post(f"tables/{hosted['id']}/join")
        await put(carine, f"blocks/{number}", on=True)
        refused = await bruno.post(f"tables/{hosted['id']}/join", 403)
        assert refused["reason"] == "unwelcome"
        await bruno.post(f"tables/{hosted['id']}/chat", text="why not?")
        await carine.post(f"tables/{hosted['id']}/chat", text="well")

        async def read(reader: Client) -> list[str]:
            lines = await reader.get(f"tables/{hosted['id']}/chat")
            return [line["text"] for line in lines if not line["notice"]]

        assert await read(anne) == await read(bruno) == ["why not?", "well"]
        assert await read(carine) == ["well"]
        peace = await carine.get(f"tables/{hosted['id']}/peace")
        assert peace == {"muted": False, "blocked": [number], "silenced": []}
        await put(bruno, f"tables/{hosted['id']}/mute", on=True)
        assert await read(bruno) == ["why not?"]  # one's own lines stay
        await put(anne, f"tables/{hosted['id']}/silenced/{number}", on=True)
        assert (await anne.get(f"tables/{hosted['id']}/peace"))["silenced"] == [number]
        peace = await bruno.get(f"tables/{hosted['id']}/peace")  # that is for the host to know
        assert peace == {"muted": True, "blocked": [], "silenced": []}
        await put(carine, f"blocks/{number}", on=False)
        await bruno.post(f"tables/{hosted['id']}/join")
        assert await read(carine) == ["why not?", "well"]


async def put(client: Client, path: str, status: int = 200, **body: Any) -> Any:
    answer = await client.http.put(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_what_is_given_out_leaves_no_table_out() -> None:
    apart = {"people", "tables", "seats", "members", "studies", "tournaments"}
    apart |= {"challenges"}  # what one is asked while signing in: secrets for minutes
    known = {table.name for table in GIVEN.values()} | apart
    for table in METADATA.sorted_tables:
        theirs = any(key.column.table is PEOPLE for key in table.foreign_keys)
        assert table.name in known or not (theirs or "person" in table.columns), table.name


async def test_everything_about_me_is_given_out_and_erased(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Antoine") as antoine,
        await account(server, "Bruno") as bruno,
    ):
        alone = (await antoine.table("me", "here"))["id"]
        shared = (await antoine.table("me", "open"))["id"]
        await bruno.post(f"tables/{shared}/join")
        said = await antoine.post(f"tables/{shared}/chat", text="un secret de village")
        await antoine.post(f"tables/{shared}/chat/{said['number']}/report", 200, why="mine")
        await bruno.post(f"tables/{shared}/chat/{said['number']}/report", 200, why="not mine")
        number = (await antoine.get("me"))["id"]
        mine = await antoine.get("account/export")
        assert mine["account"]["name"] == "Antoine"
        assert [line["text"] for line in mine["chat"]] == ["un secret de village"]
        assert {table["id"] for table in mine["tables"]} == {alone, shared}
        assert "argon2" not in str(mine) and "hash" not in str(mine)
        assert (await antoine.post("account/erase", 403, password="wrong one"))["reason"]
        answer = await antoine.http.post("/api/account/erase", json={"password": PASSWORD})
        assert answer.is_success
        assert (await antoine.get("me", 401))["reason"] == "signed-out"
        await bruno.get(f"tables/{alone}", 404)
        state = await bruno.get(f"tables/{shared}")
        assert "Antoine" not in str(state) and state["status"] == "running"

        def traces(c: sa.Connection) -> list[str]:
            found = []
            for table in METADATA.sorted_tables:
                for row in c.execute(sa.select(table)).all():
                    if "Antoine" in str(row) or "secret de village" in str(row):
                        found.append(table.name)
            people = c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == number)).first()
            return found + (["people"] if people else [])

        left = await server.server.store.read(traces)
        assert left == []
        lines = sa.select(TALK.c.text).where(TALK.c.person == number)
        assert await server.server.store.read(lambda c: c.execute(lines).all()) == []


async def test_a_record_that_is_brought_takes_one_row(database: str) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        moved = await anne.get(f"tables/{table}/now")
        while moved["ask"]:
            value = moved["ask"]["options"][0]["value"]
            moved = await anne.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
        record = await anne.get(f"tables/{table}/record")
        study = (await anne.post("records", **record))["id"]

        def stored(c: sa.Connection) -> tuple[int, int]:
            rows = sa.select(sa.func.count()).where(CHOICES.c.table == study)
            size = c.execute(sa.select(TABLES.c.record).where(TABLES.c.id == study)).scalar_one()
            return c.execute(rows).scalar_one(), len(size)

        rows, size = await server.server.store.read(stored)
        assert rows == 0 and size < len(str(record["choices"])) / 2
        server.server.hall._tables.clear()
        again = await anne.get(f"tables/{study}/now")
        assert again["ply"] == len(record["choices"])
        assert (await anne.get(f"tables/{study}/record"))["choices"] == record["choices"]

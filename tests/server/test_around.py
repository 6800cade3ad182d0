"""Around the game: the waiting room, time, absence, coming back, playing again."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from parvis.server.tables import clock, leaving
from parvis.server.wire.messages import DaysClock
from tests.server.harness import Client, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
LIVE = {"mode": "live", "bank": 60, "increment": 5}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("around") / "parvis.db") as server:
        yield server


async def guest(server: Running, name: str) -> Client:
    return await server.client().guest(name)


async def spend(server: Running, table: str, seconds: float) -> None:
    """Let the clock of a table have run for so much longer."""
    found = await server.server.hall.get(table)
    found.banks = replace(found.banks, since=found.banks.since - seconds)


async def notices(client: Client, table: str) -> list[str]:
    return [said["notice"] for said in await client.get(f"tables/{table}/chat")]


# The waiting room.


async def test_the_host_changes_a_table_that_waits(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        made = await anne.table("me", "link", "link")
        where = f"tables/{made['id']}"
        assert made["visibility"] == "link"
        assert (await bruno.post(f"{where}/room", 403, visibility="public"))[
            "reason"
        ] == "not-yours"
        state = await anne.post(f"{where}/room", visibility="public", clock=LIVE)
        assert [seat["who"] for seat in state["seats"]] == ["person", "open", "open"]
        assert state["clock"] == LIVE
        assert made["id"] in [one["id"] for one in (await bruno.get("lobby"))["open"]]
        await bruno.post(f"{where}/join")
        state = await anne.post(f"{where}/room/seat", seat=1, do="free")
        assert state["seats"][1]["who"] == "open"
        said = (await anne.get(f"{where}/chat"))[-1]
        assert (said["notice"], said["name"], said["guest"]) == ("removed", "Bruno", True)
        state = await anne.post(f"{where}/room/seat", seat=1, do="computer", level="novice")
        state = await anne.post(f"{where}/room/seat", seat=2, do="close")
        assert [seat["level"] for seat in state["seats"]] == [None, "novice"]
        assert (await anne.post(f"{where}/start"))["status"] == "running"
        assert (await anne.post(f"{where}/room", 409, shuffle=True))["reason"] == "already-started"


async def test_a_table_that_is_cancelled_is_no_more(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        made = await anne.table("me", "open")
        async with bruno.live(made["id"]) as live:
            await live.next("table")
            answer = await anne.http.post(f"/api/tables/{made['id']}/cancel")
            assert answer.status_code == 204
            await live.socket.wait_closed()
            assert live.socket.close_code == 4404
        await anne.get(f"tables/{made['id']}", 404)
        assert (await anne.get("lobby"))["mine"] == []


async def test_who_leaves_as_host_leaves_the_table_to_another(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        made = await anne.table("me", "open", "open")
        await bruno.post(f"tables/{made['id']}/join")
        await anne.post(f"tables/{made['id']}/leave")
        assert (await bruno.get(f"tables/{made['id']}"))["host"]


async def test_a_private_table_is_seen_by_those_who_belong_to_it(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        made = await anne.table("me", "link", visibility="private")
        where = f"tables/{made['id']}"
        await bruno.get(where, 404)
        await bruno.get(f"{where}/chat", 404)
        assert (await bruno.get(where, invite=made["invite"]))["visibility"] == "private"
        await bruno.post(f"{where}/join", invite=made["invite"])
        await bruno.get(f"{where}/now")
        async with await guest(server, "Carine") as carine:
            await carine.get(f"{where}/now", 404)
            async with carine.live(made["id"]) as live:
                await live.socket.wait_closed()
                assert live.socket.close_code == 4404


QUERIES: dict[str, dict[str, int | str]] = {
    "preview": {"ply": 0, "value": 0},
    "draft": {"ply": 0, "words": "work 1 1"},
}


async def test_a_stranger_does_nothing_at_a_private_table(server: Running) -> None:
    """Whatever is asked: that it exists is not told."""
    async with (
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        table = (await anne.table("me", "link", visibility="private"))["id"]
        schema = await anne.get("openapi.json")
        asked = 0
        for path, sorts in schema["paths"].items():
            if "{table}" not in path:
                continue
            url = path.replace("{table}", table)
            url = url.replace("{ply}", "0").replace("{number}", "0")
            for sort in sorts:
                query = QUERIES.get(url.rpartition("/")[2], {})
                body = BODIES.get(url.partition(f"{table}/")[2], {})
                sent = {} if sort == "get" else {"json": body}
                answer = await bruno.http.request(sort, url, params=query, **sent)
                answers = ("not-found", "not-yours") if sort == "delete" else ("not-found",)
                wanted = answers if not url.endswith("supposed") else ("not-a-program",)
                assert answer.json()["reason"] in wanted, (sort, url, answer.text)
                asked += 1
        assert asked > 30
        assert not [line for line in await anne.get(f"tables/{table}/chat") if line["text"]]


BODIES: dict[str, Any] = {
    "absent": {"seat": 0, "do": "win"},
    "archive": {"on": True},
    "branch": {"ply": 0, "words": [], "seats": [{"who": "me"}, {"who": "here", "name": "Ami"}]},
    "chat": {"text": "hello"},
    "choose": {"ply": 0, "value": 0},
    "explore": {"ply": 0, "words": []},
    "hint": {"ply": 0},
    "more": {"seat": 0},
    "mute": {"on": True},
    "room/seat": {"seat": 0, "do": "free"},
    "silenced/0": {"on": True},
    "standing": {"seat": 0, "word": "turn"},
    "studies": {"name": "Mine", "branches": [{"parent": -1, "ply": 0, "word": "turn"}]},
    "standing/end": {"seat": 0, "kind": "turn"},
    "takeover": {"seat": 0, "level": "novice"},
    "undo": {"ply": 0},
    "weigh": {"ply": 0, "word": "turn"},
}


async def test_who_watched_before_a_table_was_private_is_sent_away(server: Running) -> None:
    async with (
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
        await server.client().guest("Chloé") as chloe,
    ):
        made = await anne.table("me", "link")
        where = f"tables/{made['id']}"
        async with (
            bruno.live(made["id"]) as theirs,
            chloe.live(made["id"], invite=made["invite"]) as invited,
        ):
            await theirs.next("table")
            await anne.post(f"{where}/room", visibility="private")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await theirs.next("nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
            await invited.send("ping")
            await invited.next("pong")
            await anne.get(where)


async def test_changes_are_limited_as_talk_is(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db", limits=0.05) as server,  # three at once
        await server.client().guest("Anne") as anne,
    ):
        where = f"tables/{(await anne.table('me', 'open'))['id']}/room"
        for shuffle in (True, False, True):
            await anne.post(where, shuffle=shuffle)
        assert (await anne.post(where, 429, shuffle=False))["detail"] == "change"


async def test_public_games_can_be_watched(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        listed = await anne.table("me", "novice", visibility="public")
        hidden = await anne.table("me", "novice")
        watch = [one["id"] for one in (await bruno.get("lobby"))["watch"]]
        assert listed["id"] in watch and hidden["id"] not in watch


async def test_no_two_at_a_table_have_names_that_look_alike(server: Running) -> None:
    async with await guest(server, "Anne-Lise") as anne, await guest(server, "Anne Lise") as bruno:
        made = await anne.table("me", "open", "open")
        where = f"tables/{made['id']}"
        assert (await bruno.post(f"{where}/join", 409))["reason"] == "name-taken"
        await bruno.post("guest", name="Bruno")
        await bruno.post(f"{where}/join")
        assert (await bruno.post("guest", 409, name="Anne Iise"))["reason"] == "name-taken"
        await anne.post("guest", name="Anne Lise")  # nobody is taken for themselves
        async with await guest(server, "Bruno") as carine:
            assert (await carine.post(f"{where}/join", 409))["reason"] == "name-taken"
            await carine.table("me", "novice")  # elsewhere it is as good as any


async def test_a_new_name_is_read_at_the_table_at_once(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        made = await anne.table("me", "here", "open")
        assert [seat["guest"] for seat in made["seats"]] == [True, True, False]
        await anne.post("guest", name="Annabelle")
        state = await anne.get(f"tables/{made['id']}")
        assert [seat["name"] for seat in state["seats"]] == ["Annabelle", "Ami", ""]
        await anne.post("account", name="Annabelle B", password="a long password")
        state = await anne.get(f"tables/{made['id']}")
        assert [seat["guest"] for seat in state["seats"]] == [False, False, False]


# Time and absence.


async def two(server: Running, **more: Any) -> tuple[Client, Client, str]:
    anne, bruno = await guest(server, "Anne"), await guest(server, "Bruno")
    made = await anne.table("me", "open", **more)
    await bruno.post(f"tables/{made['id']}/join")
    return anne, bruno, made["id"]


async def asked_first(server: Running, table: str, *people: Client) -> tuple[Client, Client, int]:
    """Return who is asked, somebody else, and the seat that is asked."""
    actor = (await server.server.hall.get(table)).head.actor
    assert actor is not None
    return people[actor], people[1 - actor], actor


async def test_when_time_is_up_the_others_give_more_or_a_computer_plays(server: Running) -> None:
    anne, bruno, table = await two(server, clock=LIVE)
    late, other, seat = await asked_first(server, table, anne, bruno)
    where = f"tables/{table}"
    assert (await other.post(f"{where}/more", 409, seat=seat))["reason"] == "in-time"
    await spend(server, table, 100)
    assert (await late.get(f"{where}/now"))["clock"]["left"][seat] < 0
    assert (await late.post(f"{where}/more", 409, seat=seat))["reason"] == "seat-taken"
    await other.post(f"{where}/more", seat=seat)
    left = (await late.get(f"{where}/now"))["clock"]["left"][seat]
    assert clock.MORE - 5 < left <= clock.MORE
    assert (await other.post(f"{where}/takeover", 409, seat=seat))["reason"] == "in-time"
    await spend(server, table, clock.MORE + 10)
    await other.post(f"{where}/takeover", seat=seat, level="novice")
    state = await late.get(where)
    assert (state["seats"][seat]["who"], state["seats"][seat]["was"]) == ("computer", True)
    assert "out-of-time" in await notices(late, table)
    assert table in [one["id"] for one in (await late.get("lobby"))["mine"]]
    state = await late.post(f"{where}/return")
    assert (state["seats"][seat]["who"], state["seats"][seat]["you"]) == ("person", True)
    for person in (anne, bruno):
        await person.http.aclose()


async def test_who_chooses_at_the_last_moment_is_not_replaced(server: Running) -> None:
    """The choice is being stored while another asks for a computer player."""
    anne, bruno, table = await two(server, clock=LIVE)
    late, other, seat = await asked_first(server, table, anne, bruno)
    await spend(server, table, 100)
    found = await server.server.hall.get(table)
    moved = await late.get(f"tables/{table}/now")
    word = next(o["word"] for o in moved["ask"]["options"] if o["form"] == "plant")
    async with found.lock:
        body = {"ply": moved["ply"], "word": word}
        chosen = asyncio.ensure_future(late.http.post(f"/api/tables/{table}/choose", json=body))
        await asyncio.sleep(0.3)
        over = {"seat": seat, "level": "novice"}
        taken = asyncio.ensure_future(other.http.post(f"/api/tables/{table}/takeover", json=over))
        await asyncio.sleep(0.3)
    assert (await chosen).status_code == 200
    assert (await taken).json()["reason"] == "in-time"
    assert found.seats[seat].who == "person"
    for person in (anne, bruno):
        await person.http.aclose()


async def test_a_table_may_forbid_to_come_back(server: Running) -> None:
    anne, bruno, table = await two(server, returns=False)
    await bruno.post(f"tables/{table}/resign")
    assert (await bruno.post(f"tables/{table}/return", 405))["reason"] == "not-allowed"
    for person in (anne, bruno):
        await person.http.aclose()


async def gone_for(server: Running, table: str, seconds: float) -> None:
    found = await server.server.hall.get(table)
    then = time.time() - seconds
    found.head = replace(found.head, moved=then)
    found.seats = [replace(seat, away=then) for seat in found.seats]


async def test_of_two_the_one_present_may_win_or_save(server: Running) -> None:
    anne, bruno, table = await two(server)
    away, here, seat = await asked_first(server, table, anne, bruno)
    where = f"tables/{table}"
    refused = await here.post(f"{where}/absent", 409, seat=seat, do="win")
    assert refused["reason"] == "in-time"
    await gone_for(server, table, 1000)
    await here.post(f"{where}/absent", seat=seat, do="save")
    await here.post(f"{where}/absent", seat=seat, do="win")
    moved = await away.get(f"{where}/now")
    assert moved["ask"] is None and moved["result"]["ranking"][1 - seat] == 1
    assert moved["result"]["ranking"][seat] == 2
    state = await away.get(where)
    assert (state["status"], state["quit"]) == ("finished", seat)
    refused = await away.post(f"{where}/choose", 409, ply=moved["ply"], value=0)
    assert refused["reason"] == "over"
    await away.get(f"{where}/record")
    await here.http.post(f"/api/{where}/forget")
    assert table not in [one["id"] for one in (await here.get("lobby"))["mine"]]
    for person in (anne, bruno):
        await person.http.aclose()


async def test_more_than_half_of_those_present_replace_the_one_away(server: Running) -> None:
    people = [await guest(server, name) for name in ("Anne", "Bruno", "Carine")]
    table = (await people[0].table("me", "open", "open"))["id"]
    for person in people[1:]:
        await person.post(f"tables/{table}/join")
    actor = (await server.server.hall.get(table)).head.actor
    assert actor is not None
    here = [person for i, person in enumerate(people) if i != actor]
    async with here[0].live(table) as one, here[1].live(table) as live:
        await one.next("moved")
        await live.next("moved")
        await gone_for(server, table, 1000)
        state = await here[0].post(f"tables/{table}/absent", seat=actor, do="replace")
        assert state["seats"][actor]["who"] == "person" and len(state["votes"]) == 1
        refused = await here[0].post(f"tables/{table}/absent", 405, seat=actor, do="win")
        assert refused["reason"] == "not-allowed"
        state = await here[1].post(f"tables/{table}/absent", seat=actor, do="replace")
        assert state["seats"][actor]["who"] == "computer"
        await live.next("said")
    assert "replaced" in await notices(here[0], table)
    for person in people:
        await person.http.aclose()


async def test_who_loads_the_page_again_is_not_absent(server: Running) -> None:
    anne, bruno, table = await two(server)
    asked, here, seat = await asked_first(server, table, anne, bruno)
    async with here.live(table) as one:
        async with asked.live(table) as live:
            await live.next("moved")
            while not (await one.next("table"))["seats"][seat]["online"]:
                pass
            await gone_for(server, table, 10_000)  # away before, and thinking since
        while (state := await one.next("table"))["seats"][seat]["online"]:
            pass
        assert state["seats"][seat]["away"] > time.time() - 60
        refused = await here.post(f"tables/{table}/absent", 409, seat=seat, do="replace")
        assert refused["reason"] == "in-time"
    for person in (anne, bruno):
        await person.http.aclose()


async def test_an_open_page_holds_no_table_for_ever(server: Running) -> None:
    anne, bruno, table = await two(server)
    silent, here, seat = await asked_first(server, table, anne, bruno)
    async with silent.live(table) as live:
        state = await live.next("table")
        await live.next("moved")
        assert abs(state["now"] - time.time()) < 60
        await gone_for(server, table, state["silent"] - 100)
        refused = await here.post(f"tables/{table}/absent", 409, seat=seat, do="replace")
        assert refused["reason"] == "in-time"
        await gone_for(server, table, state["silent"])
        state = await here.post(f"tables/{table}/absent", seat=seat, do="replace")
        assert state["seats"][seat]["who"] == "computer"
    state = await silent.post(f"tables/{table}/return")
    assert state["seats"][seat]["you"]
    for person in (anne, bruno):
        await person.http.aclose()


async def test_who_is_away_is_noted_with_what_they_have_seen(server: Running) -> None:
    anne, bruno, table = await two(server)
    found = await server.server.hall.get(table)
    async with anne.live(table) as live:
        await live.next("moved")
        assert not leaving.is_absent(found, 0, time.time() + 3600)
    for _ in range(100):
        if found.seats[0].away:
            break
        await asyncio.sleep(0.1)
    assert found.seats[0].away is not None and found.seats[0].seen == found.head.ply
    state = await anne.get(f"tables/{table}")
    assert state["seen"] == found.head.ply
    for person in (anne, bruno):
        await person.http.aclose()


async def test_who_gives_up_alone_ends_the_game(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        made = await anne.table("me", "novice", "novice")
        state = await anne.post(f"tables/{made['id']}/resign", end=True)
        assert (state["status"], state["quit"]) == ("finished", 0)
        moved = await anne.get(f"tables/{made['id']}/now")
        assert moved["result"]["ranking"][0] == 3


async def test_a_rematch_may_be_declined(server: Running) -> None:
    anne, bruno, table = await two(server)
    where = f"tables/{table}"
    await anne.post(f"{where}/resign", end=True)
    new = await bruno.post(f"{where}/rematch")
    state = await anne.post(f"{where}/rematch/decline")
    assert [seat["again"] for seat in state["seats"]] == [False, True]
    assert "declined" in await notices(bruno, new["id"])
    async with anne.live(table) as live:  # who cancels it has not offered it
        assert (await live.next("table"))["next"] == new["id"]
        await bruno.http.post(f"/api/tables/{new['id']}/cancel")
        state = await live.next("table")
    assert state["next"] is None and [seat["again"] for seat in state["seats"]] == [None, None]
    assert (await anne.post(f"{where}/rematch"))["id"] != new["id"]
    for person in (anne, bruno):
        await person.http.aclose()


# Days.


async def test_weekends_do_not_count_if_the_table_says_so() -> None:
    day = clock.DAY
    friday = 1 * day  # 2 January 1970
    rule = DaysClock(days=2, rest=True)
    assert clock.elapsed(rule, friday, friday + day) == day
    assert clock.elapsed(rule, friday + day, friday + 3 * day) == 0  # Saturday and Sunday
    assert clock.elapsed(rule, friday, friday + 7 * day) == 5 * day
    east = DaysClock(days=2, rest=True, zone=120)
    assert clock.elapsed(east, friday + day - 7200, friday + day) == 0  # Saturday has begun there
    assert clock.elapsed(DaysClock(days=2), friday, friday + 7 * day) == 7 * day


# Training.


async def test_against_computer_players_one_may_go_back_to_any_own_decision(
    server: Running,
) -> None:
    async with await guest(server, "Anne") as anne:
        made = await anne.table("me", "novice")
        where = f"tables/{made['id']}"
        moved = await anne.get(f"{where}/now")
        first = moved["ply"]
        for _ in range(3):
            word = moved["ask"]["options"][-1]["word"]
            moved = await anne.post(f"{where}/choose", ply=moved["ply"], word=word)
            while moved["ask"] and not moved["ask"]["options"]:
                since = {"since": moved["ply"], "revision": moved["revision"]}
                moved = await anne.get(f"{where}/now", wait=True, **since)
        moments = await anne.get(f"{where}/moments")
        assert moments["mine"][0] == first and len(moments["mine"]) == 3
        assert set(moments["mine"]) <= set(range(moved["ply"]))
        async with await guest(server, "Bruno") as bruno:
            seen = await bruno.get(f"{where}/moments")
            assert (seen["turns"], seen["mine"]) == (moments["turns"], [])
        back = await anne.post(f"{where}/undo", ply=moved["ply"], to=moments["mine"][1])
        assert back["ply"] == moments["mine"][1]
        back = await anne.post(f"{where}/undo", ply=back["ply"], to=first)
        assert back["ply"] == first and back["ask"]["options"]
        assert (await anne.get(where))["training"]
    anne, bruno, table = await two(server)
    late, _, _ = await asked_first(server, table, anne, bruno)
    moved = await late.get(f"tables/{table}/now")
    refused = await late.post(f"tables/{table}/undo", 409, ply=moved["ply"], to=0)
    assert refused["reason"] == "no-undo"
    for person in (anne, bruno):
        await person.http.aclose()

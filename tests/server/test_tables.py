"""Tables over HTTP: making, joining, choosing, going back, leaving, playing again."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from parvis import seeded
from parvis.engine import Record
from parvis.engine.check import check
from parvis.server.tables import archive
from parvis.server.tables.table import Seat
from tests.engine.orchard import GAME
from tests.server.harness import Client, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("tables") / "parvis.db") as server:
        yield server


async def guest(server: Running, name: str) -> Client:
    return await server.client().guest(name)


async def finish(client: Client, table: str, seed: int = 1) -> Any:
    """Play a table at which all people are one to its end, at random."""
    random = seeded(seed)
    moved = await client.get(f"tables/{table}/now")
    while moved["ask"]:
        options = moved["ask"]["options"]
        if options:
            word = options[random.below(len(options))]["word"]
            moved = await client.post(f"tables/{table}/choose", ply=moved["ply"], word=word)
        else:
            where = {"since": moved["ply"], "revision": moved["revision"]}
            moved = await client.get(f"tables/{table}/now", wait=True, **where)
    return moved


async def choose(client: Client, table: str, form: str, status: int = 200) -> Any:
    moved = await client.get(f"tables/{table}/now")
    option = next(option for option in moved["ask"]["options"] if option["form"] == form)
    return await client.post(
        f"tables/{table}/choose", status, ply=moved["ply"], value=option["value"]
    )


async def test_a_game_against_a_computer_player_is_played_to_its_end(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "novice", "novice")
        assert table["status"] == "running"
        moved = await finish(anne, table["id"])
        assert sorted(moved["result"]["ranking"])[0] == 1
        state = await anne.get(f"tables/{table['id']}")
        assert (state["status"], state["actor"]) == ("finished", None)
        record = await anne.get(f"tables/{table['id']}/record")
        assert len(record["choices"]) == moved["ply"]
        assert "seed" not in record
        growth = await anne.get(f"tables/{table['id']}/growth")
        assert growth["scores"][-1] == moved["result"]["scores"]


async def test_who_sits_down_at_the_same_time_is_not_refused(server: Running) -> None:
    people = [await guest(server, name) for name in ("Anne", "Bruno", "Carine")]
    for _ in range(5):
        table = (await people[0].table("me", "open", "open"))["id"]
        joins = (one.post(f"tables/{table}/join", seat=i) for i, one in enumerate(people) if i)
        await asyncio.gather(*joins)
        assert (await people[0].get(f"tables/{table}"))["status"] == "running"
    for one in people:
        await one.http.aclose()


async def test_of_two_who_take_one_seat_one_has_it(server: Running) -> None:
    people = [await guest(server, name) for name in ("Anne", "Bruno", "Carine")]
    table = (await people[0].table("me", "open", "open"))["id"]
    joins = (one.http.post(f"/api/tables/{table}/join", json={"seat": 1}) for one in people[1:])
    answers = [answer.json() for answer in await asyncio.gather(*joins)]
    assert sorted(answer["type"] for answer in answers) == ["refused", "table"]
    for one in people:
        await one.http.aclose()


async def test_a_start_that_was_interrupted_is_made_up_for(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, await guest(server, "Anne") as anne:
        table = (await anne.table("me", "here", "open"))["id"]
        found = await server.server.hall.get(table)
        await server.server.seating.sit(found, 2, Seat("computer", level="novice"))
        cookie = anne.http.cookies["parvis"]
    async with running(tmp_path / "parvis.db") as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        for _ in range(200):
            if (await anne.get(f"tables/{table}"))["status"] == "running":
                break
            await asyncio.sleep(0.02)
        await finish(anne, table)


async def test_who_resigns_as_the_seats_are_drawn_gives_nobody_elses_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets.SystemRandom, "shuffle", lambda _, seats: seats.reverse())
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = (await anne.table("me", "open", "open", shuffle=True))["id"]
        where = f"/api/tables/{table}"
        await bruno.post(f"tables/{table}/join", seat=2)
        found = await server.server.hall.get(table)
        async with found.lock:
            start = asyncio.ensure_future(anne.http.post(f"{where}/start", json={}))
            await asyncio.sleep(0.3)
            resign = asyncio.ensure_future(bruno.http.post(f"{where}/resign", json={}))
            await asyncio.sleep(0.3)
        assert (await start).status_code == 200
        assert (await resign).json()["reason"] == "not-seated"
        assert [seat.name for seat in found.seats] == ["Bruno", "", "Anne"]


async def test_an_answer_is_not_taken_for_a_question_that_replaced_its_own(server: Running) -> None:
    """Bruno's answer is on its way while Anne goes back and chooses anew."""
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{table}/join")
        where = f"tables/{table}/choose"
        await anne.post(where, ply=0, revision=0, word="turn plant 0")
        seen = await bruno.get(f"tables/{table}/now")
        await anne.post(f"tables/{table}/undo", ply=1)
        again = await anne.post(where, ply=0, revision=1, word="turn plant 0")
        assert (seen["ply"], seen["revision"]) == (again["ply"], 0)
        answer = {"ply": seen["ply"], "value": seen["ask"]["options"][0]["value"]}
        assert (await bruno.post(where, 409, **answer, revision=0))["reason"] == "stale"
        assert (await bruno.post(where, **answer, revision=1))["ply"] > again["ply"]


async def test_a_game_that_goes_on_is_not_lost_among_those_that_are_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LISTED", 1)
    async with await guest(server, "Anne") as anne:
        running = await anne.table("me", "here")
        await finish(anne, (await anne.table("me", "here"))["id"])
        assert [one["id"] for one in (await anne.get("lobby"))["mine"]] == [running["id"]]


async def test_several_play_on_one_device(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        assert [seat["name"] for seat in table["seats"]] == ["Anne", "Ami"]
        moved = await choose(anne, table["id"], "plant")
        assert moved["seat"] == 1
        mine = await anne.get(f"tables/{table['id']}/now", seat=0)
        assert mine["seat"] == 0
        assert mine["ask"]["options"] == []
        await finish(anne, table["id"])


async def test_an_open_seat_is_listed_and_the_last_one_to_sit_down_starts_the_game(
    server: Running,
) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open")
        assert table["status"] == "waiting"
        lobby = await bruno.get("lobby")
        assert table["id"] in [entry["id"] for entry in lobby["open"]]
        assert lobby["mine"] == []
        state = await bruno.post(f"tables/{table['id']}/join")
        assert state["status"] == "running"
        assert [seat["you"] for seat in state["seats"]] == [False, True]
        assert table["id"] not in [entry["id"] for entry in (await bruno.get("lobby"))["open"]]
        assert (await anne.get("lobby"))["mine"][0]["yours"]


async def test_nobody_fills_the_lobby_alone(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        theirs = [(await anne.table("me", "open"))["id"] for _ in range(archive.LISTED_EACH + 2)]
        other = (await bruno.table("me", "open"))["id"]
        async with await guest(server, "Clara") as clara:
            listed = [entry["id"] for entry in (await clara.get("lobby"))["open"]]
        assert other in listed
        assert [one for one in listed if one in theirs] == theirs[: -archive.LISTED_EACH - 1 : -1]


async def test_in_a_full_lobby_everybody_has_a_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LISTED", 3)
    async with (
        running(database) as server,
        await guest(server, "Anne") as anne,
        await guest(server, "Bruno") as bruno,
        await guest(server, "Clara") as clara,
    ):
        first = (await anne.table("me", "open"))["id"]
        theirs = [(await bruno.table("me", "open"))["id"] for _ in range(4)]
        listed = [entry["id"] for entry in (await clara.get("lobby"))["open"]]
    assert listed == [theirs[3], theirs[2], first]


async def test_a_link_seat_needs_the_invitation(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "link")
        where = f"tables/{table['id']}"
        assert table["id"] not in [entry["id"] for entry in (await bruno.get("lobby"))["open"]]
        assert (await bruno.get(where))["invite"] is None
        assert (await bruno.post(f"{where}/join", 409))["reason"] == "no-seat"
        assert (await bruno.post(f"{where}/join", 409, invite="guess"))["reason"] == "no-seat"
        state = await bruno.post(f"{where}/join", invite=table["invite"])
        assert state["status"] == "running"


async def test_the_host_may_start_with_computer_players_on_the_free_seats(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open", "link")
        where = f"tables/{table['id']}"
        assert (await bruno.post(f"{where}/start", 403))["reason"] == "not-yours"
        assert (await bruno.get(f"{where}/now", 409))["reason"] == "not-started"
        state = await anne.post(f"{where}/start", level="novice")
        assert [seat["who"] for seat in state["seats"]] == ["person", "computer", "computer"]
        assert (await anne.post(f"{where}/start", 409))["reason"] == "already-started"
        assert (await bruno.post(f"{where}/join", 409))["reason"] == "already-started"


async def test_who_leaves_before_the_start_frees_the_seat(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open", "open")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        state = await bruno.post(f"{where}/leave")
        assert [seat["who"] for seat in state["seats"]] == ["person", "open", "open"]
        assert (await bruno.post(f"{where}/leave", 403))["reason"] == "not-seated"


async def test_a_seat_for_the_invited_is_not_anybodys_when_it_is_left(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "link", "link")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join", invite=table["invite"])
        state = await bruno.post(f"{where}/leave")
        assert [seat["who"] for seat in state["seats"]] == ["person", "link", "link"]


async def test_only_the_host_may_hold_several_seats(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open", "open", "open")
        where = f"tables/{table['id']}"
        for _ in range(2):
            await bruno.post(f"{where}/join", seat=1)
        refused = await bruno.post(f"{where}/join", 409, seat=2)
        assert refused["reason"] == "seat-taken"
        state = await anne.post(f"{where}/join", seat=2)
        assert [seat["you"] for seat in state["seats"]] == [True, False, True, False]


async def test_nobody_chooses_for_another_seat(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        answer = {"ply": 0, "word": "turn draw"}
        assert (await bruno.post(f"{where}/choose", 403, **answer))["reason"] == "not-your-turn"
        async with await guest(server, "Eve") as eve, server.client() as nobody:
            assert (await eve.post(f"{where}/choose", 403, **answer))["reason"] == "not-seated"
            assert (await nobody.post(f"{where}/choose", 401, **answer))["reason"] == "signed-out"
            assert (await eve.post(f"{where}/undo", 403, ply=0))["reason"] == "not-seated"
            refused = await eve.get(f"{where}/preview", 403, ply=0, value=0)
            assert refused["reason"] == "not-your-turn"
        assert (await anne.get(f"{where}/now"))["ply"] == 0


async def test_what_the_rules_do_not_offer_is_refused_and_changes_nothing(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}"
        illegal: list[dict[str, Any]] = [{"value": 77}, {"word": "turn plant 1"}, {"word": "none"}]
        for body in illegal:
            refused = await anne.post(f"{where}/choose", 409, ply=0, **body)
            assert refused["reason"] == "illegal"
        malformed: list[dict[str, Any]] = [{}, {"value": 0, "word": "turn draw"}, {"value": "x"}]
        for body in malformed:
            refused = await anne.post(f"{where}/choose", 400, ply=0, **body)
            assert refused["reason"] == "malformed"
        refused = await anne.post(f"{where}/choose", 409, ply=1, value=0)
        assert (refused["reason"], refused["ply"]) == ("stale", 0)
        assert (await anne.get(f"{where}/now"))["ply"] == 0


async def test_a_choice_is_taken_back_and_the_turn_restarted(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}"
        before = await anne.get(f"{where}/now", seat=0)
        moved = await choose(anne, table["id"], "plant")
        assert moved["undo"] == {"seat": 0, "back": 0, "start": 0, "barrier": "start"}
        back = await anne.post(f"{where}/undo", ply=moved["ply"])
        assert (back["ply"], back["revision"]) == (0, 1)
        assert back["view"] == before["view"]
        talk = await anne.get(f"{where}/chat")
        assert [said["notice"] for said in talk] == ["started", "took-back"]
        await choose(anne, table["id"], "plant")  # the game goes on from there
        refused = await anne.post(f"{where}/undo", 409, ply=0)
        assert refused["reason"] == "stale"


async def test_going_back_stops_where_chance_has_answered_and_says_so(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        moved = await choose(anne, table["id"], "draw")
        assert moved["undo"] is None
        refused = await anne.post(f"tables/{table['id']}/undo", 409, ply=moved["ply"])
        assert (refused["reason"], refused["barrier"]) == ("no-undo", "chance")


async def test_going_back_stops_where_something_was_revealed_and_says_so(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here", "here")
        where = f"tables/{table['id']}"
        moved = await anne.post(f"{where}/choose", ply=0, word="turn plant 2")
        moved = await anne.post(f"{where}/choose", ply=1, word="raid 1")  # shows a rival's hand
        if moved["ask"]["kind"] == "rob":
            refused = await anne.post(f"{where}/undo", 409, ply=moved["ply"])
            assert (refused["reason"], refused["barrier"]) == ("no-undo", "revealed")


async def test_one_player_can_not_take_back_what_another_chose(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        await anne.post(f"{where}/choose", ply=0, word="turn plant 0")
        refused = await bruno.post(f"{where}/undo", 409, ply=1)
        assert (refused["reason"], refused["barrier"]) == ("no-undo", "another")
        assert (await anne.post(f"{where}/undo", ply=1))["ply"] == 0


async def test_a_preview_says_what_a_choice_changes_and_leaves_the_table_alone(
    server: Running,
) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}"
        shown = await anne.get(f"{where}/preview", ply=0, value=0)
        assert {"path": "sides.0.points", "before": 0, "after": 1} in shown["changes"]
        assert (await anne.get(f"{where}/now"))["view"]["sides"][0]["points"] == 0
        assert (await anne.get(f"{where}/preview", 409, ply=0, value=50))["reason"] == "illegal"


async def test_points_count_as_if_the_game_ended_now(server: Running) -> None:
    async with await guest(server, "Anne") as anne:
        table = await anne.table("me", "here")
        await anne.post(f"tables/{table['id']}/choose", ply=0, word="turn plant 0")
        points = await anne.get(f"tables/{table['id']}/points")
        assert points["scores"] == [1, 0]
        assert points["categories"] == list(GAME.categories)


async def test_a_finished_game_is_seen_at_any_ply_through_anybodys_eyes(server: Running) -> None:
    async with await guest(server, "Anne") as anne, server.client() as nobody:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}"
        assert (await nobody.get(f"{where}/record", 409))["reason"] == "unfinished"
        assert (await nobody.get(f"{where}/growth", 409))["reason"] == "unfinished"
        assert (await nobody.get(f"{where}/at/0", seat=1))["seat"] is None
        end = await finish(anne, table["id"])
        record = Record(**await nobody.get(f"{where}/record"))
        for ply in (0, 1, end["ply"] // 2, end["ply"]):
            then = await nobody.get(f"{where}/at/{ply}", seat=1)
            assert (then["ply"], then["seat"]) == (ply, 1)
        assert then["result"] == end["result"]
        assert record.options == {}
        assert (await nobody.get(f"{where}/at/{end['ply'] + 1}", 404))["reason"] == "not-found"
        assert (await nobody.get(f"{where}/at/0", 404, seat=7))["reason"] == "not-found"
        assert (await anne.post(f"{where}/undo", 409, ply=end["ply"]))["reason"] == "over"


async def test_a_record_is_brought_and_looked_at(server: Running) -> None:
    record = check(GAME, 3, 5)
    async with await guest(server, "Anne") as anne, server.client() as nobody:
        answer = await anne.http.post("/api/records", content=record.to_json())
        table = answer.json()
        assert (table["status"], table["ply"]) == ("study", len(record.choices))
        then = await nobody.get(f"tables/{table['id']}/at/7", seat=2)
        assert then["ask"] is not None
        again = await nobody.get(f"tables/{table['id']}/record")
        assert tuple(again["choices"]) == record.choices
        refused = await anne.post(f"tables/{table['id']}/choose", 409, ply=table["ply"], value=0)
        assert refused["reason"] == "over"


async def test_a_record_that_does_not_follow_the_rules_is_refused(server: Running) -> None:
    record = check(GAME, 2, 5)
    wrong = record.until(4).plus("turn plant 77")
    async with await guest(server, "Anne") as anne:
        answer = await anne.http.post("/api/records", content=wrong.to_json())
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-record")
        assert "choice 4" in answer.json()["detail"]
        answer = await anne.http.post("/api/records", content=b'{"game": "orchard"}')
        assert answer.json()["reason"] == "malformed"
        unknown = await anne.post("records", 400, game="chess", version=1, seats=2)
        assert unknown["reason"] == "bad-record"


async def test_who_resigns_is_replaced_by_a_computer_player(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        state = await anne.post(f"{where}/resign", level="novice")
        assert [seat["who"] for seat in state["seats"]] == ["computer", "person"]
        assert state["seats"][0]["left"]
        moved = await bruno.get(f"{where}/now", wait=True, since=0)
        assert moved["ply"] > 0
        assert (await anne.post(f"{where}/resign", 403))["reason"] == "not-seated"
        talk = await anne.get(f"{where}/chat")
        assert "resigned" in [said["notice"] for said in talk]


async def test_when_time_has_run_out_the_others_may_let_a_computer_player_take_over(
    server: Running,
) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        clock = {"mode": "live", "bank": 60, "increment": 0}
        table = await anne.table("me", "open", clock=clock)
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        moved = await bruno.get(f"{where}/now")
        assert moved["clock"]["running"] == 0
        assert 59 < moved["clock"]["left"][0] <= 60
        refused = await bruno.post(f"{where}/takeover", 409, seat=0)
        assert refused["reason"] == "in-time"
        live = await server.server.hall.get(table["id"])
        live.banks = type(live.banks)([0.0, 60.0], 0, live.banks.since)
        state = await bruno.post(f"{where}/takeover", seat=0, level="novice")
        assert state["seats"][0]["who"] == "computer"
        moved = await bruno.get(f"{where}/now", wait=True, since=0)
        while moved["ask"]["seat"] == 0:
            moved = await bruno.get(f"{where}/now", wait=True, since=moved["ply"])
        assert moved["clock"]["running"] == 1


async def test_the_next_table_is_one_for_all(server: Running) -> None:
    async with await guest(server, "Anne") as anne, await guest(server, "Bruno") as bruno:
        table = await anne.table("me", "open")
        where = f"tables/{table['id']}"
        await bruno.post(f"{where}/join")
        assert (await anne.post(f"{where}/rematch", 409))["reason"] == "unfinished"
        while True:
            moved = await anne.get(f"{where}/now")
            if moved["ask"] is None:
                break
            player = (anne, bruno)[moved["ask"]["seat"]]
            await player.post(f"{where}/choose", ply=moved["ply"], **await first(player, where))
        one = await bruno.post(f"{where}/rematch")
        assert one["status"] == "waiting"
        assert [seat["again"] for seat in (await anne.get(where))["seats"]] == [None, True]
        started = await anne.post(f"{where}/rematch")  # her place was kept for her
        assert one["id"] == started["id"] == (await anne.get(where))["next"]
        assert started["status"] == "running"
        assert [seat["name"] for seat in started["seats"]] == ["Bruno", "Anne"]


async def first(player: Client, where: str) -> dict[str, int]:
    moved = await player.get(f"{where}/now")
    return {"value": moved["ask"]["options"][-1]["value"]}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"who": "me"}, {"who": "open"}]},
        {"game": "orchard", "seats": [{"who": "me"}]},
        {"game": "orchard", "seats": [{"who": "me"}, {"who": "open"}], "options": {"odd": 1}},
        {"game": "orchard", "seats": [{"who": "computer"}, {"who": "computer"}]},
        {
            "game": "orchard",
            "seats": [{"who": "me"}, {"who": "open"}],
            "clock": {"mode": "days", "days": 1000},
        },
    ],
)
async def test_a_table_that_can_not_be_is_refused(server: Running, body: dict[str, Any]) -> None:
    async with await guest(server, "Anne") as anne:
        assert (await anne.post("tables", 400, **body))["reason"] == "bad-setup"


async def test_what_is_said_is_read_by_all(server: Running) -> None:
    async with await guest(server, "Anne") as anne, server.client() as nobody:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}/chat"
        said = await anne.post(where, type="say", text="  Bonjour !  ")
        assert (said["text"], said["seat"], said["name"]) == ("Bonjour !", 0, "Anne")
        assert (await nobody.get(where))[-1]["text"] == "Bonjour !"
        assert (await nobody.post(where, 401, type="say", text="Hm"))["reason"] == "signed-out"
        assert (await anne.post(where, 400, type="say", text=" "))["reason"] == "malformed"


async def test_tables_survive_a_restart_and_computer_players_go_on(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server, await guest(server, "Anne") as anne:
        table = await anne.table("me", "novice")
        cookie = anne.http.cookies["parvis"]
        server.server.hall.wake = lambda table: None  # type: ignore[method-assign]
        moved = await choose(anne, table["id"], "plant")
        assert moved["ask"]["seat"] == 1
    async with running(tmp_path / "parvis.db") as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        where = {"since": moved["ply"], "revision": moved["revision"], "wait": True}
        later = await anne.get(f"tables/{table['id']}/now", **where)
        assert later["ask"]["seat"] == 0 or later["ply"] > moved["ply"]
        await finish(anne, table["id"])

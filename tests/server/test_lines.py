"""Lines through finished games: explored by hand, judged, and played on."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from parvis.games import game as game_of
from parvis.server.store.schema import FEATS, MEMORIES
from tests.server.harness import Client, Running, running
from tests.server.test_analysis import record


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("lines") / "parvis.db") as server:
        yield server


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def brought(client: Client, seed: int = 1) -> tuple[str, list[str]]:
    """Bring a record; return where its table is, and its words."""
    made = record(seed=seed)
    table = await client.post("records", **made)
    return f"tables/{table['id']}", list(made["choices"])


async def test_every_moment_is_shown_as_the_seat_sees_it_that_chooses(server: Running) -> None:
    async with await server.client().guest("Anne") as anne, server.client() as stranger:
        where, words = await brought(anne)
        for ply in range(len(words)):
            seen = await stranger.post(f"{where}/explore", ply=ply)
            moved = seen["moved"]
            assert (moved["ply"], seen["words"], moved["events"]) == (ply, [], [])
            assert moved["undo"] is None and moved["result"] is None
            offered = [option["word"] for option in moved["ask"]["options"]]
            assert words[ply] in offered and len(set(offered)) == len(offered)
            if moved["ask"]["seat"] >= 0:
                assert moved["seat"] == moved["ask"]["seat"]
                assert moved["view"]["sides"][moved["seat"]]["hand"] is not None
        end = await stranger.post(f"{where}/explore", ply=len(words), judge=True)
        assert end["moved"]["ask"] is None
        assert sum(end["wins"]) == pytest.approx(1)
        assert end["points"] == end["moved"]["result"]["scores"]


async def test_a_line_may_leave_out_what_is_forced_and_let_chance_draw(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where, words = await brought(anne)
        whole = await anne.post(f"{where}/explore", ply=0, words=words)
        assert whole["words"] == words and whole["moved"]["result"] is not None
        start = await anne.post(f"{where}/explore", ply=0)
        line: list[str] = []
        now = start["moved"]
        while now["ask"] is not None:
            chance = now["ask"]["seat"] < 0
            line.append("" if chance else now["ask"]["options"][-1]["word"])
            found = await anne.post(f"{where}/explore", ply=0, words=line)
            now, line = found["moved"], found["words"]
            assert all(line)
        again = await anne.post(f"{where}/explore", ply=0, words=line)
        assert again["moved"]["view"] == now["view"]


async def test_a_line_is_judged_by_who_judges_the_curve(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where, words = await brought(anne)
        first = await anne.post(f"{where}/explore", ply=20, judge=True)
        assert sum(first["wins"]) == pytest.approx(1, abs=0.001) and len(first["points"]) == 2
        again = await anne.post(f"{where}/explore", ply=20, judge=True)
        assert (again["wins"], again["points"]) == (first["wins"], first["points"])


async def test_what_is_not_offered_or_not_there_is_refused(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where, words = await brought(anne)
        far = await anne.post(f"{where}/explore", 404, ply=len(words) + 1)
        assert far["reason"] == "not-found"
        assert (await anne.post(f"{where}/explore", 404, ply=-1))["reason"] == "not-found"
        for line in (["dance"], ["", "", "rob 0"], [*words, "turn draw"]):
            refused = await anne.post(f"{where}/explore", 409, ply=0, words=line)
            assert refused["reason"] == "illegal"


async def test_nothing_of_a_running_game_can_be_had(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        table = await anne.table("me", "here")
        where = f"tables/{table['id']}"
        seats = [{"who": "me"}, {"who": "computer"}]
        for path, body in (
            ("explore", {"ply": 0, "words": []}),
            ("explore", {"ply": 0, "words": [""], "judge": True}),
            ("branch", {"ply": 0, "seats": seats}),
            ("weigh", {"ply": 0, "word": "turn draw"}),
            ("studies", {"name": "No", "branches": [{"parent": -1, "ply": 0, "word": "x"}]}),
        ):
            refused = await anne.post(f"{where}/{path}", 409, **body)
            assert refused["reason"] == "unfinished"
        begun = {**record(), "choices": record()["choices"][:-4]}
        study = await anne.post("records", **begun)
        refused = await anne.post(f"tables/{study['id']}/explore", 409, ply=0)
        assert refused["reason"] == "unfinished"


async def test_another_choice_is_weighed_against_the_best(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where, words = await brought(anne)
        ply, moved = await _choice(anne, where, words, 12)
        word = moved["ask"]["options"][0]["word"]
        decision = await anne.post(f"{where}/weigh", ply=ply, word=word)
        assert decision["ply"] == ply and decision["played"]["word"] == word
        assert decision["offered"] == len(moved["ask"]["options"])
        assert decision["low"] <= decision["loss"] <= decision["high"]
        assert decision["best"] is None or decision["best"]["word"] != word
        assert (await anne.post(f"{where}/weigh", 409, ply=ply, word="nothing"))["reason"]
        drawn = next(ply for ply, word in enumerate(words) if word.startswith("draw"))
        assert (await anne.post(f"{where}/weigh", 404, ply=drawn, word="draw 0"))["reason"]


async def _choice(client: Client, where: str, words: list[str], ply: int) -> tuple[int, Any]:
    """Return the first real choice of a seat from a ply on."""
    for number in range(ply, len(words)):
        moved = (await client.post(f"{where}/explore", ply=number))["moved"]
        if moved["ask"]["seat"] >= 0 and len(moved["ask"]["options"]) > 1:
            return number, moved
    raise AssertionError("nobody had anything to choose")


async def test_a_game_is_played_on_from_any_moment(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where, words = await brought(anne)
        ply, moved = await _choice(anne, where, words, 10)
        seats = [{"who": "me"}, {"who": "here", "name": "Ami"}]
        other = moved["ask"]["options"][0]["word"]
        table = await anne.post(f"{where}/branch", ply=ply, seats=seats, words=[other])
        assert table["status"] == "running" and table["training"] is True
        assert [seat["name"] for seat in table["seats"]] == ["Anne", "Ami"]
        now = await anne.get(f"tables/{table['id']}/now")
        while now["ask"] is not None:
            word = now["ask"]["options"][0]["word"]
            now = await anne.post(f"tables/{table['id']}/choose", ply=now["ply"], word=word)
        made = await anne.get(f"tables/{table['id']}/record")
        assert made["choices"][: ply + 1] == [*words[:ply], other]
        computers = [{"who": "computer", "level": "novice"}, {"who": "me"}]
        against = await anne.post(f"{where}/branch", ply=ply, seats=computers)
        assert against["seats"][0]["level"] == "novice" and against["seats"][1]["you"]


async def test_a_game_that_is_played_on_counts_nowhere(tmp_path: Path) -> None:
    emara = game_of("emara")
    made = record(1, game=emara)
    async with (
        running(tmp_path / "parvis.db", games={"emara": emara}) as server,
        await server.client().guest("Anne") as anne,
    ):
        where = f"tables/{(await anne.post('records', **made))['id']}"
        words = made["choices"]
        ply = len(words) - 1
        while (await anne.post(f"{where}/explore", ply=ply))["moved"]["ask"]["seat"] < 0:
            ply -= 1
        table = await anne.post(f"{where}/branch", ply=ply, seats=[{"who": "me"}])
        now = await anne.get(f"tables/{table['id']}/now")
        while now["ask"] is not None:
            word = now["ask"]["options"][0]["word"]
            now = await anne.post(f"tables/{table['id']}/choose", ply=now["ply"], word=word)
        assert await server.server.store.read(_kept) == 0


def _kept(c: sa.Connection) -> int:
    """Count what is kept of people's games beside the games."""
    return sum(len(c.execute(sa.select(table)).all()) for table in (FEATS, MEMORIES))


async def test_a_table_to_play_on_must_make_sense(server: Running) -> None:
    async with await server.client().guest("Anne") as anne, server.client() as stranger:
        where, words = await brought(anne)
        me, computer = {"who": "me"}, {"who": "computer"}
        for seats in ([me], [computer, computer], [me, {"who": "open"}], [me, {"who": "link"}]):
            refused = await anne.post(f"{where}/branch", 400, ply=3, seats=seats)
            assert refused["reason"] == "bad-setup"
        both = [me, computer]
        over = await anne.post(f"{where}/branch", 409, ply=len(words), seats=both)
        assert over["reason"] == "over"
        assert (await stranger.post(f"{where}/branch", 401, ply=3, seats=both))["reason"]


async def test_a_tree_of_variations_is_kept_shared_and_changed(server: Running) -> None:
    async with await server.client().guest("Anne") as anne, server.client() as stranger:
        where, words = await brought(anne)
        ply, moved = await _choice(anne, where, words, 10)
        options = [option["word"] for option in moved["ask"]["options"]]
        line = await anne.post(f"{where}/explore", ply=ply, words=[options[0]])
        ask = line["moved"]["ask"]
        then = "" if ask["seat"] < 0 else ask["options"][0]["word"]
        after = await anne.post(f"{where}/explore", ply=ply, words=[*line["words"], then])
        second = after["words"][len(line["words"])]
        root = {"parent": -1, "ply": ply, "word": options[0], "name": "Bold", "wins": [0.6, 0.4]}
        branches = [
            root,
            {"parent": 0, "ply": ply, "word": second},
            {"parent": -1, "ply": ply, "word": options[1], "name": "Calm"},
        ]
        assert (await anne.get(f"{where}/studies")) == []
        made = await anne.post(f"{where}/studies", name=" My  lines ", branches=branches)
        assert made["name"] == "My lines" and made["yours"] and made["by"] == "Anne"
        told = made["told"]
        assert [one["picked"]["word"] for one in told] == [options[0], second, options[1]]
        assert told[0]["kind"] == moved["ask"]["kind"] and told[0]["seat"] == moved["ask"]["seat"]
        (card,) = await anne.get(f"{where}/studies")
        assert (card["id"], card["branches"]) == (made["id"], 3)
        study = f"studies/{made['id']}"
        shared = await stranger.get(study)  # by its link
        assert shared["branches"] == made["branches"] and not shared["yours"]
        assert shared["branches"][0]["wins"] == [0.6, 0.4]
        file = await stranger.get(f"{study}/file")
        assert file["record"]["choices"] == words and file["branches"] == made["branches"]
        changed = {"name": "Mine", "branches": [root]}
        async with await server.client().guest("Bruno") as bruno:
            for who, status in ((stranger, 401), (bruno, 404)):
                answer = await who.http.put(f"/api/{study}", json=changed)
                assert answer.status_code == status
                assert (await who.http.delete(f"/api/{study}")).status_code == status
        assert (await anne.http.put(f"/api/{study}", json=changed)).json()["name"] == "Mine"
        for wrong in (
            [{**root, "word": "dance"}],
            [{**root, "parent": 0}],
            [{**root, "ply": len(words)}],
            [root, {"parent": 0, "ply": ply + 1, "word": second}],
        ):
            refused = await anne.post(f"{where}/studies", 409, name="No", branches=wrong)
            assert refused["reason"] == "illegal"
        refused = await anne.post(f"{where}/studies", 400, name="\u200b", branches=[root])
        assert refused["reason"] == "bad-name"
        assert (await anne.http.delete(f"/api/{study}")).status_code == 204
        assert (await stranger.get(study, 404))["reason"] == "not-found"


async def test_a_judge_that_fails_is_no_answer(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("failing")
    async with (
        running(folder / "parvis.db", [sys.executable, "-c", ""], 5) as server,
        await server.client().guest("Anne") as anne,
    ):
        where, _ = await brought(anne)
        refused = await anne.post(f"{where}/explore", 503, ply=9, judge=True)
        assert refused["reason"] == "no-answer" and "detail" not in refused

"""The bot in docs/protocol.md plays a whole game against the server, and wins or loses."""

import asyncio
import re
import sys
from pathlib import Path

import msgspec

from parvis.games import game_names
from parvis.server.web import live
from parvis.server.web.app import MODULES, handlers_of
from parvis.server.wire.bodies import NewTable
from tests.server.harness import running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def bot() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_is_short() -> None:
    lines = [line for line in bot().splitlines() if line.strip()]
    assert len(lines) <= 32


async def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(bot(), encoding="utf-8")
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bot") as owner,
    ):
        token = (await owner.post("tokens", label="bot"))["secret"]
        table = await anne.table("me", "link")
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, str(program), server.url, token, table["id"], table["invite"]],
            stdout=asyncio.subprocess.PIPE,
        )
        async with anne.live(table["id"]) as live:
            moved = await live.next("moved")
            while moved["ask"]:
                options = moved["ask"]["options"]
                moved = await (live.choose(moved) if options else live.next("moved"))
                assert moved["type"] == "moved"
        output, _ = await asyncio.wait_for(process.communicate(), 20)
        assert process.returncode == 0
        assert output.decode().strip() == str(moved["result"]["scores"])


def test_the_table_of_the_documentation_can_be_made() -> None:
    (body,) = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    table = msgspec.json.decode(body, type=NewTable)
    assert [seat.who for seat in table.seats] == ["me", "open", "computer"]
    assert table.game in game_names()


def named(path: str) -> str:
    """Return a path with its parameters left open: each page names them as it likes."""
    return re.sub(r"\{[^}]+\}(\.ftl)?", "{}", path)


def test_every_path_of_the_api_is_explained_and_no_other() -> None:
    text = PAGE.read_text(encoding="utf-8")
    told = {
        (method, named(path))
        for methods, path in re.findall(r"`((?:[A-Z]+, )*[A-Z]+) (/api/[^ `?]+)", text)
        for method in methods.split(", ")
    } | {("", named(path)) for path in re.findall(r"`(/api/[^ `?]+/live)", text)}
    assert told == {
        (method, named(path))
        for module in (*MODULES, live)
        for handler in handlers_of(module)
        for path in handler.paths
        for method in getattr(handler, "http_methods", [""])
    }


def test_what_happens_above_a_limit_is_explained() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    for word in ("429", "`too-fast`", "`wait`", "`Retry-After`"):
        assert word in text, word

"""docs/tutorial-bot.md: somebody who types what it says gets a bot on the leaderboard."""

import contextlib
import re
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, Block, blocks, environment, python, shell

PAGE = ROOT / "docs" / "tutorial-bot.md"


def until(ready: Any, seconds: float = 120.0) -> None:
    """Wait for something to be so."""
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.2)


@contextlib.contextmanager
def started(text: str, folder: Path, home: Path) -> Iterator[Path]:
    """Run a command in the background; yield the file of what it prints."""
    out = folder / f"{text.split()[1]}.out"
    with out.open("w") as file:
        process = subprocess.Popen(
            ["bash", "-c", f"exec {text.strip()}"], cwd=folder, stdout=file,
            stderr=subprocess.STDOUT, env=environment(XDG_DATA_HOME=str(home)),
        )  # fmt: skip
    try:
        yield out
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)


def here(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def free_port() -> str:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return str(made.getsockname()[1])


@pytest.mark.timeout(1200)
def test_every_step_works_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PARVIS_DATABASE_URL", raising=False)
    home, port, token = tmp_path / "home", free_port(), ""
    names: dict[str, Any] = {}
    printed: list[tuple[Block, str]] = []
    with contextlib.ExitStack() as running:
        for block in blocks(PAGE):
            text = block.text.replace("8421", port).replace("TOKEN", token)
            if block.language == "python" and block.title:
                Path(block.title).write_text(text)
            elif block.language == "python":
                printed.append((block, python(text, names)))
            elif block.title in ("first terminal", "second terminal, with your token"):
                out = running.enter_context(started(text, tmp_path, home))
                if block.title == "first terminal":
                    until(lambda: here(f"http://127.0.0.1:{port}"))
                else:
                    until(lambda out=out: "waits for challenges" in out.read_text())
                    assert "MyBot" in out.read_text()
            elif block.language == "sh":
                printed.append((block, shell(text, tmp_path, XDG_DATA_HOME=str(home))))
                if block.title == "second terminal":
                    token = re.findall(r"parvis-[\w-]{30,}", printed[-1][1])[0]
    told = [out for _, out in printed]
    assert "Crown of Emara" in told[0]
    assert "chooses from" in told[2]
    better = re.findall(r"own:mybot:MyBot beats random in (\d+)", told[3])
    assert better and int(better[0]) > 55, told[3]
    assert not [out for out in told if "forfeited" in out]
    board = Path("leaderboard.md").read_text()
    assert "`own:mybot:MyBot`" in board and "`greedy`" in board
    assert Path("game.json").stat().st_size > 1000
    assert Path("out/mybot/report.html").exists()


def test_the_first_section_names_what_there_is() -> None:
    [setup] = [block for block in blocks(PAGE) if block.language == "console"]
    made = set(re.findall(r"make (\w+)", setup.text))
    rules = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert made and made <= rules


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/*.md")), ids=lambda page: page.name)
def test_every_link_to_a_page_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / link).exists(), link

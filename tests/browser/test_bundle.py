"""What a browser must fetch: little, and all of it from here."""

import gzip
import re
from pathlib import Path

from tests.browser.conftest import ROOT

BUILT = ROOT / "src" / "parvis" / "web"
MOST = 300_000


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_the_first_page_is_under_300_kb_without_fonts() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page)
    assert any(name.endswith(".js") for name in linked)
    assert packed(BUILT / "index.html") + sum(packed(BUILT / name) for name in linked) < MOST / 2


def test_with_any_one_game_it_is_under_300_kb_as_well() -> None:
    games = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    files = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    of = {game: [path for path in files if path.name.startswith(f"{game}-")] for game in games}
    shared = sum(packed(path) for path in files if not any(path in own for own in of.values()))
    for game, own in of.items():
        assert shared + sum(packed(path) for path in own) < MOST, game


def test_the_sounds_are_under_150_kb() -> None:
    assert 0 < sum(path.stat().st_size for path in BUILT.rglob("*.wav")) < 150_000


def test_every_game_with_a_board_has_a_chunk_of_its_own() -> None:
    boards = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    chunks = {path.name.split("-")[0] for path in BUILT.glob("assets/*.js")}
    assert "piliers" in boards
    assert boards <= chunks


def test_the_page_runs_under_a_strict_policy() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert "style=" not in page
    assert not re.search(r"<script(?![^>]*src=)", page)

"""What a browser must fetch: little, and all of it from here."""

import gzip
import re

from tests.browser.conftest import ROOT

BUILT = ROOT / "src" / "parvis" / "web"
MOST = 300_000


def test_the_bundle_of_all_games_is_under_300_kb_without_fonts() -> None:
    files = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert any(path.name == "index.html" for path in files)
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) < MOST


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

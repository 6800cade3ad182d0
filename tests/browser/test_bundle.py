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


def needed(*chunks: Path) -> set[Path]:
    """Return all that these chunks fetch with them: what they import, and their own sheets."""
    found, waiting = set[Path](), list(chunks)
    while waiting:
        chunk = waiting.pop()
        if chunk not in found:
            found |= {chunk, *chunk.parent.glob(f"{named(chunk)}-*.css")}
            imports = re.findall(r'(?:from|import)"\./([^"]+\.js)"', chunk.read_text("utf-8"))
            waiting += [chunk.parent / name for name in imports]
    return found


def named(chunk: Path) -> str:
    """Return what a chunk was called before its mark was added: the mark has 8 letters."""
    return chunk.stem[:-9]


def test_a_game_with_any_page_beside_it_is_under_300_kb_as_well() -> None:
    games = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    chunks = {named(path): path for path in (BUILT / "assets").glob("*.js")}
    text = "".join(path.read_text("utf-8") for path in chunks.values())
    later = {Path(name).name for name in re.findall(r'import\([`"]\./([^`"]+\.js)[`"]\)', text)}
    pages = {name for name, path in chunks.items() if path.name in later} - games
    assert {"AnalysisLoader", "MyGames", "People"} <= pages
    # of words in files of their own a browser fetches one language
    words = max(sum(map(packed, BUILT.rglob(f"{code}-*.ftl"))) for code in ("fr", "en"))
    for game in games:
        table = [chunks["index"], chunks["TablePage"], chunks[game]]
        for page in pages:
            fetched = needed(*table, chunks[page])
            assert words + sum(map(packed, fetched)) < MOST, (game, page)


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

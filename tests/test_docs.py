"""The documentation says what is true: its pages, links, commands, snippets and paths."""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools import modules

from parvis.cli import parser

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
START = sorted((DOCS / "start").glob("*.md"))
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))

pytestmark = pytest.mark.xdist_group("docs")  # one site for all


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site of a copy of the documentation; a warning fails the build."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(DOCS, folder / "docs")
    (folder / "src").symlink_to(ROOT / "src")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    done = subprocess.run(
        [Path(sys.executable).parent / "zensical", "build", "--strict", "-f", "mkdocs.yml"],
        cwd=folder, check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


class Loads(HTMLParser):
    """Collects what a page loads by itself; links that a reader follows are no loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        loaded = values.get("src") or (values.get("href") if tag == "link" else None)
        if loaded:
            self.found.append(loaded)


def test_the_site_asks_no_outside_server(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) >= len(PAGES)
    for page in pages:
        loads = Loads()
        loads.feed(page.read_text())
        assert loads.found
        outside = [one for one in loads.found if one.startswith(("http:", "https:", "//"))]
        assert not outside, f"{page}: {outside}"


def test_every_block_of_code_is_shown_as_one(site: Path) -> None:
    pages = [path for path in site.rglob("*.html") if "```" in path.read_text()]
    assert not pages  # a fence with a bad header stays in the text


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r"(?:^|[ :])([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.M)
    assert sorted(listed) == PAGES


def test_the_architecture_names_only_what_exists() -> None:
    text = (DOCS / "architecture.md").read_text()
    rows = re.findall(r"^\| (`[^|]+) \|", text.split("## Where things are")[1], re.M)
    assert len(rows) > 15
    for path in (one for row in rows for one in re.findall(r"`([^`]+)`", row)):
        folder = ROOT if path.startswith("web/") else ROOT / "src" / "parvis"
        assert list(folder.glob(path.replace("<game>", "*"))), path


def test_the_architecture_names_every_part() -> None:
    text = (DOCS / "architecture.md").read_text()
    package = ROOT / "src" / "parvis"
    parts = [
        path for path in (*package.iterdir(), *(package / "server").iterdir()) if path.is_dir()
    ]
    names = {
        path.relative_to(package).as_posix() for path in parts if (path / "__init__.py").exists()
    }
    missing = [name for name in sorted(names - {"server", "games"}) if f"`{name}/" not in text]
    assert not missing


def test_every_module_is_listed_with_what_it_is_for() -> None:
    assert modules.PAGE.read_text() == modules.page()  # else: python -m tools.modules
    undocumented = [
        path
        for path in modules.PACKAGE.rglob("*.py")
        if path.read_text() and not modules.summary(path)
    ]
    assert not undocumented


@pytest.mark.parametrize("page", START, ids=lambda path: path.stem)
def test_every_command_of_getting_started_exists(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M)
    commands = [line.strip() for line in page.read_text().splitlines() if line.startswith("    ")]
    tried = 0
    for command in commands:
        words = [word for word in command.split() if not re.match(r"[A-Z_]+=", word)]
        if words[0] == "parvis":
            assert vars(parser().parse_args(words[1:] or ["serve"]))  # exits if it can't be
        elif words[0] == "make":
            assert words[1] in targets
        else:
            continue
        tried += 1
    assert tried


def test_the_snippet_of_getting_started_runs() -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", (DOCS / "start" / "study.md").read_text(), re.S)
    done = subprocess.run(
        [sys.executable, "-c", snippet], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert 0.0 <= (float(done.stdout) + 1) / 2 <= 1.0  # a reward

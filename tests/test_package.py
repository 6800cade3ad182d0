"""What is given away: the wheel holds all that is needed to play, the sources all to build it."""

import doctest
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import msgspec
import pytest
from tools import release

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "parvis"

pytestmark = pytest.mark.xdist_group("package")  # one wheel for all


def build(folder: Path, sort: str, where: Path, kind: str = "plain") -> Path:
    """Build a distribution of a folder, in a process of its own, and return its file."""
    environment = {**os.environ, "PARVIS_BUILD": kind}
    command = [sys.executable, "-m", "hatchling", "build", "-t", sort, "-d", str(where)]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (made,) = where.iterdir()
    return made


def held(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if name.startswith("parvis/")}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.mark.parametrize("pattern", ["**/*.py", "**/*.ftl", "**/*.mako", "web/**/*"])
def test_the_wheel_holds_code_words_and_client(wheel: Path, pattern: str) -> None:
    here = {f"parvis/{p.relative_to(PACKAGE)}" for p in PACKAGE.glob(pattern) if p.is_file()}
    assert here and here <= held(wheel)


def test_the_wheel_holds_the_rules_of_every_game(wheel: Path) -> None:
    rules = {f"parvis/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert rules and rules <= held(wheel)


def test_the_sources_build_the_same_wheel_and_need_no_node(wheel: Path, tmp_path: Path) -> None:
    """The client in them is as new as its sources, so it is not built again."""
    sources = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(sources) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4 has it
        packed.extractall(tmp_path)
    unpacked = tmp_path / sources.name.removesuffix(".tar.gz")
    assert held(build(unpacked, "wheel", tmp_path / "again")) == held(wheel)
    assert not (unpacked / "web" / "node_modules").exists()


def snippets() -> dict[str, str]:
    """Return every example of the README and the docs, by a name for its file."""
    found: dict[str, str] = {}
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        fenced = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
        name = ""
        for i, text in enumerate(fenced):
            examples = doctest.DocTestParser().get_examples(text)
            source = "".join(example.source for example in examples) or text
            if i and "import " not in source:  # it goes on with the example before
                found[name] += source
                continue
            name = f"{page.stem.lower()}_{i}"
            found[name] = source
    return found


def test_what_the_docs_show_has_types_for_those_who_install_parvis(
    wheel: Path, tmp_path: Path
) -> None:
    """The examples are somebody's own files, beside a Parvis that they have installed."""
    venv.create(tmp_path / "venv", symlinks=True)
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    (site / "needed.pth").write_text(f"{Path(msgspec.__file__).parents[1]}\n")
    own = tmp_path / "own"
    own.mkdir()
    for name, source in snippets().items():
        (own / f"{name}.py").write_text(source)
    (own / "games.py").write_text(
        "from typing import reveal_type\n\nimport parvis\nimport parvis.games.piliers\n\n"
        "reveal_type(parvis.games.piliers.GAME)\nreveal_type(parvis.game_names())\n"
    )
    (own / "mypy.ini").write_text("[mypy-pyspiel]\nignore_missing_imports = true\n")  # has no types
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    python = tmp_path / "venv" / "bin" / "python"
    done = subprocess.run([*command, "--python-executable", str(python), "."], cwd=own,
                          check=False, capture_output=True, text=True)  # fmt: skip
    assert done.returncode == 0, done.stdout
    revealed = "Game[parvis.games.piliers.state.State, parvis.games.piliers.seen.View]"
    assert revealed in done.stdout and "tuple[str, ...]" in done.stdout
    for name in ("games", "architecture_0", "players_0"):
        subprocess.run([python, own / f"{name}.py"], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("## Unreleased\n\n### A\n- x\n\n## 0.1.0 - 2026-11-19\n- y\n", "under Unreleased"),
        ("## 0.1.0\n- y\n", "no section"),
        ("## Unreleased\n\n## 0.1.0 - 2026-11-19\n- y\n\n## 0.0.9 - 2026-01-01\n- z\n", ""),
    ],
)
def test_release_notes_leave_nothing_out(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(text)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    if told:
        with pytest.raises(release.Failed, match=told):
            release.notes("0.1.0")
    else:
        assert release.notes("0.1.0") == "## 0.1.0 - 2026-11-19\n- y\n"

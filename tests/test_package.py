"""What is given away: the wheel holds all that is needed to play, the sources all to build it."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "parvis"


def build(folder: Path, sort: str, where: Path) -> Path:
    """Build a distribution of a folder, in a process of its own, and return its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", sort, "-d", str(where)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
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

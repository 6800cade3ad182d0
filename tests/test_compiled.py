"""The compiled build runs by itself, never from sources that have changed."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from parvis import compiled
from parvis.server.computers.pool import Worker
from tests.test_package import build

ROOT = Path(__file__).parents[1]

FOLDER = compiled.folder()
needs_build = pytest.mark.skipif(
    FOLDER is None or not FOLDER.is_dir(), reason="no compiled build of these sources"
)

SAY = "from parvis import compiled; print(compiled.running())"


def ran(code: str, source: Path, wanted: str = "", python: str = sys.executable) -> str:
    """Run code with the package at `source`, in a process of its own; return what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PARVIS_BUILD": wanted}
    command = [python, "-c", code]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources, with the compiled build if there is one."""
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(compiled.PACKAGE, source / "parvis", ignore=ignored)
    if FOLDER is not None and FOLDER.is_dir():
        shutil.copytree(FOLDER, tmp_path / "build" / "compiled" / FOLDER.name)
    return source


def test_every_compiled_source_is_part_of_the_name_of_a_build(copy: Path) -> None:
    package = copy / "parvis"
    names = {compiled.fingerprint(package)}
    paths = compiled.sources(package)
    assert len(paths) > 80
    for path in [paths[0], paths[-1], package / "games" / "piliers" / "rules" / "market.py"]:
        assert path in paths
        path.write_text(path.read_text() + "# changed\n")
        names.add(compiled.fingerprint(package))
    assert len(names) == 4


def test_modules_are_found_in_a_build_by_their_names(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    (tmp_path / "parvis" / "engine").mkdir(parents=True)
    for name in (f"parvis/engine/core{suffix}", f"0123__mypyc{suffix}"):
        (tmp_path / name).touch()
    finder = compiled.Finder(tmp_path)
    spec = finder.find_spec("parvis.engine.core", None)
    assert spec is not None and spec.origin == str(tmp_path / f"parvis/engine/core{suffix}")
    assert finder.find_spec("0123__mypyc", None) is not None
    assert finder.find_spec("parvis.engine.kinds", None) is None


def test_without_a_build_the_sources_run_unless_one_is_asked_for(copy: Path) -> None:
    market = copy / "parvis" / "games" / "piliers" / "rules" / "market.py"
    market.write_text(market.read_text() + "# of which there is no build\n")
    assert ran(SAY, copy) == "plain"
    assert "NotCompiled: there is no compiled build" in ran(SAY, copy, "compiled")


@needs_build
def test_a_build_of_these_very_sources_runs_by_itself(copy: Path) -> None:
    assert ran(SAY, copy) == "compiled"
    assert ran(SAY, copy, "plain") == "plain"
    core = copy / "parvis" / "engine" / "core.py"
    core.write_text(core.read_text() + "# edited\n")
    assert ran(SAY, copy) == "plain"


@needs_build
def test_a_wheel_holds_the_build(tmp_path: Path) -> None:
    wheel = build(ROOT, "wheel", tmp_path / "wheel", "compiled")
    assert not wheel.name.endswith("-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    assert ran(SAY, tmp_path / "installed") == "compiled"
    code = "import parvis; print(parvis.game('piliers').start(2).round)"
    assert ran(code, tmp_path / "installed") == "1"


async def test_a_worker_of_before_the_build_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = False
    monkeypatch.setattr(compiled, "running", lambda: "plain")
    monkeypatch.setattr(compiled, "waiting", lambda: ready)
    worker = Worker(["cat"])
    first = await worker.started()
    assert await worker.started() is first
    ready = True
    second = await worker.started()
    assert second is not first
    assert await worker.started() is second
    await worker.stop()

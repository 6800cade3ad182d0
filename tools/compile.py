"""Compile the games with mypyc: `make compiled`. Needs a C compiler and the extra `compiled`.

The extension modules go into build/compiled, in a folder named after a hash of their sources.
Every Parvis in this clone imports them from there (src/parvis/compiled.py). If the folder exists,
nothing is compiled. The last two older builds are kept.
"""

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / "build" / "compiled"
KEPT = 3

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import Extension, setup

extensions, modules = sys.argv[1].split(","), sys.argv[2:]
sys.argv[1:] = ["build_ext", "--build-lib=made", "--build-temp=temporary", "--parallel=2"]
made = mypycify(
    ["--config-file=mypy.ini", *modules], opt_level="3", debug_level="0", multi_file=True
)
try:
    from numpy import get_include
except ImportError:  # only those who learn need vectors
    pass
else:
    for source in extensions:
        cells = Extension(source[:-2].replace("/", "."), [source])
        cells.include_dirs = [get_include()]
        cells.extra_compile_args = ["-O3"]
        made.append(cells)
setup(name="parvis-compiled", ext_modules=made)
"""

CONFIG = """
[mypy]
python_version = 3.11
[mypy-numpy.*,parvis.arena.*,parvis.players.stored,parvis.sight.*,parvis.server.*,parvis.study.*,parvis.terminal.*]
follow_imports = skip
"""


def compiled() -> ModuleType:
    """Load parvis.compiled alone: the rest of Parvis may not be importable here."""
    spec = importlib.util.spec_from_file_location(
        "parvis_compiled", ROOT / "src" / "parvis" / "compiled.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_into(target: Path, work: Path) -> str:
    """Compile a copy of the sources and put the result at `target`; return the error, if any."""
    module = compiled()
    package = work / "parvis"
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "parvis", package, ignore=ignored)
    fingerprint = module.fingerprint(package)  # of the copy, which doesn't change during the build
    (work / "setup.py").write_text(SETUP)
    (work / "mypy.ini").write_text(CONFIG)
    flags = {"CFLAGS": "-w"}
    if sys.platform == "linux":  # avoids indirect calls between modules
        flags = {"CFLAGS": "-w -fno-semantic-interposition", "LDFLAGS": "-Wl,-Bsymbolic"}
    names = [str(path.relative_to(work)) for path in module.sources(package)]
    command = [sys.executable, "setup.py", ",".join(module.EXTENSIONS), *names]
    done = subprocess.run(command, cwd=work, env={**os.environ, **flags}, check=False,
                          capture_output=True, text=True)  # fmt: skip
    if done.returncode:
        return f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    shutil.move(work / "made", target / fingerprint)
    return ""


def ensure() -> str:
    """Compile if needed, one process at a time; return the error, if any."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (BUILDS / compiled().fingerprint()).is_dir():
            return ""
        with tempfile.TemporaryDirectory(prefix="parvis-") as work:
            fault = compile_into(BUILDS, Path(work))
        builds = [path for path in BUILDS.iterdir() if path.is_dir()]
        for old in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old)
        return fault


if __name__ == "__main__":
    sys.exit(ensure() or 0)

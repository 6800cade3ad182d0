"""Compile the games with mypyc: `make compiled`. Needs a C compiler and `mypy[mypyc]`.

A copy of the package is made in build/compiled, and what plays (engine, rules, views, players,
the learning table) is compiled there beside its source; nothing else changes. Whoever puts
build/compiled first on their path runs it:

    PYTHONPATH=build/compiled python -m benchmarks.speed

Structs of msgspec read their annotations when they are made, which compiled classes do not
keep, so the modules that declare them stay as they are.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

ENGINE = ("components", "core", "kinds", "options", "random")
DECLARATIONS = ("__init__", "audit", "seen", "tables")  # of a game: not compiled
PLAYERS = ("base", "chance", "greedy", "mcts")


def modules(source: Path) -> list[str]:
    """List the files to compile, relative to the folder that holds the package."""
    package = source / "parvis"
    files = [package / "engine" / f"{name}.py" for name in ENGINE]
    for file in sorted((package / "games").rglob("*.py")):
        if file.stem not in DECLARATIONS:
            files.append(file)
    players = package / "players"
    files += [players / f"{name}.py" for name in PLAYERS]
    files.append(package / "study" / "environment.py")
    files += [f for f in sorted((players / "sense").glob("*.py")) if f.stem != "__init__"]
    return [str(file.relative_to(source)) for file in files]


SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import Extension, setup

files = ["--config-file=mypy.ini", *sys.argv[3:]]
made = mypycify(files, opt_level="3", debug_level="0", multi_file=True)
sys.argv[3:] = ["--parallel=2"]
try:
    from numpy import get_include
except ImportError:  # whoever wants vectors has it
    pass
else:
    cells = Extension("parvis.study.cells", ["parvis/study/cells.c"])
    cells.include_dirs = [get_include()]
    cells.extra_compile_args = ["-O3"]
    made.append(cells)
setup(name="parvis-compiled", ext_modules=made)
"""

CONFIG = """
[mypy]
python_version = 3.11
[mypy-numpy.*,parvis.arena.*,parvis.server.*,parvis.study.*,parvis.terminal.*]
follow_imports = skip
"""


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "parvis", TARGET / "parvis", ignore=ignored)
    (TARGET / "setup.py").write_text(SETUP)
    (TARGET / "mypy.ini").write_text(CONFIG)
    command = [sys.executable, "setup.py", "build_ext", "--inplace", *modules(TARGET)]
    flags = {"CFLAGS": "-w"}
    if sys.platform == "linux":  # calls from module to module need no detour
        flags = {"CFLAGS": "-w -fno-semantic-interposition", "LDFLAGS": "-Wl,-Bsymbolic"}
    done = subprocess.run(command, cwd=TARGET, env={**os.environ, **flags}, check=False,
                          capture_output=True, text=True)  # fmt: skip
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())

"""Finds the compiled build: the same modules, compiled by mypyc.

In a clone, `tools/compile.py` writes extension modules to `build/compiled/`, in a folder named
after a hash of the sources. `install` makes Python import from there. Changed sources have
another hash, so a stale build never runs. An installed wheel has its extension modules beside
the sources and needs none of this.

`PARVIS_BUILD=plain` always runs the sources; `PARVIS_BUILD=compiled` fails without a build.
This module is imported first, so it must not import the rest of Parvis.
"""

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).resolve().parent

# The modules to compile: engine, games and players. Modules that declare msgspec structs are left
# out: msgspec reads annotations at run time, and compiled classes don't keep them.
ENGINE = ("components", "core", "kinds", "options", "random")
DECLARATIONS = ("__init__", "audit", "seen", "tables")  # of a game
PLAYERS = ("base", "chance", "greedy", "learned", "mcts", "network", "tree")
EXTENSIONS = ("parvis/players/layers.c", "parvis/sight/cells.c")  # written in C


class NotCompiled(ImportError):
    """PARVIS_BUILD asks for a compiled build, but these sources have none."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """List the modules to compile."""
    players = package / "players"
    files = [package / "engine" / f"{name}.py" for name in ENGINE]
    files += [p for p in sorted((package / "games").rglob("*.py")) if p.stem not in DECLARATIONS]
    files += [players / f"{name}.py" for name in PLAYERS]
    files += [p for p in sorted((players / "sense").glob("*.py")) if p.stem != "__init__"]
    files.append(package / "study" / "environment.py")
    return files


def fingerprint(package: Path = PACKAGE) -> str:
    """Return the name of a build: a hash of the sources and of the Python version."""
    digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
    for path in [*sources(package), *(package.parent / name for name in EXTENSIONS)]:
        digest.update(f"{path.relative_to(package)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> Path | None:
    """Return the folder of these sources' build, made or not; None for an installed wheel."""
    if PACKAGE.parent.name != "src":
        return None
    return PACKAGE.parents[1] / "build" / "compiled" / fingerprint()


class Finder(MetaPathFinder):
    """Imports modules from a build."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.paths = {
            ".".join(path.relative_to(folder).parts).removesuffix(suffix): path
            for path in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module of this build; None for any other."""
        found = self.paths.get(name)
        return None if found is None else spec_from_file_location(name, found)


def install() -> None:
    """Import from the compiled build from now on, if these sources have one."""
    wanted = os.environ.get("PARVIS_BUILD", "")
    where = None if wanted == "plain" else folder()
    if where is not None and where.is_dir():
        sys.meta_path.insert(0, Finder(where))
    elif wanted == "compiled" and where is not None:
        raise NotCompiled("there is no compiled build of these sources: run make compiled")


def running() -> Literal["compiled", "plain"]:
    """Return which build runs in this process."""
    from parvis.engine import core

    return "compiled" if str(core.__file__).endswith(EXTENSION_SUFFIXES[0]) else "plain"


def waiting() -> bool:
    """Tell whether a build was finished after this process started without one."""
    if os.environ.get("PARVIS_BUILD") == "plain" or running() == "compiled":
        return False
    where = folder()
    return where is not None and where.is_dir()

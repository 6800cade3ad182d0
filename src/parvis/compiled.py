"""The compiled build: the same modules, compiled by mypyc, in the place of their sources.

In a copy of the repository, `tools/compile.py` puts extension modules into `build/compiled/`,
in a folder named after what they were made from. `install` lets Python import them from there.
Sources that changed have another name, so what is stale never runs. An installed wheel has its
extension modules beside the sources, and needs nothing of this.

`PARVIS_BUILD=plain` runs the sources in any case; `PARVIS_BUILD=compiled` fails without a build.
Nothing here may import the rest of Parvis: this comes first.
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

# What is compiled: all that plays. Structs of msgspec read their annotations when they are made,
# which compiled classes do not keep, so the modules that declare them stay as they are.
ENGINE = ("components", "core", "kinds", "options", "random")
DECLARATIONS = ("__init__", "audit", "seen", "tables")  # of a game
PLAYERS = ("base", "chance", "greedy", "learned", "mcts", "network", "tree")
EXTENSIONS = ("parvis/players/layers.c", "parvis/sight/cells.c")  # written in C


class NotCompiled(ImportError):
    """PARVIS_BUILD asks for a compiled build, and there is none of these sources."""


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
    """Return a name for what a build is made from: the sources, and the Python it is for."""
    digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
    for path in [*sources(package), *(package.parent / name for name in EXTENSIONS)]:
        digest.update(f"{path.relative_to(package)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> Path | None:
    """Return where a build of these sources is, or would be; None for an installed Parvis."""
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
        """Return how to import a module, if it is of this build."""
        found = self.paths.get(name)
        return None if found is None else spec_from_file_location(name, found)


def install() -> None:
    """Import what is compiled from now on, if there is a build of these very sources."""
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
    """Tell whether a build has been made since this process was started without one."""
    if os.environ.get("PARVIS_BUILD") == "plain" or running() == "compiled":
        return False
    where = folder()
    return where is not None and where.is_dir()

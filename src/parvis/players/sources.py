"""Hashes the source of a player outside Parvis: its module and the local modules it imports.

Files are read, never run. Modules beside the player count; installed libraries, dynamic imports
and data files don't. If a player reads a data file, put a version number into its module.
"""

import ast
import hashlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path

INSTALLED = ("site-packages", "dist-packages")


def source_hash(module: str) -> str:
    """Return a short hash of a module and its local imports; "" if the module doesn't exist."""
    top = module.partition(".")[0]
    root = _root(top)
    first = None if root is None else _file(root, module)
    if root is None or first is None:
        return ""
    apart = any(part in INSTALLED for part in root.parts)
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        file = _file(root, name)
        if name in found or file is None or (apart and name.partition(".")[0] != top):
            continue
        found[name] = file
        parent = name.rpartition(".")[0]
        waiting += [parent] if parent else []
        waiting += _imported(name, file)
    if len(found) == 1:
        return hashlib.sha256(first.read_bytes()).hexdigest()[:16]
    whole = hashlib.sha256()
    for name, file in sorted(found.items()):
        whole.update(f"{name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]


def _root(top: str) -> Path | None:
    """Return the folder of a top-level module without importing it, which would run its code."""
    found = importlib.util.find_spec(top)
    if found is None:
        return None
    if found.submodule_search_locations:
        return Path(next(iter(found.submodule_search_locations))).resolve().parent
    return Path(found.origin).resolve().parent if found.origin else None


def _file(root: Path, module: str) -> Path | None:
    path = root.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imported(name: str, file: Path) -> Iterator[str]:
    """Yield the modules that a module may import, `from a import b` as both a and a.b."""
    try:
        tree = ast.parse(file.read_bytes())
    except SyntaxError:
        return  # the error surfaces when the player is made
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".") if node.level else []
            base = ".".join([*parts[: len(parts) - node.level + 1], *filter(None, [node.module])])
            yield base
            yield from (f"{base}.{one.name}" for one in node.names)

"""The source of a player that somebody wrote: its module and all of theirs that it imports.

Files are read, not run: a guest's code runs in its own process alone. Modules beside the
player's count, libraries that are installed do not, and neither do imports that the code puts
together itself or files that it reads (name those in the module, as a constant with a version).
"""

import ast
import hashlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path

INSTALLED = ("site-packages", "dist-packages")


def source_hash(module: str) -> str:
    """Return a short hash of a module and what it imports; "" if there is no such module."""
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
    """Return the folder in which a first name stands; importing more could run somebody's code."""
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
    """Yield the names that a module may import, `from a import b` as a and as a.b."""
    try:
        tree = ast.parse(file.read_bytes())
    except SyntaxError:
        return  # whoever makes the player hears of it
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".") if node.level else []
            base = ".".join([*parts[: len(parts) - node.level + 1], *filter(None, [node.module])])
            yield base
            yield from (f"{base}.{one.name}" for one in node.names)

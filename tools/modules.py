"""Writes docs/reference/modules.md: every module with the first sentence of its docstring.

`python -m tools.modules` writes the page; `tests/test_docs.py` fails if it is out of date.
"""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "parvis"
PAGE: Final = ROOT / "docs" / "reference" / "modules.md"
HEAD: Final = """# Modules

Every module of the package, with the first sentence of its docstring.
[Architecture](../architecture.md) explains how they fit together.
`python -m tools.modules` writes this page, and a test keeps it up to date.
"""


def summary(path: Path) -> str:
    """Return the first sentence of a module's docstring, "" without one."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    first = " ".join(text.split("\n\n")[0].split())
    end = first.find(". ")
    return (first if end < 0 else first[: end + 1]).replace("|", "\\|")


def page() -> str:
    """Return the whole page: a table for each package."""
    packages: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        folder = path.parent.relative_to(PACKAGE.parent).as_posix()
        told = summary(path)
        if told and "migrations/versions" not in folder:
            packages[folder].append((path.name, told))
    tables = [
        f"\n## {folder}\n\n| module | |\n|---|---|\n"
        + "".join(f"| `{name}` | {told} |\n" for name, told in modules)
        for folder, modules in sorted(packages.items())
    ]
    return HEAD + "".join(tables)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

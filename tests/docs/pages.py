"""The pages of the documentation as something to run: their commands and snippets, in order."""

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code: its language, its title (the file to write, or the terminal), its text."""

    language: str
    title: str
    text: str
    place: slice  # of the text, in the page


def blocks(page: Path) -> list[Block]:
    """List the blocks of a page."""
    return [
        Block(found[1], found[2] or "", found[3], slice(found.start(3), found.end(3)))
        for found in BLOCK.finditer(page.read_text())
    ]


def environment(**more: str) -> dict[str, str]:
    """Return the environment of somebody who has activated the virtual environment."""
    scripts = str(Path(sys.executable).parent)
    path = os.pathsep.join([scripts, os.environ["PATH"]])
    return {**os.environ, "PATH": path, "LANG": "en", "COLUMNS": "100", **more}


def shell(text: str, folder: Path, **more: str) -> str:
    """Run commands, one a line, and return what they print; raise if one of them fails."""
    done = subprocess.run(
        ["bash", "-e", "-c", text], cwd=folder, env=environment(**more), text=True, timeout=900,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert done.returncode == 0, f"{text}\n{done.stdout}"
    return done.stdout


def python(text: str, names: dict[str, Any]) -> str:
    """Run a snippet in a module that goes on from snippet to snippet; return what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(text, "<snippet>", "exec"), names)
    return out.getvalue()


def words(line: str) -> list[str]:
    """Return the words of a command."""
    return shlex.split(line, comments=True)

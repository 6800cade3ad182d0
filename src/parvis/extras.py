"""Optional libraries: the error names the missing one and the command that installs it."""

import importlib
from typing import Any


class MissingExtra(ImportError):
    """An optional library is not installed. The message says how to install it."""

    def __init__(self, what: str, library: str, extra: str) -> None:
        super().__init__(
            f"{what} needs {library}, which is not installed; in a clone: "
            f"pip install -e '.[{extra}]', from a wheel: pip install 'FILE.whl[{extra}]'"
        )


def needed(module: str, what: str, extra: str) -> Any:
    """Import a module of an optional library; raise MissingExtra if it isn't installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("parvis"):
            raise
        raise MissingExtra(what, error.name.partition(".")[0], extra) from error

"""Finds the functions that settle each kind of task, by name.

`do_leave_out` settles the kind `leave-out`; if a player decides it, `ask_leave_out` lists the
options. A missing or surplus function is an error when the game is created.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from parvis.engine.kinds import Kinds

PREFIXES = ("ask_", "do_")


def rules_of(package: ModuleType) -> dict[str, Any]:
    """Return the `ask_` and `do_` functions of all modules in a package, by name."""
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for name, function in vars(importlib.import_module(module.name)).items():
            if name.startswith(PREFIXES) and found.setdefault(name, function) is not function:
                raise ValueError(f"{package.__name__} has two functions {name}")
    return found


def wired(kinds: Kinds, rules: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    """Return each kind's `ask_` (None if it settles itself) and `do_`, in order of declaration.

    Raise ValueError listing every function that is missing or belongs to no kind.
    """
    words = [kind.name.replace("-", "_") for kind in kinds.tasks]
    wanted = {f"do_{word}" for word in words}
    wanted |= {f"ask_{w}" for w, kind in zip(words, kinds.tasks, strict=True) if kind.forms}
    written = {name for name in rules if name.startswith(PREFIXES)}
    if written != wanted:
        missing = ", ".join(sorted(wanted - written)) or "none"
        unused = ", ".join(sorted(written - wanted)) or "none"
        raise ValueError(f"functions of the rules: missing {missing}; of no kind {unused}")
    return [rules.get(f"ask_{word}") for word in words], [rules[f"do_{word}"] for word in words]

"""Finds the functions that settle each kind of task, by their names.

A kind called `leave-out` is settled by `do_leave_out`; if somebody must choose, `ask_leave_out`
lists what is offered. There is no table of them: a function too few or too many stops the game
from being made.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from parvis.engine.kinds import Kinds

PREFIXES = ("ask_", "do_")


def rules_of(package: ModuleType) -> dict[str, Any]:
    """Return the `ask_` and `do_` functions of all modules of a package, by name."""
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for name, function in vars(importlib.import_module(module.name)).items():
            if name.startswith(PREFIXES) and found.setdefault(name, function) is not function:
                raise ValueError(f"{package.__name__} has two functions {name}")
    return found


def wired(kinds: Kinds, rules: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    """Return for every kind, in order, its `ask_` (None if it settles itself) and its `do_`.

    Raise ValueError, naming them all, if functions are missing or belong to no kind.
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

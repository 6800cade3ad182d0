"""Writes views into vectors, and options into masks and lists, in the compiled build."""

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import Task

class Plan:
    """Where the fields of one struct stand in a vector."""

    def __new__(
        cls,
        struct: type[msgspec.Struct],
        seats: int,
        width: int,
        fields: tuple[
            tuple[str, int, int, bool, bool, bool, int, bool, int, bool, Plan | None], ...
        ],
        /,
    ) -> Plan: ...

class Eye:
    """What one seat saw last, so that the next look writes only what has changed."""

    def __new__(
        cls,
        plan: Plan,
        seat: int,
        first: int,
        size: int,
        tasks: tuple[tuple[int, int, int, bool, int, int, bool] | None, ...],
        /,
    ) -> Eye: ...
    def look(self, view: msgspec.Struct, task: Task | None, /) -> npt.NDArray[np.float32]:
        """Return the vector of a view and of the pending task; it is the caller's own."""

def mask(actions: int, offset: int, offered: list[int], /) -> npt.NDArray[np.int8]:
    """Return 1 for each action that is offered, 0 for the others; it is the caller's own."""

def legal(numbers: list[int], offset: int, offered: list[int], /) -> list[int]:
    """List the actions that are offered, given the numbers of all."""

def offers(offered: list[int], value: int, /) -> bool:
    """Tell whether a value is among those offered."""

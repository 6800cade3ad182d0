"""Writes views into vectors, in the compiled build."""

from typing import Any

import msgspec

class Plan:
    """Where the fields of one struct stand in a vector."""

    def __new__(
        cls,
        struct: type[msgspec.Struct],
        seats: int,
        width: int,
        fields: tuple[tuple[str, int, bool, bool, bool, int, bool, int, Plan | None], ...],
        /,
    ) -> Plan: ...
    def add(self, struct: msgspec.Struct, seat: int, cells: Any, first: int, /) -> None:
        """Add a struct, as a seat sees it, to cells that are zero."""

"""Stores a number per campaign between its games, for the terminal."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from parvis.terminal.table import LocalTable


def campaigns() -> Path:
    """Return the file with the campaigns."""
    return user_data_path("parvis", appauthor=False) / "campaigns.json"


def kept(sheet: str) -> int:
    """Return a campaign's stored number (`Game.sheet`); 0 if there is none."""
    return _read().get(sheet, 0)


def keep(table: LocalTable) -> None:
    """Store how the campaign's next game begins, if this one has ended."""
    value = table.game.following(table.state)
    if value is None:
        return
    path = campaigns()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(
        msgspec.json.encode({**_read(), table.game.sheet(table.state.options): value})
    )
    fresh.replace(path)


def _read() -> dict[str, int]:
    try:
        return msgspec.json.decode(campaigns().read_bytes(), type=dict[str, int])
    except (FileNotFoundError, msgspec.DecodeError, UnicodeError):
        return {}  # a damaged file shouldn't prevent a game

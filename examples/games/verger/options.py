"""The options of the game."""

from typing import Final

from parvis.engine import Options

OPTIONS: Final = Options()
SHORT: Final = OPTIONS.add("short", False, True)

"""What can be chosen before the game."""

from typing import Final

from parvis.engine import Options

OPTIONS: Final = Options()
SHORT: Final = OPTIONS.add("short", False, True)

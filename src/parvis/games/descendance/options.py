"""The options of Descendance. In a state, `s.options[INN]` is 1 when it is switched on."""

from typing import Final

from parvis.engine import Options

OPTIONS: Final = Options()
INN: Final = OPTIONS.add("inn", False, True)
HERBALIST_CROSSES_BRIDGE: Final = OPTIONS.add("herbalist_crosses_bridge", False, True)
JUGGLER_PAYS_ON_EMPTY_BOARD: Final = OPTIONS.add("juggler_pays_on_empty_board", False, True)

"""The options of Clochemerle. In a state, `s.options[MAY_DECLINE]` is 1 when it is switched on."""

from typing import Final

from parvis.engine import Options

OPTIONS: Final = Options()
MAY_DECLINE: Final = OPTIONS.add("may_decline_bought_card", False, True)  # R57
MAY_TAKE_NOBODY: Final = OPTIONS.add("office_without_customer", False, True)  # R71
HAND_IN_PARTS: Final = OPTIONS.add("hand_in_parts", False, True)  # R74
TILE_NEEDS: Final = OPTIONS.add("tile_needs_councillor", False, True)  # R60

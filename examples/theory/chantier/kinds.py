"""The choices and events."""

from typing import Final

from parvis.engine import SEAT, Kinds, Noun, Secret, form

from .components import PRICES, PURSES, SPACES

PURSE: Final = Noun("purse", tuple(f"gold{gold}" for gold in PURSES))
TIME: Final = Noun("time", tuple(f"draw{n}" for n in range(1, len(PRICES) + 1)))
STAND: Final = Noun("stand", ("waits", "placed"))
SPACE: Final = Noun("space", tuple(f"best{n}" for n in range(1, len(SPACES) + 1)))

KINDS: Final = Kinds()
BUILDER: Final = KINDS.kind("builder", form("place"), form("wait"))
FILL: Final = KINDS.chance("fill", purse=PURSE)  # arg: the seat whose purse is filled
DRAW: Final = KINDS.chance("draw", seat=SEAT)
NEXT: Final = KINDS.step("next")

FILLED: Final = KINDS.event("filled", purse=Secret(PURSE))
PLACED: Final = KINDS.event("placed", space=SPACE)
WAITED: Final = KINDS.event("waited")

PLACE: Final = KINDS.start(BUILDER, "place")
WAIT: Final = KINDS.start(BUILDER, "wait")

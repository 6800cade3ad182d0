"""The choices and events."""

from typing import Final

from parvis.engine import SEAT, Kinds, Noun, Secret, form

from .components import TREES

CARD: Final = Noun("card", tuple(tree.key for tree in TREES))
WASP: Final = CARD.member("wasp")

KINDS: Final = Kinds()
TURN: Final = KINDS.kind("turn", form("plant", card=CARD), form("draw"))
RAID: Final = KINDS.kind("raid", skip=True, rival=SEAT)
ROB: Final = KINDS.kind("rob", arg=SEAT, card=CARD)
DRAW: Final = KINDS.chance("draw", card=CARD)  # arg: the seat that draws
NEXT: Final = KINDS.step("next")

PLANTED: Final = KINDS.event("planted", card=CARD)
DREW: Final = KINDS.event("drew", card=Secret(CARD))
ROBBED: Final = KINDS.event("robbed", rival=SEAT)

DRAW_ONE: Final = KINDS.start(TURN, "draw")

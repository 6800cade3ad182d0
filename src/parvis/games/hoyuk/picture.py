"""What the last view of a state showed, so that the next one draws only what has changed.

A choice changes a square or two, and most of a view is the same before and after it. So two
views of a state share their equal parts; nothing in a view changes once it is made. A copy of
a state has no picture yet: the conformance kit compares what both show.
"""

from typing import final

from parvis.games.hoyuk.components import CARDS, SQUARES
from parvis.games.hoyuk.seen import BlockView, PileView


@final
class Picture:
    """Parts of a view, and what they were drawn from; at first a bare board."""

    __slots__ = (
        "what", "more", "number", "ground", "owner", "storeys", "roof", "villagers", "cattle",
        "host", "block", "family", "largest", "families", "raised", "rows", "marks", "blocks",
        "hit", "struck", "top", "hidden", "under", "piles", "bags", "unseen",
    )  # fmt: skip

    def __init__(self) -> None:
        zeros = [0] * SQUARES  # its own, so that whoever writes on a view spoils no other game's
        nothing = [-1] * SQUARES
        self.what = zeros  # as in the state …
        self.more = zeros
        self.number = zeros  # the state's `block`
        self.ground = zeros  # … and as in the view
        self.owner = nothing
        self.storeys = zeros
        self.roof = nothing
        self.villagers = zeros
        self.cattle = zeros
        self.host = nothing
        self.block = zeros
        self.family = zeros
        self.largest: list[int] = []  # by seat, points for the largest families, …
        self.families: list[int] = []  # … families …
        self.raised: list[int] = []  # … and two-storey houses
        self.rows: list[int] = []  # counts of each seat in each block …
        self.marks: list[int] = []  # … what else is told of each (view.draw_blocks) …
        self.blocks: list[BlockView] = []  # … and as in the view
        self.hit: list[int] = []  # the state's `struck` …
        self.struck = zeros  # … and the view's
        self.top: list[int] = []  # the piles as in the state …
        self.hidden: list[int] = []
        self.under: list[int] = []
        self.piles: list[PileView] = []  # … and in the view
        self.bags: list[list[int]] = []  # the state's `unseen` …
        self.unseen = [0] * CARDS  # … and the view's

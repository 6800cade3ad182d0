"""What the last view of a state showed, so that the next one draws only what has changed.

A choice changes a square or two, and most of a view is the same before and after it. So two
views of a state share their equal parts; nothing in a view changes once it is made. The rules
note which squares change (`ground.touch`), all else is compared. A copy of a state has no
picture yet: the conformance kit compares what both show, at every moment of its games.

A board is a list with an entry for each square. Five of them change with every house, and copying
them would take longer than all else here. So a board is copied only if a view holds it; one that
was glanced at is written on, and the squares where that happened are listed.
"""

from typing import Final, final

from parvis.games.hoyuk.components import ASPECTS, CARDS, ELEMENTS, SQUARES
from parvis.games.hoyuk.kinds import TILE
from parvis.games.hoyuk.seen import BlockView, PileView, SeatView, ShareView

# The boards.
GROUNDS: Final = 0
OWNERS: Final = 1
STOREYS: Final = 2
ROOFS: Final = 3
VILLAGERS: Final = 4
HERDS: Final = 5
HOSTS: Final = 6
NUMBERS: Final = 7  # of blocks
FAMILIES: Final = 8


@final
class Picture:
    """Parts of a view, and what they were drawn from; at first a bare board."""

    __slots__ = (
        "changed", "boards", "given", "places", "families", "raised", "rows", "size", "best",
        "holder", "prize", "largest", "points", "signs", "marks", "known", "shares", "shared",
        "nobody", "blocks", "prizes", "to_inspect", "hit", "struck", "top", "hidden", "under",
        "piles", "unseen", "pile", "discarded", "barred", "tile_pile", "tile_discards", "no_due",
        "supply", "to_come", "gone_by", "chairs", "seats",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        zeros = [0] * SQUARES  # its own, so that whoever writes on a view spoils no other game's
        nothing = [-1] * SQUARES
        self.changed: list[int] = []  # squares that are no longer what was drawn
        self.boards = [zeros, nothing, zeros, nothing, zeros, zeros, nothing, zeros, zeros]
        self.given = self.boards[:]  # those of them that must not be written on
        self.places: list[int] = []  # squares of boards that were written on, in turn
        self.families = [0] * seats  # by seat, families …
        self.raised = [0] * seats  # … two-storey houses …
        self.largest = [0] * seats  # … points for the largest families …
        self.points = self.largest  # … and for all that stands on the board
        self.rows: list[int] = []  # counts of each seat in each block (scoring.counts_of)
        self.size = [0] * (SQUARES + 1)  # of each family (scoring.HOUSE_SIZE)
        self.best: list[int] = []  # of each block the size of the largest family …
        self.holder: list[int] = []  # … whose it is …
        self.prize: list[int] = []  # … and the points for it
        self.signs: list[int] = []  # what calamity and inspection tell of each block …
        self.marks: list[int] = []  # … all that its view tells beside counts (drawing.FRUITFUL), …
        self.known: list[BlockView | None] = []  # … its view, if somebody lives there, …
        self.shares: list[ShareView | None] = []  # … for each seat in it the part of that view, …
        self.shared: list[int] = []  # … the first of its counts, which that was made from, …
        self.nobody: Final = [-1] * ASPECTS  # … who leads where nobody does …
        self.blocks: list[BlockView] = []  # … and as in the view
        self.prizes: list[int] = []  # as in the state …
        self.to_inspect: list[int] = []  # … and the blocks in them
        self.hit: list[int] = []  # the state's own `struck`, which nobody writes on …
        self.struck = zeros  # … and the view's
        self.top: list[int] = []  # the piles as in the state …
        self.hidden: list[int] = []
        self.under: list[int] = []
        self.piles: list[PileView] = []  # … and in the view
        self.unseen = [0] * CARDS
        self.pile: list[int] = []  # construction tiles as in the state …
        self.discarded: list[int] = []
        self.barred: list[int] = []
        self.tile_pile = [0] * TILE.size  # … and as in the view
        self.tile_discards = self.tile_pile
        self.supply: list[int] = []  # the view's, as are the calamities
        self.to_come: list[int] = []
        self.gone_by: list[int] = []
        self.no_due: Final = [0] * ELEMENTS  # while nobody builds
        self.chairs = [Chair() for _ in range(seats)]  # what each seat's view was made from
        self.seats: list[SeatView] = []


@final
class Chair:
    """What the view of a seat was made from."""

    __slots__ = (
        "clan", "points", "tiles", "houses", "raised", "families", "scored", "board", "hand",
        "cards", "played",
    )  # fmt: skip

    def __init__(self) -> None:
        self.clan = -1
        self.points = 0
        self.tiles = -1  # as nobody has them: at first, nothing is drawn
        self.houses = 0
        self.raised = 0
        self.families = 0
        self.scored = 0  # for what stands on the board
        self.board = -1
        self.hand: list[int] = []  # the view's …
        self.cards = 0  # … and the sum of it
        self.played: list[int] = []

"""Everything that varies in a game of Höyük. All of it is public."""

from typing import Final, final

from parvis.engine.core import BaseState, Task
from parvis.engine.random import Random
from parvis.games.hoyuk.kinds import GROUND

# What stands on a square; a house of seat n is HOME + n.
EMPTY: Final = GROUND.member("empty")
RUIN: Final = GROUND.member("ruin")
FENCED: Final = GROUND.member("pen")
HOME: Final = GROUND.member("house")

# More about a house: bits.
STOREY: Final = 1  # it has two storeys
HAS_OVEN: Final = 2
HAS_TOTEM: Final = 4
HAS_VILLAGER: Final = 8
ROOF: Final = HAS_OVEN | HAS_TOTEM  # leaves no room for another piece
BURDEN: Final = ROOF | HAS_VILLAGER  # must be removed before a storey is added

# More about a pen: the side its host stands on, and whether cattle are in it.
HOST: Final = 3
HAS_CATTLE: Final = 4


@final
class Seat:
    """What one player owns."""

    __slots__ = ("clan", "tiles", "houses", "points", "hand", "played", "board")

    def __init__(
        self,
        clan: int,
        tiles: int,
        houses: list[int],
        points: int,
        hand: list[int],
        played: list[int],
        board: int,
    ) -> None:
        self.clan = clan  # -1 before it is chosen
        self.tiles = tiles  # house tiles not yet built
        self.houses = houses  # squares of the living houses, in the order built
        self.points = points  # scored with sets of cards
        self.hand = hand  # aspect cards by symbol
        self.played = played  # aspect cards used this round, in order
        self.board = board  # construction tile before the player, or -1

    def copy(self) -> "Seat":
        return Seat(
            self.clan,
            self.tiles,
            self.houses[:],
            self.points,
            self.hand[:],
            self.played[:],
            self.board,
        )


@final
class State(BaseState):
    """The tell, the piles and the players."""

    __slots__ = (
        "seats",
        "what",
        "more",
        "block",
        "site",
        "present",
        "supply",
        "shaman",
        "shaman_used",
        "top",
        "hidden",
        "under",
        "unseen",
        "aside",
        "pile",
        "discarded",
        "barred",
        "renewed",
        "to_come",
        "gone_by",
        "calamity",
        "struck",
        "prizes",
        "round",
        "phase",
        "first",
        "last",
    )

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        seats: list[Seat],
        what: list[int],
        more: list[int],
        block: list[int],
        site: list[int],
        present: list[int],
        supply: list[int],
        shaman: int,
        shaman_used: int,
        top: list[int],
        hidden: list[int],
        under: list[int],
        unseen: list[list[int]],
        aside: list[int],
        pile: list[int],
        discarded: list[int],
        barred: list[int],
        renewed: int,
        to_come: list[int],
        gone_by: list[int],
        calamity: int,
        struck: list[int],
        prizes: list[int],
        round: int,
        phase: int,
        first: int,
        last: int,
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.seats = seats
        self.what = what  # by square: EMPTY, RUIN, FENCED or HOME + seat
        self.more = more  # for each square, the bits above
        self.block = block  # by square: its block; for empty squares, the one they would join; or 0
        self.site = site  # by square: who may build there; maintained by ground.py
        self.present = present  # for each block, a bit for each seat that lives there
        self.supply = supply  # elements left, by element
        self.shaman = shaman  # the square it stands on, or -1
        self.shaman_used = shaman_used  # 1 once it has kept off a calamity this round
        self.top = top  # for each pile of aspect cards the card on top, or -1
        self.hidden = hidden  # for each pile, cards never yet seen
        self.under = under  # known cards below those, from above: see PILED
        self.unseen = unseen  # the cards never yet seen: one bag, or one for each layer
        self.aside = aside  # cards that could not be returned, by symbol
        self.pile = pile  # construction tiles to draw from
        self.discarded = discarded  # construction tiles used
        self.barred = barred  # tiles of this round's first step, kept out of the second
        self.renewed = renewed  # 1 if the pile was renewed during this deal
        self.to_come = to_come  # calamities not yet seen
        self.gone_by = gone_by  # calamities seen, which return in this order
        self.calamity = calamity  # this round's, or -1
        self.struck = struck  # for each square the block if it was hit, else 0; may be empty
        self.prizes = prizes  # for each block to inspect its number and the winner of each aspect
        self.round = round
        self.phase = phase  # 0 construction, 1 calamity, 2 aspects, 3 end
        self.first = first  # the first player
        self.last = last  # 1 once the game ends with this round

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            [seat.copy() for seat in self.seats],
            self.what[:],
            self.more[:],
            self.block[:],
            self.site[:],
            self.present[:],
            self.supply[:],
            self.shaman,
            self.shaman_used,
            self.top[:],
            self.hidden[:],
            self.under[:],
            [bag[:] for bag in self.unseen],
            self.aside[:],
            self.pile[:],
            self.discarded[:],
            self.barred[:],
            self.renewed,
            self.to_come[:],
            self.gone_by[:],
            self.calamity,
            self.struck[:],
            self.prizes[:],
            self.round,
            self.phase,
            self.first,
            self.last,
        )

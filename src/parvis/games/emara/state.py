"""Everything that varies in a game of La Couronne d'Emara."""

from typing import Final, final

from parvis.engine import BaseState, Random, Task
from parvis.games.emara.components import BAKER, MERCHANT

# Where a favour token is, if not with a seat.
IN_PILE: Final = -1
DISCARDED: Final = -2
LOOKED_AT: Final = -3  # drawn: one of these will be chosen
LOOKED_AT_OPENLY: Final = -4  # the last one of the pile, so everyone knows it

# What has been done in the turn, as bits of `State.done`.
CARD_DONE: Final = 1
MOVED: Final = 2
ROSE_UP: Final = 4
HIRED_ONE: Final = 8
RECRUITED_ONE: Final = 16
USED_FIRST: Final = 5  # the bit of the Baker; the other once-a-turn advisors follow
ONCE_A_TURN: Final = MERCHANT - BAKER + 1  # how many they are, from the Baker to the Merchant


@final
class Seat:
    """One player's board."""

    __slots__ = (
        "goods",
        "citizens",
        "buildings",
        "tally",
        "country",
        "town",
        "craftsmen",
        "rank",
        "crest",
        "slots",
        "hand",
        "deck",
        "settled",
    )

    def __init__(
        self,
        goods: list[int],
        citizens: int,
        buildings: int,
        tally: list[int],
        country: int,
        town: int,
        craftsmen: int,
        rank: int,
        crest: int,
        slots: list[int],
        hand: int,
        deck: int,
        settled: int,
    ) -> None:
        self.goods = goods  # wood, stone, cloth, grain, bread, books, rings, gold; open
        self.citizens = citizens  # the two tracks; open
        self.buildings = buildings
        self.tally = tally  # citizens by source, then buildings by source
        self.country = country  # position of the envoy on the country ring; -1 before he is placed
        self.town = town  # position of the envoy on the town ring
        self.craftsmen = craftsmen  # how many were hired
        self.rank = rank  # 0 to 5
        self.crest = crest  # citizens on the card of the highest rank
        self.slots = slots  # the card on each slot, or -1; open
        self.hand = hand  # bit set of cards; only its owner knows
        self.deck = deck  # bit set of cards still to be drawn, unordered; secret
        self.settled = settled  # 1 when the leftovers have been counted

    def copy(self) -> "Seat":
        return Seat(
            self.goods[:],
            self.citizens,
            self.buildings,
            self.tally[:],
            self.country,
            self.town,
            self.craftsmen,
            self.rank,
            self.crest,
            self.slots[:],
            self.hand,
            self.deck,
            self.settled,
        )


@final
class State(BaseState):
    """The table: two rings, dials, cards, and the current turn."""

    __slots__ = (
        "seats",
        "country",
        "town",
        "huts",
        "dials",
        "spaces",
        "holders",
        "reserve",
        "next_advisor",
        "ranks",
        "favours",
        "occasions",
        "occasion",
        "round",
        "first",
        "victoria",
        "card",
        "steps",
        "done",
        "swapped",
        "fresh",
    )

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        seats: list[Seat],
        country: list[int],
        town: list[int],
        huts: list[int],
        dials: list[int],
        spaces: list[int],
        holders: list[int],
        reserve: list[int],
        next_advisor: int,
        ranks: list[int],
        favours: list[int],
        occasions: list[int],
        occasion: int,
        round: int,
        first: int,
        victoria: int,
        card: int,
        steps: int,
        done: int,
        swapped: int,
        fresh: int,
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.seats = seats
        self.country = country  # the place at each position, clockwise
        self.town = town
        self.huts = huts  # for each hut whose craftsman lives there, or -1
        self.dials = dials  # for each dial how many numbers it has been turned
        self.spaces = spaces  # the advisor on each space of the town, or -1
        self.holders = holders  # for each advisor its owner, or -1
        self.reserve = reserve  # the second pile without its top card, in no order
        self.next_advisor = next_advisor  # its top card, or -1; open
        self.ranks = ranks  # how many cards of each rank are gone
        self.favours = favours  # for each token its seat, or its place (see above)
        self.occasions = occasions  # event cards still to come, in no order
        self.occasion = occasion  # the event card on top
        self.round = round  # 1 to 6; 0 during set-up
        self.first = first  # owner of the statue
        self.victoria = victoria  # her citizens, in a solo game
        self.card = card  # the card of this turn, or -1 between turns
        self.steps = steps  # the steps of its slot
        self.done = done  # actions done this turn, as bits
        self.swapped = swapped  # the Chamberlain's last swap, until something else is done
        self.fresh = fresh  # the token kept during this visit, or -1

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            [seat.copy() for seat in self.seats],
            self.country[:],
            self.town[:],
            self.huts[:],
            self.dials[:],
            self.spaces[:],
            self.holders[:],
            self.reserve[:],
            self.next_advisor,
            self.ranks[:],
            self.favours[:],
            self.occasions[:],
            self.occasion,
            self.round,
            self.first,
            self.victoria,
            self.card,
            self.steps,
            self.done,
            self.swapped,
            self.fresh,
        )

"""Clochemerle: everything that varies. Sets of cards are bit masks: card n is bit n.

Nothing lies face down in a known order: the rest of a deck is a set, and chance picks from
it when a card is turned over. So the generator is the only secret of a state (R53).
"""

from typing import final

from parvis.engine import BaseState, Random, Task


@final
class Seat:
    """One player's village."""

    __slots__ = (
        "board",
        "time",
        "coins",
        "tree",
        "hall",
        "chief",
        "labourers",
        "villagers",
        "school",
        "church",
        "shelters",
        "monks",
        "chamber",
        "octagons",
        "guild",
        "square",
        "markers",
        "tile",
        "fields",
        "ploughs",
        "stages",
        "market",
        "served",
        "workshops",
        "stock",
    )

    def __init__(
        self,
        board: int,
        time: int,
        coins: int,
        tree: int,
        hall: int,
        chief: int,
        labourers: int,
        villagers: int,
        school: int,
        church: int,
        shelters: int,
        monks: int,
        chamber: int,
        octagons: int,
        guild: int,
        square: int,
        markers: int,
        tile: int,
        fields: int,
        ploughs: int,
        stages: int,
        market: int,
        served: int,
        workshops: list[int],
        stock: list[int],
    ) -> None:
        self.board = board  # which village board, and so the personal banner; -1 before it is dealt
        self.time = time  # spent since the start; the cloud is this modulo CLOUDS
        self.coins = coins
        self.tree = tree  # story points that rats can eat
        self.hall = hall  # story points that are safe
        self.chief = chief  # his space: hall, coin, story
        self.labourers = labourers  # tiles
        self.villagers = villagers  # set of professions with a living villager
        self.school = school  # set of desks with a pupil
        self.church = church  # -1 for none
        self.shelters = shelters  # invasions the sanatorium has kept out
        self.monks = monks  # set of monk cards; each is a window
        self.chamber = chamber  # -1 for none
        self.octagons = octagons  # set of covered ones, citizens or properties chamber
        self.guild = guild  # generic resources on the guild chamber
        self.square = square  # 1 if owned
        self.markers = markers  # on the square
        self.tile = tile  # white banner the 2/12 tile lies at; -1 without a square
        self.fields = fields  # how many
        self.ploughs = ploughs  # set of fields with a plough
        self.stages = stages  # set of travel cards
        self.market = market  # set of customers still to be served
        self.served = served  # set of customers served
        self.workshops = workshops  # for each resource the pair of values, -1 for no workshop
        self.stock = stock  # markers on each workshop

    def copy(self) -> "Seat":
        return Seat(
            self.board,
            self.time,
            self.coins,
            self.tree,
            self.hall,
            self.chief,
            self.labourers,
            self.villagers,
            self.school,
            self.church,
            self.shelters,
            self.monks,
            self.chamber,
            self.octagons,
            self.guild,
            self.square,
            self.markers,
            self.tile,
            self.fields,
            self.ploughs,
            self.stages,
            self.market,
            self.served,
            self.workshops[:],
            self.stock[:],
        )


@final
class State(BaseState):
    """The table."""

    __slots__ = (
        "round",
        "turn",
        "leader",
        "holder",
        "palm",
        "hand",
        "die",
        "other",
        "dawn",
        "used",
        "rat",
        "graves",
        "churches",
        "chambers",
        "squares",
        "fields",
        "shops",
        "monks",
        "stages",
        "deck",
        "pool",
        "owed",
        "tops",
        "zone",
        "chronicle",
        "seats",
    )

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        round: int,
        turn: int,
        leader: int,
        holder: int,
        palm: int,
        hand: int,
        die: int,
        other: int,
        dawn: int,
        used: int,
        rat: int,
        graves: int,
        churches: int,
        chambers: int,
        squares: int,
        fields: int,
        shops: int,
        monks: int,
        stages: int,
        deck: int,
        pool: list[int],
        owed: list[int],
        tops: list[int],
        zone: list[int],
        chronicle: list[int],
        seats: list[Seat],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.round = round  # 0 before the first
        self.turn = turn  # turns begun in this round
        self.leader = leader  # first player of this round
        self.holder = holder  # owner of the hand, who is first player of the next round
        self.palm = palm  # 1 while the hand lies palm up and may be taken (R2)
        self.hand = hand  # story points on the hand
        self.die = die  # first die taken this turn, as it shows now; -1 for none
        self.other = other  # second die
        self.dawn = dawn  # the active player's time when the turn began, or when the reaper left
        self.used = used  # set of white banners activated this turn
        self.rat = rat  # squares to the invasion
        self.graves = graves  # anonymous ones in use
        self.churches = churches  # set of those still available, as in the next two
        self.chambers = chambers
        self.squares = squares  # how many
        self.fields = fields  # how many
        self.shops = shops  # workshop cards
        self.monks = monks  # monks below the tops of their piles
        self.stages = stages  # travel cards in their piles
        self.deck = deck  # customers
        self.pool = pool  # how many dice of each look lie in the middle
        self.owed = owed  # still to be paid: beer, scroll, horse, plough, wagon, any
        self.tops = tops  # the visible monk on each pile, -1 for none
        self.zone = zone  # the customer on each place, -1 for none
        self.chronicle = chronicle  # burials of each profession
        self.seats = seats

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            self.round,
            self.turn,
            self.leader,
            self.holder,
            self.palm,
            self.hand,
            self.die,
            self.other,
            self.dawn,
            self.used,
            self.rat,
            self.graves,
            self.churches,
            self.chambers,
            self.squares,
            self.fields,
            self.shops,
            self.monks,
            self.stages,
            self.deck,
            self.pool[:],
            self.owed[:],
            self.tops[:],
            self.zone[:],
            self.chronicle[:],
            [seat.copy() for seat in self.seats],
        )

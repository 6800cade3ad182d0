"""Descendance: everything that varies, for the table and for each family."""

from typing import Final, final

from parvis.engine import BaseState, Random, Task

NOBODY: Final = -1
EMPTY: Final = -1  # a market place without a customer
UNDRAWN: Final = -1  # a card of a pile that has no face yet


@final
class Seat:
    """One family, its farm and its stores. Only the last two lists are secret."""

    __slots__ = (
        "prestige",
        "time",
        "due",
        "coins",
        "grain",
        "cities",
        "cubes",
        "goods",
        "where",
        "hand",
        "served",
    )

    def __init__(
        self,
        prestige: int,
        time: int,
        due: int,
        coins: int,
        grain: int,
        cities: int,
        cubes: list[int],
        goods: list[int],
        where: list[int],
        hand: list[int],
        served: list[int],
    ) -> None:
        self.prestige = prestige  # points on the track
        self.time = time  # space of the marker, 0 right of the bridge to 9 left of it
        self.due = due  # deaths still to be settled
        self.coins = coins
        self.grain = grain  # sacks, at most 5
        self.cities = cities  # a bit for each city with a marker
        self.cubes = cubes  # of each colour
        self.goods = goods  # of each sort
        self.where = where  # the place of each of the eleven members
        self.hand = hand  # villager cards; others see how many
        self.served = served  # customers, face down; others see how many

    def copy(self) -> "Seat":
        return Seat(
            self.prestige,
            self.time,
            self.due,
            self.coins,
            self.grain,
            self.cities,
            self.cubes[:],
            self.goods[:],
            self.where[:],
            self.hand[:],
            self.served[:],
        )


@final
class State(BaseState):
    """The village."""

    __slots__ = (
        "round",
        "first",
        "marker",
        "turn",
        "chronicle",
        "graves",
        "ender",
        "caller",
        "final",
        "holder",
        "barker",
        "passed",
        "sales",
        "late",
        "mass",
        "prior",
        "drawn",
        "monks_out",
        "countess",
        "looked",
        "picked",
        "tail",
        "used",
        "supply",
        "bag",
        "spaces",
        "market",
        "customers",
        "deck",
        "piles",
        "seats",
    )

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        numbers: tuple[int, ...],
        chronicle: list[int],
        supply: list[int],
        bag: list[int],
        spaces: list[int],
        market: list[int],
        customers: list[int],
        deck: list[int],
        piles: list[list[int]],
        seats: list[Seat],
    ) -> None:
        self.version = version  # instead of super().__init__, because a search copies often
        self.options = options
        self.random = random
        self.agenda = agenda
        (
            self.round,  # from 1
            self.first,  # seat that starts this round
            self.marker,  # seat that holds the next-first-player marker, or NOBODY
            self.turn,  # seat whose turn it is
            self.graves,  # still free
            self.ender,  # seat that filled the chronicle or the graves, or NOBODY
            self.caller,  # seat whose market day it was when that happened, or NOBODY
            self.final,  # 1 once the last turns have begun
            self.holder,  # seat that called the market day now on, or NOBODY
            self.barker,  # seat that played the barker on it, or NOBODY
            self.passed,  # a bit for each seat that has left it
            self.sales,  # tiles that have left it
            self.late,  # deaths of the holder that wait for the end of the turn (R20)
            self.mass,  # 1 while a mass is on
            self.prior,  # seat that played the prior at it, or NOBODY
            self.drawn,  # figures that have come out of the black bag at it
            self.monks_out,  # monks among them
            self.countess,  # seat that has looked through a pile, or NOBODY
            self.looked,  # that pile
            self.picked,  # the card she took, while only her owner knows it, or NOBODY
            self.tail,  # cards put under that pile since then; public
            self.used,  # a bit for each villager that was played and is out of the game
        ) = numbers
        self.chronicle = chronicle  # free places of each section
        self.supply = supply  # cubes of each colour, then plague
        self.bag = bag  # the same in the green bag
        self.spaces = spaces  # the cubes on each action space, in order
        self.market = market  # customer at each of five stalls and five queue places, or EMPTY
        self.customers = customers  # those still in the pile, in no order
        self.deck = deck  # villagers never revealed, unordered
        self.piles = piles  # each from its top; UNDRAWN where the deck still decides
        self.seats = seats

    def copy(self) -> "State":
        left, middle, right = self.piles
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            (
                self.round,
                self.first,
                self.marker,
                self.turn,
                self.graves,
                self.ender,
                self.caller,
                self.final,
                self.holder,
                self.barker,
                self.passed,
                self.sales,
                self.late,
                self.mass,
                self.prior,
                self.drawn,
                self.monks_out,
                self.countess,
                self.looked,
                self.picked,
                self.tail,
                self.used,
            ),
            self.chronicle[:],
            self.supply[:],
            self.bag[:],
            self.spaces[:],
            self.market[:],
            self.customers[:],
            self.deck[:],
            [left[:], middle[:], right[:]],
            [seat.copy() for seat in self.seats],
        )

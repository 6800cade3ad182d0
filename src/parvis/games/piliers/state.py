"""The state of a game of Les Piliers de la Terre: the table, and each player's own area."""

from typing import final

from parvis.engine import BaseState, Random, Task


@final
class Seat:
    """What lies in front of one player. All of it is open to everybody."""

    __slots__ = (
        "gold",
        "reserve",
        "large",
        "large_at",
        "mill",
        "grey",
        "grey_next",
        "passed",
        "safe",
        "limited",
        "aside",
        "bought",
        "sold",
        "cubes",
        "craftsmen",
        "uses",
        "privileges",
        "resources",
        "points",
    )

    def __init__(
        self,
        gold: int,
        reserve: int,
        large: int,
        large_at: int,
        mill: int,
        grey: int,
        grey_next: int,
        passed: int,
        safe: int,
        limited: int,
        aside: int,
        bought: int,
        sold: int,
        cubes: list[int],
        craftsmen: list[int],
        uses: list[int],
        privileges: list[int],
        resources: list[int],
        points: list[int],
    ) -> None:
        self.gold = gold  # 0 to 30
        self.reserve = reserve  # worth of the workers not yet sent out, in small ones
        self.large = large  # 1 while the large figure is in the reserve
        self.large_at = large_at  # resource card the large figure works on, or -1
        self.mill = mill  # worth of the workers at the wool mill
        self.grey = grey  # grey workers in use this round: 0 or 2
        self.grey_next = grey_next  # grey workers hired for the next round: 0 or 2
        self.passed = passed  # 1 once it takes no more cards in this phase I
        self.safe = safe  # 1 if this round's event can't harm it
        self.limited = limited  # 1 if its third builder drawn stays beside the board
        self.aside = aside  # builders beside the board: 0 or 1
        self.bought = bought  # goods bought this round, a bit each
        self.sold = sold  # goods sold this round, a bit each
        self.cubes = cubes  # of each good
        self.craftsmen = craftsmen  # cards, oldest first
        self.uses = uses  # in step 13, uses left of each of its craftsmen; else empty
        self.privileges = privileges  # cards kept, oldest first
        self.resources = resources  # resource cards taken and not yet harvested
        self.points = points  # in each category; their sum is the place on the track

    def copy(self) -> "Seat":
        return Seat(
            self.gold,
            self.reserve,
            self.large,
            self.large_at,
            self.mill,
            self.grey,
            self.grey_next,
            self.passed,
            self.safe,
            self.limited,
            self.aside,
            self.bought,
            self.sold,
            self.cubes[:],
            self.craftsmen[:],
            self.uses[:],
            self.privileges[:],
            self.resources[:],
            self.points[:],
        )


@final
class State(BaseState):
    """The table. Only `foreseen` is secret: the owner of the seer alone may know it."""

    __slots__ = (
        "round",
        "step",
        "start",
        "cost",
        "drawn",
        "put_back",
        "event",
        "foreseen",
        "metal",
        "tax",
        "bag",
        "held",
        "held_at",
        "spaces",
        "kingsbridge",
        "shiring",
        "sale",
        "offer",
        "market",
        "events",
        "pile",
        "seats",
    )

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        round: int,
        step: int,
        start: int,
        cost: int,
        drawn: int,
        put_back: int,
        event: int,
        foreseen: int,
        metal: int,
        tax: int,
        bag: list[int],
        held: list[int],
        held_at: list[int],
        spaces: list[int],
        kingsbridge: list[int],
        shiring: list[int],
        sale: list[int],
        offer: list[int],
        market: list[int],
        events: list[int],
        pile: list[int],
        seats: list[Seat],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.round = round  # 1 to 6
        self.step = step  # of the round, see STEP
        self.start = start  # the start player of this round
        self.cost = cost  # where the cost marker stands
        self.drawn = drawn  # owner of the builder out of the bag and not yet dealt with, or -1
        self.put_back = put_back  # 1 while the start player may still return a builder
        self.event = event  # turned this round, or -1
        self.foreseen = foreseen  # this round's event while only the seer's owner knows it, or -1
        self.metal = metal  # cubes at the king's court: 0 or 1
        self.tax = tax  # rolled this round, or 0
        self.bag = bag  # builders in the bag, of each seat
        self.held = held  # owners of the builders that passed, first to pass first
        self.held_at = held_at  # at what cost each of them passed
        self.spaces = spaces  # who stands on each space of the board, or -1
        self.kingsbridge = kingsbridge  # privileges left and right, or -1
        self.shiring = shiring  # craftsmen left and right, or -1
        self.sale = sale  # craftsmen for sale
        self.offer = offer  # resource cards on offer
        self.market = market  # cubes of each good on sale
        self.events = events  # not yet turned, those removed unseen included
        self.pile = pile  # privileges not yet shown, those removed unseen included
        self.seats = seats

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            Random(self.random.a, self.random.b),
            self.agenda[:],
            self.round,
            self.step,
            self.start,
            self.cost,
            self.drawn,
            self.put_back,
            self.event,
            self.foreseen,
            self.metal,
            self.tax,
            self.bag[:],
            self.held[:],
            self.held_at[:],
            self.spaces[:],
            self.kingsbridge[:],
            self.shiring[:],
            self.sale[:],
            self.offer[:],
            self.market[:],
            self.events[:],
            self.pile[:],
            [seat.copy() for seat in self.seats],
        )

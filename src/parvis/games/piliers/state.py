"""The state of a game of Les Piliers de la Terre: the table, and each player's own area.

Flags of all seats are stored as one number with a bit per seat, so that copies stay cheap.
"""

from typing import final

from parvis.engine import BaseState, Random, Task


@final
class Seat:
    """Everything in front of one player. All of it is public."""

    __slots__ = (
        "gold",
        "reserve",
        "cubes",
        "craftsmen",
        "privileges",
        "points",
    )

    def __init__(
        self,
        gold: int,
        reserve: int,
        cubes: list[int],
        craftsmen: list[int],
        privileges: list[int],
        points: list[int],
    ) -> None:
        self.gold = gold  # 0 to 30
        self.reserve = reserve  # its workers at home or in the mill, in small figures
        self.cubes = cubes  # of each good
        self.craftsmen = craftsmen  # cards, oldest first
        self.privileges = privileges  # cards kept, oldest first
        self.points = points  # in each category; their sum is the place on the track


@final
class State(BaseState):
    """The table. Only `foreseen` is secret, known to the owner of Ellen alone."""

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
        "grey",
        "grey_next",
        "black",
        "jack",
        "passed",
        "safe",
        "limited",
        "aside",
        "bought",
        "sold",
        "large_at",
        "raised",
        "uses",
        "spare",
        "bag",
        "held",
        "held_at",
        "spaces",
        "kingsbridge",
        "shiring",
        "sale",
        "resources",
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
        grey: int,
        grey_next: int,
        black: int,
        jack: int,
        passed: int,
        safe: int,
        limited: int,
        aside: list[int],
        bought: int,
        sold: int,
        large_at: list[int],
        raised: list[int],
        uses: list[int],
        spare: int,
        bag: list[int],
        held: list[int],
        held_at: list[int],
        spaces: list[int],
        kingsbridge: list[int],
        shiring: list[int],
        sale: list[int],
        resources: list[int],
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
        self.drawn = drawn  # owner of the builder just drawn, until it is settled, or -1
        self.put_back = put_back  # 1 while the start player may still return a builder
        self.event = event  # turned this round, or -1
        self.foreseen = foreseen  # this round's event while only Ellen's owner knows it, or -1
        self.metal = metal  # cubes at the king's court: 0 or 1
        self.tax = tax  # rolled this round, or 0
        self.grey = grey  # seat that has two grey workers this round, or -1
        self.grey_next = grey_next  # seat that will have them in the next round, or -1
        self.black = black  # seat that has the black worker, or -1
        self.jack = jack  # seat that may keep a sixth craftsman, or -1
        self.passed = passed  # seats that take no more cards in this phase I, a bit each
        self.safe = safe  # seats that this round's event can't harm, a bit each
        self.limited = limited  # seats whose last builder drawn stays beside the board, a bit each
        self.aside = aside  # goods sold this round, as bits
        self.bought = bought  # goods bought this round, four bits for each seat
        self.sold = sold  # goods sold this round, as bits
        self.large_at = large_at  # of each seat, the resource card its large figure works on, or -1
        self.raised = raised  # of each seat, the craftsman that the archbishop helps, or -1
        self.uses = uses  # in step 13, uses left of the craftsmen of the seat at work; else empty
        self.spare = spare  # extra uses, granted by the Archbishop, that the seat at work has left
        self.bag = bag  # builders in the bag, of each seat
        self.held = held  # owners of the builders that passed, first to pass first
        self.held_at = held_at  # the cost at which each of them passed
        self.spaces = spaces  # owner of the builder on each space, or -1
        self.kingsbridge = kingsbridge  # privileges left and right, or -1
        self.shiring = shiring  # craftsmen left and right, or -1
        self.sale = sale  # craftsmen for sale
        self.resources = resources  # owner of each resource card; -1 on offer, -2 not in use
        self.market = market  # cubes of each good on sale
        self.events = events  # not yet turned, those removed unseen included
        self.pile = pile  # privileges not yet shown, those removed unseen included
        self.seats = seats

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            Random(self.random.a, self.random.b),
            self.agenda.copy(),
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
            self.grey,
            self.grey_next,
            self.black,
            self.jack,
            self.passed,
            self.safe,
            self.limited,
            self.aside.copy(),
            self.bought,
            self.sold,
            self.large_at.copy(),
            self.raised.copy(),
            self.uses.copy(),
            self.spare,
            self.bag.copy(),
            self.held.copy(),
            self.held_at.copy(),
            self.spaces.copy(),
            self.kingsbridge.copy(),
            self.shiring.copy(),
            self.sale.copy(),
            self.resources.copy(),
            self.market.copy(),
            self.events.copy(),
            self.pile.copy(),
            [
                Seat(
                    seat.gold,
                    seat.reserve,
                    seat.cubes.copy(),
                    seat.craftsmen.copy(),
                    seat.privileges.copy(),
                    seat.points.copy(),
                )
                for seat in self.seats
            ],
        )

"""Orchard, a toy game with a bag, hidden hands, nested tasks and an option.

In turn: plant a card from the hand for its points, or draw one from the bag. A wasp lets
its owner look at a rival's hand and take one card. The game ends when the bag is empty.
"""

from typing import Annotated, Final

import msgspec

from parvis.engine import (
    CHANCE,
    SEAT,
    SKIP,
    BaseState,
    Components,
    Game,
    Kinds,
    Log,
    Noun,
    Options,
    Random,
    Row,
    Secret,
    Task,
    form,
    of,
    per,
)

CARD: Final = Noun("card", ("apple", "pear", "wasp"))
POINTS: Final = (1, 2, 0)
BAG: Final = (9, 6, 4)
WASP: Final = 2

KINDS: Final = Kinds()
TURN: Final = KINDS.kind("turn", form("plant", card=CARD), form("draw"))
RAID: Final = KINDS.kind("raid", skip=True, arg=SEAT, rival=SEAT)
ROB: Final = KINDS.kind("rob", arg=SEAT, card=CARD)
DRAW: Final = KINDS.chance("draw", card=CARD)
NEXT: Final = KINDS.step("next")
PLANTED: Final = KINDS.event("planted", card=CARD)
DREW: Final = KINDS.event("drew", card=Secret(CARD))
ROBBED: Final = KINDS.event("robbed", rival=SEAT)
DRAW_ONE: Final = KINDS.start(TURN, "draw")

OPTIONS: Final = Options()
SHORT: Final = OPTIONS.add("short", False, True)
TREES: Final = OPTIONS.add("trees", 15, "many")


class Seat:
    __slots__ = ("points", "hand")

    def __init__(self, points: int, hand: list[int]) -> None:
        self.points = points
        self.hand = hand

    def copy(self) -> "Seat":
        return Seat(self.points, self.hand[:])


class State(BaseState):
    __slots__ = ("turns", "looking", "bag", "rows", "seats")

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        turns: int,
        looking: int,
        bag: list[int],
        rows: list[list[int]],
        seats: list[Seat],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.turns = turns
        self.looking = looking  # the seat whose hand lies open to the robber, or -1
        self.bag = bag
        self.rows = rows  # what each seat has planted, in order
        self.seats = seats

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            self.turns,
            self.looking,
            self.bag[:],
            [row[:] for row in self.rows],
            [seat.copy() for seat in self.seats],
        )


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    sides = [Seat(0, [1, 0, 1]) for _ in range(seats)]
    s = State(version, options, random, [], 0, -1, list(BAG), [[] for _ in sides], sides)
    s.then(Task(TURN, 0))
    return s


def ask_turn(s: State, t: Task) -> list[int]:
    hand = s.seats[t.seat].hand
    return [card for card in range(3) if hand[card]] + [DRAW_ONE]


def do_turn(s: State, t: Task, value: int, log: Log) -> None:
    seat = s.seats[t.seat]
    s.turns += 1
    if value == DRAW_ONE:
        s.then(Task(DRAW, CHANCE, t.seat))
    else:
        seat.hand[value] -= 1
        seat.points += POINTS[value]
        s.rows[t.seat].append(value)
        log.add(PLANTED, t.seat, value)
        if value == WASP:
            s.then(Task(RAID, t.seat))
    s.then(Task(NEXT, t.seat))


def ask_raid(s: State, t: Task) -> list[int]:
    return [SKIP] + [i for i, seat in enumerate(s.seats) if i != t.seat and any(seat.hand)]


def do_raid(s: State, t: Task, rival: int, log: Log) -> None:
    if rival != SKIP:
        s.looking = rival
        s.then(Task(ROB, t.seat, rival))


def ask_rob(s: State, t: Task) -> list[int]:
    return [card for card in range(3) if s.seats[t.arg].hand[card]]


def do_rob(s: State, t: Task, card: int, log: Log) -> None:
    s.looking = -1
    s.seats[t.arg].hand[card] -= 1
    s.seats[t.seat].hand[card] += 1
    log.add(ROBBED, t.seat, t.arg)


def ask_draw(s: State, t: Task) -> list[int]:
    return [card for card in range(3) for _ in range(s.bag[card])]


def do_draw(s: State, t: Task, card: int, log: Log) -> None:
    s.bag[card] -= 1
    s.seats[t.arg].hand[card] += 1
    log.add(DREW, t.arg, card)


def do_next(s: State, t: Task, _: int, log: Log) -> None:
    if sum(s.bag) > (0, 9)[s.options[SHORT]]:
        s.then(Task(TURN, (t.seat + 1) % len(s.seats)))


class SideView(msgspec.Struct, frozen=True):
    points: int
    cards: int
    hand: Annotated[list[int], per(CARD)] | None
    row: Annotated[list[int], of(CARD)]


class View(msgspec.Struct, frozen=True):
    bag: int
    looking: Annotated[int, of(SEAT)]
    sides: Annotated[list[SideView], per(SEAT)]


def shown(s: State, i: int, you: int | None) -> bool:
    """Tell whether a hand is open to somebody: one's own, or the one being robbed."""
    return i == you or (i == s.looking and bool(s.agenda) and s.agenda[-1].seat == you)


def view(s: State, you: int | None) -> View:
    sides = [
        SideView(side.points, sum(side.hand), side.hand[:] if shown(s, i, you) else None, row[:])
        for i, (side, row) in enumerate(zip(s.seats, s.rows, strict=True))
    ]
    return View(sum(s.bag), s.looking, sides)


def imagine(s: State, you: int | None, random: Random) -> State:
    s = s.copy()
    s.random = random.split()
    hidden = [side for i, side in enumerate(s.seats) if not shown(s, i, you)]
    unseen = [card for card in range(3) for _ in range(s.bag[card])]
    for side in hidden:
        unseen += [card for card in range(3) for _ in range(side.hand[card])]
    unseen.sort()
    for side in hidden:
        count, side.hand = sum(side.hand), [0, 0, 0]
        for _ in range(count):
            side.hand[random.draw(unseen)] += 1
    s.bag = [unseen.count(card) for card in range(3)]
    return s


def audit(s: State) -> list[str]:
    faults = []
    for card in range(3):
        planted = sum(row.count(card) for row in s.rows)
        held = sum(seat.hand[card] for seat in s.seats)
        dealt = (1, 0, 1)[card] * len(s.seats)
        if s.bag[card] + planted + held != BAG[card] + dealt:
            faults.append(f"{CARD.keys[card]} cards do not add up")
    return faults


def scores(s: State) -> list[int]:
    return [seat.points for seat in s.seats]


def standing(s: State) -> list[tuple[int, ...]]:
    return [(seat.points, -sum(seat.hand)) for seat in s.seats]


def breakdown(s: State) -> list[list[int]]:
    return [[row.count(0), 2 * row.count(1)] for row in s.rows]


GAME: Final[Game[State, View]] = Game(
    name="orchard",
    version=2,
    seats=(2, 3, 4),
    options=OPTIONS,
    kinds=KINDS,
    new=new,
    rules=globals(),
    scores=scores,
    standing=standing,
    categories=("apples", "pears"),
    breakdown=breakdown,
    view=view,
    view_type=View,
    imagine=imagine,
    audit=audit,
    components=(Components(CARD, ("points",), tuple(Row((p,), "x") for p in POINTS)),),
)

"""A small game with hidden hands, to try players on before any real one.

Cards 0 to 11. Each seat holds five, hidden. Each round a prize of 1 to 6 is turned over by
chance; in turn everybody plays a card openly; the highest takes the prize. Five rounds.
"""

from typing import Annotated, Final

import msgspec

from parvis.engine import (
    CHANCE,
    SEAT,
    BaseState,
    Game,
    Kinds,
    Log,
    Noun,
    Options,
    Random,
    Task,
    of,
    per,
)

CARD: Final = Noun("card", 15)
KINDS: Final = Kinds()
DEAL: Final = KINDS.chance("deal", card=CARD)
PRIZE: Final = KINDS.chance("prize", points=7)
PLAY: Final = KINDS.kind("play", card=CARD)
AWARD: Final = KINDS.step("award")
PLAYED: Final = KINDS.event("played", card=CARD)


class State(BaseState):
    __slots__ = ("left", "hands", "table", "prize", "points")

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        left: list[int],
        hands: list[list[int]],
        table: list[int],
        prize: int,
        points: list[int],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.left = left  # cards not dealt
        self.hands = hands  # of each seat, hidden from the others
        self.table = table  # played this round, by seat; -1 none
        self.prize = prize
        self.points = points

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            self.left[:],
            [hand[:] for hand in self.hands],
            self.table[:],
            self.prize,
            self.points[:],
        )


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    s = State(
        version,
        options,
        random,
        [],
        list(range(15)),
        [[] for _ in range(seats)],
        [-1] * seats,
        0,
        [0] * seats,
    )
    for seat in range(seats):
        for _ in range(5):
            s.then(Task(DEAL, CHANCE, seat))
    for turn in range(5):
        s.then(Task(PRIZE, CHANCE))
        for i in range(seats):
            s.then(Task(PLAY, (turn + i) % seats))
        s.then(Task(AWARD, CHANCE))
    return s


def ask_deal(s: State, t: Task) -> list[int]:
    return s.left[:]


def do_deal(s: State, t: Task, card: int, log: Log) -> None:
    s.left.remove(card)
    s.hands[t.arg] = sorted([*s.hands[t.arg], card])


def ask_prize(s: State, t: Task) -> list[int]:
    return [1, 2, 3, 4, 5, 6]


def do_prize(s: State, t: Task, points: int, log: Log) -> None:
    s.prize = points


def ask_play(s: State, t: Task) -> list[int]:
    return s.hands[t.seat][:]


def do_play(s: State, t: Task, card: int, log: Log) -> None:
    s.hands[t.seat].remove(card)
    s.table[t.seat] = card
    log.add(PLAYED, t.seat, card)


def do_award(s: State, t: Task, value: int, log: Log) -> None:
    s.points[s.table.index(max(s.table))] += s.prize
    s.table = [-1] * len(s.table)


class View(msgspec.Struct, frozen=True):
    hand: Annotated[list[int], of(CARD)]
    table: Annotated[list[int], per(SEAT), of(CARD)]
    prize: int
    points: Annotated[list[int], per(SEAT)]


def view(s: State, seat: int | None) -> View:
    hand = s.hands[seat][:] if seat is not None else []
    return View(hand, s.table[:], s.prize, s.points[:])


def imagine(s: State, seat: int | None, random: Random) -> State:
    supposed = s.copy()
    supposed.random = random.split()
    pool = sorted(s.left + [c for i, hand in enumerate(s.hands) if i != seat for c in hand])
    for i, hand in enumerate(s.hands):
        if i != seat:
            supposed.hands[i] = sorted(random.draw(pool) for _ in hand)
    supposed.left = pool
    return supposed


def scores(s: State) -> list[int]:
    return s.points[:]


def standing(s: State) -> list[tuple[int, ...]]:
    return [(points,) for points in s.points]


def breakdown(s: State) -> list[list[int]]:
    return [[points] for points in s.points]


def audit(s: State) -> list[str]:
    cards = s.left + [card for hand in s.hands for card in hand]
    return [] if len(set(cards)) == len(cards) else ["a card is in two places"]


GAME: Final[Game[State, View]] = Game(
    name="toy",
    version=1,
    seats=(2, 3),
    options=Options(),
    kinds=KINDS,
    new=new,
    rules=globals(),
    scores=scores,
    standing=standing,
    categories=("prizes",),
    breakdown=breakdown,
    view=view,
    view_type=View,
    imagine=imagine,
    audit=audit,
    components=(),
)

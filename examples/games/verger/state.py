"""Everything that varies."""

from typing import final

from parvis.engine import BaseState, Random, Task


@final
class Seat:
    """One player's hand and row of trees."""

    __slots__ = ("hand", "row")

    def __init__(self, hand: list[int], row: list[int]) -> None:
        self.hand = hand  # how many of each card
        self.row = row  # what was planted, in order

    def copy(self) -> "Seat":
        return Seat(self.hand[:], self.row[:])


class State(BaseState):
    """The table."""

    __slots__ = ("looking", "bag", "seats")

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        looking: int,
        bag: list[int],
        seats: list[Seat],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.looking = looking  # the seat whose hand the robber sees, or -1
        self.bag = bag  # how many of each card
        self.seats = seats

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            self.looking,
            self.bag[:],
            [seat.copy() for seat in self.seats],
        )

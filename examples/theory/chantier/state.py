"""Everything that varies."""

from parvis.engine import BaseState, Random, Task


class State(BaseState):
    """The site."""

    __slots__ = ("purses", "gold", "drawn", "paid")

    def __init__(
        self,
        version: int,
        options: tuple[int, ...],
        random: Random,
        agenda: list[Task],
        purses: list[int],
        gold: list[int],
        drawn: list[int],
        paid: list[int],
    ) -> None:
        super().__init__(version, options, random, agenda)
        self.purses = purses  # by seat, index of its purse; -1 before it is drawn
        self.gold = gold  # by seat, the gold left in the purse
        self.drawn = drawn  # the seats of the drawn builders, in order
        self.paid = paid  # for each of them, 1 if it was placed at its price, 0 if it waits

    def copy(self) -> "State":
        return State(
            self.version,
            self.options,
            self.random.copy(),
            self.agenda[:],
            self.purses[:],
            self.gold[:],
            self.drawn[:],
            self.paid[:],
        )

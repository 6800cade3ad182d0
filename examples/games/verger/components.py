"""The printed numbers: what each card is worth, and how many there are."""

from typing import Final, NamedTuple


class Tree(NamedTuple):
    """A sort of card."""

    key: str
    points: int  # when planted
    copies: int  # in the bag
    dealt: int  # to each hand at the start


TREES: Final = (
    Tree("apple", 1, 9, 1),
    Tree("pear", 2, 6, 0),
    Tree("wasp", 0, 4, 1),
)
SHORT_BAG: Final = 9  # cards left when a short game ends

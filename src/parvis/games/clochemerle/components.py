"""Clochemerle: the printed numbers, and nothing but numbers.

Every row has a mark for each of its cells, in order and without `marks` itself: r stated by the
rulebook, p by a public source, x reconstructed. A reader with the box at hand can correct a
number here and nowhere else.
"""

from typing import Final, NamedTuple

ANY: Final = 0  # the banner value "?": any sum activates it


class Single(NamedTuple):
    """A number printed alone on a board or stated in the rules."""

    key: str
    number: int
    marks: str


class Board(NamedTuple):
    """A village board: the values of its personal banner."""

    values: tuple[int, ...]
    marks: str


class Workshop(NamedTuple):
    """One workshop card; cards of one type share its resource."""

    resource: str
    values: tuple[int, ...]
    time: int  # to build
    octagons: int  # markers it holds
    work: int  # time of its white banner
    marks: str


class Field(NamedTuple):
    """The field card; all copies are equal."""

    values: tuple[int, ...]
    time: int
    work: int
    coins: int
    plough: int  # extra coins with a plough on it
    prestige: int
    marks: str


class Journey(NamedTuple):
    """The dark side shared by all travel cards of a letter."""

    values: tuple[int, ...]
    time: int
    marks: str


class Church(NamedTuple):
    values: tuple[int, ...]
    time: int
    coins: int
    prestige: int
    marks: str


class Monk(NamedTuple):
    pile: int  # feather, chalice, rosary
    values: tuple[int, ...]
    time: int
    coins: int
    action: str  # story, school, chief or steward
    number: int  # points, activations or the most customers to be paid for
    marks: str


class Chamber(NamedTuple):
    values: tuple[int, ...]
    time: int
    work: int
    prestige: int
    octagons: int
    marks: str


class Way(NamedTuple):
    """One of the two ways to pay for a stage of a journey."""

    beers: int
    horses: int
    wagons: int
    marks: str


class Stage(NamedTuple):
    """The light side of a travel card; its grey banner is paid by the next stage."""

    prestige: int
    coins: int
    beers: int
    time: int
    chapel: int
    marks: str


class Customer(NamedTuple):
    values: tuple[int, ...]
    wants: tuple[int, ...]  # beer, scroll, horse, plough, wagon, any
    prestige: int
    marks: str


# Professions, resources, piles: the order of their nouns in kinds.py.

PROFESSIONS: Final = ("abbot", "councillor", "traveller", "craftsman", "merchant")
RESOURCES: Final = ("beer", "scroll", "horse", "plough", "wagon")
LETTERS: Final = ("a", "b", "c", "d", "e")

# Boards and the single numbers of the rules.

BOARDS: Final = (Board((5, 8), "x"), Board((5, 9), "x"), Board((6, 8), "x"), Board((6, 9), "x"))

SINGLES: Final = (
    Single("clouds", 10, "p"),
    Single("black-die-time", 2, "r"),
    Single("chief-time", 1, "r"),
    Single("chief-coin", 1, "r"),
    Single("chief-story", 3, "r"),
    Single("personal-story", 1, "r"),
    Single("graduate-time", 1, "r"),
    Single("graduate-story", 2, "r"),
    Single("customer-zone", 6, "r"),
    Single("windows", 6, "r"),
    Single("shelters", 2, "r"),
    Single("money-coins", 2, "r"),
    Single("citizen-prestige", 4, "r"),
    Single("property-prestige", 1, "r"),
    Single("labourer-prestige", -5, "r"),
    Single("hand-prestige", 1, "r"),
    Single("chronicle-first", 2, "x"),
    Single("chronicle-second", 1, "r"),
    Single("rat-start-2", 7, "x"),
    Single("rat-start-3", 9, "x"),
    Single("rat-start-4", 11, "x"),
    Single("end-2", 9, "r"),
    Single("end-3", 14, "r"),
    Single("end-4", 18, "r"),
    Single("square-time", 2, "x"),
    Single("square-work", 1, "x"),
    Single("square-octagons", 3, "x"),
    Single("square-prestige", 2, "r"),
    Single("square-story", 1, "r"),
    Single("window-prestige-1", 2, "r"),
    Single("window-prestige-2", 4, "r"),
    Single("window-prestige-3", 7, "r"),
    Single("window-prestige-4", 10, "r"),
    Single("window-prestige-5", 14, "r"),
    Single("window-prestige-6", 20, "r"),
    Single("white-dice-2", 8, "r"),
    Single("white-dice-3", 6, "r"),
    Single("white-dice-4", 8, "r"),
    Single("black-dice-2", 3, "r"),
    Single("black-dice-3", 2, "r"),
    Single("black-dice-4", 3, "r"),
    Single("turns-2", 4, "r"),
    Single("turns-3", 3, "r"),
    Single("turns-4", 4, "r"),
    Single("first-coins-1", 1, "r"),
    Single("first-coins-2", 2, "r"),
    Single("first-coins-3", 3, "r"),
    Single("first-coins-4", 4, "r"),
    Single("steward-time-1", 1, "r"),
    Single("steward-time-2", 2, "r"),
    Single("steward-time-3", 2, "r"),
    Single("steward-time-4", 3, "r"),
    Single("steward-coins-1", 0, "r"),
    Single("steward-coins-2", 0, "r"),
    Single("steward-coins-3", 1, "r"),
    Single("steward-coins-4", 1, "r"),
    Single("tile-low", 2, "r"),
    Single("tile-high", 12, "r"),
    Single("office-low", 4, "r"),
    Single("office-high", 10, "r"),
    Single("school-low", 3, "r"),
    Single("school-high", 11, "x"),
)


def single(key: str) -> int:
    """Return a single number by its key; for constants, not for rules."""
    return next(row.number for row in SINGLES if row.key == key)


CLOUDS: Final = single("clouds")
BLACK_DIE_TIME: Final = single("black-die-time")
CHIEF_TIME: Final = single("chief-time")
CHIEF_COIN: Final = single("chief-coin")
CHIEF_STORY: Final = single("chief-story")
PERSONAL_STORY: Final = single("personal-story")
GRADUATE_TIME: Final = single("graduate-time")
GRADUATE_STORY: Final = single("graduate-story")
CUSTOMER_ZONE: Final = single("customer-zone")
MOST_WINDOWS: Final = single("windows")
SHELTERS: Final = single("shelters")
MONEY_COINS: Final = single("money-coins")
CITIZEN_PRESTIGE: Final = single("citizen-prestige")
PROPERTY_PRESTIGE: Final = single("property-prestige")
LABOURER_PRESTIGE: Final = single("labourer-prestige")
HAND_PRESTIGE: Final = single("hand-prestige")
CHRONICLE: Final = (single("chronicle-first"), single("chronicle-second"))
RAT_START: Final = (0, 0, single("rat-start-2"), single("rat-start-3"), single("rat-start-4"))
END: Final = (0, 0, single("end-2"), single("end-3"), single("end-4"))
FACES: Final = 6  # r: of a die
RED: Final = 6  # r: from here a die can reach the invasion space
SQUARE_VALUES: Final = (single("tile-low"), single("tile-high"))  # and of its tile
SQUARE_TIME: Final = single("square-time")
SQUARE_WORK: Final = single("square-work")
SQUARE_OCTAGONS: Final = single("square-octagons")
SQUARE_PRESTIGE: Final = single("square-prestige")
SQUARE_STORY: Final = single("square-story")
SCHOOL_VALUES: Final = (single("school-low"), single("school-high"))
OFFICE_VALUES: Final = (single("office-low"), single("office-high"))  # and of the hand
WINDOW_PRESTIGE: Final = (0, *(single(f"window-prestige-{n}") for n in range(1, 7)))

# By the number of seats; of the turns of a round, two players have two each.
WHITE_DICE: Final = (0, 0, *(single(f"white-dice-{n}") for n in range(2, 5)))
BLACK_DICE: Final = (0, 0, *(single(f"black-dice-{n}") for n in range(2, 5)))
TURNS: Final = (0, 0, *(single(f"turns-{n}") for n in range(2, 5)))
FIRST_COINS: Final = tuple(single(f"first-coins-{n}") for n in range(1, 5))  # clockwise
SQUARES: Final = 4  # r
FIELDS: Final = 8  # r

_STEWARD_TIME: Final = (0, *(single(f"steward-time-{n}") for n in range(1, 5)))
_STEWARD_COINS: Final = (0, *(single(f"steward-coins-{n}") for n in range(1, 5)))
STEWARD_TIME: Final = tuple(_STEWARD_TIME[n + 1] - _STEWARD_TIME[n] for n in range(4))  # each one's
STEWARD_COINS: Final = tuple(_STEWARD_COINS[n + 1] - _STEWARD_COINS[n] for n in range(4))  # share

# Cards. The workshops of a resource are consecutive; their numbers are (r).

WORKSHOPS_EACH: Final = 4
WORKSHOPS: Final = (
    Workshop("beer", (5, 8), 2, 3, 1, "pxxx"),
    Workshop("beer", (5, 9), 2, 3, 1, "xxxx"),
    Workshop("beer", (6, 8), 2, 3, 1, "xxxx"),
    Workshop("beer", (6, 9), 2, 3, 1, "xxxx"),
    Workshop("scroll", (5, 8), 2, 3, 1, "xxxx"),
    Workshop("scroll", (5, 9), 2, 3, 1, "xxxx"),
    Workshop("scroll", (6, 8), 2, 3, 1, "xxxx"),
    Workshop("scroll", (6, 9), 2, 3, 1, "xxxx"),
    Workshop("horse", (5, 8), 3, 3, 1, "xxxx"),
    Workshop("horse", (5, 9), 3, 3, 1, "xxxx"),
    Workshop("horse", (6, 8), 3, 3, 1, "xxxx"),
    Workshop("horse", (6, 9), 3, 3, 1, "xxxx"),
    Workshop("plough", (5, 8), 3, 3, 1, "xxxx"),
    Workshop("plough", (5, 9), 3, 3, 1, "xxxx"),
    Workshop("plough", (6, 8), 3, 3, 1, "xxxx"),
    Workshop("plough", (6, 9), 3, 3, 1, "xxxx"),
    Workshop("wagon", (5, 8), 3, 3, 1, "xxxx"),
    Workshop("wagon", (5, 9), 3, 3, 1, "xxxx"),
    Workshop("wagon", (6, 8), 3, 3, 1, "xxxx"),
    Workshop("wagon", (6, 9), 3, 3, 1, "xxxx"),
)

FIELD: Final = Field((7,), 2, 0, 1, 1, 1, "xxxrrr")

CHURCHES: Final = (
    Church((5, 9), 4, 0, 6, "xxxx"),  # sanatorium
    Church((6, 8), 4, 1, 4, "xxxr"),  # cloister
    Church((6, 9), 4, 0, 6, "xxxx"),  # diocese
    Church((5, 8), 4, 0, 6, "xxxx"),  # refuge
)

MONKS: Final = (  # each errand is r once: how many monks run it is not known
    Monk(0, (4, 10), 2, 1, "story", 3, "xxxxxr"),
    Monk(0, (4, 10), 2, 1, "story", 3, "xxxxxx"),
    Monk(0, (4, 10), 2, 0, "story", 2, "xxxxxr"),
    Monk(1, (5, 9), 2, 0, "school", 1, "xxxxxr"),
    Monk(1, (5, 9), 2, 0, "school", 1, "xxxxxx"),
    Monk(1, (5, 9), 3, 0, "school", 2, "xxxxxr"),
    Monk(1, (5, 9), 3, 0, "school", 2, "xxxxxx"),
    Monk(2, (6, 8), 2, 0, "chief", 1, "xxxxxr"),
    Monk(2, (6, 8), 2, 0, "chief", 1, "xxxxxx"),
    Monk(2, (6, 8), 2, 0, "steward", 2, "xxxxxr"),
    Monk(2, (6, 8), 2, 0, "steward", 2, "xxxxxx"),
    Monk(2, (6, 8), 2, 0, "steward", 2, "xxxxxx"),
)

CHAMBERS: Final = (
    Chamber((3,), 4, 1, 6, 0, "rrrxr"),  # money
    Chamber((3,), 4, 1, 0, 5, "xxxxr"),  # citizens
    Chamber((11,), 4, 1, 0, 5, "xxxrr"),  # properties
    Chamber((11,), 4, 1, 5, 3, "xxxxx"),  # guild
)

JOURNEYS: Final = (  # A to E
    Journey((7,), 2, "xx"),
    Journey((7,), 2, "xx"),
    Journey((7,), 2, "rr"),
    Journey((7,), 3, "xx"),
    Journey((7,), 3, "xx"),
)

WAYS: Final = (  # two of each letter
    Way(1, 0, 0, "xxx"),
    Way(0, 1, 0, "xxx"),
    Way(0, 1, 0, "xxx"),
    Way(2, 0, 0, "xxx"),
    Way(0, 0, 1, "rrr"),
    Way(2, 0, 0, "rrr"),
    Way(0, 0, 1, "xxx"),
    Way(1, 1, 0, "xxx"),
    Way(1, 0, 1, "xxx"),
    Way(2, 1, 0, "xxx"),
)

STAGES: Final = (  # four of each letter, three of the last
    Stage(3, 0, 0, 0, 0, "xxxxr"),
    Stage(4, 1, 0, 0, 0, "xpxxr"),
    Stage(4, 0, 1, 0, 0, "xxxxr"),
    Stage(5, 0, 0, 3, 0, "xxxpr"),
    Stage(5, 0, 0, 0, 0, "xxxxr"),
    Stage(6, 1, 0, 0, 0, "xxxxr"),
    Stage(6, 0, 1, 0, 0, "xxrxr"),
    Stage(7, 0, 0, 2, 0, "xxxxr"),
    Stage(7, 0, 0, 0, 0, "xxxxr"),
    Stage(8, 1, 0, 0, 0, "xxxxr"),
    Stage(8, 0, 1, 0, 0, "xxxxr"),
    Stage(9, 0, 0, 3, 0, "xxxxr"),
    Stage(8, 1, 0, 0, 0, "xxxxr"),
    Stage(9, 0, 1, 0, 0, "xxxxr"),
    Stage(9, 0, 0, 3, 0, "xxxxr"),
    Stage(8, 0, 0, 0, 1, "rrrrr"),  # the chapel: the journey ends here
    Stage(11, 0, 0, 0, 0, "xrrrr"),
    Stage(12, 0, 0, 0, 0, "xrrrr"),
    Stage(13, 0, 0, 0, 0, "xrrrr"),
)
STAGES_EACH: Final = 4  # r; one less of the last letter
STAGE_LETTER: Final = tuple(card // STAGES_EACH for card in range(len(STAGES)))

CUSTOMERS: Final = (
    Customer((ANY,), (0, 0, 0, 0, 0, 1), 1, "xxx"),
    Customer((5, 9), (0, 0, 0, 0, 0, 1), 2, "xrx"),
    Customer((6, 8), (0, 0, 0, 0, 0, 1), 2, "xxx"),
    Customer((3, 11), (1, 0, 0, 0, 0, 0), 2, "xxx"),
    Customer((6, 9), (1, 0, 0, 0, 0, 0), 2, "xxx"),
    Customer((4, 10), (0, 1, 0, 0, 0, 0), 2, "xxx"),
    Customer((5, 8), (0, 1, 0, 0, 0, 0), 2, "xxx"),
    Customer((7,), (0, 0, 1, 0, 0, 0), 2, "xxx"),
    Customer((5, 9), (0, 0, 1, 0, 0, 0), 3, "xxx"),
    Customer((6, 8), (0, 0, 0, 1, 0, 0), 3, "xxx"),
    Customer((4, 10), (0, 0, 0, 1, 0, 0), 3, "xxx"),
    Customer((3, 11), (0, 0, 0, 0, 1, 0), 3, "rrx"),
    Customer((5, 8), (0, 0, 0, 0, 1, 0), 3, "xxx"),
    Customer((ANY,), (2, 0, 0, 0, 0, 0), 3, "xxx"),
    Customer((ANY,), (0, 2, 0, 0, 0, 0), 3, "rrx"),
    Customer((ANY,), (0, 0, 2, 0, 0, 0), 4, "xxx"),
    Customer((ANY,), (0, 0, 0, 2, 0, 0), 4, "xxx"),
    Customer((ANY,), (0, 0, 0, 0, 2, 0), 5, "xxx"),
    Customer((6, 9), (1, 1, 0, 0, 0, 0), 3, "xxx"),
    Customer((5, 8), (1, 0, 1, 0, 0, 0), 4, "xxx"),
    Customer((6, 8), (1, 0, 0, 1, 0, 0), 4, "xxx"),
    Customer((4, 10), (1, 0, 0, 0, 1, 0), 4, "xxx"),
    Customer((6, 9), (0, 1, 1, 0, 0, 0), 4, "xxx"),
    Customer((5, 9), (0, 1, 0, 1, 0, 0), 4, "xxx"),
    Customer((7,), (0, 1, 0, 0, 1, 0), 4, "xxx"),
    Customer((3, 11), (0, 0, 1, 1, 0, 0), 5, "xxx"),
    Customer((6, 8), (0, 0, 1, 0, 1, 0), 5, "xxx"),
    Customer((5, 9), (0, 0, 0, 1, 1, 0), 5, "xxx"),
    Customer((5, 8), (1, 1, 1, 0, 0, 0), 6, "xxx"),
    Customer((6, 9), (1, 1, 0, 1, 0, 0), 6, "xxx"),
    Customer((7,), (1, 1, 0, 0, 1, 0), 6, "xxx"),
    Customer((4, 10), (0, 1, 1, 1, 0, 0), 7, "xxx"),
    Customer((3, 11), (1, 0, 0, 1, 1, 0), 7, "xxx"),
)

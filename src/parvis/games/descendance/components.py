"""Descendance and L'Auberge: every printed number, with where it comes from.

Numbers that the rulebook or a public source states are facts. Those marked `reconstructed`
are ours, chosen to fit what is known; a reader with the box at hand may correct them here,
and nowhere else. `tables.py` shows these numbers with their marks.
"""

from typing import Final, NamedTuple

# Nouns of the box, in the order of their numbers.

COLOURS: Final = ("orange", "green", "brown", "pink")
CUBES: Final = (*COLOURS, "plague")
SPACES: Final = ("grain", "family", "crafts", "market", "travel", "council", "church", "inn")
GOODS: Final = ("scroll", "horse", "plough", "ox", "wagon", "beer")
BUILDINGS: Final = ("wainwright", "stable", "scriptorium", "smithy", "brewery")
CITIES: Final = ("aubray", "belval", "corvan", "dormont", "estrel", "fermont")  # names are ours
SECTIONS: Final = ("council", "crafts", "travel", "church", "farm")
SCROLL: Final = GOODS.index("scroll")
HORSE: Final = GOODS.index("horse")
PLOUGH: Final = GOODS.index("plough")
OX: Final = GOODS.index("ox")
WAGON: Final = GOODS.index("wagon")
BEER: Final = GOODS.index("beer")


# Family. Four of generation 1, three of 2, two of 3, two of 4 (rulebook).

BORN_IN: Final = (4, 3, 2, 2)  # members of each generation
MEMBERS: Final = sum(BORN_IN)
GENERATION: Final = tuple(g for g, number in enumerate(BORN_IN) for _ in range(number))
FIRST_OF: Final = tuple(sum(BORN_IN[:g]) for g in range(len(BORN_IN)))  # of each generation …
END_OF: Final = tuple(sum(BORN_IN[: g + 1]) for g in range(len(BORN_IN)))  # … one after its last
MONKS: Final = 4

# Time. Ten hourglasses, the bridge between the last and the first (S3 to S6).

HOUR: Final = 10  # spaces of one lap
PLAGUE_TIME: Final = 2  # rulebook

# Cubes (rulebook): of each colour in the base box, and with the second box.

CUBES_BASE: Final = 18
CUBES_FULL: Final = 23
PLAGUE_CUBES: Final = 6

# Setup cards. The totals 18, 21, 24 are public (S7), 31 follows from S8; how they are split,
# what goes into the bag, and all cards of the inn are reconstructed.


class Setup(NamedTuple):
    """A setup card: cubes of each colour for the bag, and the number on each space."""

    each_colour: int
    spaces: tuple[int, ...]


SETUP_BASE: Final = (
    Setup(4, (3, 2, 4, 2, 2, 2, 3, 0)),
    Setup(5, (3, 3, 4, 2, 3, 3, 3, 0)),
    Setup(6, (4, 3, 5, 3, 3, 3, 3, 0)),
    Setup(10, (5, 4, 6, 3, 4, 4, 5, 0)),
)
SETUP_INN: Final = (
    Setup(5, (3, 2, 4, 2, 2, 2, 3, 2)),
    Setup(6, (3, 3, 4, 2, 3, 3, 3, 3)),
    Setup(7, (4, 3, 5, 3, 3, 3, 3, 4)),
    Setup(11, (5, 4, 6, 3, 4, 4, 5, 5)),
)

# Harvest (rulebook): alone, with horse and plough, with ox and plough.

HARVEST: Final = (2, 3, 4)
BARN: Final = 5  # sacks that a farm holds

# Prices in cubes: orange, green, brown, pink. Buildings, roads and actions share some of them.

FREE: Final = (0, 0, 0, 0)
ORANGE_PINK: Final = (1, 0, 0, 1)
TWO_PINK: Final = (0, 0, 0, 2)
TWO_ORANGE: Final = (2, 0, 0, 0)
TWO_GREEN: Final = (0, 2, 0, 0)  # into the council, or up in it (rulebook)
TWO_BROWN: Final = (0, 0, 2, 0)
ORANGE_BROWN: Final = (1, 0, 1, 0)
ORANGE_BROWN_PINK: Final = (1, 0, 1, 1)
GREEN: Final = (0, 1, 0, 0)  # for a sale after the first (rulebook)
BROWN: Final = (0, 0, 1, 0)  # into the church (rulebook)

# Crafts. Wainwright, mill and brewery rulebook; stable public (S12); smithy's times rulebook, its
# price reconstructed; scriptorium reconstructed.


class Craft(NamedTuple):
    """One building: goods of one production, time to train and to make, price without time."""

    yields: int
    train: int
    make: int
    grain: int  # price in sacks, or …
    cubes: tuple[int, int, int, int]  # … in cubes of each colour


CRAFTS: Final = (
    Craft(1, 2, 2, 0, ORANGE_PINK),
    Craft(1, 3, 3, 3, FREE),
    Craft(1, 4, 2, 0, TWO_PINK),
    Craft(1, 3, 3, 0, TWO_ORANGE),
    Craft(2, 3, 3, 3, FREE),
)
BUILDING_OF: Final = (2, 1, 3, 1, 0, 4)  # where each good is made
MILL_TIME: Final = 2  # rulebook, as are the next three
MILL_GRAIN: Final = 2
MILL_COINS: Final = 2
MILLER_COINS: Final = 5

# Market (rulebook): stalls open at 2, 3, 4, 5 players; places of the queue. The fee of a sale.

SALE_TIME: Final = 1  # besides a green cube; the caller's first sale is free
STALLS: Final = (3, 4, 5, 5)
QUEUE: Final = 5

# Customers. 24 and 4 of them, worth 2 to 6 (S1, S2, S14); what each wants is reconstructed.


class Customer(NamedTuple):
    """A type of customer tile: name, number, points and wishes."""

    key: str
    copies: int
    points: int
    grain: int
    wishes: tuple[tuple[int, int], ...] = ()  # goods besides the sacks, and how many of each


CUSTOMERS: Final = (
    Customer("two-sacks", 2, 2, 2),
    Customer("three-sacks", 2, 3, 3),
    Customer("four-sacks", 1, 4, 4),
    Customer("scroll", 2, 3, 0, ((SCROLL, 1),)),
    Customer("wagon", 2, 3, 0, ((WAGON, 1),)),
    Customer("plough", 2, 3, 0, ((PLOUGH, 1),)),
    Customer("horse", 1, 3, 0, ((HORSE, 1),)),
    Customer("ox", 1, 3, 0, ((OX, 1),)),
    Customer("scroll-sack", 1, 4, 1, ((SCROLL, 1),)),
    Customer("wagon-sack", 1, 4, 1, ((WAGON, 1),)),
    Customer("plough-sack", 1, 4, 1, ((PLOUGH, 1),)),
    Customer("horse-two-sacks", 1, 5, 2, ((HORSE, 1),)),
    Customer("ox-two-sacks", 1, 5, 2, ((OX, 1),)),
    Customer("scroll-wagon", 1, 5, 0, ((SCROLL, 1), (WAGON, 1))),
    Customer("plough-scroll", 1, 5, 0, ((SCROLL, 1), (PLOUGH, 1))),
    Customer("horse-wagon", 1, 6, 0, ((HORSE, 1), (WAGON, 1))),
    Customer("ox-plough", 1, 6, 0, ((PLOUGH, 1), (OX, 1))),
    Customer("horse-scroll", 1, 6, 0, ((SCROLL, 1), (HORSE, 1))),
    Customer("ox-wagon", 1, 6, 0, ((OX, 1), (WAGON, 1))),
    Customer("beer-sack", 1, 3, 1, ((BEER, 1),)),
    Customer("two-beers", 1, 4, 0, ((BEER, 2),)),
    Customer("beer-scroll", 1, 5, 0, ((SCROLL, 1), (BEER, 1))),
    Customer("two-beers-horse", 1, 6, 0, ((HORSE, 1), (BEER, 2))),
)
CUSTOMERS_BASE: Final = 19  # sorts of the base box; the others came with the inn

# Travel. First roads and rewards by sort rulebook; the rest of the map reconstructed.

TRIP_TIME: Final = 2  # rulebook, besides one wagon
VILLAGE: Final = 0  # as the start of a road; city c is c + 1


class Road(NamedTuple):
    """A road between two stops, and its cost in cubes."""

    a: int
    b: int
    cubes: tuple[int, int, int, int]


ROADS: Final = (
    Road(0, 1, TWO_BROWN),
    Road(0, 2, TWO_PINK),
    Road(1, 3, TWO_ORANGE),
    Road(2, 3, TWO_ORANGE),
    Road(1, 4, TWO_PINK),
    Road(2, 5, TWO_BROWN),
    Road(3, 4, ORANGE_BROWN),
    Road(3, 5, ORANGE_PINK),
    Road(4, 6, ORANGE_BROWN_PINK),
    Road(5, 6, ORANGE_BROWN_PINK),
)


class City(NamedTuple):
    """The reward for a family's first visit to a city, and whether the city has walls."""

    prestige: int
    cubes: int
    coins: int
    fortified: int


CITY: Final = (
    City(3, 0, 0, 0),
    City(3, 0, 0, 0),
    City(0, 2, 0, 0),
    City(0, 0, 1, 1),
    City(0, 0, 1, 1),
    City(0, 2, 0, 1),
)
TRAVEL_POINTS: Final = (0, 1, 3, 6, 10, 14, 18)  # rulebook

# Council. Entry and privileges rulebook; which later step costs 2 and which 3, reconstructed.

COUNCIL_TIME: Final = (1, 2, 3, 3)  # to reach each level
COUNCIL_POINTS: Final = (0, 2, 4, 6)  # rulebook
COUNCIL_CUBES: Final = 2
COUNCIL_PRESTIGE: Final = 3

# Church (rulebook). Windows from right to left; sacks for the step away from each.

CHURCH_TIME: Final = 3
WINDOW_POINTS: Final = (2, 3, 4, 6)
WINDOW_GRAIN: Final = (1, 2, 4)
MASS_FIGURES: Final = 4
MASS_PRESTIGE: Final = 2

# Well (rulebook): cubes of one colour for any action.

WELL_CUBES: Final = 3

# Inn (rulebook): time to place a member, and to take a card.

LODGING_TIME: Final = 1
DRINKING_TIME: Final = 1

# Chronicle. Farm 5 and graves 5 at four players public (S3, S17); the rest reconstructed.

CHRONICLE: Final = ((1, 2, 1, 2, 3), (1, 3, 1, 2, 4), (1, 3, 1, 3, 5), (1, 3, 1, 3, 6))
GRAVES: Final = (3, 4, 5, 6)
CHRONICLE_POINTS: Final = (0, 0, 0, 4, 7, 12)  # rulebook; five or more

# Villagers. Names and effects rulebook; prices reconstructed.

END_OF_GAME: Final = 0  # dark candle: counts at the end
ANY_MOMENT: Final = 1  # lit: in the player's turn, on a market day, at a mass
OCCASION: Final = 2  # lit: when something happens
COIN: Final = 0
ONE_BEER: Final = 1
TWO_BEERS: Final = 2


class Villager(NamedTuple):
    """One villager card: name, when it is used, and its price."""

    key: str
    when: int
    price: int


VILLAGERS: Final = (
    Villager("artist", END_OF_GAME, TWO_BEERS),
    Villager("count", END_OF_GAME, ONE_BEER),
    Villager("trickster", END_OF_GAME, COIN),
    Villager("guild-master", END_OF_GAME, ONE_BEER),
    Villager("steward", END_OF_GAME, TWO_BEERS),
    Villager("mayor", END_OF_GAME, ONE_BEER),
    Villager("physician", END_OF_GAME, TWO_BEERS),
    Villager("nun", END_OF_GAME, ONE_BEER),
    Villager("farmers-wife", END_OF_GAME, COIN),
    Villager("scholar", END_OF_GAME, ONE_BEER),
    Villager("traveller", END_OF_GAME, TWO_BEERS),
    Villager("abbot", ANY_MOMENT, TWO_BEERS),
    Villager("smith", ANY_MOMENT, ONE_BEER),
    Villager("breeder", ANY_MOMENT, COIN),
    Villager("councillor", ANY_MOMENT, TWO_BEERS),
    Villager("day-labourer", ANY_MOMENT, ONE_BEER),
    Villager("herbalist", ANY_MOMENT, COIN),
    Villager("prodigal-son", ANY_MOMENT, TWO_BEERS),
    Villager("messenger", ANY_MOMENT, TWO_BEERS),
    Villager("countess", ANY_MOMENT, TWO_BEERS),
    Villager("scribe", ANY_MOMENT, ONE_BEER),
    Villager("cartwright", ANY_MOMENT, COIN),
    Villager("bard", OCCASION, ONE_BEER),
    Villager("barker", OCCASION, ONE_BEER),
    Villager("juggler", OCCASION, TWO_BEERS),
    Villager("miller", OCCASION, ONE_BEER),
    Villager("wise-man", OCCASION, TWO_BEERS),
    Villager("prior", OCCASION, COIN),
    Villager("peddler", OCCASION, TWO_BEERS),
    Villager("toll-keeper", OCCASION, ONE_BEER),
)
VILLAGER_KEYS: Final = tuple(card.key for card in VILLAGERS)
ARTIST: Final = VILLAGER_KEYS.index("artist")
COUNT: Final = VILLAGER_KEYS.index("count")
TRICKSTER: Final = VILLAGER_KEYS.index("trickster")
GUILD_MASTER: Final = VILLAGER_KEYS.index("guild-master")
STEWARD: Final = VILLAGER_KEYS.index("steward")
MAYOR: Final = VILLAGER_KEYS.index("mayor")
PHYSICIAN: Final = VILLAGER_KEYS.index("physician")
NUN: Final = VILLAGER_KEYS.index("nun")
FARMERS_WIFE: Final = VILLAGER_KEYS.index("farmers-wife")
SCHOLAR: Final = VILLAGER_KEYS.index("scholar")
TRAVELLER: Final = VILLAGER_KEYS.index("traveller")
ABBOT: Final = VILLAGER_KEYS.index("abbot")
SMITH: Final = VILLAGER_KEYS.index("smith")
BREEDER: Final = VILLAGER_KEYS.index("breeder")
COUNCILLOR: Final = VILLAGER_KEYS.index("councillor")
DAY_LABOURER: Final = VILLAGER_KEYS.index("day-labourer")
HERBALIST: Final = VILLAGER_KEYS.index("herbalist")
PRODIGAL_SON: Final = VILLAGER_KEYS.index("prodigal-son")
MESSENGER: Final = VILLAGER_KEYS.index("messenger")
COUNTESS: Final = VILLAGER_KEYS.index("countess")
SCRIBE: Final = VILLAGER_KEYS.index("scribe")
CARTWRIGHT: Final = VILLAGER_KEYS.index("cartwright")
BARD: Final = VILLAGER_KEYS.index("bard")
BARKER: Final = VILLAGER_KEYS.index("barker")
JUGGLER: Final = VILLAGER_KEYS.index("juggler")
MILLER: Final = VILLAGER_KEYS.index("miller")
WISE_MAN: Final = VILLAGER_KEYS.index("wise-man")
PRIOR: Final = VILLAGER_KEYS.index("prior")
PEDDLER: Final = VILLAGER_KEYS.index("peddler")
TOLL_KEEPER: Final = VILLAGER_KEYS.index("toll-keeper")
PILES: Final = 3  # of ten cards each (rulebook)
PILE: Final = 10
ARTIST_POINTS: Final = (0, 2, 5, 8, 12, 17)  # reconstructed
TRAVELLER_POINTS: Final = (0, 3, 6, 10, 15, 20, 25)  # reconstructed
CUBE_CARD_POINTS: Final = (0, 2, 4, 6)  # of the four cube cards; more than three give nothing
CUBE_CARDS: Final = (GUILD_MASTER, MAYOR, NUN, SCHOLAR)  # for each colour
COUNT_POINTS: Final = 2
STEWARD_POINTS: Final = 2
TRICKSTER_LAST: Final = 6
TRICKSTER_POINTS: Final = 3
DAY_LABOURER_PRESTIGE: Final = 2  # rulebook, as all that follow
HERBALIST_PRESTIGE: Final = 2
PRODIGAL_SON_PRESTIGE: Final = 3
COUNTESS_PRESTIGE: Final = 2
JUGGLER_PRESTIGE: Final = 2
WISE_MAN_PRESTIGE: Final = 3
SMITH_PLOUGHS: Final = 2
SCRIBE_SCROLLS: Final = 2

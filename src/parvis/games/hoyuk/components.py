"""The printed numbers of Höyük. Each number has its source beside it.

[r] stated by the rulebook, [p] by a public source, [x] reconstructed: see
docs/rules/hoyuk.en.md. A reader with the box at hand corrects a value here and nowhere else.
"""

from typing import Final, NamedTuple

SIZE: Final = 13  # squares on a side of the play area [p]
SQUARES: Final = SIZE * SIZE
MOST_BLOCKS: Final = 85  # more can't stand apart on the play area: every second square

# Elements. A house comes from the player's own tiles, never from the supply.
ELEMENT_KEYS: Final = ("house", "pen", "oven", "totem", "cattle", "villager", "shaman")
HOUSE: Final = ELEMENT_KEYS.index("house")
PEN: Final = ELEMENT_KEYS.index("pen")
OVEN: Final = ELEMENT_KEYS.index("oven")
TOTEM: Final = ELEMENT_KEYS.index("totem")
CATTLE: Final = ELEMENT_KEYS.index("cattle")
VILLAGER: Final = ELEMENT_KEYS.index("villager")
SHAMAN: Final = ELEMENT_KEYS.index("shaman")
ELEMENTS: Final = len(ELEMENT_KEYS)

CARD_KEYS: Final = (*ELEMENT_KEYS[:SHAMAN], "joker")  # cards show all elements but the shaman
JOKER: Final = CARD_KEYS.index("joker")
CARDS: Final = len(CARD_KEYS)

HOUSES: Final = (25, 20, 15)  # of each player; with five players; in a short game. [r]

# Supply of each element at the start. [r] for all
EXPERT_SUPPLY: Final = (0, 40, 20, 20, 20, 20, 1)
BASIC_SUPPLY: Final = tuple(n if i < CATTLE else 0 for i, n in enumerate(EXPERT_SUPPLY))


class Tile(NamedTuple):
    """A type of construction tile: two houses and a third element."""

    key: str
    third: tuple[int, ...]  # one of these
    basic: int  # how many in classic and intermediate games
    expert: int  # how many in expert games


# Two houses each [p]; the totem tile and the free tile exist [r]; the numbers of each sort [x].
TILES: Final = (
    Tile("totem", (TOTEM,), 3, 3),
    Tile("oven", (OVEN,), 3, 3),
    Tile("pen", (PEN,), 3, 3),
    Tile("free", (HOUSE, PEN, OVEN, TOTEM), 1, 1),
    Tile("cattle", (CATTLE,), 0, 2),
    Tile("villager", (VILLAGER,), 0, 2),
    Tile("shaman", (SHAMAN,), 0, 1),
)
HOUSES_ON_A_TILE: Final = 2

# Aspect cards by symbol: house, pen, oven, totem, cattle, villager, joker.
CLASSIC_CARDS: Final = (6, 7, 7, 7, 0, 0, 3)  # [r]
INTERMEDIATE_CARDS: Final = (8, 11, 11, 11, 0, 0, 9)  # [r]
EXPERT_CARDS: Final = (8, 11, 11, 11, 10, 10, 9)  # 70 in all [r]; the split of the last 20 [x]
EXPERT_CARDS_WITH_JOKERS: Final = (8, 11, 11, 11, 8, 8, 13)  # another way they may divide [x]
PILE: Final = 10  # cards in each pile at the start [r]
PILES: Final = (3, 5, 7)  # piles in classic, intermediate and expert games [r]
SET_POINTS: Final = (0, 1, 3, 5, 8, 12)  # for a set of that many cards [r]
LARGEST_SET: Final = 5

# Aspects, in the order of the piles.
ASPECT_KEYS: Final = ("oven", "totem", "pen", "houses", "height", "cattle", "villagers")
ASPECT_OVEN: Final = ASPECT_KEYS.index("oven")
ASPECT_TOTEM: Final = ASPECT_KEYS.index("totem")
ASPECT_PEN: Final = ASPECT_KEYS.index("pen")
ASPECT_HOUSES: Final = ASPECT_KEYS.index("houses")
ASPECT_HEIGHT: Final = ASPECT_KEYS.index("height")
ASPECT_CATTLE: Final = ASPECT_KEYS.index("cattle")
ASPECT_VILLAGERS: Final = ASPECT_KEYS.index("villagers")
ASPECTS: Final = len(ASPECT_KEYS)

# The measure of a calamity, and whether the fewest or the most are hit.
BY_SIZE: Final = 0
BY_TOTEMS: Final = 1
BY_OVENS: Final = 2
BY_PENS: Final = 3
BY_STOREYS: Final = 4
NO_BLOCK: Final = 5
FEWEST: Final = 0
MOST: Final = 1

# The effect on the blocks that are hit.
RUIN_ONE: Final = 0  # ruin one house
LOSE_HALF: Final = 1  # lose half of an element
LOCUSTS: Final = 2  # no aspect card from the block this round
FLOOD: Final = 3  # the shaman goes home


class Calamity(NamedTuple):
    """A calamity card: the blocks that it hits, and its effect."""

    key: str
    measure: int
    end: int
    effect: int
    element: int  # what is lost
    basic: int  # 1 if it is used in classic and intermediate games


CALAMITIES: Final = (  # [r] for all
    Calamity("bad-season-1", BY_TOTEMS, FEWEST, RUIN_ONE, HOUSE, 1),
    Calamity("bad-season-2", BY_TOTEMS, MOST, RUIN_ONE, HOUSE, 1),
    Calamity("drought-1", BY_SIZE, FEWEST, LOSE_HALF, CATTLE, 0),
    Calamity("drought-2", BY_SIZE, MOST, LOSE_HALF, CATTLE, 0),
    Calamity("epidemic-1", BY_SIZE, MOST, LOSE_HALF, VILLAGER, 0),
    Calamity("epidemic-2", BY_SIZE, FEWEST, LOSE_HALF, VILLAGER, 0),
    Calamity("earthquake-1", BY_SIZE, FEWEST, LOSE_HALF, HOUSE, 1),
    Calamity("earthquake-2", BY_SIZE, MOST, LOSE_HALF, HOUSE, 1),
    Calamity("fire-1", BY_OVENS, MOST, LOSE_HALF, HOUSE, 1),
    Calamity("fire-2", BY_OVENS, FEWEST, LOSE_HALF, HOUSE, 1),
    Calamity("flood-1", NO_BLOCK, FEWEST, FLOOD, SHAMAN, 0),
    Calamity("flood-2", NO_BLOCK, FEWEST, FLOOD, SHAMAN, 0),
    Calamity("locusts-1", BY_SIZE, FEWEST, LOCUSTS, HOUSE, 1),
    Calamity("locusts-2", BY_SIZE, MOST, LOCUSTS, HOUSE, 1),
    Calamity("raiders-1", BY_SIZE, MOST, LOSE_HALF, TOTEM, 0),
    Calamity("raiders-2", BY_SIZE, FEWEST, LOSE_HALF, TOTEM, 0),
    Calamity("sacrifice-1", BY_PENS, MOST, RUIN_ONE, HOUSE, 1),
    Calamity("sacrifice-2", BY_PENS, FEWEST, RUIN_ONE, HOUSE, 1),
    Calamity("tornado-1", BY_STOREYS, MOST, RUIN_ONE, HOUSE, 1),
    Calamity("tornado-2", BY_STOREYS, FEWEST, RUIN_ONE, HOUSE, 1),
    Calamity("volcano-1", BY_SIZE, FEWEST, LOSE_HALF, PEN, 0),
    Calamity("volcano-2", BY_SIZE, MOST, LOSE_HALF, PEN, 0),
    Calamity("wolves-1", BY_SIZE, MOST, LOSE_HALF, OVEN, 0),
    Calamity("wolves-2", BY_SIZE, FEWEST, LOSE_HALF, OVEN, 0),
)

# Clans, in the order of the colours of the seats: red, blue, yellow, green, purple.
THEFTS: Final = 2  # elements that Enuaj may take [r]
CLAN_KEYS: Final = ("eguor", "uelb", "enuaj", "trev", "teoiv")
EGUOR: Final = CLAN_KEYS.index("eguor")
UELB: Final = CLAN_KEYS.index("uelb")
ENUAJ: Final = CLAN_KEYS.index("enuaj")
TREV: Final = CLAN_KEYS.index("trev")
TEOIV: Final = CLAN_KEYS.index("teoiv")

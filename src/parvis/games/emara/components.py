"""All printed numbers of La Couronne d'Emara, as data.

Each table says where its numbers come from. RULEBOOK: the French rulebook. PUBLIC: a public
source, named by its code in `docs/rules/emara.*.md`. RECONSTRUCTED: chosen by us so that the
game is complete; never a fact about the printed piece. A reader with the box at hand can
correct one value here and nowhere else.
"""

from typing import Final, NamedTuple

# Only the first four are ever called resources, in the order of the country places that yield
# them.
GOODS: Final = ("wood", "stone", "cloth", "grain", "bread", "book", "ring", "gold")
WOOD: Final = GOODS.index("wood")
STONE: Final = GOODS.index("stone")
CLOTH: Final = GOODS.index("cloth")
GRAIN: Final = GOODS.index("grain")
BREAD: Final = GOODS.index("bread")
BOOK: Final = GOODS.index("book")
RING: Final = GOODS.index("ring")
GOLD: Final = GOODS.index("gold")
RESOURCES: Final = GOODS[:4]

# RULEBOOK. A country place has the number of its resource.
COUNTRY_PLACES: Final = ("forest", "quarry", "mill", "field")

TOWN_PLACES: Final = ("castle", "cathedral", "market", "site")  # RULEBOOK
CASTLE: Final = TOWN_PLACES.index("castle")
CATHEDRAL: Final = TOWN_PLACES.index("cathedral")
MARKET: Final = TOWN_PLACES.index("market")
SITE: Final = TOWN_PLACES.index("site")

# Action cards, one of each for every player. The first four are named after their resource.
# RULEBOOK for the effects, PUBLIC (pelikaappimuistio) for there being one of each.
CARDS: Final = ("wood", "stone", "cloth", "grain", "ring", "gold", "step", "discount", "town")
RING_CARD: Final = CARDS.index("ring")
GOLD_CARD: Final = CARDS.index("gold")
STEP_CARD: Final = CARDS.index("step")
DISCOUNT_CARD: Final = CARDS.index("discount")
TOWN_CARD: Final = CARDS.index("town")

SLOTS: Final = 3  # slot i moves an envoy i + 1 steps. RULEBOOK
ROUNDS: Final = 6  # RULEBOOK
RESHUFFLE_AFTER: Final = 3  # all nine cards come back after this round. RULEBOOK
CRAFTSMEN: Final = 4  # of each player. RULEBOOK
HUTS_PER_PLACE: Final = 3  # RECONSTRUCTED
CRAFTSMAN_POINTS: Final = (1, 2, 3, 4)  # the first: RULEBOOK; the others: RECONSTRUCTED
BOOK_POINTS: Final = (0, 3, 6, 10, 15, 21)  # citizens by number of books at the market. RULEBOOK

# Action cards. RULEBOOK
CARD_TAKES: Final = 1  # of its resource, or rings
CARD_STEPS: Final = 1
CARD_DISCOUNT: Final = 1
GOLD_EXCHANGES: Final = ((1, 1), (3, 2))  # (gold, resources)

# Places. RULEBOOK
GATHERED: Final = 1  # resources, plus one per craftsman who doesn't bake
BAKED_FROM: Final = 1  # grain for a craftsman's bread …
LOAVES_BAKED: Final = 1  # … or loaves
GIFT_RINGS: Final = 1
CASTLE_BOOKS: Final = 1  # discarded at the castle …
CASTLE_BOOK_BUILDINGS: Final = 5  # … for buildings
DONATION_BOOKS: Final = 1
SALES: Final = ((1, 1), (2, 2))  # resources for gold; the second only with foreign traders
SITE_STONE: Final = 1  # paid at the site …
STONE_BUILDINGS: Final = 5  # … for buildings, and citizens
MOST_BREAD: Final = 3  # in one visit to the site
TIMBER: Final = ((1, 5), (3, 10))  # wood for buildings

Cost = tuple[int, int, int, int]  # of wood, stone, cloth and grain

# Huts, three to a country place. RECONSTRUCTED, but for the rulebook's example of a place
# where one hut asks for 2 wood and another for 1 wood and 1 cloth.
HUTS: Final[tuple[Cost, ...]] = (
    (2, 0, 0, 0),  # forest
    (1, 0, 1, 0),
    (1, 1, 0, 0),
    (0, 2, 0, 0),  # quarry
    (0, 1, 0, 1),
    (1, 1, 0, 0),
    (0, 0, 2, 0),  # mill
    (1, 0, 1, 0),
    (0, 0, 1, 1),
    (0, 0, 0, 2),  # field
    (0, 0, 1, 1),
    (0, 1, 0, 1),
)


class Dial(NamedTuple):
    """One turning marker: the numbers of its two sides, and the number printed under it."""

    four: tuple[int, ...]  # the side for four players
    few: tuple[int, ...]  # the side for two or three
    printed: int
    start: int  # with two players, how many numbers further it begins


# 1 and 2 of gifts and donations: RULEBOOK and PUBLIC (abreojogo); which of them begin further
# with two players: RULEBOOK; all other numbers: RECONSTRUCTED.
_GIFT: Final = Dial((1, 2, 2), (1, 2), 3, 0)
_GIFT_FURTHER: Final = Dial((1, 2, 2), (1, 2), 3, 1)
DIALS: Final = (
    _GIFT,  # gifts of wood, stone, cloth and grain
    _GIFT_FURTHER,
    _GIFT_FURTHER,
    _GIFT,
    _GIFT_FURTHER,  # donations of wood, stone, cloth and grain
    _GIFT,
    _GIFT,
    _GIFT_FURTHER,
    Dial((4, 3, 3, 2), (4, 3, 2), 1, 1),  # citizens for a stone at the site
    Dial((6, 5, 5, 4), (6, 5, 4), 3, 1),  # citizens for each loaf at the site
)
DIAL_KEYS: Final = (
    *(f"gift-{resource}" for resource in RESOURCES),
    *(f"donation-{resource}" for resource in RESOURCES),
    "stone",
    "bread",
)
GIFT_DIAL: Final = DIAL_KEYS.index(f"gift-{RESOURCES[0]}")
DONATION_DIAL: Final = DIAL_KEYS.index(f"donation-{RESOURCES[0]}")
STONE_DIAL: Final = DIAL_KEYS.index("stone")
BREAD_DIAL: Final = DIAL_KEYS.index("bread")


class Rank(NamedTuple):
    """One rank of nobility: its price, and the citizens of its four cards, best first."""

    key: str
    rings: int
    gold: int
    points: tuple[int, int, int, int]


# The ranks and their order: RULEBOOK; all numbers: RECONSTRUCTED.
RANKS: Final = (
    Rank("baron", 1, 0, (6, 5, 4, 3)),
    Rank("count", 1, 1, (9, 8, 7, 6)),
    Rank("prince", 1, 2, (12, 11, 10, 9)),
    Rank("marquess", 2, 1, (15, 14, 13, 12)),
    Rank("duke", 2, 2, (18, 17, 16, 15)),
)


class Advisor(NamedTuple):
    """One advisor: its price, the citizens it brings, and the size of its effect."""

    key: str
    cost: Cost
    citizens: int
    gain: int = 0
    pays: int = 0  # units that its effect costs


# Names: PUBLIC (ultraboardgames); citizens and effects: RULEBOOK; every cost: RECONSTRUCTED.
ADVISORS: Final = (
    Advisor("coin", (0, 1, 1, 1), 6, 1),  # at once: gold
    Advisor("archivist", (0, 0, 2, 1), 2, 2),  # at once: books
    Advisor("goldsmith", (1, 1, 1, 0), 5, 1),  # at once: a ring
    Advisor("carpenter", (1, 0, 1, 1), 1, 10),  # at once: buildings
    Advisor("baker", (1, 0, 0, 1), 3),  # each turn: one of BATCHES
    Advisor("schoolmarm", (1, 0, 2, 0), 3, 1, 2),  # each turn: resources for a book
    Advisor("bailiff", (1, 1, 0, 1), 5, 5, 1),  # each turn: a ring for buildings
    Advisor("dressmaker", (1, 0, 1, 1), 5, 2, 1),  # each turn: cloth for citizens
    Advisor("landlord", (1, 1, 1, 0), 3, 5, 1),  # each turn: cloth and a citizen for buildings
    Advisor("merchant", (0, 0, 1, 1), 2, 1, 1),  # each turn: a resource for another
    Advisor("chamberlain", (1, 1, 1, 0), 6, 1, 1),  # always: a ring for gold, or back
    Advisor("scholar", (0, 1, 1, 0), 3),  # always: hire and recruit with any resources
    Advisor("mayoress", (0, 1, 1, 1), 5, 2),  # always: more citizens for a gift
    Advisor("steward", (1, 1, 0, 1), 5),  # always: hire and recruit anywhere
    Advisor("abbess", (1, 0, 1, 1), 2, 1),  # always: more books for a donation
    Advisor("toolmaker", (0, 2, 1, 0), 2, 2),  # always: more buildings for each gain
    Advisor("christiaan", (1, 0, 2, 0), 8),  # the six of the second pile
    Advisor("marie", (0, 0, 1, 2), 8),
    Advisor("carl", (1, 0, 2, 1), 10),
    Advisor("frida", (0, 2, 1, 2), 12),
    Advisor("gustav", (1, 1, 1, 1), 0, 12),  # at once: buildings
    Advisor("antoni", (2, 1, 2, 0), 0, 15),  # at once: buildings
)
ADVISOR_KEYS: Final = tuple(advisor.key for advisor in ADVISORS)
COIN: Final = ADVISOR_KEYS.index("coin")
ARCHIVIST: Final = ADVISOR_KEYS.index("archivist")
GOLDSMITH: Final = ADVISOR_KEYS.index("goldsmith")
CARPENTER: Final = ADVISOR_KEYS.index("carpenter")
BAKER: Final = ADVISOR_KEYS.index("baker")
SCHOOLMARM: Final = ADVISOR_KEYS.index("schoolmarm")
BAILIFF: Final = ADVISOR_KEYS.index("bailiff")
DRESSMAKER: Final = ADVISOR_KEYS.index("dressmaker")
LANDLORD: Final = ADVISOR_KEYS.index("landlord")
MERCHANT: Final = ADVISOR_KEYS.index("merchant")
CHAMBERLAIN: Final = ADVISOR_KEYS.index("chamberlain")
SCHOLAR: Final = ADVISOR_KEYS.index("scholar")
MAYORESS: Final = ADVISOR_KEYS.index("mayoress")
STEWARD: Final = ADVISOR_KEYS.index("steward")
ABBESS: Final = ADVISOR_KEYS.index("abbess")
TOOLMAKER: Final = ADVISOR_KEYS.index("toolmaker")
GUSTAV: Final = ADVISOR_KEYS.index("gustav")
ANTONI: Final = ADVISOR_KEYS.index("antoni")
BATCHES: Final = ((1, 1, 1), (1, 2, 2))  # the Baker: cloth and grain for bread. RULEBOOK
LANDLORD_EVICTS: Final = 1  # citizens that the Landlord also costs. RULEBOOK
ADVISORS_A: Final = ADVISOR_KEYS.index("christiaan")  # the first advisor of the second pile
SPACES: Final = 8  # two to a town place. RULEBOOK

# The reward of a favour. RULEBOOK
REWARDS: Final = ("citizens", "buildings", "book", "ring", "gold")
SOME_CITIZENS: Final = REWARDS.index("citizens")
SOME_BUILDINGS: Final = REWARDS.index("buildings")
A_BOOK: Final = REWARDS.index("book")
A_RING: Final = REWARDS.index("ring")
A_GOLD: Final = REWARDS.index("gold")
REWARDED: Final = (3, 5, 1, 1, 1)  # amount of each reward


class Favour(NamedTuple):
    """One favour token: the town place where it is cashed, and its reward."""

    place: int
    reward: int


# Which rewards exist: RULEBOOK; how they are spread: RECONSTRUCTED.
FAVOURS: Final = (
    Favour(CASTLE, SOME_CITIZENS),
    Favour(CASTLE, A_BOOK),
    Favour(CASTLE, A_GOLD),
    Favour(CATHEDRAL, SOME_CITIZENS),
    Favour(CATHEDRAL, SOME_BUILDINGS),
    Favour(CATHEDRAL, A_RING),
    Favour(MARKET, SOME_BUILDINGS),
    Favour(MARKET, A_BOOK),
    Favour(MARKET, A_RING),
    Favour(SITE, SOME_CITIZENS),
    Favour(SITE, SOME_BUILDINGS),
    Favour(SITE, A_GOLD),
)
FAVOURS_DRAWN: Final = 3  # the player keeps one of them. RULEBOOK


class Occasion(NamedTuple):
    """One event card; its set-up corner: where buildings start, and the first envoys."""

    key: str
    buildings: int
    country: int
    town: int
    gain: int  # how much its effect does
    pays: int = 0  # rings, gold or books that it costs


# Effects: RULEBOOK; that each card has a set-up corner: RULEBOOK; its values: RECONSTRUCTED.
OCCASIONS: Final = (
    Occasion("wood", 30, WOOD, CASTLE, 1),
    Occasion("grain", 25, GRAIN, CATHEDRAL, 1),
    Occasion("stone", 35, STONE, MARKET, 1),
    Occasion("cloth", 30, CLOTH, SITE, 1),
    Occasion("famine", 20, WOOD, MARKET, 5, 1),
    Occasion("alms", 25, GRAIN, CASTLE, 4, 1),
    Occasion("ancient-books", 30, STONE, CATHEDRAL, 5, 1),
    Occasion("winter", 35, CLOTH, CASTLE, 1),
    Occasion("traders", 25, GRAIN, SITE, 0),
    Occasion("summer", 20, WOOD, CATHEDRAL, 2),
    Occasion("pious", 30, CLOTH, MARKET, 3),
    Occasion("court", 25, STONE, SITE, 2),
    Occasion("people", 35, WOOD, SITE, 3),
    Occasion("work", 20, STONE, CASTLE, 1),
)
OCCASION_KEYS: Final = tuple(occasion.key for occasion in OCCASIONS)
FAMINE: Final = OCCASION_KEYS.index("famine")
ALMS: Final = OCCASION_KEYS.index("alms")
ANCIENT_BOOKS: Final = OCCASION_KEYS.index("ancient-books")
WINTER: Final = OCCASION_KEYS.index("winter")
TRADERS: Final = OCCASION_KEYS.index("traders")
SUMMER: Final = OCCASION_KEYS.index("summer")
PIOUS: Final = OCCASION_KEYS.index("pious")
COURT: Final = OCCASION_KEYS.index("court")
PEOPLE: Final = OCCASION_KEYS.index("people")
WORK: Final = OCCASION_KEYS.index("work")
# Of the first four occasions, which are named after their resource.
OCCASION_GOODS: Final = tuple(GOODS.index(key) for key in OCCASION_KEYS if key in RESOURCES)
HANDOUTS: Final = ((1, 3), (2, 5))  # the famine: grain for citizens. RULEBOOK

# Final scoring, a point for each; rings count twice, resources by pairs. RULEBOOK
RING_WORTH: Final = 2
RESOURCES_PER_POINT: Final = 2

# The solo game. RULEBOOK, except the lowest and the highest start of the campaign.
VICTORIA_RANKS: Final = (-1, -1, 0, 1, 2, 3, -1)  # after round i: the rank she takes
VICTORIA_FROM: Final = 2  # the first round after which she scores
FIRST_START: Final = 40
WIN_LOWERS: Final = 5
LOSS_RAISES: Final = 2
SOLO_HARD: Final = 15  # where buildings should start in a game for the best score …
SOLO_EASY: Final = 40  # … and where such a game is easy
LOWEST_START: Final = 0  # RECONSTRUCTED: no rule names a floor
TRACK: Final = 104  # the last number of the track. PUBLIC (bdml)

"""The printed numbers of Les Piliers de la Terre, each with the mark of where it comes from.

Marks: r = the rulebook says so, p = a public source says so (its code follows), x = we
reconstructed it. Whoever has the box at hand corrects a number here, and nowhere else.
"""

from typing import Final, NamedTuple

from parvis.engine import Noun

# §1  Goods. Cubes are unlimited in number (R25); only the market's stock counts.

SAND: Final = 0
WOOD: Final = 1
STONE: Final = 2
METAL: Final = 3
GOODS: Final = 4
GOOD: Final = Noun("good", ("sand", "wood", "stone", "metal"))
SITE: Final = Noun("site", ("gravel-pit", "forest", "quarry"))  # site i produces good i
PRICE: Final = (2, 3, 4, 5)  # r; metal is only sold
STOCK: Final = 4  # r; cubes of sand, wood and stone at the market when a round begins

# §1  Numbers of the set-up and limits, all from the rulebook.

ROUNDS: Final = 6
START_POINTS: Final = 2
START_GOLD: Final = 20  # and one more for each seat after the first
MOST_GOLD: Final = 30
MOST_CRAFTSMEN: Final = 5
MOST_CUBES: Final = 5  # kept at the end of a round, metal included
WORKERS: Final = 12  # seven small figures and a large one
LARGE: Final = 5  # what the large figure is worth
BUILDERS: Final = 3  # of each colour
COST: Final = 7  # of the first builder
GREY: Final = 4  # grey workers at the castle
HIRED: Final = 2  # of them for the builder there
DEALT: Final = 7  # resource cards on offer, of nine
EVENTS_USED: Final = 6
PRIORY_POINTS: Final = (2, 1)  # points of its two spaces
LEVY: Final = 4
UNPAID: Final = 2  # gold left unpaid that costs a point
TAX_DIE: Final = (2, 3, 3, 4, 4, 5)  # p FR1 DE1 CN: the rulebook's scan lost one face

# §2  Resource cards: what a site yields, and how many workers it takes.


class Resource(NamedTuple):
    """A resource card; `fallback` is the other guess at its number of workers (R48)."""

    key: str
    good: int
    cubes: int
    workers: int
    fallback: int
    mark: str  # of the number of workers; good and cubes are the rulebook's
    sources: str = ""


RESOURCES: Final = (
    Resource("small-gravel-pit", SAND, 2, 2, 2, "p", "TK5 CG"),
    Resource("medium-gravel-pit", SAND, 3, 4, 4, "p", "JP2"),
    Resource("large-gravel-pit", SAND, 4, 7, 6, "x"),
    Resource("small-forest", WOOD, 2, 3, 3, "x"),
    Resource("medium-forest", WOOD, 3, 6, 6, "x"),
    Resource("large-forest", WOOD, 4, 9, 9, "p", "NL1"),
    Resource("small-quarry", STONE, 2, 5, 4, "x"),
    Resource("medium-quarry", STONE, 3, 8, 7, "x"),
    Resource("large-quarry", STONE, 4, 10, 10, "p", "TK5 CG"),
)
RESOURCE: Final = Noun("resource", tuple(card.key for card in RESOURCES))
NEEDS: Final = (  # workers of each card, by the option `resource_numbers` (R48)
    tuple(card.workers for card in RESOURCES),
    tuple(card.fallback for card in RESOURCES),
)

ON_OFFER: Final = -1  # where a resource card is when no seat has it
NOT_IN_USE: Final = -2

# §3  Craftsmen: what one use takes and gives, and how many uses a round allows.


class Craftsman(NamedTuple):
    """A craftsman card. One use takes `number` cubes of `good`, then `metal` and `gold`."""

    key: str
    round: int  # 0 for the three that everybody begins with
    cost: int
    good: int
    number: int
    metal: int
    gold: int
    points: int
    pays: int  # gold gained by a use
    capacity: int
    marks: str  # of round, cost, what it takes, what it gives, capacity
    sources: str = ""


MORTAR_MIXER: Final = 0
WOODWORKER: Final = 1
STONECUTTER: Final = 2
TOOLMAKER: Final = 3
FIRST_HIRED: Final = 3  # cards 3 + 4 (r - 1) to 6 + 4 (r - 1) come in round r

CRAFTSMEN: Final = (
    Craftsman("mortar-mixer", 0, 0, SAND, 3, 0, 0, 1, 0, 4, "rrrrx"),
    Craftsman("woodworker", 0, 0, WOOD, 2, 0, 0, 1, 0, 4, "rrrrr"),
    Craftsman("stonecutter", 0, 0, STONE, 2, 0, 0, 1, 0, 4, "rrrrp", "NL2"),
    Craftsman("toolmaker-1", 1, 2, METAL, 1, 0, 0, 0, 2, 1, "pprrr", "PRZ SED HAL3 JP3"),
    Craftsman("master-woodworker-1", 1, 4, WOOD, 1, 0, 0, 0, 4, 2, "pxrrr", "PRZ SED HAL2"),
    Craftsman("carpenter-1", 1, 3, WOOD, 1, 0, 0, 1, 0, 1, "xxppx", "PRZ SED"),
    Craftsman("mason-1", 1, 3, STONE, 1, 0, 0, 1, 0, 1, "xxrrx", "HAL2"),
    Craftsman("architect-2", 2, 4, SAND, 0, 0, 0, 1, 0, 1, "pxrrr", "PRZ"),
    Craftsman("potter-2", 2, 5, SAND, 1, 0, 0, 1, 0, 2, "pxrrr", "PRZ"),
    Craftsman("carpenter-2", 2, 4, WOOD, 1, 0, 0, 1, 0, 2, "pxppp", "PRZ SED"),
    Craftsman("mason-2", 2, 4, STONE, 1, 0, 0, 1, 0, 2, "pxrrx", "PRZ"),
    Craftsman("potter-3", 3, 6, SAND, 1, 0, 0, 1, 0, 2, "xxrrx"),
    Craftsman("carpenter-3", 3, 6, WOOD, 1, 0, 0, 1, 0, 3, "xxppp", "SED"),
    Craftsman("mason-3", 3, 5, STONE, 1, 0, 0, 1, 0, 3, "xxrrx"),
    Craftsman("sculptor-3", 3, 6, STONE, 1, 0, 0, 2, 0, 1, "xxrrx", "HAL2"),
    Craftsman("potter-4", 4, 8, SAND, 1, 0, 0, 1, 0, 3, "xxrrx"),
    Craftsman("carpenter-4", 4, 7, WOOD, 1, 0, 0, 1, 0, 4, "xxppx"),
    Craftsman("mason-4", 4, 5, STONE, 1, 0, 0, 1, 0, 4, "xxrrx"),
    Craftsman("sculptor-4", 4, 8, STONE, 1, 0, 0, 2, 0, 2, "xxrrx"),
    Craftsman("sculptor-5", 5, 9, STONE, 1, 0, 0, 2, 0, 3, "xxrrx"),
    Craftsman("goldsmith-5", 5, 8, SAND, 0, 0, 3, 1, 0, 6, "xxrrr", "HAL2 HAL3"),
    Craftsman("glassblower-5", 5, 8, SAND, 1, 1, 0, 3, 0, 2, "pxrxx", "HAL1 UBG"),
    Craftsman("organ-builder-5", 5, 8, WOOD, 1, 1, 0, 4, 0, 1, "xxrxx", "JP1"),
    Craftsman("goldsmith-6", 6, 8, SAND, 0, 0, 3, 1, 0, 6, "pxrrr", "HAL2"),
    Craftsman("glassblower-6", 6, 9, SAND, 1, 1, 0, 4, 0, 3, "pxrxx", "KF"),
    Craftsman("organ-builder-6", 6, 10, WOOD, 1, 1, 0, 5, 0, 2, "pxrxx", "HAL2"),
    Craftsman("bell-maker-6", 6, 10, METAL, 1, 0, 0, 4, 0, 3, "pxrxx", "HAL1 HAL2"),
)
CRAFTSMAN: Final = Noun("craftsman", tuple(card.key for card in CRAFTSMEN))
MASONS: Final = (6, 10, 13, 17)  # score only beside a mortar mixer

# §4  Privileges.

PERMANENT: Final = 0
ONCE: Final = 1
IMMEDIATE: Final = 2
USE: Final = Noun("use", ("permanent", "once", "immediate"))


class Privilege(NamedTuple):
    """A privilege card; what it does is code, in the rules of the step it belongs to."""

    key: str
    use: int
    marks: str  # of its use and its effect
    sources: str = ""


SAND_PATRON: Final = 0
WOOD_PATRON: Final = 1
STONE_PATRON: Final = 2
SEER: Final = 3
PHILIP: Final = 4
THOMAS: Final = 5
BLACK_WORKER: Final = 6
WOOL: Final = 7
EXEMPTION_LETTER: Final = 8
EMPRESS_MAUD: Final = 9
PASSPORT: Final = 10
DONATION: Final = 11
MADONNA: Final = 12
ORE: Final = 13
LAST_STONE_WOOD: Final = 14
LAST_METAL: Final = 15
SHUFFLED: Final = 14  # the first fourteen; the last two always come in round 6

PRIVILEGES: Final = (
    Privilege("sand-patron", PERMANENT, "rr"),
    Privilege("wood-patron", PERMANENT, "rr"),
    Privilege("stone-patron", PERMANENT, "rr"),
    Privilege("seer", PERMANENT, "pp", "JP1"),
    Privilege("prior-philip", PERMANENT, "pp", "HAL1 PRZ"),
    Privilege("archbishop-thomas", PERMANENT, "xp", "PRZ"),
    Privilege("black-worker", PERMANENT, "xr"),
    Privilege("wool-merchant", PERMANENT, "xx"),
    Privilege("exemption-letter", ONCE, "rr"),
    Privilege("empress-maud", ONCE, "px", "HAL3"),
    Privilege("royal-passport", ONCE, "xx"),
    Privilege("donation", IMMEDIATE, "rr"),
    Privilege("weeping-madonna", IMMEDIATE, "pp", "HAL2 HH"),
    Privilege("smuggled-ore", IMMEDIATE, "xp", "NL2"),
    Privilege("stone-and-wood", IMMEDIATE, "rr"),
    Privilege("royal-metal", IMMEDIATE, "rr"),
)
PRIVILEGE: Final = Noun("privilege", tuple(card.key for card in PRIVILEGES))
DONATION_GOLD: Final = 8  # r
MADONNA_POINTS: Final = 3  # p HAL2 HH
WOOL_GOLD: Final = 2  # x

# §5  Events. A happening is what an event card says; bad ones bear no seal.


class Happening(NamedTuple):
    """An event card; what it does is code, in the rules of step 1."""

    key: str
    bad: int
    marks: str  # of being good or bad, and of the effect
    sources: str = ""


ROOF_COLLAPSE: Final = 0
CONFLICT: Final = 1
HAMLEIGH: Final = 2
TWO_BUILDERS: Final = 3
POOR_YIELD: Final = 4
WOOL_FIRE: Final = 5
ROYAL_GIFT: Final = 6
FAIR: Final = 7
PILGRIMS: Final = 8
DELIVERY_CART: Final = 9
FIRST_GOOD: Final = 6  # those before it are bad

HAPPENINGS: Final = (
    Happening("roof-collapse", 1, "pp", "HAL2"),
    Happening("philip-against-waleran", 1, "pp", "HAL2"),
    Happening("hamleigh-levy", 1, "rr", "PRZ"),
    Happening("two-builders", 1, "rr"),
    Happening("poor-yield", 1, "px", "HAL3"),
    Happening("wool-fire", 1, "xx"),
    Happening("royal-gift", 0, "px", "NL2"),
    Happening("kingsbridge-fair", 0, "xx"),
    Happening("pilgrims", 0, "xx"),
    Happening("generous-delivery", 0, "xx"),
)
HAPPENING: Final = Noun("happening", tuple(card.key for card in HAPPENINGS))
CONFLICT_POINTS: Final = 2  # p HAL2
FAIR_GOLD: Final = 5  # x
PILGRIM_POINTS: Final = 1  # x

# §6  The board: seventeen spaces for builders, at eight destinations.

AT_BISHOP: Final = 0
AT_KINGSBRIDGE: Final = 1  # two, each under a privilege
AT_PRIORY: Final = 3  # two
AT_COURT: Final = 5  # four; the number is p VAC2
AT_SHIRING: Final = 9  # two, each under a craftsman
AT_CASTLE: Final = 11
AT_MARKET: Final = 12  # four
AT_START: Final = 16
SPACES: Final = 17
SPACE: Final = Noun(
    "space",
    (
        "bishop",
        "kingsbridge-left",
        "kingsbridge-right",
        "priory-1",
        "priory-2",
        "court-1",
        "court-2",
        "court-3",
        "court-4",
        "shiring-left",
        "shiring-right",
        "castle",
        "market-1",
        "market-2",
        "market-3",
        "market-4",
        "start-player",
    ),
)
SIDE: Final = Noun("side", ("left", "right"))

# The parts of a round, in their order; those of phase III as the board numbers them.

PREPARING: Final = 0
SELECTING: Final = 1
PLACING: Final = 2
IN_EVENT: Final = 3  # and the bishop, who is asked before it befalls anybody
IN_MILL: Final = 4
IN_KINGSBRIDGE: Final = 5
IN_PRIORY: Final = 6
IN_PRODUCTION: Final = 7
IN_COURT: Final = 8
IN_SHIRING: Final = 9
IN_CASTLE: Final = 10
IN_MARKET: Final = 11
IN_CATHEDRAL: Final = 12
IN_START: Final = 13
OVER: Final = 14
STEP: Final = Noun(
    "step",
    (
        "preparation",
        "selection",
        "builders",
        "event",
        "mill",
        "kingsbridge",
        "priory",
        "production",
        "court",
        "shiring",
        "castle",
        "market",
        "cathedral",
        "start-player",
        "over",
    ),
)

# Where points come from, in the order of the score sheet.

FOR_START: Final = 0
FOR_SAND: Final = 1
FOR_WOOD: Final = 2
FOR_STONE: Final = 3
FOR_METAL: Final = 4
FOR_GOLD: Final = 5
FOR_ARCHITECT: Final = 6
FOR_PRIORY: Final = 7
FOR_PRIVILEGES: Final = 8
FOR_EVENTS: Final = 9
FOR_TAX: Final = 10
CATEGORIES: Final = (
    "start",
    "sand",
    "wood",
    "stone",
    "metal",
    "gold",
    "architect",
    "priory",
    "privileges",
    "events",
    "tax",
)
CATEGORY: Final = Noun("score", CATEGORIES)

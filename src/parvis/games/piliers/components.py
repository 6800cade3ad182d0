"""The printed numbers of Les Piliers de la Terre, each with the mark of where it comes from.

Marks: r = the rulebook says so, p = a public source says so (its code follows), x = we
reconstructed it. A wrong number is put right here, and nowhere else.
"""

from typing import Final, NamedTuple

from parvis.engine import Noun

# §1  Goods. Cubes are unlimited in number (R25); only the market's stock counts.

SAND: Final = 0
WOOD: Final = 1
STONE: Final = 2
METAL: Final = 3
GOOD: Final = Noun("good", ("sand", "wood", "stone", "metal"))
GOODS: Final = GOOD.size
SITE: Final = Noun("site", ("gravel-pit", "forest", "quarry"))  # site i produces good i
PRICE: Final = (2, 3, 4, 5)  # r; metal is only sold
STOCK: Final = 4  # r; cubes of sand, wood and stone at the market when a round begins

# §1  Numbers of the set-up and limits, all from the rulebook.

ROUNDS: Final = 6
START_POINTS: Final = 2
START_GOLD: Final = (20, 21, 22, 23)  # from the start player clockwise
MOST_GOLD: Final = 30
MOST_CRAFTSMEN: Final = 5  # six with Jack, see PRIVILEGES
MOST_CUBES: Final = 5  # kept at the end of a round, metal included
WORKERS: Final = 12  # seven small figures and a large one
LARGE: Final = 5  # value of the large figure
BUILDERS: Final = 3  # of each colour
COST: Final = 7  # of the first builder
GREY: Final = 4  # grey workers at the castle
HIRED: Final = 2  # of them for the builder there
DEALT: Final = 7  # resource cards on offer, of nine
EVENTS_USED: Final = 6
PRIORY_POINTS: Final = (2, 1)  # points of its two spaces
UNPAID: Final = 2  # gold left unpaid that costs a point
COURT_METAL: Final = 1  # for the first builder at the king's court
TAX_DIE: Final = (2, 3, 3, 4, 4, 5)  # p FR1 DE1 CN SLN: the rulebook's scan lost one face
FACE: Final = Noun("face", ("1", "2", "3", "4", "5", "6"))

# §2  Resource cards: the yield of a site, and the workers it takes.


class Resource(NamedTuple):
    """A resource card."""

    key: str
    good: int
    cubes: int
    workers: int
    sources: str  # of the number of workers, which is public; good and cubes are the rulebook's


RESOURCES: Final = (
    Resource("small-gravel-pit", SAND, 2, 2, "TK5 CG SLN"),
    Resource("medium-gravel-pit", SAND, 3, 4, "JP2 SLN"),
    Resource("large-gravel-pit", SAND, 4, 7, "SLN"),
    Resource("small-forest", WOOD, 2, 3, "SLN"),
    Resource("medium-forest", WOOD, 3, 6, "SLN"),
    Resource("large-forest", WOOD, 4, 9, "NL1 SLN"),
    Resource("small-quarry", STONE, 2, 5, "SLN"),
    Resource("medium-quarry", STONE, 3, 8, "SLN"),
    Resource("large-quarry", STONE, 4, 10, "TK5 CG SLN"),
)
RESOURCE: Final = Noun("resource", tuple(card.key for card in RESOURCES))

ON_OFFER: Final = -1  # where a resource card is when no seat has it
NOT_IN_USE: Final = -2

# §3  Craftsmen: what one use takes and gives, and how many uses a round allows.

MORTAR_MIXER: Final = 0
WOODWORKER: Final = 1
STONECUTTER: Final = 2
TOOLMAKER: Final = 3
MASON: Final = 4
POTTER: Final = 5
CARPENTER: Final = 6
ARCHITECT: Final = 7
SCULPTOR: Final = 8
GLASSBLOWER: Final = 9
GOLDSMITH: Final = 10
ORGAN_BUILDER: Final = 11
BELL_MAKER: Final = 12


class Craftsman(NamedTuple):
    """A craftsman card. One use takes `number` cubes of `good`, then `metal` and `gold`."""

    key: str
    trade: int
    round: int  # 0 for the three starting craftsmen
    cost: int
    good: int
    number: int
    metal: int
    gold: int
    points: int
    pays: int  # gold gained by a use
    capacity: int
    marks: str  # of round, cost, input, output, capacity
    sources: str = ""


CRAFTSMEN: Final = (
    Craftsman("mortar-mixer", MORTAR_MIXER, 0, 0, SAND, 3, 0, 0, 1, 0, 3, "rrrrp", "SLN SPM"),
    Craftsman("woodworker", WOODWORKER, 0, 0, WOOD, 2, 0, 0, 1, 0, 4, "rrrrr"),
    Craftsman("stonecutter", STONECUTTER, 0, 0, STONE, 2, 0, 0, 1, 0, 4, "rrrrp", "NL2 SLN"),
    Craftsman("mason-1", MASON, 1, 5, STONE, 1, 0, 0, 1, 0, 2, "pprrp", "HAL2 SLN"),
    Craftsman("toolmaker-1", TOOLMAKER, 1, 2, METAL, 1, 0, 0, 0, 2, 1, "pprrr", "PRZ SED JP3 SLN"),
    Craftsman("mortar-mixer-1", MORTAR_MIXER, 1, 4, SAND, 2, 0, 0, 1, 0, 3, "ppppp", "SLN"),
    Craftsman("woodworker-1", WOODWORKER, 1, 3, WOOD, 1, 0, 0, 0, 4, 2, "pprrr", "PRZ SED SLN"),
    Craftsman("potter-2", POTTER, 2, 5, SAND, 1, 0, 0, 1, 0, 2, "pprrr", "PRZ SLN"),
    Craftsman("architect-2", ARCHITECT, 2, 6, SAND, 0, 0, 0, 1, 0, 1, "pprrr", "PRZ SLN"),
    Craftsman("mason-2", MASON, 2, 4, STONE, 1, 0, 0, 1, 0, 3, "pprrp", "PRZ SLN"),
    Craftsman("carpenter-2", CARPENTER, 2, 3, WOOD, 1, 0, 0, 1, 0, 2, "ppppp", "PRZ SED SLN"),
    Craftsman("potter-3", POTTER, 3, 7, SAND, 1, 0, 0, 1, 0, 3, "pprrp", "SLN"),
    Craftsman("sculptor-3", SCULPTOR, 3, 6, STONE, 1, 0, 0, 2, 0, 1, "pprrp", "SLN"),
    Craftsman("carpenter-3", CARPENTER, 3, 5, WOOD, 1, 0, 0, 1, 0, 3, "ppppp", "SED SLN"),
    Craftsman("mason-3", MASON, 3, 4, STONE, 1, 0, 0, 1, 0, 4, "pprrp", "SLN"),
    Craftsman("mason-4", MASON, 4, 5, STONE, 1, 0, 0, 1, 0, 5, "pprrp", "SLN"),
    Craftsman("sculptor-4", SCULPTOR, 4, 7, STONE, 1, 0, 0, 2, 0, 2, "pprrp", "SLN"),
    Craftsman("carpenter-4", CARPENTER, 4, 6, WOOD, 1, 0, 0, 1, 0, 4, "ppppp", "SLN"),
    Craftsman("glassblower-4", GLASSBLOWER, 4, 8, SAND, 1, 1, 0, 3, 0, 1, "pprpp", "UBG SLN"),
    Craftsman("carpenter-5", CARPENTER, 5, 6, WOOD, 1, 0, 0, 1, 0, 5, "ppppp", "SLN"),
    Craftsman("goldsmith-5", GOLDSMITH, 5, 7, SAND, 0, 0, 3, 1, 0, 6, "pprrr", "HAL3 SLN"),
    Craftsman("sculptor-5", SCULPTOR, 5, 8, STONE, 1, 0, 0, 2, 0, 3, "pprrp", "SLN"),
    Craftsman("glassblower-5", GLASSBLOWER, 5, 9, SAND, 1, 1, 0, 3, 0, 2, "pprpp", "HAL1 UBG SLN"),
    Craftsman("bell-maker-6", BELL_MAKER, 6, 10, METAL, 1, 0, 0, 4, 0, 2, "pprpp", "HAL1 HAL2 SLN"),
    Craftsman("organ-builder-6", ORGAN_BUILDER, 6, 9, WOOD, 1, 1, 0, 6, 0, 1, "pprpp", "HAL2 SLN"),
    Craftsman("sculptor-6", SCULPTOR, 6, 8, STONE, 1, 0, 0, 2, 0, 4, "pprrp", "SLN"),
    Craftsman("goldsmith-6", GOLDSMITH, 6, 7, SAND, 0, 0, 3, 1, 0, 8, "pprrp", "HAL2 SLN"),
)
CRAFTSMAN: Final = Noun("craftsman", tuple(card.key for card in CRAFTSMEN))
STARTING: Final = tuple(number for number, card in enumerate(CRAFTSMEN) if not card.round)
FIRST_HIRED: Final = len(STARTING)
ARRIVING: Final = tuple(  # the cards of each round, 0 to 6
    tuple(number for number, card in enumerate(CRAFTSMEN) if card.round == turn)
    for turn in range(ROUNDS + 1)
)


def of_trade(trade: int) -> tuple[int, ...]:
    """Return the cards of a trade."""
    return tuple(number for number, card in enumerate(CRAFTSMEN) if card.trade == trade)


MASONS: Final = of_trade(MASON)  # score only beside a mortar mixer
TOOLMAKERS: Final = of_trade(TOOLMAKER)  # need metal, and do not spend it
# The archbishop helps craftsmen whose card prints a capacity, but neither of the last two. R50
WITHOUT_HELP: Final = (ARCHITECT, TOOLMAKER, ORGAN_BUILDER, BELL_MAKER)
CAN_BE_HELPED: Final = tuple(card.trade not in WITHOUT_HELP for card in CRAFTSMEN)

# §4  Privileges.

PERMANENT: Final = 0
ONCE: Final = 1
IMMEDIATE: Final = 2
USE: Final = Noun("use", ("permanent", "once", "immediate"))


class Privilege(NamedTuple):
    """A privilege card; what it does is code, in the rules of the step it belongs to."""

    key: str
    use: int
    number: int  # that its text speaks of: cubes, gold, points, workers or craftsmen; or 0
    marks: str  # of its use, its number and its effect
    sources: str = "SLN"


SAND_PATRON: Final = 0
WOOD_PATRON: Final = 1
STONE_PATRON: Final = 2
PHILIP: Final = 3
ELLEN: Final = 4
FRANCIS: Final = 5
EXEMPTION_CARD: Final = 6
THOMAS_CARD: Final = 7
REMIGIUS: Final = 8
MADONNA: Final = 9
WOOL_FAIR: Final = 10
TOLEDO: Final = 11
JACK: Final = 12
OTTO: Final = 13
LAST_STONE_WOOD: Final = 14
LAST_METAL: Final = 15
LAST: Final = (LAST_STONE_WOOD, LAST_METAL)  # these always come in round 6; the others are shuffled

PRIVILEGES: Final = (
    Privilege("richard", PERMANENT, 1, "rrr"),
    Privilege("aliena", PERMANENT, 1, "rrr"),
    Privilege("tom", PERMANENT, 1, "rrr"),
    Privilege("prior-philip", PERMANENT, 1, "ppp", "HAL1 PRZ SLN"),
    Privilege("ellen", PERMANENT, 0, "ppp", "JP1 SLN"),
    Privilege("francis", PERMANENT, 2, "ppp"),
    Privilege("exemption", ONCE, 0, "rrr"),
    Privilege("thomas", ONCE, 0, "ppp", "PRZ SLN"),
    Privilege("remigius", ONCE, 0, "ppp"),
    Privilege("madonna", IMMEDIATE, 3, "ppp", "HAL2 HH SLN"),
    Privilege("wool-fair", IMMEDIATE, 8, "rrr"),
    Privilege("toledo", IMMEDIATE, 2, "ppp"),
    Privilege("jack", IMMEDIATE, 6, "ppp"),
    Privilege("otto", IMMEDIATE, 1, "prr"),
    Privilege("stone-and-wood", IMMEDIATE, 1, "rrr"),
    Privilege("royal-metal", IMMEDIATE, 1, "rrr"),
)
SHUFFLED: Final = len(PRIVILEGES) - len(LAST)
PRIVILEGE: Final = Noun("privilege", tuple(card.key for card in PRIVILEGES))

# §5  Events. A happening is what an event card says; bad ones bear no seal.


class Happening(NamedTuple):
    """An event card; what it does is code, in the rules of step 1."""

    key: str
    bad: bool
    number: int  # that its text speaks of: gold, points, builders, cubes, craftsmen or uses
    marks: str  # of being good or bad, of its number, and of the effect
    sources: str = "SLN"


HAMLEIGH: Final = 0
CONFLICT: Final = 1
TOWN_WALL: Final = 2
COLD_WINTER: Final = 3
COLLAPSE: Final = 4
KING_GIFT: Final = 5
RICHARD_GIFT: Final = 6
PHILIP_GIFT: Final = 7
VOLUNTEERS: Final = 8
ARCHBISHOP: Final = 9

HAPPENINGS: Final = (
    Happening("hamleigh-levy", True, 4, "rrr", "PRZ SLN"),
    Happening("conflict", True, 2, "ppp", "HAL2 SLN"),
    Happening("town-wall", True, 1, "rrr"),
    Happening("cold-winter", True, 1, "ppp", "HAL3 SLN"),
    Happening("collapse", True, 1, "ppp", "HAL2 SLN"),
    Happening("king-gift", False, 5, "ppp"),
    Happening("richard-gift", False, 1, "ppp", "NL2 SLN"),
    Happening("philip-gift", False, 5, "ppp"),
    Happening("volunteers", False, 1, "ppp"),
    Happening("archbishop", False, 1, "ppp"),
)
HAPPENING: Final = Noun("happening", tuple(card.key for card in HAPPENINGS))

# §6  The board: seventeen spaces for builders, at eight destinations.

AT_BISHOP: Final = 0
AT_KINGSBRIDGE: Final = 1  # two, each under a privilege
AT_PRIORY: Final = 3  # two
AT_COURT: Final = 5  # four; the number is p VAC2 SLN
AT_SHIRING: Final = 9  # two, each under a craftsman
AT_CASTLE: Final = 11
AT_MARKET: Final = 12  # four
AT_START: Final = 16
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
SPACES: Final = SPACE.size
SIDE: Final = Noun("side", ("left", "right"))

# The parts of a round, in their order; those of phase III as the board numbers them.

PREPARING: Final = 0
SELECTING: Final = 1
PLACING: Final = 2
IN_EVENT: Final = 3  # plus the bishop, who is asked before the event takes effect
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

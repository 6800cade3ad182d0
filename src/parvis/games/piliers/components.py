"""The printed numbers of Les Piliers de la Terre, each with the mark of where it comes from.

Marks: r = the rulebook says so, p = a public source says so (its code follows), x = we
reconstructed it. A wrong number is corrected here, and nowhere else.
"""

from typing import Final, NamedTuple

from parvis.engine import Noun

# §1  Goods. Cubes are unlimited in number (R25); only the market's stock counts.

GOOD: Final = Noun("good", ("sand", "wood", "stone", "metal"))
SAND: Final = GOOD.member("sand")
WOOD: Final = GOOD.member("wood")
STONE: Final = GOOD.member("stone")
METAL: Final = GOOD.member("metal")
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
TOOLMAKERS: Final = of_trade(TOOLMAKER)  # need metal, but don't spend it
# The archbishop helps craftsmen whose card prints a capacity, but neither of the last two. R50
WITHOUT_HELP: Final = (ARCHITECT, TOOLMAKER, ORGAN_BUILDER, BELL_MAKER)
CAN_BE_HELPED: Final = tuple(card.trade not in WITHOUT_HELP for card in CRAFTSMEN)

# §4  Privileges.

USE: Final = Noun("use", ("permanent", "once", "immediate"))
PERMANENT: Final = USE.member("permanent")
ONCE: Final = USE.member("once")
IMMEDIATE: Final = USE.member("immediate")


class Privilege(NamedTuple):
    """A privilege card. Its effect is code, in the rules of its step."""

    key: str
    use: int
    number: int  # in its text: cubes, gold, points, workers or craftsmen; or 0
    marks: str  # of its use, its number and its effect
    sources: str = "SLN"


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
PRIVILEGE: Final = Noun("privilege", tuple(card.key for card in PRIVILEGES))
SAND_PATRON: Final = PRIVILEGE.member("richard")
WOOD_PATRON: Final = PRIVILEGE.member("aliena")
STONE_PATRON: Final = PRIVILEGE.member("tom")
PHILIP: Final = PRIVILEGE.member("prior-philip")
ELLEN: Final = PRIVILEGE.member("ellen")
FRANCIS: Final = PRIVILEGE.member("francis")
EXEMPTION_CARD: Final = PRIVILEGE.member("exemption")
THOMAS_CARD: Final = PRIVILEGE.member("thomas")
REMIGIUS: Final = PRIVILEGE.member("remigius")
MADONNA: Final = PRIVILEGE.member("madonna")
WOOL_FAIR: Final = PRIVILEGE.member("wool-fair")
TOLEDO: Final = PRIVILEGE.member("toledo")
JACK: Final = PRIVILEGE.member("jack")
OTTO: Final = PRIVILEGE.member("otto")
LAST_STONE_WOOD: Final = PRIVILEGE.member("stone-and-wood")
LAST_METAL: Final = PRIVILEGE.member("royal-metal")
LAST: Final = (LAST_STONE_WOOD, LAST_METAL)  # these always come in round 6; the others are shuffled
SHUFFLED: Final = len(PRIVILEGES) - len(LAST)

# §5  Events. A happening is what an event card says; bad ones bear no seal.


class Happening(NamedTuple):
    """An event card. Its effect is code, in the rules of step 1."""

    key: str
    bad: bool
    number: int  # in its text: gold, points, builders, cubes, craftsmen or uses
    marks: str  # of being good or bad, of its number, and of the effect
    sources: str = "SLN"


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
HAMLEIGH: Final = HAPPENING.member("hamleigh-levy")
CONFLICT: Final = HAPPENING.member("conflict")
TOWN_WALL: Final = HAPPENING.member("town-wall")
COLD_WINTER: Final = HAPPENING.member("cold-winter")
COLLAPSE: Final = HAPPENING.member("collapse")
KING_GIFT: Final = HAPPENING.member("king-gift")
RICHARD_GIFT: Final = HAPPENING.member("richard-gift")
PHILIP_GIFT: Final = HAPPENING.member("philip-gift")
VOLUNTEERS: Final = HAPPENING.member("volunteers")
ARCHBISHOP: Final = HAPPENING.member("archbishop")

# §6  The board: seventeen spaces for builders, at eight destinations.

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
AT_BISHOP: Final = SPACE.member("bishop")
AT_KINGSBRIDGE: Final = SPACE.member("kingsbridge-left")  # two, each under a privilege
AT_PRIORY: Final = SPACE.member("priory-1")  # two
AT_COURT: Final = SPACE.member("court-1")  # four; the number is p VAC2 SLN
AT_SHIRING: Final = SPACE.member("shiring-left")  # two, each under a craftsman
AT_CASTLE: Final = SPACE.member("castle")
AT_MARKET: Final = SPACE.member("market-1")  # four
AT_START: Final = SPACE.member("start-player")
SPACES: Final = SPACE.size
SIDE: Final = Noun("side", ("left", "right"))

# The parts of a round, in their order; those of phase III as the board numbers them.

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
PREPARING: Final = STEP.member("preparation")
SELECTING: Final = STEP.member("selection")
PLACING: Final = STEP.member("builders")
# Plus the bishop, who is asked before the event takes effect.
IN_EVENT: Final = STEP.member("event")
IN_MILL: Final = STEP.member("mill")
IN_KINGSBRIDGE: Final = STEP.member("kingsbridge")
IN_PRIORY: Final = STEP.member("priory")
IN_PRODUCTION: Final = STEP.member("production")
IN_COURT: Final = STEP.member("court")
IN_SHIRING: Final = STEP.member("shiring")
IN_CASTLE: Final = STEP.member("castle")
IN_MARKET: Final = STEP.member("market")
IN_CATHEDRAL: Final = STEP.member("cathedral")
IN_START: Final = STEP.member("start-player")
OVER: Final = STEP.member("over")

# Where points come from, in the order of the score sheet.

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
FOR_START: Final = CATEGORY.member("start")
FOR_SAND: Final = CATEGORY.member("sand")  # and the other goods, in their order
FOR_METAL: Final = CATEGORY.member("metal")
FOR_GOLD: Final = CATEGORY.member("gold")
FOR_ARCHITECT: Final = CATEGORY.member("architect")
FOR_PRIORY: Final = CATEGORY.member("priory")
FOR_PRIVILEGES: Final = CATEGORY.member("privileges")
FOR_EVENTS: Final = CATEGORY.member("events")
FOR_TAX: Final = CATEGORY.member("tax")

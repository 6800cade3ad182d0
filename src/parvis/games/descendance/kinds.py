"""The choices and events of Descendance, in the order of the rulebook."""

from typing import Final

from parvis.engine import SEAT, Kinds, Noun, Secret, form
from parvis.games.descendance import components as c

# The nouns of choices and events.

COLOUR: Final = Noun("colour", c.COLOURS)
CUBE: Final = Noun("cube", c.CUBES)
SPACE: Final = Noun("space", c.SPACES)
GOOD: Final = Noun("good", c.GOODS)
BUILDING: Final = Noun("building", c.BUILDINGS)
CITY: Final = Noun("city", c.CITIES)
STOP: Final = Noun("stop", ("village", *c.CITIES))
ROAD: Final = Noun(
    "road",
    (
        "village-aubray",
        "village-belval",
        "aubray-corvan",
        "belval-corvan",
        "aubray-dormont",
        "belval-estrel",
        "corvan-dormont",
        "corvan-estrel",
        "dormont-fermont",
        "estrel-fermont",
    ),
)
SECTION: Final = Noun("section", c.SECTIONS)
GENERATION: Final = Noun("generation", ("1", "2", "3", "4"))
MEMBER: Final = Noun("member", c.MEMBERS)
CUSTOMER: Final = Noun("customer", tuple(customer.key for customer in c.CUSTOMERS))
VILLAGER: Final = Noun("villager", c.VILLAGER_KEYS)
PILE: Final = Noun("pile", ("left", "middle", "right"))
_STALLS: Final = tuple(str(n + 1) for n in range(max(c.STALLS)))
STALL: Final = Noun("stall", _STALLS)
MARKET_PLACE: Final = Noun(
    "market-place",
    (*(f"stall-{n}" for n in _STALLS), *(f"queue-{n + 1}" for n in range(c.QUEUE))),
)
TEAM: Final = Noun("team", ("hands", "horse", "ox"))
PAYMENT: Final = Noun("payment", ("cubes", "scroll"))
FEE: Final = Noun("fee", ("cube", "time"))
LEVEL: Final = Noun("level", ("1", "2", "3", "4"))
WINDOW: Final = Noun("window", ("1", "2", "3", "4"))  # from right to left
HOURGLASS: Final = Noun("hourglass", ("left", "right", "across"))
SCORE: Final = Noun(
    "score",
    ("prestige", "travel", "council", "church", "chronicle", "customers", "coins", "villagers"),
)
COST: Final = Noun(
    "cost",
    (
        "orange-pink",
        "two-pink",
        "two-orange",
        "two-green",
        "two-brown",
        "orange-brown",
        "orange-brown-pink",
        "green",
        "brown",
        "three-orange",
        "three-green",
        "three-brown",
        "three-pink",
    ),
)
COSTS: Final = (
    c.ORANGE_PINK,
    c.TWO_PINK,
    c.TWO_ORANGE,
    c.TWO_GREEN,
    c.TWO_BROWN,
    c.ORANGE_BROWN,
    c.ORANGE_BROWN_PINK,
    c.GREEN,
    c.BROWN,
    (c.WELL_CUBES, 0, 0, 0),
    (0, c.WELL_CUBES, 0, 0),
    (0, 0, c.WELL_CUBES, 0),
    (0, 0, 0, c.WELL_CUBES),
)
_PAID: Final = 1 + max(number for cost in COSTS for number in cost)  # coins of a colour, and none
COST_COUNCIL: Final = COST.member("two-green")
COST_MARKET: Final = COST.member("green")
COST_CHURCH: Final = COST.member("brown")
COST_WELL: Final = COST.member("three-orange")  # + colour

# The places of a family member. It is visible from the farm to the inn, and alive up to the bag.

PLACE: Final = Noun(
    "place",
    (
        "unborn",
        "farm",
        *c.BUILDINGS,
        *c.CITIES,
        "level-1",
        "level-2",
        "level-3",
        "level-4",
        "window-1",
        "window-2",
        "window-3",
        "window-4",
        "inn",
        "bag",
        "chronicle-council",
        "chronicle-crafts",
        "chronicle-travel",
        "chronicle-church",
        "chronicle-farm",
        "chronicle-bard",
        "grave",
        "away",
    ),
)
UNBORN: Final = PLACE.member("unborn")
FARM: Final = PLACE.member("farm")
WORKSHOP: Final = PLACE.member(c.BUILDINGS[0])  # + building
AT_CITY: Final = PLACE.member(c.CITIES[0])  # + city
AT_LEVEL: Final = PLACE.member("level-1")  # + level, from 0
AT_WINDOW: Final = PLACE.member("window-1")  # + window, from 0
AT_INN: Final = PLACE.member("inn")
IN_BAG: Final = PLACE.member("bag")
IN_CHRONICLE: Final = PLACE.member("chronicle-council")  # + section
BY_BARD: Final = PLACE.member("chronicle-bard")
GRAVE: Final = PLACE.member("grave")
AWAY: Final = PLACE.member("away")

KINDS: Final = Kinds()

# Setting up and filling the spaces.

FIRST: Final = KINDS.chance("first", seat=SEAT)
CALL: Final = KINDS.chance("call", customer=CUSTOMER)  # a tile from the pile to a market place
REVEAL: Final = KINDS.chance("reveal", card=VILLAGER)  # the next card of a pile
ROUND: Final = KINDS.step("round")
FILL: Final = KINDS.chance("fill", cube=CUBE)

# A turn. Cards for any moment can be played at every question of the player's turn.

PLAY: Final = form("play", card=VILLAGER)
TURN: Final = KINDS.kind(
    "turn",
    form("take", space=SPACE, cube=CUBE),
    form("well", colour=COLOUR),
    form("well-coins"),
    form("wise-man", space=SPACE),
    form("free", space=SPACE),
    PLAY,
    skip=True,
)
ON_SPACE: Final = KINDS.grid(TURN, "take")  # where the cubes of a space are counted in a state
WELL: Final = KINDS.kind("well", space=SPACE)
PAY: Final = KINDS.kind(  # coins for cubes
    "pay", arg=COST, orange=_PAID, green=_PAID, brown=_PAID, pink=_PAID
)
HARVEST: Final = KINDS.kind("harvest", PLAY, skip=True, team=TEAM)
FAMILY: Final = KINDS.kind(
    "family",
    form("birth"),
    form("fetch", place=PLACE, generation=GENERATION),
    PLAY,
    skip=True,
)
CRAFTS: Final = KINDS.kind(
    "crafts",
    form("make", good=GOOD),
    form("train", building=BUILDING, generation=GENERATION),
    form("buy", good=GOOD),
    form("mill"),
    form("miller"),
    PLAY,
    skip=True,
)
MAKE: Final = KINDS.kind("make", PLAY, skip=True, arg=BUILDING, good=GOOD)
DELIVER: Final = KINDS.step("deliver")
TRAVEL: Final = KINDS.kind(
    "travel",
    form("ride", origin=STOP, generation=GENERATION, city=CITY),
    form("toll-keeper", origin=STOP, generation=GENERATION, city=CITY),
    PLAY,
    skip=True,
)
ARRIVE: Final = KINDS.step("arrive")
GAIN: Final = KINDS.kind("gain", colour=COLOUR)
COUNCIL: Final = KINDS.kind(
    "council",
    form("enter", generation=GENERATION, payment=PAYMENT),
    form("rise", level=LEVEL, generation=GENERATION, payment=PAYMENT),
    form("marker"),
    form("cubes"),
    form("good", good=GOOD),
    form("prestige"),
    PLAY,
    skip=True,
)
PRIVILEGE: Final = KINDS.kind(
    "privilege",
    form("marker"),
    form("cubes"),
    form("good", good=GOOD),
    form("prestige"),
    PLAY,
    skip=True,
    arg=LEVEL,
)
CHURCH: Final = KINDS.kind("church", PLAY, skip=True, generation=GENERATION, fee=FEE)
INN: Final = KINDS.kind(
    "inn",
    form("lodge", generation=GENERATION),
    form("put-under", pile=PILE),
    PLAY,
    skip=True,
)
CARD: Final = KINDS.kind("card", PLAY, skip=True, pile=PILE)
AFTER: Final = KINDS.step("after")
REAPER: Final = KINDS.step("reaper")
DEATH: Final = KINDS.kind(
    "death", form("bury", place=PLACE), form("bard", place=PLACE), PLAY, arg=GENERATION
)
# A seat that declines is asked again only if it holds a new card since then.
MOMENT: Final = KINDS.kind(
    "moment", form("juggler"), PLAY, skip=True, stands=("skip",), cancels=("options", "arg")
)
END_TURN: Final = KINDS.step("end-turn")

# A market day.

MARKET_DAY: Final = KINDS.step("market-day")
OPENING: Final = KINDS.kind(
    "opening", form("barker"), PLAY, skip=True, stands=("skip",), cancels=("options",)
)
STROLL: Final = KINDS.step("stroll")
SELL: Final = KINDS.kind("sell", PLAY, skip=True, place=MARKET_PLACE)
CLOSING_TIME: Final = KINDS.step("closing-time")
CLOSING: Final = KINDS.kind(
    "closing",
    form("peddler", stall=STALL),
    PLAY,
    skip=True,
    stands=("skip",),
    cancels=("options",),
)
MARKET_END: Final = KINDS.step("market-end")

# A mass.

MASS: Final = KINDS.step("mass")
PROCESSION: Final = KINDS.kind(
    "procession", form("prior"), PLAY, skip=True, stands=("skip",), cancels=("options",)
)
SUMMONS: Final = KINDS.step("summons")
SUMMON: Final = KINDS.kind(
    "summon", form("member", owner=SEAT, generation=GENERATION), form("monk")
)
RANSOM: Final = KINDS.kind("ransom", PLAY, skip=True, generation=GENERATION)
LOTS: Final = KINDS.step("lots")
LOT: Final = KINDS.chance("lot", form("member", owner=SEAT, generation=GENERATION), form("monk"))
CLIMB: Final = KINDS.kind("climb", PLAY, skip=True, window=WINDOW, generation=GENERATION)
BLESSING: Final = KINDS.step("blessing")

# The end.

LAST_TURN: Final = KINDS.step("last-turn")

# The questions of cards for any moment.

ABBOT: Final = KINDS.kind("abbot", window=WINDOW, generation=GENERATION)
BREEDER: Final = KINDS.kind("breeder", good=GOOD)
HERBALIST: Final = KINDS.kind("herbalist", skip=True, hourglass=HOURGLASS, stands=("skip",))
MESSENGER: Final = KINDS.kind("messenger", city=CITY)
COUNTESS: Final = KINDS.kind("countess", pile=PILE)
LEAF: Final = KINDS.chance("leaf", card=VILLAGER)  # a card of the pile she looks through
FAVOUR: Final = KINDS.kind("favour", card=VILLAGER)

# Events.

STARTS: Final = KINDS.event("starts")
CALLED: Final = KINDS.event("called", customer=CUSTOMER)
REVEALED: Final = KINDS.event("revealed", card=VILLAGER, pile=PILE)
NEW_ROUND: Final = KINDS.event("new-round", number=99)
TOOK: Final = KINDS.event("took", cube=CUBE, space=SPACE)
DREW_WATER: Final = KINDS.event("drew-water", space=SPACE)
FREE_ACTION: Final = KINDS.event("free-action", space=SPACE)
PAID: Final = KINDS.event("paid", cubes=9, coins=9)
GAVE: Final = KINDS.event("gave", good=GOOD, number=9)  # the goods paid …
GAVE_SACKS: Final = KINDS.event("gave-sacks", sacks=9)  # … and in sacks
AGED: Final = KINDS.event("aged", time=99)
CROSSED: Final = KINDS.event("crossed")
PRESTIGE: Final = KINDS.event("prestige", points=99)
HARVESTED: Final = KINDS.event("harvested", sacks=9)
BORN: Final = KINDS.event("born", generation=GENERATION)
FETCHED: Final = KINDS.event("fetched", generation=GENERATION, place=PLACE)
TRAINED: Final = KINDS.event("trained", generation=GENERATION, building=BUILDING)
MADE: Final = KINDS.event("made", good=GOOD, number=9)
BOUGHT: Final = KINDS.event("bought", good=GOOD, number=9)
MILLED: Final = KINDS.event("milled", coins=9)
RODE: Final = KINDS.event("rode", generation=GENERATION, origin=STOP, city=CITY)
DISCOVERED: Final = KINDS.event("discovered", city=CITY)
GAINED_COIN: Final = KINDS.event("gained-coin")
GAINED: Final = KINDS.event("gained", colour=COLOUR)
ROSE: Final = KINDS.event("rose", generation=GENERATION, level=LEVEL)
MARKED: Final = KINDS.event("marked")
GOT: Final = KINDS.event("got", good=GOOD, number=9)
DONATED: Final = KINDS.event("donated", points=9)
ORDAINED: Final = KINDS.event("ordained", generation=GENERATION)
LODGED: Final = KINDS.event("lodged", generation=GENERATION)
PUT_UNDER: Final = KINDS.event("put-under", card=VILLAGER, pile=PILE)
HIRED: Final = KINDS.event("hired", card=VILLAGER, pile=PILE)
PLAYED: Final = KINDS.event("played", card=VILLAGER)
DIED: Final = KINDS.event("died", generation=GENERATION, origin=PLACE, place=PLACE)
SPARED: Final = KINDS.event("spared")
OPENED: Final = KINDS.event("opened")
SERVED: Final = KINDS.event("served", customer=CUSTOMER, points=9)
LEFT_MARKET: Final = KINDS.event("left-market")
PEDDLED: Final = KINDS.event("peddled", customer=CUSTOMER)
RANG: Final = KINDS.event("rang")
CALLED_OUT: Final = KINDS.event("called-out", generation=GENERATION)
CAME_OUT: Final = KINDS.event("came-out", generation=GENERATION)
MONK_CAME: Final = KINDS.event("monk-came")
CLIMBED: Final = KINDS.event("climbed", generation=GENERATION, window=WINDOW, sacks=9)
BLESSED: Final = KINDS.event("blessed", points=9)
ENTHRONED: Final = KINDS.event("enthroned", generation=GENERATION)
STEPPED: Final = KINDS.event("stepped", hourglass=HOURGLASS)
SENT_WORD: Final = KINDS.event("sent-word", city=CITY)
FAVOURED: Final = KINDS.event("favoured", card=Secret(VILLAGER), pile=PILE)
ENDED: Final = KINDS.event("ended")
LAST: Final = KINDS.event("last")

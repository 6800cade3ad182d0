"""Clochemerle: the choices and events, and their nouns.

French: banner bannière, chief chef de village, hall hôtel de ville, tree arbre centenaire, barn
grange, steward intendant, square place du village, chamber chambre du conseil, stage voyage,
labourer journalier, shelter sanatorium's use, diocese comptoir du diocèse, refuge refuge des
pèlerins.
"""

from typing import Final

from parvis.engine import SEAT, Kinds, Noun, form
from parvis.games.clochemerle.components import FACES, LETTERS, PROFESSIONS, RESOURCES, SINGLES

_WORKSHOPS: Final = ("brewery", "scriptorium", "stable", "forge", "wainwright")
_PAIRS: Final = ("58", "59", "68", "69")
_CHURCHES: Final = ("sanatorium", "cloister", "diocese", "refuge")
_CHAMBERS: Final = ("money", "citizens", "properties", "guild")
_FIELDS: Final = tuple(f"field-{n}" for n in range(1, 9))
_CUSTOMERS: Final = tuple(str(n) for n in range(1, 34))

PROFESSION: Final = Noun("profession", PROFESSIONS)
RESOURCE: Final = Noun("resource", RESOURCES)
NEED: Final = Noun("need", (*RESOURCES, "any"))
_COLOURS: Final = ("white", "black")
DIE: Final = Noun("die", tuple(f"{c}-{n + 1}" for c in _COLOURS for n in range(FACES)))
FACE_OF: Final = [n for _ in _COLOURS for n in range(FACES)]  # by die; a 1 is face 0
BLACK_DIE: Final = DIE.member("black-1")  # from here on dice are black
SUM: Final = Noun("sum", 11, first=2)  # member n is the banner value n + 2
DESK: Final = Noun("desk", ("left", "right"))
SPACE: Final = Noun("space", ("hall", "coin", "story"))
CHURCH: Final = Noun("church", _CHURCHES)
CHAMBER: Final = Noun("chamber", _CHAMBERS)
CATEGORY: Final = Noun("category", ("travel", "workshop", "served", "church", "field"))
WORKSHOP: Final = Noun("workshop", tuple(f"{w}-{p}" for w in _WORKSHOPS for p in _PAIRS))
SORT_AND_PAIR: Final = [  # by workshop
    (sort, pair) for sort in range(len(_WORKSHOPS)) for pair in range(len(_PAIRS))
]
PILE: Final = Noun("pile", ("feather", "chalice", "rosary"))
MONK: Final = Noun("monk", ("f1", "f2", "f3", "c1", "c2", "c3", "c4", "r1", "r2", "r3", "r4", "r5"))
LETTER: Final = Noun("letter", LETTERS)
_WAYS: Final = ("1", "2")  # the two prices of a journey
WAY: Final = Noun("way", tuple(letter + n for letter in LETTERS for n in _WAYS))
LETTER_OF: Final = [n for n in range(len(LETTERS)) for _ in _WAYS]  # by way
BOTH_WAYS: Final = [[WAY.member(letter + n) for n in _WAYS] for letter in LETTERS]  # by letter
STAGE: Final = Noun("stage", tuple(f"{x}{n}" for x in LETTERS for n in range(1, 4 + (x != "e"))))
CUSTOMER: Final = Noun("customer", _CUSTOMERS)
FIELD: Final = Noun("field", tuple("12345678"))  # of one village, in the order they were bought
BOARD: Final = Noun("board", _PAIRS)
FIELD_CARD: Final = Noun("field-card", ("field",))
ZONE: Final = Noun("zone", 7)  # places for open customers; the last is the diocese's
NUMBER: Final = Noun("number", tuple(row.key for row in SINGLES))

# A white banner of the player's village.
BANNER: Final = Noun(
    "banner",
    (
        *("school", "personal", "chamber", "square"),
        *_WORKSHOPS,
        *_FIELDS,
        *(f"customer-{n}" for n in _CUSTOMERS),
    ),
)
B_SCHOOL: Final = BANNER.member("school")
B_PERSONAL: Final = BANNER.member("personal")
B_CHAMBER: Final = BANNER.member("chamber")
B_SQUARE: Final = BANNER.member("square")
B_WORKSHOP: Final = BANNER.member(_WORKSHOPS[0])
B_FIELD: Final = BANNER.member(_FIELDS[0])
B_CUSTOMER: Final = BANNER.member(f"customer-{_CUSTOMERS[0]}")

# A black banner in the middle of the table.
TARGET: Final = Noun(
    "target",
    (
        *("hand", "steward", "field", "square", "travel"),
        *_CHURCHES,
        *PILE.keys,
        *_CHAMBERS,
        *WORKSHOP.keys,
    ),
)
T_HAND: Final = TARGET.member("hand")
T_STEWARD: Final = TARGET.member("steward")
T_FIELD: Final = TARGET.member("field")
T_SQUARE: Final = TARGET.member("square")
T_TRAVEL: Final = TARGET.member("travel")
T_CHURCH: Final = TARGET.member(_CHURCHES[0])
T_PILE: Final = TARGET.member(PILE.keys[0])
T_CHAMBER: Final = TARGET.member(_CHAMBERS[0])
T_WORKSHOP: Final = TARGET.member(WORKSHOP.keys[0])

# The sources of a marker for a payment.
SOURCE: Final = Noun("source", (*_WORKSHOPS, "guild", *_FIELDS))
S_GUILD: Final = SOURCE.member("guild")
S_FIELD: Final = SOURCE.member(_FIELDS[0])

# The sources of a plough for a field (R39).
SHED: Final = Noun("shed", ("forge", "guild"))

KINDS: Final = Kinds()
_PLOUGH: Final = form("plough", shed=SHED, field=FIELD)

# §I  Two dice.
FIRST: Final = KINDS.kind("first", _PLOUGH, die=DIE)
SECOND: Final = KINDS.kind("second", _PLOUGH, die=DIE)

# §I, §II  With both dice in hand: change them, then activate; a banner closes the dice (R56).
ACT: Final = KINDS.kind(
    "act",
    form("raise", die=2),
    form("lower", die=2),
    form("turn", die=2, face=FACES),
    _PLOUGH,
    form("white", banner=BANNER),
    form("black", target=TARGET),
    form("chief", space=SPACE),
)
CHAIN: Final = KINDS.kind("chain", _PLOUGH, skip=True, banner=BANNER, stands=("skip",))

# The steward's office. `arg` is how many have been paid for, `also` how many may be.
DIOCESE: Final = KINDS.kind("diocese", skip=True, stands=("skip",))
FREE: Final = KINDS.kind("free", skip=True, customer=CUSTOMER)
ATTRACT: Final = KINDS.kind("attract", skip=True, customer=CUSTOMER)
ANOTHER: Final = KINDS.kind("another", skip=True, customer=CUSTOMER)

# Actions of banners that need a choice.
SCHOOL: Final = KINDS.kind(
    "school", form("enrol"), form("move-up"), form("graduate", desk=DESK), skip=True
)
SUCCESSOR: Final = KINDS.kind("successor", profession=PROFESSION)
CHIEF: Final = KINDS.kind("chief", skip=True, space=SPACE)
COVER: Final = KINDS.kind(
    "cover",
    form("profession", profession=PROFESSION),
    form("category", category=CATEGORY),
    skip=True,
    arg=CHAMBER,
)
TILE: Final = KINDS.kind("tile", skip=True, banner=BANNER)
WAY_TO_PAY: Final = KINDS.kind("way", arg=LETTER, way=WAY)
PAY: Final = KINDS.kind("pay", arg=NEED, source=SOURCE)
REFUGE: Final = KINDS.kind("refuge", skip=True, arg=STAGE)
KEEP: Final = KINDS.kind("keep", skip=True, arg=TARGET)  # only with may_decline_bought_card
KEEP_STAGE: Final = KINDS.kind("keep-stage", skip=True, arg=STAGE)  # arg: the card

GRASP: Final = KINDS.kind(  # only with hand_in_parts
    "grasp", form("both"), form("hand"), form("points")
)

# §III  Death and rats.
DEATH: Final = KINDS.kind("death", profession=PROFESSION)
SHELTER: Final = KINDS.kind("shelter", skip=True, stands=("skip",))

# Chance.
LEADER: Final = KINDS.chance("leader", seat=SEAT)
DEAL_BOARD: Final = KINDS.chance("deal-board", board=BOARD)
SHOW_MONK: Final = KINDS.chance("show-monk", monk=MONK)
SHOW_CUSTOMER: Final = KINDS.chance("show-customer", customer=CUSTOMER)
ROLL: Final = KINDS.chance("roll", face=FACES)
LIGHT_SIDE: Final = KINDS.chance("light-side", stage=STAGE)
RAT: Final = KINDS.chance("rat", face=FACES)

# Steps, which settle themselves.
ROUND: Final = KINDS.step("round")
TURN: Final = KINDS.step("turn")
END_TURN: Final = KINDS.step("end-turn")
END_ROUND: Final = KINDS.step("end-round")
REFILL: Final = KINDS.step("refill")
ADD: Final = KINDS.step("add")
SERVE: Final = KINDS.step("serve")
DEPART: Final = KINDS.step("depart")
INVASION: Final = KINDS.step("invasion")
LOSS: Final = KINDS.step("loss")
RAT_HOME: Final = KINDS.step("rat-home")
SQUARE_REWARD: Final = KINDS.step("square-reward")

# Values of choices, for rules.
RAISE: Final = KINDS.start(ACT, "raise")
LOWER: Final = KINDS.start(ACT, "lower")
TURN_TO: Final = KINDS.start(ACT, "turn")
TURNED: Final = KINDS.grid(ACT, "turn")
TURNS: Final = KINDS.pairs(ACT, "turn")  # a die and a face
ACT_PLOUGH: Final = KINDS.start(ACT, "plough")
PLOUGHS: Final = KINDS.pairs(ACT, "plough")[ACT_PLOUGH:]  # a shed and a field, after the start
WHITE: Final = KINDS.start(ACT, "white")
BLACK: Final = KINDS.start(ACT, "black")
MOVE_CHIEF: Final = KINDS.start(ACT, "chief")
DIE_PLOUGH: Final = KINDS.start(FIRST, "plough")
CHAIN_PLOUGH: Final = KINDS.start(CHAIN, "plough")
ENROL: Final = KINDS.start(SCHOOL, "enrol")
MOVE_UP: Final = KINDS.start(SCHOOL, "move-up")
GRADUATE: Final = KINDS.start(SCHOOL, "graduate")
HAND_AND_POINTS: Final = KINDS.start(GRASP, "both")
HAND_ALONE: Final = KINDS.start(GRASP, "hand")
POINTS_ALONE: Final = KINDS.start(GRASP, "points")
COVER_CATEGORY: Final = KINDS.start(COVER, "category")

# Events.
LED: Final = KINDS.event("led", coins=5)
BEGAN: Final = KINDS.event("began", round=500, points=500)
TOOK_DIE: Final = KINDS.event("took-die", die=DIE, time=5)
CHANGED_DIE: Final = KINDS.event("changed-die", die=DIE, into=DIE)
TURNED_DIE: Final = KINDS.event("turned-die", die=DIE, into=DIE)
PLOUGHED: Final = KINDS.event("ploughed", shed=SHED, field=FIELD)
ACTIVATED: Final = KINDS.event("activated", banner=BANNER, value=13)
BOUGHT: Final = KINDS.event("bought", target=TARGET, time=9, coins=3)
LEFT_CARD: Final = KINDS.event("left-card", target=TARGET)
TOOK_HAND: Final = KINDS.event("took-hand", points=500)
HIRED: Final = KINDS.event("hired", monk=MONK)
AGED: Final = KINDS.event("aged", time=9)
PAID: Final = KINDS.event("paid", coins=9)
SPENT: Final = KINDS.event("spent", source=SOURCE)
EARNED: Final = KINDS.event("earned", coins=9)
TOLD: Final = KINDS.event("told", points=9)
MADE: Final = KINDS.event("made", resource=RESOURCE, stock=9)
GUILDED: Final = KINDS.event("guilded", stock=9)
FULL: Final = KINDS.event("full", banner=BANNER)
COVERED: Final = KINDS.event("covered", profession=PROFESSION)
COVERED_CATEGORY: Final = KINDS.event("covered-category", category=CATEGORY)
MARKED_SQUARE: Final = KINDS.event("marked-square", markers=9)
LAID_TILE: Final = KINDS.event("laid-tile", banner=BANNER)
ATTRACTED: Final = KINDS.event("attracted", customer=CUSTOMER, time=9, coins=9)
WELCOMED: Final = KINDS.event("welcomed", customer=CUSTOMER)
CAME: Final = KINDS.event("came", customer=CUSTOMER)
SERVED: Final = KINDS.event("served", customer=CUSTOMER, prestige=9)
ENROLLED: Final = KINDS.event("enrolled")
MOVED_UP: Final = KINDS.event("moved-up")
SETTLED: Final = KINDS.event("settled", profession=PROFESSION, points=9)
WALKED: Final = KINDS.event("walked", space=SPACE)
STAYED: Final = KINDS.event("stayed", space=SPACE)
SECURED: Final = KINDS.event("secured", points=500)
SAW: Final = KINDS.event("saw", stage=STAGE, prestige=11)
TRAVELLED: Final = KINDS.event("travelled", stage=STAGE, prestige=11)
EXCHANGED: Final = KINDS.event("exchanged", stage=STAGE)
SHOWED_MONK: Final = KINDS.event("showed-monk", monk=MONK)
RECORDED: Final = KINDS.event("recorded", profession=PROFESSION, points=9)
BURIED: Final = KINDS.event("buried", profession=PROFESSION, grave=99)
LABOURER: Final = KINDS.event("labourer", tiles=99)
RAT_RAN: Final = KINDS.event("rat-ran", face=7, distance=99)
INVADED: Final = KINDS.event("invaded")
SHELTERED: Final = KINDS.event("sheltered", left=9)
LOST: Final = KINDS.event("lost", points=500, left=500)
ENDED: Final = KINDS.event("ended", coffins=99)

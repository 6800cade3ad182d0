"""The choices and events of Les Piliers de la Terre."""

from typing import Final

from parvis.engine import SEAT, Kinds, Secret, form
from parvis.games.piliers.components import (
    ARCHBISHOP,
    BUILDERS,
    COST,
    CRAFTSMAN,
    CRAFTSMEN,
    GOOD,
    HAPPENING,
    HAPPENINGS,
    MOST_GOLD,
    PRIVILEGE,
    RESOURCE,
    ROUNDS,
    SPACE,
    STOCK,
    TAX_DIE,
)

KINDS: Final = Kinds()

# Sizes of numbers in choices and events: one more than the largest.
GOLD: Final = MOST_GOLD + 1
LOT: Final = STOCK + 1  # a purchase at the market
PILE: Final = 24  # more cubes of one resource than a player can have
TIMES: Final = max(c.capacity for c in CRAFTSMEN) + HAPPENINGS[ARCHBISHOP].number + 1
CROWD: Final = 32  # workers of a player: never as many

# Preparation of a round.
FIRST: Final = KINDS.chance("first", seat=SEAT)
ROUND: Final = KINDS.step("round")
UNVEIL: Final = KINDS.chance("unveil", privilege=PRIVILEGE)
SUMMON: Final = KINDS.chance("summon", craftsman=CRAFTSMAN)
LEAVE_OUT: Final = KINDS.chance("leave-out", resource=RESOURCE)
FORESEE: Final = KINDS.chance("foresee", happening=HAPPENING)

# Phase I.
SELECTION: Final = KINDS.step("selection")
END_SELECTION: Final = KINDS.step("end-selection")
SELECT: Final = KINDS.kind(
    "select",
    form("take", resource=RESOURCE),
    form("foreman", resource=RESOURCE),
    form("buy", craftsman=CRAFTSMAN),
    form("pass"),
)
DISMISS: Final = KINDS.kind("dismiss", craftsman=CRAFTSMAN)

# Phase II.
NEXT_BUILDER: Final = KINDS.step("next-builder")
DRAW: Final = KINDS.chance("draw", seat=SEAT)
# also: which one of the owner's
PUT_BACK: Final = KINDS.kind("put-back", form("keep"), form("return"), arg=SEAT, stands=("keep",))
OFFER_BUILDER: Final = KINDS.step("offer-builder")
BUILDER: Final = KINDS.kind(
    "builder",
    form("place", space=SPACE),
    form("remigius", space=SPACE),
    form("pass"),
    stands=("pass",),
)
SETTLE: Final = KINDS.kind("settle", space=SPACE)

# Phase III.
EVENT: Final = KINDS.step("event")
TURN: Final = KINDS.chance("turn", happening=HAPPENING)
BISHOP: Final = KINDS.kind(
    "bishop", form("shelter"), form("cube", good=GOOD), skip=True, arg=HAPPENING
)
PROTECT: Final = KINDS.step("protect")
THOMAS: Final = KINDS.kind(  # a player may accept one event and refuse another
    "thomas", skip=True, arg=HAPPENING, stands=("skip",), cancels=("forms", "arg")
)
BEFALL: Final = KINDS.step("befall")
LOSE: Final = KINDS.kind("lose", craftsman=CRAFTSMAN)
HELP: Final = KINDS.kind("help", craftsman=CRAFTSMAN)
MILL: Final = KINDS.step("mill")
KINGSBRIDGE: Final = KINDS.step("kingsbridge")
PRIORY: Final = KINDS.step("priory")
PRODUCTION: Final = KINDS.step("production")
COURT: Final = KINDS.step("court")
TAX: Final = KINDS.chance("tax", gold=max(TAX_DIE) + 1)
EXEMPTION: Final = KINDS.kind(  # arg: the gold that is due
    "exemption", skip=True, stands=("skip",), cancels=("forms", "arg")
)
SHIRING: Final = KINDS.step("shiring")
RECRUIT: Final = KINDS.step("recruit")
CASTLE: Final = KINDS.step("castle")
MARKET: Final = KINDS.step("market")
NEXT_TRADE: Final = KINDS.step("next-trade")
TRADE: Final = KINDS.kind(
    "trade",
    form("buy", good=GOOD, number=LOT),
    form("sell", good=GOOD, number=PILE),
    form("withdraw"),
    series=True,
)
CATHEDRAL: Final = KINDS.step("cathedral")
GATHER: Final = KINDS.step("gather")
WORK: Final = KINDS.kind("work", skip=True, craftsman=CRAFTSMAN, number=TIMES, series=True)
KEEP: Final = KINDS.step("keep")
DROP: Final = KINDS.kind("drop", good=GOOD, number=PILE, series=True)
NEXT_START: Final = KINDS.step("next-start")
CLEAN_UP: Final = KINDS.step("clean-up")

# Events.
BEGAN: Final = KINDS.event("began")  # seat: the first start player
ROUND_BEGAN: Final = KINDS.event("round-began", round=ROUNDS + 1)  # seat: its start player
SHOWN: Final = KINDS.event("shown", privilege=PRIVILEGE)
SUMMONED: Final = KINDS.event("summoned", craftsman=CRAFTSMAN)
FORESAW: Final = KINDS.event("foresaw", happening=Secret(HAPPENING))
TOOK: Final = KINDS.event("took", resource=RESOURCE, workers=CROWD)
BOUGHT: Final = KINDS.event("bought", craftsman=CRAFTSMAN, gold=GOLD)
DISMISSED: Final = KINDS.event("dismissed", craftsman=CRAFTSMAN)
PASSED: Final = KINDS.event("passed")
TO_MILL: Final = KINDS.event("to-mill", workers=CROWD)
DREW: Final = KINDS.event("drew", owner=SEAT)
RETURNED: Final = KINDS.event("returned", owner=SEAT)
SET_ASIDE: Final = KINDS.event("set-aside")
PLACED: Final = KINDS.event("placed", space=SPACE, gold=COST + 1)
USED_REMIGIUS: Final = KINDS.event("used-remigius")
HELD_BACK: Final = KINDS.event("held-back", gold=COST + 1)
HAPPENED: Final = KINDS.event("happened", happening=HAPPENING)
SHELTERED: Final = KINDS.event("sheltered")
USED_THOMAS: Final = KINDS.event("used-thomas")
BISHOP_GAVE: Final = KINDS.event("bishop-gave", good=GOOD)
LOST_CRAFTSMAN: Final = KINDS.event("lost-craftsman", craftsman=CRAFTSMAN)
LOST_POINTS: Final = KINDS.event("lost-points", points=8)
GAINED_POINTS: Final = KINDS.event("gained-points", points=8)
LEVIED: Final = KINDS.event("levied", gold=GOLD, unpaid=GOLD)
EARNED: Final = KINDS.event("earned", gold=GOLD)
SPILLED: Final = KINDS.event("spilled", gold=128)  # gold lost because a purse holds no more
RECEIVED: Final = KINDS.event("received", good=GOOD, number=PILE)
LIMITED: Final = KINDS.event(
    "limited", builders=BUILDERS + 1
)  # as many as may be placed next round
HELPED: Final = KINDS.event("helped", craftsman=CRAFTSMAN)
MAY_KEEP: Final = KINDS.event("may-keep", craftsmen=8)
BLACK_JOINED: Final = KINDS.event("black-joined", workers=4)
MILL_PAID: Final = KINDS.event("mill-paid", gold=GOLD)
GRANTED: Final = KINDS.event("granted", privilege=PRIVILEGE)
UNCLAIMED: Final = KINDS.event("unclaimed", privilege=PRIVILEGE)
PRAYED: Final = KINDS.event("prayed", points=8)
PRODUCED: Final = KINDS.event("produced", good=GOOD, number=PILE)
KING_GAVE: Final = KINDS.event("king-gave")
ROLLED: Final = KINDS.event("rolled", gold=max(TAX_DIE) + 1)
EXEMPT: Final = KINDS.event("exempt")
USED_EXEMPTION: Final = KINDS.event("used-exemption")
TAXED: Final = KINDS.event("taxed", gold=GOLD, unpaid=GOLD)
RECRUITED: Final = KINDS.event("recruited", craftsman=CRAFTSMAN)
UNHIRED: Final = KINDS.event("unhired", craftsman=CRAFTSMAN)
HIRED_GREY: Final = KINDS.event("hired-grey")
MARKET_BOUGHT: Final = KINDS.event("market-bought", good=GOOD, number=LOT, gold=GOLD)
MARKET_SOLD: Final = KINDS.event("market-sold", good=GOOD, number=PILE, gold=128)
WITHDREW: Final = KINDS.event("withdrew")
WORKED: Final = KINDS.event("worked", craftsman=CRAFTSMAN, number=TIMES, points=64)
DROPPED: Final = KINDS.event("dropped", good=GOOD, number=PILE)
BUILT: Final = KINDS.event("built", part=ROUNDS + 1)  # seat: the start player, who adds it
BECAME_FIRST: Final = KINDS.event("became-first")
ENDED: Final = KINDS.event("ended")

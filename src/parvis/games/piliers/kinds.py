"""What can be chosen and what can be noticed in Les Piliers de la Terre."""

from typing import Final

from parvis.engine import SEAT, Kinds, Secret, form
from parvis.games.piliers.components import (
    CRAFTSMAN,
    GOOD,
    HAPPENING,
    PRIVILEGE,
    RESOURCE,
    SPACE,
)

KINDS: Final = Kinds()

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
PUT_BACK: Final = KINDS.kind("put-back", skip=True, arg=SEAT)  # also: which one of the owner's
OFFER_BUILDER: Final = KINDS.step("offer-builder")
BUILDER: Final = KINDS.kind(
    "builder", form("place", space=SPACE), form("passport", space=SPACE), form("pass")
)
SETTLE: Final = KINDS.kind("settle", space=SPACE)

# Phase III.
EVENT: Final = KINDS.step("event")
TURN: Final = KINDS.chance("turn", happening=HAPPENING)
BISHOP: Final = KINDS.kind(
    "bishop", form("shelter"), form("cube", good=GOOD), skip=True, arg=HAPPENING
)
BEFALL: Final = KINDS.step("befall")
ROOF: Final = KINDS.kind("roof", craftsman=CRAFTSMAN)
DELIVERY: Final = KINDS.kind("delivery", good=GOOD)
MILL: Final = KINDS.step("mill")
KINGSBRIDGE: Final = KINDS.step("kingsbridge")
PRIORY: Final = KINDS.step("priory")
PRODUCTION: Final = KINDS.step("production")
COURT: Final = KINDS.step("court")
TAX: Final = KINDS.chance("tax", gold=6)
EXEMPTION: Final = KINDS.kind("exemption", skip=True)
SHIRING: Final = KINDS.step("shiring")
RECRUIT: Final = KINDS.step("recruit")
CASTLE: Final = KINDS.step("castle")
MARKET: Final = KINDS.step("market")
NEXT_TRADE: Final = KINDS.step("next-trade")
TRADE: Final = KINDS.kind(
    "trade", form("buy", good=GOOD, number=5), form("sell", good=GOOD, number=24), form("withdraw")
)
EMPRESS: Final = KINDS.kind(
    "empress", form("buy", good=GOOD, number=16), form("sell", good=GOOD, number=24), skip=True
)
CATHEDRAL: Final = KINDS.step("cathedral")
GATHER: Final = KINDS.step("gather")
WORK: Final = KINDS.kind("work", skip=True, craftsman=CRAFTSMAN)
KEEP: Final = KINDS.step("keep")
DROP: Final = KINDS.kind("drop", good=GOOD, number=24)
NEXT_START: Final = KINDS.step("next-start")
CLEAN_UP: Final = KINDS.step("clean-up")

# What those at the table notice.
BEGAN: Final = KINDS.event("began")  # seat: the first start player
ROUND_BEGAN: Final = KINDS.event("round-began", round=7)  # seat: its start player
SHOWN: Final = KINDS.event("shown", privilege=PRIVILEGE)
SUMMONED: Final = KINDS.event("summoned", craftsman=CRAFTSMAN)
FORESAW: Final = KINDS.event("foresaw", happening=Secret(HAPPENING))
TOOK: Final = KINDS.event("took", resource=RESOURCE, workers=11)
BOUGHT: Final = KINDS.event("bought", craftsman=CRAFTSMAN, gold=31)
DISMISSED: Final = KINDS.event("dismissed", craftsman=CRAFTSMAN)
PASSED: Final = KINDS.event("passed")
TO_MILL: Final = KINDS.event("to-mill", workers=16)
DREW: Final = KINDS.event("drew", owner=SEAT)
RETURNED: Final = KINDS.event("returned", owner=SEAT)
SET_ASIDE: Final = KINDS.event("set-aside")
PLACED: Final = KINDS.event("placed", space=SPACE, gold=8)
USED_PASSPORT: Final = KINDS.event("used-passport")
HELD_BACK: Final = KINDS.event("held-back", gold=8)
HAPPENED: Final = KINDS.event("happened", happening=HAPPENING)
SHELTERED: Final = KINDS.event("sheltered")
BISHOP_GAVE: Final = KINDS.event("bishop-gave", good=GOOD)
LOST_CRAFTSMAN: Final = KINDS.event("lost-craftsman", craftsman=CRAFTSMAN)
LOST_POINTS: Final = KINDS.event("lost-points", points=8)
GAINED_POINTS: Final = KINDS.event("gained-points", points=8)
PAID: Final = KINDS.event("paid", gold=31)
EARNED: Final = KINDS.event("earned", gold=31)
RECEIVED: Final = KINDS.event("received", good=GOOD, number=16)
LIMITED: Final = KINDS.event("limited")
MILL_PAID: Final = KINDS.event("mill-paid", gold=31)
GRANTED: Final = KINDS.event("granted", privilege=PRIVILEGE)
UNCLAIMED: Final = KINDS.event("unclaimed", privilege=PRIVILEGE)
PRAYED: Final = KINDS.event("prayed", points=8)
PRODUCED: Final = KINDS.event("produced", good=GOOD, number=16)
KING_GAVE: Final = KINDS.event("king-gave")
ROLLED: Final = KINDS.event("rolled", gold=6)
EXEMPT: Final = KINDS.event("exempt")
SHOWED_LETTER: Final = KINDS.event("showed-letter")
TAXED: Final = KINDS.event("taxed", gold=6, unpaid=6)
RECRUITED: Final = KINDS.event("recruited", craftsman=CRAFTSMAN)
UNHIRED: Final = KINDS.event("unhired", craftsman=CRAFTSMAN)
HIRED_GREY: Final = KINDS.event("hired-grey")
MARKET_BOUGHT: Final = KINDS.event("market-bought", good=GOOD, number=16, gold=31)
MARKET_SOLD: Final = KINDS.event("market-sold", good=GOOD, number=24, gold=31)
WITHDREW: Final = KINDS.event("withdrew")
CALLED_EMPRESS: Final = KINDS.event("called-empress")
WORKED: Final = KINDS.event("worked", craftsman=CRAFTSMAN, points=8, gold=8)
DROPPED: Final = KINDS.event("dropped", good=GOOD, number=24)
BUILT: Final = KINDS.event("built", part=7)  # seat: the start player, who adds it
BECAME_FIRST: Final = KINDS.event("became-first")
ENDED: Final = KINDS.event("ended")

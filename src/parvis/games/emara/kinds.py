"""The choices and events of La Couronne d'Emara."""

from typing import Final

from parvis.engine import Kinds, Noun, Secret, form
from parvis.games.emara import components as c

CARD: Final = Noun("card", c.CARDS)
RESOURCE: Final = Noun("resource", c.RESOURCES)
GOOD: Final = Noun("good", c.GOODS)
COUNTRY: Final = Noun("country", c.COUNTRY_PLACES)
TOWN: Final = Noun("town", c.TOWN_PLACES)
POSITION: Final = Noun("position", 4)  # on a ring, clockwise
SLOT: Final = Noun("slot", ("one", "two", "three"))
HUT: Final = Noun(
    "hut", tuple(f"{p}-{n + 1}" for p in c.COUNTRY_PLACES for n in range(c.HUTS_PER_PLACE))
)
SPACE: Final = Noun("space", c.SPACES)  # spaces of the first town place, then of the next
SPACES_EACH: Final = SPACE.size // TOWN.size
ADVISOR: Final = Noun("advisor", c.ADVISOR_KEYS)
RANK: Final = Noun("rank", tuple(r.key for r in c.RANKS))
OCCASION: Final = Noun("occasion", c.OCCASION_KEYS)
FAVOUR: Final = Noun(
    "favour", tuple(f"{c.TOWN_PLACES[f.place]}-{c.REWARDS[f.reward]}" for f in c.FAVOURS)
)
DIAL: Final = Noun("dial", c.DIAL_KEYS)
# Ways to exchange things, each with its numbers in a table.
EXCHANGE: Final = Noun("exchange", ("one", "three"))  # the gold card
SALE: Final = Noun("sale", ("one", "two"))  # at the market
BOOKS: Final = Noun("books", ("one", "two", "three", "four", "five"))  # at the market
LOAVES: Final = Noun("loaves", ("one", "two", "three"))  # at the site
TIMBER: Final = Noun("timber", ("one", "three"))  # at the site
BATCH: Final = Noun("batch", ("one", "two"))  # the Baker's
HANDOUT: Final = Noun("handout", ("one", "two"))  # in a famine
SOURCE: Final = Noun(
    "source",
    (
        "start",
        "site",
        "castle",
        "market",
        "nobility",
        "craftsmen",
        "advisors",
        "favours",
        "occasions",
        "leftovers",
    ),
)
START: Final = SOURCE.member("start")
AT_SITE: Final = SOURCE.member("site")
AT_CASTLE: Final = SOURCE.member("castle")
AT_MARKET: Final = SOURCE.member("market")
BY_NOBILITY: Final = SOURCE.member("nobility")
BY_CRAFTSMEN: Final = SOURCE.member("craftsmen")
BY_ADVISORS: Final = SOURCE.member("advisors")
BY_FAVOURS: Final = SOURCE.member("favours")
BY_OCCASIONS: Final = SOURCE.member("occasions")
BY_LEFTOVERS: Final = SOURCE.member("leftovers")

KINDS: Final = Kinds()

# Setting up.

LAY_COUNTRY: Final = KINDS.chance("lay-country", place=COUNTRY)
LAY_TOWN: Final = KINDS.chance("lay-town", place=TOWN)
LAY_ADVISOR: Final = KINDS.chance("lay-advisor", advisor=ADVISOR)
TURN_UP: Final = KINDS.chance("turn-up", advisor=ADVISOR)  # the next of the second pile
OPEN: Final = KINDS.chance("open", occasion=OCCASION)  # the event card used for set-up
STATUE: Final = KINDS.chance("statue", seat=4)
PLACE_ENVOYS: Final = KINDS.step("place-envoys")

# A round.

ROUND: Final = KINDS.step("round")
DEAL: Final = KINDS.step("deal")
DRAW: Final = KINDS.chance("draw", card=CARD)
REVEAL: Final = KINDS.chance("reveal", occasion=OCCASION)
ROUND_END: Final = KINDS.step("round-end")
TRIBUTE: Final = KINDS.kind(
    "tribute",
    form("grain", handout=HANDOUT),
    form("ring"),
    form("gold"),
    form("book"),
    form("to-gold"),
    form("to-ring"),
    skip=True,
    arg=OCCASION,
)
VICTORIA: Final = KINDS.step("victoria")
CLEAN_UP: Final = KINDS.step("clean-up")
SETTLE: Final = KINDS.kind("settle", citizens=256)

# A price asks for fewer units of a resource than UNITS. Ours go up to 3, but a reader who corrects
# the value printed under a dial may need 4. MARKED is above the citizens scored for a stone, or
# for all bread of one visit.
UNITS: Final = 5
MARKED: Final = 32

# A turn. Advisors may be used within any action, so their forms come first, and have the
# same values, wherever a player is asked for the next part of an action.

_EFFECTS: Final = (
    form("baker", batch=BATCH),
    form("schoolmarm"),
    form("bailiff"),
    form("dressmaker"),
    form("landlord"),
    form("merchant", resource=RESOURCE),
    form("to-gold"),
    form("to-ring"),
)

PLAY: Final = KINDS.kind("play", card=CARD, slot=SLOT)
TURN: Final = KINDS.kind(
    "turn",
    *_EFFECTS,
    form("take"),
    form("exchange", exchange=EXCHANGE),
    form("step-country", place=COUNTRY),
    form("step-town", place=TOWN),
    form("cheap-hire", hut=HUT),
    form("cheap-recruit", advisor=ADVISOR),
    form("go", place=TOWN),
    form("move-country", place=COUNTRY),
    form("move-town", place=TOWN),
    form("rise", rank=RANK),
    form("hire", hut=HUT),
    form("recruit", advisor=ADVISOR),
    form("end"),
    arg=CARD,
)
GATHER: Final = KINDS.kind("gather", *_EFFECTS, form("take"), skip=True, arg=COUNTRY)
CRAFTSMAN: Final = KINDS.kind(
    "craftsman", *_EFFECTS, form("more"), form("bake"), skip=True, arg=COUNTRY
)
VISIT: Final = KINDS.kind(
    "visit",
    *_EFFECTS,
    form("favour", favour=FAVOUR),
    form("gift", resource=RESOURCE, number=UNITS),
    form("book"),
    form("donate", resource=RESOURCE, number=UNITS),
    form("sell", sale=SALE),
    form("books", books=BOOKS),
    form("stone", citizens=MARKED),
    form("bread", loaves=LOAVES, citizens=MARKED),
    form("wood", timber=TIMBER),
    skip=True,
    arg=TOWN,
)
AT_ONCE: Final = KINDS.kind("at-once", form("take"), skip=True, arg=ADVISOR)

# Paying.

LEAVE_OUT: Final = KINDS.kind("leave-out", resource=RESOURCE)
PAY: Final = KINDS.kind(
    "pay",
    form("own"),
    form("gold", wood=UNITS, stone=UNITS, cloth=UNITS, grain=UNITS),
    stands=("own",),
)
SPEND: Final = KINDS.kind("spend", form("own", resource=RESOURCE), form("gold"))

# The steps after a payment.

GIVEN: Final = KINDS.step("given")
DONATED: Final = KINDS.step("donated")
DRAW_FAVOURS: Final = KINDS.step("draw-favours")
DRAW_FAVOUR: Final = KINDS.chance("draw-favour", favour=FAVOUR)
KEEP: Final = KINDS.kind("keep", favour=FAVOUR)
EXCHANGED: Final = KINDS.step("exchanged")
BUILT: Final = KINDS.step("built")
BAKED: Final = KINDS.step("baked")
HIRED: Final = KINDS.step("hired")
RECRUITED: Final = KINDS.step("recruited")
HELPED: Final = KINDS.step("helped")
RELIEVED: Final = KINDS.step("relieved")

# Events.

OPENED: Final = KINDS.event("opened", occasion=OCCASION, buildings=c.TRACK + 1)
STARTS: Final = KINDS.event("starts")
NEW_ROUND: Final = KINDS.event("new-round", round=7, occasion=OCCASION)
DREW: Final = KINDS.event("drew", card=Secret(CARD))
PLAYED: Final = KINDS.event("played", card=CARD, slot=SLOT)
WALKED: Final = KINDS.event("walked", place=COUNTRY, steps=4)
ENTERED: Final = KINDS.event("entered", place=TOWN, steps=4)
SENT: Final = KINDS.event("sent", place=TOWN)
GAINED: Final = KINDS.event("gained", good=GOOD, number=64)
PAID: Final = KINDS.event("paid", good=GOOD, number=64)
CITIZENS: Final = KINDS.event("citizens", number=64, source=SOURCE)
BUILDINGS: Final = KINDS.event("buildings", number=64, source=SOURCE)
LOST_CITIZENS: Final = KINDS.event("lost-citizens", number=64)
WINTER_TOOK: Final = KINDS.event("winter", number=64)
TURNED: Final = KINDS.event("turned", dial=DIAL, number=8)
REMOVED: Final = KINDS.event("removed", dial=DIAL, number=8)
GAVE: Final = KINDS.event("gave", resource=RESOURCE)
GAVE_AWAY: Final = KINDS.event("gave-away", resource=RESOURCE)
LOOKED: Final = KINDS.event("looked", number=4)
RESHUFFLED: Final = KINDS.event("reshuffled")
KEPT: Final = KINDS.event("kept", favour=FAVOUR)
CASHED: Final = KINDS.event("cashed", favour=FAVOUR)
TOOK_HUT: Final = KINDS.event("took-hut", hut=HUT)
HIRED_ADVISOR: Final = KINDS.event("recruited", advisor=ADVISOR)
MOVED_UP: Final = KINDS.event("moved-up", advisor=ADVISOR, place=TOWN)
USED: Final = KINDS.event("used", advisor=ADVISOR)
ROSE: Final = KINDS.event("rose", rank=RANK, points=32)
VICTORIA_SCORED: Final = KINDS.event("victoria", stone=16, bread=16)
VICTORIA_ROSE: Final = KINDS.event("victoria-rose", rank=RANK, points=32)
PASSED_STATUE: Final = KINDS.event("statue")
CARDS_BACK: Final = KINDS.event("cards-back")
SETTLED: Final = KINDS.event("settled", citizens=256, buildings=256)
BEAT_VICTORIA: Final = KINDS.event("beat-victoria", score=256, victoria=256, next=c.TRACK + 1)
LOST_TO_VICTORIA: Final = KINDS.event("lost-to-victoria", score=256, victoria=256, next=c.TRACK + 1)

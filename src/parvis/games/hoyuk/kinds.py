"""The choices and events of Höyük."""

from typing import Final

from parvis.engine.kinds import SEAT, Kinds, Noun, form
from parvis.games.hoyuk.components import (
    ASPECT_KEYS,
    CALAMITIES,
    CARD_KEYS,
    CLAN_KEYS,
    ELEMENT_KEYS,
    LARGEST_SET,
    MOST_BLOCKS,
    SIZE,
    SQUARES,
    TILES,
)

ROW: Final = Noun("row", [str(n + 1) for n in range(SIZE)])
COLUMN: Final = Noun("column", "abcdefghijklm")
SQUARE: Final = Noun("square", SQUARES, ROW, COLUMN)  # row after row
SIDE: Final = Noun("side", ("north", "east", "south", "west"))
GROUND: Final = Noun("ground", ("empty", "ruin", "pen", "house"))
ELEMENT: Final = Noun("element", ELEMENT_KEYS)
CARD: Final = Noun("card", CARD_KEYS)
ASPECT: Final = Noun("aspect", ASPECT_KEYS)
SET: Final = Noun(
    "set", ("one", "two", "three", "four", "five")
)  # number of cards, jokers included
TILE: Final = Noun("tile", [tile.key for tile in TILES])
CALAMITY: Final = Noun("calamity", [calamity.key for calamity in CALAMITIES])
CLAN: Final = Noun("clan", CLAN_KEYS)
CAUSE: Final = Noun(  # the reason for building; a clan's power has the clan's name
    "cause", ("tile", "card", "uelb", "uelb-rest", "trev", "trev-rest", "teoiv", "enuaj")
)
PHASE: Final = Noun("phase", ("construction", "calamity", "aspects", "end"))
# A known card in a pile, as one number: PILED[pile][card], and back.
PILED: Final = [
    [pile * CARD.size + card for card in range(CARD.size)] for pile in range(ASPECT.size)
]
PILE_AND_CARD: Final = [(pile, card) for pile in range(ASPECT.size) for card in range(CARD.size)]
BLOCK: Final = Noun("block", MOST_BLOCKS + 1)  # blocks are numbered from 1

KINDS: Final = Kinds()

# Setting up.
CLAN_CHOICE: Final = KINDS.kind("clan", clan=CLAN)
CLAN_DRAW: Final = KINDS.chance("clan-draw", clan=CLAN)
FIRST_DRAW: Final = KINDS.chance("first-draw", seat=SEAT)
TURN_UP: Final = KINDS.chance("turn-up", card=CARD)  # the next card of a pile; arg: the pile

# The round.
ROUND: Final = KINDS.step("round")
OPEN: Final = KINDS.step("open")  # a seat's chance to use cards begins; arg: phase
GO_ON: Final = KINDS.step("go-on")  # ... continues; arg: phase, also: cards it may still use
WINDOW: Final = KINDS.kind(
    "cards",
    form("score", card=CARD, set=SET, jokers=LARGEST_SET),
    form("play", card=CARD),
    form("end"),  # replaces skip once cards were used this round
    skip=True,
    arg=PHASE,
)
CONSTRUCTION: Final = KINDS.step("construction")  # arg: step 0 or 1
DEAL: Final = KINDS.step("deal")  # arg: step
TILE_DRAW: Final = KINDS.chance("tile-draw", tile=TILE)  # arg: the seat that receives it
TILE_TURN: Final = KINDS.step("tile-turn")
BUILD_ON: Final = KINDS.step("build-on")  # arg and also as for BUILD
BUILD: Final = KINDS.kind(
    "build",
    form("house", row=ROW, column=COLUMN),
    form("storey", row=ROW, column=COLUMN),
    form("oven", row=ROW, column=COLUMN),
    form("totem", row=ROW, column=COLUMN),
    form("cattle", row=ROW, column=COLUMN),
    form("villager", row=ROW, column=COLUMN),
    form("shaman", row=ROW, column=COLUMN),
    form("pen", row=ROW, column=COLUMN, side=SIDE),
    skip=True,
    also=CAUSE,
)  # arg: what is still to be built (see building.py)
DISCARD: Final = KINDS.step("discard")  # arg: step
ROOM: Final = KINDS.step("room")
CALAMITY_DRAW: Final = KINDS.chance("calamity-draw", calamity=CALAMITY)
LOSE: Final = KINDS.kind("lose", arg=ELEMENT, also=BLOCK, row=ROW, column=COLUMN)
INSPECTION: Final = KINDS.step("inspection")
NEXT_BLOCK: Final = KINDS.step("next-block")
INSPECT: Final = KINDS.kind("inspect", block=BLOCK)
GATHER: Final = KINDS.step("gather")
RETURN: Final = KINDS.kind("return", aspect=ASPECT)
TUCK: Final = KINDS.kind("tuck", arg=ASPECT, skip=True, card=CARD, stands=("skip",))
END_ROUND: Final = KINDS.step("end-round")
MARKER: Final = KINDS.kind("marker", seat=SEAT)

# Clan powers.
RAZE: Final = KINDS.kind("raze", skip=True, row=ROW, column=COLUMN)
STEAL_ON: Final = KINDS.step("steal-on")  # arg and also as for STEAL
STEAL: Final = KINDS.kind("steal", skip=True, element=ELEMENT, row=ROW, column=COLUMN)
STEAL_AT: Final = [[v for row in rows for v in row] for rows in KINDS.block(STEAL)]
PLACE: Final = KINDS.pairs(RAZE)  # a row and a column, by square
_SQUARE_AT: Final = KINDS.grid(RAZE)  # a square, by row and column
STOLEN: Final = [(e, _SQUARE_AT[row][column]) for e, row, column in KINDS.triples(STEAL)]
# arg: the victim + 1, 0 before there is one; also: how many more may be taken

# Values of BUILD and WINDOW, for the rules.
BUILD_STOREY: Final = KINDS.start(BUILD, "storey")
BUILD_OVEN: Final = KINDS.start(BUILD, "oven")
BUILD_TOTEM: Final = KINDS.start(BUILD, "totem")
BUILD_CATTLE: Final = KINDS.start(BUILD, "cattle")
BUILD_VILLAGER: Final = KINDS.start(BUILD, "villager")
BUILD_SHAMAN: Final = KINDS.start(BUILD, "shaman")
BUILD_PEN: Final = KINDS.start(BUILD, "pen")
PEN_AT: Final = [sides for row in KINDS.block(BUILD, "pen") for sides in row]  # by square, side
PEN_SIDE: Final = [side for _, _, side in KINDS.triples(BUILD, "pen")]  # the side of its host
BUILT_ON: Final = [  # the square of each value
    _SQUARE_AT[parts[0]][parts[1]]
    for f in KINDS.tasks[BUILD].forms
    for parts in (f.unpack(value) for value in range(f.start, f.start + f.size))
]
SCORE: Final = KINDS.block(WINDOW, "score")
SCORED_BY: Final = KINDS.triples(WINDOW, "score")  # a card, the size of the set, and jokers in it
PLAY: Final = KINDS.start(WINDOW, "play")
NO_MORE: Final = KINDS.start(WINDOW, "end")

# Events.
TOOK_CLAN: Final = KINDS.event("took-clan", clan=CLAN)
GOES_FIRST: Final = KINDS.event("goes-first")
TURNED_UP: Final = KINDS.event("turned-up", card=CARD, aspect=ASPECT)
ROUND_BEGAN: Final = KINDS.event("round-began", round=100)
GOT_TILE: Final = KINDS.event("got-tile", tile=TILE)
BUILT_HOUSE: Final = KINDS.event("built-house", row=ROW, column=COLUMN)
BUILT_STOREY: Final = KINDS.event("built-storey", row=ROW, column=COLUMN)
PLACED: Final = KINDS.event("placed", element=ELEMENT, row=ROW, column=COLUMN)
TAKEN_OFF: Final = KINDS.event("taken-off", element=ELEMENT, row=ROW, column=COLUMN)
GAVE_UP: Final = KINDS.event("gave-up")
COULD_NOT: Final = KINDS.event("could-not")
NO_ROOM: Final = KINDS.event("no-room")
LAST_HOUSE: Final = KINDS.event("last-house")
SCORED: Final = KINDS.event("scored", card=CARD, set=SET, jokers=LARGEST_SET)
PLAYED: Final = KINDS.event("played", card=CARD)
CAME: Final = KINDS.event("came", calamity=CALAMITY)
STRUCK: Final = KINDS.event("struck", block=BLOCK)
SPARED: Final = KINDS.event("spared", block=BLOCK)
NOBODY_STRUCK: Final = KINDS.event("nobody-struck")
SHAMAN_LEFT: Final = KINDS.event("shaman-left")
RUINED: Final = KINDS.event("ruined", row=ROW, column=COLUMN)
LOST: Final = KINDS.event("lost", element=ELEMENT, row=ROW, column=COLUMN)
INSPECTED: Final = KINDS.event("inspected", block=BLOCK)
NO_CARDS: Final = KINDS.event("no-cards", block=BLOCK)
WON_CARD: Final = KINDS.event("won-card", aspect=ASPECT, card=CARD, block=BLOCK)
RETURNED: Final = KINDS.event("returned", cards=71, aspect=ASPECT)
SET_ASIDE: Final = KINDS.event("set-aside", cards=71)
GAVE_MARKER: Final = KINDS.event("gave-marker", to=SEAT)
USED_POWER: Final = KINDS.event("used-power", clan=CLAN)
GAVE_UP_POWER: Final = KINDS.event("gave-up-power", clan=CLAN)
IDLE_POWER: Final = KINDS.event("idle-power", clan=CLAN)
RAZED: Final = KINDS.event("razed", row=ROW, column=COLUMN, victim=SEAT)
STOLE: Final = KINDS.event("stole", element=ELEMENT, victim=SEAT)
COUNTED: Final = KINDS.event("counted", cards=71, families=200, herds=170)

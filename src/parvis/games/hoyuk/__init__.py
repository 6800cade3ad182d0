"""Höyük (Pierre Canuel, 2014) for 2 to 5 players."""

from typing import Final

from parvis.engine.core import Game
from parvis.games.hoyuk import kinds as k
from parvis.games.hoyuk.audit import audit
from parvis.games.hoyuk.rules import (
    aspects,
    building,
    calamities,
    cards,
    clans,
    construction,
    rounds,
)
from parvis.games.hoyuk.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.hoyuk.seen import View
from parvis.games.hoyuk.settings import OPTIONS
from parvis.games.hoyuk.setup import new
from parvis.games.hoyuk.state import State
from parvis.games.hoyuk.tables import TABLES
from parvis.games.hoyuk.view import glance, imagine, private, view

GAME: Final[Game[State]] = Game(
    name="hoyuk",
    version=1,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    kinds=k.KINDS,
    new=new,
    asks={
        k.CLAN_CHOICE: clans.ask_clan,
        k.CLAN_DRAW: clans.ask_clan,
        k.FIRST_DRAW: rounds.ask_first_draw,
        k.TURN_UP: aspects.ask_turn_up,
        k.WINDOW: cards.ask_window,
        k.TILE_DRAW: construction.ask_tile_draw,
        k.BUILD: building.ask_build,
        k.CALAMITY_DRAW: calamities.ask_calamity_draw,
        k.LOSE: calamities.ask_lose,
        k.INSPECT: aspects.ask_inspect,
        k.RETURN: rounds.ask_return,
        k.TUCK: rounds.ask_tuck,
        k.MARKER: rounds.ask_marker,
        k.RAZE: clans.ask_raze,
        k.STEAL: clans.ask_steal,
    },
    does={
        k.CLAN_CHOICE: clans.do_clan,
        k.CLAN_DRAW: clans.do_clan,
        k.FIRST_DRAW: rounds.do_first_draw,
        k.TURN_UP: aspects.do_turn_up,
        k.ROUND: rounds.do_round,
        k.OPEN: cards.do_open,
        k.GO_ON: cards.do_go_on,
        k.WINDOW: cards.do_window,
        k.CONSTRUCTION: construction.do_construction,
        k.DEAL: construction.do_deal,
        k.TILE_DRAW: construction.do_tile_draw,
        k.TILE_TURN: construction.do_tile_turn,
        k.BUILD_ON: building.do_build_on,
        k.BUILD: building.do_build,
        k.DISCARD: construction.do_discard,
        k.ROOM: construction.do_room,
        k.CALAMITY_DRAW: calamities.do_calamity_draw,
        k.LOSE: calamities.do_lose,
        k.INSPECTION: aspects.do_inspection,
        k.NEXT_BLOCK: aspects.do_next_block,
        k.INSPECT: aspects.do_inspect,
        k.GATHER: rounds.do_gather,
        k.RETURN: rounds.do_return,
        k.TUCK: rounds.do_tuck,
        k.END_ROUND: rounds.do_end_round,
        k.MARKER: rounds.do_marker,
        k.RAZE: clans.do_raze,
        k.STEAL_ON: clans.do_steal_on,
        k.STEAL: clans.do_steal,
    },
    scores=scores,
    standing=standing,
    categories=CATEGORIES,
    breakdown=breakdown,
    view=view,
    view_type=View,
    private=private,
    glance=glance,
    imagine=imagine,
    audit=audit,
    components=TABLES,
)

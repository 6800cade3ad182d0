"""Clochemerle (My Village), by Inka and Markus Brand: dice, banners, a village and its dead."""

from typing import Final

from parvis.engine import Game
from parvis.games.clochemerle.kinds import KINDS
from parvis.games.clochemerle.rules import ASKS, DOES
from parvis.games.clochemerle.scoring import CATEGORIES, audit, breakdown, scores, standing
from parvis.games.clochemerle.seen import View
from parvis.games.clochemerle.setup import OPTIONS, new
from parvis.games.clochemerle.state import State
from parvis.games.clochemerle.tables import TABLES
from parvis.games.clochemerle.view import imagine, private, view

GAME: Final[Game[State]] = Game(
    name="clochemerle",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    kinds=KINDS,
    new=new,
    asks=ASKS,
    does=DOES,
    scores=scores,
    standing=standing,
    categories=CATEGORIES,
    breakdown=breakdown,
    view=view,
    view_type=View,
    private=private,
    imagine=imagine,
    audit=audit,
    components=TABLES,
)

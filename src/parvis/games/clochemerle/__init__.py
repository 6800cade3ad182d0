"""Clochemerle (My Village), by Inka and Markus Brand: dice, banners, a village and its dead."""

from typing import Final

from parvis.engine import Game, rules_of
from parvis.games.clochemerle import rules
from parvis.games.clochemerle.audit import audit
from parvis.games.clochemerle.kinds import KINDS
from parvis.games.clochemerle.options import OPTIONS
from parvis.games.clochemerle.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.clochemerle.seen import View
from parvis.games.clochemerle.setup import new
from parvis.games.clochemerle.state import State
from parvis.games.clochemerle.tables import TABLES
from parvis.games.clochemerle.view import imagine, private, view

GAME: Final[Game[State, View]] = Game(
    name="clochemerle",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    kinds=KINDS,
    new=new,
    rules=rules_of(rules),
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

"""Descendance (Village), with L'Auberge (Village Inn): families, time, and the chronicle."""

from typing import Final

from parvis.engine import Game, rules_of
from parvis.games.descendance import rules
from parvis.games.descendance.audit import audit
from parvis.games.descendance.kinds import KINDS
from parvis.games.descendance.options import OPTIONS
from parvis.games.descendance.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.descendance.seen import View
from parvis.games.descendance.setup import new
from parvis.games.descendance.state import State
from parvis.games.descendance.tables import TABLES
from parvis.games.descendance.view import imagine, veiled, view

GAME: Final[Game[State, View]] = Game(
    name="descendance",
    version=1,
    seats=(2, 3, 4, 5),
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
    imagine=imagine,
    veiled=veiled,
    audit=audit,
    components=TABLES,
)

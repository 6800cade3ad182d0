"""Le Chantier (The Building Site): one simplified round of The Pillars of the Earth.

Two players, small enough to be solved: builders are drawn from a bag, each costs less than the
one before, and purses are hidden. `PARVIS_GAMES=examples/theory` adds it to the games.
"""

from typing import Final

from parvis.engine import Game, Options, rules_of

from . import rules
from .audit import audit
from .kinds import KINDS
from .scoring import CATEGORIES, breakdown, scores, standing
from .seen import View
from .setup import new
from .state import State
from .tables import TABLES
from .view import imagine, view

GAME: Final[Game[State, View]] = Game(
    name="chantier",
    version=1,
    seats=(2,),
    options=Options(),
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
    audit=audit,
    components=TABLES,
)

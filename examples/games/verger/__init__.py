"""Le Verger (The Orchard): a small original game that shows all parts of a game.

`PARVIS_GAMES=examples/games parvis` adds it to the lobby. In Parvis itself the same folder would
stand in `src/parvis/games/`; its imports don't depend on its location.
"""

from typing import Final

from parvis.engine import Game, rules_of

from . import rules
from .audit import audit
from .kinds import KINDS
from .options import OPTIONS
from .scoring import CATEGORIES, breakdown, scores, standing
from .seen import View
from .setup import new
from .state import State
from .tables import TABLES
from .view import imagine, view

GAME: Final[Game[State, View]] = Game(
    name="verger",
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
    imagine=imagine,
    audit=audit,
    components=TABLES,
)

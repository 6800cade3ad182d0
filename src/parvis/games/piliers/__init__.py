"""Les Piliers de la Terre (The Pillars of the Earth), for two to four players."""

from typing import Final

from parvis.engine import Game, rules_of
from parvis.games.piliers import rules
from parvis.games.piliers.audit import audit
from parvis.games.piliers.components import CATEGORIES
from parvis.games.piliers.kinds import KINDS
from parvis.games.piliers.options import OPTIONS
from parvis.games.piliers.scoring import breakdown, scores, standing
from parvis.games.piliers.seen import View
from parvis.games.piliers.setup import new
from parvis.games.piliers.state import State
from parvis.games.piliers.tables import TABLES
from parvis.games.piliers.view import imagine, private, view

GAME: Final[Game[State, View]] = Game(
    name="piliers",
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

"""La Couronne d'Emara, for one to four players."""

from typing import Final

from parvis.engine import Game, rules_of
from parvis.games.emara import rules
from parvis.games.emara.audit import audit
from parvis.games.emara.campaign import CAMPAIGN
from parvis.games.emara.kinds import KINDS
from parvis.games.emara.options import OPTIONS, REFUSALS, refuse
from parvis.games.emara.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.emara.seen import View
from parvis.games.emara.setup import new
from parvis.games.emara.state import State
from parvis.games.emara.tables import TABLES
from parvis.games.emara.view import imagine, view

GAME: Final[Game[State, View]] = Game(
    name="emara",
    version=1,
    seats=(1, 2, 3, 4),
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
    refuse=refuse,
    refusals=REFUSALS,
    campaign=CAMPAIGN,
)

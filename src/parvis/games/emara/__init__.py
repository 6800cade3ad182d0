"""La Couronne d'Emara, for one to four players."""

from typing import Final

from parvis.engine import Game
from parvis.games.emara.audit import audit
from parvis.games.emara.campaign import CAMPAIGN
from parvis.games.emara.kinds import KINDS
from parvis.games.emara.rules import ASKS, DOES
from parvis.games.emara.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.emara.seen import View
from parvis.games.emara.setup import new, refuse
from parvis.games.emara.state import SETTINGS, State
from parvis.games.emara.tables import COMPONENTS
from parvis.games.emara.view import imagine, view

GAME: Final[Game[State]] = Game(
    name="emara",
    version=1,
    seats=(1, 2, 3, 4),
    options=SETTINGS,
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
    imagine=imagine,
    audit=audit,
    components=COMPONENTS,
    refuse=refuse,
    campaign=CAMPAIGN,
)

"""Höyük (Pierre Canuel, 2014) for 2 to 5 players."""

from typing import Final

from parvis.engine import Game, rules_of
from parvis.games.hoyuk import rules
from parvis.games.hoyuk.audit import audit
from parvis.games.hoyuk.kinds import KINDS
from parvis.games.hoyuk.options import OPTIONS
from parvis.games.hoyuk.scoring import CATEGORIES, breakdown, scores, standing
from parvis.games.hoyuk.seen import View
from parvis.games.hoyuk.setup import new
from parvis.games.hoyuk.state import State
from parvis.games.hoyuk.tables import TABLES
from parvis.games.hoyuk.view import imagine, private, view

GAME: Final[Game[State, View]] = Game(
    name="hoyuk",
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
    private=private,
    imagine=imagine,
    audit=audit,
    components=TABLES,
)

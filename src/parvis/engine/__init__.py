"""The model that every game is written in, and the promises every game must keep."""

from parvis.engine.components import PUBLIC, RECONSTRUCTED, RULEBOOK, Row, Table
from parvis.engine.core import (
    CHANCE,
    QUIET,
    Ask,
    BaseState,
    Do,
    Event,
    Game,
    Glance,
    IllegalChoice,
    Log,
    Task,
)
from parvis.engine.kinds import SEAT, SKIP, UNKNOWN, BadWord, Form, Kind, Kinds, Noun, Secret, form
from parvis.engine.options import BadSetup, Campaign, Option, OptionValue
from parvis.engine.random import Random, seeded
from parvis.engine.record import BadRecord, Diverged, Record, replay
from parvis.engine.view import FLAG, LENT, of, per

__all__ = [
    "CHANCE",
    "FLAG",
    "LENT",
    "PUBLIC",
    "QUIET",
    "RECONSTRUCTED",
    "RULEBOOK",
    "SEAT",
    "SKIP",
    "UNKNOWN",
    "Ask",
    "BadRecord",
    "BadSetup",
    "BadWord",
    "BaseState",
    "Campaign",
    "Diverged",
    "Do",
    "Event",
    "Form",
    "Game",
    "Glance",
    "IllegalChoice",
    "Kind",
    "Kinds",
    "Log",
    "Noun",
    "Option",
    "OptionValue",
    "Random",
    "Record",
    "Row",
    "Secret",
    "Table",
    "Task",
    "form",
    "of",
    "per",
    "replay",
    "seeded",
]

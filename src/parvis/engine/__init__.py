"""The engine: the model that every game is written in, and the checks every game must pass."""

from parvis.engine.components import PUBLIC, RECONSTRUCTED, RULEBOOK, Components, Row, numbers
from parvis.engine.core import (
    CHANCE,
    QUIET,
    AnyGame,
    Ask,
    BaseState,
    Do,
    Event,
    Game,
    IllegalChoice,
    Log,
    Task,
)
from parvis.engine.kinds import SEAT, SKIP, UNKNOWN, BadWord, Form, Kind, Kinds, Noun, Secret, form
from parvis.engine.options import BadSetup, Campaign, Feat, Option, Options, OptionValue
from parvis.engine.random import Random, seeded
from parvis.engine.record import BadRecord, Diverged, Record, replay
from parvis.engine.rules import rules_of
from parvis.engine.view import FLAG, LABEL, of, per

__all__ = [
    "CHANCE",
    "FLAG",
    "LABEL",
    "PUBLIC",
    "QUIET",
    "RECONSTRUCTED",
    "RULEBOOK",
    "SEAT",
    "SKIP",
    "UNKNOWN",
    "AnyGame",
    "Ask",
    "BadRecord",
    "BadSetup",
    "BadWord",
    "BaseState",
    "Campaign",
    "Diverged",
    "Do",
    "Event",
    "Feat",
    "Form",
    "Game",
    "IllegalChoice",
    "Kind",
    "Kinds",
    "Log",
    "Noun",
    "Option",
    "OptionValue",
    "Options",
    "Random",
    "Record",
    "Row",
    "Secret",
    "Components",
    "Task",
    "form",
    "numbers",
    "of",
    "per",
    "replay",
    "rules_of",
    "seeded",
]

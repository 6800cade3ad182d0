"""Invariants of Les Piliers de la Terre."""

from parvis.games.piliers.components import (
    BUILDERS,
    COST,
    COURT_METAL,
    CRAFTSMEN,
    DEALT,
    HAPPENINGS,
    HIRED,
    LARGE,
    METAL,
    MOST_CUBES,
    MOST_GOLD,
    NOT_IN_USE,
    PLACING,
    PRIVILEGES,
    RESOURCES,
    SELECTING,
    STARTING,
    STOCK,
    WORKERS,
)
from parvis.games.piliers.kinds import DISMISS
from parvis.games.piliers.options import NEGATIVE_POINTS
from parvis.games.piliers.rules.cathedral import HELP
from parvis.games.piliers.rules.purse import BLACK_WORKERS, places
from parvis.games.piliers.rules.selection import NEEDS
from parvis.games.piliers.state import State


def audit(s: State) -> list[str]:
    """List violated invariants, a sentence each."""
    faults: list[str] = []
    for i in range(len(s.seats)):
        faults += _audit_seat(s, i)
    return faults + _audit_table(s) + _audit_cards(s)


def _audit_seat(s: State, i: int) -> list[str]:
    seat = s.seats[i]
    builders = s.bag[i] + s.spaces.count(i) + s.held.count(i) + s.aside[i] + (s.drawn == i)
    black = BLACK_WORKERS if s.black == i else 0
    workers = WORKERS + black + (HIRED if s.grey == i else 0)
    pending = bool(s.agenda) and s.agenda[-1].kind == DISMISS and s.agenda[-1].seat == i
    in_hand = s.step > PLACING
    rules = (
        (builders == BUILDERS, f"has {builders} builders"),
        (_workers(s, i) == workers, f"has {_workers(s, i)} workers"),
        (0 <= seat.gold <= MOST_GOLD, f"has {seat.gold} gold"),
        (len(seat.craftsmen) <= places(s, i) + pending, "has too many craftsmen"),
        (min(seat.cubes) >= 0, "owes cubes"),
        (sum(seat.cubes) <= MOST_CUBES or in_hand, "has kept too many cubes"),
        (sum(seat.points) >= 0 or bool(s.options[NEGATIVE_POINTS]), "has fewer than no points"),
    )
    return [f"seat {i} {fault}" for held, fault in rules if not held]


def _workers(s: State, i: int) -> int:
    """Count a seat's workers everywhere; a large one counts as five."""
    sent = [
        max(NEEDS[card], LARGE if card == s.large_at[i] else 0)
        for card, owner in enumerate(s.resources)
        if owner == i
    ]
    return s.seats[i].reserve + sum(sent)


def _audit_table(s: State) -> list[str]:
    turned = len(HAPPENINGS) - len(s.events)
    busy = s.seats[s.agenda[-1].seat].craftsmen if s.uses else []
    limits = [CRAFTSMEN[card].capacity + HELP for card in busy]
    rules = (
        (all(0 <= n <= STOCK for n in s.market) and s.market[METAL] == 0, "the market is overfull"),
        (s.metal in (0, COURT_METAL), "the court has no such metal"),
        (0 <= s.cost <= COST, "the cost marker is off the rosette"),
        (len(s.held) == len(s.held_at), "builders that passed are not where they should be"),
        (len(s.uses) == len(limits), "craftsmen are at work who are not there"),
        (
            all(0 <= left <= limit for left, limit in zip(s.uses, limits, strict=False)),
            "a craftsman has worked too often",
        ),
        (turned == s.round - (s.event < 0), "too many or too few events were turned"),
        (s.event not in s.events, "an event is turned and still in the pile"),
        (s.foreseen < 0 or s.foreseen in s.events, "an event that is gone was foreseen"),
    )
    return [fault for held, fault in rules if not held]


def _audit_cards(s: State) -> list[str]:
    """Check that no card is in two places, and that every card exists."""
    hired = [c for seat in s.seats for c in seat.craftsmen if c not in STARTING]
    hired += s.sale + [c for c in s.shiring if c >= 0]
    own = [[c for c in seat.craftsmen if c in STARTING] for seat in s.seats]
    privileges = [c for seat in s.seats for c in seat.privileges] + s.pile
    privileges += [c for c in s.kingsbridge if c >= 0]
    in_use = len(RESOURCES) - s.resources.count(NOT_IN_USE)
    rules = (
        (_distinct(hired, len(CRAFTSMEN)), "craftsmen for hire"),
        (all(_distinct(cards, len(CRAFTSMEN)) for cards in own), "craftsmen of one's own"),
        (_distinct(privileges, len(PRIVILEGES)), "privileges"),
        (_distinct(s.events, len(HAPPENINGS)), "events"),
        (s.step != SELECTING or in_use == DEALT, "resource cards"),
    )
    return [f"the {name} do not add up" for held, name in rules if not held]


def _distinct(cards: list[int], size: int) -> bool:
    return len(set(cards)) == len(cards) and all(0 <= card < size for card in cards)

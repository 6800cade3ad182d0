"""Invariants of Descendance."""

from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_INN,
    AWAY,
    BY_BARD,
    GRAVE,
    IN_CHRONICLE,
    SECTION,
    UNBORN,
)
from parvis.games.descendance.options import INN
from parvis.games.descendance.state import EMPTY, UNDRAWN, State


def audit(s: State) -> list[str]:
    """List violated invariants, a sentence each."""
    return [*_cubes(s), *_families(s), *_dead(s), *_customers(s), *_cards(s)]


def _cubes(s: State) -> list[str]:
    faults = []
    for cube in range(5):
        total = s.supply[cube] + s.bag[cube] + sum(s.spaces[cube::5])
        if cube < 4:
            total += sum(family.cubes[cube] for family in s.seats)
            there = c.CUBES_FULL if s.options[INN] or len(s.seats) == 5 else c.CUBES_BASE
        else:
            there = c.PLAGUE_CUBES
        if total != there:
            faults.append(f"there are {total} cubes of colour {cube}, not {there}")
    if min(s.supply + s.bag + s.spaces) < 0:
        faults.append("a number of cubes is below nothing")
    return faults


def _families(s: State) -> list[str]:
    faults = []
    for seat, family in enumerate(s.seats):
        stores = [family.coins, *family.cubes, *family.goods, family.due, family.prestige]
        if min(stores) < 0 or not 0 <= family.grain <= c.BARN or not 0 <= family.time < c.HOUR:
            faults.append(f"the stores of seat {seat} are out of bounds")
        if not all(UNBORN <= place <= AWAY for place in family.where):
            faults.append(f"a member of seat {seat} is nowhere")
        if family.where.count(AT_INN) > 1:
            faults.append(f"seat {seat} has two members in the inn")  # R63
        if family.due and not s.agenda:
            faults.append(f"a death of seat {seat} was forgotten")
        born = [place != UNBORN for place in family.where]
        if born != sorted(born, reverse=True):
            faults.append(f"seat {seat} was not born in order")
    if not s.options[INN] and any(family.goods[5] for family in s.seats):
        faults.append("there is beer without a brewery")
    return faults


def _dead(s: State) -> list[str]:
    faults = []
    everyone = [place for family in s.seats for place in family.where]
    places = c.CHRONICLE[len(s.seats) - 2]
    for section in range(SECTION.size):
        if everyone.count(IN_CHRONICLE + section) + s.chronicle[section] != places[section]:
            faults.append(f"section {section} of the chronicle does not add up")
    if everyone.count(GRAVE) + s.graves != c.GRAVES[len(s.seats) - 2]:
        faults.append("the graves do not add up")
    if everyone.count(BY_BARD) > 1 or min(*s.chronicle, s.graves) < 0:
        faults.append("more dead than places")
    if (s.graves == 0 or not any(s.chronicle)) != (s.ender >= 0):
        faults.append("the end was not noticed")
    return faults


def _customers(s: State) -> list[str]:
    there = [0] * len(c.CUSTOMERS)
    tiles = [customer for customer in s.market if customer != EMPTY] + s.customers
    for customer in tiles + [tile for family in s.seats for tile in family.served]:
        there[customer] += 1
    sorts = len(c.CUSTOMERS) if s.options[INN] else c.CUSTOMERS_BASE
    right = [tile.copies if i < sorts else 0 for i, tile in enumerate(c.CUSTOMERS)]
    open_stalls = c.STALLS[len(s.seats) - 2]
    faults = [] if there == right else ["a customer is lost, or there twice"]
    if any(customer != EMPTY for customer in s.market[open_stalls:5]):
        faults.append("a customer waits at a closed stall")
    return faults


def _cards(s: State) -> list[str]:
    piled = [card for pile in s.piles for card in pile]
    known = [card for card in piled if card != UNDRAWN]
    known += s.deck + [card for family in s.seats for card in family.hand]
    known += [card for card in range(len(c.VILLAGERS)) if s.used >> card & 1]
    faults = []
    if sorted(known) != (list(range(len(c.VILLAGERS))) if s.options[INN] else []):
        faults.append("a villager is lost, or there twice")
    if piled.count(UNDRAWN) != len(s.deck):
        faults.append("the piles and the deck do not match")
    if s.picked >= 0 and s.picked not in s.seats[s.countess].hand:
        faults.append("the Countess's card is not where she put it")
    return faults

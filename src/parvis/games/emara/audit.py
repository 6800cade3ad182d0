"""Invariants of La Couronne d'Emara."""

from parvis.games.emara.components import (
    ADVISORS,
    ADVISORS_A,
    CARDS,
    CRAFTSMEN,
    OCCASIONS,
    RANKS,
    RESHUFFLE_AFTER,
    ROUNDS,
    SLOTS,
    SPACES,
    VICTORIA_RANKS,
    WINTER,
)
from parvis.games.emara.kinds import DRAW, REVEAL, SETTLE, SOURCE
from parvis.games.emara.rules.dials import NUMBERS
from parvis.games.emara.rules.rounds import ALL_CARDS
from parvis.games.emara.state import LOOKED_AT_OPENLY, Seat, State


def audit(s: State) -> list[str]:
    """List violated invariants, a sentence each."""
    faults: list[str] = []
    for number, seat in enumerate(s.seats):
        who = f"seat {number}: "
        faults += [who + fault for fault in seat_faults(s, number, seat)]
    faults += table_faults(s)
    faults += advisor_faults(s)
    return faults


def seat_faults(s: State, number: int, seat: Seat) -> list[str]:
    faults: list[str] = []
    if min(seat.goods) < 0:
        faults.append(f"goods are {seat.goods}")
    if seat.hand & seat.deck:
        faults.append("a card is in hand and deck at once")
    played = [card for card in seat.slots if card >= 0]
    if len(set(played)) != len(played) or any(seat.hand >> card & 1 for card in played):
        faults.append("a card is in two places")
    if (seat.hand | seat.deck) & ~ALL_CARDS:
        faults.append("there is a tenth card")
    if (seat.hand | seat.deck).bit_count() + len(played) != cards_due(s):
        faults.append("cards were lost")
    if sum(seat.tally[: SOURCE.size]) != seat.citizens:
        faults.append("citizens and their sources differ")
    if sum(seat.tally[SOURCE.size :]) != seat.buildings:
        faults.append("buildings and their sources differ")
    if seat.craftsmen != s.huts.count(number) or seat.craftsmen > CRAFTSMEN:
        faults.append("craftsmen and huts differ")
    return faults


def cards_due(s: State) -> int:
    """Return how many cards a seat has in hand, on its slots or still to draw."""
    between = not s.agenda or s.agenda[-1].kind in (DRAW, SETTLE)
    gone = s.round if between else max(0, s.round - 1)  # rounds whose cards are turned over
    if gone >= RESHUFFLE_AFTER:
        gone -= RESHUFFLE_AFTER
    return len(CARDS) - SLOTS * gone


def table_faults(s: State) -> list[str]:
    faults: list[str] = []
    numbers = NUMBERS[len(s.seats)]
    if any(not 0 <= turned < len(numbers[dial]) for dial, turned in enumerate(s.dials)):
        faults.append("a dial was turned too far")
    if any(not LOOKED_AT_OPENLY <= where < len(s.seats) for where in s.favours):
        faults.append("a favour is nowhere")
    solo = len(s.seats) == 1
    hers = [VICTORIA_RANKS[r] for r in range(2, s.round + 1)] if solo else []
    for rank, gone in enumerate(s.ranks):
        own = sum(seat.rank > rank for seat in s.seats)
        if not own <= gone <= own + hers.count(rank) or gone > len(RANKS[rank].points):
            faults.append(f"cards of rank {rank} do not add up")
    seen = len(OCCASIONS) - solo - len(s.occasions)
    if s.occasion in s.occasions or (solo and WINTER in s.occasions):
        faults.append("an event card is in two places")
    if seen != (s.occasion >= 0) + s.round and not revealing(s, seen):
        faults.append(f"{seen} event cards were seen in round {s.round}")
    if s.round > ROUNDS:
        faults.append("there is a seventh round")
    return faults


def revealing(s: State, seen: int) -> bool:
    """Tell whether a round has begun before its event is revealed."""
    return bool(s.agenda) and s.agenda[-1].kind == REVEAL and seen == s.round


def advisor_faults(s: State) -> list[str]:
    """Check that each advisor is in one place: on a space, with a seat, or in the pile."""
    faults: list[str] = []
    on_table = [a for a in s.spaces if a >= 0]
    held = [a for a, holder in enumerate(s.holders) if holder >= 0]
    top = [s.next_advisor] if s.next_advisor >= 0 else []
    known = on_table + held + top + s.reserve
    if len(set(known)) != len(known):
        faults.append("an advisor is in two places")
    if sum(a >= ADVISORS_A for a in known) != len(ADVISORS) - ADVISORS_A:
        faults.append("an advisor of the second pile is nowhere")
    if s.round and sum(a < ADVISORS_A for a in known) != SPACES:
        faults.append("there are not eight advisors of the first pile")
    return faults

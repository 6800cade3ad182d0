"""Phase 3, aspect cards: each block is inspected and its leaders take a card."""

from parvis.engine.core import CHANCE, Log, Task
from parvis.games.hoyuk.components import CALAMITIES, LOCUSTS, PILES
from parvis.games.hoyuk.kinds import (
    INSPECT,
    INSPECTED,
    NEXT_BLOCK,
    NO_CARDS,
    PILE_AND_CARD,
    TURN_UP,
    TURNED_UP,
    WON_CARD,
)
from parvis.games.hoyuk.options import DEAL_BY_LAYER, ONLY_CONTESTED
from parvis.games.hoyuk.scoring import NOBODY, counts_of, winner
from parvis.games.hoyuk.state import State

# "The first player names the first block to look at, the second the next, down to the last."
# The list has every inhabited block (R44). Nothing can be built during the inspection, so the
# leaders are computed once (R69).


def do_inspection(s: State, t: Task, _: int, log: Log) -> None:
    s.phase = 2
    rows = counts_of(s)
    bare = bare_blocks(s)
    for block in range(1, len(s.present)):
        if s.present[block]:
            fruitful = gives_cards(s, block, bare)
            if fruitful or not s.options[ONLY_CONTESTED]:
                s.prizes.append(block)
                for aspect in range(len(s.top)):
                    s.prizes.append(winner(s, rows, block, aspect) if fruitful else NOBODY)
    s.then(Task(NEXT_BLOCK, s.first))


# "A player alone in a block gets no card for it." A block with locusts gives no card either (R41).


def gives_cards(s: State, block: int, bare: list[int]) -> bool:
    """Tell whether a block is inhabited by two or more players and isn't among the bare ones."""
    return s.present[block] & s.present[block] - 1 != 0 and block not in bare


def bare_blocks(s: State) -> list[int]:
    """List the blocks with locusts."""
    bare: list[int] = []
    if s.struck and CALAMITIES[s.calamity].effect == LOCUSTS:
        for square, hit in enumerate(s.struck):
            if hit and s.block[square] not in bare:
                bare.append(s.block[square])
    return bare


# If no remaining block could give a card, the rest is skipped (R44).


def do_next_block(s: State, t: Task, _: int, log: Log) -> None:
    width = len(s.top) + 1
    for i, seat in enumerate(s.prizes):
        aspect = i % width - 1
        if aspect >= 0 and seat != NOBODY and s.top[aspect] >= 0:
            s.then(Task(INSPECT, t.seat))
            return
    s.prizes = []


def ask_inspect(s: State, t: Task) -> list[int]:
    return s.prizes[:: len(s.top) + 1]


# "The player takes the first card of the pile. Nobody takes one from an empty pile."


def do_inspect(s: State, t: Task, block: int, log: Log) -> None:
    log.add(INSPECTED, t.seat, block)
    width = len(s.top) + 1
    i = 0
    while s.prizes[i] != block:
        i += width
    winners = s.prizes[i + 1 : i + width]
    del s.prizes[i : i + width]
    won = False
    for aspect, seat in enumerate(winners):
        card = s.top[aspect]
        if seat != NOBODY and card >= 0:
            won = True
            s.seats[seat].hand[card] += 1
            log.add(WON_CARD, seat, aspect, card, block)
            turn_pile(s, aspect, log)
    if not won:
        log.add(NO_CARDS, CHANCE, block)
    s.then(Task(NEXT_BLOCK, (t.seat + 1) % len(s.seats)))


def turn_pile(s: State, aspect: int, log: Log) -> None:
    """Reveal the next card of a pile: an unseen one, or the first of those returned."""
    s.top[aspect] = -1
    if s.hidden[aspect]:
        s.then(Task(TURN_UP, CHANCE, aspect))
        return
    for i, known in enumerate(s.under):
        pile, card = PILE_AND_CARD[known]
        if pile == aspect:
            del s.under[i]
            s.top[aspect] = card
            log.add(TURNED_UP, CHANCE, card, aspect)
            return


# The cards of a game are mixed and dealt ten to a pile; by an option, the two piles that each
# mode adds are dealt from the cards it adds.


def bag_of(s: State, aspect: int) -> list[int]:
    """Return the bag of a pile's unseen cards."""
    if not s.options[DEAL_BY_LAYER]:
        return s.unseen[0]
    return s.unseen[0 if aspect < PILES[0] else 1 if aspect < PILES[1] else 2]


def ask_turn_up(s: State, t: Task) -> list[int]:
    return bag_of(s, t.arg)[:]


def do_turn_up(s: State, t: Task, card: int, log: Log) -> None:
    bag_of(s, t.arg).remove(card)
    s.hidden[t.arg] -= 1
    s.top[t.arg] = card
    log.add(TURNED_UP, CHANCE, card, t.arg)

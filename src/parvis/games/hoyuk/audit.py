"""Invariants of Höyük."""

from parvis.games.hoyuk.components import (
    BASIC_SUPPLY,
    CALAMITIES,
    CARDS,
    CATTLE,
    EXPERT_SUPPLY,
    OVEN,
    PEN,
    SHAMAN,
    SQUARES,
    TILES,
    TOTEM,
    VILLAGER,
)
from parvis.games.hoyuk.components import HOUSES as HOUSES_EACH
from parvis.games.hoyuk.ground import NEXT, block_of, has_free_side, pen_owner, survey
from parvis.games.hoyuk.kinds import PILE_AND_CARD
from parvis.games.hoyuk.options import EXPERT, HOUSES, MODE
from parvis.games.hoyuk.setup import cards_of
from parvis.games.hoyuk.state import (
    EMPTY,
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    ROOF,
    STOREY,
    State,
)


def audit(s: State) -> list[str]:
    """List violated invariants: pieces, cards, tiles, blocks, pens, and the cached legality."""
    return [*pieces(s), *houses(s), *cards(s), *decks(s), *blocks(s), *pens(s)]


def pieces(s: State) -> list[str]:
    """Pieces are on the board or in the supply."""
    faults = []
    started = EXPERT_SUPPLY if s.options[MODE] == EXPERT else BASIC_SUPPLY
    homes = [s.more[n] for n in range(SQUARES) if s.what[n] >= HOME]
    fenced = [s.more[n] for n in range(SQUARES) if s.what[n] == FENCED]
    built = [0, len(fenced), 0, 0, 0, 0, int(s.shaman >= 0)]
    for element, bit in ((OVEN, HAS_OVEN), (TOTEM, HAS_TOTEM), (VILLAGER, HAS_VILLAGER)):
        built[element] = sum(bool(more & bit) for more in homes)
    built[CATTLE] = sum(bool(more & HAS_CATTLE) for more in fenced)
    for element in (PEN, OVEN, TOTEM, CATTLE, VILLAGER, SHAMAN):
        if built[element] + s.supply[element] != started[element] or s.supply[element] < 0:
            faults.append(f"element {element}: {built[element]} built, {s.supply[element]} left")
    if any(more & ROOF == ROOF for more in homes):
        faults.append("a house carries an oven and a totem")
    if s.shaman >= 0 and s.what[s.shaman] < HOME:
        faults.append("the shaman stands on no house")
    return faults


def houses(s: State) -> list[str]:
    """Check the number of houses, and that lists of houses match the board."""
    faults = []
    limit = HOUSES_EACH[s.options[HOUSES]]
    for i, seat in enumerate(s.seats):
        if sorted(seat.houses) != [n for n in range(SQUARES) if s.what[n] == HOME + i]:
            faults.append(f"seat {i} has other houses than the board shows")
        standing = len(seat.houses) + sum(s.more[n] & STOREY for n in seat.houses)
        if not 0 <= seat.tiles <= limit - standing:
            faults.append(f"seat {i} has {standing} houses standing and {seat.tiles} tiles")
        if seat.tiles == 0 and not s.last:
            faults.append(f"seat {i} has built all houses, and the game goes on")
    return faults


def cards(s: State) -> list[str]:
    """Aspect cards are in piles, in hands, before players or aside; piles have a top."""
    faults = []
    counts = s.aside[:]
    for seat in s.seats:
        for card in range(CARDS):
            counts[card] += seat.hand[card]
        for card in seat.played:
            counts[card] += 1
        if min(seat.hand) < 0:
            faults.append("a hand holds less than nothing")
    under = [PILE_AND_CARD[known][1] for known in s.under]
    for known in [under, *s.unseen, [card for card in s.top if card >= 0]]:
        for card in known:
            counts[card] += 1
    if tuple(counts) != cards_of(s.options):
        faults.append(f"aspect cards are {counts}")
    if sum(s.hidden) != sum(map(len, s.unseen)):
        faults.append("the piles hide another number of cards than nobody has seen")
    return faults


def decks(s: State) -> list[str]:
    """Construction tiles and calamities are all there."""
    faults = []
    expert = s.options[MODE] == EXPERT
    tiles = s.pile + s.discarded + s.barred + [p.board for p in s.seats if p.board >= 0]
    for i, tile in enumerate(TILES):
        if tiles.count(i) != (tile.expert if expert else tile.basic):
            faults.append(f"there are {tiles.count(i)} tiles of sort {tile.key}")
    used = [i for i, calamity in enumerate(CALAMITIES) if expert or calamity.basic]
    if sorted(s.to_come + s.gone_by) != used:
        faults.append("calamities are missing or double")
    if len(s.struck) not in (0, SQUARES):
        faults.append("a calamity struck another number of squares than there are")
    return faults


def blocks(s: State) -> list[str]:
    """Block numbers match connected squares; the cached legality is right."""
    faults = []
    members: dict[int, list[int]] = {}
    living = [0] * len(s.present)
    for n in range(SQUARES):
        if s.what[n] != EMPTY:
            members.setdefault(s.block[n], []).append(n)
        if s.what[n] >= HOME:
            living[s.block[n]] |= 1 << s.what[n] - HOME
    for number, squares in members.items():
        if sorted(block_of(s, squares[0])) != squares:
            faults.append(f"block {number} is not one connected whole")
    if living != s.present:
        faults.append("other people live in the blocks than noted")
    fresh = s.copy()
    for n in range(SQUARES):
        if s.site[n] != survey(fresh, n) or s.block[n] != fresh.block[n]:
            faults.append(f"who may build on {n} is out of date")
    return faults


def pens(s: State) -> list[str]:
    """Every pen has a host and a way out."""
    faults = []
    for n in range(SQUARES):
        if s.what[n] == FENCED:
            if pen_owner(s, n) < 0 or not any(s.what[m] >= HOME for m in NEXT[n]):
                faults.append(f"the pen on {n} has no host")
            if not has_free_side(s, n):
                faults.append(f"the pen on {n} is closed")
    return faults

"""Clochemerle: what a seat may know. Everything is public; decks have no order until drawn (R53).

A view is the table as a player sees it, with what is derived at a glance: windows, points,
and the banners that each sum would activate for the active player.
"""

from typing import Final

from parvis.engine import CHANCE, Random
from parvis.games.clochemerle.components import (
    CLOUDS,
    END,
    MONKS,
    RED,
    WORKSHOPS_EACH,
)
from parvis.games.clochemerle.kinds import (
    ACT,
    CATEGORY,
    CHAIN,
    DESK,
    FACE_OF,
    FIELD,
    FIRST,
    LETTER,
    PILE,
    PROFESSION,
    SECOND,
    SUM,
)
from parvis.games.clochemerle.options import (
    HAND_IN_PARTS,
    MAY_DECLINE,
    MAY_TAKE_NOBODY,
    TILE_NEEDS,
)
from parvis.games.clochemerle.rules.banners import (
    CITIZENS,
    PROPERTIES,
    blacks,
    letter_of,
    whites,
    windows_of,
)
from parvis.games.clochemerle.rules.rounds import coffins
from parvis.games.clochemerle.scoring import CHURCH_POINTS, COUNCIL_POINTS, breakdown, wealth
from parvis.games.clochemerle.seen import Lights, View, Village
from parvis.games.clochemerle.state import Seat, State

# The cards of each monk pile, as sets.
_PILES: Final = tuple(
    sum(1 << n for n, monk in enumerate(MONKS) if monk.pile == pile) for pile in range(PILE.size)
)

# Number of cards in a set of four: each letter has four travel cards in a row, the last one three.
_ONES: Final = tuple(cards.bit_count() for cards in range(16))


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which a seat's view differs from a spectator's."""
    return {"seat": seat}


def view(s: State, seat: int | None) -> View:
    """Return the view of a seat or spectator: in this game, the same for all."""
    prestige = breakdown(s)
    active = active_of(s)
    return View(  # by position, which takes a tenth of the time of names
        -1 if seat is None else seat,
        s.round,
        active,
        s.leader,
        s.holder,
        s.palm,
        s.hand,
        s.pool[:],
        s.die,  # first
        s.other,  # second
        FACE_OF[s.die] + FACE_OF[s.other] + 2 if s.die >= 0 and s.other >= 0 else 0,  # sum
        lights(s, active),
        members(s.used),
        s.owed[:],
        coffins(s),
        END[len(s.seats)],  # end
        s.chronicle[:],
        s.graves,
        s.rat,
        1 if s.rat <= RED else 0,  # red
        members(s.churches),
        members(s.chambers),
        s.squares,
        s.fields,
        members(s.shops),  # workshops
        s.tops[:],  # monks
        [
            (s.monks & _PILES[pile]).bit_count() + (1 if top >= 0 else 0)
            for pile, top in enumerate(s.tops)
        ],  # piles
        [_ONES[s.stages >> 4 * letter & 15] for letter in range(LETTER.size)],  # journeys
        s.zone[:],
        s.deck.bit_count(),
        s.options[MAY_DECLINE],  # may_decline_bought_card
        s.options[MAY_TAKE_NOBODY],  # office_without_customer
        s.options[HAND_IN_PARTS],  # hand_in_parts
        s.options[TILE_NEEDS],  # tile_needs_councillor
        [village(s, n, prestige[n], n == active) for n in range(len(s.seats))],
    )


def village(s: State, n: int, prestige: list[int], active: bool) -> Village:
    seat = s.seats[n]
    letter = letter_of(seat)
    chamber = seat.chamber
    return Village(
        sum(prestige),  # points
        wealth(seat),
        seat.board,
        flags(seat.villagers, PROFESSION.size),
        flags(seat.school, DESK.size),  # pupils
        seat.coins,
        seat.tree,
        seat.hall,
        seat.time % CLOUDS,
        1 if active and seat.time // CLOUDS > s.dawn // CLOUDS else 0,  # reaper
        seat.chief,
        seat.labourers,
        seat.church,
        prestige[CHURCH_POINTS],
        windows_of(seat),
        members(seat.monks),
        seat.shelters,
        chamber,
        prestige[COUNCIL_POINTS],
        flags(seat.octagons if chamber == CITIZENS else 0, PROFESSION.size),
        flags(seat.octagons if chamber == PROPERTIES else 0, CATEGORY.size),
        seat.guild,
        seat.square,
        seat.markers,
        seat.tile,
        seat.fields,
        flags(seat.ploughs, FIELD.size),
        members(seat.stages),
        letter if letter < LETTER.size else -1,
        workshops_of(seat),
        seat.stock[:],
        members(seat.market),
        members(seat.served),
    )


def active_of(s: State) -> int:
    """Return whose turn it is: the seat of END_TURN, or of the question."""
    if not s.agenda or not s.turn:
        return -1
    return (s.leader + s.turn - 1) % len(s.seats)


def lights(s: State, active: int) -> list[Lights]:
    """List what each sum would activate, while the active player chooses dice and banners."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.seat == CHANCE or top.kind not in (FIRST, SECOND, ACT, CHAIN):
        return [Lights([], []) for _ in range(SUM.size)]
    seat = s.seats[active]
    chain = top.kind == CHAIN
    return [
        Lights(whites(s, seat, value), [] if chain else blacks(s, seat, value))
        for value in range(2, 2 + SUM.size)
    ]


def workshops_of(seat: Seat) -> list[int]:
    return [WORKSHOPS_EACH * sort + pair for sort, pair in enumerate(seat.workshops) if pair >= 0]


def members(cards: int) -> list[int]:
    """Return a set of cards as a list."""
    found: list[int] = []
    while cards:
        last = cards & -cards
        found.append(last.bit_length() - 1)
        cards ^= last
    return found


# For every small set, 0 or 1 for each of eight members.
_FLAGS: Final = tuple([cards >> n & 1 for n in range(8)] for cards in range(256))


def flags(cards: int, size: int) -> list[int]:
    """Return a set of at most eight as a list of 0 or 1."""
    return _FLAGS[cards][:size]


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that the seat can't tell from the true one: only future dice differ."""
    supposed = s.copy()
    supposed.random = random.split()
    return supposed

"""Clochemerle: what a seat may know. All lies open but the order of decks, which has none (R53).

A view is the table as a player sees it, with what they would work out at a glance: windows,
points, and which banners each sum would light up for the one whose turn it is.
"""

from typing import Annotated

import msgspec

from parvis.engine import CHANCE, SEAT, Random, of, per
from parvis.games.clochemerle.components import CLOUDS, END, MONKS, RED
from parvis.games.clochemerle.kinds import (
    ACT,
    BANNER,
    BOARD,
    CATEGORY,
    CHAIN,
    CHAMBER,
    CHURCH,
    CUSTOMER,
    DESK,
    DIE,
    FIELD,
    FIRST,
    LETTER,
    MONK,
    NEED,
    PILE,
    PROFESSION,
    RESOURCE,
    SECOND,
    SPACE,
    STAGE,
    SUM,
    TARGET,
    WORKSHOP,
    ZONE,
)
from parvis.games.clochemerle.rules.banners import blacks, letter_of, pile_of, whites, windows_of
from parvis.games.clochemerle.rules.rounds import coffins
from parvis.games.clochemerle.scoring import church_points, council_points, scores, wealth
from parvis.games.clochemerle.setup import MAY_DECLINE, TILE_NEEDS
from parvis.games.clochemerle.state import Seat, State


class Village(msgspec.Struct, frozen=True):
    """One player's village."""

    points: int  # as if the game ended now
    wealth: int  # breaks ties
    board: Annotated[int, of(BOARD)]  # its values are those of the personal banner
    villagers: Annotated[list[int], per(PROFESSION)]  # 1 where one lives
    pupils: Annotated[list[int], per(DESK)]  # 1 where one sits
    coins: int
    tree: int
    hall: int
    time: int  # of this life: the cloud the marker stands on
    reaper: int  # 1 if the bridge was passed this turn and the death is still to come
    chief: Annotated[int, of(SPACE)]
    labourers: int
    church: Annotated[int, of(CHURCH)]
    church_points: int
    windows: int
    monks: Annotated[list[int], of(MONK)]
    shelters: int  # invasions kept out so far
    chamber: Annotated[int, of(CHAMBER)]
    council_points: int
    citizens: Annotated[list[int], per(PROFESSION)]  # octagons of the citizens chamber
    properties: Annotated[list[int], per(CATEGORY)]  # octagons of the properties chamber
    guild: int
    square: int
    markers: int
    tile: Annotated[int, of(BANNER)]
    fields: int
    ploughs: Annotated[list[int], per(FIELD)]
    stages: Annotated[list[int], of(STAGE)]
    letter: Annotated[int, of(LETTER)]  # where the journey would go on; -1 when it is over
    workshops: Annotated[list[int], of(WORKSHOP)]
    stock: Annotated[list[int], per(RESOURCE)]
    market: Annotated[list[int], of(CUSTOMER)]
    served: Annotated[list[int], of(CUSTOMER)]


class Lights(msgspec.Struct, frozen=True):
    """What one sum would activate for the player whose turn it is."""

    whites: Annotated[list[int], of(BANNER)]
    blacks: Annotated[list[int], of(TARGET)]


class View(msgspec.Struct, frozen=True):
    """The table."""

    seat: Annotated[int, of(SEAT)]  # who looks, -1 for a spectator
    round: int
    active: Annotated[int, of(SEAT)]  # whose turn it is
    leader: Annotated[int, of(SEAT)]
    holder: Annotated[int, of(SEAT)]
    palm: int
    hand: int
    pool: Annotated[list[int], per(DIE)]
    first: Annotated[int, of(DIE)]  # the dice taken this turn
    second: Annotated[int, of(DIE)]
    sum: int  # the banner value, 0 without two dice
    lights: Annotated[list[Lights], per(SUM)]
    used: Annotated[list[int], of(BANNER)]
    owed: Annotated[list[int], per(NEED)]
    coffins: int
    end: int  # coffins that end the game
    chronicle: Annotated[list[int], per(PROFESSION)]
    graves: int
    rat: int
    red: int  # 1 if the next rat die may bring them
    churches: Annotated[list[int], of(CHURCH)]
    chambers: Annotated[list[int], of(CHAMBER)]
    squares: int
    fields: int
    workshops: Annotated[list[int], of(WORKSHOP)]
    monks: Annotated[list[int], per(PILE), of(MONK)]  # the top of each pile
    piles: Annotated[list[int], per(PILE)]  # cards of each, the top included
    journeys: Annotated[list[int], per(LETTER)]  # travel cards left
    zone: Annotated[list[int], per(ZONE), of(CUSTOMER)]
    deck: int
    may_decline_bought_card: int
    tile_needs_councillor: int
    villages: Annotated[list[Village], per(SEAT)]


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which the view of a seat differs from a spectator's."""
    return {"seat": seat}


def view(s: State, seat: int | None) -> View:
    """Build what a seat, or a spectator, may know: here, the same for all."""
    points = scores(s)
    active = active_of(s)
    return View(
        seat=-1 if seat is None else seat,
        round=s.round,
        active=active,
        leader=s.leader,
        holder=s.holder,
        palm=s.palm,
        hand=s.hand,
        pool=s.pool[:],
        first=s.die,
        second=s.other,
        sum=s.die % 6 + s.other % 6 + 2 if s.die >= 0 and s.other >= 0 else 0,
        lights=lights(s, active),
        used=members(s.used),
        owed=s.owed[:],
        coffins=coffins(s),
        end=END[len(s.seats)],
        chronicle=s.chronicle[:],
        graves=s.graves,
        rat=s.rat,
        red=int(s.rat <= RED),
        churches=members(s.churches),
        chambers=members(s.chambers),
        squares=s.squares,
        fields=s.fields,
        workshops=members(s.shops),
        monks=s.tops[:],
        piles=[pile_size(s, pile) for pile in range(PILE.size)],
        journeys=[len(pile_of(s, letter)) for letter in range(LETTER.size)],
        zone=s.zone[:],
        deck=s.deck.bit_count(),
        may_decline_bought_card=s.options[MAY_DECLINE],
        tile_needs_councillor=s.options[TILE_NEEDS],
        villages=[village(s, n, points[n], n == active) for n in range(len(s.seats))],
    )


def village(s: State, n: int, points: int, active: bool) -> Village:
    seat = s.seats[n]
    return Village(
        points=points,
        wealth=wealth(seat),
        board=seat.board,
        villagers=flags(seat.villagers, PROFESSION.size),
        pupils=flags(seat.school, DESK.size),
        coins=seat.coins,
        tree=seat.tree,
        hall=seat.hall,
        time=seat.time % CLOUDS,
        reaper=int(active and seat.time // CLOUDS > s.dawn // CLOUDS),
        chief=seat.chief,
        labourers=seat.labourers,
        church=seat.church,
        church_points=church_points(seat),
        windows=windows_of(seat),
        monks=members(seat.monks),
        shelters=seat.shelters,
        chamber=seat.chamber,
        council_points=council_points(seat),
        citizens=flags(seat.octagons if seat.chamber == 1 else 0, PROFESSION.size),
        properties=flags(seat.octagons if seat.chamber == 2 else 0, CATEGORY.size),
        guild=seat.guild,
        square=seat.square,
        markers=seat.markers,
        tile=seat.tile,
        fields=seat.fields,
        ploughs=flags(seat.ploughs, FIELD.size),
        stages=members(seat.stages),
        letter=letter_of(seat) if letter_of(seat) < LETTER.size else -1,
        workshops=workshops_of(seat),
        stock=seat.stock[:],
        market=members(seat.market),
        served=members(seat.served),
    )


def active_of(s: State) -> int:
    """Return whose turn it is: the one that END_TURN, or what is asked, speaks of."""
    if not s.agenda or not s.turn:
        return -1
    return (s.leader + s.turn - 1) % len(s.seats)


def lights(s: State, active: int) -> list[Lights]:
    """List what each sum would activate while the active player thinks of dice and banners."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.seat == CHANCE or top.kind not in (FIRST, SECOND, ACT, CHAIN):
        return [Lights([], []) for _ in range(SUM.size)]
    seat = s.seats[active]
    chain = top.kind == CHAIN
    return [
        Lights(whites(s, seat, value), [] if chain else blacks(s, seat, value))
        for value in range(2, 2 + SUM.size)
    ]


def pile_size(s: State, pile: int) -> int:
    below = sum(s.monks >> n & 1 for n, monk in enumerate(MONKS) if monk.pile == pile)
    return below + (s.tops[pile] >= 0)


def workshops_of(seat: Seat) -> list[int]:
    return [4 * sort + pair for sort, pair in enumerate(seat.workshops) if pair >= 0]


def members(cards: int) -> list[int]:
    """Return a set of cards as a list."""
    return [n for n in range(cards.bit_length()) if cards >> n & 1]


def flags(cards: int, size: int) -> list[int]:
    """Return a set as 0 or 1 for each member."""
    return [cards >> n & 1 for n in range(size)]


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that the seat can't tell from the true one: only the dice to come differ."""
    supposed = s.copy()
    supposed.random = random.split()
    return supposed

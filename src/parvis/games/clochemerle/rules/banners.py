"""Which banners a value lights up: "II) Activer une ou plusieurs Bannières".

Tables by banner value are made once, from the components; a village then needs few questions.
"""

from typing import Final

from parvis.games.clochemerle.components import (
    ANY,
    BOARDS,
    CHAMBERS,
    CHURCHES,
    CUSTOMERS,
    FACES,
    FIELD,
    FIELDS,
    JOURNEYS,
    MONKS,
    MOST_WINDOWS,
    OFFICE_VALUES,
    PROFESSIONS,
    SCHOOL_VALUES,
    SQUARE_VALUES,
    STAGE_LETTER,
    STAGES,
    WAYS,
    WORKSHOPS,
    WORKSHOPS_EACH,
)
from parvis.games.clochemerle.kinds import (
    B_CHAMBER,
    B_CUSTOMER,
    B_FIELD,
    B_PERSONAL,
    B_SCHOOL,
    B_SQUARE,
    B_WORKSHOP,
    BOTH_WAYS,
    CHAMBER,
    CHURCH,
    T_CHAMBER,
    T_CHURCH,
    T_FIELD,
    T_HAND,
    T_PILE,
    T_SQUARE,
    T_STEWARD,
    T_TRAVEL,
    T_WORKSHOP,
)
from parvis.games.clochemerle.options import TILE_NEEDS
from parvis.games.clochemerle.rules.payment import payable
from parvis.games.clochemerle.state import Seat, State

ABBOT: Final = 1 << PROFESSIONS.index("abbot")
COUNCILLOR: Final = 1 << PROFESSIONS.index("councillor")
TRAVELLER: Final = 1 << PROFESSIONS.index("traveller")
CRAFTSMAN: Final = 1 << PROFESSIONS.index("craftsman")
MERCHANT: Final = 1 << PROFESSIONS.index("merchant")

SANATORIUM: Final = CHURCH.member("sanatorium")
CLOISTER: Final = CHURCH.member("cloister")
DIOCESE_POST: Final = CHURCH.member("diocese")
PILGRIM_REFUGE: Final = CHURCH.member("refuge")
MONEY: Final = CHAMBER.member("money")
CITIZENS: Final = CHAMBER.member("citizens")
PROPERTIES: Final = CHAMBER.member("properties")
GUILD: Final = CHAMBER.member("guild")

_VALUES: Final = range(2 * FACES + 1)  # 0 and 1 aren't sums, but keep the tables simple

# White banners, as sets of banners for each value.
_SCHOOL_AT: Final = tuple((v in SCHOOL_VALUES) << B_SCHOOL for v in _VALUES)
_SQUARE_AT: Final = tuple((v in SQUARE_VALUES) << B_SQUARE for v in _VALUES)
_BOARD_AT: Final = tuple(tuple(v in board.values for v in _VALUES) for board in BOARDS)
_WORKSHOP_AT: Final = tuple(tuple(v in card.values for v in _VALUES) for card in WORKSHOPS)
_CHAMBER_AT: Final = tuple(tuple((v in c.values) << B_CHAMBER for v in _VALUES) for c in CHAMBERS)
_CUSTOMERS_AT: Final = tuple(
    sum((v in c.values or ANY in c.values) << n for n, c in enumerate(CUSTOMERS)) for v in _VALUES
)
_FIELDS_AT: Final = tuple((v in FIELD.values) * ((1 << FIELDS) - 1) for v in _VALUES)

# Black banners: their cards or places for each value.
_OFFICE_AT: Final = tuple(v in OFFICE_VALUES for v in _VALUES)
_CHURCHES_AT: Final = tuple(
    tuple(n for n, c in enumerate(CHURCHES) if v in c.values) for v in _VALUES
)
_MONK_AT: Final = tuple(tuple(v in monk.values for v in _VALUES) for monk in MONKS)
_JOURNEY_AT: Final = tuple(tuple(v in journey.values for v in _VALUES) for journey in JOURNEYS)
_CHAMBERS_BLACK_AT: Final = tuple(
    tuple(n for n, c in enumerate(CHAMBERS) if v in c.values) for v in _VALUES
)
_WORKSHOPS_AT: Final = tuple(
    tuple(n for n, card in enumerate(WORKSHOPS) if v in card.values) for v in _VALUES
)
_CHURCH_COINS: Final = tuple(church.coins for church in CHURCHES)
_MONK_COINS: Final = tuple(monk.coins for monk in MONKS)
_CUSTOMER_WANTS: Final = tuple(customer.wants for customer in CUSTOMERS)
_STAGES_OF: Final = tuple(
    sum(1 << n for n, x in enumerate(STAGE_LETTER) if x == letter)
    for letter in range(len(JOURNEYS))
)
_CHAPELS: Final = tuple(stage.chapel for stage in STAGES)
_MONKS_IN: Final = tuple(cards.bit_count() for cards in range(1 << len(MONKS)))
OPEN_WAYS: Final = tuple((w.beers, 0, w.horses, 0, w.wagons, 0) for w in WAYS)


def windows_of(seat: Seat) -> int:
    """Count a church's windows; the cloister adds one (R6)."""
    return _MONKS_IN[seat.monks] + (1 if seat.church == CLOISTER else 0)


# b) White banners: the value, the villager of their zone, the price (R17, R21, R24).


def whites(s: State, seat: Seat, value: int) -> list[int]:
    """List the white banners of a village that this value may activate now."""
    villagers = seat.villagers
    lit = _SCHOOL_AT[value]
    if _BOARD_AT[seat.board][value]:
        lit |= 1 << B_PERSONAL
    if villagers & COUNCILLOR:
        if seat.chamber >= 0:
            lit |= _CHAMBER_AT[seat.chamber][value]
        if seat.square:
            lit |= _SQUARE_AT[value]
    if villagers & CRAFTSMAN:
        for sort, built in enumerate(seat.workshops):
            if built >= 0 and _WORKSHOP_AT[WORKSHOPS_EACH * sort + built][value]:
                lit |= 1 << B_WORKSHOP + sort
    if seat.fields:
        lit |= (_FIELDS_AT[value] & ((1 << seat.fields) - 1)) << B_FIELD
    if seat.market and villagers & MERCHANT:
        lit |= (_CUSTOMERS_AT[value] & seat.market) << B_CUSTOMER
    if seat.tile >= 0 and _SQUARE_AT[value]:  # its own values are those of the square
        lit |= tile_of(s, seat)
    lit &= ~s.used
    found: list[int] = []
    while lit:
        lowest = lit & -lit
        lit ^= lowest
        banner = lowest.bit_length() - 1
        if banner < B_CUSTOMER or payable(seat, _CUSTOMER_WANTS[banner - B_CUSTOMER]):
            found.append(banner)
    return found


def tile_of(s: State, seat: Seat) -> int:
    """Return the banner that the 2/12 tile activates, as a set; its zone must be active (R60)."""
    tile = seat.tile
    villagers = seat.villagers
    if s.options[TILE_NEEDS] and not villagers & COUNCILLOR:
        return 0
    if tile in (B_CHAMBER, B_SQUARE):
        active = villagers & COUNCILLOR
    elif B_WORKSHOP <= tile < B_FIELD:
        active = villagers & CRAFTSMAN
    elif tile >= B_CUSTOMER:
        active = villagers & MERCHANT
    else:
        active = 1
    return 1 << tile if active else 0


# a) Black banners: the value, all conditions, the price (R21, R56, R68).


def blacks(s: State, seat: Seat, value: int) -> list[int]:
    """List the black banners in the middle that this value may activate now."""
    found: list[int] = []
    villagers = seat.villagers
    if _OFFICE_AT[value]:
        if s.palm and s.turn > 1:  # R26: never the first turn of a round, which is the leader's
            found.append(T_HAND)
        for customer in s.zone:  # R28
            if customer >= 0:
                found.append(T_STEWARD)
                break
    if _FIELDS_AT[value] and s.fields:
        found.append(T_FIELD)
    if villagers & TRAVELLER and may_travel(seat, value) and ways_of(s, seat):
        found.append(T_TRAVEL)
    if villagers & ABBOT:
        if seat.church < 0:
            for n in _CHURCHES_AT[value]:
                if s.churches >> n & 1 and seat.coins >= _CHURCH_COINS[n]:
                    found.append(T_CHURCH + n)
        elif windows_of(seat) < MOST_WINDOWS:
            for n, monk in enumerate(s.tops):
                if monk >= 0 and _MONK_AT[monk][value] and seat.coins >= _MONK_COINS[monk]:
                    found.append(T_PILE + n)
    if villagers & COUNCILLOR:
        if seat.chamber < 0:
            for n in _CHAMBERS_BLACK_AT[value]:
                if s.chambers >> n & 1:
                    found.append(T_CHAMBER + n)
        if _SQUARE_AT[value] and s.squares and not seat.square:
            found.append(T_SQUARE)
    if villagers & CRAFTSMAN:
        for card in _WORKSHOPS_AT[value]:
            if s.shops >> card & 1 and seat.workshops[card // WORKSHOPS_EACH] < 0:
                found.append(T_WORKSHOP + card)
    return found


def may_travel(seat: Seat, value: int) -> bool:
    """Tell whether the next letter's banner has this value."""
    letter = letter_of(seat)
    return letter < len(JOURNEYS) and _JOURNEY_AT[letter][value]


def letter_of(seat: Seat) -> int:
    """Return the letter that a journey continues with; one after the last when it is over (R36)."""
    last = seat.stages.bit_length() - 1
    return len(JOURNEYS) if last >= 0 and _CHAPELS[last] else seat.stages.bit_count()


def pile_of(s: State, letter: int) -> list[int]:
    """List the remaining travel cards of a letter."""
    return [n for n, x in enumerate(STAGE_LETTER) if x == letter and s.stages >> n & 1]


def ways_of(s: State, seat: Seat) -> list[int]:
    """List the ways to pay for a village's next stage, grey banner included (R64)."""
    letter = letter_of(seat)
    if letter >= len(JOURNEYS) or not s.stages & _STAGES_OF[letter]:
        return []
    return [way for way in BOTH_WAYS[letter] if way_open(seat, way)]


def way_open(seat: Seat, way: int) -> bool:
    """Tell whether a way and the grey banner before it can both be paid."""
    wants = OPEN_WAYS[way]
    last = seat.stages.bit_length() - 1
    if last >= 0:
        grey = STAGES[last]
        if seat.coins < grey.coins:
            return False
        wants = (wants[0] + grey.beers, 0, wants[2], 0, wants[4], 0)
    return payable(seat, wants)

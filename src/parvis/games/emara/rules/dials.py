"""The ten turning markers of castle, cathedral and construction site.

"Turn the marker clockwise to the next number. If that would be the black number or the
player symbol, put it back in the box instead: the value printed on the board counts."
"""

from typing import Final

from parvis.engine import Log
from parvis.games.emara.components import DIALS, STONE_DIAL, Dial
from parvis.games.emara.kinds import REMOVED, TURNED
from parvis.games.emara.state import State


def _numbers(dial: Dial, players: int) -> tuple[int, ...]:
    """Return the successive numbers of a dial, ending with the printed value (R36)."""
    side = dial.four if players == 4 else dial.few
    return (*side[dial.start if players == 2 else 0 :], dial.printed)


# Solo: gifts and donations as with two players, the site as with four.
_SOLO: Final = tuple(_numbers(dial, 2 if i < STONE_DIAL else 4) for i, dial in enumerate(DIALS))
NUMBERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    _SOLO,
    *(tuple(_numbers(dial, players) for dial in DIALS) for players in (2, 3, 4)),
)
# How many turns each dial has before it is removed.
TURNS: Final = tuple(tuple(len(numbers) - 1 for numbers in dials) for dials in NUMBERS)


def value_of(s: State, dial: int) -> int:
    """Return the current number of a dial."""
    return NUMBERS[len(s.seats)][dial][s.dials[dial]]


def turn(s: State, seat: int, dial: int, log: Log) -> None:
    numbers = NUMBERS[len(s.seats)][dial]
    now = s.dials[dial] + 1
    if now < len(numbers):
        s.dials[dial] = now
        log.add(REMOVED if now == len(numbers) - 1 else TURNED, seat, dial, numbers[now])

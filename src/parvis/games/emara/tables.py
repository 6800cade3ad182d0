"""The components as tables, each number with the mark of where it comes from."""

from typing import Final

from parvis.engine import PUBLIC, RECONSTRUCTED, RULEBOOK, Noun, Row, Table
from parvis.games.emara import components as c
from parvis.games.emara.kinds import ADVISOR, DIAL, FAVOUR, HUT, OCCASION, RANK

_R, _P, _X = RULEBOOK, PUBLIC, RECONSTRUCTED

# The rulebook's example shows these two huts side by side; the place it does not name.
_EXAMPLE_HUTS: Final = (0, 1)

_FOUR: Final = 4  # numbers on the longer side of a dial


def _dial_row(number: int, dial: c.Dial) -> Row:
    four = dial.four + (0,) * (_FOUR - len(dial.four))
    few = dial.few + (0,) * (_FOUR - 1 - len(dial.few))
    prices = number < c.STONE_DIAL
    known = _P + _R if prices else _X + _X
    marks = known + _X * (_FOUR - 2) + known + _X + _X + _R
    return Row((*four, *few, dial.printed, dial.start), marks, "abreojogo" if prices else "")


HUT_TABLE: Final = Table(
    HUT,
    c.RESOURCES,
    tuple(Row(cost, (_R if i in _EXAMPLE_HUTS else _X) * 4) for i, cost in enumerate(c.HUTS)),
)
CRAFTSMAN_TABLE: Final = Table(
    Noun("craftsman", ("first", "second", "third", "fourth")),
    ("citizens",),
    tuple(Row((n,), _X if i else _R) for i, n in enumerate(c.CRAFTSMAN_POINTS)),
)
DIAL_TABLE: Final = Table(
    DIAL,
    ("four-1", "four-2", "four-3", "four-4", "few-1", "few-2", "few-3", "printed", "two-start"),
    tuple(_dial_row(i, dial) for i, dial in enumerate(c.DIALS)),
)
RANK_TABLE: Final = Table(
    RANK,
    ("rings", "gold", "first", "second", "third", "fourth"),
    tuple(Row((rank.rings, rank.gold, *rank.points), _X * 6) for rank in c.RANKS),
)
ADVISOR_TABLE: Final = Table(
    ADVISOR,
    (*c.RESOURCES, "citizens"),
    tuple(Row((*a.cost, a.citizens), _X * 4 + _R, "ultraboardgames") for a in c.ADVISORS),
)
FAVOUR_TABLE: Final = Table(
    FAVOUR,
    ("place", "reward"),
    tuple(
        Row((f"town-{c.TOWN_PLACES[f.place]}", f"reward-{c.REWARDS[f.reward]}"), _X * 2)
        for f in c.FAVOURS
    ),
)
OCCASION_TABLE: Final = Table(
    OCCASION,
    ("building-start", "country", "town"),
    tuple(
        Row(
            (
                o.buildings,
                f"country-{c.COUNTRY_PLACES[o.country]}",
                f"town-{c.TOWN_PLACES[o.town]}",
            ),
            _X * 3,
        )
        for o in c.OCCASIONS
    ),
)
COMPONENTS: Final = (
    HUT_TABLE,
    CRAFTSMAN_TABLE,
    DIAL_TABLE,
    RANK_TABLE,
    ADVISOR_TABLE,
    FAVOUR_TABLE,
    OCCASION_TABLE,
)

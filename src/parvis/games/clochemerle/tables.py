"""Clochemerle: the components as tables with the provenance of every cell."""

from typing import Final

from parvis.engine import Row, Table
from parvis.games.clochemerle.components import (
    CHAMBERS,
    CHURCHES,
    CUSTOMERS,
    MONKS,
    PAIR_MARKS,
    PAIRS,
    PILE_VALUES,
    SINGLES,
    STAGE_TIME,
    STAGES,
    WAYS,
    WORKSHOPS,
)
from parvis.games.clochemerle.kinds import (
    BOARD,
    CHAMBER,
    CHURCH,
    CUSTOMER,
    MONK,
    NUMBER,
    STAGE,
    WAY,
    WORKSHOP,
)


def banner(values: tuple[int, ...]) -> str:
    """Write the values of a banner as they are printed."""
    return "/".join("?" if value == 0 else str(value) for value in values)


TABLES: Final = (
    Table(NUMBER, ("number",), tuple(Row((row.number,), row.marks) for row in SINGLES)),
    Table(
        BOARD,
        ("banner",),
        tuple(Row((banner(p),), m) for p, m in zip(PAIRS, "xxxx", strict=True)),
    ),
    Table(
        WORKSHOP,
        ("banner", "time", "octagons", "work"),
        tuple(
            Row(
                (banner(pair), sort.time, sort.octagons, sort.work),
                (PAIR_MARKS[n] if sort.resource == "beer" else "x") + sort.marks,
                "spieletest" if sort.resource == "beer" and n == 0 else "",
            )
            for sort in WORKSHOPS
            for n, pair in enumerate(PAIRS)
        ),
    ),
    Table(
        CHURCH,
        ("banner", "time", "coins", "prestige"),
        tuple(Row((banner(c.values), c.time, c.coins, c.prestige), c.marks) for c in CHURCHES),
    ),
    Table(
        MONK,
        ("banner", "time", "coins", "amount"),
        tuple(
            Row(
                (banner(PILE_VALUES[m.pile]), m.time, m.coins, m.number),
                m.marks[0:3] + m.marks[4],
            )
            for m in MONKS
        ),
    ),
    Table(
        CHAMBER,
        ("banner", "time", "work", "prestige", "octagons"),
        tuple(
            Row((banner(c.values), c.time, c.work, c.prestige, c.octagons), c.marks)
            for c in CHAMBERS
        ),
    ),
    Table(
        WAY,
        ("time", "beers", "horses", "wagons"),
        tuple(
            Row((STAGE_TIME[n // 2], w.beers, w.horses, w.wagons), w.marks[0] + w.marks)
            for n, w in enumerate(WAYS)
        ),
    ),
    Table(
        STAGE,
        ("prestige", "coins", "beers", "time", "chapel"),
        tuple(
            Row(
                (x.prestige, x.coins, x.beers, x.time, x.chapel),
                x.marks,
                "poeppelkiste" if "p" in x.marks else "",
            )
            for x in STAGES
        ),
    ),
    Table(
        CUSTOMER,
        ("banner", "beers", "scrolls", "horses", "ploughs", "wagons", "any", "prestige"),
        tuple(
            Row((banner(c.values), *c.wants, c.prestige), c.marks[0] + 6 * c.marks[1] + c.marks[2])
            for c in CUSTOMERS
        ),
    ),
)

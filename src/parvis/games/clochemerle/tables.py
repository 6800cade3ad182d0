"""Clochemerle: the components as tables with the provenance of every cell."""

from typing import Final

from parvis.engine import Row, Table
from parvis.games.clochemerle.components import (
    BOARDS,
    CHAMBERS,
    CHURCHES,
    CUSTOMERS,
    FIELD,
    JOURNEYS,
    MONKS,
    SINGLES,
    STAGES,
    WAYS,
    WORKSHOPS,
)
from parvis.games.clochemerle.kinds import (
    BOARD,
    CHAMBER,
    CHURCH,
    CUSTOMER,
    FIELD_CARD,
    LETTER,
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
        tuple(Row((banner(b.values),), b.marks) for b in BOARDS),
    ),
    Table(
        WORKSHOP,
        ("banner", "time", "octagons", "work"),
        tuple(
            Row(
                (banner(w.values), w.time, w.octagons, w.work),
                w.marks,
                "spieletest" if "p" in w.marks else "",
            )
            for w in WORKSHOPS
        ),
    ),
    Table(
        CHURCH,
        ("banner", "time", "coins", "prestige"),
        tuple(Row((banner(c.values), c.time, c.coins, c.prestige), c.marks) for c in CHURCHES),
    ),
    Table(
        MONK,
        ("banner", "time", "coins", "errand", "amount"),
        tuple(
            Row((banner(m.values), m.time, m.coins, f"errand-{m.action}", m.number), m.marks[1:])
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
        FIELD_CARD,
        ("banner", "time", "work", "coins", "plough", "prestige"),
        (
            Row(
                (
                    banner(FIELD.values),
                    FIELD.time,
                    FIELD.work,
                    FIELD.coins,
                    FIELD.plough,
                    FIELD.prestige,
                ),
                FIELD.marks,
            ),
        ),
    ),
    Table(
        LETTER,
        ("banner", "time"),
        tuple(Row((banner(j.values), j.time), j.marks) for j in JOURNEYS),
    ),
    Table(
        WAY,
        ("beers", "horses", "wagons"),
        tuple(Row((w.beers, w.horses, w.wagons), w.marks) for w in WAYS),
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

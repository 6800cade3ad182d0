"""The components of Clochemerle as tables, with the provenance of every cell."""

from typing import Final

from parvis.engine import Components, Row
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
    Components(NUMBER, ("number",), tuple(Row((row.number,), row.marks) for row in SINGLES)),
    Components(
        BOARD,
        ("banner",),
        tuple(Row((banner(b.values),), b.marks) for b in BOARDS),
    ),
    Components(
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
    Components(
        CHURCH,
        ("banner", "time", "coins", "prestige"),
        tuple(Row((banner(c.values), c.time, c.coins, c.prestige), c.marks) for c in CHURCHES),
    ),
    Components(
        MONK,
        ("banner", "time", "coins", "errand", "amount"),
        tuple(
            Row((banner(m.values), m.time, m.coins, f"errand-{m.action}", m.number), m.marks[1:])
            for m in MONKS
        ),
    ),
    Components(
        CHAMBER,
        ("banner", "time", "work", "prestige", "octagons"),
        tuple(
            Row((banner(c.values), c.time, c.work, c.prestige, c.octagons), c.marks)
            for c in CHAMBERS
        ),
    ),
    Components(
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
    Components(
        LETTER,
        ("banner", "time"),
        tuple(Row((banner(j.values), j.time), j.marks) for j in JOURNEYS),
    ),
    Components(
        WAY,
        ("beers", "horses", "wagons"),
        tuple(Row((w.beers, w.horses, w.wagons), w.marks) for w in WAYS),
    ),
    Components(
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
    Components(
        CUSTOMER,
        ("banner", "beers", "scrolls", "horses", "ploughs", "wagons", "any", "prestige"),
        tuple(
            Row((banner(c.values), *c.wants, c.prestige), c.marks[0] + 6 * c.marks[1] + c.marks[2])
            for c in CUSTOMERS
        ),
    ),
)

"""The components as tables, with the provenance of every number."""

from collections.abc import Sequence
from typing import Final

from parvis.engine import PUBLIC, RECONSTRUCTED, RULEBOOK, Components, Noun, Row, numbers
from parvis.games.emara import components as c
from parvis.games.emara.kinds import (
    ADVISOR,
    BATCH,
    BOOKS,
    DIAL,
    EXCHANGE,
    FAVOUR,
    HANDOUT,
    HUT,
    LOAVES,
    OCCASION,
    RANK,
    SALE,
    TIMBER,
)

_R, _P, _X = RULEBOOK, PUBLIC, RECONSTRUCTED

# The rulebook's example shows these two huts side by side, without naming their place.
_EXAMPLE_HUTS: Final = (0, 1)

_FOUR: Final = 4  # numbers on the longer side of a dial


def _dial_row(number: int, dial: c.Dial) -> Row:
    four = dial.four + ("none",) * (_FOUR - len(dial.four))
    few = dial.few + ("none",) * (_FOUR - 1 - len(dial.few))
    prices = number < c.STONE_DIAL
    known = _P + _R if prices else _X + _X
    marks = "".join(
        _R if cell == "none" else mark
        for cell, mark in zip(
            (*four, *few, dial.printed, dial.start),
            known + _X * (_FOUR - 2) + known + _X + _X + _R,
            strict=True,
        )
    )  # a missing number needs no mark
    return Row((*four, *few, dial.printed, dial.start), marks, "abreojogo" if prices else "")


HUT_TABLE: Final = Components(
    HUT,
    c.RESOURCES,
    tuple(Row(cost, (_R if i in _EXAMPLE_HUTS else _X) * 4) for i, cost in enumerate(c.HUTS)),
)
CRAFTSMAN_TABLE: Final = Components(
    Noun("craftsman", ("first", "second", "third", "fourth")),
    ("citizens",),
    tuple(Row((n,), _X if i else _R) for i, n in enumerate(c.CRAFTSMAN_POINTS)),
)
DIAL_TABLE: Final = Components(
    DIAL,
    ("four-1", "four-2", "four-3", "four-4", "few-1", "few-2", "few-3", "printed", "two-start"),
    tuple(_dial_row(i, dial) for i, dial in enumerate(c.DIALS)),
)
RANK_TABLE: Final = Components(
    RANK,
    ("rings", "gold", "first", "second", "third", "fourth"),
    tuple(Row((rank.rings, rank.gold, *rank.points), _X * 6) for rank in c.RANKS),
)
ADVISOR_TABLE: Final = Components(
    ADVISOR,
    (*c.RESOURCES, "citizens", "pays", "gain"),
    tuple(
        Row(
            (*a.cost, a.citizens, a.pays or "none", a.gain or "none"),
            _X * 4 + _R * 3,
            "ultraboardgames",
        )
        for a in c.ADVISORS
    ),
)
FAVOUR_TABLE: Final = Components(
    FAVOUR,
    ("place", "reward", "gain"),
    tuple(
        Row(
            (
                f"town-{c.TOWN_PLACES[f.place]}",
                f"reward-{c.REWARDS[f.reward]}",
                c.REWARDED[f.reward],
            ),
            _X * 2 + _R,
        )
        for f in c.FAVOURS
    ),
)
OCCASION_TABLE: Final = Components(
    OCCASION,
    ("building-start", "country", "town", "pays", "gain"),
    tuple(
        Row(
            (
                o.buildings,
                f"country-{c.COUNTRY_PLACES[o.country]}",
                f"town-{c.TOWN_PLACES[o.town]}",
                o.pays or "none",
                o.gain or "none",
            ),
            _X * 3 + _R * 2,
        )
        for o in c.OCCASIONS
    ),
)


def _lots(noun: Noun, columns: tuple[str, ...], lots: Sequence[tuple[int, ...]]) -> Components:
    """Return a table of exchanges; all numbers are the rulebook's."""
    return Components(noun, columns, tuple(Row(lot, _R * len(columns)) for lot in lots))


LOT_TABLES: Final = (
    _lots(EXCHANGE, ("resources", "gold"), c.GOLD_EXCHANGES),
    _lots(BOOKS, ("books", "citizens"), tuple(enumerate(c.BOOK_POINTS))[1:]),
    _lots(SALE, ("resources", "gold"), c.SALES),
    _lots(LOAVES, ("bread",), tuple((n + 1,) for n in range(c.MOST_BREAD))),
    _lots(TIMBER, ("wood", "buildings"), c.TIMBER),
    _lots(BATCH, ("cloth", "grain", "bread"), c.BATCHES),
    _lots(HANDOUT, ("grain", "citizens"), c.HANDOUTS),
)
TABLES: Final = (
    HUT_TABLE,
    CRAFTSMAN_TABLE,
    DIAL_TABLE,
    RANK_TABLE,
    ADVISOR_TABLE,
    FAVOUR_TABLE,
    OCCASION_TABLE,
    *LOT_TABLES,
    numbers(
        rounds=(c.ROUNDS, _R),
        cards=(len(c.CARDS), _P, "pelikaappimuistio"),
        slots=(c.SLOTS, _R),
        reshuffle_after=(c.RESHUFFLE_AFTER, _R),
        craftsmen=(c.CRAFTSMEN, _R),
        card_takes=(c.CARD_TAKES, _R),
        card_steps=(c.CARD_STEPS, _R),
        card_discount=(c.CARD_DISCOUNT, _R),
        gathered=(c.GATHERED, _R),
        baked_from=(c.BAKED_FROM, _R),
        baked=(c.LOAVES_BAKED, _R),
        gift_rings=(c.GIFT_RINGS, _R),
        castle_books=(c.CASTLE_BOOKS, _R),
        castle_book_buildings=(c.CASTLE_BOOK_BUILDINGS, _R),
        donation_books=(c.DONATION_BOOKS, _R),
        favours_drawn=(c.FAVOURS_DRAWN, _R),
        site_stone=(c.SITE_STONE, _R),
        stone_buildings=(c.STONE_BUILDINGS, _R),
        landlord_evicts=(c.LANDLORD_EVICTS, _R),
        ring_worth=(c.RING_WORTH, _R),
        resources_per_point=(c.RESOURCES_PER_POINT, _R),
        solo_hard=(c.SOLO_HARD, _R),
        solo_easy=(c.SOLO_EASY, _R),
        victoria_from=(c.VICTORIA_FROM, _R),
        first_start=(c.FIRST_START, _R),
        win_lowers=(c.WIN_LOWERS, _R),
        loss_raises=(c.LOSS_RAISES, _R),
        track=(c.TRACK, _P, "bdml"),
    ),
)

"""The components of Descendance as tables, with the provenance of every cell."""

from typing import Final

from parvis.engine import Components, Noun, Row, numbers
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    BUILDING,
    CITY,
    COLOUR,
    COST,
    COSTS,
    CUSTOMER,
    LEVEL,
    ROAD,
    SECTION,
    SPACE,
    VILLAGER,
    WINDOW,
)

_CRAFT_MARKS: Final = ("rrrrrrrr", "rppppppp", "rxxxxxxx", "rrrxxxxx", "rrrrrrrr")
_COST_MARKS: Final = "rxxrrxxrrrrrr"  # each mark is that of its building, road or action
_CITY_MARKS: Final = ("rrrr", "rrrr", "xxxr", "rrrr", "rrrr", "xxxr")
_CARDS: Final = ("base-2", "base-3", "base-4", "base-5", "inn-2", "inn-3", "inn-4", "inn-5")
_PLAYERS: Final = ("players-2", "players-3", "players-4", "players-5")
_GRAVE: Final = Noun("grave", ("anonymous",))
_TALLY: Final = Noun("tally", ("1", "2", "3", "4", "5", "6"))  # numbers of dead, or of cities


def _spaces() -> tuple[Row, ...]:
    cards = (*c.SETUP_BASE, *c.SETUP_INN)
    return tuple(
        Row(tuple(card.spaces[i] for card in cards), "x" * 8, "S7 S8") for i in range(len(c.SPACES))
    )


def _bag() -> tuple[Row, ...]:
    cards = (*c.SETUP_BASE, *c.SETUP_INN)
    return tuple(Row(tuple(card.each_colour for card in cards), "x" * 8) for _ in c.COLOURS)


def _crafts() -> tuple[Row, ...]:
    return tuple(
        Row((craft.yields, craft.train, craft.make, craft.grain, *craft.cubes), marks)
        for craft, marks in zip(c.CRAFTS, _CRAFT_MARKS, strict=True)
    )


def _customers() -> tuple[Row, ...]:
    return tuple(
        Row(
            (
                tile.copies,
                tile.points,
                tile.grain,
                *(dict(tile.wishes).get(good, 0) for good in range(6)),
            ),
            "x" * 9,
            "S1 S2 S14",
        )
        for tile in c.CUSTOMERS
    )


def _roads() -> tuple[Row, ...]:
    return tuple(Row(road.cubes, "rrrr" if road.a == c.VILLAGE else "xxxx") for road in c.ROADS)


def _tallies() -> tuple[Row, ...]:
    """Return points for the chronicle and for cities, with and without their villager."""
    return tuple(
        Row(
            (
                c.CHRONICLE_POINTS[min(n, 5)],
                c.ARTIST_POINTS[min(n, 5)],
                c.TRAVEL_POINTS[n],
                c.TRAVELLER_POINTS[n],
            ),
            "rxrx",
        )
        for n in range(1, 7)
    )


def _villagers() -> tuple[Row, ...]:
    return tuple(
        Row(
            (
                ("end-of-game", "any-moment", "occasion")[card.when],
                int(card.price == c.COIN),
                card.price if card.price != c.COIN else 0,
            ),
            "rxx",
        )
        for card in c.VILLAGERS
    )


NUMBERS: Final = numbers(
    plague_time=(c.PLAGUE_TIME, "r"),
    barn=(c.BARN, "r"),
    harvest_hands=(c.HARVEST[0], "r"),
    harvest_horse=(c.HARVEST[1], "r"),
    harvest_ox=(c.HARVEST[2], "r"),
    mill_time=(c.MILL_TIME, "r"),
    mill_grain=(c.MILL_GRAIN, "r"),
    mill_coins=(c.MILL_COINS, "r"),
    miller_coins=(c.MILLER_COINS, "r"),
    sale_time=(c.SALE_TIME, "r"),
    trip_time=(c.TRIP_TIME, "r"),
    council_cubes=(c.COUNCIL_CUBES, "r"),
    council_prestige=(c.COUNCIL_PRESTIGE, "r"),
    church_time=(c.CHURCH_TIME, "r"),
    mass_figures=(c.MASS_FIGURES, "r"),
    mass_prestige=(c.MASS_PRESTIGE, "r"),
    well_cubes=(c.WELL_CUBES, "r"),
    lodging_time=(c.LODGING_TIME, "r"),
    drinking_time=(c.DRINKING_TIME, "r"),
    count_points=(c.COUNT_POINTS, "r"),
    steward_points=(c.STEWARD_POINTS, "r"),
    trickster_last=(c.TRICKSTER_LAST, "r"),
    trickster_points=(c.TRICKSTER_POINTS, "r"),
    cube_card_1=(c.CUBE_CARD_POINTS[1], "r"),
    cube_card_2=(c.CUBE_CARD_POINTS[2], "r"),
    cube_card_3=(c.CUBE_CARD_POINTS[3], "r"),
    day_labourer_prestige=(c.DAY_LABOURER_PRESTIGE, "r"),
    herbalist_prestige=(c.HERBALIST_PRESTIGE, "r"),
    prodigal_son_prestige=(c.PRODIGAL_SON_PRESTIGE, "r"),
    countess_prestige=(c.COUNTESS_PRESTIGE, "r"),
    juggler_prestige=(c.JUGGLER_PRESTIGE, "r"),
    wise_man_prestige=(c.WISE_MAN_PRESTIGE, "r"),
    smith_ploughs=(c.SMITH_PLOUGHS, "r"),
    scribe_scrolls=(c.SCRIBE_SCROLLS, "r"),
    monks=(c.MONKS, "r"),
    cubes_base=(c.CUBES_BASE, "r"),
    cubes_full=(c.CUBES_FULL, "r"),
    plague_cubes=(c.PLAGUE_CUBES, "r"),
    stalls_2=(c.STALLS[0], "r"),
    stalls_3=(c.STALLS[1], "r"),
    stalls_4=(c.STALLS[2], "r"),
    stalls_5=(c.STALLS[3], "r"),
    queue=(c.QUEUE, "r"),
)
TABLES: Final = (
    NUMBERS,
    Components(SPACE, _CARDS, _spaces()),
    Components(COLOUR, _CARDS, _bag()),
    Components(
        BUILDING,
        ("yields", "train", "make", "sacks", "orange", "green", "brown", "pink"),
        _crafts(),
    ),
    Components(
        CUSTOMER,
        ("copies", "points", "sacks", "scroll", "horse", "plough", "ox", "wagon", "beer"),
        _customers(),
    ),
    Components(
        CITY,
        ("prestige", "cubes", "coins", "walls"),
        tuple(
            Row((city.prestige, city.cubes, city.coins, city.fortified), marks)
            for city, marks in zip(c.CITY, _CITY_MARKS, strict=True)
        ),
    ),
    Components(
        COST,
        c.COLOURS,
        tuple(
            Row(cost, marks * len(c.COLOURS))
            for cost, marks in zip(COSTS, _COST_MARKS, strict=True)
        ),
    ),
    Components(ROAD, ("orange", "green", "brown", "pink"), _roads()),
    Components(
        LEVEL,
        ("time", "points"),
        tuple(
            Row((time, points), "rr" if i == 0 else "xr")
            for i, (time, points) in enumerate(zip(c.COUNCIL_TIME, c.COUNCIL_POINTS, strict=True))
        ),
    ),
    Components(
        WINDOW,
        ("sacks", "points"),
        tuple(
            Row((sacks, points), "rr")
            for sacks, points in zip((*c.WINDOW_GRAIN, 0), c.WINDOW_POINTS, strict=True)
        ),
    ),
    Components(
        SECTION,
        _PLAYERS,
        tuple(
            Row(
                tuple(places[i] for places in c.CHRONICLE),
                "xxpx" if key == "farm" else "xxxx",
                "S3" if key == "farm" else "",
            )
            for i, key in enumerate(c.SECTIONS)
        ),
    ),
    Components(_GRAVE, _PLAYERS, (Row(c.GRAVES, "xxpx", "S17"),)),
    Components(_TALLY, ("chronicle", "artist", "cities", "traveller"), _tallies()),
    Components(VILLAGER, ("when", "coins", "beers"), _villagers()),
)

"""Council chambers and the square: octagons, the guild's markers, the 2/12 tile."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.clochemerle.components import CHAMBERS, SQUARE_OCTAGONS, SQUARE_STORY
from parvis.games.clochemerle.kinds import (
    B_CHAMBER,
    B_CUSTOMER,
    B_FIELD,
    B_PERSONAL,
    B_SCHOOL,
    B_SQUARE,
    B_WORKSHOP,
    CATEGORY,
    COVER_CATEGORY,
    COVERED,
    COVERED_CATEGORY,
    FULL,
    GUILDED,
    LAID_TILE,
    MARKED_SQUARE,
    PROFESSION,
)
from parvis.games.clochemerle.rules.banners import GUILD, PROPERTIES
from parvis.games.clochemerle.rules.board import tell
from parvis.games.clochemerle.state import State

_GUILD_OCTAGONS: Final = CHAMBERS[GUILD].octagons


def place_guild_marker(s: State, seat: int, log: Log) -> None:
    """Add a generic resource if an octagon is free (R22)."""
    village = s.seats[seat]
    if village.guild < _GUILD_OCTAGONS:
        village.guild += 1
        log.add(GUILDED, seat, village.guild)
    else:
        log.add(FULL, seat, B_CHAMBER)


# Citizens and properties: any free octagon, in any order (R63), or none (R20).


def ask_cover(s: State, t: Task) -> list[int]:
    properties = t.arg == PROPERTIES
    start = COVER_CATEGORY if properties else 0
    covered = s.seats[t.seat].octagons
    octagons = CATEGORY.size if properties else PROFESSION.size
    return [SKIP, *(start + n for n in range(octagons) if not covered >> n & 1)]


def do_cover(s: State, t: Task, value: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if value == SKIP:
        return
    if value >= COVER_CATEGORY:
        seat.octagons |= 1 << (value - COVER_CATEGORY)
        log.add(COVERED_CATEGORY, t.seat, value - COVER_CATEGORY)
    else:
        seat.octagons |= 1 << value
        log.add(COVERED, t.seat, value)


# Square: 1) the tile at any white banner of the village, 2) a story point, 3) a marker.


def ask_tile(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    options = [B_SCHOOL, B_PERSONAL]
    if seat.chamber >= 0:
        options.append(B_CHAMBER)
    if seat.square:
        options.append(B_SQUARE)
    options += [B_WORKSHOP + n for n in range(len(seat.workshops)) if seat.workshops[n] >= 0]
    options += [B_FIELD + n for n in range(seat.fields)]
    market = seat.market
    while market:
        lowest = market & -market
        market ^= lowest
        options.append(B_CUSTOMER + lowest.bit_length() - 1)
    return [SKIP, *(banner for banner in options if banner != seat.tile)]


def do_tile(s: State, t: Task, banner: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if banner != SKIP:
        seat.tile = banner
        log.add(LAID_TILE, t.seat, banner)
    elif seat.tile < 0:  # R73: a new tile that is laid nowhere waits on the square
        seat.tile = B_SQUARE


def reward_square(s: State, seat: int, log: Log) -> None:
    tell(s, seat, SQUARE_STORY, log)
    village = s.seats[seat]
    if village.markers < SQUARE_OCTAGONS:
        village.markers += 1
        log.add(MARKED_SQUARE, seat, village.markers)
    else:
        log.add(FULL, seat, B_SQUARE)


def do_square_reward(s: State, t: Task, _: int, log: Log) -> None:
    reward_square(s, t.seat, log)

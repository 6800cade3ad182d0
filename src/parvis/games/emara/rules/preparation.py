"""The draws of the setup: rings, advisors, the first event card, the statue; then the envoys."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.emara.components import (
    ADVISORS_A,
    COUNTRY_PLACES,
    OCCASIONS,
    TOWN_PLACES,
)
from parvis.games.emara.kinds import (
    GAINED,
    OPENED,
    SOURCE,
    START,
    STARTS,
)
from parvis.games.emara.options import BUILDING_START, CAMPAIGN_START, OPTIONS, SOLO
from parvis.games.emara.rules.rounds import ask_reveal, seating
from parvis.games.emara.state import State

# 1, 3: "Put the 4 places together at random."


def ask_lay_country(s: State, t: Task) -> list[int]:
    return [place for place in range(len(COUNTRY_PLACES)) if place not in s.country]


def do_lay_country(s: State, t: Task, place: int, log: Log) -> None:
    s.country.append(place)


def ask_lay_town(s: State, t: Task) -> list[int]:
    return [place for place in range(len(TOWN_PLACES)) if place not in s.town]


def do_lay_town(s: State, t: Task, place: int, log: Log) -> None:
    s.town.append(place)


# 8: "Place 8 advisors A at random, 2 at each place in town."


def ask_lay_advisor(s: State, t: Task) -> list[int]:
    return [advisor for advisor in range(ADVISORS_A) if advisor not in s.spaces]


def do_lay_advisor(s: State, t: Task, advisor: int, log: Log) -> None:
    s.spaces[t.arg] = advisor


# 14: "Place your citizens on 0 and your buildings on the number shown by the first event", or where
# the players, or the campaign, say.


def start_of(s: State, occasion: int) -> int:
    """Return the starting value of the buildings."""
    setting = CAMPAIGN_START if s.options[SOLO] else BUILDING_START
    chosen = OPTIONS.declared[setting].values[s.options[setting]]
    return OCCASIONS[occasion].buildings if isinstance(chosen, str) else chosen


ask_open: Final = ask_reveal


def do_open(s: State, t: Task, occasion: int, log: Log) -> None:
    s.occasions.remove(occasion)
    s.occasion = occasion
    start = start_of(s, occasion)
    for seat in s.seats:
        seat.buildings = seat.tally[SOURCE.size + START] = start
    log.add(OPENED, CHANCE, occasion, start)


# 16: "Choose the first player at random. He takes the statue and places his envoys on the places
# shown by the first event. Clockwise, all others place theirs on the next places. Take 1 resource
# of the country place where your envoy is."


def ask_statue(s: State, t: Task) -> list[int]:
    return list(range(len(s.seats)))


def do_statue(s: State, t: Task, seat: int, log: Log) -> None:
    s.first = seat
    log.add(STARTS, seat)


def do_place_envoys(s: State, t: Task, _: int, log: Log) -> None:
    shown = OCCASIONS[s.occasion]
    country, town = s.country.index(shown.country), s.town.index(shown.town)
    for further, number in enumerate(seating(s)):
        seat = s.seats[number]
        seat.country = (country + further) & 3
        seat.town = (town + further) & 3
        resource = s.country[seat.country]
        seat.goods[resource] += 1
        log.add(GAINED, number, resource, 1)

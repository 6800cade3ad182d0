"""Setting up: rings, advisors, the first event card, the statue, envoys, hands."""

from parvis.engine import CHANCE, Log, Random, Task
from parvis.games.emara.components import (
    ADVISORS,
    ADVISORS_A,
    COUNTRY_PLACES,
    DIALS,
    FAVOURS,
    GOODS,
    HUTS,
    OCCASIONS,
    RANKS,
    SLOTS,
    SPACES,
    TOWN_PLACES,
    WINTER,
)
from parvis.games.emara.kinds import (
    DEAL,
    GAINED,
    LAY_ADVISOR,
    LAY_COUNTRY,
    LAY_TOWN,
    OPEN,
    OPENED,
    PLACE_ENVOYS,
    ROUND,
    SOURCE,
    START,
    STARTS,
    STATUE,
    TURN_UP,
)
from parvis.games.emara.rules.rounds import ALL_CARDS, seating
from parvis.games.emara.state import (
    BUILDING_START,
    CAMPAIGN_START,
    IN_PILE,
    SETTINGS,
    SOLO,
    Seat,
    State,
)


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    """Return the state before anything is drawn."""
    s = State(
        version,
        options,
        random,
        agenda=[],
        seats=[new_seat() for _ in range(seats)],
        country=[],
        town=[],
        huts=[-1] * len(HUTS),
        dials=[0] * len(DIALS),
        spaces=[-1] * SPACES,
        holders=[-1] * len(ADVISORS),
        reserve=list(range(ADVISORS_A, len(ADVISORS))),
        next_advisor=-1,
        ranks=[0] * len(RANKS),
        favours=[IN_PILE] * len(FAVOURS),
        occasions=[o for o in range(len(OCCASIONS)) if seats > 1 or o != WINTER],
        occasion=-1,
        round=0,
        first=-1,
        victoria=0,
        card=-1,
        steps=0,
        done=0,
        swapped=0,
        fresh=-1,
    )
    for _ in COUNTRY_PLACES:
        s.then(Task(LAY_COUNTRY, CHANCE))
    for _ in TOWN_PLACES:
        s.then(Task(LAY_TOWN, CHANCE))
    for space in range(SPACES):
        s.then(Task(LAY_ADVISOR, CHANCE, space))
    s.then(Task(TURN_UP, CHANCE))
    s.then(Task(OPEN, CHANCE))
    s.then(Task(STATUE, CHANCE))
    s.then(Task(PLACE_ENVOYS, 0))
    for number in range(seats):
        s.then(Task(DEAL, number))
    s.then(Task(ROUND, 0))
    return s


def new_seat() -> Seat:
    return Seat(
        goods=[0] * len(GOODS),
        citizens=0,
        buildings=0,
        tally=[0] * (2 * SOURCE.size),
        country=-1,
        town=-1,
        craftsmen=0,
        rank=0,
        crest=0,
        slots=[-1] * SLOTS,
        hand=0,
        deck=ALL_CARDS,
        settled=0,
    )


def refuse(seats: int, options: tuple[int, ...]) -> str:
    """Say why a game can't be started with these options; "" if it can."""
    campaign = options[SOLO] == 1
    if campaign and seats > 1:
        return "the campaign is for one player"
    if campaign and options[BUILDING_START]:
        return "in a campaign, campaign_start says where the buildings start"
    if options[CAMPAIGN_START] and not campaign:
        return "campaign_start is for the solo campaign only"
    return ""


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
    """Return where the buildings start."""
    setting = CAMPAIGN_START if s.options[SOLO] else BUILDING_START
    chosen = SETTINGS[setting].values[s.options[setting]]
    return OCCASIONS[occasion].buildings if isinstance(chosen, str) else chosen


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

"""Evaluation of Clochemerle: what a village can still gain from workshops, customers and church.

Based on the strategy notes: buy early, then activate many white banners with one value; align
numbers; take customers whose workshops you own; bring the chief home in time; avoid the day
labourer.
"""

import math
from typing import Final

from parvis.engine import SKIP
from parvis.games.clochemerle import kinds as k
from parvis.games.clochemerle.components import (
    BOARDS,
    CHRONICLE,
    CLOUDS,
    CUSTOMERS,
    END,
    JOURNEYS,
    LABOURER_PRESTIGE,
    MONKS,
    RED,
    STAGES,
    STEWARD_COINS,
    STEWARD_TIME,
    WINDOW_PRESTIGE,
    WORKSHOPS,
    WORKSHOPS_EACH,
)
from parvis.games.clochemerle.kinds import FACE_OF
from parvis.games.clochemerle.rules.banners import blacks, letter_of, whites, windows_of
from parvis.games.clochemerle.rules.black import price_of
from parvis.games.clochemerle.rules.white import workshop_of
from parvis.games.clochemerle.scoring import church_points, council_points
from parvis.games.clochemerle.state import Seat, State
from parvis.players.sense import Row, Sense

TIME: Final = 0.42  # points that a unit of time costs, while time is useful
COIN: Final = 0.6
RESOURCE: Final[Row] = (1.05, 1.05, 1.55, 1.55, 1.7)  # beer, scroll, horse, plough, wagon
SORT: Final = 1.6  # over a whole game, for each type of workshop …
ALIGNED: Final = 2.4  # … and for each workshop activated by the same number
WINDOWS: Final = 6.0  # church windows gained over a whole game
# Abbot, councillor, traveller, craftsman, merchant.
VILLAGER: Final[Row] = (2.0, 1.2, 1.0, 3.0, 2.5)
SAFE: Final = 0.8  # share of the tree's points that will reach the hall
TO_PLAY: Final = 2.2  # points that a turn brings
JOURNEY: Final = 16.0  # over a whole game, for the rest of a journey
TURNS: Final = 25  # of each seat in a whole game

SERVED: Final = tuple(customer.prestige for customer in CUSTOMERS)
TRAVELLED: Final = tuple(stage.prestige for stage in STAGES)
WANTS: Final = tuple(
    tuple((need, number) for need, number in enumerate(customer.wants) if number)
    for customer in CUSTOMERS
)


def left_of(s: State) -> float:
    """Return the share of the game that is left, 1 to 0, from the coffins and the time spent."""
    spent = sum(seat.time for seat in s.seats) / CLOUDS
    return max(0.0, 1.0 - spent / (END[len(s.seats)] + 0.6))


def worth(s: State) -> list[float]:
    """Return the points each seat may expect at the end of the game."""
    return _worth(s, True)


def first_worth(s: State) -> list[float]:
    """Return the first version's evaluation: time costs points until the very end."""
    return _worth(s, False)


def _worth(s: State, fading: bool) -> list[float]:
    left = left_of(s)
    found = [_village(s, seat, left, fading) for seat in s.seats]
    found[s.holder] += 1.0
    if s.agenda:
        task = s.agenda[-1]
        if task.kind == k.ACT:
            value = FACE_OF[s.die] + FACE_OF[s.other] + 2
            found[task.seat] += at_sum(s, s.seats[task.seat], value, left)
        elif task.kind == k.FIRST or task.kind == k.SECOND:
            found[task.seat] += TO_PLAY
    return found


def _village(s: State, seat: Seat, left: float, fading: bool) -> float:
    if not s.agenda:
        left = 0.0
    value = float(
        church_points(seat)
        + council_points(seat)
        + seat.fields
        + seat.hall
        + LABOURER_PRESTIGE * seat.labourers
        + _sum(TRAVELLED, seat.stages)
        + _sum(SERVED, seat.served)
    )
    if left <= 0.0 and not s.agenda:
        return value
    soon = min(1.0, 4.0 * left)  # share of available things that will still be used
    value += seat.tree * _safety(s, seat, left)
    value += soon * (COIN * min(seat.coins, 3) + 0.4 * min(seat.coins, 7) + 0.4 * seat.markers)
    stock = 0.0
    for resource in range(5):
        stock += RESOURCE[resource] * seat.stock[resource]
    value += left * workshops_worth(seat.workshops, seat.board)
    value += soon * (stock + 1.3 * seat.guild + 1.1 * seat.ploughs.bit_count())
    value += _market(seat, left, soon) + 1.5 * left * seat.fields
    if seat.church >= 0:
        value += _windows(windows_of(seat), left)
    if seat.chamber >= 0:
        value += 4.0 * left
    value += 2.0 * left * seat.square + JOURNEY * left * letter_of(seat) / 5
    value += _people(seat, left)
    return value - TIME * (soon if fading else 1.0) * seat.time


def workshops_worth(workshops: list[int], board: int) -> float:
    """Return the gain from workshops over a whole game: types, and alignment by number."""
    sorts = 0
    lit = [0.0] * 13
    if board >= 0:
        for value in BOARDS[board].values:
            lit[value] += 0.5
    for sort, built in enumerate(workshops):
        if built >= 0:
            sorts += 1
            for value in WORKSHOPS[WORKSHOPS_EACH * sort + built].values:
                lit[value] += 1.0
    return SORT * sorts + ALIGNED * max(lit) if sorts else 0.0


def _windows(windows: int, left: float) -> float:
    """Return the expected points of future windows; the last windows count most."""
    reach = min(6.0, windows + WINDOWS * left)
    whole = int(reach)
    points = float(WINDOW_PRESTIGE[whole])
    if whole < 6:
        points += (reach - whole) * (WINDOW_PRESTIGE[whole + 1] - WINDOW_PRESTIGE[whole])
    return 0.7 * (points - WINDOW_PRESTIGE[windows])


def _sum(points: tuple[int, ...], cards: int) -> int:
    total = 0
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        total += points[lowest.bit_length() - 1]
    return total


def _safety(s: State, seat: Seat, left: float) -> float:
    """Return the share of the tree's points that will be kept."""
    if left < 0.12:
        return (0.05, 0.75, 0.15)[seat.chief]
    if s.rat <= RED and seat.tree >= 4:
        return SAFE - (0.2 if seat.chief != 1 else 0.08)
    return SAFE


def _market(seat: Seat, left: float, soon: float) -> float:
    """Return the expected points of waiting customers; surplus ones count little."""
    market = seat.market
    if not market:
        return 0.0
    hopes: list[float] = []
    while market:
        lowest = market & -market
        market ^= lowest
        hopes.append(hope(seat, lowest.bit_length() - 1))
    hopes.sort(reverse=True)
    room = 1.0 + 0.5 * TURNS * left
    value = 0.0
    for chance in hopes:
        value += chance * min(1.0, max(room, 0.0))
        room -= 1.0
    return value * soon


def hope(seat: Seat, customer: int) -> float:
    """Return a customer's points beyond the resources it takes."""
    ready = 0.0
    wanted = 0
    cost = 0.0
    for need, number in WANTS[customer]:
        wanted += number
        if need == 5:
            ready += 0.9
            cost += 0.8
            continue
        cost += RESOURCE[need] * number
        has = min(number, seat.stock[need])
        ready += has + (number - has) * (0.7 if seat.workshops[need] >= 0 else 0.1)
    share = ready / wanted
    return share * share * (SERVED[customer] + 0.5 - 0.7 * cost)


def _people(seat: Seat, left: float) -> float:
    value = 0.0
    villagers = seat.villagers
    for profession in range(5):
        if villagers >> profession & 1:
            need = VILLAGER[profession]
            if profession == 0 and seat.church >= 0 and windows_of(seat) >= 6:
                need = 0.3
            value += need * left
    value += left * (1.2 * (seat.school & 1) + 2.4 * (seat.school >> 1))
    if villagers.bit_count() < 2 and left > 0.05:
        value -= 1.5 if seat.school else 2.5
    return value


# Priors: rough point gains of the choices, as weights.

SHARP: Final = 0.8  # gain in points that makes an option e times as likely


def priors(s: State, options: list[int]) -> list[float]:
    """Return a prior for each option of the pending choice."""
    task = s.agenda[-1]
    kind = task.kind
    seat = s.seats[task.seat]
    left = left_of(s)
    if kind == k.FIRST:
        gains = _first(s, seat, options, left)
    elif kind == k.SECOND:
        gains = _second(s, seat, options, left)
    elif kind == k.ACT:
        gains = _acts(s, seat, options, left)
    elif kind == k.CHAIN:
        gains = [_chain(seat, o, left) for o in options]
    elif kind in (k.ATTRACT, k.ANOTHER, k.FREE):
        price = 0.0
        if kind != k.FREE:
            price = TIME * STEWARD_TIME[task.arg] + COIN * STEWARD_COINS[task.arg]
        soon = min(1.0, 4.0 * left)
        gains = [0.3 if o == SKIP else 1.3 * soon * hope(seat, o) - price for o in options]
    elif kind == k.SCHOOL:
        gains = [-0.5 if o == SKIP else 2.0 * left + (0.8 if o > k.ENROL else 0.4) for o in options]
    elif kind == k.DEATH:
        gains = [_burial(s, seat, o, left) for o in options]
    elif kind == k.SUCCESSOR:
        gains = [VILLAGER[o] * left for o in options]
    elif kind == k.CHIEF:
        gains = [0.0 if o == SKIP else _chief(s, seat, o, left) for o in options]
    elif kind == k.PAY:
        gains = [-2.0 * RESOURCE[o] if o < 5 else -2.0 for o in options]
    elif kind in (k.COVER, k.DIOCESE, k.SHELTER, k.TILE):
        gains = [-1.0 if o == SKIP else 0.0 for o in options]
    else:
        return [1.0] * len(options)
    best = max(gains)
    return [math.exp(max(gain - best, -5.0) / SHARP) for gain in gains]


def _first(s: State, seat: Seat, options: list[int], left: float) -> list[float]:
    """Return for each first die its value with the best second one."""
    pool = s.pool
    sums = [-9.0] * 13
    gains: list[float] = []
    for die in options:
        if die >= k.DIE_PLOUGH:
            gains.append(-0.5)
            continue
        best = -9.0
        for other, number in enumerate(pool):
            if number > (other == die):
                value = FACE_OF[die] + FACE_OF[other] + 2
                if sums[value] < -8.0:
                    sums[value] = at_sum(s, seat, value, left)
                best = max(best, sums[value] - (2 * TIME if other >= 6 else 0.0))
        gains.append(best - (2 * TIME if die >= 6 else 0.0))
    return gains


def _second(s: State, seat: Seat, options: list[int], left: float) -> list[float]:
    """Return for each second die the value of the sum."""
    face = FACE_OF[s.die]
    sums: dict[int, float] = {}
    gains: list[float] = []
    for die in options:
        if die >= k.DIE_PLOUGH:
            gains.append(-0.5)
            continue
        value = face + FACE_OF[die] + 2
        if value not in sums:
            sums[value] = at_sum(s, seat, value, left)
        gains.append(sums[value] - (2 * TIME if die >= 6 else 0.0))
    return gains


def at_sum(s: State, seat: Seat, value: int, left: float) -> float:
    """Return the value of a dice sum: all its white banners, or one black one."""
    white = 0.0
    for banner in whites(s, seat, value):
        gain = white_gain(seat, banner, left)
        if gain > 0.0:
            white += gain
    black = 0.0
    for target in blacks(s, seat, value):
        black = max(black, black_gain(s, seat, target, left))
    return max(white, black)


def white_gain(seat: Seat, banner: int, left: float) -> float:
    """Return the gain from a white banner."""
    if banner >= k.B_CUSTOMER:
        return 1.2 + 0.5 * SERVED[banner - k.B_CUSTOMER]
    soon = min(1.0, 4.0 * left)
    if banner >= k.B_FIELD:
        return COIN * soon * (1 + (seat.ploughs >> (banner - k.B_FIELD) & 1))
    if banner >= k.B_WORKSHOP:
        resource = banner - k.B_WORKSHOP
        workshop = workshop_of(seat, resource)
        if seat.stock[resource] >= workshop.octagons:
            return -0.3
        return RESOURCE[resource] * soon - TIME * workshop.work
    if banner == k.B_PERSONAL:
        return 0.7
    return (1.2 if banner != k.B_CHAMBER else 2.0) * soon


def black_gain(s: State, seat: Seat, target: int, left: float) -> float:
    """Return the gain from a black banner, less its price."""
    soon = min(1.0, 4.0 * left)
    if target == k.T_HAND:
        return 0.7 * s.hand + 0.8
    if target == k.T_STEWARD:
        hopes = sorted((hope(seat, card) for card in s.zone if card >= 0), reverse=True)
        return soon * sum(hopes[:2]) - 2 * TIME
    if target == k.T_TRAVEL:
        letter = letter_of(seat)
        return 2.5 + 2.0 * letter + 2.0 * left - TIME * JOURNEYS[letter].time
    time, coins = price_of(s, target)
    price = TIME * time + COIN * coins
    if target >= k.T_WORKSHOP:
        sort, pair = k.SORT_AND_PAIR[target - k.T_WORKSHOP]
        before = workshops_worth(seat.workshops, seat.board)
        more = seat.workshops[:]
        more[sort] = pair
        after = workshops_worth(more, seat.board)
        return left * (after - before) + RESOURCE[sort] * soon - price
    if target >= k.T_CHAMBER:
        return 5.0 * left + 4.0 - price
    if target >= k.T_PILE:
        windows = windows_of(seat)
        monk = MONKS[s.tops[target - k.T_PILE]]
        gain = float(WINDOW_PRESTIGE[windows + 1] - WINDOW_PRESTIGE[windows])
        gain += _windows(windows + 1, left) - _windows(windows, left)
        return gain + 0.6 * monk.number - price
    if target >= k.T_CHURCH:
        return 4.0 + _windows(0, left) - price
    return (2.0 if target == k.T_SQUARE else 1.6) + 2.0 * left - price


def _acts(s: State, seat: Seat, options: list[int], left: float) -> list[float]:
    value = FACE_OF[s.die] + FACE_OF[s.other] + 2
    up = down = -9.0
    gains: list[float] = []
    for o in options:
        if o < k.LOWER:
            if up < -8.0:
                up = at_sum(s, seat, value + 1, left) - COIN - 0.3
            gains.append(up)
        elif o < k.TURN_TO:
            if down < -8.0:
                down = at_sum(s, seat, value - 1, left) - COIN - 0.3
            gains.append(down)
        elif o < k.WHITE:
            gains.append(-0.3)
        elif o < k.BLACK:
            gains.append(white_gain(seat, o - k.WHITE, left) + 0.5)
        elif o < k.MOVE_CHIEF:
            gains.append(black_gain(s, seat, o - k.BLACK, left))
        else:
            gains.append(_chief(s, seat, o - k.MOVE_CHIEF, left))
    return gains


def _chief(s: State, seat: Seat, space: int, left: float) -> float:
    if space == seat.chief:
        return -1.0
    if space == 0:
        return seat.tree * (1.0 - _safety(s, seat, left)) - TIME
    if space == 1:
        return COIN - TIME + (0.4 * seat.tree if left < 0.2 else 0.2)
    return 3 * SAFE - TIME if left > 0.1 else -1.0


def _chain(seat: Seat, option: int, left: float) -> float:
    if option == SKIP:
        return 0.0
    return white_gain(seat, option, left) + 0.3 if option < k.CHAIN_PLOUGH else -0.5


def _burial(s: State, seat: Seat, profession: int, left: float) -> float:
    buried = s.chronicle[profession]
    told = CHRONICLE[buried] if buried < len(CHRONICLE) else 0
    covered = 4.0 if seat.chamber == 1 and seat.octagons >> profession & 1 else 0.0
    return SAFE * told - VILLAGER[profession] * left - covered


SENSE: Final = Sense(worth, priors, scale=15.0, plies=1)
CLASSIC: Final = Sense(first_worth, priors, scale=15.0, plies=1)

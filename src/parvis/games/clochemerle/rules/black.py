"""Black banners in the middle: the hand, and cards that join a village.

"prenez la carte … Payez ensuite son coût en temps … Puis, payez les coûts additionnels … Enfin,
effectuez l'action": so the gains of an action can't pay for it (R56).
"""

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.clochemerle.components import (
    CHAMBERS,
    CHURCHES,
    FIELD,
    MONEY_COINS,
    MONKS,
    SQUARE_STORY,
    SQUARE_TIME,
    WORKSHOPS,
)
from parvis.games.clochemerle.kinds import (
    ADD,
    BOUGHT,
    CHIEF,
    COVER,
    GRASP,
    HAND_ALONE,
    HAND_AND_POINTS,
    HIRED,
    KEEP,
    LEFT_CARD,
    POINTS_ALONE,
    SCHOOL,
    SHOW_MONK,
    SORT_AND_PAIR,
    T_CHAMBER,
    T_CHURCH,
    T_FIELD,
    T_HAND,
    T_PILE,
    T_SQUARE,
    T_STEWARD,
    T_TRAVEL,
    T_WORKSHOP,
    TILE,
    TOLD,
    TOOK_HAND,
)
from parvis.games.clochemerle.options import HAND_IN_PARTS, MAY_DECLINE
from parvis.games.clochemerle.rules.banners import CITIZENS, GUILD, MONEY, PROPERTIES
from parvis.games.clochemerle.rules.board import earn, tell
from parvis.games.clochemerle.rules.council import place_guild_marker, reward_square
from parvis.games.clochemerle.rules.steward import MOST_CUSTOMERS, open_office
from parvis.games.clochemerle.rules.travel import choose_way
from parvis.games.clochemerle.rules.white import place_resource
from parvis.games.clochemerle.state import State


def activate_black(s: State, seat: int, target: int, log: Log) -> None:
    """Activate a black banner: hand and office at once, a card after its price is paid."""
    if target == T_HAND:
        take_hand(s, seat, log)
    elif target == T_STEWARD:
        open_office(s, seat, MOST_CUSTOMERS)
    elif target == T_TRAVEL:
        choose_way(s, seat, log)
    else:
        buy(s, seat, target, log)


# The hand: its points go to the tree, and the player who takes it leads the next round (R27).


def take_hand(s: State, seat: int, log: Log) -> None:
    if s.options[HAND_IN_PARTS]:
        s.then(Task(GRASP, seat))
    else:
        grasp(s, seat, HAND_AND_POINTS, log)


def grasp(s: State, seat: int, part: int, log: Log) -> None:
    """Take the hand, the points on it, or both; the rest stays where it is (R74)."""
    points = 0 if part == HAND_ALONE else s.hand
    s.hand -= points
    s.seats[seat].tree += points
    if part == POINTS_ALONE:
        log.add(TOLD, seat, points)
    else:
        log.add(TOOK_HAND, seat, points)
        s.palm = 0
        s.holder = seat


def ask_grasp(s: State, t: Task) -> list[int]:
    return [HAND_AND_POINTS, HAND_ALONE, POINTS_ALONE]


def do_grasp(s: State, t: Task, part: int, log: Log) -> None:
    grasp(s, t.seat, part, log)


# A card: its price, the text before "puis, retournez la carte", then the card. By an option, a
# bought card may be declined (R57); the question comes before the card is turned over.


def buy(s: State, seat: int, target: int, log: Log) -> None:
    time, coins = price_of(s, target)
    village = s.seats[seat]
    village.time += time
    village.coins -= coins
    log.add(BOUGHT, seat, target, time, coins)
    if target == T_FIELD:
        earn(s, seat, FIELD.coins, log)
    elif target == T_CHAMBER + MONEY:
        earn(s, seat, MONEY_COINS, log)
    elif T_PILE <= target < T_CHAMBER:
        run_errand(s, seat, s.tops[target - T_PILE], log)
    if s.options[MAY_DECLINE]:
        s.then(Task(KEEP, seat, target))
    else:
        turn_over(s, seat, target)


def price_of(s: State, target: int) -> tuple[int, int]:
    """Return the time and coins on a card's black banner."""
    if target >= T_WORKSHOP:
        return WORKSHOPS[target - T_WORKSHOP].time, 0
    if target >= T_CHAMBER:
        return CHAMBERS[target - T_CHAMBER].time, 0
    if target >= T_PILE:
        monk = MONKS[s.tops[target - T_PILE]]
        return monk.time, monk.coins
    if target >= T_CHURCH:
        church = CHURCHES[target - T_CHURCH]
        return church.time, church.coins
    return (SQUARE_TIME if target == T_SQUARE else FIELD.time), 0


def ask_keep(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_keep(s: State, t: Task, value: int, log: Log) -> None:
    if value != SKIP:
        turn_over(s, t.seat, t.arg)
        return
    log.add(LEFT_CARD, t.seat, t.arg)
    if t.arg == T_SQUARE:  # the tile needs the card; the story point doesn't
        tell(s, t.seat, SQUARE_STORY, log)


def turn_over(s: State, seat: int, target: int) -> None:
    """Add a card to the village; the square's tile is placed first."""
    if target == T_SQUARE:
        s.then(Task(TILE, seat))
    s.then(Task(ADD, seat, target))


# Monks: pay, action, then the window (R32, R33).


def run_errand(s: State, seat: int, monk: int, log: Log) -> None:
    action, number = MONKS[monk].action, MONKS[monk].number
    if action == "story":
        tell(s, seat, number, log)
    elif action == "chief":
        s.then(Task(CHIEF, seat))
    elif action == "steward":
        open_office(s, seat, number)
    else:
        for _ in range(number):
            s.then(Task(SCHOOL, seat))


# "retourner la carte sur sa face claire et la placer": then what lies on the card itself.


def do_add(s: State, t: Task, _: int, log: Log) -> None:
    target = t.arg
    seat = s.seats[t.seat]
    if target >= T_WORKSHOP:
        sort, pair = SORT_AND_PAIR[target - T_WORKSHOP]
        s.shops ^= 1 << (target - T_WORKSHOP)
        seat.workshops[sort] = pair
        place_resource(s, t.seat, sort, log)
    elif target >= T_CHAMBER:
        add_chamber(s, t.seat, target - T_CHAMBER, log)
    elif target >= T_PILE:
        pile = target - T_PILE
        add_monk(s, t.seat, pile, log)
    elif target >= T_CHURCH:
        s.churches ^= 1 << (target - T_CHURCH)
        seat.church = target - T_CHURCH
    elif target == T_SQUARE:
        s.squares -= 1
        seat.square = 1
        reward_square(s, t.seat, log)
    else:
        s.fields -= 1
        seat.fields += 1


def add_chamber(s: State, seat: int, chamber: int, log: Log) -> None:
    s.chambers ^= 1 << chamber
    s.seats[seat].chamber = chamber
    if chamber == GUILD:
        place_guild_marker(s, seat, log)
    elif chamber in (CITIZENS, PROPERTIES):
        s.then(Task(COVER, seat, chamber))


def add_monk(s: State, seat: int, pile: int, log: Log) -> None:
    monk = s.tops[pile]
    s.seats[seat].monks |= 1 << monk
    s.tops[pile] = -1
    log.add(HIRED, seat, monk)
    if any(other.pile == pile and s.monks >> n & 1 for n, other in enumerate(MONKS)):
        s.then(Task(SHOW_MONK, CHANCE, pile))

"""Tables to try a rule at, and choices written with names: `say(s, "act black money")`."""

from parvis.engine import CHANCE, QUIET, SKIP, Log, Task
from parvis.engine.kinds import Noun
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import PROFESSIONS, RESOURCES
from parvis.games.clochemerle.kinds import (
    ACT,
    BANNER,
    CHAMBER,
    CHURCH,
    CUSTOMER,
    MONK,
    STAGE,
    WORKSHOP,
)
from parvis.games.clochemerle.state import Seat, State

BEER, SCROLL, HORSE, PLOUGH, WAGON = range(len(RESOURCES))
ABBOT, COUNCILLOR, TRAVELLER, CRAFTSMAN, MERCHANT = (1 << n for n in range(len(PROFESSIONS)))


def table(seats: int = 3, **options: bool) -> State:
    """A game at its first die: seat 0 leads, boards, monks and customers in their order."""
    s = GAME.start(seats, 0, options)
    while GAME.actor(s) == CHANCE:
        GAME.choose(s, GAME.options(s)[0], QUIET)
    return s


def ready(value: int, seats: int = 3, **options: bool) -> tuple[State, Seat]:
    """A turn of seat 0 with two white dice of this sum in hand."""
    s = table(seats, **options)
    s.leader, s.turn = seats - 1, 2  # so that the hand may be taken
    hold(s, value)
    return s, s.seats[0]


def hold(s: State, value: int) -> None:
    """Put two white dice of this sum into the active player's hand."""
    seat = s.agenda[-1].seat
    first = min(6, value - 1)
    s.die, s.other = first - 1, value - first - 1
    s.agenda[-1] = Task(ACT, seat)


def wordy(s: State, value: int) -> str:
    """Write a choice with names: `act black money`."""
    kind = GAME.kind(s)
    form = None if value == SKIP else kind.form_of(value)
    if form is None:
        return f"{kind.name} skip"
    parts = [kind.name, form.name] if form.name else [kind.name]
    for field, n in zip(form.fields, form.unpack(value), strict=True):
        parts.append(field.noun.keys[n] if field.noun and field.noun.keys else str(n))
    return " ".join(parts)


def offered(s: State) -> list[str]:
    """What may be chosen now, in words; nothing when the game is over."""
    return [wordy(s, value) for value in GAME.options(s)] if s.agenda else []


def say(s: State, *words: str, log: Log = QUIET) -> None:
    """Make choices, one after another; each must be on offer."""
    for word in words:
        offers = offered(s)
        assert word in offers, f"{word!r} is not among {offers}"
        GAME.choose(s, GAME.options(s)[offers.index(word)], log)


def pending(s: State) -> str:
    return GAME.kind(s).name


def asked(s: State) -> int:
    return s.agenda[-1].seat


def cards(noun: Noun, *keys: str) -> int:
    """A set of cards by their names."""
    return sum(1 << noun.keys.index(key) for key in keys)


def customers(*numbers: int) -> int:
    return cards(CUSTOMER, *map(str, numbers))


def stages(*keys: str) -> int:
    return cards(STAGE, *keys)


def church(key: str) -> int:
    return CHURCH.keys.index(key)


def chamber(key: str) -> int:
    return CHAMBER.keys.index(key)


def monk(key: str) -> int:
    return MONK.keys.index(key)


def banner(key: str) -> int:
    return BANNER.keys.index(key)


def shop(key: str) -> tuple[int, int]:
    """The sort and the pair of a workshop such as `brewery-58`."""
    return divmod(WORKSHOP.keys.index(key), 4)


def build(seat: Seat, *shops: str, stock: int = 0) -> None:
    """Give a village workshops, each with some markers."""
    for key in shops:
        sort, pair = shop(key)
        seat.workshops[sort] = pair
        seat.stock[sort] = stock

"""How scenario tests set a scene in the village and follow it, word by word."""

from parvis.engine import CHANCE, QUIET, Log, OptionValue
from parvis.games.descendance import GAME
from parvis.games.descendance.components import CUBES, SPACES, VILLAGERS
from parvis.games.descendance.state import Seat, State

SCROLL, HORSE, PLOUGH, OX, WAGON, BEER = range(6)
ORANGE, GREEN, BROWN, PINK, PLAGUE = range(5)


def village(seats: int = 3, inn: bool = False, **options: OptionValue) -> State:
    """Return the first turn of a game, seat 0 first, with a cube of each kind on each space."""
    s = GAME.start(seats, 1, {"inn": inn, **options})
    GAME.choose(s, 0, QUIET)
    settle(s)
    s.spaces = [1] * 35 + [int(inn)] * 5
    return s


def settle(s: State, log: Log = QUIET) -> None:
    """Let chance answer whatever it is asked."""
    while s.agenda and s.agenda[-1].seat == CHANCE:
        GAME.choose(s, GAME.roll(s), log)


def do(s: State, *words: str, log: Log = QUIET) -> None:
    """Make these choices one after the other, chance in between."""
    for word in words:
        settle(s, log)
        GAME.play(s, GAME.read(s, word), log)
    settle(s, log)


def asked(s: State) -> str:
    """Return what is asked and of whom: `death 0`; or `over`."""
    settle(s)
    return f"{GAME.kind(s).name} {s.agenda[-1].seat}" if s.agenda else "over"


def offered(s: State) -> list[str]:
    """Return the choices of the pending question as words, without the question's own name."""
    settle(s)
    return [GAME.spell(s, value).split(" ", 1)[1] for value in GAME.options(s)]


def take(space: str, cube: str) -> str:
    """Return the word that takes a cube."""
    return f"turn take {SPACES.index(space)} {CUBES.index(cube)}"


def card(key: str) -> int:
    """Return the number of a villager."""
    return [villager.key for villager in VILLAGERS].index(key)


def deal(s: State, seat: int, *keys: str) -> None:
    """Put villagers into a hand, wherever they were; piles close up from the deck."""
    for key in keys:
        number = card(key)
        if number in s.deck:
            s.deck.remove(number)
            pile = next(pile for pile in s.piles if -1 in pile)
            pile.remove(-1)
        else:
            pile = next(pile for pile in s.piles if number in pile)
            pile[pile.index(number)] = s.deck.pop()
            next(pile for pile in s.piles if -1 in pile).remove(-1)
        s.seats[seat].hand.append(number)


def lay(s: State, *keys: str) -> None:
    """Let these three villagers be the ones in view."""
    for pile, key in zip(s.piles, keys, strict=True):
        number = card(key)
        if pile[0] == number:
            continue
        for other in s.piles:
            if number in other:
                other[0], pile[0] = pile[0], number
                break
        else:
            s.deck.append(pile[0])
            s.deck.remove(number)
            pile[0] = number


def empty_board(s: State, *left: tuple[str, str]) -> None:
    """Take all cubes off the action spaces but these."""
    s.spaces = [0] * 40
    for space, cube in left:
        s.spaces[SPACES.index(space) * 5 + CUBES.index(cube)] += 1


def rich(seat: Seat) -> None:
    """Give a family enough of everything."""
    seat.cubes = [4, 4, 4, 4]
    seat.coins = 4
    seat.grain = 5
    seat.goods = [2, 2, 2, 2, 2, 2]

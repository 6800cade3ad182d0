"""Short ways to set up a position, to play on from it, and to say what is asked."""

from collections.abc import Sequence

from parvis.engine import CHANCE, QUIET, Log, OptionValue, Task
from parvis.games.piliers import GAME
from parvis.games.piliers.components import CRAFTSMAN, GOOD, HAPPENING, PRIVILEGE, RESOURCE, SPACE
from parvis.games.piliers.state import State

SAND, WOOD, STONE, METAL = range(4)
NUMBERS = {
    name: number
    for noun in (CRAFTSMAN, PRIVILEGE, HAPPENING, RESOURCE, SPACE, GOOD)
    for number, name in enumerate(noun.keys)
}


def card(name: str) -> int:
    """Return the number of a card or space by its key."""
    return NUMBERS[name]


def table(seats: int = 3, **options: OptionValue) -> State:
    """Return a table whose first start player is seat 0, with nothing on its agenda."""
    s = GAME.start(seats, 1, options)
    GAME.choose(s, 0, QUIET)
    s.agenda.clear()
    return s


def settle(s: State, *tasks: Task | int, log: Log = QUIET) -> None:
    """Let tasks, or steps by their number, be settled one after the other."""
    wanted = [task if isinstance(task, Task) else Task(task, CHANCE) for task in tasks]
    s.agenda = wanted[::-1]
    GAME._run(s, log)


def asked(s: State) -> tuple[str, int] | None:
    """Return the name of the pending question and whom it is put to."""
    return (GAME.kind(s).name, s.agenda[-1].seat) if s.agenda else None


def words(s: State, start: str = "") -> list[str]:
    """Return the choices offered, as words, that begin in a certain way."""
    found = [GAME.spell(s, value) for value in GAME.options(s)]
    return [word for word in found if word.startswith(start)]


def follow(s: State, *said: str) -> None:
    """Make choices one after the other; each must be offered. Cards go by their names."""
    for word in said:
        GAME.play(s, GAME.read(s, numbers(word)), QUIET)


def numbers(word: str) -> str:
    """Replace the names of cards and spaces in a word by their numbers."""
    kind, *rest = word.split(" ")
    forms = {form.name for one in GAME.kinds.tasks if one.name == kind for form in one.forms}
    parts = [part if part in forms else str(NUMBERS.get(part, part)) for part in rest]
    return " ".join([kind, *parts])


def draw(s: State, owner: int, put_back: bool = False) -> None:
    """Let a builder be drawn; the start player leaves it unless told otherwise."""
    follow(s, f"draw {owner}")
    if asked(s) == ("put-back", s.start):
        follow(s, "put-back return" if put_back else "put-back keep")


def points(s: State) -> list[int]:
    return GAME.scores(s)


def give(s: State, seat: int, craftsmen: Sequence[str] = (), cubes: Sequence[int] = ()) -> None:
    """Put craftsmen, and cubes of sand, wood, stone and metal, in front of a seat."""
    if craftsmen:
        s.seats[seat].craftsmen = [card(name) for name in craftsmen]
    if cubes:
        s.seats[seat].cubes = list(cubes)

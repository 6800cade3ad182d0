"""A table to try one rule at: rings always in the same order, an event that does nothing."""

from collections.abc import Mapping, Sequence

from parvis.engine import CHANCE, SKIP, Log, OptionValue
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara import kinds as k
from parvis.games.emara.state import Seat, State

ADVISORS = (
    c.COIN,
    c.ARCHIVIST,
    c.GOLDSMITH,
    c.CARPENTER,
    c.BAKER,
    c.SCHOOLMARM,
    c.BAILIFF,
    c.DRESSMAKER,
)
QUIET_EVENT = c.COURT  # it touches nobody who does not rise


def chance(s: State, wanted: Mapping[int, Sequence[int]]) -> None:
    """Answer all pending chance, as wanted for each kind and with the first answer otherwise."""
    left = {kind: list(values) for kind, values in wanted.items()}
    while s.agenda and s.agenda[-1].seat == CHANCE:
        offered = GAME.options(s)
        values = left.get(s.agenda[-1].kind)
        value = values.pop(0) if values else offered[0]
        assert value in offered
        GAME.choose(s, value, Log())


def table(
    seats: int = 3,
    occasion: int = QUIET_EVENT,
    opening: int = 0,
    advisors: Sequence[int] = ADVISORS,
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """Return a game at its first turn: seat 0 begins, from the forest and the castle by default."""
    s = GAME.start(seats, 0, options)
    wanted = {
        k.LAY_COUNTRY: range(4),
        k.LAY_TOWN: range(4),
        k.LAY_ADVISOR: advisors,
        k.TURN_UP: [16],
        k.OPEN: [opening],
        k.STATUE: [0],
        k.REVEAL: [occasion],
    }
    chance(s, wanted)
    return s


def me(s: State, **goods: int) -> Seat:
    """Return the seat that begins, with these goods and no others."""
    seat = s.seats[0]
    seat.goods[:] = [goods.get(name, 0) for name in c.GOODS]
    return seat


def value_of(s: State, form: str, *parts: int) -> int:
    """Return the answer of that form offered now that begins so; where there is none, one like it.

    The last parts of some answers only say what the table shows anyway: a price, a yield.
    """
    if form == "skip":
        return SKIP
    found = GAME.kind(s).form(form)
    for value in GAME.options(s):
        fits = found.start <= value < found.start + found.size
        if fits and found.unpack(value)[: len(parts)] == parts:
            return value
    return found.pack(*parts, *[0] * (len(found.fields) - len(parts)))


def offers(s: State, form: str, *parts: int) -> bool:
    """Tell whether an answer is offered now."""
    kind = GAME.kind(s)
    if form != "skip" and all(known.name != form for known in kind.forms):
        return False
    return value_of(s, form, *parts) in GAME.options(s)


def choose(s: State, form: str, *parts: int) -> Log:
    """Give an answer that must be offered; return what could be noticed."""
    log = Log()
    GAME.play(s, value_of(s, form, *parts), log)
    return log


def asked(s: State) -> str:
    return GAME.kind(s).name


def forms(s: State) -> set[str]:
    """Return the names of the forms that are offered."""
    kind = GAME.kind(s)
    found = [kind.form_of(value) for value in GAME.options(s)]
    return {form.name if form else "skip" for form in found}


def play(s: State, card: int, slot: int = 0) -> None:
    """Play a card, dealt to the seat on purpose."""
    seat = s.seats[s.agenda[-1].seat]
    seat.deck |= seat.hand
    seat.hand = 1 << card
    seat.deck &= ~seat.hand
    choose(s, "", card, slot)


def stand(s: State, country: int, town: int, seat: int = 0) -> None:
    """Put the envoys of a seat on two places."""
    s.seats[seat].country = s.country.index(country)
    s.seats[seat].town = s.town.index(town)


def visit(s: State, place: int) -> None:
    """Have seat 0 act at a place in town, by card."""
    play(s, c.TOWN_CARD)
    choose(s, "go", place)


def give(s: State, *advisors: int, seat: int = 0) -> None:
    """Give advisors to a seat."""
    for advisor in advisors:
        s.holders[advisor] = seat
        if advisor in s.spaces:
            s.spaces[s.spaces.index(advisor)] = -1


def finish_turn(s: State) -> None:
    """End the turn that is going on by the shortest way: walk in the country and take nothing."""
    while asked(s) != "play" and s.agenda[-1].seat == 0:
        if offers(s, "end"):
            choose(s, "end")
            return
        if offers(s, "take"):
            choose(s, "take")
        elif offers(s, "skip"):
            choose(s, "skip")
        else:
            GAME.choose(s, walk(s), Log())


def walk(s: State) -> int:
    return next(
        v for v in GAME.options(s) if GAME.spell(s, v).startswith(("turn move", "turn step"))
    )


def finish_round(s: State) -> None:
    """Let everybody play the round out, taking nothing but what a card gives."""
    number = s.round
    while s.agenda and s.round == number and asked(s) not in ("tribute", "settle"):
        if s.agenda[-1].seat == CHANCE:
            break
        if asked(s) == "play":
            GAME.choose(s, GAME.options(s)[0], Log())
        elif offers(s, "end"):
            choose(s, "end")
        elif offers(s, "skip"):
            choose(s, "skip")
        elif offers(s, "take"):
            choose(s, "take")
        else:
            GAME.choose(s, walk(s), Log())

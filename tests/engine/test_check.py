"""The conformance kit passes a sound game and catches every fault planted in one."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, AnyGame, BaseState, Game, Log, Random, Task
from parvis.engine.check import Broken, check
from tests.engine import orchard
from tests.engine.orchard import GAME, Seat, State


def changed(**parts: Any) -> AnyGame:
    """Return the toy game with some of its parts replaced."""
    sound: dict[str, Any] = {
        "name": "orchard",
        "version": 2,
        "seats": (2, 3, 4),
        "options": orchard.OPTIONS,
        "kinds": GAME.kinds,
        "new": orchard.new,
        "rules": vars(orchard),
        "scores": GAME.scores,
        "standing": GAME.standing,
        "categories": GAME.categories,
        "breakdown": orchard.breakdown,
        "view": GAME.view,
        "view_type": GAME.view_type,
        "imagine": GAME.imagine,
        "audit": GAME.audit,
        "components": GAME.components,
    }
    for name, part in parts.items():
        sound[name] = {**vars(orchard), **part} if name == "rules" else part
    return Game(**sound)


class Faulty(State):
    """A state whose copy is wrong in one way; the others are right."""

    __slots__ = ()
    fault = ""

    def copy(self) -> "Faulty":
        s = State.copy(self)
        made = type(self)(
            s.version, s.options, s.random, s.agenda, s.turns, s.looking, s.bag, s.rows, s.seats
        )
        match self.fault:
            case "a shared list":
                made.bag = self.bag
            case "a shared inner list":
                made.rows = self.rows[:]
            case "shared seats":
                made.seats = [Seat(seat.points, seat.hand) for seat in self.seats]
            case "a shared generator":
                made.random = self.random
            case "a shared agenda":
                made.agenda = self.agenda
            case "a forgotten field":
                made.turns = 0
            case "a forgotten list":
                made.rows = [[] for _ in self.rows]
        return made


def with_faulty_copies(kind_of_fault: str) -> AnyGame:
    class Planted(Faulty):
        __slots__ = ()
        fault = kind_of_fault

    def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> Planted:
        s = orchard.new(seats, options, version, random)
        return Planted(version, options, random, s.agenda, 0, -1, s.bag, s.rows, s.seats)

    return changed(new=new)


@pytest.mark.parametrize(
    "fault",
    [
        "a shared list",
        "a shared inner list",
        "shared seats",
        "a shared generator",
        "a shared agenda",
        "a forgotten field",
        "a forgotten list",
    ],
)
def test_a_faulty_copy_is_caught(fault: str) -> None:
    check(with_faulty_copies("none"), 3, 5)
    with pytest.raises(Broken, match="copy|elsewhere|changes"):
        check(with_faulty_copies(fault), 3, 5)


def leaking_view(s: State, you: int | None) -> msgspec.Struct:
    seen = orchard.view(s, you)
    return msgspec.structs.replace(seen, looking=s.seats[0].hand[1])


def prophetic_view(s: State, you: int | None) -> msgspec.Struct:
    return msgspec.structs.replace(orchard.view(s, you), bag=s.random.copy().below(6))


def live_view(s: State, you: int | None) -> msgspec.Struct:
    seen = orchard.view(s, you)
    sides = [
        msgspec.structs.replace(side, row=row) for side, row in zip(seen.sides, s.rows, strict=True)
    ]
    return msgspec.structs.replace(seen, sides=sides)


_first: dict[int, tuple[State, msgspec.Struct]] = {}


def lazy_view(s: State, you: int | None) -> msgspec.Struct:
    """Return what the state showed at first, as if it were noted nowhere that it has changed."""
    if id(s) not in _first or _first[id(s)][0] is not s:
        _first[id(s)] = (s, orchard.view(s, None))
    return _first[id(s)][1]


_sides: list[Any] = []


def changing_view(s: State, you: int | None) -> msgspec.Struct:
    """Return a view whose list is the one of all views."""
    seen = orchard.view(s, None)
    _sides[:] = seen.sides
    return msgspec.structs.replace(seen, sides=_sides)


def careless_imagine(s: State, you: int | None, random: Random) -> State:
    s = orchard.imagine(s, None, random)  # forgets that one knows one's own hand
    return s


def lazy_imagine(s: State, you: int | None, random: Random) -> State:
    return s.copy()


def telling_imagine(s: State, you: int | None, random: Random) -> State:
    supposed = orchard.imagine(s, you, random)
    hidden = [side.hand for i, side in enumerate(s.seats) if not orchard.shown(s, i, you)]
    for _ in range(sum(hand[0] for hand in hidden)):
        supposed.random.below(2)  # the dice have moved as often as there are hidden apples
    return supposed


def greedy_imagine(s: State, you: int | None, random: Random) -> State:
    s = orchard.imagine(s, you, random)
    s.bag[0] += 1
    s.bag[1] -= 1
    return s


def live_options(s: State, t: Task) -> list[int]:
    return s.seats[t.seat].hand


def doubled_options(s: State, t: Task) -> list[int]:
    return orchard.ask_turn(s, t) * 2


def no_options(s: State, t: Task) -> list[int]:
    return []


def stray_options(s: State, t: Task) -> list[int]:
    return [*orchard.ask_turn(s, t), 77]


def unwelcome_skip(s: State, t: Task) -> list[int]:
    return [-1, *orchard.ask_turn(s, t)]


def curious_ask(s: State, t: Task) -> list[int]:
    s.turns += 1
    return orchard.ask_turn(s, t)


_luck = [0]


def lucky_draw(s: State, t: Task, card: int, log: Log) -> None:
    _luck[0] += 1  # stands for a global random number in a rule
    orchard.do_draw(s, t, card, log)
    s.seats[t.arg].points += _luck[0] % 7


def lost_card(s: State, t: Task, card: int, log: Log) -> None:
    s.bag[card] -= 1


def bottomless_draw(s: State, t: Task, card: int, log: Log) -> None:
    log.add(orchard.DREW, t.arg, card)


def misnamed_event(s: State, t: Task, card: int, log: Log) -> None:
    orchard.do_draw(s, t, card, log)
    log.add(orchard.PLANTED, t.arg, 9)


def wrong_seat(s: State, t: Task, value: int, log: Log) -> None:
    orchard.do_turn(s, t, value, log)
    for i, task in enumerate(s.agenda):
        if task.kind == orchard.RAID:
            s.agenda[i] = Task(orchard.RAID, CHANCE)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (changed(view=leaking_view), "can tell an imagined state"),
        (changed(view=prophetic_view), "dice to come"),
        (changed(view=live_view), "shares lists with the state"),
        (changed(view=changing_view), "changes after it was made"),
        (changed(imagine=careless_imagine), "can tell an imagined state"),
        (changed(imagine=lazy_imagine), "knows the dice"),
        (changed(imagine=telling_imagine), "shows in an imagined state"),
        (changed(imagine=greedy_imagine), "does not add up"),
        (changed(rules={"ask_turn": live_options}), "are a part of the state"),
        (changed(rules={"ask_turn": doubled_options}), "offers twice"),
        (changed(rules={"ask_raid": no_options}), "offers nothing"),
        (changed(rules={"ask_turn": stray_options}), "no value of turn|outside its range"),
        (changed(rules={"ask_turn": unwelcome_skip}), "no value of turn|outside its range"),
        (changed(rules={"ask_turn": curious_ask}), "asking for turn changes|elsewhere"),
        (changed(rules={"do_draw": lucky_draw}), "elsewhere"),
        (changed(rules={"do_draw": lost_card}), "do not add up"),
        (changed(rules={"do_draw": bottomless_draw}), "has not ended"),
        (changed(rules={"do_draw": misnamed_event}), "event planted: card is 9"),
        (changed(rules={"do_turn": wrong_seat}), "wrong sort of seat"),
    ],
)
def test_a_planted_fault_is_caught(game: AnyGame, message: str) -> None:
    with pytest.raises((Broken, ValueError), match=message):
        for seed in range(5):
            check(game, 3, seed, limit=2000)


def test_a_view_is_checked_at_every_moment() -> None:
    with pytest.raises(Broken, match=r"ply [1-9]\d*: a view does not keep up with its state"):
        check(changed(view=lazy_view), 3, 0, thorough=1)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**60), st.integers(2, 4), st.booleans())
def test_a_sound_game_passes(seed: int, seats: int, short: bool) -> None:
    record = check(GAME, seats, seed, {"short": short})
    assert record.seats == seats
    assert record.choices


def test_a_base_state_has_no_copy_of_its_own() -> None:
    with pytest.raises(NotImplementedError):
        BaseState(1, (), Random(1, 1), []).copy()


def test_a_private_part_that_forgets_what_a_seat_sees_is_caught() -> None:
    with pytest.raises(Broken, match="differs from a spectator's elsewhere"):
        check(changed(private=nothing_private), 2, 1)


def nothing_private(s: State, seat: int) -> dict[str, object]:
    return {}


def test_a_private_part_may_be_all_that_differs() -> None:
    check(changed(private=own_side), 3, 1)


def own_side(s: State, seat: int) -> dict[str, object]:
    return {"sides": orchard.view(s, seat).sides}

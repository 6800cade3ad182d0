"""Correlates chosen things with winning, by replaying a match.

Nothing is listed by hand: a choice such as `hire 3` names a craftsman because its kind declares so.
Correlation is not causation: good players choose good cards, and a leader can afford more of them.
"""

from collections.abc import Iterator

import msgspec

from parvis.arena.match import Plan, Played
from parvis.arena.statistics import Interval, deviation, mean, wilson
from parvis.engine import CHANCE, AnyGame
from parvis.engine.kinds import Kind, Noun
from parvis.engine.record import moments


class Thing(msgspec.Struct, frozen=True):
    """Something that can be chosen, and the results of the seats that chose it."""

    action: str  # the kind and form of the choice: `market buy`
    noun: str  # its type: craftsman; "" for the action itself
    name: str  # which one: mason
    times: int  # times chosen, over all games
    seats: int  # seats that chose it at least once, over all games
    share: float  # of all seats
    wins: Interval  # of those seats
    points: Interval  # above their players' average


def balance(game: AnyGame, plan: Plan, played: list[Played]) -> list[Thing]:
    """Return the things that players chose, the most points first within each type."""
    usual = _usual(played)
    times: dict[tuple[str, str, str], int] = {}
    chosen: dict[tuple[str, str, str], dict[tuple[int, int], None]] = {}
    for one in played:
        for _, s, value in moments(game, one.record(plan)):
            task = s.agenda[-1]
            if task.seat == CHANCE or (task.seat < 0):
                continue
            for key in set(things(game.kind(s), value, task.arg)):
                times[key] = times.get(key, 0) + 1
                chosen.setdefault(key, {})[one.number, task.seat] = None
    by_number = {one.number: one for one in played}
    seats = sum(len(one.players) for one in played)
    spread = deviation(
        [one.scores[i] - usual[name] for one in played for i, name in enumerate(one.players)]
    )
    found: list[Thing] = []
    for key, who in chosen.items():
        games = [(by_number[number], seat) for number, seat in who]
        found.append(
            Thing(
                *key,
                times=times[key],
                seats=len(games),
                share=len(games) / seats,
                wins=wilson(sum(one.wins(seat) for one, seat in games), len(games)),
                points=mean(
                    [one.scores[seat] - usual[one.players[seat]] for one, seat in games], spread
                ),
            )
        )
    found.sort(key=lambda thing: (thing.action, thing.noun, -thing.points.value))
    return found


def things(kind: Kind, value: int, arg: int) -> Iterator[tuple[str, str, str]]:
    """Yield (action, noun, name) for everything a choice names."""
    form = kind.form_of(value)
    if form is None:
        yield f"{kind.name} skip", "", ""
        return
    action = f"{kind.name} {form.name}".rstrip()
    yield action, "", ""
    for field, part in zip(form.fields, form.unpack(value), strict=True):
        if field.noun is not None and field.noun.keys:
            yield action, field.noun.name, field.noun.keys[part]
    if _names(kind.arg, arg):
        assert kind.arg is not None
        yield action, kind.arg.name, kind.arg.keys[arg]


def nouns(game: AnyGame) -> dict[str, Noun]:
    """Return every noun that a choice may name, by name."""
    named = [
        field.noun for kind in game.kinds.tasks for form in kind.forms for field in form.fields
    ]
    named += [kind.arg for kind in game.kinds.tasks]
    return {noun.name: noun for noun in named if noun is not None}


def _names(noun: Noun | None, member: int) -> bool:
    return noun is not None and 0 <= member < len(noun.keys)


def _usual(played: list[Played]) -> dict[str, float]:
    """Return each player's average points."""
    points: dict[str, list[int]] = {}
    for one in played:
        for name, score in zip(one.players, one.scores, strict=True):
            points.setdefault(name, []).append(score)
    return {name: sum(scores) / len(scores) for name, scores in points.items()}

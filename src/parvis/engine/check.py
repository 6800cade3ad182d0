"""The conformance suite: properties that hold for every game at every moment.

`check(game, seats, seed, options)` plays one random game and raises `Broken` at the first
property that fails. It returns the record of that game.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from parvis.engine.core import CHANCE, QUIET, BaseState, Event, Game, Log, Task
from parvis.engine.kinds import SEAT
from parvis.engine.options import OptionValue
from parvis.engine.plain import dump, fields, load, plain
from parvis.engine.random import Random, seeded
from parvis.engine.record import Record, replay
from parvis.engine.view import view_fields

S = TypeVar("S", bound=BaseState)


class Broken(AssertionError):
    """A property that every game must have does not hold. The message says which, and where."""


def check(
    game: Game[S, Any],
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    limit: int = 20_000,
    thorough: int = 40,
) -> Record:
    """Play one random game and raise Broken if any property fails.

    Expensive properties (trying every option, imagining for every seat) are checked at about
    `thorough` moments spread over the game, the others at every moment.
    """
    options = dict(options or {})
    words = _words(game, seats, seed, options, limit)
    record = Record(game.name, game.version, seats, options, seed, tuple(words))
    every = max(1, len(words) // thorough)
    history: list[Any] = []
    again = game.start(seats, seed, options)
    players = seeded(seed + 1)
    _check_copy_is_complete(game.start(seats, seed, options))
    seen: msgspec.Struct | None = None
    shown = b""
    for ply, s in enumerate(_moments(game, seats, seed, options, [])):
        where = f"{game.name}, {seats} seats, seed {seed}, ply {ply}: "
        here = plain(s)
        history.append(here)
        _hold(plain(again) == here, where + "the same choices lead elsewhere: hidden randomness")
        _check_offers(game, s, here, where)
        for fault in game.audit(s):
            raise Broken(where + fault)
        if ply % every == 0 or not s.agenda:
            _check_thoroughly(game, s, seats, seed, here, where)
        before, told = seen, shown
        seat = _looker(ply, seats)
        seen = game.view(s, seat)
        shown = _check_view_keeps_up(game, s, seat, seen, where)
        kept = before is None or msgspec.json.encode(before) == told
        _hold(kept, where + "a view changes after it was made")
        if s.agenda:
            _follow(game, again, words[ply], players)
    _check_end(game, s, seats)
    _check_replay(game, record, history)
    return record


def _words(
    game: Game[S, Any], seats: int, seed: int, options: dict[str, OptionValue], limit: int
) -> list[str]:
    words: list[str] = []
    for _ in _moments(game, seats, seed, options, words):
        _hold(len(words) < limit, f"{game.name}: after {limit} choices the game has not ended")
    return words


def _moments(
    game: Game[S, Any], seats: int, seed: int, options: dict[str, OptionValue], words: list[str]
) -> Iterator[S]:
    """Play at random, yielding the state before each choice and at the end."""
    s = game.start(seats, seed, options)
    players = seeded(seed + 1)
    while s.agenda:
        yield s
        offered, name = game.options(s), game.kind(s).name
        live = offered is game.options(s)
        _hold(not live, f"{game.name}: the options of {name} are a part of the state")
        _hold(bool(offered), f"{game.name}: {name} offers nothing")
        by_chance = s.agenda[-1].seat == CHANCE
        value = game.roll(s) if by_chance else offered[players.below(len(offered))]
        words.append(game.spell(s, value))
        game.choose(s, value, QUIET)
    yield s


def _follow(game: Game[S, Any], s: S, word: str, players: Random) -> None:
    """Make the same choice on a second state; chance draws from that state's own generator."""
    if s.agenda[-1].seat == CHANCE:
        _hold(game.spell(s, game.roll(s)) == word, f"{game.name}: chance is not the seed's")
    game.choose(s, game.read(s, word), Log())


def _hold(fact: bool, message: str) -> None:
    if not fact:
        raise Broken(message)


# Copies.


def _check_copy_is_complete(s: BaseState) -> None:
    """Check that a copy has every field: set all numbers to different values, then compare."""
    number(s)
    _hold(plain(s.copy()) == plain(s), f"{type(s).__name__}: a copy forgets something")


def number(thing: Any, n: int = 0) -> int:
    """Set every integer in a state to a different number; return the last one used."""
    if isinstance(thing, list):
        for i, item in enumerate(thing):
            if isinstance(item, int):
                thing[i] = n = n + 1
            else:
                n = number(item, n)
        if not thing:
            thing.append(n := n + 1)  # gives an empty list a number, to check that it is copied
    elif not isinstance(thing, tuple | Task):
        for name in fields(thing):
            value = getattr(thing, name)
            if isinstance(value, int):
                setattr(thing, name, n := n + 1)
            elif name != "agenda":
                n = number(value, n)
    return n


def mutable(thing: Any) -> set[int]:
    """Return the ids of all mutable parts of a state."""
    if isinstance(thing, int | tuple | Task):
        return set()
    parts = thing if isinstance(thing, list) else [getattr(thing, n) for n in fields(thing)]
    return {id(thing)}.union(*(mutable(part) for part in parts))


# Options.


def _check_offers(game: Game[S, Any], s: S, here: Any, where: str) -> None:
    if not s.agenda:
        return
    kind = game.kind(s)
    offered = game.options(s)
    _hold(plain(s) == here, where + f"asking for {kind.name} changes the state")
    chance = s.agenda[-1].seat == CHANCE
    _hold(chance or len(set(offered)) == len(offered), where + f"{kind.name} offers twice")
    _hold(kind.chance == chance, where + f"{kind.name} is answered by the wrong sort of seat")
    for value in offered:
        low = -1 if kind.skip else 0
        _hold(low <= value < kind.size, where + f"{kind.name} offers {value}, outside its range")
        word = game.spell(s, value)
        _hold(game.read(s, word) == value, where + f"the word {word!r} does not come back")
        action = game.action(s, value)
        space = game.outcomes if chance else game.actions
        _hold(0 <= action < space, where + f"{word!r} is outside the action space")
        _hold(game.choice(s, action) == value, where + f"the action of {word!r} does not come back")
    words = {game.spell(s, value) for value in offered}
    _hold(len(words) == len(set(offered)), where + "two choices are spelled alike")


# Views. A game may cache its last view of a state and redraw only what changed. A copy has no
# cache, so it draws everything.


def _looker(ply: int, seats: int) -> int | None:
    """Return whose view to compare at this moment: each seat in turn, then a spectator."""
    return None if ply % (seats + 1) == seats else ply % (seats + 1)


def _check_view_keeps_up(
    game: Game[S, Any], s: S, seat: int | None, view: msgspec.Struct, where: str
) -> bytes:
    """Return a view after checking that it equals the one drawn without a cache."""
    shown = msgspec.json.encode(view)
    fresh = msgspec.json.encode(game.view(s.copy(), seat))
    _hold(fresh == shown, where + "a view does not keep up with its state")
    return shown


# Expensive checks.


def _check_thoroughly(
    game: Game[S, Any], s: S, seats: int, seed: int, here: Any, where: str
) -> None:
    _hold(mutable(s).isdisjoint(mutable(s.copy())), where + "a copy shares parts")
    for value in set(game.options(s)) if s.agenda else ():
        tried = s.copy()
        log = Log()
        game.choose(tried, value, log)
        _check_events(game, log.events, where)
    _hold(plain(s) == here, where + "trying an option on a copy changes the state")
    _hold(plain(load(game, dump(game, s, seats))) == here, where + "JSON does not bring it back")
    for seat in [*range(seats), None]:
        _check_secrets(game, s, seat, seed, here, where)


def _check_events(game: Game[S, Any], events: list[Event], where: str) -> None:
    for event in events:
        kind = game.kinds.events[event.kind]
        numbers = (event.a, event.b, event.c)
        for field, n in zip(kind.fields, numbers, strict=False):
            known = field.noun is None or -1 <= n < field.noun.size
            _hold(known, where + f"event {kind.name}: {field.name} is {n}")


def _check_secrets(
    game: Game[S, Any], s: S, seat: int | None, seed: int, here: Any, where: str
) -> None:
    """Check that a view shows nothing its seat can't know, and everything it does know."""
    who = "a spectator" if seat is None else f"seat {seat}"
    view = game.view(s, seat)
    _hold(type(view) is game.view_type, where + "the view is of another type")
    _check_lengths(view, where)
    _hold(mutable(s).isdisjoint(_lists(view)), where + "a view shares lists with the state")
    seen = msgspec.json.encode(view)
    if seat is not None:
        quick = msgspec.json.encode(game.view_from(s, seat, game.view(s, None)))
        _hold(quick == seen, where + f"the view of {who} differs from a spectator's elsewhere")
    _hold(plain(s) == here, where + f"looking as {who} changes the state")
    _hold(msgspec.json.encode(game.view(s.copy(), seat)) == seen, where + "a view is not stable")
    other = s.copy()
    other.random = seeded(seed + 99)
    shows = msgspec.json.encode(game.view(other, seat)) != seen
    _hold(not shows, where + f"the view of {who} shows dice to come")
    for sample in (seed, seed + 1):
        random = seeded(sample)
        supposed = game.imagine(s, seat, random)
        _hold(plain(s) == here, where + f"imagining for {who} changes the state")
        _hold(mutable(s).isdisjoint(mutable(supposed)), where + "an imagined state shares parts")
        same = msgspec.json.encode(game.view(supposed, seat)) == seen
        _hold(same, where + f"{who} can tell an imagined state from the true one")
        _hold(not game.audit(supposed), where + "an imagined state does not add up")
        _hold(plain(supposed.random) != plain(s.random), where + "an imagined state knows the dice")
        first, second = (plain(game.imagine(one, seat, seeded(1))) for one in (s, supposed))
        _hold(first == second, where + f"what {who} can't know shows in an imagined state")
        if s.agenda and s.agenda[-1].seat == seat:
            offered = game.options(supposed)
            _hold(offered == game.options(s), where + f"{who} is offered something else there")


def _lists(part: Any) -> set[int]:
    """Return the ids of all lists in a view: it must not share any with the state."""
    if isinstance(part, list):
        return {id(part)}.union(*(_lists(one) for one in part))
    if isinstance(part, msgspec.Struct):
        return set().union(*(_lists(getattr(part, name)) for name in part.__struct_fields__))
    return set()


def _check_lengths(view: msgspec.Struct, where: str) -> None:
    """Check the declared shape of a view: lists as long as their noun, members in range."""
    for field in view_fields(type(view)):
        value = getattr(view, field.name)
        if value is None:
            _hold(field.optional, where + f"the view's {field.name} is missing")
            continue
        values = value if field.many else [value]
        if field.per is not None and field.per is not SEAT:
            right = len(values) == field.per.size
            _hold(right, where + f"the view's {field.name} is not one for each {field.per.name}")
        for one in values:
            if field.struct is not None:
                _check_lengths(one, where)
            elif field.of is not None:
                known = -1 <= one < field.of.size
                _hold(known, where + f"the view's {field.name} holds {one}, no {field.of.name}")
            elif field.flag:
                _hold(one in (0, 1), where + f"the view's {field.name} holds {one}, no yes or no")


# Ends and records.


def _check_end(game: Game[S, Any], s: S, seats: int) -> None:
    _hold(game.actor(s) is None, f"{game.name}: somebody must still choose after the end")
    lists = (game.scores(s), game.standing(s), game.breakdown(s), game.ranking(s))
    _hold(all(len(part) == seats for part in lists), f"{game.name}: points for another table")
    _hold(1 in game.ranking(s), f"{game.name}: nobody is first")


def _check_replay(game: Game[S, Any], record: Record, history: list[Any]) -> None:
    data = record.to_json()
    _hold(Record.from_json(data) == record, f"{game.name}: the record does not survive JSON")
    plies = len(record.choices)
    for ply in sorted({0, 1, plies // 3, plies // 2, plies - 1, plies}):
        same = plain(replay(game, record, ply)) == history[ply]
        _hold(same, f"{game.name}: replay of {record.seats} seats goes elsewhere at ply {ply}")

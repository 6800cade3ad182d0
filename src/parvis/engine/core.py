"""The engine: a state, an agenda of pending tasks, and one operation, `choose`.

The top of the agenda is the pending task. If its kind has an `ask_` function, a player or
chance must choose; otherwise the task settles itself. A `do_` function changes the state and
schedules what follows. It never calls another `do_` function. Everything that can pause the
game is therefore on the agenda, and a state can be copied, stored and searched at any moment.
"""

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, SupportsIndex, TypeAlias, TypeVar, final

import msgspec
from mypy_extensions import mypyc_attr

from parvis.engine.components import Components
from parvis.engine.kinds import UNKNOWN, BadWord, Kind, Kinds
from parvis.engine.options import BadSetup, Campaign, Feat, Options, OptionValue
from parvis.engine.random import Random, seeded
from parvis.engine.rules import wired

CHANCE: Final = -1  # the seat that answers chance tasks


class IllegalChoice(ValueError):
    """The rules do not offer this choice. Nothing has changed."""


@final
class Task:
    """One pending task. It is immutable, so a slice copies an agenda."""

    __slots__ = ("kind", "seat", "arg", "also")

    def __init__(self, kind: int, seat: int, arg: int = 0, also: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.arg: Final = arg
        self.also: Final = also


@final
class Event:
    """Something the players notice. It feeds the log and the animations, never the rules."""

    __slots__ = ("kind", "seat", "a", "b", "c")

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


@final
class Log:
    """Collects events. A quiet log, as searches use, collects nothing."""

    __slots__ = ("quiet", "events")

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        self.events: list[Event] = []

    def add(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        if not self.quiet:
            self.events.append(Event(kind, seat, a, b, c))


QUIET: Final = Log(quiet=True)  # always empty, so it can be shared

S = TypeVar("S", bound="BaseState")
V = TypeVar("V", bound=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)  # lets interpreted games run on the compiled build
class BaseState:
    """The fields every state has. A game's own class adds slots, `__init__` and `copy`.

    Fields are ints, lists of ints, lists of such lists, and a fixed list of seats, which are
    slotted objects with the same kinds of fields. Nothing that is cheap to derive is stored.
    """

    __slots__ = ("version", "options", "random", "agenda")

    def __init__(
        self, version: int, options: tuple[int, ...], random: Random, agenda: list[Task]
    ) -> None:
        self.version = version  # of the rules this game began with
        self.options = options  # for each option of the game, the index of the chosen value
        self.random = random  # part of the state, never of a view
        self.agenda = agenda  # pending tasks; the last one is the top

    def copy(self: S) -> S:
        raise NotImplementedError

    def __deepcopy__(self: S, memo: object) -> S:
        """Support copy.copy, compiled or not."""
        return self.copy()

    def then(self, task: Task) -> None:
        """Schedule a task. A task's follow-ups happen in the order they are written."""
        self.agenda.append(task)


Ask = Callable[[S, Task], list[int]]
Do = Callable[[S, Task, int, Log], None]


class Game(Generic[S, V]):
    """The rules of one game. It is stateless."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: Options,
        kinds: Kinds,
        new: Callable[[int, tuple[int, ...], int, Random], S],
        rules: Mapping[str, Any],
        scores: Callable[[S], list[int]],
        standing: Callable[[S], list[tuple[int, ...]]],
        categories: tuple[str, ...],
        breakdown: Callable[[S], list[list[int]]],
        view: Callable[[S, int | None], V],
        view_type: type[V],
        imagine: Callable[[S, int | None, Random], S],
        audit: Callable[[S], list[str]],
        components: tuple[Components, ...],
        oldest: int = 1,
        refuse: Callable[[int, tuple[int, ...]], str] | None = None,
        private: Callable[[S, int], dict[str, object]] | None = None,
        veiled: Callable[[S], bool] | None = None,
        refusals: tuple[str, ...] = (),
        campaign: Campaign[S] | None = None,
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # raised only when behaviour changes
        self.oldest: Final = oldest  # the first version whose records still replay
        self.seats: Final = seats  # possible numbers of players
        self.settings: Final = tuple(options.declared)
        self.kinds: Final = kinds
        self.scores: Final = scores  # points of each seat, as if the game ended now
        self.standing: Final = standing  # points and tie-breaks of each seat; higher is better
        self.categories: Final = categories  # of points, in the order of the score sheet
        self.view: Final = view
        self.view_type: Final = view_type
        self.private: Final = private  # see `view_from`
        self.veiled: Final = veiled  # see `goes_without_asking`
        self.imagine: Final = imagine
        self.audit: Final = audit  # lists violated invariants, a sentence each; normally none
        self.components: Final = components
        self.actions: Final = kinds.actions  # size of the players' action space
        self.outcomes: Final = kinds.outcomes  # the most values that a chance task has
        self.campaign: Final = campaign  # see `resumed` and `following`
        self._new: Final = new
        self._breakdown: Final = breakdown
        self._refuse: Final = refuse  # one of `refusals` if the options can't be combined, else ""
        self.refusals: Final = refusals
        asks, does = wired(kinds, rules)
        self._asks: Final[list[Ask[S] | None]] = asks
        self._does: Final[list[Do[S]]] = does

    def __deepcopy__(self, memo: object) -> "Game[S, V]":
        """Return self: a game is immutable."""
        return self

    # Setting up.

    def start(
        self,
        seats: SupportsIndex,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        version: int | None = None,
        log: Log = QUIET,
    ) -> S:
        """Return the state before the first choice; raise BadSetup for an impossible setup."""
        chosen = self.chosen(seats, options or {})
        version = self.version if version is None else version
        if not self.oldest <= version <= self.version:
            raise BadSetup(
                f"{self.name} knows rules versions {self.oldest} to {self.version}, not {version}"
            )
        s = self._new(operator.index(seats), chosen, version, seeded(seed))
        s.agenda.reverse()  # the first task scheduled is the top
        self._run(s, log)
        return s

    def chosen(self, seats: SupportsIndex, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        """Return each option's value as an index, defaults included; raise BadSetup."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup(f"{self.name} is for {low} to {high} players, not {seats}")
        for name in options:
            if all(option.name != name for option in self.settings):
                known = ", ".join(option.name for option in self.settings) or "none"
                raise BadSetup(f"{self.name} has no option {name!r}; it has {known}")
        chosen = tuple(
            option.index(options[option.name]) if option.name in options else 0
            for option in self.settings
        )
        reason = self._refuse(operator.index(seats), chosen) if self._refuse else ""
        if reason:
            message = f"{self.name} can't be played so: {reason.replace('-', ' ')}"
            raise BadSetup(message, self.name, f"refused-{reason}")
        return chosen

    def read_options(self, pairs: Iterable[str]) -> dict[str, OptionValue]:
        """Parse options written as NAME=VALUE; raise BadSetup. `chosen` validates them."""
        options: dict[str, OptionValue] = {}
        for pair in pairs:
            name, equals, text = pair.partition("=")
            if not equals:
                raise BadSetup(f"{pair!r} is not of the form NAME=VALUE")
            options[name] = text
            for option in self.settings:
                for value in option.values if option.name == name else ():
                    if str(value).lower() == text.lower():
                        options[name] = value
        return options

    def setup(self, s: S) -> dict[str, OptionValue]:
        """Return the options a state was started with, by name."""
        return {o.name: o.values[i] for o, i in zip(self.settings, s.options, strict=True)}

    # Campaigns.

    def sheet(self, options: tuple[int, ...]) -> str:
        """Return the storage key of a campaign with these options; a player may have several."""
        if self.campaign is not None and self.campaign.apart >= 0 and options[self.campaign.apart]:
            return f"{self.name}:{self.settings[self.campaign.apart].name}"
        return self.name

    def resumed(
        self, seats: int, options: Mapping[str, OptionValue], kept: int
    ) -> dict[str, OptionValue]:
        """Return the options of a campaign's next game, from what was stored after the last one.

        Explicit options win. A game outside a campaign keeps all of them.
        """
        resumed = dict(options)
        chosen = self.chosen(seats, options)
        if self.campaign is not None and self.campaign.plays(chosen):
            option = self.settings[self.campaign.option]
            if 0 < kept < len(option.values):
                resumed.setdefault(option.name, option.values[kept])
        return resumed

    def following(self, s: S) -> int | None:
        """Return what to store after a campaign game; None outside a campaign."""
        if self.campaign is None or s.agenda or not self.campaign.plays(s.options):
            return None
        return self.campaign.following(s)

    def feat(self, s: S) -> Feat | None:
        """Return what to store about a finished solo game; None for any other game."""
        if self.campaign is None or self.campaign.feat is None or s.agenda:
            return None
        return self.campaign.feat(s) if len(self.scores(s)) == 1 else None

    # Views.

    def view_from(self, s: S, seat: int, public: V) -> V:
        """Return a seat's view, given the spectator's view of the same moment.

        If the game declares them, only the fields that differ (`private`) are built. Returns
        `public` itself if the seat sees no more than a spectator.
        """
        if self.private is None:
            return self.view(s, seat)
        own = self.private(s, seat)
        return msgspec.structs.replace(public, **own) if own else public

    # Choosing.

    def actor(self, s: S) -> int | None:
        """Return who chooses next: a seat, CHANCE, or None when the game is over."""
        return s.agenda[-1].seat if s.agenda else None

    def kind(self, s: S) -> Kind:
        """Return the kind of the pending task."""
        return self.kinds.tasks[s.agenda[-1].kind]

    def options(self, s: S) -> list[int]:
        """List the options of the pending task. Chance draws uniformly from its list."""
        task = s.agenda[-1]
        ask = self._asks[task.kind]
        assert ask is not None
        return ask(s, task)

    def goes_without_asking(self, s: S, options: list[int]) -> bool:
        """Tell whether the pending task has only one option and may be settled automatically.

        It may not if that would reveal hidden information (`veiled`).
        """
        return len(options) == 1 and (self.veiled is None or not self.veiled(s))

    def choose(self, s: S, value: int, log: Log) -> None:
        """Settle the pending task, and then every task that settles itself.

        The value is not checked: searches choose among options they have just listed.
        """
        agenda = s.agenda
        task = agenda.pop()
        mark = len(agenda)
        self._does[task.kind](s, task, value, log)
        if len(agenda) > mark + 1:  # the first task scheduled must be on top
            agenda[mark:] = agenda[mark:][::-1]
        if agenda and self._asks[agenda[-1].kind] is None:
            self._run(s, log)

    def _run(self, s: S, log: Log) -> None:
        agenda, asks, does = s.agenda, self._asks, self._does
        while agenda:
            task = agenda[-1]
            if asks[task.kind] is not None:
                return
            agenda.pop()
            mark = len(agenda)
            does[task.kind](s, task, 0, log)
            if len(agenda) > mark + 1:
                agenda[mark:] = agenda[mark:][::-1]

    def play(self, s: S, value: SupportsIndex, log: Log) -> None:
        """Make a choice if it is legal; otherwise raise IllegalChoice and change nothing."""
        if not s.agenda:
            raise IllegalChoice("the game is over")
        try:
            number = operator.index(value) + 0  # converts NumPy ints to plain ones
        except TypeError:
            raise IllegalChoice(f"{value!r} is not a choice") from None
        if number not in self.options(s):
            raise IllegalChoice(f"{number} is not offered by {self.kind(s).name}")
        self.choose(s, number, log)

    def roll(self, s: S) -> int:
        """Draw the answer to a chance task from the state's generator, without making it."""
        options = self.options(s)
        return options[s.random.below(len(options))]

    # Words and numbers for choices.

    def spell(self, s: S, value: int) -> str:
        """Return a choice for the pending task as a word: `hire 3`."""
        return self.kind(s).spell(value)

    def read(self, s: S, word: str) -> int:
        """Return the value of a word for the pending task; raise IllegalChoice."""
        if not s.agenda:
            raise IllegalChoice("the game is over")
        try:
            return self.kind(s).read(word)
        except BadWord as error:
            raise IllegalChoice(str(error)) from None

    def action(self, s: S, value: int) -> int:
        """Return a choice's number in the action space, in range(self.actions).

        Chance has an action space of its own, range(self.outcomes).
        """
        return self.kinds.tasks[s.agenda[-1].kind].offset + value

    def choice(self, s: S, action: int) -> int:
        """Return the value of an action number for the pending task."""
        kind = self.kind(s)
        if not kind.offset - kind.skip <= action < kind.offset + kind.size:
            raise IllegalChoice(f"action {action} does not answer {kind.name}")
        return action - kind.offset

    # Points.

    def breakdown(self, s: S) -> list[dict[str, int]]:
        """Return the points of each seat by category, as if the game ended now."""
        return [dict(zip(self.categories, row, strict=True)) for row in self._breakdown(s)]

    def ranking(self, s: S) -> list[int]:
        """Return each seat's rank, 1 for the first. Ties that the rules leave share a rank."""
        keys = self.standing(s)
        return [1 + sum(other > key for other in keys) for key in keys]

    # Events.

    def redact(self, event: Event, seat: int | None) -> Event:
        """Return an event with the fields that a seat, or a spectator, may not see removed."""
        kind = self.kinds.events[event.kind]
        if not kind.secret or seat == event.seat:
            return event
        numbers = [event.a, event.b, event.c]
        for i, field in enumerate(kind.fields):
            if field.secret:
                numbers[i] = UNKNOWN
        return Event(event.kind, event.seat, numbers[0], numbers[1], numbers[2])


AnyGame: TypeAlias = Game[Any, Any]  # for code that works with any game

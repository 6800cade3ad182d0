"""A game in progress: its state, its choices, and what each seat may be told.

It knows no people, time or database. A choice is tried on a copy (`Step`), and the copy is accepted
once it is stored.
"""

import secrets
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, cast

import msgspec
from msgspec import Raw

from parvis.engine import (
    CHANCE,
    QUIET,
    SKIP,
    AnyGame,
    BadWord,
    BaseState,
    IllegalChoice,
    Kind,
    Log,
    Record,
    Task,
    seeded,
)
from parvis.engine.core import Event as Happened
from parvis.engine.preview import Change, changes, hands_over, preview
from parvis.engine.record import Undo as Exact
from parvis.engine.record import checked, replay, start_of, undo_of
from parvis.server.tables.chronicle import Chronicle
from parvis.server.wire import bodies, messages
from parvis.server.wire.bodies import Points
from parvis.server.wire.messages import Choice, Drafted, Event, Moved, Previewed, Question, Result
from parvis.server.wire.refusals import Refusal

ALIKE: Final = 8  # cached starting plies of events that everyone may see
FRAME: Final = 64  # plies between two cached states, which make every position fast to reach
OFFERS: Final = 20_000  # cached options in wire form; most are offered many times
SAMPLES: Final = 4  # imagined states that must agree before something counts as known


class Chosen(NamedTuple):
    """A choice: its seat and its word."""

    seat: int
    word: str


class Step:
    """A choice and its automatic consequences, on a copy of the state."""

    __slots__ = ("state", "rows", "free", "events", "options", "frames")

    def __init__(self, state: BaseState) -> None:
        self.state = state
        self.rows: list[Chosen] = []
        self.free: list[bool] = []
        self.events: list[tuple[int, Happened]] = []
        self.options: list[int] = []
        self.frames: list[BaseState] = []


class Playthrough:
    """A game in progress."""

    __slots__ = (
        "game",
        "setup",
        "state",
        "words",
        "actors",
        "free",
        "options",
        "_frames",
        "_grown",
        "_happened",
        "_views",
        "_public",
        "_told",
        "_back",
        "_back_at",
        "_waits",
        "quit",
    )

    def __init__(self, game: AnyGame, setup: Record, known: "Playthrough | None" = None) -> None:
        """Start a game, or replay its record.

        If the record extends a known game, only the new choices are replayed.

        """
        self.game: Final = game
        self.setup: Final = setup.until(0)
        self.options: list[int] = []  # current options
        self.words: list[str] = []
        self.actors: list[int] = []  # by ply: who chose
        self.free: list[bool] = []  # by ply: whether there was a choice
        self._grown: bodies.Growth | None = None
        start = 0
        if known is None:
            log = Log()
            self.state: BaseState = start_of(game, setup, log)
            self._frames = [self.state.copy()]
            self._happened = Chronicle()
            self._happened.add([(0, event) for event in log.events])
        else:
            frame = min(len(setup.choices) // FRAME, len(known._frames) - 1)
            start = frame * FRAME
            self.state = known._frames[frame].copy()
            self._frames = known._frames[: frame + 1]
            self.words += known.words[:start]
            self.actors += known.actors[:start]
            self.free += known.free[:start]
            self._happened = known._happened.until(start)
        self._views: dict[int | None, Raw] = {}
        self._public: msgspec.Struct | None = None
        self._told: dict[int, Raw | None] = {}  # by ply: later events, if everyone sees the same
        self._back: messages.Undo | None = None
        self._waits = Raw(b"null")  # the question as sent to seats that aren't asked
        self._back_at = -1  # the ply that both undo results are for
        self.quit: int | None = None  # the seat that resigned and ended the game
        self.accept(self.followed(setup.choices[start:]))

    @property
    def ply(self) -> int:
        return len(self.words)

    @property
    def actor(self) -> int | None:
        """The seat that must choose, None when the game is over."""
        return self.state.agenda[-1].seat if self.state.agenda and self.quit is None else None

    def give_up(self, seat: int | None) -> None:
        """End the game here, if a seat has resigned."""
        if seat != self.quit:
            self.quit = seat
            self._back_at = -1

    @property
    def record(self) -> Record:
        return msgspec.structs.replace(self.setup, choices=tuple(self.words))

    # Choosing.

    def choose(self, value: int, patient: Container[int] = (), then: Sequence[str] = ()) -> Step:
        """Try a choice of the acting seat with its automatic consequences; raise Refusal.

        `then` has further answers, as words, to questions of the same kind. Forced choices after
        the last answer are left to a patient seat; those before it are made at once.

        """
        if not self.state.agenda:
            raise Refusal("over", ply=self.ply)
        if value not in self.options:
            raise Refusal("illegal", f"{value} is not offered", ply=self.ply)
        step = Step(self.state.copy())
        task = self.state.agenda[-1]
        self._take(step, value, len(self.options) > 1)
        for word in then:
            self._settle(step)
            chance = any(row.seat == CHANCE for row in step.rows)
            value = self._again(task, step.state, step.options, word, chance)
            self._take(step, value, len(step.options) > 1)
        self._settle(step, patient)
        return step

    def _again(self, task: Task, s: BaseState, options: list[int], word: str, chance: bool) -> int:
        """Return the value of a further answer to the first question's kind; raise Refusal."""
        asked = s.agenda[-1] if s.agenda and not chance else None
        if asked is None or (asked.kind, asked.seat) != (task.kind, task.seat):
            raise Refusal("illegal", f"{word!r} answers a question that does not follow")
        kind = self.game.kinds.tasks[task.kind]
        if not kind.series:
            raise Refusal("illegal", f"{kind.name} is answered one at a time")
        try:
            value = kind.read(word)
        except BadWord as error:
            raise Refusal("illegal", str(error)) from None
        if value not in options:
            raise Refusal("illegal", f"{word!r} would not be offered")
        return value

    def settle(self) -> Step:
        """Try what happens automatically, such as dice at the start."""
        step = Step(self.state.copy())
        self._settle(step)
        return step

    def followed(self, words: Sequence[str]) -> Step:
        """Try choices that were stored earlier, or by another process."""
        step = Step(self.state.copy())
        for ply, word in enumerate(words, self.ply):
            value = checked(self.game, step.state, self.setup, ply, word)
            self._take(step, value, len(self.game.options(step.state)) > 1)
        step.options = self.game.options(step.state) if step.state.agenda else []
        return step

    def read(self, word: str) -> int:
        """Return the value of a word; raise Refusal."""
        try:
            value: int = self.game.read(self.state, word)
        except IllegalChoice as error:
            raise Refusal("illegal" if self.state.agenda else "over", str(error)) from None
        return value

    def _take(self, step: Step, value: int, free: bool) -> None:
        s, log = step.state, Log()
        step.rows.append(Chosen(s.agenda[-1].seat, self.game.spell(s, value)))
        step.free.append(free)
        self.game.choose(s, value, log)
        ply = len(self.words) + len(step.rows)
        step.events += [(ply, event) for event in log.events]
        if ply % FRAME == 0:
            step.frames.append(s.copy())

    def luck(self, options: list[int]) -> int:
        """Answer chance from the operating system's randomness, which nobody can predict."""
        return secrets.choice(options)

    def _settle(self, step: Step, patient: Container[int] = ()) -> None:
        """Answer chance tasks and make forced choices."""
        s = step.state
        while s.agenda:
            options = self.game.options(s)
            if s.agenda[-1].seat == CHANCE:
                self._take(step, self.luck(options), len(options) > 1)
            elif s.agenda[-1].seat not in patient and self.game.goes_without_asking(s, options):
                self._take(step, options[0], False)
            else:
                step.options = options
                return

    def accept(self, step: Step) -> None:
        """Apply a step that was tried here and is now stored."""
        self.state = step.state
        self.options = step.options
        self.words += [row.word for row in step.rows]
        self.actors += [row.seat for row in step.rows]
        self.free += step.free
        self._frames += step.frames
        self._grown = None
        self._happened.add(step.events)
        self._views.clear()
        self._public = None
        self._told.clear()

    # Undo.

    def back(self) -> messages.Undo | None:
        """Return how far the last seat may go back, unless something was revealed on the way."""
        last = self._last()
        seat = self.actors[last] if last >= 0 else CHANCE
        if seat == CHANCE or self.actor is None:
            return None
        start = last
        while start and self.actors[start - 1] == seat:
            start -= 1
        before = self.actors[start - 1] if start else None
        barrier: messages.Barrier = "another"
        if before is None:
            barrier = "start"
        elif before == CHANCE:
            barrier = "chance"
        return messages.Undo(seat, last, start, barrier)

    def _last(self) -> int:
        """Return the ply of the last unforced choice, -1 if there is none."""
        last = len(self.free) - 1
        while last >= 0 and not self.free[last]:
            last -= 1
        return last

    def barrier(self) -> messages.Barrier:
        """Return why the last choice can't be undone, if `exact_back` says so."""
        last = self._last()
        if last < 0:
            return "start"
        return "chance" if self.actors[last] == CHANCE else "revealed"

    def rows(self) -> list[Chosen]:
        """Return all choices in stored form."""
        return [Chosen(seat, word) for seat, word in zip(self.actors, self.words, strict=True)]

    def exact_back(self) -> Exact | None:
        """Return exactly how far the last seat may go back. It costs a replay."""
        return undo_of(self.game, self.record)

    def until(self, ply: int) -> "Playthrough":
        """Return the game at an earlier ply."""
        return Playthrough(self.game, self.record.until(ply), known=self)

    # Views and events.

    def view(self, seat: int | None) -> Raw:
        """Return the view of a seat or spectator as JSON.

        It is cached, and shared by all who see no more than a spectator.

        """
        seen = self._views.get(seat)
        if seen is None:
            if self._public is None:
                self._public = self.game.view(self.state, None)
            view = self._public
            if seat is not None:
                view = self.game.view_from(self.state, seat, view)
            if seat is not None and view is self._public:
                seen = self.view(None)
            else:
                seen = Raw(msgspec.json.encode(view))
            self._views[seat] = seen
        return seen

    def events(self, since: int, seat: int | None) -> list[Event]:
        """List the events after a ply, as a seat may know them."""
        return self._readable(self._happened.since(since), seat)

    def _readable(self, happened: list[tuple[int, Happened]], seat: int | None) -> list[Event]:
        kinds, redact = self.game.kinds.events, self.game.redact
        told: list[Event] = []
        for ply, event in happened:
            e = redact(event, seat)
            kind = kinds[e.kind]
            told.append(Event(ply, kind.name, e.seat, (e.a, e.b, e.c)[: len(kind.fields)]))
        return told

    def _told_alike(self, since: int) -> Raw | None:
        """Return the events after a ply as JSON, if everyone may know them."""
        if since not in self._told:
            if len(self._told) >= ALIKE:  # a client is reconnecting from many plies
                self._told.clear()
            happened, kinds = self._happened.since(since), self.game.kinds.events
            secret = any(kinds[event.kind].secret for _, event in happened)
            told = None if secret else Raw(msgspec.json.encode(self._readable(happened, None)))
            self._told[since] = told
        return self._told[since]

    def question(self, seat: int | None) -> Question | None:
        """Return the pending question; options only for the seat that is asked."""
        s = self.state
        if self.actor is None:
            return None
        task = s.agenda[-1]
        kind = self.game.kinds.tasks[task.kind]
        options = [_offer(kind, value) for value in self.options] if task.seat == seat else []
        return Question(kind.name, task.seat, task.arg, task.also, options)

    def result(self) -> Result | None:
        """Return the points and ranks when the game is over."""
        return result_of(self.game, self.state, self.quit) if self.actor is None else None

    def moved(
        self,
        table: str,
        revision: int,
        since: int,
        seat: int | None,
        clock: messages.Clock | None = None,
    ) -> Moved:
        """Return the message that brings a client from ply `since` to now.

        Parts that are equal for all are computed once and embedded as JSON.

        """
        alike = self._told_alike(since)
        if self._back_at != self.ply:
            self._back, self._back_at = self.back(), self.ply
            self._waits = Raw(msgspec.json.encode(self.question(None)))
        return Moved(
            table,
            revision,
            since,
            self.ply,
            seat,
            self.events(since, seat) if alike is None else cast("list[Event]", alike),
            self.view(seat),
            self.question(seat) if seat == self.actor else cast("Question", self._waits),
            self._back,
            clock,
            self.result(),
        )

    def imagined(self, seat: int | None) -> BaseState:
        """Return a state that a seat can't tell from the true one.

        The seed is secret: a known one might help to reconstruct the truth.

        """
        supposed: BaseState = self.game.imagine(self.state, seat, seeded(secrets.randbits(60)))
        return supposed

    def preview(self, seat: int, value: int) -> Previewed:
        """Return the numbers of a seat's view that a choice would change."""
        if value not in self.options:
            raise Refusal("illegal", f"{value} is not offered", ply=self.ply)
        supposed = self.imagined(seat)
        found = _told(preview(self.game, supposed, seat, value))
        return Previewed(self.ply, value, found, hands_over(self.game, supposed, seat, value))

    def draft(self, seat: int, words: Sequence[str]) -> Drafted:
        """Return what several answers would change together, and the possible next ones."""
        game, task = self.game, self.state.agenda[-1]
        before = self.imagined(seat)
        s = before.copy()
        options, kind = self.options, game.kinds.tasks[task.kind]
        for word in words:
            game.choose(s, self._again(task, s, options, word, False), QUIET)
            options = game.options(s) if s.agenda else []
            while s.agenda and s.agenda[-1].seat != CHANCE:
                if not game.goes_without_asking(s, options):
                    break
                game.choose(s, options[0], QUIET)
                options = game.options(s) if s.agenda else []
        ends = not s.agenda or (s.agenda[-1].kind, s.agenda[-1].seat) != (task.kind, task.seat)
        found = _told(changes(game, before, s, seat))
        offers = [] if ends else [_offer(kind, value) for value in options]
        return Drafted(self.ply, tuple(words), found, offers)

    def points(self, seat: int | None) -> Points:
        """Return points as if the game ended now; None where the seat can't know."""
        game = self.game
        states = [self.state]
        if self.state.agenda:
            states = [self.imagined(seat) for _ in range(SAMPLES)]
        rows = [[list(of_seat.values()) for of_seat in game.breakdown(s)] for s in states]
        scores = [game.scores(s) for s in states]
        return Points(
            game.categories,
            [
                [_same([row[i][c] for row in rows]) for c in range(len(game.categories))]
                for i in range(len(scores[0]))
            ],
            [_same([row[i] for row in scores]) for i in range(len(scores[0]))],
        )

    def moments(self, held: Container[int]) -> bodies.Moments:
        """Return the plies where turns begin, and those decided by the holders of these seats."""
        turns: list[int] = []
        mine: list[int] = []
        last = CHANCE
        for ply, seat in enumerate(self.actors):
            if seat not in (CHANCE, last):
                turns.append(ply)
                last = seat
            if seat in held and self.free[ply]:
                mine.append(ply)
        return bodies.Moments(turns, mine)

    def growth(self) -> bodies.Growth:
        """Return a row of points for each ply at which they changed."""
        if self._grown is None:
            self._grown = self._growth()
        return self._grown

    def _growth(self) -> bodies.Growth:
        plies: list[int] = []
        scores: list[list[int]] = []
        s = start_of(self.game, self.setup)
        for ply in range(self.ply + 1):
            now = self.game.scores(s)
            if not scores or scores[-1] != now or ply == self.ply:
                plies.append(ply)
                scores.append(now)
            if ply < self.ply:
                self.game.choose(s, self.game.read(s, self.words[ply]), QUIET)
        return bodies.Growth(plies, scores)


def result_of(game: AnyGame, s: BaseState, quit: int | None = None) -> Result:
    """Return the points and ranks of a game that ends here, or that a seat resigns."""
    scores, ranking = game.scores(s), game.ranking(s)
    if quit is not None:  # the seat that resigned comes last, the others by points
        points = [score for seat, score in enumerate(scores) if seat != quit]
        ranking = [1 + sum(other > score for other in points) for score in scores]
        ranking[quit] = len(scores)
    return Result(scores, ranking, game.breakdown(s))


def verified(game: AnyGame, record: Record) -> Playthrough:
    """Return the game of an unverified record; raise BadRecord or Diverged."""
    replay(game, record)
    return Playthrough(game, msgspec.structs.replace(record, seed=None))


@lru_cache(OFFERS)
def _offer(kind: Kind, value: int) -> Choice:
    """Return one of the answers that may be given."""
    form = kind.form_of(value)
    if form is None or value == SKIP:
        return Choice(value, kind.spell(value), "skip", ())
    parts = form.unpack(value)
    return Choice(value, _word(kind.name, form.name, parts), form.name, parts)


def _told(found: list[Change]) -> list[messages.Change]:
    return [messages.Change(".".join(map(str, c.path)), c.before, c.after) for c in found]


def _word(kind: str, form: str, parts: tuple[int, ...]) -> str:
    return " ".join([kind, form, *map(str, parts)] if form else [kind, *map(str, parts)])


def _same(numbers: list[int]) -> int | None:
    return numbers[0] if min(numbers) == max(numbers) else None

"""No secret leaves: every byte sent to a seat is made from what that seat may see."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from parvis import seeded
from parvis.engine import AnyGame, BaseState, Log, Record
from parvis.engine.plain import dump
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.games.emara.state import IN_PILE, LOOKED_AT
from parvis.games.emara.view import looker_of
from parvis.players import seen_of
from parvis.server.tables.playthrough import Playthrough
from tests.engine.orchard import GAME as ORCHARD
from tests.server.harness import Client, Live, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
ALL: dict[str, AnyGame] = {"orchard": ORCHARD, **{name: game_of(name) for name in game_names()}}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("secrets")
    async with running(folder / "parvis.db", games=ALL) as server:
        yield server


# A seat can't tell the true state from one imagined for it, so whatever it is told must be
# the same if the server held the imagined one.


@pytest.mark.parametrize("name", list(ALL))
async def test_a_seat_is_told_the_same_whatever_it_can_not_know(name: str) -> None:
    game = ALL[name]
    seats = game.seats[-1]
    play = Playthrough(game, Record(name, game.version, seats))
    play.accept(play.settle())
    random = seeded(5)
    while play.state.agenda:
        if random.below(12) == 0:
            for seat in [*range(seats), None]:
                _compare_with_imagined(play, seat, random.below(1000))
        play.accept(play.choose(play.options[random.below(len(play.options))]))


def _compare_with_imagined(play: Playthrough, seat: int | None, sample: int) -> None:
    game = play.game
    told = _told(play, seat)
    other = Playthrough(game, play.setup)
    other.words, other.actors, other.free = play.words, play.actors, play.free
    other.state = game.imagine(play.state, seat, seeded(sample))
    other.options = game.options(other.state)
    assert _told(other, seat) == told, f"{game.name}, ply {play.ply}, seat {seat}"


def _told(play: Playthrough, seat: int | None) -> bytes:
    told = msgspec.json.encode(play.moved("table", 0, play.ply, seat))
    if seat is not None and seat == play.actor:  # what a program may think with
        told += _supposed(play.game, play.state, seat, play.setup.seats)
    return told


def _supposed(game: AnyGame, s: BaseState, seat: int, seats: int) -> bytes:
    return dump(game, seen_of(game, s, seat).supposed(), seats)


def _until(game: AnyGame, wanted: Callable[[Any], bool], **setup: bool) -> Any:
    """Play at random until a state is of some sort."""
    for seed in range(400):
        s: Any = game.start(3, seed, setup)
        while s.agenda and not wanted(s):
            options = game.options(s)
            value = game.roll(s) if s.agenda[-1].seat < 0 else options[s.random.below(len(options))]
            game.choose(s, value, Log(quiet=True))
        if s.agenda:
            return s
    pytest.fail("there was no such state in 400 games")


async def test_the_order_of_a_bag_does_not_tell_what_another_seat_has_drawn() -> None:
    """Two true states that differ in hidden cards, and in the order that drawing them left."""
    game = game_of("descendance")
    s = _until(game, lambda s: s.countess >= 0 and s.picked >= 0 and s.deck, inn=True)
    other = s.copy()
    hand = other.seats[s.countess].hand
    place = hand.index(s.picked)
    other.picked, other.deck[0] = s.deck[0], s.picked
    hand[place] = other.picked
    other.deck.reverse()
    for seat in range(3):
        same = _supposed(game, s, seat, 3) == _supposed(game, other, seat, 3)
        assert same is (seat != s.countess)


async def test_the_place_of_a_token_does_not_tell_who_looks_at_it() -> None:
    game = game_of("emara")
    s = _until(game, lambda s: LOOKED_AT in s.favours and IN_PILE in s.favours)
    other = s.copy()
    seen, unseen = s.favours.index(LOOKED_AT), s.favours.index(IN_PILE)
    other.favours[seen], other.favours[unseen] = IN_PILE, LOOKED_AT
    for seat in range(3):
        same = _supposed(game, s, seat, 3) == _supposed(game, other, seat, 3)
        assert same is (seat != looker_of(s))


async def test_who_has_not_called_ellen_is_not_told_what_she_foresees() -> None:
    game = game_of("piliers")
    s = _until(game, lambda s: s.foreseen >= 0)
    other = s.copy()
    other.foreseen = next(event for event in s.events if event != s.foreseen)
    told = [_supposed(game, s, n, 3) == _supposed(game, other, n, 3) for n in range(3)]
    assert sorted(told) == [False, True, True]


# Whole games on a real server, with one listening for each seat and one for nobody.


@pytest.mark.parametrize("name", list(ALL))
async def test_every_byte_sent_to_a_seat_is_in_what_it_may_see(server: Running, name: str) -> None:
    game = ALL[name]
    seats = next(number for number in game.seats if number > 1)
    people, table = await _sitting(server, seats, name)
    people.append(server.client())  # a spectator
    entered = [person.live(table) for person in people]
    lives: list[Live] = []
    try:
        for one in entered:
            lives.append(await one.__aenter__())
        await _play(lives)
    finally:
        for one in reversed(entered[: len(lives)]):
            await one.__aexit__(None, None, None)
        for person in people:
            await person.http.aclose()
    play = (await server.server.hall.get(table)).play
    assert play is not None and not play.state.agenda
    expected = [_Expected(game, seat) for seat in [*range(seats), None]]
    _follow(game, play.record, expected)
    for listener, live in zip(expected, lives, strict=True):
        listener.compare(table, live.raw)


async def _sitting(server: Running, seats: int, name: str) -> tuple[list[Client], str]:
    people = [await server.client().guest(f"Seat {i}") for i in range(seats)]
    table = await people[0].table("me", *["open"] * (seats - 1), game=name)
    for person in people[1:]:
        await person.post(f"tables/{table['id']}/join")
    return people, table["id"]


async def _play(lives: list[Live]) -> None:
    random = seeded(11)
    moved = [await live.next("moved") for live in lives]
    while (ask := moved[0]["ask"]) is not None:
        options = moved[ask["seat"]]["ask"]["options"]
        value = options[random.below(len(options))]["value"]
        await lives[ask["seat"]].send("choose", ply=moved[0]["ply"], value=value)
        moved = [await live.next("moved") for live in lives]


class _Expected:
    """What a seat may know at each ply, straight from the engine."""

    def __init__(self, game: AnyGame, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.views: list[Any] = []
        self.events: list[dict[str, Any]] = []
        self.asks: list[dict[str, Any] | None] = []

    def add(self, ply: int, s: BaseState, log: Log) -> None:
        game, seat = self.game, self.seat
        self.views.append(msgspec.to_builtins(game.view(s, seat)))
        for event in log.events:
            e = game.redact(event, seat)
            kind = game.kinds.events[e.kind]
            numbers = [e.a, e.b, e.c][: len(kind.fields)]
            self.events.append({"ply": ply, "kind": kind.name, "seat": e.seat, "numbers": numbers})
        if not s.agenda:
            self.asks.append(None)
            return
        task = s.agenda[-1]
        values = game.options(s) if task.seat == seat and seat is not None else []
        words = [game.spell(s, value) for value in values]
        ask = {"kind": game.kind(s).name, "seat": task.seat, "arg": task.arg, "also": task.also}
        self.asks.append({**ask, "options": words})

    def compare(self, table: str, raw: list[str]) -> None:
        """Take each message apart; nothing of it may be left unexplained."""
        count = 0
        for text in raw:
            message = msgspec.json.decode(text)
            kind = message.pop("type")
            if kind == "moved":
                self._compare_moved(table, message)
                count += 1
            elif kind == "table":
                assert self.seat is not None or message["invite"] is None
                assert set(message["seats"][0]) == {
                    "who", "name", "level", "you", "online", "left", "guest", "was", "again",
                    "away", "program",
                }  # fmt: skip
            else:
                assert kind == "said" and message["notice"] in ("joined", "started", "finished")
        assert count > 20

    def _compare_moved(self, table: str, message: dict[str, Any]) -> None:
        ply, since = message.pop("ply"), message.pop("since")
        assert message.pop("table") == table
        assert message.pop("seat") == self.seat
        assert message.pop("view") == self.views[ply]
        between = [event for event in self.events if since < event["ply"] <= ply]
        assert message.pop("events") == between
        ask = message.pop("ask")
        if ask is not None:
            ask["options"] = [option["word"] for option in ask["options"]]
            assert message["result"] is None  # points only when there is nothing to hide
        assert ask == self.asks[ply]
        del message["result"]
        undo = message.pop("undo")
        assert undo is None or set(undo) == {"seat", "back", "start", "barrier"}
        assert message == {"revision": 0, "clock": None}


def _follow(game: AnyGame, record: Record, expected: list[_Expected]) -> None:
    log = Log()
    s = game.start(record.seats, 0, record.options, record.version, log)
    for ply in range(len(record.choices) + 1):
        for listener in expected:
            listener.add(ply, s, log)
        if ply < len(record.choices):
            log = Log()
            game.choose(s, game.read(s, record.choices[ply]), log)
    assert game.actor(s) is None

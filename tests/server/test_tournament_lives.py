"""Whole tournaments on the store, from the first round to the last, for a club and for a crowd.

Nobody plays: games end as the strengths of the players say, the first entrant's being the highest.
"""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.store.database import Store
from parvis.server.store.results import Over, note
from parvis.server.store.schema import PEOPLE, SEATS, TABLES
from parvis.server.tournaments import register
from parvis.server.tournaments.register import SITS_OUT, Field
from parvis.server.tournaments.steward import Steward
from parvis.server.wire.messages import LiveClock
from parvis.server.wire.refusals import Refusal
from parvis.server.wire.tournaments import NewTournament
from tests.engine.orchard import GAME

HOST = 1


class Seating:
    """Nobody plays."""

    async def start_full(self, table: Any) -> None:
        raise AssertionError


class Hall:
    """As much of a hall as a steward needs: games, and no table that starts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.games = {GAME.name: GAME}

    async def apart(self, job: Callable[..., Any], *args: Any) -> Any:
        return job(*args)

    async def get(self, table: str) -> Any:
        raise Refusal("not-found")


@contextlib.asynccontextmanager
async def begun(file: Path, people: int, **plan: Any) -> AsyncIterator[tuple[Store, Steward, str]]:
    """Open a tournament of so many people, and its first round."""
    store = Store(f"sqlite:///{file}")
    store.open()
    try:
        rows: list[dict[str, Any]] = [
            {"id": n, "name": f"Player {n}", "key": f"player {n}", "made": 1.0}
            for n in range(HOST, people + HOST)
        ]
        await store.write(lambda c: c.execute(sa.insert(PEOPLE), rows).rowcount)
        steward = Steward(Hall(store), Seating(), None)  # type: ignore[arg-type]
        asked = NewTournament(
            title="A long evening", game=GAME.name, clock=LiveClock(bank=600, increment=5),
            least=2, most=256, **plan,
        )  # fmt: skip
        host = Person(HOST, f"Player {HOST}", False)
        name = await steward.make(host, asked)

        def enter(c: Connection) -> None:
            for row in rows:
                register.enter(c, name, Person(row["id"], row["name"], False))

        await store.write(enter)
        await steward.start(name, host)
        yield store, steward, name
    finally:
        await store.close()


async def field_of(store: Store, name: str) -> Field:
    return await store.read(lambda c: register.field_of(c, name))


async def end(store: Store, field: Field, absent: set[int]) -> None:
    """End all games of a round; a computer player goes on for who is absent, and wins."""
    boards: dict[str, list[Any]] = {}
    for row in field.now():
        if row["table"] is not None:
            boards.setdefault(row["table"], []).append(row)

    def job(c: Connection) -> None:
        for table, rows in boards.items():
            strengths = []
            for row in rows:
                number = row["number"]
                strengths.append(1000 if number in absent else 0 if number is None else -number)
                if number in absent:
                    this = (SEATS.c.table == table, SEATS.c.seat == row["seat"])
                    gone = {"who": "computer", "level": "villager", "left": True}
                    gone |= {"owner": SEATS.c.person, "person": None}
                    c.execute(sa.update(SEATS).where(*this).values(gone))
            places = [1 + sum(other > one for other in strengths) for one in strengths]
            c.execute(sa.update(TABLES).where(TABLES.c.id == table).values(status="finished"))
            scores = [100 - place for place in places]
            note(c, table, Over(scores, places, [{"all": s} for s in scores]), 1.0)

    await store.write(job)


async def played(store: Store, steward: Steward, name: str, absent: set[int]) -> Field:
    """Play a tournament to its end; return all about it."""
    for _ in range(30):
        field = await field_of(store, name)
        if field.head["status"] == "finished":
            return field
        await end(store, field, absent)
        await steward.advance(name)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("people", "seats", "rounds"), [(8, 2, 5), (8, 4, 3), (200, 4, 4)])
async def test_a_swiss_tournament_comes_to_its_end(
    tmp_path: Path, people: int, seats: int, rounds: int
) -> None:
    plan: dict[str, Any] = {"system": "swiss", "seats": seats, "rounds": rounds}
    gone = {2, 7}
    async with begun(tmp_path / "x.db", people, absent="forfeit", **plan) as (store, steward, name):
        field = await played(store, steward, name, gone)
    assert field.head["round"] == rounds
    first = [row for row in field.pairings if row["round"] == 1]
    assert {row["number"] for row in first} == set(range(1, people + 1))
    later = [row["number"] for row in field.pairings if row["round"] > 1]
    assert gone.isdisjoint(later)  # who did not come has forfeited, and is paired no more
    assert set(Counter(later).values()) == {rounds - 1}  # all others play or sit out each round
    lines = field.lines()
    assert len(lines) == people
    best = next(line for line in lines if line.player == 1)
    assert best.wins == rounds and best.points == lines[0].points == rounds * 120
    assert all(line.points == 0 for line in lines if line.player in gone)
    if people == 200:
        assert max(_meetings(field).values()) == 1
        assert [line.player > 100 for line in lines if line.player not in gone][-20:] == [True] * 20


def _meetings(field: Field) -> Counter[frozenset[int]]:
    tables: dict[str, list[int]] = {}
    for row in field.pairings:
        if row["table"] is not None:
            tables.setdefault(row["table"], []).append(row["number"])
    return Counter(
        frozenset((one, other))
        for sat in tables.values()
        for one in sat
        for other in sat
        if one < other
    )


@pytest.mark.parametrize(("people", "seats"), [(8, 2), (8, 4), (200, 2), (200, 4)])
async def test_the_strongest_wins_a_knock_out(tmp_path: Path, people: int, seats: int) -> None:
    plan: dict[str, Any] = {"system": "knockout", "seats": seats, "rounds": 1}
    gone = {2}
    async with begun(tmp_path / "x.db", people, absent="forfeit", **plan) as (store, steward, name):
        field = await played(store, steward, name, gone)
    lines = field.lines()
    assert [line.player for line in lines if line.place == 1] == [1]
    assert next(line for line in lines if line.player == 2).lasted == 1
    last = [row for row in field.pairings if row["round"] == field.head["round"]]
    assert {row["board"] for row in last} == {0}  # all who were left met at one table
    sizes = [
        len([row for row in field.pairings if row["round"] == n and row["board"] != SITS_OUT])
        for n in range(1, field.head["round"] + 1)
    ]
    assert sizes == sorted(sizes, reverse=True) and sizes[-1] <= seats + 1


async def test_computer_players_go_on_for_who_does_not_come(tmp_path: Path) -> None:
    plan: dict[str, Any] = {"system": "swiss", "seats": 4, "rounds": 3, "fill": "novice"}
    async with begun(tmp_path / "x.db", 9, absent="computer", **plan) as (store, steward, name):
        field = await played(store, steward, name, {9})
    tables = Counter(row["table"] for row in field.pairings)
    assert set(tables.values()) == {4} and len(tables) == 9  # nobody sits out: they are filled
    line = next(line for line in field.lines() if line.player == 9)
    assert line.played == 3 and line.points == 3 * 120  # the place of the computer counts

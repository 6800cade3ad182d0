"""Lists of finished games: a person's own, by page and filter, and those of a profile."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.server.people.accounts import Person, key_of
from parvis.server.store.history import RESULTS, TALLIES
from parvis.server.store.ratings import SCALE
from parvis.server.store.results import ALL_SIZES
from parvis.server.store.schema import PEOPLE, SEATS
from parvis.server.tables import archive
from parvis.server.tables.table import summary
from parvis.server.wire.history import EndedGame, MyGames, SeatResult

PAGE: Final = 20
SPAN: Final = 2000  # games that a search by name covers per page
Ending = Literal["won", "lost"]


class Wanted(msgspec.Struct, frozen=True):
    """Filters for a person's games; None and "" mean any."""

    game: str = ""
    name: str = ""  # another player, by account name
    result: Ending | None = None
    search: str = ""  # part of another player's name
    archived: bool = False
    before: int | None = None


def my_games(c: Connection, person: Person, wanted: Wanted) -> MyGames:
    """Return a page of finished games; the first one includes running games."""
    floor = _floor(c, person.id, wanted.before) if wanted.search else None
    rows = c.execute(_page(person.id, wanted, floor)).mappings().all()
    more = len(rows) > PAGE
    games = ended_games(c, rows[:PAGE], person)
    first = wanted.before is None
    running = archive.running_of(c, person.id) if first and not wanted.archived else []
    total = sa.select(sa.func.sum(TALLIES.c.games), sa.func.sum(TALLIES.c.wins)).where(
        TALLIES.c.person == person.id, TALLIES.c.size == ALL_SIZES
    )
    count, won = c.execute(total).one()
    return MyGames(
        [summary(*item, person) for item in running],
        games,
        games[-1].number if more else floor,
        count or 0,
        won or 0.0,
    )


def _floor(c: Connection, person: int, before: int | None) -> int | None:
    """Return the number of the oldest game in a span; None if there are no older ones."""
    r = RESULTS.c
    mine = [r.person == person, r.own, *([] if before is None else [r.number < before])]
    oldest = sa.select(r.number).where(*mine).order_by(r.number.desc()).offset(SPAN).limit(1)
    older: int | None = c.execute(oldest).scalar()
    return None if older is None else older + 1


def _page(person: int, wanted: Wanted, floor: int | None) -> "sa.Select[Any]":
    r = RESULTS.c
    mine = sa.and_(SEATS.c.table == r.table, SEATS.c.seat == r.seat)
    where = [r.person == person, r.own, SEATS.c.hidden == wanted.archived]
    if wanted.before is not None:
        where.append(r.number < wanted.before)
    if floor is not None:
        where.append(r.number >= floor)
    if wanted.game:
        where.append(r.game == wanted.game)
    if wanted.result == "won":
        where += [r.place == 1, ~r.left]
    elif wanted.result == "lost":
        where.append(sa.or_(r.place > 1, r.left))
    other = SEATS.alias()
    if wanted.name:
        met = RESULTS.alias()
        account = sa.select(PEOPLE.c.id).where(PEOPLE.c.key == key_of(wanted.name))
        theirs = sa.select(met.c.number).where(met.c.person == account.scalar_subquery())
        where.append(r.number.in_(theirs))  # by number, which is in the index of a person's games
    if wanted.search:
        named = other.c.name.icontains(wanted.search, autoescape=True)
        where.append(sa.exists().where(other.c.table == r.table, other.c.seat != r.seat, named))
    found = sa.select(RESULTS, SEATS.c.hidden).join(SEATS, mine).where(*where)
    return found.order_by(r.number.desc()).limit(PAGE + 1)


def ended_games(
    c: Connection, rows: Sequence[RowMapping], person: Person | None
) -> list[EndedGame]:
    """Return games for a list; each row belongs to the seat of the list's owner."""
    names = [row["table"] for row in rows]
    tables = {head.id: (head, seats) for head, seats in archive.by_id(c, names)}
    seats: dict[str, list[SeatResult]] = {name: [] for name in names}
    found = sa.select(RESULTS.c.table, RESULTS.c.score, RESULTS.c.place, RESULTS.c.left)
    found = found.where(RESULTS.c.table.in_(names)).order_by(RESULTS.c.table, RESULTS.c.seat)
    for table, *result in c.execute(found):
        seats[table].append(SeatResult(*result))
    return [
        EndedGame(
            row["number"],
            summary(*tables[row["table"]], person),
            row["seat"],
            seats[row["table"]],
            row["seconds"],
            row["at"],
            tables[row["table"]][0].training,
            None if row["new_mu"] is None else SCALE * (row["new_mu"] - row["mu"]),
            bool(row.get("hidden", False)),
            row["accuracy"],
        )
        for row in rows
    ]


def unhide(c: Connection, table: str, person: int) -> None:
    """Show a hidden table in a person's list again."""
    theirs = sa.or_(SEATS.c.person == person, SEATS.c.owner == person)
    c.execute(sa.update(SEATS).where(SEATS.c.table == table, theirs).values(hidden=False))


def endings(c: Connection, tables: list[str]) -> dict[str, list[int]]:
    """Return the scores of finished games, by table and seat."""
    found = sa.select(RESULTS.c.table, RESULTS.c.score).where(RESULTS.c.table.in_(tables))
    scores: dict[str, list[int]] = {}
    for table, score in c.execute(found.order_by(RESULTS.c.table, RESULTS.c.seat)):
        scores.setdefault(table, []).append(score)
    return scores

"""Results of finished games: a row per seat, tallies, and ratings for rated games.

They are written in the transaction that ends the game, one game at a time in all processes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.server.store.history import COUNTED, RATINGS, RESULTS, TALLIES, USES
from parvis.server.store.ratings import FRESH, Rating, level_rating, rate
from parvis.server.store.schema import CHOICES, PEOPLE, SEATS, TABLES

LOCK: Final = 7242014  # PostgreSQL lock: results are numbered one by one
PEOPLES: Final = "*"  # the tally of all people
ALL_SIZES: Final = 0
BATCH: Final = 2000

Row = dict[str, Any]


class Over(msgspec.Struct, frozen=True):
    """The result of a game, by seat."""

    scores: Sequence[int]
    places: Sequence[int]  # 1 for the first; ties share it
    points: Sequence[Mapping[str, int]]  # by category


def note(c: Connection, table: str, over: Over, at: float) -> None:
    """Store the result of a table that has just ended, once."""
    if c.dialect.name == "postgresql":
        c.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    known = sa.select(RESULTS.c.seat).where(RESULTS.c.table == table).limit(1)
    head = c.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if head is None or c.execute(known).first() is not None:
        return
    last = c.execute(sa.select(sa.func.max(RESULTS.c.number))).scalar()
    rows = _rows(c, head, over, at, (last or 0) + 1)
    _rate_stored(c, rows)
    c.execute(sa.insert(RESULTS), rows)
    _tally_stored(c, rows)


def _rows(c: Connection, head: RowMapping, over: Over, at: float, number: int) -> list[Row]:
    """Return a game's rows before rating; `rated` says whether they will be rated."""
    found = sa.select(SEATS).where(SEATS.c.table == head["id"]).order_by(SEATS.c.seat)
    seats = c.execute(found).mappings().all()
    first = sa.select(CHOICES.c.at).where(CHOICES.c.table == head["id"], CHOICES.c.ply == 0)
    began = c.execute(first).scalar()
    numbers = [seat["person"] if seat["who"] == "person" else seat["owner"] for seat in seats]
    known = {number for number in numbers if number is not None}
    people = {
        row.id: row
        for row in c.execute(
            sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.key).where(PEOPLE.c.id.in_(known))
        )
    }
    own = {
        person: next(
            (i for i, p in enumerate(numbers) if p == person and seats[i]["name"] == row.name),
            numbers.index(person),
        )
        for person, row in people.items()
    }
    rows = [
        {
            "table": head["id"],
            "seat": i,
            "number": number,
            "person": numbers[i],
            "own": own.get(numbers[i]) == i,
            "level": seat["level"] if seat["who"] == "computer" else None,
            "left": seat["who"] == "computer" and bool(seat["left"]),
            "game": head["game"],
            "size": len(seats),
            "score": over.scores[i],
            "place": over.places[i],
            "points": msgspec.json.encode(over.points[i]).decode(),
            "seconds": max(0.0, at - (head["made"] if began is None else began)),
            "at": at,
            "counts": not head["training"] and head["record"] is None and len(seats) > 1,
            "rated": False,
            "mu": None,
            "sigma": None,
            "new_mu": None,
            "new_sigma": None,
        }
        for i, seat in enumerate(seats)
    ]
    rated = head["rated"] and rows[0]["counts"] and len(known) == len([n for n in numbers if n])
    accounts = all(people[person].key for person in known)
    if rated and accounts and known:
        for row in rows:
            row["rated"] = True
    return rows


# Ratings.


def _rate_stored(c: Connection, rows: list[Row]) -> None:
    """Rate a game from the stored ratings, and update them."""
    if not rows[0]["rated"]:
        return
    people = [row["person"] for row in rows if row["person"] is not None]
    where = (RATINGS.c.game == rows[0]["game"], RATINGS.c.person.in_(people))
    found = {row.person: row for row in c.execute(sa.select(RATINGS).where(*where))}
    ratings = {person: Rating(row.mu, row.sigma) for person, row in found.items()}
    rate_rows(rows, ratings)
    for row in rows:
        person = row["person"]
        if person is None:
            continue
        values = {"mu": row["new_mu"], "sigma": row["new_sigma"], "at": row["at"]}
        values["games"] = found[person].games + 1 if person in found else 1
        this = (RATINGS.c.person == person, RATINGS.c.game == row["game"])
        if person in found:
            c.execute(sa.update(RATINGS).where(*this).values(values))
        else:
            c.execute(sa.insert(RATINGS).values(person=person, game=row["game"], **values))


def rate_rows(rows: list[Row], ratings: dict[int, Rating]) -> None:
    """Rate one game: fill in the rating before and after in its rows, and update `ratings`.

    A player who left has lost, whatever the computer player achieved. An erased person's rating
    doesn't change: the row has the one before the game.

    """
    before: list[Rating] = []
    for row in rows:
        if row["person"] is not None:
            before.append(ratings.get(row["person"], FRESH))
        elif row["mu"] is not None:
            before.append(Rating(row["mu"], row["sigma"]))
        else:
            before.append(level_rating(row["game"], row["level"]))
    places = [len(rows) + 1 if row["left"] else row["place"] for row in rows]
    for row, old, new in zip(rows, before, rate(before, places), strict=True):
        row["mu"], row["sigma"] = old
        if row["person"] is not None:
            row["new_mu"], row["new_sigma"] = new
            ratings[row["person"]] = new


# Tallies.


def who_of(row: Mapping[str, Any]) -> str | None:
    """Return the name a row is tallied under, or None if it is not tallied."""
    if row["person"] is not None:
        return str(row["person"]) if row["own"] else None
    return None if row["level"] is None or row["left"] else str(row["level"])


Key = tuple[str, str, int]


def _tally_stored(c: Connection, rows: list[Row]) -> None:
    if not rows[0]["counts"]:
        return
    game, size = rows[0]["game"], rows[0]["size"]
    names = {PEOPLES, *(who for row in rows if (who := who_of(row)) is not None)}
    where = (
        TALLIES.c.who.in_(names),
        TALLIES.c.game == game,
        TALLIES.c.size.in_((size, ALL_SIZES)),
    )
    found = c.execute(sa.select(TALLIES).where(*where)).mappings().all()
    tallies: dict[Key, Row] = {}
    for row in found:
        key = (row["who"], row["game"], row["size"])
        tallies[key] = {**row, "points": msgspec.json.decode(row["points"])}
    tally_rows(rows, tallies)
    c.execute(sa.delete(TALLIES).where(*where))
    _put_tallies(c, tallies)


def _put_tallies(c: Connection, tallies: dict[Key, Row]) -> None:
    rows = [
        {**row, "points": msgspec.json.encode(row["points"]).decode()} for row in tallies.values()
    ]
    for i in range(0, len(rows), BATCH):
        c.execute(sa.insert(TALLIES), rows[i : i + BATCH])


def tally_rows(rows: list[Row], tallies: dict[Key, Row]) -> None:
    """Add one game to the tallies."""
    first = sum(row["place"] == 1 for row in rows)
    for row in rows:
        who = who_of(row)
        if who is None or not row["counts"]:
            continue
        share = 1 / first if row["place"] == 1 and not row["left"] else 0.0
        points = msgspec.json.decode(row["points"], type=dict[str, int])
        everybody = [PEOPLES] if row["person"] is not None else []
        for name in [who, *everybody]:
            for size in (row["size"], ALL_SIZES):
                person = row["person"] if name == who else None
                _add(tallies, (name, row["game"], size), person, row["score"], share, points)


def _add(
    tallies: dict[Key, Row],
    key: Key,
    person: int | None,
    score: int,
    share: float,
    points: dict[str, int],
) -> None:
    one = tallies.get(key)
    if one is None:
        one = tallies[key] = {
            "who": key[0], "game": key[1], "size": key[2], "person": person, "games": 0,
            "wins": 0.0, "score": 0, "points": {}, "best": score, "streak": 0, "longest": 0,
        }  # fmt: skip
    one["games"] += 1
    one["wins"] += share
    one["score"] += score
    for category, number in points.items():
        one["points"][category] = one["points"].get(category, 0) + number
    one["best"] = max(one["best"], score)
    one["streak"] = one["streak"] + 1 if share else 0
    one["longest"] = max(one["longest"], one["streak"])


# Recomputation.


class Recomputed(msgspec.Struct, frozen=True):
    """The outcome of a recomputation."""

    games: int  # number of games
    rated: int  # rated ones
    ratings: int  # people with a rating, by title
    changed: int  # ratings that differed


def recompute(c: Connection) -> Recomputed:
    """Recompute ratings and tallies from all results, in the order of the games' ends."""
    if c.dialect.name == "postgresql":
        c.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    ratings: dict[str, dict[int, Rating]] = {}
    counted: dict[tuple[int, str], tuple[int, float]] = {}
    tallies: dict[Key, Row] = {}
    games = rated = 0
    moved: list[Row] = []
    for rows in _games(c):
        games += 1
        if rows[0]["rated"]:
            rated += 1
            old = [(row["new_mu"], row["new_sigma"]) for row in rows]
            rate_rows(rows, ratings.setdefault(rows[0]["game"], {}))
            for row, was in zip(rows, old, strict=True):
                if row["person"] is not None:
                    key = (row["person"], row["game"])
                    counted[key] = (counted.get(key, (0, 0.0))[0] + 1, row["at"])
                    if (row["new_mu"], row["new_sigma"]) != was:
                        moved.append(row)
        tally_rows(rows, tallies)
    for row in moved:
        names = ("mu", "sigma", "new_mu", "new_sigma")
        this = (RESULTS.c.table == row["table"], RESULTS.c.seat == row["seat"])
        c.execute(sa.update(RESULTS).where(*this).values({n: row[n] for n in names}))
    stored = {(row.person, row.game): tuple(row) for row in c.execute(sa.select(RATINGS))}
    new = {
        (person, game): (person, game, *of_game[person], *counted[person, game])
        for game, of_game in ratings.items()
        for person in of_game
    }
    changed = sum(stored.get(key) != new.get(key) for key in stored.keys() | new.keys())
    if changed:
        c.execute(sa.delete(RATINGS))
        names_of = [column.name for column in RATINGS.columns]
        for i in range(0, len(new), BATCH):
            some = list(new.values())[i : i + BATCH]
            c.execute(sa.insert(RATINGS), [dict(zip(names_of, row, strict=True)) for row in some])
    c.execute(sa.delete(TALLIES))
    _put_tallies(c, tallies)
    c.execute(sa.delete(USES))  # recounted from the records, a few games at a time
    c.execute(sa.delete(COUNTED))
    return Recomputed(games, rated, len(new), changed)


def _games(c: Connection) -> Iterator[list[Row]]:
    """Yield each game's rows, by number."""
    last, rows = 0, []
    while True:
        found = (
            sa.select(RESULTS)
            .where(RESULTS.c.number > last)
            .order_by(RESULTS.c.number, RESULTS.c.seat)
            .limit(BATCH)
        )
        rows = [dict(row) for row in c.execute(found).mappings()]
        if not rows:
            return
        whole = len(rows) < BATCH
        game: list[Row] = []
        for row in rows:
            if game and game[0]["number"] != row["number"]:
                yield game
                last, game = game[0]["number"], []
            game.append(row)
        if whole:
            yield game
            return


def unnoted(c: Connection, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
    """List finished games without a result, by their last move and id."""
    at, name = after
    known = sa.exists().where(RESULTS.c.table == TABLES.c.id)
    later = sa.or_(TABLES.c.moved > at, sa.and_(TABLES.c.moved == at, TABLES.c.id > name))
    found = (
        sa.select(TABLES.c.moved, TABLES.c.id)
        .where(TABLES.c.status == "finished", later, ~known)
        .order_by(TABLES.c.moved, TABLES.c.id)
        .limit(most)
    )
    return [(row.moved, row.id) for row in c.execute(found)]

"""Profiles and leaderboards, read from tallies, ratings and results.

A private profile stays private on others' pages: its owner is not named there as an opponent, and
no game listed there links to a table that only its players may know.
"""

import time
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.engine import AnyGame, BadSetup, OptionValue
from parvis.server.people.accounts import Person, key_of
from parvis.server.people.preferences import preferences
from parvis.server.people.solo import records_of
from parvis.server.store.database import done_by
from parvis.server.store.history import PREFERENCES, RATINGS, RESULTS, TALLIES
from parvis.server.store.ratings import LEVELS, PROVISIONAL, SCALE, SURE, Rating, level_rating
from parvis.server.store.results import ALL_SIZES, PEOPLES
from parvis.server.store.schema import FEATS, PEOPLE, TABLES
from parvis.server.tables.mine import ended_games
from parvis.server.wire.history import (
    EndedGame,
    HighScore,
    Judged,
    Leader,
    Leaders,
    Opponent,
    Profile,
    Shown,
    SoloSheet,
    TitleRating,
    TitleTally,
)
from parvis.server.wire.messages import Level
from parvis.server.wire.refusals import Refusal

RECENT: Final = 8
HISTORY: Final = 300  # latest rated games, of all titles, in the rating history
MET: Final = 200  # latest games from which opponents are counted
OPPONENTS: Final = 8
LEADERS: Final = 50
LOOKED_AT: Final = 200  # highest scores examined to find some that may be shown
VARIANTS: Final = 4  # sets of options with records shown, per table size
DAY: Final = 86_400.0
Period = Literal["month", "year", "ever"]
SINCE: Final[dict[str, float]] = {"month": 30 * DAY, "year": 365 * DAY, "ever": 1e11}


def profile_of(c: Connection, name: str, asker: Person | None) -> Profile:
    """Return an account's profile; raise Refusal if the asker may see none."""
    found = sa.select(PEOPLE).where(PEOPLE.c.key == key_of(name))
    row = c.execute(found).mappings().first() if name else None
    you = row is not None and asker is not None and asker.id == row["id"]
    open = row is not None and preferences(c, row["id"]).open
    if row is None or not row["key"] or not (you or open):
        raise Refusal("not-found", "there is no such profile, or it is not open to you")
    person = row["id"]
    tallies = _tallies(c, str(person))
    best, recent = _games(c, person, tallies, asker, you)
    return Profile(
        row["name"],
        None,
        you,
        open,
        row["made"],
        tallies,
        _ratings(c, person),
        _opponents(c, person, you),
        best,
        recent,
        _solo(c, person),
        _judged(c, person),
    )


def profile_of_level(c: Connection, level: Level, games: list[str]) -> Profile:
    """Return the profile of a level of computer players."""
    ratings = [TitleRating(game, shown(level_rating(game, level)), 0, []) for game in sorted(games)]
    tallies = _tallies(c, level)
    return Profile(level, level, False, True, None, tallies, ratings, [], [], [], [], [])


def shown(rating: Rating) -> Shown:
    """Return a rating for display."""
    return Shown(rating.shown, rating.doubt, rating.provisional)


def _tallies(c: Connection, who: str) -> list[TitleTally]:
    found = sa.select(TALLIES).where(TALLIES.c.who.in_((who, PEOPLES)))
    rows = c.execute(found.order_by(TALLIES.c.game, TALLIES.c.size)).mappings().all()
    everybody = {(row["game"], row["size"]): row for row in rows if row["who"] == PEOPLES}
    mine = [row for row in rows if row["who"] == who]
    return [_tally(row, everybody.get((row["game"], row["size"]))) for row in mine]


def _tally(row: RowMapping, everybody: RowMapping | None) -> TitleTally:
    """Return a tally as means, with those of all other people."""
    points = msgspec.json.decode(row["points"], type=dict[str, int])
    games = row["games"]
    others: dict[str, float] = {}
    mean = None
    if everybody is not None:
        self = row["person"] is not None  # a person is included in the total
        n = everybody["games"] - (games if self else 0)
        if n > 0:
            sums = msgspec.json.decode(everybody["points"], type=dict[str, int])
            own = points if self else {}
            others = {name: (total - own.get(name, 0)) / n for name, total in sums.items()}
            mean = (everybody["score"] - (row["score"] if self else 0)) / n
    return TitleTally(
        row["game"],
        row["size"],
        games,
        row["wins"] / games,
        row["score"] / games,
        row["best"],
        {name: total / games for name, total in points.items()},
        others,
        mean,
        row["streak"],
        row["longest"],
    )


def _ratings(c: Connection, person: int) -> list[TitleRating]:
    r = RESULTS.c
    found = (
        sa.select(r.game, r.at, r.new_mu, r.new_sigma)
        .where(r.person == person, r.own, r.rated)
        .order_by(r.number.desc())
        .limit(HISTORY)
    )
    histories: dict[str, list[tuple[float, float, float]]] = {}
    for game, at, mu, sigma in reversed(c.execute(found).all()):
        then = Rating(mu, sigma)
        histories.setdefault(game, []).append((at, then.shown, then.doubt))
    rows = c.execute(sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game))
    return [
        TitleRating(
            row.game, shown(Rating(row.mu, row.sigma)), row.games, histories.get(row.game, [])
        )
        for row in rows
    ]


def _opponents(c: Connection, person: int, you: bool) -> list[Opponent]:
    """List a person's frequent opponents; to others, only those with a public profile."""
    named = PEOPLE.c.key.is_not(None) if you else PEOPLE.c.id.in_(_open())
    r, other = RESULTS.c, RESULTS.alias()
    latest = (
        sa.select(r.table, r.seat, r.place, r.left, r.score)
        .where(r.person == person, r.own, r.counts)
        .order_by(r.number.desc())
        .limit(MET)
        .subquery()
    )
    found = (
        sa.select(PEOPLE.c.name, other.c.level, latest.c.place, latest.c.left, other.c.place)
        .add_columns(latest.c.score)
        .join(latest, sa.and_(latest.c.table == other.c.table, latest.c.seat != other.c.seat))
        .outerjoin(PEOPLE, sa.and_(PEOPLE.c.id == other.c.person, named))
        .where(sa.or_(other.c.person.is_(None), other.c.person != person), ~other.c.left)
    )
    met: dict[tuple[str, Level | None], list[tuple[bool, int]]] = {}
    for name, level, place, left, place_of_other, score in c.execute(found):
        if name or level:
            ahead = not left and place < place_of_other
            met.setdefault((name or level, level), []).append((ahead, score))
    often = sorted(met.items(), key=lambda item: (-len(item[1]), item[0][0]))[:OPPONENTS]
    return [
        Opponent(
            name,
            level,
            len(games),
            sum(ahead for ahead, _ in games),
            sum(score for _, score in games) / len(games),
        )
        for (name, level), games in often
    ]


def _best_of_titles(tallies: list[TitleTally]) -> list[TitleTally]:
    """Return for each title the tally of the table size with its highest score."""
    best: dict[str, TitleTally] = {}
    for tally in tallies:
        known = best.get(tally.game)
        if tally.size != ALL_SIZES and (known is None or tally.best > known.best):
            best[tally.game] = tally
    return list(best.values())


def _games(
    c: Connection, person: int, tallies: list[TitleTally], asker: Person | None, you: bool
) -> tuple[list[EndedGame], list[EndedGame]]:
    """Return the best game of each title, and the latest games."""
    r = RESULTS.c
    theirs = (
        sa.select(RESULTS)
        .join(TABLES, TABLES.c.id == r.table)
        .where(r.person == person, r.own, _visible(you))
    )
    recent = c.execute(theirs.order_by(r.number.desc()).limit(RECENT)).mappings().all()
    highest = [
        sa.and_(r.game == t.game, r.size == t.size, r.score == t.best)
        for t in _best_of_titles(tallies)
    ]
    best: dict[str, RowMapping] = {}
    if highest:
        whose = r.person + 0 == person  # `+ 0` makes SQLite use the index of scores
        found = sa.select(RESULTS).join(TABLES, TABLES.c.id == r.table)
        found = found.where(whose, r.own, r.counts, _visible(you), sa.or_(*highest))
        for row in sorted(c.execute(found).mappings(), key=lambda one: -one["number"]):
            best[row["game"]] = row  # rows come in order: the first one is the best
    listed = ended_games(c, [*best.values(), *recent], asker)
    return listed[: len(best)], listed[len(best) :]


def _open() -> "sa.Select[Any]":
    """Return the query for people with a public profile."""
    return sa.select(PREFERENCES.c.person).where(PREFERENCES.c.open)


def _visible(you: bool, of: "sa.FromClause" = RESULTS) -> "sa.ColumnElement[bool]":
    """Return the condition for games that a list may link to: the reader's own, and public ones.

    The address of any other table is its players' secret. It is linked only if all of them have a
    public profile, and never if the table is private.
    """
    if you:
        return sa.true()
    sat = RESULTS.alias()
    shy = sa.exists().where(sat.c.table == of.c.table, sat.c.person.not_in(_open()))
    return sa.or_(TABLES.c.visibility == "public", sa.and_(TABLES.c.visibility == "link", ~shy))


def _judged(c: Connection, person: int) -> list[Judged]:
    r = RESULTS.c
    n, square = sa.func.count(), sa.func.avg(r.accuracy * r.accuracy)
    found = (
        sa.select(r.game, n, sa.func.avg(r.accuracy), square, sa.func.avg(r.luck))
        .where(r.person == person, r.own, r.accuracy.is_not(None))
        .group_by(r.game)
        .order_by(r.game)
    )
    judged = []
    for game, games, mean, squares, luck in c.execute(found):
        spread = max(0.0, squares - mean * mean) * games / max(1, games - 1)
        doubt = SURE * (spread / games) ** 0.5 if games > 1 else None
        judged.append(Judged(game, games, mean, doubt, luck))
    return judged


def _solo(c: Connection, person: int) -> list[SoloSheet]:
    sheets = sa.select(FEATS.c.sheet).where(FEATS.c.person == person).distinct()
    kept = [
        (sheet, records_of(done_by(c, person, sheet)))
        for sheet in sorted(c.execute(sheets).scalars())
    ]
    return [SoloSheet(sheet, found.records, found.campaign) for sheet, found in kept]


# Leaderboards.


def leaders_of(c: Connection, rules: AnyGame, period: Period, sizes: range) -> Leaders:
    """Return the leaderboard of people rated in a period, and the records."""
    now, game = time.time(), rules.name
    r = RATINGS.c
    found = (
        sa.select(PEOPLE.c.name, r.mu, r.sigma, r.games)
        .join(PEOPLE, PEOPLE.c.id == r.person)
        .where(r.game == game, r.at > now - SINCE[period], ~PEOPLE.c.program)
        .where(r.sigma <= PROVISIONAL / (SURE * SCALE))
        .where(sa.or_(PEOPLE.c.banned.is_(None), PEOPLE.c.banned < now))
        .order_by(r.mu.desc(), r.person)
        .limit(LEADERS)
    )
    leaders = [
        Leader(row.name, None, shown(Rating(row.mu, row.sigma)), row.games)
        for row in c.execute(found)
    ]
    levels = [
        Leader(level, level, shown(level_rating(game, level)), 0) for level in reversed(LEVELS)
    ]
    records = [record for size in sizes for record in _records(c, rules, size)]
    return Leaders(game, period, leaders, levels, records)


def _records(c: Connection, rules: AnyGame, size: int) -> list[HighScore]:
    """Return people's highest scores that may be shown, for a number of players.

    There is one for each set of options among the best games.
    """
    r = RESULTS.c
    high = (
        sa.select(RESULTS)
        .where(r.game == rules.name, r.size == size)
        .order_by(r.score.desc())
        .limit(LOOKED_AT)
        .subquery()
    )
    found = (
        sa.select(high.c.score, high.c.table, high.c.at, PEOPLE.c.name, TABLES.c.options)
        .join(PEOPLE, PEOPLE.c.id == high.c.person)
        .join(TABLES, TABLES.c.id == high.c.table)
        .where(high.c.own, high.c.counts, ~high.c.left, PEOPLE.c.key.is_not(None))
        .where(_visible(False, high))
        .order_by(high.c.score.desc(), high.c.number)
    )
    records: dict[str, HighScore] = {}
    for row in c.execute(found):
        options = unusual(rules, size, row.options)
        key = msgspec.json.encode(options).decode()
        if key not in records:
            records[key] = HighScore(size, row.score, row.name, row.table, row.at, options)
    return list(records.values())[:VARIANTS]


def unusual(rules: AnyGame, size: int, options: str) -> dict[str, OptionValue]:
    """Return a table's stored options that differ from the default."""
    try:
        chosen = rules.chosen(size, msgspec.json.decode(options))
    except BadSetup:  # stored under other rules
        return {}
    return {
        option.name: option.values[index]
        for option, index in zip(rules.settings, chosen, strict=True)
        if index
    }

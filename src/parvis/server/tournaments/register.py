"""Tournaments in the store: entering, leaving, and opening rounds.

A round is opened in one transaction: pairings, tables and seats. After an interruption, any process
continues from there.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.server.people.accounts import Person
from parvis.server.people.moderation import is_unwelcome
from parvis.server.store.database import Conflict
from parvis.server.store.history import RESULTS
from parvis.server.store.schema import PEOPLE, TABLES
from parvis.server.store.social import ENTRANTS, PAIRINGS, TOURNAMENTS
from parvis.server.tables import archive, clock
from parvis.server.tables.table import Head, Seat
from parvis.server.tournaments.pairing import COMPUTER, History, Round, Sat
from parvis.server.tournaments.standings import BYE, Line, Outcome, advancing, points_for, standings
from parvis.server.wire.messages import ClockRule
from parvis.server.wire.refusals import Refusal
from parvis.server.wire.tournaments import (
    Board,
    BoardSeat,
    Entrant,
    StandingLine,
    Tournaments,
    TournamentState,
    TournamentSummary,
)

LISTED: Final = 50  # per list
SITS_OUT: Final = -1  # the board of those who sit out
CLOCK: Final = msgspec.json.Decoder(ClockRule)

Row = RowMapping


class Field(msgspec.Struct, frozen=True):
    """Everything about a tournament that its next round depends on."""

    head: Row
    entrants: Sequence[Row]  # by number
    pairings: Sequence[Row]  # by round, board and seat

    @property
    def knockout(self) -> bool:
        return str(self.head["system"]) == "knockout"

    def now(self) -> list[Row]:
        """Return the pairings of the current round."""
        return [row for row in self.pairings if row["round"] == self.head["round"]]

    def over(self) -> bool:
        """Tell whether every game of the round has ended; true before the first round."""
        return all(row["points"] is not None for row in self.now() if row["number"] is not None)

    def active(self) -> list[Row]:
        """Return who plays in the next round, unless knocked out in this one."""
        there = [row for row in self.entrants if row["person"] is not None]
        return [row for row in there if row["left"] is None]

    def lines(self) -> list[Line]:
        """Return the standings after the finished rounds."""
        numbers = [row["number"] for row in self.entrants]
        return standings(numbers, self.outcomes(), self.knockout)

    def outcomes(self) -> list[Outcome]:
        """Return everyone's results in finished games."""
        found = []
        for board in _boards(self.pairings).values():
            people = [row["number"] for row in board if row["number"] is not None]
            total = sum(row["score"] or 0 for row in board)
            first = min((row["place"] or 1 for row in board if not row["forfeit"]), default=1)
            for row in board:
                if row["number"] is None or row["points"] is None:
                    continue
                if row["board"] == SITS_OUT:
                    found.append(Outcome(row["number"], row["round"], row["points"]))
                    continue
                others = tuple(number for number in people if number != row["number"])
                won = row["place"] == first and not row["forfeit"]
                score = row["score"] or 0
                found.append(
                    Outcome(row["number"], row["round"], row["points"], won, others, score, total)
                )
        return found

    def knocked_out(self) -> list[int]:
        """Return who is knocked out by the finished round."""
        if not self.knockout:
            return []
        before = {line.player: line.points for line in self.lines()}
        out: list[int] = []
        for (_, board), rows in _boards(self.now()).items():
            people = [row for row in rows if row["number"] is not None]
            if board == SITS_OUT or any(row["place"] is None for row in people):
                continue  # an unplayable game knocks nobody out
            people.sort(key=lambda row: (row["forfeit"], row["place"], -before[row["number"]]))
            out += [row["number"] for row in people[advancing(len(people)) :]]
        return out

    def final(self) -> bool:
        """Tell whether all remaining players met at one table."""
        boards = {row["board"] for row in self.now()}
        return self.knockout and boards == {0}

    def history(self, order: Sequence[int]) -> History:
        """Return the rounds so far, with entrants numbered by their index in `order`."""
        index = {number: i for i, number in enumerate(order)}
        seats = self.head["seats"]
        rounds = []
        for number in range(1, self.head["round"] + 1):
            boards = _boards([row for row in self.pairings if row["round"] == number])
            tables = [
                Sat(tuple(index.get(row["number"], COMPUTER) for row in rows))
                for (_, board), rows in boards.items()
                if board != SITS_OUT
            ]
            out = [index[row["number"]] for row in boards.get((number, SITS_OUT), ())]
            rounds.append(Round(tuple(tables), tuple(out)))
        return History(len(order), seats, rounds)


def _boards(rows: Sequence[Row]) -> dict[tuple[int, int], list[Row]]:
    boards: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        boards.setdefault((row["round"], row["board"]), []).append(row)
    return boards


# Reading.


def head_of(c: Connection, name: str) -> Row:
    """Return a tournament; raise Refusal if it doesn't exist."""
    found = c.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).mappings().first()
    if found is None:
        raise Refusal("not-found", "there is no such tournament")
    return found


def field_of(c: Connection, name: str) -> Field:
    """Return all data of a tournament; raise Refusal if it doesn't exist."""
    head = head_of(c, name)
    people = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == name).order_by(ENTRANTS.c.number)
    p = PAIRINGS.c
    rows = sa.select(PAIRINGS).where(p.tournament == name).order_by(p.round, p.board, p.seat)
    return Field(head, c.execute(people).mappings().all(), c.execute(rows).mappings().all())


def under_way(c: Connection, now: float) -> list[str]:
    """List the tournaments that are running or due to start."""
    t = TOURNAMENTS.c
    people = (
        sa.select(sa.func.count()).select_from(ENTRANTS).where(ENTRANTS.c.tournament == t.id)
    ).scalar_subquery()
    due = sa.or_(t.starts <= now, sa.and_(t.starts.is_(None), people >= t.most))
    found = sa.select(t.id).where(sa.or_(t.status == "running", sa.and_(t.status == "open", due)))
    return list(c.execute(found.order_by(t.moved)).scalars())


def tournaments_for(c: Connection, person: Person | None) -> Tournaments:
    """List the tournaments that a person may find."""
    t = TOURNAMENTS.c
    mine: sa.ColumnElement[bool] = sa.false()
    if person is not None:
        entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person.id)
        mine = sa.or_(t.host == person.id, t.id.in_(entered))
    lists = []
    for statuses in (("open",), ("running",), ("finished", "cancelled")):
        found = sa.select(TOURNAMENTS).where(t.status.in_(statuses))
        if statuses[0] == "finished":  # of cancelled ones, only your own
            found = found.where(sa.or_(t.status == "finished", mine))
        found = found.where(sa.or_(t.listed, mine)).order_by(t.moved.desc()).limit(LISTED)
        lists.append(_summaries(c, c.execute(found).mappings().all(), person))
    return Tournaments(*lists)


def _summaries(
    c: Connection, heads: Sequence[Row], person: Person | None
) -> list[TournamentSummary]:
    ids = [head["id"] for head in heads]
    hosts = {head["host"] for head in heads}
    known = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(hosts))
    names = {row.id: row.name for row in c.execute(known)}
    count = sa.select(ENTRANTS.c.tournament, sa.func.count().label("people"))
    count = count.where(ENTRANTS.c.tournament.in_(ids)).group_by(ENTRANTS.c.tournament)
    counts: dict[str, int] = {row.tournament: row.people for row in c.execute(count)}
    me = person.id if person is not None else -1
    entered = sa.select(ENTRANTS.c.tournament).where(
        ENTRANTS.c.tournament.in_(ids), ENTRANTS.c.person == me
    )
    mine = set(c.execute(entered).scalars())
    plain = (
        "status", "system", "seats", "rounds", "round", "starts", "least", "most", "fill", "absent",
        "patience", "listed", "moved", "id", "title", "game",
    )  # fmt: skip
    return [
        TournamentSummary(
            **{name: head[name] for name in plain},
            options=msgspec.json.decode(head["options"]),
            clock=CLOCK.decode(head["clock"]),
            host=names.get(head["host"], ""),
            people=counts.get(head["id"], 0),
            joined=head["id"] in mine,
            yours=head["host"] == me,
        )
        for head in heads
    ]


def state_of(c: Connection, name: str, person: Person | None, round: int | None) -> TournamentState:
    """Return a tournament as a person may see it, with one of its rounds, by default the last."""
    field = field_of(c, name)
    me = person.id if person is not None else -1
    current = field.head["round"]
    shown = current if round is None else min(round, current)
    own = next((row["number"] for row in field.entrants if row["person"] == me), None)
    table = next(
        (
            row["table"]
            for row in field.now()
            if own is not None and row["number"] == own and row["points"] is None
        ),
        None,
    )
    boards = _boards([row for row in field.pairings if row["round"] == shown])
    return TournamentState(
        _summaries(c, [field.head], person)[0],
        [
            Entrant(row["number"], row["name"], row["left"], row["person"] == me)
            for row in field.entrants
        ],
        [
            StandingLine(
                line.player,
                line.place,
                line.points,
                line.wins,
                line.opponents,
                line.share,
                line.played,
            )
            for line in field.lines()
        ],  # fmt: skip
        shown,
        [
            Board(
                rows[0]["table"],
                all(row["points"] is not None for row in rows if row["number"] is not None),
                [
                    BoardSeat(
                        row["number"], row["place"], row["score"], row["points"], row["forfeit"]
                    )
                    for row in rows
                ],
            )
            for (_, board), rows in boards.items()
            if board != SITS_OUT
        ],
        [row["number"] for row in boards.get((shown, SITS_OUT), ())],
        table,
    )


# Entering and leaving.


def enter(c: Connection, name: str, person: Person) -> None:
    """Enter a person; one who left a Swiss tournament may return."""
    head = _locked(c, name)
    mine = (ENTRANTS.c.tournament == name, ENTRANTS.c.person == person.id)
    known = c.execute(sa.select(ENTRANTS).where(*mine)).mappings().first()
    if known is not None:
        if known["left"] is None:
            return
        if head["status"] != "running" or head["system"] != "swiss":
            raise Refusal("over" if head["status"] != "running" else "already-started")
        c.execute(sa.update(ENTRANTS).where(*mine).values(left=None))
        _touch(c, name)
        return
    if head["status"] != "open":
        raise Refusal("already-started")
    if is_unwelcome(c, {head["host"]}, person.id):
        raise Refusal("unwelcome")
    there = sa.select(sa.func.count(), sa.func.max(ENTRANTS.c.number))
    count, last = c.execute(there.where(ENTRANTS.c.tournament == name)).one()
    if count >= head["most"]:
        raise Refusal("no-seat")
    c.execute(
        sa.insert(ENTRANTS).values(
            tournament=name,
            number=(last or 0) + 1,
            person=person.id,
            name=person.name,
            joined=time.time(),
        )  # fmt: skip
    )
    _touch(c, name)


def withdraw(c: Connection, name: str, person: Person) -> None:
    """Leave after the current round; before the first, delete the entry."""
    head = _locked(c, name)
    mine = (ENTRANTS.c.tournament == name, ENTRANTS.c.person == person.id)
    if c.execute(sa.select(ENTRANTS.c.number).where(*mine)).first() is None:
        raise Refusal("not-seated")
    if head["status"] == "open":
        c.execute(sa.delete(ENTRANTS).where(*mine))
    elif head["status"] == "running":
        c.execute(
            sa.update(ENTRANTS).where(*mine, ENTRANTS.c.left.is_(None)).values(left=head["round"])
        )
    else:
        raise Refusal("over")
    _touch(c, name)


def call_off(c: Connection, name: str, status: str) -> None:
    """End a tournament early; running games are played out."""
    this = (TOURNAMENTS.c.id == name, TOURNAMENTS.c.status == status)
    ended = {"status": "cancelled", "moved": time.time()}
    if not c.execute(sa.update(TOURNAMENTS).where(*this).values(ended)).rowcount:
        raise Conflict


def _locked(c: Connection, name: str) -> Row:
    """Lock a tournament until the end of the transaction; return it."""
    found = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == name).with_for_update()
    head = c.execute(found).mappings().first()
    if head is None:
        raise Refusal("not-found", "there is no such tournament")
    return head


def _touch(c: Connection, name: str) -> None:
    c.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == name).values(moved=time.time()))


# Rounds.


def collect(c: Connection, field: Field) -> bool:
    """Store the results of finished games; tell whether there were any.

    A deleted table, or one that can't be replayed, counts as a bye.

    """
    waiting: dict[str, list[Row]] = {}
    for row in field.now():
        if row["table"] is not None:
            waiting.setdefault(row["table"], []).append(row)
    waiting = {
        table: rows
        for table, rows in waiting.items()
        if any(row["points"] is None and row["number"] is not None for row in rows)
    }
    if not waiting:
        return False
    results: dict[str, list[Row]] = {}
    r = RESULTS.c
    found = sa.select(r.table, r.seat, r.place, r.score, r.left).where(r.table.in_(waiting))
    for row in c.execute(found.order_by(r.table, r.seat)).mappings():
        results.setdefault(row["table"], []).append(row)
    alive = sa.select(TABLES.c.id).where(TABLES.c.id.in_(waiting), TABLES.c.stuck.is_(None))
    there = set(c.execute(alive).scalars())
    changed = False
    for table, rows in waiting.items():
        if table in results:
            _note(c, field, rows, results[table])
        elif table not in there:
            for row in rows:
                c.execute(_this(row).values(points=BYE))
        else:
            continue
        changed = True
    if changed:
        _touch(c, field.head["id"])
    return changed


def _note(c: Connection, field: Field, rows: list[Row], results: list[Row]) -> None:
    forfeits = field.head["absent"] == "forfeit"
    gone = [bool(result["left"]) and forfeits for result in results]
    last = len(results) + 1
    places = [last if out else r["place"] for out, r in zip(gone, results, strict=True)]
    for row, result, out, points in zip(rows, results, gone, points_for(places), strict=True):
        worth = 0 if out else points
        values = {"place": result["place"], "score": result["score"], "points": worth}
        c.execute(_this(row).values(**values, forfeit=out))
        if out and row["number"] is not None:
            them = (
                ENTRANTS.c.tournament == row["tournament"],
                ENTRANTS.c.number == row["number"],
                ENTRANTS.c.left.is_(None),
            )
            c.execute(sa.update(ENTRANTS).where(*them).values(left=row["round"]))


def _this(row: Row) -> Any:
    p = PAIRINGS.c
    return sa.update(PAIRINGS).where(
        p.tournament == row["tournament"],
        p.round == row["round"],
        p.board == row["board"],
        p.seat == row["seat"],
    )


def finish(c: Connection, field: Field) -> None:
    """Close a tournament; raise Conflict if another process was faster."""
    _advance(c, field, field.head["round"], "finished")


def open_round(
    c: Connection,
    field: Field,
    out: Sequence[int],
    players: Sequence[Row],
    paired: Round,
    tables: Sequence[Head],
) -> None:
    """Open the next round with its tables; raise Conflict if another process was faster.

    `out` lists those knocked out; `players` maps the round's indexes to entrants.

    """
    head, number = field.head, field.head["round"] + 1
    _advance(c, field, number, "running")
    for one in out:
        them = (ENTRANTS.c.tournament == head["id"], ENTRANTS.c.number == one)
        c.execute(sa.update(ENTRANTS).where(*them).values(left=head["round"]))
    rows: list[dict[str, Any]] = []
    for board, (sat, made) in enumerate(zip(paired.tables, tables, strict=True)):
        people = [None if index == COMPUTER else players[index] for index in sat.players]
        seats = [
            Seat("computer", level=head["fill"])
            if one is None
            else Seat("person", one["person"], one["name"])
            for one in people
        ]
        archive.insert(c, made, seats, clock.fresh(made.clock, len(seats)))
        rows += [
            {
                "tournament": head["id"], "round": number, "board": board, "seat": seat,
                "number": None if one is None else one["number"], "table": made.id, "points": None,
            }
            for seat, one in enumerate(people)
        ]  # fmt: skip
    rows += [
        {
            "tournament": head["id"], "round": number, "board": SITS_OUT, "seat": seat,
            "number": players[index]["number"], "table": None, "points": BYE,
        }
        for seat, index in enumerate(paired.byes)
    ]  # fmt: skip
    c.execute(sa.insert(PAIRINGS), rows)


def _advance(c: Connection, field: Field, round: int, status: str) -> None:
    t, head = TOURNAMENTS.c, field.head
    this = (t.id == head["id"], t.status == head["status"], t.round == head["round"])
    values = {"round": round, "status": status, "moved": time.time()}
    if not c.execute(sa.update(TOURNAMENTS).where(*this).values(values)).rowcount:
        raise Conflict

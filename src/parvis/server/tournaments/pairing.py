"""Pairing: who meets whom in a round, and on which seat. Pure functions, no database or clock.

A round minimises a cost by local search. In order of weight it counts:

1. meetings: pairs that have met before, more for each time;
2. seats: players on a seat they have had more often than another;
3. sizes: players sent again to a table that isn't of the preferred size;
4. points: differences in points at a table.

Seats are dealt first, each player getting one of those they have had least: with equal tables, such
a deal always exists. Then swaps of two players lower the cost. Ties are broken by a seeded
generator, so the same history gives the same round.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

COMPUTER: Final = -1  # stands for a computer player; there may be several
MEETING: Final = 1_000_000
SEAT: Final = 100_000
SIZE: Final = 20_000
TRIES: Final = 240  # attempts at a faulty round, divided by the number of players
SMALL: Final = 24  # players up to which swaps optimise points; larger deals are close
SWEEPS: Final = 40


class Sat(msgspec.Struct, frozen=True):
    """One table of a round: the players by seat."""

    players: tuple[int, ...]


class Round(msgspec.Struct, frozen=True):
    """The tables of a round, the most points first, and those who sit out."""

    tables: tuple[Sat, ...]
    byes: tuple[int, ...] = ()


def table_sizes(players: int, seats: int, allowed: Sequence[int]) -> list[int]:
    """Split players into tables close to the preferred size, large ones first.

    As few players as possible sit out.

    """
    sizes = [2] if seats == 2 else [size for size in allowed if size >= 2]  # a duel stays a duel
    best: list[tuple[int, list[int]]] = [(0, [])]  # by number of players: the cost, and the sizes
    for count in range(1, players + 1):
        found = (best[count - 1][0] + 1000, best[count - 1][1])  # one more sits out
        for size in sizes:
            if size <= count:
                cost, tables = best[count - size]
                cost += (size - seats) ** 2
                if cost < found[0]:
                    found = (cost, [size, *tables])
        best.append(found)
    return sorted(best[players][1], reverse=True)


class History:
    """What past rounds mean for the next one."""

    def __init__(self, players: int, seats: int, rounds: Sequence[Round] = ()) -> None:
        self.players = players
        self.seats = seats
        self.met = [[0] * (players + 1) for _ in range(players)]  # the last column: computers
        self.sat = [[0] * (seats + 1) for _ in range(players)]
        self.odd = [0] * players  # times at a table that isn't of the preferred size
        self.byes = [0] * players
        for one in rounds:
            self.add(one)

    def add(self, played: Round) -> None:
        """Add a round."""
        for sat in played.tables:
            people = sat.players
            for seat, player in enumerate(people):
                if player == COMPUTER:
                    continue
                self.sat[player][seat] += 1
                self.odd[player] += len(people) != self.seats
                for other in people:
                    if other != player:
                        self.met[player][other] += 1
        for player in played.byes:
            self.byes[player] += 1


def pair(
    history: History,
    present: Sequence[int],
    points: Sequence[int],
    allowed: Sequence[int],
    seed: int,
    fill: bool = False,
) -> Round:
    """Return the next round for the players present.

    `points` has every player's, `allowed` the game's table sizes. With `fill`, computer players
    bring every table to the preferred size.

    """
    seats = history.seats
    random = Random(seed)
    field = list(present)
    random.shuffle(field)
    field.sort(key=lambda player: -points[player])
    byes: list[int] = []
    if fill:
        field += [COMPUTER] * (-len(field) % seats)
        sizes = [seats] * (len(field) // seats)
    else:
        sizes = table_sizes(len(field), seats, allowed)
        byes = _sit_out(history, field, points, len(field) - sum(sizes))
        field = [player for player in field if player not in byes]
    best: list[list[int]] = []
    lowest: int | None = None
    for _ in range(max(6, TRIES // max(1, len(field)))):
        search = _Search(history, points, field, sizes, random)
        cost = search.improve()
        if lowest is None or cost < lowest:
            best, lowest = search.tables, cost
        if cost < SIZE:
            break
    tables = sorted(best, key=lambda table: -_weight(table, points))
    return Round(tuple(Sat(tuple(table)) for table in tables), tuple(byes))


def _weight(table: list[int], points: Sequence[int]) -> float:
    people = [points[player] for player in table if player != COMPUTER]
    return sum(people) / max(1, len(people))


def _sit_out(history: History, field: list[int], points: Sequence[int], count: int) -> list[int]:
    """Return the players who sit out: those with the fewest byes, then the fewest points."""
    order = sorted(reversed(field), key=lambda player: (history.byes[player], points[player]))
    return order[:count]


class _Search:
    """A round under construction."""

    def __init__(
        self,
        history: History,
        points: Sequence[int],
        field: list[int],
        sizes: list[int],
        random: Random,
    ) -> None:
        self.history, self.points, self.random = history, points, random
        self.sizes = list(sizes)
        self.random.shuffle(self.sizes)
        self.tables = self._deal(field)
        self.costs = [self._cost(table) for table in self.tables]

    def _deal(self, field: list[int]) -> list[list[int]]:
        """Deal seats, each player one they have had least; then fill tables by points."""
        columns = self._columns(field)
        tables: list[list[int]] = [[] for _ in self.sizes]
        for seat, column in enumerate(columns):
            for table, size in zip(tables, self.sizes, strict=True):
                if seat < size:
                    table.append(column.pop(0))
        return tables

    def _columns(self, field: list[int]) -> list[list[int]]:
        """Return the players of each seat, in the order of the field.

        Augmenting paths: if a seat is full, one of its players moves to another seat that they have
        had as rarely.

        """
        most = max(self.sizes, default=0)
        room = [sum(size > seat for size in self.sizes) for seat in range(most)]
        taken: list[list[int]] = [[] for _ in range(most)]  # positions in the field
        order = list(range(len(field)))
        self.random.shuffle(order)
        for position in order:
            for slack in range(len(self.history.sat) + 2):
                if self._place(position, field, room, taken, slack, set()):
                    break
        return [[field[position] for position in sorted(column)] for column in taken]

    def _place(
        self,
        position: int,
        field: list[int],
        room: list[int],
        taken: list[list[int]],
        slack: int,
        tried: set[int],
    ) -> bool:
        seats = self._wanted(field[position], len(room), slack)
        free = [seat for seat in seats if len(taken[seat]) < room[seat]]
        if free:
            emptiest = max(free, key=lambda seat: (room[seat] - len(taken[seat])) / room[seat])
            taken[emptiest].append(position)
            return True
        for seat in seats:
            if seat in tried:
                continue
            tried.add(seat)
            for other in list(taken[seat]):
                if self._place(other, field, room, taken, slack, tried):
                    taken[seat].remove(other)
                    taken[seat].append(position)
                    return True
        return False

    def _wanted(self, player: int, seats: int, slack: int) -> list[int]:
        """List the seats that a player has had least, or almost."""
        if player == COMPUTER:
            found = list(range(seats))
        else:
            had = self.history.sat[player][:seats]
            least = min(had)
            found = [seat for seat in range(seats) if had[seat] <= least + slack]
        self.random.shuffle(found)
        return found

    def _cost(self, table: list[int]) -> int:
        history, points = self.history, self.points
        low, high = 1 << 30, -1
        size, computers = len(table), table.count(COMPUTER)
        cost = SIZE * (computers - 1) ** 2 if computers > 1 else 0  # better spread out
        for seat, player in enumerate(table):
            if player == COMPUTER:
                continue
            met = history.met[player]
            for other in table[seat + 1 :]:
                if other != COMPUTER and met[other]:
                    cost += MEETING * met[other] * met[other]
            if computers:
                cost += SIZE * met[COMPUTER] * met[COMPUTER]
            had = history.sat[player]
            least = min(had[: history.seats])
            over = had[seat] - least if seat < history.seats else had[seat]
            cost += SEAT * over * over
            if size != history.seats:
                cost += SIZE * history.odd[player] * (1 + history.odd[player])
            low, high = min(low, points[player]), max(high, points[player])
        spread = max(0, high - low)
        return cost + spread * spread // 60

    def improve(self) -> int:
        """Swap players while that lowers the cost; return the cost.

        First within a seat, which keeps the deal; then between any seats.

        """
        self._sweep(True)
        if any(cost >= SIZE for cost in self.costs):
            self._sweep(False)
        return sum(self.costs)

    def _sweep(self, same: bool) -> None:
        count = len(self.tables)
        for sweep in range(SWEEPS):
            better = False
            order = sorted(range(count), key=lambda i: -self.costs[i])
            for table in order:
                if self.costs[table] < SIZE and (sweep or count > SMALL):
                    continue  # only points differ, which the deal has handled
                for seat in range(len(self.tables[table])):
                    better |= self._swap_from(table, seat, same)
            if not better:
                return

    def _swap_from(self, table: int, seat: int, same: bool) -> bool:
        """Make the first swap that lowers the cost; tables close in points come first."""
        near = sorted(range(len(self.tables)), key=lambda other: abs(other - table))
        for other in near:
            size = len(self.tables[other])
            for place in range(seat, seat + 1) if same else range(size):
                apart = place < size and (other, place) != (table, seat)
                if apart and self._try(table, seat, other, place):
                    return True
        return False

    def _try(self, table: int, seat: int, other: int, place: int) -> bool:
        mine, theirs = self.tables[table], self.tables[other]
        before = self.costs[table] + (self.costs[other] if other != table else 0)
        mine[seat], theirs[place] = theirs[place], mine[seat]
        first = self._cost(mine)
        second = self._cost(theirs) if other != table else 0
        if first + second < before:
            self.costs[table] = first
            if other != table:
                self.costs[other] = second
            return True
        mine[seat], theirs[place] = theirs[place], mine[seat]
        return False

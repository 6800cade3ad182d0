"""Blocks, families and legal placement, transcribed from the rulings one by one and slowly.

Nothing here is shared with the game's own ground.py: squares are (row, column), and every
answer is worked out anew from what stands on the board.
"""

from parvis.games.hoyuk.components import PEN, SIZE
from parvis.games.hoyuk.options import OPTIONS
from parvis.games.hoyuk.state import EMPTY, FENCED, HOME, HOST, RUIN, STOREY, State

Square = tuple[int, int]


class Reference:
    def __init__(self, s: State) -> None:
        self.s = s
        self.options = {
            o.name: o.values[i] for o, i in zip(OPTIONS.declared, s.options, strict=True)
        }
        self.squares = [(r, c) for r in range(SIZE) for c in range(SIZE)]
        self.all_blocks = self.blocks()

    def what(self, q: Square) -> int:
        return self.s.what[q[0] * SIZE + q[1]]

    def sides(self, q: Square) -> list[Square | None]:
        """North, east, south, west; None beyond the edge."""
        r, c = q
        found = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
        return [n if 0 <= n[0] < SIZE and 0 <= n[1] < SIZE else None for n in found]

    def beside(self, q: Square) -> list[Square]:
        return [n for n in self.sides(q) if n is not None]

    def diagonal(self, q: Square) -> list[Square]:
        r, c = q
        found = [(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)]
        return [n for n in found if 0 <= n[0] < SIZE and 0 <= n[1] < SIZE]

    def is_house(self, q: Square) -> bool:
        return self.what(q) >= HOME

    def whole(self, q: Square, members: set[Square]) -> frozenset[Square]:
        found = {q}
        while grown := {n for m in found for n in self.beside(m) if n in members} - found:
            found |= grown
        return frozenset(found)

    def blocks(self) -> set[frozenset[Square]]:  # R3
        occupied = {q for q in self.squares if self.what(q) != EMPTY}
        return {self.whole(q, occupied) for q in occupied}

    def families(self, seat: int) -> set[frozenset[Square]]:  # R2
        mine = {q for q in self.squares if self.what(q) == HOME + seat}
        return {self.whole(q, mine) for q in mine}

    def free_sides(self, q: Square, built: Square | None = None) -> int:  # R16, R20
        count = 0
        for n in self.sides(q):
            if n is None:
                count += self.options["edge_counts_as_free"] is True
            elif n != built and self.what(n) in (EMPTY, RUIN):
                count += 1
        return count

    def touched(self, q: Square) -> set[frozenset[Square]]:
        return {b for b in self.all_blocks if q in b or any(n in b for n in self.beside(q))}

    def closes_a_pen(self, q: Square) -> bool:
        return any(
            self.what(n) == FENCED and self.free_sides(n, built=q) == 0 for n in self.beside(q)
        )

    def corner_fault(self, q: Square, block: frozenset[Square]) -> bool:  # R12, stricter reading
        return self.options["corner_contact_between_blocks_forbidden"] is True and any(
            self.is_house(n) and n not in block for n in self.diagonal(q)
        )

    def legal_house(self, seat: int, q: Square) -> bool:
        if self.s.seats[seat].tiles == 0 or self.is_house(q) or self.what(q) == FENCED:
            return False
        if self.closes_a_pen(q):
            return False
        touched = self.touched(q)
        if len(touched) > 1:
            return False
        if not touched:
            barred = self.options["corner_only_contact_forbidden"] is True
            barred = barred or self.options["corner_contact_between_blocks_forbidden"] is True
            return not (barred and any(self.is_house(n) for n in self.diagonal(q)))
        block = next(iter(touched))
        if self.corner_fault(q, block):
            return False
        if any(self.what(n) == HOME + seat for n in block):
            return any(self.what(n) == HOME + seat for n in self.beside(q))
        if any(self.is_house(n) for n in block):
            by_pen = self.options["newcomer_may_touch_pen_only"] is True and any(
                self.what(n) == FENCED for n in self.beside(q)
            )
            return by_pen or any(self.is_house(n) for n in self.beside(q))
        return True

    def legal_storey(self, seat: int, q: Square) -> bool:
        return (
            self.s.seats[seat].tiles > 0
            and self.what(q) == HOME + seat
            and not self.s.more[q[0] * SIZE + q[1]] & STOREY
            and self.free_sides(q) >= 1
        )

    def legal_pen(self, seat: int, q: Square, side: int) -> bool:
        host = self.sides(q)[side]
        ground = (EMPTY, RUIN) if self.options["pen_on_ruin"] else (EMPTY,)
        return (
            self.s.supply[PEN] > 0
            and self.what(q) in ground
            and host is not None
            and self.what(host) == HOME + seat
            and len(self.touched(q)) == 1
            and self.free_sides(q) >= 1
            and not self.closes_a_pen(q)
        )

    def host(self, q: Square) -> Square:
        host = self.sides(q)[self.s.more[q[0] * SIZE + q[1]] & HOST]
        assert host is not None
        return host

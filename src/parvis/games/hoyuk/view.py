"""What can be seen of a game of Höyük. Everything on the table is open; only orders are hidden."""

from parvis.engine.core import Glance
from parvis.engine.random import Random
from parvis.games.hoyuk.drawing import draw
from parvis.games.hoyuk.kinds import BUILD, LOSE, WINDOW
from parvis.games.hoyuk.picture import (
    FAMILIES,
    GROUNDS,
    HERDS,
    HOSTS,
    NUMBERS,
    OWNERS,
    ROOFS,
    STOREYS,
    VILLAGERS,
    Picture,
)
from parvis.games.hoyuk.rules.building import ONE_SHIFT, due_of
from parvis.games.hoyuk.seen import View
from parvis.games.hoyuk.state import State


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which the view of a seat differs from a spectator's: none."""
    return {}


def view(s: State, seat: int | None) -> View:
    """Return what anybody sees: players and spectators alike."""
    p = draw(s)
    p.given = p.boards[:]
    return show(s, p)


def glance(s: State, seat: int | None) -> Glance:
    """Return the same for somebody who reads it at once, and the squares that have changed."""
    p = draw(s)
    return show(s, p), p.places


def show(s: State, p: Picture) -> View:
    """Return a view of a state, given its picture."""
    task = s.agenda[-1] if s.agenda else None
    kind = task.kind if task else -1
    boards = p.boards
    return View(  # by position, which takes a tenth of the time of names
        s.round,
        s.phase,
        s.first,
        s.last,
        p.seats,
        boards[GROUNDS],
        boards[OWNERS],
        boards[STOREYS],
        boards[ROOFS],
        boards[VILLAGERS],
        boards[HERDS],
        boards[HOSTS],
        boards[NUMBERS],
        boards[FAMILIES],
        p.struck,
        s.shaman,
        s.shaman_used,
        p.supply,
        p.blocks,
        len(s.top),  # aspects
        p.piles,
        p.unseen,
        p.tile_pile,
        p.tile_discards,
        s.calamity,
        p.to_come,  # calamities_unseen
        p.gone_by,  # calamities_seen
        due_of(task.arg) if task and kind == BUILD else p.no_due,
        1 if task and kind == BUILD and task.arg >> ONE_SHIFT else 0,  # free
        losses_left(s),  # to_lose
        task.also if task and kind == WINDOW else 0,  # cards_left
    )


def losses_left(s: State) -> int:
    """Count how many losses like the one in question are due."""
    if not s.agenda or s.agenda[-1].kind != LOSE:
        return 0
    top = s.agenda[-1]
    count = 0
    for task in s.agenda:
        if task.kind == LOSE and task.seat == top.seat and task.also == top.also:
            count += 1
    return count


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state nobody can tell from this one: all that is hidden is what chance will say."""
    supposed = s.copy()
    supposed.random = random.split()
    return supposed

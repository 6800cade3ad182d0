"""Solo: Victoria, who collects citizens only, contests the site and the ranks of nobility."""

from parvis.engine import Log, Task
from parvis.games.emara.components import (
    BREAD_DIAL,
    COURT,
    OCCASIONS,
    RANKS,
    STONE_DIAL,
    VICTORIA_RANKS,
)
from parvis.games.emara.kinds import VICTORIA_ROSE, VICTORIA_SCORED
from parvis.games.emara.options import VICTORIA_COURT
from parvis.games.emara.rules.dials import turn, value_of
from parvis.games.emara.state import State

# At the end of rounds 2 to 6: "Victoria receives citizens as if she paid 1 stone and 1 bread at the
# construction site. Turn the markers. She raises her rank: Baron, Count, Prince, Marquess, then no
# more." The player's own payment for the event comes first, and events leave her alone (R35, R49).


def do_victoria(s: State, t: Task, _: int, log: Log) -> None:
    stone, bread = value_of(s, STONE_DIAL), value_of(s, BREAD_DIAL)
    s.victoria += stone + bread
    log.add(VICTORIA_SCORED, t.seat, stone, bread)
    turn(s, t.seat, STONE_DIAL, log)
    turn(s, t.seat, BREAD_DIAL, log)
    rank = VICTORIA_RANKS[s.round]
    if rank >= 0:
        points = RANKS[rank].points[s.ranks[rank]]
        s.ranks[rank] += 1
        if s.occasion == COURT and s.options[VICTORIA_COURT]:
            points += OCCASIONS[COURT].gain
        s.victoria += points
        log.add(VICTORIA_ROSE, t.seat, rank, points)

"""Favour tokens: drawn for a donation, cashed in town."""

from parvis.engine import CHANCE, Log, Task
from parvis.games.emara.components import (
    A_BOOK,
    A_GOLD,
    A_RING,
    BOOK,
    FAVOURS,
    FAVOURS_DRAWN,
    GOLD,
    REWARDED,
    RING,
    SOME_BUILDINGS,
    SOME_CITIZENS,
)
from parvis.games.emara.kinds import (
    BY_FAVOURS,
    CASHED,
    DRAW_FAVOUR,
    DRAW_FAVOURS,
    KEEP,
    KEPT,
    LOOKED,
    RESHUFFLED,
)
from parvis.games.emara.options import RESHUFFLE_AT_ONCE, TOKEN_SAME_VISIT
from parvis.games.emara.rules.gains import attract, build, receive
from parvis.games.emara.state import DISCARDED, IN_PILE, LOOKED_AT, LOOKED_AT_OPENLY, State

# "You may take the reward at the moment your envoy goes to the place shown, or when you carry out
# the action of the place with a card." The moment lasts until the visit ends (R15). A token drawn
# during the visit can't be used in it, unless the option allows it (R16).


def add_favours(s: State, t: Task, first: int, options: list[int]) -> None:
    favours = s.favours
    if t.seat in favours:
        for token, holder in enumerate(favours):
            if (
                holder == t.seat
                and FAVOURS[token].place == t.arg
                and (token != s.fresh or s.options[TOKEN_SAME_VISIT])
            ):
                options.append(first + token)


def cash(s: State, seat: int, token: int, log: Log) -> None:
    s.favours[token] = DISCARDED
    log.add(CASHED, seat, token)
    reward = FAVOURS[token].reward
    number = REWARDED[reward]
    if reward == SOME_CITIZENS:
        attract(s, seat, number, BY_FAVOURS, log)
    elif reward == SOME_BUILDINGS:
        build(s, seat, number, BY_FAVOURS, log)
    elif reward == A_BOOK:
        receive(s, seat, BOOK, number, log)
    elif reward == A_RING:
        receive(s, seat, RING, number, log)
    elif reward == A_GOLD:
        receive(s, seat, GOLD, number, log)


# "Draw 3 favours and look at them. Keep one face up, discard the others. If the pile runs out,
# shuffle the discarded ones." With fewer than three in all, the player chooses among them (R18).


def do_draw_favours(s: State, t: Task, _: int, log: Log) -> None:
    drawn = t.arg
    if drawn < FAVOURS_DRAWN and (IN_PILE in s.favours or reshuffle(s, t.seat, log)):
        s.then(Task(DRAW_FAVOUR, CHANCE, t.seat))
        s.then(Task(DRAW_FAVOURS, t.seat, drawn + 1))
    elif drawn:
        log.add(LOOKED, t.seat, drawn)
        s.then(Task(KEEP, t.seat))


def reshuffle(s: State, seat: int, log: Log) -> int:
    """Shuffle the discarded tokens into a new pile; return whether there were any.

    The pile is empty, so everyone knows which tokens were drawn before.

    """
    if DISCARDED not in s.favours:
        return 0
    for token, where in enumerate(s.favours):
        if where == DISCARDED:
            s.favours[token] = IN_PILE
        elif where == LOOKED_AT:
            s.favours[token] = LOOKED_AT_OPENLY
    log.add(RESHUFFLED, seat)
    return 1


def ask_draw_favour(s: State, t: Task) -> list[int]:
    return [token for token, where in enumerate(s.favours) if where == IN_PILE]


def do_draw_favour(s: State, t: Task, token: int, log: Log) -> None:
    s.favours[token] = LOOKED_AT
    if s.options[RESHUFFLE_AT_ONCE] and IN_PILE not in s.favours:  # R48
        reshuffle(s, t.arg, log)


def ask_keep(s: State, t: Task) -> list[int]:
    return [token for token, where in enumerate(s.favours) if where <= LOOKED_AT]


def do_keep(s: State, t: Task, token: int, log: Log) -> None:
    for other, where in enumerate(s.favours):
        if where <= LOOKED_AT:
            s.favours[other] = DISCARDED
    s.favours[token] = t.seat
    s.fresh = token
    log.add(KEPT, t.seat, token)

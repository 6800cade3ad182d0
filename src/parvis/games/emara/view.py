"""The view of a seat or spectator; and states that a seat can't tell from the true one."""

from typing import Final

from parvis.engine import Random
from parvis.games.emara.components import BAKER, CARDS, CHAMBERLAIN, RANKS
from parvis.games.emara.kinds import (
    KEEP,
    LEAVE_OUT,
    PAY,
    POSITION,
    RESOURCE,
    SOURCE,
    SPEND,
)
from parvis.games.emara.options import INFORMED_CHOICE
from parvis.games.emara.rules.dials import NUMBERS, TURNS
from parvis.games.emara.rules.paying import cost_of_task
from parvis.games.emara.scoring import split, worth_of
from parvis.games.emara.seen import SeatView, View
from parvis.games.emara.state import (
    CARD_DONE,
    DISCARDED,
    HIRED_ONE,
    IN_PILE,
    LOOKED_AT,
    LOOKED_AT_OPENLY,
    MOVED,
    ONCE_A_TURN,
    RECRUITED_ONE,
    ROSE_UP,
    USED_FIRST,
    State,
)

# For each rank the citizens of its cards, from the first to be taken, and 0 when none is left.
_NOBILITY: Final = tuple((*rank.points, 0) for rank in RANKS)
_CARDS_OF: Final = tuple(len(rank.points) for rank in RANKS)

# The cards of every bit set.
_HANDS: Final = tuple(
    [card for card in range(len(CARDS)) if bits >> card & 1] for bits in range(1 << len(CARDS))
)


def cards_in(bits: int) -> list[int]:
    """List the cards of a bit set."""
    return _HANDS[bits][:]


def view(s: State, seat: int | None) -> View:
    """Return the view of a seat or spectator."""
    top = s.agenda[-1] if s.agenda else None
    kind = top.kind if top else -1
    acting = top.seat if top and top.seat >= 0 else -1
    looking = kind == KEEP and acting == seat
    solo = len(s.seats) == 1
    numbers = NUMBERS[len(s.seats)]
    owed = [0] * RESOURCE.size
    if top and kind in (PAY, LEAVE_OUT):
        owed = list(cost_of_task(top))
    turns = TURNS[len(s.seats)]
    advisors: list[list[int]] = [[] for _ in s.seats]
    for advisor, holder in enumerate(s.holders):
        if holder >= 0:
            advisors[holder].append(advisor)
    favours: list[list[int]] = [[] for _ in s.seats]
    for token, where in enumerate(s.favours):
        if where >= 0:
            favours[where].append(token)
    return View(  # by position, which takes a tenth of the time of names
        [
            view_seat(s, number, seat, favours[number], advisors[number])
            for number in range(len(s.seats))
        ],
        s.round,
        s.first,
        s.occasion,
        sorted(s.occasions),  # occasions_left
        s.country + [-1] * (POSITION.size - len(s.country)),
        s.town + [-1] * (POSITION.size - len(s.town)),
        s.huts[:],
        s.spaces[:],
        s.next_advisor,
        len(s.reserve),
        [numbers[dial][turned] for dial, turned in enumerate(s.dials)],
        [turns[dial] - turned for dial, turned in enumerate(s.dials)],  # dials_left
        [_NOBILITY[rank][gone] for rank, gone in enumerate(s.ranks)],
        [_CARDS_OF[rank] - gone for rank, gone in enumerate(s.ranks)],  # nobility_left
        s.favours.count(IN_PILE),  # pile
        tokens_at(s, DISCARDED),  # discard
        tokens_at(s, LOOKED_AT_OPENLY) + tokens_at(s, LOOKED_AT) if looking else None,  # looked_at
        s.victoria,
        victoria_rank_of(s) if solo else -1,  # victoria_rank
        acting,
        s.card,
        s.steps,
        s.done & CARD_DONE,  # card_done
        s.done // MOVED & 1,  # moved
        s.done // ROSE_UP & 1,  # rose
        s.done // HIRED_ONE & 1,  # hired
        s.done // RECRUITED_ONE & 1,  # recruited
        [BAKER + i for i in range(ONCE_A_TURN) if s.done >> USED_FIRST + i & 1],  # used
        owed,
        top.arg if top and kind == SPEND else 0,  # owed_any
        top.also if top and kind == LEAVE_OUT else 0,  # leave_out
    )


def view_seat(
    s: State, number: int, viewer: int | None, favours: list[int], advisors: list[int]
) -> SeatView:
    seat = s.seats[number]
    open_hand = viewer == number or s.options[INFORMED_CHOICE] == 1
    pool = 0 if seat.settled else worth_of(seat.goods, len(favours), CHAMBERLAIN in advisors)
    citizens, buildings = split(seat.citizens, seat.buildings, pool)
    return SeatView(
        seat.goods[:],
        seat.citizens,
        seat.buildings,
        pool,
        min(citizens, buildings),  # score
        s.country[seat.country] if seat.country >= 0 else -1,
        s.town[seat.town] if seat.town >= 0 else -1,
        seat.craftsmen,
        seat.rank - 1,
        seat.crest,
        seat.slots[:],
        cards_in(seat.hand) if open_hand else None,
        seat.hand.bit_count(),  # hand_size
        cards_in(seat.hand | seat.deck),  # unplayed
        favours,
        advisors,
        seat.tally[: SOURCE.size],  # citizens_from
        seat.tally[SOURCE.size :],  # buildings_from
    )


def tokens_at(s: State, place: int) -> list[int]:
    """List the favours at a place."""
    return [token for token, where in enumerate(s.favours) if where == place]


def victoria_rank_of(s: State) -> int:
    """Return the rank of Victoria's highest card, or -1: the cards taken but not the player's."""
    own = s.seats[0].rank
    rank = -1
    for i, gone in enumerate(s.ranks):
        if gone > (own > i):
            rank = i
    return rank


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that a seat can't tell from the true one, drawn fairly.

    The other hands are hidden, and so are the tokens that another seat looks at. Cards still to be
    drawn have no order, so nothing else needs imagining.
    """
    supposed = s.copy()
    supposed.random = random.split()
    for number, other in enumerate(supposed.seats):
        if number != seat and other.deck:
            cards = cards_in(other.hand | other.deck)
            hand = 0
            for _ in range(other.hand.bit_count()):
                hand |= 1 << random.draw(cards)
            other.deck = (other.hand | other.deck) & ~hand
            other.hand = hand
    if LOOKED_AT in s.favours and looker_of(s) != seat:
        tokens = sorted(tokens_at(s, IN_PILE) + tokens_at(s, LOOKED_AT))  # no order to reveal
        number = s.favours.count(LOOKED_AT)
        for token in tokens:
            supposed.favours[token] = IN_PILE
        for _ in range(number):
            supposed.favours[random.draw(tokens)] = LOOKED_AT
    return supposed


def looker_of(s: State) -> int:
    """Return the seat that is looking at favours: the owner of the topmost seat's task."""
    for task in reversed(s.agenda):
        if task.seat >= 0:
            return task.seat
    return -1

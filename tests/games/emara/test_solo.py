"""Solo: Victoria, the campaign (rulebook page 11)."""

import pytest

from parvis.engine import QUIET
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.games.emara import kinds as k
from parvis.games.emara.campaign import Outcome, feat, next_start, outcome_of
from parvis.games.emara.rules.dials import value_of
from parvis.games.emara.state import State
from parvis.games.emara.view import view
from tests.games.emara.table import asked, chance, choose, finish_round, me, table

EVENTS = [c.PIOUS, c.PEOPLE, c.TRADERS, c.SUMMER, c.WORK]  # nothing is asked at a round's end


def rounds(s: State, number: int, events: list[int]) -> None:
    for i in range(number):
        finish_round(s)
        chance(s, {k.REVEAL: events[i : i + 1]})


def test_X3_T11_victoria_alone_reaches_78() -> None:
    s = table(1, occasion=c.COURT)
    finish_round(s)
    assert s.victoria == 0  # nothing after the first round
    chance(s, {k.REVEAL: [EVENTS[0]]})
    reached = []
    for i in range(5):
        finish_round(s)
        reached.append(s.victoria)
        if i < 4:
            chance(s, {k.REVEAL: [EVENTS[i + 1]]})
    assert reached == [4 + 6 + 6, 33, 53, 74, 78]
    assert s.ranks == [1, 1, 1, 1, 0]
    assert view(s, 0).victoria_rank == 3


def test_victoria_turns_the_dials_of_the_site() -> None:
    s = table(1)
    rounds(s, 2, EVENTS)
    assert value_of(s, c.STONE_DIAL) == 3 and value_of(s, c.BREAD_DIAL) == 5


def test_victoria_takes_the_best_card_left_of_her_rank() -> None:
    s = table(1)
    s.ranks[0], s.seats[0].rank = 1, 1
    rounds(s, 2, EVENTS)
    assert s.victoria == 4 + 6 + c.RANKS[0].points[1]
    assert s.ranks[0] == 2


@pytest.mark.parametrize(("bonus", "points"), [(False, 16), (True, 18)])
def test_R49_victoria_and_the_honours_of_the_court(bonus: bool, points: int) -> None:
    s = table(1, occasion=c.PIOUS, options={"victoria_court_bonus": bonus})
    finish_round(s)
    chance(s, {k.REVEAL: [c.COURT]})
    finish_round(s)
    assert s.victoria == points


def test_R35_the_payment_for_the_event_comes_before_victoria() -> None:
    s = table(1)
    finish_round(s)
    chance(s, {k.REVEAL: [c.ALMS]})
    while asked(s) != "tribute":
        s.seats[0].goods[c.GOLD] = 1
        finish_round(s)
    assert s.victoria == 0
    choose(s, "skip")
    assert s.victoria == 16


def test_victoria_is_not_at_other_tables() -> None:
    s = table(2)
    for event in EVENTS:
        finish_round(s)
        chance(s, {k.REVEAL: [event]})
    assert s.victoria == 0 and s.ranks == [0] * 5


def test_the_campaign_starts_where_its_option_says() -> None:
    s = table(1, options={"solo": "campaign", "campaign_start": 42})
    assert s.seats[0].buildings == 42
    s = table(1, options={"solo": "campaign"})
    assert s.seats[0].buildings == 40


def test_T6_a_win_lowers_the_start_by_5_and_a_loss_raises_it_by_2() -> None:
    assert next_start(None) == 40
    assert next_start(Outcome(40, 80, 79)) == 35
    assert next_start(Outcome(40, 70, 79)) == 42
    assert next_start(Outcome(40, 79, 79)) == 42  # to equal her is not enough


def test_the_start_stays_on_the_track() -> None:
    assert next_start(Outcome(3, 80, 10)) == 0
    assert next_start(Outcome(104, 0, 10)) == 104


@pytest.mark.parametrize(("citizens", "event"), [(79, "beat-victoria"), (78, "lost-to-victoria")])
def test_the_log_says_who_has_won(citizens: int, event: str) -> None:
    for solo, told in (("campaign", ["settled", event]), ("score", ["settled"])):
        s = table(1, options={"solo": solo})
        s.round, s.victoria, s.seats[0].deck = 6, 68, 0
        finish_round(s)
        seat = me(s)
        seat.citizens, seat.buildings = citizens, 90
        assert s.victoria == 78  # the site's dials, and no rank in the last round
        log = choose(s, "", 0)
        assert [GAME.kinds.events[e.kind].name for e in log.events] == told


def test_every_next_start_can_be_played() -> None:
    for start in (0, 5, 40, 104):
        for score in (10, 90):
            following = next_start(Outcome(start, score, 50))
            s = table(1, options={"solo": "campaign", "campaign_start": following})
            assert s.seats[0].buildings == following


def test_what_is_kept_of_a_solo_game() -> None:
    for solo, rival in (("score", 0), ("campaign", 78)):
        s = table(1, options={"solo": solo})
        s.round, s.victoria, s.seats[0].deck = 6, 68, 0
        assert GAME.feat(s) is None
        start = s.seats[0].buildings
        finish_round(s)
        seat = me(s)
        seat.citizens, seat.buildings = 80, 90
        choose(s, "", 0)
        assert feat(s) == GAME.feat(s) == (solo, start, 80, rival, bool(rival))
    assert GAME.feat(table(2)) is None


def test_the_outcome_of_a_finished_game() -> None:
    s = GAME.start(1, 3, {"solo": "campaign", "campaign_start": 30})
    while s.agenda:
        GAME.choose(s, GAME.roll(s), QUIET)
    outcome = outcome_of(s)
    assert outcome.start == 30
    assert (outcome.score, outcome.victoria) == (GAME.scores(s)[0], s.victoria)
    assert outcome.victoria > 0

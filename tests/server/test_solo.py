"""Records of games played alone: by start, and the score of a campaign."""

from parvis.server.people.solo import records_of
from parvis.server.store.database import Done
from parvis.server.wire.bodies import SoloRecord


def campaign(start: int, score: int, rival: int) -> Done:
    return Done(1, "emara", "campaign", start, score, rival, score > rival)


def test_a_campaign_is_judged_by_its_lowest_start_won_then_by_the_score() -> None:
    games = [campaign(40, 80, 70), campaign(35, 60, 70), campaign(37, 75, 70), campaign(37, 79, 70)]
    found = records_of(games)
    assert found.campaign == 37
    assert found.records == [
        SoloRecord("campaign", 35, 1, 60, 0),
        SoloRecord("campaign", 37, 2, 79, 2),
        SoloRecord("campaign", 40, 1, 80, 1),
    ]
    assert records_of(games[1:2]).campaign is None


def test_a_lost_game_is_no_record_where_another_was_won() -> None:
    found = records_of([campaign(40, 90, 95), campaign(40, 80, 70)])
    assert found.records == [SoloRecord("campaign", 40, 2, 80, 1)]


def test_games_for_the_best_score_are_kept_by_start() -> None:
    done = [
        Done(1, "emara", "score", start, score, 0, False)
        for start, score in ((20, 50), (20, 61), (30, 70))
    ]
    assert records_of(done).records == [
        SoloRecord("score", 20, 2, 61, 0),
        SoloRecord("score", 30, 1, 70, 0),
    ]
    assert records_of([]).records == []

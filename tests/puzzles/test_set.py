"""The puzzles that come with Parvis: each replays, asks something, and knows one answer."""

import datetime
from collections import Counter

import msgspec
import pytest

from parvis.analysis.decisions import CLEAR
from parvis.engine import replay
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.players.base import seen_of
from parvis.players.greedy import GreedyPlayer
from parvis.puzzles.finder import OFFERED
from parvis.puzzles.proof import WORTH
from parvis.puzzles.puzzle import Puzzle, of_the_day, puzzle_id, puzzle_of, puzzles_of

WITH = [name for name in game_names() if puzzles_of(name)]


def test_there_are_puzzles_of_every_game() -> None:
    assert sorted(game_names()) == WITH
    everything = [one.id for name in WITH for one in puzzles_of(name)]
    assert len(everything) == len(set(everything))
    assert {one.phase for name in WITH for one in puzzles_of(name)} == {"early", "middle", "late"}
    assert {2, 3} <= {one.seats for name in WITH for one in puzzles_of(name)}


@pytest.mark.parametrize("name", WITH)
def test_every_puzzle_replays_and_its_answer_is_offered_and_not_greedy(name: str) -> None:
    game = game_of(name)
    for one in puzzles_of(name):
        s = replay(game, one.record)
        assert one.id == puzzle_id(one.record) and puzzle_of(one.id) is one
        assert s.agenda[-1].seat == one.seat and game.kind(s).name == one.kind, one.id
        words = {game.spell(s, option) for option in game.options(s)}
        assert len(words) >= OFFERED and len(game.options(s)) == one.offered, one.id
        told = [word for reply in one.replies for word in (reply.word, *reply.like)]
        right = {one.best, *one.right}
        assert {*right, *told} <= words and not right & set(told), one.id
        assert len(right) == 1 + len(one.right) <= len(words) // OFFERED, one.id
        assert one.reply(one.natural) is not None and len(told) == len(set(told)), one.id
        greedy = {GreedyPlayer(seed).choose(seen_of(game, s, one.seat)) for seed in range(3)}
        assert not right & {game.spell(s, option) for option in greedy}, one.id


@pytest.mark.parametrize("name", WITH)
def test_what_is_said_of_a_puzzle_holds_together(name: str) -> None:
    puzzles = puzzles_of(name)
    for one in puzzles:
        losses = [reply.loss for reply in one.replies]
        assert losses == sorted(losses), one.id
        assert one.visits >= 50 and one.pairs >= 10, one.id
        for reply in one.replies:
            assert 0.0 < reply.low <= reply.loss <= reply.high, (one.id, reply.word)
            assert reply.wins is not None and reply.wins[0] - reply.wins[1] >= WORTH - 1e-4
            assert reply.judged == "judged" or reply.loss >= CLEAR, (one.id, reply.word)
        assert one.replies[0].judged == "judged", one.id
        assert one.natural in [reply.word for reply in one.replies]
        assert one.outcome(one.best) == "right" and one.outcome(one.natural) == "wrong"
        assert 1200 <= one.rating <= 2100
    kinds = [one.kind for one in puzzles]
    assert max(Counter(kinds).values()) < len(kinds) or len(kinds) < 3


def test_the_set_of_a_game_is_small() -> None:
    for name in WITH:
        puzzles = puzzles_of(name)
        assert len(msgspec.json.encode(puzzles)) < 6_000 * max(10, len(puzzles)), name


def test_the_problem_of_the_day_is_fixed_by_the_date_and_changes_its_game() -> None:
    day = datetime.date(2026, 11, 18)
    week = [of_the_day(day + datetime.timedelta(days=n)) for n in range(len(WITH))]
    assert {one.game for one in week} == set(WITH)
    assert of_the_day(day) is week[0]


def test_partly_right_is_what_loses_half_of_the_natural_choice_at_most() -> None:
    one: Puzzle = puzzles_of(WITH[0])[0]
    natural = one.reply(one.natural)
    assert natural is not None
    natural = msgspec.structs.replace(natural, like=("like it",))
    good = msgspec.structs.replace(natural, word="good", loss=natural.loss / 2, like=("as good",))
    poor = msgspec.structs.replace(natural, word="poor", loss=natural.loss * 0.6)
    poor = msgspec.structs.replace(poor, like=())
    made = msgspec.structs.replace(one, replies=(good, poor, natural), right=("equal",))
    words = {
        one.best: "right", "equal": "right", "good": "partly", "as good": "partly",
        "poor": "wrong", one.natural: "wrong", "like it": "wrong", "else": "wrong",
    }  # fmt: skip
    assert {word: made.outcome(word) for word in words} == words

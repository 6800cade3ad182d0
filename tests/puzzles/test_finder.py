"""Finding puzzles on a tiny budget: the same for a seed, resumable, refused where it must be."""

from pathlib import Path

import msgspec
import pytest

from parvis.analysis.game import Walk
from parvis.analysis.judges import End, Judge
from parvis.cli import main
from parvis.engine import QUIET, Record, replay
from parvis.games import game as game_of
from parvis.players.base import Seen, seen_of
from parvis.puzzles import search
from parvis.puzzles.alike import Classes, classes_of, like, one_of_each
from parvis.puzzles.finder import Finder
from parvis.puzzles.proof import Effort, Proof, check
from parvis.puzzles.puzzle import Collection, Puzzle, puzzles_of

GAME = game_of("piliers")
TINY = Effort(short=6, options=2, near=3, moments=2, rivals=1, glance=2, far=4, pairs=10)


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "PLAYERS", ("greedy",))


def orders(count: int) -> list[search.Order]:
    found = search.orders(search.Search("piliers", GAME.version, 5, TINY), [], 0)
    return [order for order, _ in zip(found, range(count), strict=False)]


def test_a_game_gives_the_same_puzzle_or_none_every_time() -> None:
    order = orders(1)[0]
    assert search.look(order) == search.look(order)


def test_what_is_found_is_the_next_choice_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thresholds are off here: what is tested is what a puzzle is made of."""
    monkeypatch.setattr("parvis.puzzles.proof.WORTH", -1.0)
    monkeypatch.setattr("parvis.puzzles.proof.CLEAR", -1.0)
    monkeypatch.setattr("parvis.puzzles.proof.SURE", -100.0)
    monkeypatch.setattr("parvis.puzzles.proof.FOUR_OF_FIVE", -100.0)
    monkeypatch.setattr("parvis.puzzles.finder.AHEAD", -9.0)
    monkeypatch.setattr("parvis.puzzles.proof.Proof.promising", lambda *_: True)
    monkeypatch.setattr("parvis.puzzles.proof.Proof._second", lambda *_: (0.5, 0.1, 10))
    order = orders(1)[0]
    record = search.played(GAME, order)
    found = Finder(GAME, record, order.seed, TINY).puzzle("late")
    assert found is not None and found.phase == "late"
    s = replay(GAME, found.record)
    assert record.choices[: found.ply] == found.words
    assert s.agenda[-1].seat == found.seat and GAME.kind(s).name == found.kind
    monkeypatch.undo()
    again = check(GAME, found, 3, TINY)
    assert again == check(GAME, found, 3, TINY) != check(GAME, found, 4, TINY)


def test_places_that_come_to_the_same_are_one_class_and_the_rest_are_others() -> None:
    """In the first round of Höyük a house stands alone anywhere, or beside the first one."""
    game = game_of("hoyuk")
    s = game.start(2, 3, {})
    while True:
        seat = s.agenda[-1].seat
        options = game.options(s)
        if seat >= 0 and len(options) > 150 and game.kind(s).name == "build":
            built = sum(len(one.houses) for one in s.seats)
            if built == 1:
                break
        game.choose(s, options[len(options) // 2], QUIET)
    seen = seen_of(game, s, seat)
    classes = classes_of(Judge(game, s), seen, 7)
    assert set(classes) == set(seen.options)
    first = one_of_each(seen.options, classes)
    assert 1 < len(first) < 10
    assert len({classes[option] for option in first}) == len(first)
    alike = like(seen.options[0], classes)
    assert len(alike) > 100 and seen.options[0] not in alike
    assert sum(1 + len(like(option, classes)) for option in first) == len(seen.options)


@pytest.mark.parametrize(
    ("gaps", "found"),
    [
        ((0.2, 0.0), [1]),  # as good
        ((0.2, 0.1), []),  # alike at first sight, but clearly worse
        ((0.04, 0.02), None),  # perhaps as good, but perhaps no better than the obvious choice
        ((0.01, 0.0), None),  # the obvious choice is as good
    ],
)
def test_an_option_like_the_best_is_right_if_visits_see_no_difference(
    monkeypatch: pytest.MonkeyPatch, gaps: tuple[float, float], found: list[int] | None
) -> None:
    """Of four options, the first is the best, the second like it, and the third the obvious one."""
    game = game_of("piliers")
    order = orders(1)[0]
    walk = Walk(game, search.played(game, order))
    at = next(ply for ply in walk.choices() if len(game.options(ply.state)) >= 3)
    best, alike, natural = seen_of(game, at.state, at.seat).options[:3]
    values = {best: 0.8, alike: 0.8 - gaps[1], natural: 0.8 - gaps[0]}

    def visited(
        _: Judge, seen: Seen, options: list[int], visits: int, seed: int, sheet: object
    ) -> tuple[list[list[float]], list[list[End]]]:
        wins = [[values[option]] * visits for option in options]
        ends = [
            [End([one if seat == seen.seat else 1 - one for seat in (0, 1)], [0, 0], [0] * 99)]
            * visits
            for one in (values[option] for option in options)
        ]
        return wins, ends

    monkeypatch.setattr(Judge, "to_the_end", visited)
    monkeypatch.setattr(Proof, "_second", lambda *_: (0.1, 0.01, 10))
    classes: Classes = {best: (1.0,), alike: (1.0,), natural: (2.0,)}
    proof = Proof(game, Judge(game, at.state), at, 1, Effort(far=40))
    proven = proof.proven([best, natural], natural, classes)
    if found is None:
        assert proven is None
        return
    assert proven is not None
    assert proven.right == ([alike] if found else [])
    told = {reply.word: reply for reply in proven.replies}
    assert (game.spell(at.state, alike) in told) is not bool(found)
    assert game.spell(at.state, natural) in told


def test_a_record_that_has_not_ended_or_does_not_replay_holds_no_puzzle() -> None:
    order = orders(1)[0]
    record = search.played(GAME, order)
    for bad in (record.until(20), msgspec.structs.replace(record, choices=("nothing",))):
        assert search.look(msgspec.structs.replace(order, record=bad)).puzzle is None


def test_a_search_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    out = tmp_path / "some.json"
    kept = out.with_name("some.json.looked")
    words = ["puzzles", "find", "piliers", "--quick", "--seed", "5", "--out", str(out)]
    assert main([*words, "--games", "1"]) == 0
    first = kept.read_bytes()
    kept.write_bytes(first + b'{"number": 1, "puz')  # killed while it was writing
    assert main([*words, "--games", "2"]) == 0
    lines = kept.read_bytes().splitlines()
    assert kept.read_bytes().startswith(first) and len(lines) == 3
    assert msgspec.json.decode(lines[2])["number"] == 1
    assert msgspec.json.decode(out.read_bytes(), type=Collection).found["games"] == 2
    assert main([*words[:-3], "6", "--out", str(out)]) == 2  # another search stands there


def test_what_was_found_before_can_be_chosen_from_too(tmp_path: Path) -> None:
    before = Path(search.__file__).parent / "data" / "piliers.json"
    words = ["puzzles", "find", "piliers", "--quick", "--games", "1", "--count", "400"]
    out = tmp_path / "more.json"
    assert main([*words, "--add", str(before), "--out", str(out)]) == 0
    found = msgspec.json.decode(out.read_bytes(), type=Collection)
    assert {one.id for one in found.puzzles} >= {one.id for one in puzzles_of("piliers")}
    assert found.found["games"] == 1 and found.found["before"]["games"] > 1
    assert len({one.id for one in found.puzzles}) == len(found.puzzles)
    wrong = ["puzzles", "find", "emara", "--quick", "--games", "1", "--add", str(before)]
    assert main([*wrong, "--out", str(tmp_path / "no.json")]) == 2


def test_games_of_people_are_looked_through_by_record_or_export(tmp_path: Path) -> None:
    record = search.played(GAME, orders(1)[0])
    (tmp_path / "one.json").write_bytes(record.to_json())
    words = ["puzzles", "find", "piliers", "--quick", "--out", str(tmp_path / "out")]
    assert main([*words, "--records", str(tmp_path)]) == 0
    kept = tmp_path / "out.looked"
    assert len(kept.read_bytes().splitlines()) == 2
    kept.unlink()
    shared = tmp_path / "games.jsonl"
    simulated = ["simulate", "piliers", "--games", "2", "--players", "greedy,random"]
    assert main([*simulated, "--out", str(shared)]) == 0
    assert main([*words, "--records", str(shared)]) == 0
    assert len(kept.read_bytes().splitlines()) == 3
    assert main([*words, "--records", str(tmp_path / "nothing.jsonl")]) == 2


def test_a_set_asks_different_things() -> None:
    some = puzzles_of("emara")[0]

    def made(kind: str, n: int) -> Puzzle:
        return msgspec.structs.replace(some, kind=kind, id=f"{kind}-{n}")

    found = [made("turn", n) for n in range(12)]
    found += [made(kind, n) for kind in ("gather", "visit", "spend") for n in range(2)]
    chosen = search.selected(found, 10)
    assert sum(one.kind == "turn" for one in chosen) == 4 and len(chosen) == 10
    in_a_row = zip(chosen, chosen[1:], chosen[2:], strict=False)
    assert all(len({one.kind for one in three}) > 1 for three in in_a_row)
    assert len(search.selected(found, 3)) == 3


def test_a_puzzle_begins_without_a_seed() -> None:
    assert isinstance(puzzles_of("emara")[0].record, Record)
    assert puzzles_of("emara")[0].record.seed is None

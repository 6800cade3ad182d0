"""Taking back the last choice of a turn, when the next seat has but one card to play."""

from parvis.engine import CHANCE, Log, Record, seeded
from parvis.engine.record import undo_of
from parvis.games.emara import GAME
from parvis.games.emara.kinds import PLAY


def forced_cards(seed: int) -> list[tuple[Record, bool]]:
    """List moments of a game after a seat's one card was played, and whether it was known."""
    s, random = GAME.start(3, seed), seeded(seed)
    record = Record("emara", GAME.version, 3, {}, seed)
    found: list[tuple[Record, bool]] = []
    last = CHANCE
    while s.agenda:
        task, options = s.agenda[-1], GAME.options(s)
        value = GAME.roll(s) if task.seat == CHANCE else options[random.below(len(options))]
        record = record.plus(GAME.spell(s, value))
        forced = len(options) == 1
        if forced and task.kind == PLAY and last not in (CHANCE, task.seat):
            found.append((record, not s.seats[task.seat].deck))
        GAME.play(s, value, Log())
        last = last if forced else task.seat
    return found


def test_a_card_that_had_to_be_played_is_no_barrier_only_if_all_knew_it() -> None:
    found = forced_cards(1)
    assert {known for _, known in found} == {True, False}
    for record, known in found:
        undo = undo_of(GAME, record)
        assert (undo is not None) == known, record.choices[-1]

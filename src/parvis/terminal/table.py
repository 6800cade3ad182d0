"""A local game: who sits where, the choices, and undo.

It is independent of the screen. The driver draws chance from the state's generator, makes forced
choices, asks computer players, and leaves the rest to people.
"""

from pathlib import Path
from threading import Lock

import msgspec

from parvis.engine import CHANCE, AnyGame, BaseState, Event, Log, Record, seeded
from parvis.engine.preview import Change, preview
from parvis.engine.record import Undo, checked, start_of, undo_of
from parvis.games import game as game_named
from parvis.players.base import Player, seen_of
from parvis.players.registry import check_player, player
from parvis.records import Saved, read_saved

YOU = "you"


class LocalTable:
    """One game and those who play it."""

    def __init__(self, record: Record, players: tuple[str, ...]) -> None:
        for spec in players:
            if spec != YOU:
                check_player(spec)
        self.game: AnyGame = game_named(record.game)
        self.players = players
        self.changing = Lock()  # held while the state changes; hold it to read from another thread
        self.record = record
        self.state: BaseState
        self.events: list[tuple[int, Event]] = []  # each with the ply it followed from
        self._bots: dict[int, Player] = {}
        self._rebuild(record)

    def _rebuild(self, record: Record) -> None:
        """Replay a record to its end; raise BadRecord or Diverged and change nothing."""
        log = Log()
        s = start_of(self.game, record, log)
        events = [(0, event) for event in log.events]
        for ply, word in enumerate(record.choices):
            log = Log()
            self.game.choose(s, checked(self.game, s, record, ply, word), log)
            events += [(ply + 1, event) for event in log.events]
        self.record, self.state, self.events = record, s, events
        self._bots.clear()

    # Who chooses.

    @property
    def actor(self) -> int | None:
        """The seat that must choose, CHANCE, or None at the end."""
        return self.game.actor(self.state)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, spec in enumerate(self.players) if spec == YOU]

    def waits_for_a_person(self) -> bool:
        """Tell whether a person has an unforced choice now."""
        if self.actor not in self.people:
            return False
        return not self.game.goes_without_asking(self.state, self.game.options(self.state))

    def step(self) -> int | None:
        """Choose once for chance, necessity or a computer player; None on a person's turn."""
        actor = self.actor
        if actor is None or self.waits_for_a_person():
            return None
        options = self.game.options(self.state)
        if actor == CHANCE:
            value = self.game.roll(self.state)
        elif len(options) == 1:
            value = options[0]
        else:
            value = self._bot(actor).choose(seen_of(self.game, self.state, actor))
        self.choose(value)
        return actor

    def _bot(self, seat: int) -> Player:
        if seat not in self._bots:
            seed = seeded((self.record.seed or 0) + 7919 * (seat + 1)).below(1 << 30)
            self._bots[seat] = player(self.players[seat], self.game.name, seed)
        return self._bots[seat]

    # Choosing and taking back.

    def choose(self, value: int) -> None:
        """Settle the pending task; raise IllegalChoice and change nothing."""
        word = self.game.spell(self.state, value)
        log = Log()
        with self.changing:
            self.game.play(self.state, value, log)
            self.record = self.record.plus(word)
            self.events += [(len(self.record.choices), event) for event in log.events]

    def undo(self) -> Undo | None:
        """Return how far the last person to choose may go back; None if not at all."""
        undo = undo_of(self.game, self.record)
        return undo if undo is not None and undo.seat in self.people else None

    def go_back(self, ply: int) -> None:
        """Return to an earlier moment."""
        self._rebuild(self.record.until(ply))

    def preview(self, value: int) -> list[Change]:
        """List what a choice would change for the person who makes it."""
        return preview(self.game, self.state, self.state.agenda[-1].seat, value)

    # Files.

    def save(self, path: Path) -> None:
        """Write the table to a file atomically."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(msgspec.json.encode(Saved(self.record, self.players)))
        fresh.replace(path)


def load_table(path: Path) -> LocalTable:
    """Read a table from a file; raise BadRecord or Diverged if it holds anything else."""
    saved = read_saved(path)
    return LocalTable(saved.record, saved.players)

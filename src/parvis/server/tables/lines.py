"""Lines through finished games, explored by hand for all seats and for chance.

A finished game has no secrets. Each position is shown as the seat to move sees it.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from parvis.engine import CHANCE, Diverged
from parvis.server.tables.playthrough import Playthrough
from parvis.server.wire.messages import Moved
from parvis.server.wire.refusals import Refusal


def line_of(play: Playthrough, ply: int, words: Sequence[str]) -> Playthrough:
    """Return a game after a line from one of its moments; raise Refusal.

    Forced choices are made automatically; a line may include or omit them. An empty word lets
    chance draw.

    """
    if not 0 <= ply <= play.ply:
        raise Refusal("not-found", f"the game has {play.ply} choices", ply=play.ply)
    if ply == play.ply and not words:
        return play
    line = play.until(ply)
    for word in words:
        _settle(line, word)
        if line.actor == CHANCE and not word:
            word = line.game.spell(line.state, line.luck(line.options))
        try:
            line.accept(line.followed([word]))
        except Diverged as error:
            raise Refusal("illegal", str(error), ply=line.ply) from None
    if words:
        _settle(line, None)
    return line


def _settle(line: Playthrough, word: str | None) -> None:
    """Make forced choices, stopping before the given word if it is one of them."""
    while line.actor is not None and len(set(line.options)) == 1:
        forced = line.game.spell(line.state, line.options[0])
        if forced == word:
            return
        line.accept(line.followed([forced]))


def shown(line: Playthrough, table: str, revision: int, since: int) -> Moved:
    """Return a position as the choosing seat sees it, with all options.

    If chance comes next, show what the seat that chose last sees, with all possible draws.

    """
    eyes = line.actor
    if eyes is None or eyes == CHANCE:
        eyes = next((seat for seat in reversed(line.actors) if seat != CHANCE), None)
    moved = line.moved(table, revision, since, eyes)
    ask = line.question(line.actor)
    if ask is not None and line.actor == CHANCE:  # a bag may hold several equal items
        ask = replace(ask, options=list({option.value: option for option in ask.options}.values()))
    return replace(moved, ask=ask, undo=None)

"""Records of solo games: the best by starting value."""

from collections.abc import Sequence

from parvis.server.store.database import Done
from parvis.server.wire.bodies import SoloRecord, SoloRecords


def records_of(done: Sequence[Done]) -> SoloRecords:
    """Return the best of finished games with the same start, and the campaign score.

    "Your campaign score is the lowest start from which you have beaten Victoria"; of two wins from
    the same start, the higher score is better.

    """
    alike: dict[tuple[str, int], list[Done]] = {}
    for one in done:
        alike.setdefault((one.mode, one.start), []).append(one)
    records = [
        SoloRecord(mode, start, len(games), _best(games), sum(one.won for one in games))
        for (mode, start), games in sorted(alike.items())
    ]
    starts = [one.start for one in done if one.won]
    return SoloRecords(records, min(starts, default=None))


def _best(games: Sequence[Done]) -> int:
    won = [one.score for one in games if one.won]
    return max(won or [one.score for one in games])

"""What a client is told of a game, and the types it is written in."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parvis.engine import AnyGame
from parvis.engine.check import check
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.server import typescript
from parvis.server.tables.playthrough import Playthrough
from parvis.server.wire import catalog
from parvis.server.wire.catalog import ViewType, info_of
from parvis.text.keys import required_keys
from tests.engine.orchard import GAME as ORCHARD

ALL: dict[str, AnyGame] = {"orchard": ORCHARD, **{name: game_of(name) for name in game_names()}}


@pytest.fixture(params=list(ALL))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return ALL[request.param]


def test_a_client_can_derive_every_key_that_a_game_is_shown_by(game: AnyGame) -> None:
    info = info_of(game)
    keys = {"title", "pitch", "length", "weight"}
    keys |= {f"score-{category}" for category in info.categories}
    for kind in info.kinds:
        if not kind.chance:
            keys.add(f"ask-{kind.name}")
            keys |= {f"do-{kind.name}-{form.name}".rstrip("-") for form in kind.forms}
            keys |= {f"do-{kind.name}-skip"} if kind.skip else set()
    for event in info.events:
        keys.add(f"event-{event.name}")
        if any(field.secret for field in event.fields):
            keys.add(f"event-{event.name}-hidden")
    for option in info.options:
        keys.add(f"option-{option.name}")
        keys |= {f"option-{option.name}-{v}" for v in option.values if isinstance(v, str)}
    for table in info.components:
        keys.add(f"table-{table.noun}")
        keys |= {f"column-{column}" for column in table.columns}
    keys |= {f"view-{f.name}" for fields in info.view.structs.values() for f in fields}
    for name, noun in info.nouns.items():
        keys |= {f"{name}-{key}" for key in noun.keys}
        keys |= {name} if noun.by else set()
    keys |= {f"refused-{reason}" for reason in info.refusals}
    missing = required_keys(game) - keys
    assert not missing


def test_a_view_is_as_described_at_every_moment(game: AnyGame) -> None:
    info = info_of(game)
    record = check(game, game.seats[-1], 2, thorough=1)
    for ply in range(0, len(record.choices), max(1, len(record.choices) // 12)):
        play = Playthrough(game, msgspec.structs.replace(record.until(ply), seed=None))
        for seat in (0, None):
            view = msgspec.json.decode(play.view(seat))
            fits(view, ViewType("struct", struct=info.view.root), info, info.view.root)


def fits(part: Any, expected: ViewType, info: catalog.GameInfo, path: str) -> None:
    if part is None:
        assert expected.hidden, path
    elif expected.shape == "number":
        assert isinstance(part, int), path
        if expected.of:
            assert -1 <= part < info.nouns[expected.of].size, path
    elif expected.shape == "list":
        assert isinstance(part, list) and expected.item is not None, path
        if expected.per and expected.per != "seat":
            assert len(part) == info.nouns[expected.per].size, path
        for i, item in enumerate(part):
            fits(item, expected.item, info, f"{path}.{i}")
    else:
        fields = info.view.structs[expected.struct or ""]
        assert set(part) == {field.name for field in fields}, path
        for field in fields:
            fits(part[field.name], field.type, info, f"{path}.{field.name}")


def test_components_have_a_mark_for_every_cell(game: AnyGame) -> None:
    for table in info_of(game).components:
        assert len(table.rows) <= info_of(game).nouns[table.noun].size
        for row in table.rows:
            assert len(row.cells) == len(row.marks) == len(table.columns)
            assert set(row.marks) <= set("rpx")


def test_types_are_written_for_all_messages_and_views(tmp_path: Path) -> None:
    written = typescript.write(tmp_path)
    assert {path.name for path in written} == {
        "messages.ts",
        *(f"{name}.ts" for name in game_names()),
    }
    assert typescript.write(tmp_path) == []
    text = (tmp_path / "messages.ts").read_text(encoding="utf-8")
    assert 'type: "moved";' in text and "export type Told = " in text
    for path in written:
        body = path.read_text(encoding="utf-8")
        assert body.count("{") == body.count("}")
        assert not re.search(r"\bAny\b", body)  # a type of Python that slipped through


def test_types_of_the_toy_are_what_they_should_be() -> None:
    writer = typescript.Writer()
    writer.add(ORCHARD.view_type)
    assert "hand: number[] | null;" in writer.text()

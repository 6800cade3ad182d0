"""A sample of the screens, looked over as `make shots` looks over all of them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.look import faults
from tests.browser.scenes import Scene, Stage, open_scene

SAMPLE = [
    Scene("piliers", "end", "large", "dark", "en"),
    Scene("descendance", "late", "desk", "light", "fr"),
    Scene("clochemerle", "middle", "large", "light", "fr"),
    Scene("emara", "late", "desk", "light", "en"),
    Scene("emara", "late", "phone", "dark", "fr"),
    Scene("hoyuk", "middle", "desk", "light", "fr"),
]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    server = Stage(tmp_path_factory.mktemp("look"))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("scene", SAMPLE, ids=lambda scene: scene.name)
def test_nothing_collides_and_all_can_be_read(browser: Browser, stage: Stage, scene: Scene) -> None:
    page = open_scene(browser, stage, scene)
    found = faults(page)
    page.context.close()
    assert found == []

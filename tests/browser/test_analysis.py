"""The analysis page: curve, decisions, their marks on the board, and what one does with them."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, Playwright, Route, expect

from benchmarks.analysis import played
from parvis.games import game as game_of
from tests.browser.conftest import (
    DESK,
    PHONE,
    ROOT,
    TABLET,
    UNREACHED,
    Host,
    Person,
    crossed,
    table_of,
)
from tests.browser.test_table import violations

RECORD = ROOT / "tests" / "golden" / "piliers" / "v1-2-seats-seed-21.json"
PATIENCE = 400  # seconds for a brief analysis on a busy machine

pytestmark = [pytest.mark.xdist_group("analysis"), pytest.mark.timeout(480)]


class Analysed(NamedTuple):
    """A finished game that the server has analysed."""

    table: str
    found: dict[str, Any]

    @property
    def decisions(self) -> list[dict[str, Any]]:
        decisions: list[dict[str, Any]] = self.found["analysis"]["decisions"]
        return decisions

    def dear(self) -> dict[str, Any]:
        """Return the dearest decision of which something better is known."""
        told = [d for d in self.decisions if d["verdict"] != "none" and d["best"]]
        return max(told, key=lambda d: (d["verdict"] == "clear", d["cost"]))


def analysis_of(host: Host, playwright: Playwright, record: Any) -> Iterator[Analysed]:
    """Let the server analyse a game on record."""
    http = playwright.request.new_context(base_url=host.url)
    http.post("/api/guest", data={"name": "Anne"})
    table = http.post("/api/records", data=record).json()["id"]
    path = f"/api/tables/{table}/analysis"
    found = http.post(path).json()
    until = time.monotonic() + PATIENCE
    while found["status"] in ("waiting", "running") and time.monotonic() < until:
        found = http.get(f"{path}?since={found['change']}", timeout=60_000).json()
    assert found["status"] == "done", found["status"]
    yield Analysed(table, found)
    http.dispose()


@pytest.fixture(scope="module")
def analysed(host: Host, playwright: Playwright) -> Iterator[Analysed]:
    """A game between fair players, analysed once for all tests."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    yield from analysis_of(host, playwright, record.get("record", record))


@pytest.fixture(scope="module")
def blundered(host: Host, playwright: Playwright) -> Iterator[Analysed]:
    """A game played at random, in which a brief analysis finds clear mistakes by itself."""
    record = played(game_of("piliers"), 70, "random", "random")
    yield from analysis_of(host, playwright, json.loads(record.to_json()))


def told(page: Page, found: dict[str, Any]) -> None:
    """Let the page be told something else about the analysis than what the server knows."""
    page.route(
        re.compile(r"/api/tables/[^/]+/analysis(\?|$)"), lambda route: route.fulfill(json=found)
    )


def changed(analysed: Analysed, **changes: object) -> dict[str, Any]:
    return {**analysed.found, "analysis": {**analysed.found["analysis"], **changes}}


def study(someone: Person, table: str) -> Page:
    page = someone.page
    page.goto(f"{someone.url}/t/{table}/analysis")
    page.locator(".an-list li").first.wait_for()
    return page


def at(page: Page, ply: int) -> None:
    expect(page.locator(".an-draw")).to_have_attribute("aria-valuenow", str(ply))


@pytest.mark.parametrize(("size", "language"), crossed([DESK, PHONE], ["en", "fr"]))
def test_the_result_leads_to_the_analysis(
    person: Callable[..., Person], analysed: Analysed, language: str, size: dict[str, int]
) -> None:
    someone = person(viewport=size, has_touch=size is PHONE).settle(language=language)
    page = someone.page
    page.goto(f"{someone.url}/t/{analysed.table}")
    page.get_by_role("link", name={"en": "Analysis", "fr": "Analyse"}[language]).click()
    page.wait_for_url("**/analysis**")
    dear = analysed.dear()
    at(page, dear["ply"])  # the dearest decision is seen first
    expect(page.locator(".an-bar p b")).to_contain_text({"en": "Player", "fr": "Joueur"}[language])
    now = page.locator(".an-list li.now")
    share = f"{round(100 * dear['wins'][0])}"
    expect(now).to_contain_text(share)
    expect(now.locator(".dw small")).to_contain_text({"en": "from", "fr": "entre"}[language])
    # what was played and what would have been better is marked where it lies
    for mark in ("played", "better"):
        word = dear["played" if mark == "played" else "best"]["word"]
        place = page.locator(f"[data-mark={mark}]")
        if place.count():
            assert word in (place.first.get_attribute("data-choice") or "").split("|")
    assert page.locator(".an-plate").count() >= 1
    # the curve has a table behind it, with a row for every moment
    rows = page.locator(".an-curve table tbody tr")
    expect(rows).to_have_count(len(analysed.found["analysis"]["moments"]))
    page.get_by_role("button", name={"en": "In order", "fr": "Dans l’ordre"}[language]).click()
    expect(page.locator(".an-scroll > ol > li")).to_have_count(len(analysed.decisions))
    page.locator(".an-picks .who button").nth(1).click()
    second = [d for d in analysed.decisions if d["seat"] == 1]
    expect(page.locator(".an-scroll > ol > li")).to_have_count(len(second))
    assert not re.search(r"\ban-[a-z]", page.locator("body").inner_text()), "a text is missing"
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "theme"), crossed([DESK, TABLET, PHONE], ["light", "dark"], turn=1)
)
def test_axe_finds_nothing(
    person: Callable[..., Person], analysed: Analysed, theme: str, size: dict[str, int]
) -> None:
    someone = person(viewport=size).settle(theme=theme)
    page = study(someone, analysed.table)
    page.locator(".an-list li.now").wait_for()
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], "nothing sticks out"


def test_keys_lead_through_the_decisions(person: Callable[..., Person], analysed: Analysed) -> None:
    page = study(person().settle(), analysed.table)
    dear = analysed.dear()
    at(page, dear["ply"])
    plies = [d["ply"] for d in analysed.decisions]
    here = plies.index(dear["ply"])
    page.keyboard.press("ArrowRight")
    at(page, plies[here + 1])
    page.keyboard.press("ArrowLeft")
    at(page, dear["ply"])
    slider = page.get_by_role("slider", name="Move of the game")
    slider.focus()
    page.keyboard.press("Home")
    at(page, 0)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of \d+: Player 1 \d+"))
    page.keyboard.press("End")
    at(page, analysed.found["analysis"]["moments"][-1]["ply"])
    expect(page.locator(".an-bar p b")).to_have_text("The game is over.")
    page.keyboard.press("PageDown")
    doubts = [d["ply"] for d in analysed.decisions if d["verdict"] != "none" and d["best"]]
    at(page, doubts[-1])
    expect(page).to_have_url(re.compile(f"#ply={doubts[-1]}$"))
    page.reload()  # a moment has an address
    at(page, doubts[-1])


def choose(someone: Person, word: str) -> None:
    """Choose a word; on a phone, in the area where it lies."""
    tabs = someone.page.locator(".tabs .tab")
    for i in range(tabs.count()):
        if word in someone.offered():
            break
        tabs.nth(i).click()
        someone.page.wait_for_timeout(100)
    assert word in someone.wait_offered()
    someone.choose(word)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_one_learns_from_mistakes(
    person: Callable[..., Person], blundered: Analysed, language: str, size: dict[str, int]
) -> None:
    someone = person(viewport=size, has_touch=size is PHONE).settle(language=language)
    page = someone.page
    asked = [d for d in blundered.decisions if d["verdict"] == "clear" and d["best"]]
    n = len(asked)
    assert 2 <= n <= 10 and all(d["judged"] in ("judged", "solved") for d in asked)
    study(someone, blundered.table)
    page.locator(".an-foot .gold").click()
    expect(page.locator(".an-learn li")).to_have_count(n)
    expect(page.locator(".lens.learn")).to_be_visible()
    # what was played then is no answer; the better choice is
    choose(someone, asked[0]["played"]["word"])
    expect(page.locator(".an-tries > p")).to_have_count(1)
    assert violations(page) == []
    choose(someone, asked[0]["best"]["word"])
    expect(page.locator(".an-learn li.second")).to_have_count(1)
    expect(page.locator(".an-answer")).to_be_visible()
    names = {
        "en": ("Next question", "A hint", "The answer", "See what I gained", f"Found 1 of {n}."),
        "fr": (
            "Question suivante", "Un indice", "La réponse", "Voir ce que j’y gagne",
            f"Trouvé\u202f: 1 sur {n}.",
        ),
    }[language]  # fmt: skip
    page.get_by_role("button", name=names[0]).click()
    # the second one: another choice is weighed by the server, then the answer is asked for
    expect(page.locator(".an-learn li.now i")).to_have_text("2")
    page.get_by_role("button", name=names[1]).click()
    expect(page.locator(".an-hint")).to_be_visible()
    known = {asked[1]["played"]["word"], asked[1]["best"]["word"]}
    other = [word for word in someone.wait_offered() if word not in known]
    if other:
        with page.expect_response("**/weigh", timeout=60_000) as weighed:
            someone.choose(other[0])
        assert weighed.value.ok
        expect(page.locator(".an-tries > p, .an-answer").first).to_be_visible()
    answer = page.get_by_role("button", name=names[2])
    if answer.count():
        answer.click()
    expect(page.locator(".an-answer")).to_be_visible()
    shown = page.locator(".an-learn li.shown").count()
    for number in range(3, n + 1):
        page.get_by_role("button", name=names[0]).click()
        page.mouse.move(2, 2)  # what lies under it now is not looked at
        expect(page.locator(".an-learn li.now i")).to_have_text(str(number))
        page.get_by_role("button", name=names[2]).click()
    page.get_by_role("button", name=names[3]).click()
    if shown:
        expect(page.locator(".an-end")).to_contain_text(names[4])
    expect(page.locator(".an-end")).to_contain_text(re.compile("cost|coûtaient"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".lens.study")).to_be_visible()


def test_a_line_is_tried_and_played_on(person: Callable[..., Person], analysed: Analysed) -> None:
    someone = person().settle()
    page = study(someone, analysed.table)
    at(page, analysed.dear()["ply"])
    page.get_by_role("button", name="Try a line").click()
    expect(page.locator(".lens.explore")).to_be_visible()
    expect(page.locator(".an-explore .an-shares b").first).to_contain_text("%", timeout=60_000)
    assert violations(page) == []
    someone.choose(analysed.dear()["best"]["word"])
    back = page.get_by_role("button", name="One step back")
    expect(back).to_be_enabled()
    back.click()
    expect(back).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".lens.study")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    form = page.locator(".an-from")
    for label in form.locator("label").all():  # the words stand beside their button
        button, whole = label.locator("input").bounding_box(), label.bounding_box()
        assert button and whole and whole["height"] < 2 * max(button["height"], 20)
    form.get_by_label("novice").check()
    assert violations(page) == []
    form.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda url: "/analysis" not in url and analysed.table not in url)
    page.locator(".frame .lintel").wait_for()
    new = table_of(someone)
    assert new["training"] is True
    assert [seat["who"] for seat in new["seats"]].count("computer") == 1


def test_a_tree_is_named_kept_shared_and_downloaded(
    person: Callable[..., Person], analysed: Analysed
) -> None:
    someone = person().settle()
    page = study(someone, analysed.table)
    dear = analysed.dear()
    at(page, dear["ply"])
    page.get_by_role("button", name="Try a line").click()
    expect(page.locator(".an-explore .an-shares b").first).to_contain_text("%", timeout=60_000)
    someone.choose(dear["best"]["word"])
    expect(page.locator(".an-tree li")).to_have_count(1)
    page.get_by_label("Name of the line that starts here").fill("Bold")
    page.get_by_label("Name of the tree").fill("My lines")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".an-tree [role=status]")).to_have_text(re.compile("^Kept"))
    expect(page.locator(".an-tree li b")).to_have_text("Bold")
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert file["name"] == "My lines" and file["branches"][0]["name"] == "Bold"
    assert file["branches"][0]["word"] == dear["best"]["word"] and file["record"]["choices"]
    expect(page).to_have_url(re.compile("#study="))
    other = person(viewport=PHONE, has_touch=True).settle(language="fr").page
    other.goto(page.url)  # whoever has the link sees the tree
    expect(other.locator(".an-tree li b")).to_have_text("Bold", timeout=60_000)
    assert violations(other) == []


def test_the_page_says_how_far_it_is_and_what_went_wrong(
    person: Callable[..., Person], analysed: Analysed
) -> None:
    someone = person().settle()
    page = someone.page
    someone.forgiven = UNREACHED
    state = {"status": "waiting", "change": 1, "ahead": 2, "analysis": None}
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        if "since" in route.request.url and state["status"] == "waiting":
            route.abort()  # the connection is lost for a moment
        else:
            route.fulfill(json=state)

    page.route(re.compile(r"/api/tables/[^/]+/analysis(\?|$)"), answer)
    page.goto(f"{someone.url}/t/{analysed.table}/analysis")
    expect(page.locator(".an-progress")).to_contain_text("The server can’t be reached")
    state.update(status="running", change=2, analysis={
        **analysed.found["analysis"], "stage": "near", "done": 30, "total": 100,
    })  # fmt: skip
    expect(page.locator(".an-progress")).to_contain_text("Looking at every decision")
    expect(page.locator(".an-progress b")).to_contain_text("30")
    expect(page.locator(".an-list li").first).to_be_visible()  # what is known can be used already
    state.update(status="failed", change=3)
    expect(page.locator(".an-progress")).to_contain_text("was interrupted")
    state.update(status="done", change=4)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".an-progress")).to_have_count(0)
    assert "POST" in asked


def test_a_running_game_has_no_analysis(person: Callable[..., Person]) -> None:
    someone = person().settle().seats("Me", "Computer").play()
    table = table_of(someone)["id"]
    someone.page.goto(f"{someone.url}/t/{table}/analysis")
    expect(someone.page.locator(".lost")).to_contain_text("once it is over")
    someone.page.get_by_role("link", name="To the table").click()
    someone.page.locator(".lintel").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_luck_and_skill_add_up_where_they_are_shown(
    person: Callable[..., Person], analysed: Analysed, size: dict[str, int]
) -> None:
    someone = person(viewport=size).settle()
    page = someone.page
    ledger = {**analysed.found["analysis"]["ledger"], "shown": True}
    told(page, changed(analysed, ledger=ledger))
    study(someone, analysed.table)
    page.get_by_role("button", name="Luck and skill").click()
    rows = page.locator(".an-ledger tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        cells = [cell.inner_text().replace("−", "-") for cell in row.locator("td").all()]
        numbers = [int(re.match(r"\s*([+-]?\d+)", cell)[1]) for cell in cells]  # type: ignore[index]
        assert sum(numbers[:-1]) == numbers[-1], cells
    assert violations(page) == []


def test_luck_is_not_shown_before_a_check_says_that_it_means_luck(
    person: Callable[..., Person], analysed: Analysed
) -> None:
    page = study(person().settle(), analysed.table)
    ledger = analysed.found["analysis"]["ledger"]
    button = page.get_by_role("button", name="Luck and skill")
    expect(button).to_have_count(1 if ledger["shown"] else 0)
    if not ledger["shown"]:
        expect(page.locator(".an-foot")).to_contain_text("has not passed yet")

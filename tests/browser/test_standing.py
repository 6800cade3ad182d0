"""Answers that stand: given with a question or before it, seen, and taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person, table_of
from tests.browser.test_around import SIZES, TABLE, make, pair, sized
from tests.browser.test_table import violations


@pytest.mark.parametrize("size", SIZES)
def test_an_answer_is_given_before_the_question_and_taken_back(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    one, other = pair(person, size)
    page = one.page
    page.get_by_role("button", name="The table").click()
    page.get_by_text("Answer before you are asked").click()
    when = page.get_by_label("When")
    thomas = when.locator("option", has_text="Thomas")
    when.select_option(label=thomas.inner_text())
    page.get_by_label("About").select_option(index=3)
    page.locator(".ahead select").last.select_option(label="the whole game")
    assert violations(page) == []
    page.get_by_role("button", name="Answer this way").click()
    expect(page.locator(".standing")).to_contain_text("may use Thomas for protection")
    kept = table_of(one)["standing"]
    assert [(s["word"], s["until"]) for s in kept] == [("thomas skip", "game")]
    assert table_of(other)["standing"] == []
    page.get_by_role("button", name="Ask me again").click()
    expect(page.locator(".standing")).to_have_count(0)
    assert table_of(one)["standing"] == []


def test_an_answer_stands_for_the_round(person: Callable[..., Person]) -> None:
    me = person(**sized(None)).settle()
    make(me, seats=("me", "computer"))
    page = me.page
    page.locator(TABLE).wait_for()
    for _ in range(60):
        offered = me.wait_offered()
        if "builder pass" in offered:
            break
        me.choose(offered[-1])
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Always…").click()
    group = page.get_by_role("group", name="Always…")
    group.get_by_role("button", name="this round").click()
    # what stands is answered, until something is asked that it does not answer
    page.wait_for_function(
        """() => {
          const places = [...document.querySelectorAll('[data-choice]')];
          const offered = places.map(e => e.dataset.choice);
          return offered.length > 0 && !offered.includes('builder pass');
        }""",
        timeout=60_000,
    )
    assert [s["word"] for s in table_of(me)["standing"]] == ["builder pass"]
    page.get_by_role("button", name="The table").click()
    expect(page.locator(".standing")).to_contain_text("Pass")


@pytest.mark.parametrize("size", SIZES)
def test_several_answers_are_put_together_and_given_at_once(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    me = person(**sized(size)).settle()
    where = f"{me.url}/api/tables/{make(me, seats=('me', 'computer'))}"
    page = me.page
    while True:  # to the cathedral, as a program goes
        moved = page.request.get(f"{where}/now").json()
        ask = moved["ask"]
        if ask["kind"] == "work" and len({o["word"].split()[1] for o in ask["options"]}) > 2:
            break
        if ask["options"]:
            answer = {"ply": moved["ply"], "word": ask["options"][0]["word"]}
            page.request.post(f"{where}/choose", data=answer)
        else:
            page.wait_for_timeout(20)
    page.get_by_role("button", name="Several at once").click()
    page.get_by_role("button", name="As many as possible").click()
    expect(page.locator(".series p")).to_contain_text("Points +")
    counts = [int(n) for n in page.locator(".series output").all_inner_texts()]
    assert len(counts) > 1 and min(counts) > 0
    assert violations(page) == []
    page.locator(".series-done .gold").click()
    expect(page.locator(".series")).to_have_count(0)
    for _ in range(100):  # the dialog closes before the server has answered
        asked = page.request.get(f"{where}/now").json()
        if asked["ply"] > moved["ply"]:
            break
        page.wait_for_timeout(100)
    assert asked["ply"] >= moved["ply"] + len(counts) and asked["ask"]["kind"] != "work"

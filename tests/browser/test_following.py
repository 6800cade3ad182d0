"""Settings follow an account: two devices stay in step."""

from collections.abc import Callable

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Person

PASSWORD = "un grand village"


def looks(page: Page) -> None:
    """Come back to a page that was behind another one."""
    page.evaluate("dispatchEvent(new Event('focus'))")


def keeps(value: str) -> Callable[[Response], bool]:
    """Tell the answer to the keeping of this value from the answers to what was kept before."""

    def does(response: Response) -> bool:
        sent = response.request.post_data or ""
        return response.request.method == "PUT" and "settings" in response.url and value in sent

    return does


def test_two_devices_of_an_account_stay_in_step(person: Callable[..., Person]) -> None:
    desk, phone = person().settle(theme="light"), person().settle(theme="light", language="en")
    made = {"name": "Eudes", "password": PASSWORD}
    headers = {"origin": desk.url}
    assert desk.page.request.post(f"{desk.url}/api/account", data=made, headers=headers).ok
    assert phone.page.request.post(f"{phone.url}/api/session", data=made, headers=headers).ok
    for device in (desk, phone):
        device.page.evaluate("localStorage.setItem('parvis.name', 'Eudes')")
    desk.page.reload()
    desk.page.locator(".big-btn").wait_for()
    with desk.page.expect_response(keeps('"dark"')):
        desk.page.get_by_role("button", name="Dusk").click()
    phone.page.reload()
    phone.page.locator(".big-btn").wait_for()
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    with phone.page.expect_response(keeps('"fr"')):
        phone.page.locator(".tool.lang").click()
    looks(desk.page)
    expect(desk.page.locator("html")).to_have_attribute("lang", "fr")
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "dark")
    kept = desk.page.request.get(f"{desk.url}/api/settings").json()
    assert kept["values"]["theme"] == "dark" and kept["values"]["language"] == "fr"
    assert "notify" not in kept["values"]

"""Parvis as a program of its own: what is installed, and what it shows without its server."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host


def test_it_can_be_installed_and_says_when_the_server_is_out_of_reach(
    browser: Browser, tmp_path: Path
) -> None:
    server = Host(tmp_path)
    server.start()
    context = browser.new_context(color_scheme="light")
    try:
        page = context.new_page()
        page.goto(server.url)
        manifest = json.loads(page.request.get(f"{server.url}/manifest.webmanifest").body())
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            assert page.request.get(server.url + icon["src"]).ok, icon
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        page.reload()  # now the worker answers
        # the splash, too, has the theme that was chosen here
        page.evaluate("localStorage.setItem('parvis.settings', JSON.stringify({ theme: 'dark' }))")
        server.stop()
        page.goto(server.url)
        splash = page.locator(".splash")
        expect(splash).to_contain_text("The server can’t be reached.")
        expect(splash).to_contain_text("Le serveur est hors d’atteinte.")
        expect(page.locator("body")).to_have_css("background-color", "rgb(21, 25, 29)")
        page.evaluate("localStorage.setItem('parvis.settings', JSON.stringify({ theme: 'light' }))")
        page.reload()
        expect(page.locator("body")).to_have_css("background-color", "rgb(230, 220, 199)")
        server.start()
        page.get_by_role("link", name="Try again").click()
        page.locator(".big-btn").wait_for()
    finally:
        context.close()
        server.stop()

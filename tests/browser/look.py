"""What is wrong with a page as it is shown: overlaps, clipped or tiny text, weak contrast, scroll.

The check knows no game. Parts that must not overlap are those that a person reads or touches:
columns of the ledge, cards in it, panels, the lintel's words and buttons, choices of the board.
"""

import base64
from pathlib import Path
from typing import cast

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
# a constructed sheet: the content security policy forbids others
BARE = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    text { opacity: 0 !important }
    :not(svg, svg *) { color: transparent !important }
  `);
  document.adoptedStyleSheets = [sheet];
}"""


def faults(page: Page) -> list[str]:
    """Return one line for each fault that the page shows."""
    shown = page.screenshot()
    page.evaluate(BARE)
    without = page.screenshot()
    page.evaluate("document.adoptedStyleSheets = []")
    pictures = [base64.b64encode(shot).decode() for shot in (shown, without)]
    return cast(list[str], page.evaluate(SCRIPT, pictures))

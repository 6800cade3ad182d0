"""A short film of a turn, for the README: an animated WebP put together from screenshots.

    python -m tests.browser.film [--out docs/turn.webp] [--built]

Animations run slowly while they are photographed, so that a busy machine makes the same film.
"""

import argparse
import base64
import struct
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, ROOT
from tests.browser.scenes import Scene, Stage, build, open_scene

SIZE: Final = (1280, 800)
SCALE: Final = 0.625  # of the film: 800 by 500
QUALITY: Final = 0.45
SLOW: Final = 4.0  # times as slow as for a player
STEP: Final = 0.14  # seconds of the film between two pictures of something that moves
# Of each picture only what differs from the one before is kept, as a rectangle with even corners.
PACK = """
async ([before, now, quality]) => {
  const drawn = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return [canvas, context.getImageData(0, 0, image.width, image.height)];
  };
  const [canvas, picture] = await drawn(now);
  let [left, top, right, bottom] = [0, 0, canvas.width, canvas.height];
  if (before) {
    const [, other] = await drawn(before);
    const a = new Uint32Array(picture.data.buffer), b = new Uint32Array(other.data.buffer);
    [left, top, right, bottom] = [canvas.width, canvas.height, 0, 0];
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) {
      const x = i % canvas.width, y = (i - x) / canvas.width;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
    }
    if (right <= left) return null;
    left -= left % 2;
    top -= top % 2;
  }
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d").drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({type: "image/webp", quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return [left, top, right - left, bottom - top, btoa(text)];
}
"""


class Shot(NamedTuple):
    """One picture, and for how long it is shown."""

    png: str  # as base64
    seconds: float


class Picture(NamedTuple):
    """What changes in the film, where, and for how long it is shown."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    seconds: float


class Camera:
    """Takes pictures of a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Animation.enable")
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        self.shots: list[Shot] = []

    def take(self, seconds: float) -> None:
        """Show what is there for a while."""
        clip = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": SCALE}
        asked: dict[str, Any] = {"format": "png", "clip": clip}
        self.shots.append(Shot(self.session.send("Page.captureScreenshot", asked)["data"], seconds))

    def watch(self, seconds: float) -> None:
        """Film what moves."""
        until = time.monotonic() + seconds * SLOW
        while time.monotonic() < until:
            begun = time.monotonic()
            self.take(STEP)
            time.sleep(max(0.0, STEP * SLOW - (time.monotonic() - begun)))


def packed(page: Page, shots: list[Shot]) -> list[Picture]:
    """Return the film in pictures of what changes; a browser compares and packs them."""
    film: list[Picture] = []
    before = ""
    for png, seconds in shots:
        found = page.evaluate(PACK, [before, png, QUALITY])
        if found is None:  # nothing moves: the last one is shown for longer
            film[-1] = film[-1]._replace(seconds=film[-1].seconds + seconds)
        else:
            left, top, width, height, webp = found
            film.append(Picture(left, top, width, height, base64.b64decode(webp), seconds))
        before = png
    return film


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a part of a RIFF file."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def parts(data: bytes) -> dict[bytes, bytes]:
    """Return the parts of a WebP file by name."""
    found, at = {}, 12
    while at + 8 <= len(data):
        name, size = data[at : at + 4], struct.unpack("<I", data[at + 4 : at + 8])[0]
        found[name] = data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    return found


def animated(film: list[Picture]) -> bytes:
    """Return a film as one WebP file that is shown again and again."""

    def three(number: int) -> bytes:
        return struct.pack("<I", number)[:3]

    size = three(film[0].width - 1) + three(film[0].height - 1)
    body = chunk(b"VP8X", b"\x02\0\0\0" + size)  # animated, and nothing else
    body += chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    for picture in film:
        found = parts(picture.webp)
        still = next(chunk(n, found[n]) for n in (b"VP8 ", b"VP8L") if n in found)
        place = three(picture.left // 2) + three(picture.top // 2)
        place += three(picture.width - 1) + three(picture.height - 1)
        shown = three(round(picture.seconds * 1000)) + b"\x02"  # drawn over what was there
        body += chunk(b"ANMF", place + shown + still)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def play(page: Page, camera: Camera) -> None:
    """Take two choices, each after a look at what it would change."""
    camera.take(1.5)
    for _ in range(2):
        choice = page.locator("svg [data-choice]:visible").last
        choice.wait_for()
        choice.hover(force=True)
        page.wait_for_timeout(600)
        camera.take(1.2)
        choice.click(force=True)
        page.mouse.move(2, 2)
        camera.watch(2.0)
    camera.take(2.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "turn.webp")
    parser.add_argument("--built", action="store_true", help="the client is built already")
    parser.add_argument("--game", default="piliers")
    parser.add_argument("--when", default="middle")
    asked = parser.parse_args()
    if not asked.built:
        build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stage = Stage(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            stage.start()
            scene = Scene(asked.game, asked.when, "desk", "light", "en")
            page = open_scene(browser, stage, scene, moving=True)
            page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
            page.wait_for_timeout(1500)
            camera = Camera(page)
            play(page, camera)
            film = packed(browser.new_page(), camera.shots)
        finally:
            browser.close()
            stage.stop()
    asked.out.write_bytes(animated(film))
    seconds = sum(picture.seconds for picture in film)
    size = asked.out.stat().st_size
    print(f"{asked.out}: {len(film)} pictures, {seconds:.1f} s, {size:,} bytes")


if __name__ == "__main__":
    main()

"""HTTP client of a server. It retries lost connections and waits out rate limits."""

import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import quote, urlsplit

FIRST: Final = 0.5  # seconds before the first retry; doubled each time, up to …
LONGEST: Final = 30.0
PATIENCE: Final = 40.0  # seconds without a byte: a stream sends an empty line every ten
ANSWER: Final = 60.0  # seconds for an answer
LOST: Final = (OSError, http.client.HTTPException)  # URLError and timeouts are OSErrors

Wait = Callable[[float, str], None]
Back = Callable[[], None]


class BadServer(ValueError):
    """There is no such server, or it rejects this token. The message says which."""


class Refused(Exception):
    """The server refuses; the reason is one of `messages.Reason`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


def _sleep(seconds: float, why: str) -> None:
    time.sleep(seconds)


class Client:
    """A server, accessed with a token."""

    def __init__(
        self, url: str, token: str, wait: Wait = _sleep, back: Back = lambda: None
    ) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadServer(f"{url!r} is not the address of a server, as https://parvis.example")
        if not token.isascii() or not token.isprintable():
            raise BadServer("this is not a token; make one in the settings of your account")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.wait = wait  # called with the delay and the reason before every retry
        self.back = back  # called when a lost stream goes on

    def get(self, path: str) -> Any:
        """Return the answer of a GET."""
        return self._call("GET", path, None)

    def post(self, path: str, **body: Any) -> Any:
        """Return the answer of a POST, None if it has no body. It may be sent twice."""
        return self._call("POST", path, body)

    def _call(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        pause = FIRST
        while True:
            try:
                with self._open(method, path, body, ANSWER) as answer:
                    data = answer.read()
                    return json.loads(data) if data else None
            except urllib.error.HTTPError as error:
                self._refused(error, pause)
            except LOST as error:
                self.wait(pause, f"the server can't be reached ({_why(error)})")
            pause = min(LONGEST, pause * 2)

    def _open(self, method: str, path: str, body: dict[str, Any] | None, timeout: float) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/{path}", data, headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def _refused(self, error: urllib.error.HTTPError, pause: float) -> None:
        """Wait as the server asks, or before a retry if it failed; otherwise raise Refused."""
        with error:
            try:
                said = json.loads(error.read())
            except (ValueError, *LOST):
                said = {}
        reason = str(said.get("reason", f"status {error.code}")) if isinstance(said, dict) else "?"
        detail = str(said.get("detail", "")) if isinstance(said, dict) else ""
        if error.code == 429:
            self.wait(_seconds(error.headers.get("Retry-After"), pause), f"too fast ({detail})")
        elif error.code == 401:
            raise BadServer(f"the server at {self.url} does not know this token")
        elif error.code >= 500 and reason != "stuck":
            self.wait(pause, f"the server failed ({reason})")
        else:
            raise Refused(reason, detail)

    def stream(self, path: str) -> Iterator[Any]:
        """Yield the lines of a stream, reconnecting when it ends."""
        pause, lost = FIRST, False
        while True:
            why = "the stream ended"
            try:
                with self._open("GET", path, None, PATIENCE) as answer:
                    for line in answer:
                        if lost:
                            self.back()
                        pause, lost = FIRST, False
                        if line.strip():
                            yield json.loads(line)
            except urllib.error.HTTPError as error:
                self._refused(error, pause)
                why = ""
            except (ValueError, *LOST) as error:
                why = _why(error)
            if why:
                self.wait(pause, f"the connection was lost ({why})")
            pause, lost = min(LONGEST, pause * 2), True


def table(name: str, what: str = "") -> str:
    """Return the path of a table, or of one of its resources."""
    return f"tables/{quote(name, safe='')}" + (f"/{what}" if what else "")


def _seconds(text: str | None, default: float) -> float:
    digits = (text or "").strip()
    return min(float(digits), 600.0) if digits.isascii() and digits.isdecimal() else default


def _why(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return str(reason) or type(error).__name__

"""Refusals: the server's errors."""

from typing import Final

from parvis.server.wire.messages import Barrier, Reason, Refused

_STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-name": 400,
    "bad-password": 400,
    "signed-out": 401,
    "not-seated": 403,
    "not-your-turn": 403,
    "not-yours": 403,
    "wrong-password": 403,
    "bad-passkey": 403,
    "no-passkeys": 400,
    "guest": 403,
    "not-a-program": 403,
    "cross-site": 403,
    "no-hint": 403,
    "not-found": 404,
    "not-allowed": 405,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "weak-password": 400,
    "banned": 403,
    "silenced": 403,
    "unwelcome": 403,
    "no-invite": 403,
    "wrong-host": 421,
    "stuck": 503,
    "no-answer": 503,
}
CONFLICT: Final = 409  # the default status: the table has changed since the client saw it


class Refusal(Exception):
    """Raised when a request is refused; nothing has changed."""

    def __init__(
        self,
        reason: Reason,
        detail: str = "",
        ply: int | None = None,
        barrier: Barrier | None = None,
        wait: float | None = None,
        text: str = "",
    ) -> None:
        super().__init__(reason, detail)
        self.message = Refused(reason, detail, ply, barrier, wait, text=text)

    @property
    def status(self) -> int:
        return _STATUS.get(self.message.reason, CONFLICT)

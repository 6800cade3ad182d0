"""Bodies about notices: what people want to be told, and how."""

from typing import Literal

import msgspec

NewsKind = Literal["turn", "time", "invited", "rematch", "over", "said"]
Way = Literal["push", "mail", "hook"]
HookForm = Literal["plain", "discord", "slack"]


class Device(msgspec.Struct, frozen=True):
    """A browser subscribed to web push."""

    id: int
    agent: str
    made: float


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wants to be told, and how; empty for nothing."""

    kinds: dict[NewsKind, list[Way]] = {}
    language: Literal["fr", "en"] = "en"
    zone: str = "UTC"  # such as `Europe/Paris`
    quiet_from: int | None = None  # minutes of the day: quiet from …
    quiet_to: int | None = None  # … to
    digest: bool = False  # correspondence games: one notice a day for all of them
    hour: int = 8  # of the digest
    hook: str = ""  # a URL
    form: HookForm = "plain"


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """Your wishes, and the ways this server offers."""

    wishes: Wishes
    ways: list[Way]  # offered by the server
    push_key: str  # needed to subscribe; "" if push is off
    mail: str  # the mail address, confirmed or not
    confirmed: bool
    devices: list[Device]


class Address(msgspec.Struct, frozen=True):
    """Where mail should go."""

    address: str


class Subscription(msgspec.Struct, frozen=True):
    """A browser's push subscription."""

    endpoint: str
    keys: dict[str, str]
    agent: str = ""


class Secret(msgspec.Struct, frozen=True):
    """The secret in a link of a mail."""

    secret: str

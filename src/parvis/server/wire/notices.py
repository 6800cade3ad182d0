"""Bodies about notices: what somebody wants to be told, and how."""

from typing import Literal

import msgspec

NewsKind = Literal["turn", "time", "invited", "rematch", "over", "said"]
Way = Literal["push", "mail", "hook"]
HookForm = Literal["plain", "discord", "slack"]


class Device(msgspec.Struct, frozen=True):
    """A browser that is told with the page closed."""

    id: int
    agent: str
    made: float


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to be told, and how; empty for nothing at all."""

    kinds: dict[NewsKind, list[Way]] = {}
    language: Literal["fr", "en"] = "en"
    zone: str = "UTC"  # as `Europe/Paris`
    quiet_from: int | None = None  # minutes of the day; nothing is sent from then …
    quiet_to: int | None = None  # … until then
    digest: bool = False  # games by days: one notice a day for all of them
    hour: int = 8  # of that notice
    hook: str = ""  # a URL
    form: HookForm = "plain"


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """One's wishes, and what this server can do."""

    wishes: Wishes
    ways: list[Way]  # that the server offers
    push_key: str  # what a browser needs to subscribe; "" if push is off
    mail: str  # the address that mail goes to, confirmed or not
    confirmed: bool
    devices: list[Device]


class Address(msgspec.Struct, frozen=True):
    """Where mail should go."""

    address: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives that is to be told with the page closed."""

    endpoint: str
    keys: dict[str, str]
    agent: str = ""


class Secret(msgspec.Struct, frozen=True):
    """What stands in a link of a mail."""

    secret: str

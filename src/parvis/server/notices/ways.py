"""Ways to send notices: SMTP, web push, webhooks."""

import hashlib
import hmac
import ipaddress
import re
import socket
import time
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import aiosmtplib
import msgspec
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException
from yarl import URL

from parvis.server.notices.outbox import Undeliverable

TIMEOUT: Final = 20.0
TTL: Final = 86_400  # seconds for which a push waits for the device
GONE: Final = (404, 410)
SIGNATURE: Final = "x-parvis-signature"
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*", re.IGNORECASE)  # the last label of an address
PASSAGES: Final = tuple(  # IPv6 networks that wrap IPv4 addresses, or are local to a site
    ipaddress.IPv6Network(net)
    for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
)


class Mail:
    """Sends mail through a server: `smtp://user:password@host:587`, or `smtps://…` for TLS."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("mail goes to smtp://host:port or smtps://host:port")
        self.tls = parts.scheme == "smtps"
        self.host, self.port = parts.hostname, parts.port or (465 if self.tls else 587)
        self.user, self.password = parts.username, parts.password
        self.sender = sender

    async def send(self, target: str, body: Any) -> None:
        """Send a mail: body has subject and text, and optionally `stop`, an unsubscribe URL."""
        message = EmailMessage()
        message["From"], message["To"] = self.sender, target
        message["Subject"] = body["subject"]
        message["Auto-Submitted"] = "auto-generated"
        if "stop" in body:  # RFC 8058: one-click unsubscribe
            message["List-Unsubscribe"] = f"<{body['stop']}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(body["text"])
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.tls,
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise Undeliverable from None


class Push:
    """Sends web push messages signed with our key."""

    def __init__(self, private: str, contact: str, inside: bool = False) -> None:
        self.vapid = Vapid02.from_pem(private.encode())
        self.contact = contact
        self.inside = inside  # whether internal addresses may be called

    @staticmethod
    def new_key() -> str:
        """Return a new private key."""
        pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return pem.decode()

    @property
    def public(self) -> str:
        """The key that a browser needs to subscribe: base64url."""
        import base64

        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, target: str, body: Any) -> None:
        """Send a message to a subscription, given as the browser's JSON."""
        subscription = msgspec.json.decode(target)
        url = subscription["endpoint"]
        try:
            packed = WebPusher(subscription).encode(msgspec.json.encode(body))["body"]
        except (WebPushException, ValueError) as error:  # not keys of a real browser
            raise Undeliverable from error
        parts = urlsplit(url)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": self.contact,
        }
        headers = {name.lower(): value for name, value in self.vapid.sign(claims).items()}
        headers |= {"content-encoding": "aes128gcm", "ttl": str(TTL)}
        await post(url, packed, headers, self.inside)


class Hook:
    """Posts JSON to a URL, signed: `t=<time>,v1=<hex of HMAC-SHA256 of "time.body">`."""

    def __init__(self, secret: str, private: bool = False) -> None:
        self.secret = secret.encode()
        self.private = private  # whether internal addresses may be called

    async def send(self, target: str, body: Any) -> None:
        """Post a notice."""
        data = msgspec.json.encode(body)
        signed = signature(self.secret, data, int(time.time()))
        headers = {"content-type": "application/json", "user-agent": "parvis", SIGNATURE: signed}
        await post(target, data, headers, self.private)


async def post(url: str, data: bytes, headers: dict[str, str], inside: bool) -> None:
    """Post to an untrusted address: never into our own network, and with a time limit.

    Redirects are not followed, and a slow answer doesn't extend the limit.

    """
    if not inside and not is_public(url):
        raise Undeliverable
    outside = None if inside else aiohttp.TCPConnector(resolver=Outside())
    patience = aiohttp.ClientTimeout(total=TIMEOUT)
    async with (
        aiohttp.ClientSession(connector=outside, timeout=patience) as session,
        session.post(url, data=data, headers=headers, allow_redirects=False) as answer,
    ):
        if answer.status in GONE:
            raise Undeliverable
        if answer.status >= 300:
            raise NotTaken(f"it answered {answer.status}")


class NotTaken(Exception):
    """The receiver answered with an error."""


class Outside(ThreadedResolver):
    """Resolves names to public addresses only: DNS may change between two lookups."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await super().resolve(host, port, family)
        if not all(is_outside(one["host"]) for one in found):
            raise Undeliverable
        return found


def signature(secret: bytes, data: bytes, at: int) -> str:
    """Return the signature that a webhook's receiver checks."""
    signed = hmac.new(secret, b"%d." % at + data, hashlib.sha256).hexdigest()
    return f"t={at},v1={signed}"


def is_public(url: str) -> bool:
    """Tell whether a URL may lead out of our own network. Names are checked after the lookup.

    The host is read as our HTTP client reads it: to the client, `１２７.０.０.１`, `127.1` and
    `2130706433` are all IP addresses, for which there is no lookup.
    """
    try:
        parts = URL(url)
        host = parts.raw_host or ""
    except ValueError:
        return False
    if parts.scheme != "https" or not host:
        return False
    if ":" in host or NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]):
        return is_outside(host)
    return True


def is_outside(address: str) -> bool:
    """Tell whether an IP address is public, unicast, and not in `PASSAGES`."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # an IP address in an unusual notation
        return False
    return (
        found.is_global
        and not found.is_multicast
        and not (isinstance(found, ipaddress.IPv6Address) and any(found in net for net in PASSAGES))
    )

"""The ways that notices go: SMTP, web push, webhooks."""

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import time
import urllib.error
import urllib.request
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import aiosmtplib
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from parvis.server.notices.outbox import Undeliverable

TIMEOUT: Final = 20.0
GONE: Final = (404, 410)
SIGNATURE: Final = "x-parvis-signature"


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
        """Send a mail: body has subject and text, and `stop`, a URL, if it can be ended."""
        message = EmailMessage()
        message["From"], message["To"] = self.sender, target
        message["Subject"] = body["subject"]
        message["Auto-Submitted"] = "auto-generated"
        if "stop" in body:  # RFC 8058: one click in the mail program itself
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
    """Sends web push messages, signed with our key."""

    def __init__(self, private: str, contact: str, inside: bool = False) -> None:
        self.vapid = Vapid02.from_pem(private.encode())
        self.contact = contact
        self.inside = inside  # whether addresses of our own network may be called

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
        """Send a message to a subscription, which is JSON as the browser gave it."""
        subscription = msgspec.json.decode(target)
        await asyncio.to_thread(self._send, subscription, msgspec.json.encode(body).decode())

    def _send(self, subscription: Any, text: str) -> None:
        if not self.inside and not is_public(subscription["endpoint"]):
            raise Undeliverable
        try:
            webpush(
                subscription,
                text,
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.contact},
                timeout=TIMEOUT,
                ttl=86_400,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise Undeliverable from None
            raise


class Hook:
    """Posts JSON to a URL, signed: `t=<time>,v1=<hex of HMAC-SHA256 of "time.body">`."""

    def __init__(self, secret: str, private: bool = False) -> None:
        self.secret = secret.encode()
        self.private = private  # whether addresses of our own network may be called

    async def send(self, target: str, body: Any) -> None:
        """Post a notice."""
        await asyncio.to_thread(self._send, target, msgspec.json.encode(body))

    def _send(self, url: str, data: bytes) -> None:
        if not self.private and not is_public(url):
            raise Undeliverable
        headers = {
            "content-type": "application/json",
            "user-agent": "parvis",
            SIGNATURE: signature(self.secret, data, int(time.time())),
        }
        request = urllib.request.Request(url, data, headers)
        try:
            opener = urllib.request.build_opener(_NoRedirect)
            opener.open(request, timeout=TIMEOUT).close()
        except urllib.error.HTTPError as error:
            if error.code in GONE:
                raise Undeliverable from None
            raise


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A webhook is where it says: nobody sends us elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


def signature(secret: bytes, data: bytes, at: int) -> str:
    """Return what the receiver of a webhook checks."""
    signed = hmac.new(secret, b"%d." % at + data, hashlib.sha256).hexdigest()
    return f"t={at},v1={signed}"


def is_public(url: str) -> bool:
    """Tell whether a URL leads out of our own network."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        return False
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443)
    except OSError:
        return True  # it may be there later
    return all(ipaddress.ip_address(str(info[4][0])).is_global for info in found)

"""A passkey device in software, which lies on demand."""

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "===")


class Authenticator:
    """Keeps one passkey, and the browser's part of the work: it says where the page is."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = ""  # the one it was made for
        self.flags = PRESENT | VERIFIED
        self.counter = 0
        self.counts = True  # many don't
        self.id = os.urandom(16)
        self.handle = ""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer a question for a new passkey."""
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert text(self.id) not in [one["id"] for one in options.get("excludeCredentials", [])]
        self.site = self.site or options["rp"]["id"]
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        seen = self._seen(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": seen})
        client = self._client("webauthn.create", options)
        return self._credential(
            {"clientDataJSON": text(client), "attestationObject": text(attestation)}
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer a question for a passkey that is known."""
        self.counter += self.counts
        seen, client = self._seen(self.flags), self._client("webauthn.get", options)
        signature = self.key.sign(seen + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(seen),
                "signature": text(signature),
                "userHandle": self.handle,
            }
        )

    def _seen(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, sort: str, options: dict[str, Any]) -> bytes:
        said = {"type": sort, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

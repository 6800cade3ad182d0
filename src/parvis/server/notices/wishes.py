"""Notice settings. The server sends only notices that the recipient asked for.

A mail address counts once its owner has opened the confirmation link. The secret in a link is an
HMAC, so nothing about it is stored.
"""

import hashlib
import hmac
import re
import time
import zoneinfo
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.notices.outbox import WAITS
from parvis.server.store.database import Store
from parvis.server.store.schema import NOTICES, PEOPLE
from parvis.server.store.social import DEVICES, WISHES
from parvis.server.wire.notices import Device, Notices, Subscription, Way, Wishes
from parvis.server.wire.refusals import Refusal

DEVICES_EACH: Final = 10
MAIL: Final = re.compile(r"[^@\s<>,;:\"]{1,64}@[^@\s<>,;:\"]+\.[^@\s<>,;:\".]{2,}")
KINDS: Final = msgspec.json.Decoder(dict[str, list[Way]])


class Desk:
    """Keeps wishes, addresses and devices."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = b""  # loaded at the start

    # Secrets in links.

    def sign(self, what: str, person: int, address: str) -> str:
        """Return the secret of a link: its recipient and purpose, signed."""
        return f"{person}-{self._proof(what, person, address)}"

    def _proof(self, what: str, person: int, address: str) -> str:
        text = f"{what} {person} {address}".encode()
        return hmac.new(self.secret, text, hashlib.sha256).hexdigest()[:40]

    async def confirm(self, secret: str) -> None:
        """Confirm an address; raise Refusal if the link is not ours."""
        person, row = await self._checked("confirm", secret)
        if row["confirmed"] is None:
            change = {"confirmed": time.time()}
            await self.store.write(lambda c: _change(c, person, change))

    async def stop(self, secret: str) -> None:
        """Stop all mail; raise Refusal if the link is not ours."""
        person, row = await self._checked("stop", secret)
        kinds = {
            kind: [way for way in ways if way != "mail"]
            for kind, ways in KINDS.decode(row["kinds"]).items()
        }
        change = {"kinds": msgspec.json.encode(kinds).decode()}

        def job(c: Connection) -> None:
            _change(c, person, change)
            _drop(c, person, "mail")

        await self.store.write(job)

    async def _checked(self, what: str, secret: str) -> tuple[int, Any]:
        number, _, proof = secret.partition("-")
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise Refusal("not-found")
        person = int(number)
        row = await self.store.read(lambda c: _row(c, person))
        address = row["mail"] if row is not None else None
        right = address is not None and hmac.compare_digest(
            proof.encode(), self._proof(what, person, address).encode()
        )
        if row is None or not right:
            raise Refusal("not-found", "this link is not valid any more")
        return person, row

    # Wishes.

    async def of(self, person: int, ways: list[Way], push_key: str) -> Notices:
        """Return a person's notice settings."""

        def job(c: Connection) -> Notices:
            row = _row(c, person)
            mine = sa.select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.id)
            devices = [
                Device(one["id"], one["agent"], one["made"]) for one in c.execute(mine).mappings()
            ]
            return Notices(
                wishes=wishes_of(row) if row is not None else Wishes(),
                ways=ways,
                push_key=push_key,
                mail=(row["mail"] or "") if row is not None else "",
                confirmed=row is not None and row["confirmed"] is not None,
                devices=devices,
            )

        return await self.store.read(job)

    async def wish(self, person: int, wishes: Wishes) -> None:
        """Store a person's wishes; raise Refusal for invalid ones."""
        _check(wishes)
        values = msgspec.structs.asdict(wishes)
        values["kinds"] = msgspec.json.encode(wishes.kinds).decode()
        values["hook"] = wishes.hook or None
        wanted = {way for ways in wishes.kinds.values() for way in ways}

        def job(c: Connection) -> None:
            row = _row(c, person)
            old = wishes_of(row) if row is not None else Wishes()
            for way in {way for ways in old.kinds.values() for way in ways} - wanted:
                _drop(c, person, way)
            if old.hook != wishes.hook:
                _drop(c, person, "hook")
            _change(c, person, values)

        await self.store.write(job)

    async def set_mail(self, person: int, address: str) -> bool:
        """Store an unconfirmed address; tell whether it has changed."""
        address = address.strip()
        if address and (len(address) > 254 or not MAIL.fullmatch(address)):
            raise Refusal("malformed", "this is no mail address")

        def job(c: Connection) -> bool:
            row = _row(c, person)
            if row is not None and row["mail"] == address and row["confirmed"] is not None:
                return False
            _drop(c, person, "mail")
            _change(c, person, {"mail": address or None, "confirmed": None})
            return bool(address)

        return await self.store.write(job)

    # Devices.

    async def add_device(self, person: int, asked: Subscription) -> None:
        """Store a browser's subscription, moving it from any other person."""
        if not asked.endpoint.startswith("https://") or len(asked.endpoint) > 1000:
            raise Refusal("malformed", "an endpoint is an https URL")
        if set(asked.keys) != {"p256dh", "auth"} or any(len(v) > 200 for v in asked.keys.values()):
            raise Refusal("malformed", "a subscription has the keys p256dh and auth")
        target = msgspec.json.encode({"endpoint": asked.endpoint, "keys": asked.keys}).decode()
        digest = hashlib.sha256(asked.endpoint.encode()).hexdigest()

        def job(c: Connection) -> None:
            c.execute(sa.delete(DEVICES).where(DEVICES.c.hash == digest))
            mine = sa.select(DEVICES.c.id).where(DEVICES.c.person == person)
            known = list(c.execute(mine.order_by(DEVICES.c.id)).scalars())
            old = known[: max(0, len(known) - DEVICES_EACH + 1)]
            c.execute(sa.delete(DEVICES).where(DEVICES.c.id.in_(old)))
            row = {"person": person, "hash": digest, "target": target}
            c.execute(sa.insert(DEVICES).values(**row, agent=asked.agent[:120], made=time.time()))

        await self.store.write(job)

    async def remove_device(self, person: int, number: int) -> None:
        """Forget a browser."""
        mine = (DEVICES.c.person == person, DEVICES.c.id == number)

        def job(c: Connection) -> None:
            target = c.execute(sa.select(DEVICES.c.target).where(*mine)).scalar()
            if target is None:
                raise Refusal("not-found")
            c.execute(sa.delete(DEVICES).where(*mine))
            _drop(c, person, "push", target)

        await self.store.write(job)


def wishes_of(row: Any) -> Wishes:
    """Return the wishes in a database row."""
    values = {name: row[name] for name in Wishes.__struct_fields__}
    values["kinds"] = KINDS.decode(row["kinds"])
    values["hook"] = row["hook"] or ""
    return Wishes(**values)


def _check(wishes: Wishes) -> None:
    if wishes.zone not in zoneinfo.available_timezones():
        raise Refusal("malformed", "there is no such time zone")
    if (wishes.quiet_from is None) != (wishes.quiet_to is None):
        raise Refusal("malformed", "quiet hours begin and end")
    for minutes in (wishes.quiet_from, wishes.quiet_to):
        if minutes is not None and not 0 <= minutes < 1440:
            raise Refusal("malformed", "a day has 1,440 minutes")
    if not 0 <= wishes.hour < 24:
        raise Refusal("malformed", "a day has 24 hours")
    if wishes.hook and (not wishes.hook.startswith("https://") or len(wishes.hook) > 1000):
        raise Refusal("malformed", "a webhook is an https URL")
    if any(len(ways) != len(set(ways)) for ways in wishes.kinds.values()):
        raise Refusal("malformed", "each way once")


def _drop(c: Connection, person: int, way: Way, target: str | None = None) -> None:
    """Cancel notices that wait to be sent or retried.

    Like sent notices, they stay for an hour, emptied, so that the hourly limit counts them.
    """
    n = NOTICES.c
    waits = [n.person == person, n.sort == way, n.tries <= len(WAITS)]
    if target is not None:
        waits.append(n.target == target)
    done = {"body": "null", "target": "", "tries": len(WAITS) + 1, "due": time.time() + 3600}
    c.execute(sa.update(NOTICES).where(*waits).values(done))


def _row(c: Connection, person: int) -> Any:
    return c.execute(sa.select(WISHES).where(WISHES.c.person == person)).mappings().one_or_none()


def _change(c: Connection, person: int, values: dict[str, Any]) -> None:
    change = sa.update(WISHES).where(WISHES.c.person == person).values(**values)
    if c.execute(change).rowcount:
        return
    blank = {"kinds": "{}", "language": "en", "zone": "UTC"}
    if c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person)).scalar() is None:
        return  # erased meanwhile
    c.execute(sa.insert(WISHES).values(**{**blank, **values}, person=person))

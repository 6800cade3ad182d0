"""Passkeys: creating accounts and signing in with a device or password manager.

Each attempt has a single-use challenge that expires after a few minutes. It is stored, so any
process can verify the answer. User verification (a fingerprint, a PIN) is required, since a passkey
is the only factor.
"""

import re
import secrets
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
import webauthn
from sqlalchemy import Connection, RowMapping
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers import structs as w3c

from parvis.server.people.accounts import (
    Accounts,
    Person,
    end_others,
    hashed,
    make_account,
    open_session,
    taken_by,
)
from parvis.server.people.names import proper_name
from parvis.server.store.schema import CHALLENGES, PASSKEYS, PEOPLE
from parvis.server.wire.bodies import Account, Passkey
from parvis.server.wire.refusals import Refusal

CHALLENGE_SECONDS: Final = 300.0
MOST: Final = 20  # passkeys per account
CREDENTIAL_LENGTH: Final = 1400
PUBLIC_LENGTH: Final = 4096
_NAME: Final = re.compile(
    r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z][a-z0-9-]{0,62}"
)


class Site(NamedTuple):
    """A relying party: our host name, and the origins allowed to use it."""

    id: str
    origins: list[str]


def site_of(host: str, origin: str = "") -> Site:
    """Return our site, from the configured origin or the request's host; raise Refusal.

    A browser binds a passkey to the host it sees, so a forged Host header yields a useless one.
    Browsers allow passkeys only with TLS or on localhost, and not for IP addresses.

    """
    if origin:
        name, origins = urlsplit(origin).hostname or "", [origin]
    else:
        host = host.lower()
        name = host.partition(":")[0]
        origins = [f"https://{host}"]
        if name == "localhost" or name.endswith(".localhost"):
            origins.append(f"http://{host}")
    if not _NAME.fullmatch(name):
        raise Refusal("no-passkeys", "a passkey needs a host with a name, such as localhost")
    return Site(name, origins)


class Passkeys:
    """Queries about passkeys."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.store = accounts.store

    # Registration.

    async def ask_new(self, site: Site, person: Person | None, name: str) -> dict[str, Any]:
        """Return a browser's options for creating a passkey, for an account or a new one."""
        fresh = person is None or person.guest
        name = proper_name(name) if fresh or person is None else person.name
        challenge, handle = secrets.token_bytes(32), _new_handle()

        def job(c: Connection) -> tuple[str, list[str]]:
            if fresh and taken_by(c, name) is not None:
                raise Refusal("name-taken")
            known = [] if person is None else _credentials(c, person.id)
            if len(known) >= MOST:
                raise Refusal("too-large", f"an account has {MOST} passkeys at most")
            own = handle if person is None else _handle_of(c, person.id, handle)
            number = None if person is None else person.id
            _ask(c, challenge, "make", person=number, name=name, handle=own)
            return own, known

        own, known = await self.store.write(job)
        options = webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name="Parvis",
            user_id=base64url_to_bytes(own),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=int(CHALLENGE_SECONDS * 1000),
            authenticator_selection=w3c.AuthenticatorSelectionCriteria(
                resident_key=w3c.ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=w3c.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                w3c.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        return options_to_json_dict(options)

    async def add(
        self, site: Site, person: Person | None, credential: dict[str, Any]
    ) -> tuple[Person, str]:
        """Store a new passkey; return its owner, with a session if the account is new."""
        challenge = _challenge_of(credential)
        asked = await self._claim(challenge, "make")
        if asked["person"] != (None if person is None else person.id):
            raise Refusal("bad-passkey", "somebody else asked for it")
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        except Exception as error:  # the library may raise anything for a bad answer
            raise Refusal("bad-passkey", _why(error)) from None
        name = bytes_to_base64url(made.credential_id)
        if len(name) > CREDENTIAL_LENGTH or len(made.credential_public_key) > PUBLIC_LENGTH:
            raise Refusal("bad-passkey", "it is too large")
        secret = secrets.token_urlsafe(32) if person is None or person.guest else ""

        def job(c: Connection) -> Person:
            if c.execute(sa.select(PASSKEYS.c.id).where(PASSKEYS.c.credential == name)).first():
                raise Refusal("bad-passkey", "it is known already")
            owner = person
            if owner is None or owner.guest:
                owner = make_account(c, owner, asked["name"], secret, handle=asked["handle"])
            new = {"counter": made.sign_count, "synced": made.credential_backed_up}
            c.execute(
                sa.insert(PASSKEYS).values(
                    credential=name,
                    person=owner.id,
                    public=made.credential_public_key,
                    made=time.time(),
                    **new,
                )
            )
            return owner

        try:
            return await self.store.write(job), secret
        except sa.exc.IntegrityError:
            raise Refusal("name-taken") from None

    # Signing in.

    async def ask_known(self, site: Site) -> dict[str, Any]:
        """Return a browser's options for signing in with any of our passkeys."""
        challenge = secrets.token_bytes(32)
        await self.store.write(
            lambda c: _ask(c, challenge, "sign-in", person=None, name="", handle="")
        )
        options = webauthn.generate_authentication_options(
            rp_id=site.id,
            challenge=challenge,
            timeout=int(CHALLENGE_SECONDS * 1000),
            user_verification=w3c.UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def sign_in(self, site: Site, credential: dict[str, Any]) -> tuple[Person, str]:
        """Open a session for a passkey's owner; raise Refusal."""
        challenge = _challenge_of(credential)
        await self._claim(challenge, "sign-in")
        name = _text_of(credential, "id")
        found = (
            sa.select(PASSKEYS, PEOPLE.c.name, PEOPLE.c.handle)
            .join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person)
            .where(PASSKEYS.c.credential == name)
        )
        row = None
        if name.isprintable():  # PostgreSQL doesn't allow every character
            row = await self.store.read(lambda c: c.execute(found).mappings().first())
        if row is None:
            raise Refusal("bad-passkey", "it is not known here")
        if _text_of(credential, "response", "userHandle").rstrip("=") != row["handle"]:
            raise Refusal("bad-passkey", "it is somebody else's")
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                credential_public_key=row["public"],
                credential_current_sign_count=row["counter"],
                require_user_verification=True,
            )
        except Exception as error:  # the library may raise anything for a bad answer
            raise Refusal("bad-passkey", _why(error)) from None
        person = Person(row["person"], row["name"], False)
        secret = secrets.token_urlsafe(32)
        change = (  # of two concurrent uses of a copied passkey, one is refused
            sa.update(PASSKEYS)
            .where(PASSKEYS.c.id == row["id"], PASSKEYS.c.counter == row["counter"])
            .values(counter=used.new_sign_count, synced=used.credential_backed_up, used=time.time())
        )

        def job(c: Connection) -> None:
            if not c.execute(change).rowcount:
                raise Refusal("bad-passkey", "it was used elsewhere")
            open_session(c, person, secret)

        await self.store.write(job)
        return person, secret

    # Ways to sign in.

    async def ways_in(self, person: Person) -> Account:
        """List an account's ways to sign in."""
        keys = sa.select(PASSKEYS).where(PASSKEYS.c.person == person.id).order_by(PASSKEYS.c.id)
        password = sa.select(PEOPLE.c.password, PEOPLE.c.program, PEOPLE.c.shares).where(
            PEOPLE.c.id == person.id
        )

        def job(c: Connection) -> Account:
            rows = c.execute(keys).mappings()
            names = Passkey.__struct_fields__
            found = [Passkey(**{name: row[name] for name in names}) for row in rows]
            row = c.execute(password).one()
            return Account(row.password is not None, found, row.program, row.shares)

        return await self.store.read(job)

    async def remove(self, person: Person, number: int, session: str) -> None:
        """Delete a passkey and end all other sessions, which it may have opened.

        Raise Refusal if it is the only way to sign in.

        """
        own = PASSKEYS.c.person == person.id
        owner = sa.select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)

        def job(c: Connection) -> None:
            password = c.execute(owner.with_for_update()).scalar()  # one removal at a time
            count = c.execute(sa.select(sa.func.count()).select_from(PASSKEYS).where(own)).scalar()
            if not c.execute(sa.delete(PASSKEYS).where(own, PASSKEYS.c.id == number)).rowcount:
                raise Refusal("not-found")
            if password is None and count == 1:
                raise Refusal("last-way-in")
            end_others(c, person, session)

        await self.store.write(job)

    async def _claim(self, challenge: bytes, sort: str) -> RowMapping:
        """Consume a challenge and return its data; raise Refusal."""
        where = CHALLENGES.c.hash == _key(challenge)

        def job(c: Connection) -> RowMapping | None:
            row = c.execute(sa.select(CHALLENGES).where(where)).mappings().first()
            gone = c.execute(sa.delete(CHALLENGES).where(where)).rowcount
            return row if gone else None

        row = await self.store.write(job)
        if row is None or row["sort"] != sort or row["until"] < time.time():
            raise Refusal("bad-passkey", "nobody asked, or it took too long")
        return row


def _ask(c: Connection, challenge: bytes, sort: str, **values: Any) -> None:
    until = time.time() + CHALLENGE_SECONDS
    c.execute(sa.insert(CHALLENGES).values(hash=_key(challenge), sort=sort, until=until, **values))


def _key(challenge: bytes) -> str:
    return hashed(bytes_to_base64url(challenge))


def _new_handle() -> str:
    return bytes_to_base64url(secrets.token_bytes(32))


def _handle_of(c: Connection, person: int, new: str) -> str:
    """Return a person's WebAuthn user handle, which is opaque and stable."""
    nameless = (PEOPLE.c.id == person, PEOPLE.c.handle.is_(None))
    c.execute(sa.update(PEOPLE).where(*nameless).values(handle=new))
    found = c.execute(sa.select(PEOPLE.c.handle).where(PEOPLE.c.id == person)).scalar()
    if found is None:
        raise Refusal("signed-out")
    return str(found)


def _credentials(c: Connection, person: int) -> list[str]:
    found = sa.select(PASSKEYS.c.credential).where(PASSKEYS.c.person == person)
    return list(c.execute(found).scalars())


def _challenge_of(credential: dict[str, Any]) -> bytes:
    """Return the challenge that a browser's answer claims."""
    try:
        data = base64url_to_bytes(_text_of(credential, "response", "clientDataJSON"))
        return base64url_to_bytes(msgspec.json.decode(data, type=_ClientData).challenge)
    except (ValueError, msgspec.DecodeError) as error:
        raise Refusal("bad-passkey", _why(error)) from None


class _ClientData(msgspec.Struct):
    challenge: str


def _text_of(thing: Any, *path: str) -> str:
    for name in path:
        thing = thing.get(name) if isinstance(thing, dict) else None
    return thing if isinstance(thing, str) else ""


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]

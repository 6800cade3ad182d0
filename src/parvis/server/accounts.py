"""People: guests, accounts, sessions, tokens for programs, and what an account remembers."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection

from parvis.server.bodies import Me, Token
from parvis.server.guests import forget_guests
from parvis.server.refusals import Refusal
from parvis.server.schema import CHALLENGES, PEOPLE, SESSIONS, TOKENS
from parvis.server.store import Kept, Store, keep, kept_by

DAY: Final = 86_400.0
SESSION_SECONDS: Final = 400 * DAY  # a browser keeps a cookie no longer
NAME_LENGTH: Final = 24
KEY_LENGTH: Final = 80  # of a name as it is compared: one letter may stand for eighteen
BLANKS: Final = " \u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
MARKS: Final = 3  # on one letter
PASSWORD_LENGTH: Final = (8, 200)
HASHING: Final = 2  # passwords at a time: each takes 64 MB and a thread
GUESTS: Final = ("Anselme", "Béatrice", "Colin", "Denise", "Étienne", "Flore", "Guy", "Hélène")

_HASHER = PasswordHasher()
_NOBODY = _HASHER.hash(secrets.token_hex())  # so that a wrong name costs as much as a password


class Person(msgspec.Struct, frozen=True):
    """Somebody known to the server."""

    id: int
    name: str
    guest: bool

    def me(self) -> Me:
        return Me(self.id, self.name, self.guest)


def hashed(secret: str) -> str:
    """Return what is stored of a secret that is random and long."""
    return hashlib.sha256(secret.encode()).hexdigest()


def proper_name(name: str) -> str:
    """Return a name as it is shown; raise Refusal for one that can't be."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    odd = any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for c in name)
    blank = all(c in BLANKS for c in name)
    odd = odd or calm(name) != name
    if blank or len(name) > NAME_LENGTH or len(folded(name)) > KEY_LENGTH or odd:
        raise Refusal("bad-name", f"a name has 1 to {NAME_LENGTH} printable characters")
    return name


def calm(text: str) -> str:
    """Return a text with no more marks on a letter than words have: piles cover other lines."""
    kept: list[str] = []
    pile = 0
    for c in text:
        pile = pile + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if pile <= MARKS:
            kept.append(c)
    return "".join(kept)


def folded(name: str) -> str:
    """Return what makes two names of accounts the same."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """All that is asked of the store about people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hashing = asyncio.Semaphore(HASHING)

    # Who is it?

    async def by_session(self, secret: str) -> Person | None:
        """Return whose session it is."""
        found = (
            sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.key, PEOPLE.c.seen)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.hash == hashed(secret), SESSIONS.c.until > time.time())
        )
        return await self._visitor(found)

    async def by_token(self, secret: str) -> Person | None:
        """Return whose token it is."""
        found = (
            sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.key, PEOPLE.c.seen)
            .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
            .where(TOKENS.c.hash == hashed(secret))
        )
        return await self._visitor(found)

    async def _visitor(self, found: Any) -> Person | None:
        """Return whom a query finds, and note that they are here, once a day."""
        row = await self.store.read(lambda c: c.execute(found).first())
        if row is None:
            return None
        now = time.time()
        if row.seen < now - DAY:
            here = sa.update(PEOPLE).where(PEOPLE.c.id == row.id).values(seen=now)
            await self.store.write(lambda c: c.execute(here).rowcount)
        return Person(row.id, row.name, row.key is None)

    # Guests and accounts.

    async def guest(self, name: str) -> tuple[Person, str]:
        """Make a guest; return it with the secret of its session."""
        name = proper_name(name or secrets.choice(GUESTS))
        secret = secrets.token_urlsafe(32)

        def job(c: Connection) -> Person:
            made = c.execute(sa.insert(PEOPLE).values(name=name, **_now()))
            person = Person(_key(made), name, True)
            open_session(c, person, secret)
            return person

        return await self.store.write(job), secret

    async def rename(self, person: Person, name: str) -> Person:
        """Give a guest another name. An account keeps the name it was made with."""
        if not person.guest:
            raise Refusal("not-allowed", "an account keeps its name")
        name = proper_name(name)
        change = sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name)
        await self.store.write(lambda c: c.execute(change).rowcount)
        return Person(person.id, name, True)

    async def register(self, person: Person | None, name: str, password: str) -> tuple[Person, str]:
        """Make an account, out of a guest if there is one; return it with a new session."""
        name = proper_name(name)
        _proper_password(password)
        if person is not None and not person.guest:
            raise Refusal("not-allowed", "this is an account already")
        stored = await self._hashed(password)
        secret = secrets.token_urlsafe(32)
        try:
            new = await self.store.write(
                lambda c: make_account(c, person, name, secret, password=stored)
            )
        except sa.exc.IntegrityError:
            raise Refusal("name-taken") from None
        return new, secret

    async def set_password(self, person: Person, current: str, password: str, session: str) -> None:
        """Give an account a password, or another one: then all its other sessions end."""
        _proper_password(password)
        where = PEOPLE.c.id == person.id
        found = sa.select(PEOPLE.c.password).where(where)
        known = await self.store.read(lambda c: c.execute(found).scalar())
        if known is not None:
            await self._verify(known, current)
        stored = await self._hashed(password)
        change = (
            sa.update(PEOPLE)
            .where(where, PEOPLE.c.password.is_not_distinct_from(known))
            .values(password=stored)
        )

        def job(c: Connection) -> None:
            if not c.execute(change).rowcount:
                raise Refusal("wrong-password", "it has just been changed")
            if known is not None:
                end_others(c, person, session)

        await self.store.write(job)

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def _verify(self, stored: str, password: str) -> None:
        try:
            async with self._hashing:
                await asyncio.to_thread(_HASHER.verify, stored, password[: PASSWORD_LENGTH[1] + 1])
        except VerificationError:
            raise Refusal("wrong-password") from None

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """Open a session for an account; raise Refusal."""
        key = folded(name[: NAME_LENGTH * 4]).replace("\0", "")  # PostgreSQL knows no such letter
        found = sa.select(PEOPLE).where(PEOPLE.c.key == key)
        row = await self.store.read(lambda c: c.execute(found).mappings().first())
        await self._verify((row and row["password"]) or _NOBODY, password)
        if row is None or row["password"] is None:
            raise Refusal("wrong-password")
        person = Person(row["id"], row["name"], False)
        secret = secrets.token_urlsafe(32)
        await self.store.write(lambda c: open_session(c, person, secret))
        return person, secret

    async def sign_out(self, secret: str) -> None:
        """Close a session."""
        gone = sa.delete(SESSIONS).where(SESSIONS.c.hash == hashed(secret))
        await self.store.write(lambda c: c.execute(gone).rowcount)

    # Tokens.

    async def tokens(self, person: Person) -> list[Token]:
        """List the tokens of a person, without their secrets."""
        found = sa.select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.id)
        rows = await self.store.read(lambda c: c.execute(found).mappings().all())
        return [Token(row["id"], row["label"], row["made"]) for row in rows]

    async def new_token(self, person: Person, label: str) -> Token:
        """Make a token; its secret is known only now."""
        if not 1 <= len(label) <= 80 or not label.isprintable():
            raise Refusal("bad-name", "a label has 1 to 80 printable characters")
        secret = "parvis-" + secrets.token_urlsafe(32)
        now = time.time()
        new = sa.insert(TOKENS).values(hash=hashed(secret), person=person.id, label=label, made=now)
        number = await self.store.write(lambda c: _key(c.execute(new)))
        return Token(number, label, now, secret)

    async def drop_token(self, person: Person, number: int) -> str:
        """Make a token worthless and return its hash; raise Refusal if there is none such."""
        where = (TOKENS.c.id == number, TOKENS.c.person == person.id)
        found, gone = sa.select(TOKENS.c.hash).where(*where), sa.delete(TOKENS).where(*where)

        def job(c: Connection) -> str | None:
            known: str | None = c.execute(found).scalar()
            c.execute(gone)
            return known

        known = await self.store.write(job)
        if known is None:
            raise Refusal("not-found")
        return known

    # What an account remembers.

    async def memory(self, person: Person, game: str) -> int:
        """Return the small number that a person keeps for a game; 0 at first."""
        return await self.store.read(lambda c: kept_by(c, person.id, game))

    async def remember(self, person: Person, game: str, value: int) -> None:
        """Keep a small number for a game."""
        kept = Kept(person.id, game, value)
        await self.store.write(lambda c: keep(c, kept))

    async def ended(self, credentials: set[str]) -> set[str]:
        """Return which of these hashes belong to no session or token any more."""
        sessions = sa.select(SESSIONS.c.hash).where(
            SESSIONS.c.hash.in_(credentials), SESSIONS.c.until > time.time()
        )
        tokens = sa.select(TOKENS.c.hash).where(TOKENS.c.hash.in_(credentials))
        known = await self.store.read(lambda c: set(c.execute(sessions.union(tokens)).scalars()))
        return credentials - known

    async def sweep(self) -> None:
        """Forget sessions that have ended, and challenges that nobody answered."""

        def job(c: Connection) -> None:
            for table in (SESSIONS, CHALLENGES):
                c.execute(sa.delete(table).where(table.c.until < time.time()))

        await self.store.write(job)

    async def forget_guests(self, days: float) -> list[str]:
        """Forget guests who have been away so long; return the tables that this changes.

        When somebody was last here is known to the day: it may have been a day later.
        """

        def job(c: Connection) -> list[str]:
            changed = forget_guests(c, time.time() - (days + 1) * DAY)
            for table in changed:
                self.store.notify(c, table)
            return changed

        return await self.store.write(job)


def _now() -> dict[str, float]:
    now = time.time()
    return {"made": now, "seen": now}


def _proper_password(password: str) -> None:
    low, high = PASSWORD_LENGTH
    if not low <= len(password) <= high:
        raise Refusal("bad-password", f"a password has {low} to {high} characters")


def make_account(
    c: Connection, person: Person | None, name: str, secret: str, **values: str
) -> Person:
    """Make an account, out of a guest if there is one, with a session and no other."""
    values = {"name": name, "key": folded(name), **values}
    if person is None:
        made = c.execute(sa.insert(PEOPLE).values(**_now(), **values))
        new = Person(_key(made), name, False)
    else:
        still_guest = (PEOPLE.c.id == person.id, PEOPLE.c.key.is_(None))
        if not c.execute(sa.update(PEOPLE).where(*still_guest).values(**values)).rowcount:
            raise Refusal("not-allowed", "this is an account already")
        c.execute(sa.delete(SESSIONS).where(SESSIONS.c.person == person.id))
        new = Person(person.id, name, False)
    open_session(c, new, secret)
    return new


def open_session(c: Connection, person: Person, secret: str) -> None:
    """Let somebody be known by a secret."""
    until = time.time() + SESSION_SECONDS
    c.execute(sa.insert(SESSIONS).values(hash=hashed(secret), person=person.id, until=until))


def end_others(c: Connection, person: Person, secret: str) -> None:
    """End all sessions of somebody but one."""
    others = (SESSIONS.c.person == person.id, SESSIONS.c.hash != hashed(secret))
    c.execute(sa.delete(SESSIONS).where(*others))


def _key(made: Any) -> int:
    return int(made.inserted_primary_key[0])

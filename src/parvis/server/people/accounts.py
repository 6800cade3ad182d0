"""Guests, accounts, sessions, tokens, and what an account stores."""

import hashlib
import secrets
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.server.people.erasure import erase, export
from parvis.server.people.guests import forget_guests
from parvis.server.people.names import NAME_LENGTH, folded, look, proper_name
from parvis.server.people.passwords import Passwords, proper_password
from parvis.server.store.database import Done, Kept, Store, done_by, keep, kept_by
from parvis.server.store.schema import CHALLENGES, PEOPLE, SESSIONS, TOKENS
from parvis.server.wire.bodies import Me, Token
from parvis.server.wire.refusals import Refusal

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
SESSION_SECONDS: Final = 400 * DAY  # the longest time a browser keeps a cookie
GUESTS: Final = ("Anselme", "Béatrice", "Colin", "Denise", "Étienne", "Flore", "Guy", "Hélène")


_VISITOR = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.key,
    PEOPLE.c.seen,
    PEOPLE.c.banned,
    PEOPLE.c.program,
)


class Person(msgspec.Struct, frozen=True):
    """A person known to the server."""

    id: int
    name: str
    guest: bool
    program: bool = False

    def me(self) -> Me:
        return Me(self.id, self.name, self.guest)


def hashed(secret: str) -> str:
    """Return the hash of a long random secret, for storage."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Accounts:
    """Queries about people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()

    # Identification.

    async def by_session(self, secret: str) -> Person | None:
        """Return the person of a session."""
        found = (
            sa.select(*_VISITOR, SESSIONS.c.seen.label("used"))
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.hash == hashed(secret), SESSIONS.c.until > time.time())
        )
        return await self._visitor(found, hashed(secret))

    async def by_token(self, secret: str) -> Person | None:
        """Return the person of a token."""
        found = (
            sa.select(*_VISITOR)
            .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
            .where(TOKENS.c.hash == hashed(secret))
        )
        return await self._visitor(found)

    async def _visitor(self, found: Any, session: str = "") -> Person | None:
        """Return the person a query finds, and store their visit, once a day."""
        row = await self.store.read(lambda c: c.execute(found).first())
        if row is None:
            return None
        now = time.time()
        if (row.banned or 0.0) > now:
            raise Refusal("banned")
        if session and row.used < now - HOUR:
            used = sa.update(SESSIONS).where(SESSIONS.c.hash == session).values(seen=now)
            await self.store.write(lambda c: c.execute(used).rowcount)
        if row.seen < now - DAY:
            here = sa.update(PEOPLE).where(PEOPLE.c.id == row.id).values(seen=now)
            await self.store.write(lambda c: c.execute(here).rowcount)
        return Person(row.id, row.name, row.key is None, row.program)

    # Guests and accounts.

    async def guest(self, name: str, agent: str = "") -> tuple[Person, str]:
        """Create a guest; return it with its session secret."""
        wanted = proper_name(name) if name else ""
        secret = secrets.token_urlsafe(32)

        def job(c: Connection) -> Person:
            own = wanted or _free_name(c)
            if wanted and taken_by(c, wanted) is not None:
                raise Refusal("name-taken")
            made = c.execute(sa.insert(PEOPLE).values(name=own, **_now()))
            person = Person(_key(made), own, True)
            open_session(c, person, secret, agent)
            return person

        return await self.store.write(job), secret

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a guest. Accounts keep their names."""
        if not person.guest:
            raise Refusal("not-allowed", "an account keeps its name")
        name = proper_name(name)
        change = sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name)

        def job(c: Connection) -> None:
            if taken_by(c, name) is not None:
                raise Refusal("name-taken")
            c.execute(change)

        await self.store.write(job)
        return Person(person.id, name, True)

    async def check_name(self, person: Person, name: str) -> str:
        """Validate the name of another player on a person's device; raise Refusal."""
        name = proper_name(name)
        owner = await self.store.read(lambda c: taken_by(c, name))
        if owner not in (None, person.id):
            raise Refusal("name-taken")
        return name

    async def register(self, person: Person | None, name: str, password: str) -> tuple[Person, str]:
        """Create an account, from the guest if there is one; return it with a new session."""
        name = proper_name(name)
        proper_password(password, name)
        if person is not None and not person.guest:
            raise Refusal("not-allowed", "this is an account already")
        stored = await self.passwords.hash(password)
        secret = secrets.token_urlsafe(32)
        try:
            new = await self.store.write(
                lambda c: make_account(c, person, name, secret, password=stored)
            )
        except sa.exc.IntegrityError:
            raise Refusal("name-taken") from None
        return new, secret

    async def set_password(self, person: Person, current: str, password: str, session: str) -> None:
        """Set an account's password; all its other sessions end."""
        proper_password(password, person.name)
        where = PEOPLE.c.id == person.id
        found = sa.select(PEOPLE.c.password).where(where)
        known = await self.store.read(lambda c: c.execute(found).scalar())
        if known is not None:
            await self.passwords.verify(known, current)
        stored = await self.passwords.hash(password)
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

    async def sign_in(self, name: str, password: str, agent: str = "") -> tuple[Person, str]:
        """Open a session for an account; raise Refusal."""
        key = key_of(name)
        found = sa.select(PEOPLE).where(PEOPLE.c.key == key)
        row = await self.store.read(lambda c: c.execute(found).mappings().first())
        await self.passwords.verify(row["password"] if row else None, password)
        assert row is not None
        if (row["banned"] or 0.0) > time.time():
            raise Refusal("banned")
        person = Person(row["id"], row["name"], False)
        secret = secrets.token_urlsafe(32)
        await self.store.write(lambda c: open_session(c, person, secret, agent))
        return person, secret

    async def by_link(self, secret: str, agent: str = "") -> tuple[Person, str]:
        """Sign in by an operator's link, which works once."""
        where = (CHALLENGES.c.hash == hashed(secret), CHALLENGES.c.sort == "link")
        new = secrets.token_urlsafe(32)

        def job(c: Connection) -> Person:
            found = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.key).join(
                CHALLENGES, CHALLENGES.c.person == PEOPLE.c.id
            )
            row = c.execute(found.where(*where, CHALLENGES.c.until > time.time())).first()
            if row is None:
                raise Refusal("not-found", "this link has been used, or is too old")
            c.execute(sa.delete(CHALLENGES).where(*where))
            person = Person(row.id, row.name, row.key is None)
            open_session(c, person, new, agent)
            return person

        return await self.store.write(job), new

    async def sign_out(self, secret: str) -> None:
        """Close a session."""
        gone = sa.delete(SESSIONS).where(SESSIONS.c.hash == hashed(secret))
        await self.store.write(lambda c: c.execute(gone).rowcount)

    # Tokens.

    async def tokens(self, person: Person) -> list[Token]:
        """List a person's tokens, without their secrets."""
        found = sa.select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.id)
        rows = await self.store.read(lambda c: c.execute(found).mappings().all())
        return [Token(row["id"], row["label"], row["made"]) for row in rows]

    async def new_token(self, person: Person, label: str) -> Token:
        """Create a token; its secret is returned only now."""
        if not 1 <= len(label) <= 80 or not label.isprintable():
            raise Refusal("bad-name", "a label has 1 to 80 printable characters")
        secret = "parvis-" + secrets.token_urlsafe(32)
        now = time.time()
        new = sa.insert(TOKENS).values(hash=hashed(secret), person=person.id, label=label, made=now)
        number = await self.store.write(lambda c: _key(c.execute(new)))
        return Token(number, label, now, secret)

    async def drop_token(self, person: Person, number: int) -> str:
        """Delete a token and return its hash; raise Refusal if it doesn't exist."""
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

    async def fill_looks(self) -> None:
        """Fill in the lookalike keys of accounts that predate them."""
        lacking = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(
            PEOPLE.c.look.is_(None), PEOPLE.c.key.is_not(None), PEOPLE.c.key != ""
        )

        def job(c: Connection) -> None:
            for row in c.execute(lacking).all():
                noted = sa.update(PEOPLE).where(PEOPLE.c.id == row.id)
                c.execute(noted.values(look=look(row.name)))

        if await self.store.read(lambda c: c.execute(lacking.limit(1)).first()) is not None:
            await self.store.write(job)

    # Deletion.

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything stored about a person."""
        return await self.store.read(lambda c: export(c, person.id))

    async def erase(self, person: Person, password: str) -> list[str]:
        """Erase an account or a guest; return the tables that this changes."""
        found = sa.select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        known = await self.store.read(lambda c: c.execute(found).scalar())
        if known is not None:
            await self.passwords.verify(known, password)

        def job(c: Connection) -> list[str]:
            changed = erase(c, person.id)
            for table in changed:
                self.store.notify(c, table)
            return changed

        return await self.store.write(job)

    # Stored by an account.

    async def done(self, person: Person, sheet: str) -> list[Done]:
        """List a person's finished solo games."""
        return await self.store.read(lambda c: done_by(c, person.id, sheet))

    async def memory(self, person: Person, game: str) -> int:
        """Return a person's stored number for a game; 0 at first."""
        return await self.store.read(lambda c: kept_by(c, person.id, game))

    async def remember(self, person: Person, game: str, value: int) -> None:
        """Store a number for a game."""
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
        """Delete expired sessions and unanswered challenges."""

        def job(c: Connection) -> None:
            for table in (SESSIONS, CHALLENGES):
                c.execute(sa.delete(table).where(table.c.until < time.time()))

        await self.store.write(job)

    async def forget_guests(self, days: float) -> list[str]:
        """Delete guests who have been away for some days; return the tables that this changes.

        The last visit is stored to the day, so the real one may be up to a day later.

        """

        def job(c: Connection) -> list[str]:
            changed = forget_guests(c, time.time() - (days + 1) * DAY)
            for table in changed:
                self.store.notify(c, table)
            return changed

        return await self.store.write(job)


def _free_name(c: Connection) -> str:
    """Return a name for a guest who gave none."""
    names = list(GUESTS)
    secrets.SystemRandom().shuffle(names)
    free = (name for name in names if taken_by(c, name) is None)
    return next(free, f"{names[0]} {secrets.randbelow(900) + 100}")


def _now() -> dict[str, float]:
    now = time.time()
    return {"made": now, "seen": now}


def make_account(
    c: Connection, person: Person | None, name: str, secret: str, **values: str
) -> Person:
    """Create an account, from the guest if there is one, with one new session."""
    if taken_by(c, name) not in (None, person and person.id):
        raise Refusal("name-taken")
    values = {"name": name, "key": folded(name), "look": look(name), **values}
    if person is None:
        made = c.execute(sa.insert(PEOPLE).values(**_now(), **values))
        new = Person(_key(made), name, False)
    else:
        still_guest = (PEOPLE.c.id == person.id, PEOPLE.c.key.is_(None))
        if not c.execute(sa.update(PEOPLE).where(*still_guest).values(**values)).rowcount:
            raise Refusal("not-allowed", "this is an account already")
        for secrets_of in (SESSIONS, TOKENS):  # a previous user of the device may have them
            c.execute(sa.delete(secrets_of).where(secrets_of.c.person == person.id))
        new = Person(person.id, name, False)
    open_session(c, new, secret)
    return new


def open_session(c: Connection, person: Person, secret: str, agent: str = "") -> None:
    """Open a session with a secret."""
    now = time.time()
    row = {"hash": hashed(secret), "person": person.id, "until": now + SESSION_SECONDS}
    c.execute(sa.insert(SESSIONS).values(**row, made=now, seen=now, agent=agent))


def taken_by(c: Connection, name: str) -> int | None:
    """Return the number of the account with this name, or a lookalike."""
    alike = sa.or_(PEOPLE.c.key == folded(name), PEOPLE.c.look == look(name))
    found = sa.select(PEOPLE.c.id).where(alike, PEOPLE.c.key.is_not(None), PEOPLE.c.key != "")
    return c.execute(found).scalar()


def key_of(name: str) -> str:
    """Return an account's lookup key; PostgreSQL doesn't allow NUL."""
    return folded(name[: NAME_LENGTH * 4]).replace("\0", "")


def end_others(c: Connection, person: Person, secret: str) -> None:
    """End all of a person's sessions except one."""
    others = (SESSIONS.c.person == person.id, SESSIONS.c.hash != hashed(secret))
    c.execute(sa.delete(SESSIONS).where(*others))


def _key(made: Any) -> int:
    return int(made.inserted_primary_key[0])

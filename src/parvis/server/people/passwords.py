"""Passwords: hashed in a thread pool; the most common ones are rejected."""

import asyncio
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from parvis.server.people.names import look
from parvis.server.wire.refusals import Refusal

T = TypeVar("T")

LENGTH: Final = (8, 200)
HASHING: Final = 2  # concurrent hashes: each takes 64 MB and a thread
LINE: Final = 30  # queued passwords

_HASHER = PasswordHasher()
_NOBODY = _HASHER.hash(secrets.token_hex())  # unknown names take as long as wrong passwords

# Common guesses: these words, alone, doubled, or with digits and signs around them.
_COMMON = """
    password passwort motdepasse passe pass passw0rd mdp secret azerty azertyuiop qwerty
    qwertyuiop qwertz letmein welcome bienvenue bonjour hello salut iloveyou jetaime amour
    loulou doudou chouchou soleil sunshine princess princesse admin administrator administrateur
    root user guest test demo login master dragon monkey football soccer baseball marseille
    paris france liverpool chelsea arsenal barcelona juventus superman batman pokemon naruto
    starwars minecraft fortnite michael jordan ashley charlie daniel thomas nicolas julien
    camille marine chocolat chocolate cookie pepper ginger buster shadow hunter killer trustno
    freedom whatever computer internet google facebook instagram apple samsung windows linux
    changeme default temporary parvis piliers descendance clochemerle emara hoyuk village
    cathedral cathedrale asdfgh asdfghjkl zxcvbn zxcvbnm qsdfgh wxcvbn abcdef abcdefg abcdefgh
    abcabc summer winter spring autumn printemps automne january janvier monday lundi family
    famille mother father maman papa flower fleur purple orange yellow banana cheese fromage
    baguette coucou caramel nounours angel angelo diamond golfer tigger matrix mustang corvette
    ferrari mercedes porsche
"""
COMMON: Final = frozenset(_COMMON.split())
RUNS: Final = ("0123456789" * 3, "abcdefghijklmnopqrstuvwxyz", "azertyuiopqsdfghjklmwxcvbn",
               "qwertyuiopasdfghjklzxcvbnm", "qwertzuiopasdfghjklyxcvbnm")  # fmt: skip


class Passwords:
    """Hashes passwords in a thread pool, so that nothing else is blocked."""

    def __init__(self) -> None:
        self.busy = 0  # queued and running hashes
        self._threads = ThreadPoolExecutor(HASHING, "parvis-hash")

    async def hash(self, password: str) -> str:
        """Return a password's hash."""
        return await self._run(_HASHER.hash, password)

    @staticmethod
    def stored(password: str) -> str:
        """Return a password's hash, synchronously."""
        return _HASHER.hash(password)

    async def verify(self, stored: str | None, password: str) -> None:
        """Raise Refusal for a wrong password; a missing account takes as long."""
        try:
            await self._run(_HASHER.verify, stored or _NOBODY, password[: LENGTH[1] + 1])
        except VerificationError:
            raise Refusal("wrong-password") from None
        if stored is None:
            raise Refusal("wrong-password")

    async def _run(self, job: Callable[..., T], *args: str) -> T:
        if self.busy >= HASHING + LINE:
            raise Refusal("too-fast", "busy", wait=2.0)
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job, *args)
        finally:
            self.busy -= 1

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def proper_password(password: str, name: str) -> None:
    """Raise Refusal for a password that is too short, too long or easy to guess."""
    low, high = LENGTH
    if not low <= len(password) <= high:
        raise Refusal("bad-password", f"a password has {low} to {high} characters")
    if is_weak(password, name):
        raise Refusal("weak-password")


def is_weak(password: str, name: str = "") -> bool:
    """Tell whether a password is among the common guesses."""
    plain = password.casefold()
    if len(set(plain)) < 4:
        return True
    if any(plain in run or plain in run[::-1] for run in RUNS):
        return True
    word = plain.translate(str.maketrans("@0134$57!", "aoleasti".ljust(9, "i")))
    cores = {re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text) for text in (plain, word)}
    cores |= {core[: len(core) // 2] for core in cores if core[: len(core) // 2] * 2 == core}
    if not any(cores):  # digits and signs only: long ones are not guessed
        return len(plain) < 12
    own = look(name)
    return any(core in COMMON or (own and look(core) == own) for core in cores)

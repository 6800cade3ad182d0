"""Untrusted players, each in a process of its own: `guest:module:Name`.

The process gets the game, the seat and a state imagined for that seat (all that a `Seen`
holds), and returns a choice. The true state is never in its memory. A guest that raises, exits
or exceeds its time forfeits the game.
"""

import os
import select
import struct
import subprocess
import sys
import time
from typing import Any, BinaryIO, Final, final

import msgspec

from parvis.engine.plain import dump, load
from parvis.games import game as game_of
from parvis.players.base import Forfeit, Seen

LENGTH: Final = struct.Struct("<I")
LARGEST: Final = 1 << 20  # bytes of an answer; a number takes a few
# The environment variables that a guest gets. Others may hold secrets, such as passwords.
KEPT: Final = (
    *("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "SYSTEMROOT", "LD_LIBRARY_PATH"),
    *("PARVIS_BUILD", "PARVIS_GAMES", "OMP_NUM_THREADS", "VIRTUAL_ENV"),
)
RUN: Final = "import sys; from parvis.players import guest; guest.main(*sys.argv[1:])"
STARTING: Final = 30.0  # seconds a guest may take to be imported


class Asked(msgspec.Struct, frozen=True):
    """A decision, as sent to a guest."""

    game: str
    seat: int
    state: bytes


class Answer(msgspec.Struct, frozen=True):
    """The guest's choice, or its error."""

    value: int = 0
    fault: str = ""


@final
class GuestPlayer:
    """Asks a separate process for every choice. The process ends with its game."""

    def __init__(self, path: str, seed: int, limit: float = 0.0) -> None:
        self.limit = limit  # seconds a guest may take per decision; 0 for no limit
        self.fresh = True
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", RUN, path, str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env={name: os.environ[name] for name in KEPT if name in os.environ}
            | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    def __del__(self) -> None:
        process = getattr(self, "process", None)
        if process is not None:
            process.kill()
            process.stdin.close()
            process.stdout.close()
            process.wait()

    def choose(self, seen: Seen) -> int:
        """Return the guest's answer; raise Forfeit if there is none."""
        supposed = seen.supposed()
        seats = len(seen.game.scores(supposed))
        asked = Asked(seen.game.name, seen.seat, dump(seen.game, supposed, seats))
        limit = self.limit + STARTING * self.fresh if self.limit else 0.0
        self.fresh = False
        try:
            _send(self.process.stdin, asked)
            answer = msgspec.msgpack.decode(self._receive(limit), type=Answer)
        except (OSError, EOFError):
            raise Forfeit(f"its process ended with code {self.process.wait()}") from None
        except msgspec.DecodeError:
            raise Forfeit("it wrote something else than an answer") from None
        if answer.fault:
            raise Forfeit(answer.fault)
        return answer.value

    def _receive(self, limit: float) -> bytes:
        """Return the next message; raise Forfeit after `limit` seconds."""
        until = time.monotonic() + limit
        pipe: Any = self.process.stdout
        data = b""
        while len(data) < LENGTH.size or len(data) < LENGTH.size + LENGTH.unpack_from(data)[0]:
            if limit:
                ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
                if not ready:
                    self.process.kill()
                    raise Forfeit(f"it thought for more than {self.limit:g} s")
            more = pipe.read(65536)
            if not more or len(data) > LARGEST:
                raise EOFError
            data += more
        return data[LENGTH.size :]


def _send(pipe: Any, message: msgspec.Struct) -> None:
    data = msgspec.msgpack.encode(message)
    pipe.write(LENGTH.pack(len(data)) + data)
    pipe.flush()


def _answered(player: Any, asked: Asked) -> Answer:
    game = game_of(asked.game)
    seen = Seen(game, load(game, asked.state), asked.seat)
    try:
        value = player.choose(seen)
        return Answer(value + 0 if isinstance(value, int) else int(value))
    except Exception as error:  # untrusted code may raise anything
        return Answer(fault=f"{type(error).__name__}: {error}"[:400])


def main(path: str, seed: str) -> None:
    """Answer requests on standard input until it is closed."""
    from parvis.players.registry import own

    asked_on, told_on = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keeps the guest's prints out of the answers
    player, fault = None, ""
    try:
        player = own(path, int(seed))
    except Exception as error:  # BadPlayer, or any error of the import
        fault = f"{type(error).__name__}: {error}"[:400]
    while (asked := _read(asked_on)) is not None:
        _send(told_on, Answer(fault=fault) if fault else _answered(player, asked))


def _read(pipe: BinaryIO) -> Asked | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return msgspec.msgpack.decode(pipe.read(LENGTH.unpack(head)[0]), type=Asked)

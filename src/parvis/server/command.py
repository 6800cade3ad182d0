"""`parvis serve`: the server from the command line."""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from parvis.server.app import Server, Settings, create_app
from parvis.server.door import Door
from parvis.server.passkeys import site_of
from parvis.server.refusals import Refusal
from parvis.server.store import BadDatabase
from parvis.server.wire import Wire


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted. With `args.browser`, open the page when it is ready."""
    browser = getattr(args, "browser", False)
    _allow_connections()
    try:
        settings = Settings(
            database=database_url(args.database),
            workers=args.workers,
            warm=True,
            limits=_number("PARVIS_LIMITS", "1"),
            guest_days=_number("PARVIS_GUEST_DAYS", "90"),
            origin=_origin(),
        )
        server = Server(settings)
        with listening(args.host, args.port, browser) as listener:
            server.store.open()  # now, while a fault can still be told in one sentence
            run(server, listener, browser)
    except OSError as error:
        return _fault(f"can't listen on {args.host}:{args.port}: {error.strerror}")
    except (BadDatabase, BadSetting) as error:
        return _fault(str(error))
    return 0


class BadSetting(ValueError):
    """A variable of the environment that makes no sense. The message is one sentence."""


def _number(name: str, usual: str) -> float:
    text = os.environ.get(name, usual)
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < float("inf"):
            return float(text)
    raise BadSetting(f"{name} is a number from 0 up, not {text!r}")


def _origin() -> str:
    text = os.environ.get("PARVIS_ORIGIN", "").rstrip("/")
    with contextlib.suppress(Refusal, ValueError):
        if not text or site_of(urlsplit(text).netloc).origins.count(text):
            return text
    raise BadSetting(f"PARVIS_ORIGIN is like https://parvis.example, not {text!r}")


def _allow_connections() -> None:
    """Let this process have as many connections as the system allows it, not as is usual."""
    with contextlib.suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _fault(words: str) -> int:
    print(f"parvis: {words}", file=sys.stderr)
    return 2


def database_url(text: str) -> str:
    """Return the URL of a database; a bare path is a SQLite file."""
    return text if not text or "://" in text else f"sqlite:///{Path(text).absolute()}"


def listening(host: str, port: int, any_port: bool = False) -> socket.socket:
    """Return a socket that listens; with `any_port`, on a free port if the wanted one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # those accepted inherit it
    try:
        listener.bind((host, port))
    except OSError:
        if not any_port:
            listener.close()
            raise
        listener.bind((host, 0))
    listener.set_inheritable(False)
    return listener


def run(server: Server, listener: socket.socket, browser: bool = False) -> None:
    """Run a server on a socket until it is told to stop."""
    host, number = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    if host == "127.0.0.1":  # browsers keep passkeys for names only
        shown = "localhost"
    config = uvicorn.Config(
        create_app(server),
        loop="none",  # ours runs already
        http=Door,
        ws=Wire,
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    address = f"http://{shown}:{number}/"

    async def main() -> None:
        web = uvicorn.Server(config)
        serving = asyncio.ensure_future(web.serve(sockets=[listener]))
        while not web.started and not serving.done():
            await asyncio.sleep(0.01)
        if web.started:
            _spare_the_collector()
            print(f"Parvis is at {address}", flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    stopped = contextlib.suppress(KeyboardInterrupt)  # uvicorn has shut down by then
    with stopped, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(main())


def _spare_the_collector() -> None:
    """Look for lost cycles seldom, and never among what is there for good: modules, games, texts.

    A move makes hundreds of small objects and no cycles; by default they are gone through at
    every other move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not made for every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()

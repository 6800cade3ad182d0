"""`parvis serve`: the server from the command line."""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import socket
import sys
import tempfile
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from parvis.server.people.passkeys import site_of
from parvis.server.store.database import BadDatabase
from parvis.server.supervisor import Supervisor, inherited
from parvis.server.web import logs
from parvis.server.web.app import create_app
from parvis.server.web.door import Door
from parvis.server.web.server import Server, Settings
from parvis.server.wire.refusals import Refusal


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted. With `args.browser`, open the page once the server is ready."""
    browser = getattr(args, "browser", False)
    _allow_connections()
    try:
        settings = Settings(
            database=database_url(args.database),
            workers=args.workers,
            warm=True,
            limits=_number("PARVIS_LIMITS", "1"),
            guest_days=_number("PARVIS_GUEST_DAYS", "90"),
            keep=_number("PARVIS_KEEP", "1"),
            origin=_origin(),
            hosts=_hosts(),
            mail=_mail(),
            sender=os.environ.get("PARVIS_MAIL_FROM", ""),
            contact=os.environ.get("PARVIS_CONTACT", ""),
            hooks=os.environ.get("PARVIS_HOOKS", "") == "1",
            quick=_quick(),
            beside=args.beside,
        )
        logs.set_up(_log_form(), _log_level())
        server = Server(settings)
        if args.web > 1 and not server.store.postgresql:
            return _fault("several web processes need PostgreSQL: SQLite has one writer at a time")
        listener = inherited(args.fd) if args.fd >= 0 else listening(args.host, args.port, browser)
        with listener:
            server.store.open()  # early, to report a fault in one sentence
            if args.web:
                return _supervise(args, listener)
            run(server, listener, browser, child=args.fd >= 0)
    except OSError as error:
        return _fault(f"can't listen on {args.host}:{args.port}: {error.strerror}")
    except (BadDatabase, BadSetting) as error:
        return _fault(str(error))
    return 0


def _supervise(args: argparse.Namespace, listener: socket.socket) -> int:
    """Serve one port with several processes."""
    each = max(1, -(-args.workers // args.web))
    arguments = ["--bots", str(each)]
    if args.database:
        arguments += ["--database", args.database]
    with tempfile.TemporaryDirectory(prefix="parvis-") as folder:
        return Supervisor([*arguments, "--beside", folder], listener, args.web).run()


class BadSetting(ValueError):
    """An environment variable has an invalid value. The message is one sentence."""


def _number(name: str, usual: str) -> float:
    text = os.environ.get(name, usual)
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < float("inf"):
            return float(text)
    raise BadSetting(f"{name} is a number from 0 up, not {text!r}")


def _mail() -> str:
    text = os.environ.get("PARVIS_MAIL", "")
    if text and (
        not text.startswith(("smtp://", "smtps://")) or "PARVIS_MAIL_FROM" not in os.environ
    ):
        raise BadSetting("PARVIS_MAIL is like smtp://user:password@host:587, with PARVIS_MAIL_FROM")
    if text and not _origin():
        raise BadSetting("mail has links to this server: set PARVIS_ORIGIN as well")
    return text


def _quick() -> bool:
    text = os.environ.get("PARVIS_ANALYSIS", "full")
    if text in ("full", "quick"):
        return text == "quick"
    raise BadSetting(f"PARVIS_ANALYSIS is full or quick, not {text!r}")


def _log_form() -> logs.Form:
    text = os.environ.get("PARVIS_LOG", "text")
    for form in logs.FORMS:
        if text == form:
            return form
    raise BadSetting(f"PARVIS_LOG is text or json, not {text!r}")


def _log_level() -> str:
    text = os.environ.get("PARVIS_LOG_LEVEL", "warning").upper()
    if text in ("DEBUG", "INFO", "WARNING", "ERROR"):
        return text
    raise BadSetting(f"PARVIS_LOG_LEVEL is debug, info, warning or error, not {text.lower()!r}")


def _hosts() -> frozenset[str]:
    """Return the host names that browsers may use for this server."""
    names = {name.strip().lower() for name in os.environ.get("PARVIS_HOSTS", "").split(",")}
    names.add(urlsplit(_origin()).hostname or "")
    return frozenset(names - {""})


def _origin() -> str:
    text = os.environ.get("PARVIS_ORIGIN", "").rstrip("/")
    with contextlib.suppress(Refusal, ValueError):
        if not text or site_of(urlsplit(text).netloc).origins.count(text):
            return text
    raise BadSetting(f"PARVIS_ORIGIN is like https://parvis.example, not {text!r}")


def _allow_connections() -> None:
    """Raise this process's limit of open connections to the system's maximum."""
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
    """Return a listening socket; with `any_port`, on a free port if the preferred one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # is inherited
    try:
        listener.bind((host, port))
    except OSError:
        if not any_port:
            listener.close()
            raise
        listener.bind((host, 0))
    listener.set_inheritable(False)
    return listener


def run(
    server: Server, listener: socket.socket, browser: bool = False, child: bool = False
) -> None:
    """Run a server on a socket until it is stopped or its supervisor dies."""
    host, number = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    if host == "127.0.0.1":  # browsers tie passkeys to names, not to IP addresses
        shown = "localhost"
    config = uvicorn.Config(
        create_app(server),
        loop="none",  # we set up the event loop
        http=Door,
        ws="wsproto",
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        log_config=None,  # we set up logging
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Door.homes = server.homes
    Door.proxies = os.environ.get("FORWARDED_ALLOW_IPS", Door.proxies)
    address = f"http://{shown}:{number}/"

    async def main() -> None:
        web = Web(config, server)
        serving = asyncio.ensure_future(web.serve(sockets=[listener]))
        watching = asyncio.ensure_future(_outlive_no_parent(web)) if child else None
        while not web.started and not serving.done():
            await asyncio.sleep(0.01)
        if web.started:
            _spare_the_collector()
            print(f"Parvis is at {address}", flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving
        if watching is not None:
            watching.cancel()

    stopped = contextlib.suppress(KeyboardInterrupt)  # uvicorn has shut down by then
    with stopped, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(main())


async def _outlive_no_parent(web: "Web") -> None:
    """Stop when the parent process dies, which would leave the port in use."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(1.0)
    web.ours.stop()
    web.should_exit = True


LAST_CALL: Final = 0.5  # seconds for the requests of connections accepted just before the end


class Web(uvicorn.Server):
    """uvicorn with a signal handler that stops the server's computer players at once."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.ours = server
        self.taking = contextlib.ExitStack()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.ours.stop()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.taking.enter_context(self.ours.homes.taking(self._door))

    def _door(self) -> Door:
        """Return the protocol of a connection that another process passes to us."""
        state = self.lifespan.state
        return Door(config=self.config, server_state=self.server_state, app_state=state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, and answer late requests: uvicorn would close connections without one."""
        self.ours.homes.leave()
        for server in self.servers:
            server.close()
        for one in sockets or []:
            one.close()
        if not self.force_exit:
            await asyncio.sleep(LAST_CALL)
        self.taking.close()
        await super().shutdown(sockets)


def _spare_the_collector() -> None:
    """Collect cycles rarely, and never among permanent objects: modules, games, texts.

    A move makes hundreds of small objects and no cycles; by default, every other move would trigger
    a collection.

    """
    sys.setswitchinterval(0.001)  # bounds the delay caused by other threads
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not available on every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()

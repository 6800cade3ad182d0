"""`parvis serve`: the server from the command line."""

import argparse
import asyncio
import contextlib
import os
import socket
import webbrowser
from pathlib import Path

import sqlalchemy as sa
import uvicorn

from parvis.arguments import port, positive
from parvis.server.app import Server, Settings, create_app

DEFAULT_PORT = 8421


class BadServer(ValueError):
    """A server can't be started like this. The message says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `parvis serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument(
        "--port", type=port, default=DEFAULT_PORT, help="port, 0 for any free one (%(default)s)"
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("PARVIS_DATABASE_URL", ""),
        help="URL of a SQLite or PostgreSQL database (PARVIS_DATABASE_URL; "
        "a file in your data directory)",
    )
    parser.add_argument(
        "--workers",
        type=positive,
        default=max(1, (os.cpu_count() or 2) - 1),
        help="processes for computer players (%(default)s)",
    )


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted. With `args.browser`, open the page when it is ready."""
    settings = Settings(
        database=database_url(args.database),
        workers=args.workers,
        warm=True,
        limits=_limits(os.environ.get("PARVIS_LIMITS", "1")),
    )
    try:
        listener = listening(args.host, args.port, getattr(args, "browser", False))
    except OSError as error:
        raise BadServer(f"can't listen on {args.host}:{args.port}: {error.strerror}") from None
    with listener:
        run(settings, listener, getattr(args, "browser", False))
    return 0


def _limits(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadServer(f"PARVIS_LIMITS is {text!r}, not a number") from None


def database_url(text: str) -> str:
    """Return the URL of a database; a bare path is a SQLite file."""
    return text if not text or "://" in text else f"sqlite:///{Path(text).absolute()}"


def listening(host: str, number: int, any_port: bool = False) -> socket.socket:
    """Return a socket that listens; with `any_port`, on a free port if the wanted one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # those accepted inherit it
    try:
        listener.bind((host, number))
    except OSError:
        if not any_port:
            listener.close()
            raise
        listener.bind((host, 0))
    listener.set_inheritable(False)
    return listener


def run(settings: Settings, listener: socket.socket, browser: bool = False) -> None:
    """Run a server on a socket until it is told to stop."""
    host, number = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    config = uvicorn.Config(
        create_app(_server(settings)),
        loop="none",  # ours runs already
        ws="websockets-sansio",
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    address = f"http://{shown}:{number}/"

    async def main() -> None:
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            print(f"Parvis is at {address}", flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    stopped = contextlib.suppress(KeyboardInterrupt)  # uvicorn has shut down by then
    with listener, stopped, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(main())


def _server(settings: Settings) -> Server:
    """Return a server whose database answers; raise BadServer, before anything is started."""
    try:
        server = Server(settings)
        server.store.prepare()
    except ImportError as error:
        raise BadServer(f"this database needs a library that is not here: {error.name}") from None
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadServer(f"can't open the database: {reason}") from None
    return server


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not made for every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()

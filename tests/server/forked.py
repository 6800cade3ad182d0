"""Servers that start fast, to be killed: all is imported once, and each is a fork.

For each line on standard input a server is started on the database given; its process
number and port are printed.
"""

import gc
import os
import sys

import uvicorn

from parvis.server.command import listening
from parvis.server.computers.pool import Pool
from parvis.server.web.app import create_app
from parvis.server.web.door import Door
from parvis.server.web.server import Server, Settings
from tests.server.harness import GAMES, worker


def main(database: str) -> None:
    server = Server(Settings(database=database, limits=0), GAMES, Pool(1, 20, worker()))
    app = create_app(server)
    gc.freeze()
    last = 0
    for _ in sys.stdin:
        if last:
            os.waitpid(last, 0)  # the one before has been killed
        listener = listening("127.0.0.1", 0)
        listener.listen(64)  # connections may wait while it starts
        last = os.fork()
        if not last:
            config = uvicorn.Config(
                app,
                loop="uvloop",
                http=Door,
                ws="wsproto",
                log_level="critical",
                access_log=False,
            )
            uvicorn.Server(config).run(sockets=[listener])
            os._exit(0)
        print(last, listener.getsockname()[1], flush=True)
        listener.close()


if __name__ == "__main__":
    main(sys.argv[1])

"""An analyst that knows the toy game, and misbehaves on demand."""

import os
import sys
import time

from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.server.computers.analyst import main
from tests.engine.orchard import GAME as ORCHARD


def find(name: str) -> AnyGame:
    match sys.argv[3]:
        case "hang":
            time.sleep(3600)
        case "die":
            os._exit(3)
        case "raise":
            raise RuntimeError("no idea")
        case "eat":
            eaten = []
            while True:
                eaten.append(bytearray(1 << 24))
    return ORCHARD if name == "orchard" else game_of(name)


if __name__ == "__main__":
    main(find)

"""Logs: a line per event, with time, level, request id and (anonymised) address."""

import logging
import sys
import time
from contextvars import ContextVar
from ipaddress import ip_address, ip_network
from typing import Final, Literal

import msgspec

Form = Literal["text", "json"]
FORMS: Final = ("text", "json")

REQUEST: ContextVar[str] = ContextVar("request", default="-")  # the id of the request
ADDRESS: ContextVar[str] = ContextVar("address", default="-")  # its address, anonymised


def anonymous(address: str) -> str:
    """Return an address's network, which distinguishes visitors without identifying them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return "-"
    if found.is_loopback:
        return str(found)
    return str(ip_network((found, 24 if found.version == 4 else 48), strict=False))


class Text(logging.Formatter):
    """Human-readable lines."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        at += f".{int(record.msecs):03d}Z"
        who = f"[{REQUEST.get()} {ADDRESS.get()}]"
        line = f"{at} {record.levelname:7} {record.name} {who} {record.getMessage()}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


class Json(logging.Formatter):
    """Machine-readable lines: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": record.created,
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "address": ADDRESS.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(form: Form = "text", level: str = "WARNING") -> None:
    """Send the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("parvis").setLevel(level)

"""The browser client: the package's built files, in memory, compressed once."""

import gzip
import hashlib
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from parvis.server.web.edge import Asking
from parvis.server.wire.refusals import Refusal

FOREVER: Final = "public, max-age=31536000, immutable"  # file names under assets/ contain a hash
FRESH: Final = "no-cache"  # revalidate every time
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".map")


class Asset(NamedTuple):
    """A file with its headers."""

    body: bytes
    packed: bytes | None  # gzip, if smaller
    kind: str
    tag: str
    cache: str


class Client:
    """All files of the client. Any other path returns the page, which does its own routing."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> Asset | None:
        name = path.strip("/") or "index.html"
        found = self.files.get(name)
        # Names of people in a path may contain a point, as file names do.
        if found is None and (name.startswith("p/") or "." not in name.rsplit("/", 1)[-1]):
            found = self.files.get("index.html")
        return found


def folder_of_client() -> Path:
    """Return where the build puts the client."""
    return Path(str(resources.files("parvis"))) / "web"


def _read(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
    hashed = path.relative_to(folder).parts[0] == "assets"
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Asset(body, packed, kind, tag, FOREVER if hashed else FRESH)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asking, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve a file of the client."""
    client: Client = request.app.state.server.client
    asset = None if path.startswith("/api") else client.find(path)
    if asset is None:
        raise Refusal("not-found")
    headers = {"cache-control": asset.cache, "etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.packed, "gzip"
    return Response(body, headers=headers, media_type=asset.kind)

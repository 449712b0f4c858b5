"""The built client: its files, the one page for all its addresses, and what titles of other packages bring."""

from __future__ import annotations

import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Optional

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from signoria.server.titles import client_file

NOT_BUILT = "The browser client is not built. The API answers below /api.\n"
CLIENT_ROUTES = (
    "",
    "tables",
    "table",
    "join",
    "rules",
    "learn",
    "replay",
    "analysis",
    "explore",
    "edit",
    "lobby",
    "ratings",
    "back",
    "account",
    "player",
    "enter",
    "unsubscribe",
    "friends",
    "moderation",
    "puzzles",
    "records",
)
MACHINE_ROUTES = ("api", "ws", "assets", "titles")
FOREVER = "public, max-age=31536000, immutable"
KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
FILE_NAME = re.compile(r"[A-Za-z0-9_-]+\.(js|css|svg)")
Word = Annotated[str, PathParameter(max_length=64)]


@get("/titles/{game:str}/client/{name:str}", include_in_schema=False, sync_to_thread=True)
def title_file(request: Request[Any, Any, Any], game: Word, name: Word) -> Response[bytes]:
    """A file of a title that came with another package; asked for again, it is sent only if it has changed."""
    fits = FILE_NAME.fullmatch(name)
    file = client_file(request.app.state["hall"].title(game), name) if fits else None
    if fits is None or file is None:
        raise NotFoundException
    content = file.read_bytes()
    mark = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": mark}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=KINDS[fits[1]], headers=headers)
    return Response(content, media_type=KINDS[fits[1]], headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
    folder: Path = request.app.state["hall"].settings.static
    name = path.strip("/")
    file = _built(folder, name)
    if file is not None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    known = name.split("/")[0] in CLIENT_ROUTES
    if not known and not _asked_by_a_reader(request, name):
        raise NotFoundException
    return index(request, 200 if known else 404)


def index(request: Request[Any, Any, Any], status: int) -> Response[bytes]:
    """The client's one page."""
    file: Path = request.app.state["hall"].settings.static / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    headers = {"cache-control": "no-cache"}
    return Response(file.read_bytes(), status_code=status, media_type="text/html; charset=utf-8", headers=headers)


def _asked_by_a_reader(request: Request[Any, Any, Any], name: str) -> bool:
    """Who typed a wrong address is told so by the client's own page; programs get a `Problem`."""
    return name.split("/")[0] not in MACHINE_ROUTES and "text/html" in request.headers.get("accept", "")


def _built(folder: Path, name: str) -> Optional[Path]:
    """A file of the built client, and none from elsewhere."""
    try:
        file = (folder / name).resolve()
        return file if name and file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError:  # no file can have such a name
        return None

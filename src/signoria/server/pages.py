"""The built client: files as they are, and the one page for every address of the client."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

NOT_BUILT = "The browser client is not built. The API answers below /api.\n"
CLIENT_ROUTES = ("", "table", "join", "rules", "replay", "lobby", "games", "about", "learn", "settings", "ratings")
FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
    folder: Path = request.app.state["hall"].settings.static
    name = path.strip("/")
    file = (folder / name).resolve()
    if name and file.is_file() and file.is_relative_to(folder.resolve()):
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if name.split("/")[0] not in CLIENT_ROUTES:
        raise NotFoundException
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    return Response(index.read_bytes(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

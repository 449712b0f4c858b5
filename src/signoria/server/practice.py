"""Below /here/ of a server: the same client with the house in the browser, for whoever has no network later."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from pathlib import Path
from typing import Annotated, Any, Final, Optional

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Redirect

from signoria.server import standing_alone as alone

PLACE: Final = "/here"
SMALL_ALREADY: Final = (".zip", ".bundle", ".woff2", ".png")
HOUSE: Final = "beside"


class Practice:
    """The files of it, each prepared when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: dict[str, tuple[bytes, bytes]] = {}  # as it is, and compressed if that is shorter
        self.page = b""
        self.names: dict[str, str] = {}

    def file(self, name: str) -> Optional[tuple[bytes, bytes]]:
        if name not in self.made:
            content = self._content(name)
            if content is None:
                return None
            small = b"" if name.endswith(SMALL_ALREADY) else gzip.compress(content, 9)
            self.made[name] = (content, small if 0 < len(small) < len(content) else b"")
        return self.made[name]

    def _content(self, name: str) -> Optional[bytes]:
        if not self.names:
            self.page = alone.standing_alone((self.folder / alone.PAGE).read_text(encoding="utf-8"), HOUSE).encode()
            self.names = {**alone.files_of(self.folder), alone.PAGE: alone.mark_of(self.page)}
        listing = alone.listed(self.names)
        if name == alone.LIST:
            return listing.encode()
        if name == alone.WORKER:
            return alone.marked((self.folder / name).read_text(encoding="utf-8"), listing).encode()
        if name == alone.PAGE:
            return self.page
        return (self.folder / name).read_bytes() if name in self.names else None


@get([PLACE, f"{PLACE}/{{path:path}}"], include_in_schema=False)
async def practise(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = "") -> Response[Any]:
    folder: Path = request.app.state["hall"].settings.static
    if request.scope["raw_path"] == PLACE.encode():  # files are found beside the page: it must be a folder's
        return Redirect(f"{PLACE}/")
    if not alone.is_packed(folder):
        raise NotFoundException
    practice: Practice = request.app.state["practice"]
    name = path.strip("/") or alone.PAGE
    found = await asyncio.to_thread(practice.file, name)
    if found is None:
        raise NotFoundException
    plain, small = found
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "content-security-policy": alone.POLICY}
    if small and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        plain = small
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(plain, media_type=kind, headers=headers)


HANDLERS = [practise]

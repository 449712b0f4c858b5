"""The built client as a site that needs no server: its page, its policy, and the list of files that browsers keep."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

PAGE: Final = "index.html"
RUNTIME: Final = "offline"  # the folder with Python and what runs in it
LIST: Final = "files.json"
WORKER: Final = "service-worker.js"
UNLISTED: Final = (LIST, WORKER)
# Nothing may be asked of any other origin, whatever goes wrong; Python is WebAssembly, drawings are data.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'"
)


def is_packed(static: Path) -> bool:
    return (static / PAGE).is_file() and (static / RUNTIME / "signoria.bundle").is_file()


def files_of(folder: Path) -> dict[str, str]:
    """Every file and its mark: what has not changed is not fetched again."""
    return {
        path.relative_to(folder).as_posix(): mark_of(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in UNLISTED
    }


def mark_of(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def listed(files: dict[str, str]) -> str:
    """The list for the service worker, with a mark of all of it."""
    return json.dumps({"mark": mark_of(json.dumps(files).encode()), "files": files}, indent=1)


def marked(worker: str, listing: str) -> str:
    """The service worker of this list: browsers notice a newer site by its worker alone."""
    return f"{worker}// {json.loads(listing)['mark']}\n"


def standing_alone(page: str, house: str = "here") -> str:
    """The page of a server as one that lies anywhere and asks nobody; `beside`: a server is at the root."""
    relative = re.sub(r'(href|src)="/', r'\1="./', page)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    told = f'<meta name="signoria-house" content="{house}" />'
    return relative.replace("<head>", f"<head>\n    {policy}\n    {told}", 1)

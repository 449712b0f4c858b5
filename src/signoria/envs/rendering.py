"""What `render` gives: the text board, the drawn board, or a page in the browser that shows it."""

from __future__ import annotations

import io
import os
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final, Optional, Union

import numpy as np

from signoria.envs.play import Play
from signoria.words.boards import table_text

MODES: Final = ["ansi", "rgb_array", "human"]
FRAMES_PER_SECOND: Final = 4
PAGE: Final = f"""<!doctype html><meta charset="utf-8"><title>Signoria</title>
<style>body{{margin:0;background:#f1efe9;display:grid;place-items:center;height:100vh}}
img{{max-width:100vw;max-height:100vh}}</style><img alt="">
<script>const img=document.querySelector('img');let n=0;
const next=()=>{{img.src='table.png?'+n++}};
img.onload=img.onerror=()=>setTimeout(next,{1000 // FRAMES_PER_SECOND});next()</script>"""


class Renderer:
    """How one environment shows its table, always as a spectator sees it. Neither its page nor what opens it travels
    with a copy."""

    def __init__(self, play: Play, mode: Optional[str]) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode must be one of {', '.join(MODES)}, got {mode!r}")
        self.play, self.mode = play, mode
        self.page: Optional[Page] = None
        self.opened = False

    def __getstate__(self) -> dict[str, Any]:
        return {"play": self.play, "mode": self.mode, "page": None, "opened": False}

    def render(self) -> Union[str, np.ndarray, None]:
        if self.mode == "rgb_array":
            return self.picture()
        if self.mode == "human":
            self.show()
            return None
        return self.text()

    def text(self) -> str:
        return table_text(self.play.g, None, self.names())

    def picture(self) -> np.ndarray:
        from signoria.envs.pictures import table_picture  # Pillow only for those who look

        return table_picture(self.play.g, None, self.names())

    def show(self) -> None:
        """On a page in the browser; where there is none, in the terminal."""
        if not self.opened:
            self.opened, self.page = True, Page.opened()
        if self.page is None:
            print(self.text())
        else:
            self.page.show(self.picture())

    def names(self) -> list[str]:
        return [f"seat_{seat}" for seat in range(self.play.seats)]

    def close(self) -> None:
        if self.page is not None:
            self.page.close()
        self.page, self.opened = None, False


def has_screen() -> bool:
    """Whether a browser would have windows: one in the terminal would stop the game until it is left."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in windows)


class Page:
    """A page of this machine alone that shows the last picture it was given."""

    def __init__(self) -> None:
        self.png = b""
        page = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                found = {"/": ("text/html", PAGE.encode()), "/table.png": ("image/png", page.png)}.get(path)
                if not found or not found[1]:
                    self.send_error(404)
                    return
                kind, body = found
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                """A page that asks four times a second is no news."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        Thread(target=self.server.serve_forever, daemon=True).start()

    @classmethod
    def opened(cls) -> Optional[Page]:
        """A new page, before somebody's eyes; None where no browser can be opened."""
        if not has_screen():
            return None
        page = cls()
        try:
            seen = webbrowser.open(page.address)
        except webbrowser.Error:
            seen = False
        if seen:
            return page
        page.close()
        return None

    def show(self, picture: np.ndarray) -> None:
        from PIL import Image

        written = io.BytesIO()
        Image.fromarray(picture).save(written, "PNG")
        self.png = written.getvalue()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

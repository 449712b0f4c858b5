"""A site without a server, its host, and somebody who has opened it once."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

FOLDER = "games/signoria"  # a site may lie anywhere
PATIENCE = 240_000  # ms: Python wakes several times on a machine that may be busy

# A game played to its end in the person's own name, through the line of the page.
PLAY_OUT = """async ([table, most]) => {
  const socket = signoria.open(`/ws/table/${table}?since=0&epoch=-1`)
  let now, sent = '', counted = 0
  const answer = () => {
    if (sent || !now?.legal?.length || now.forced || counted >= most) return
    sent = `p${counted}-${Math.random()}`
    const action = now.legal[(counted * 7919 + 13) % now.legal.length]
    socket.send(JSON.stringify({type: 'act', id: sent, version: now.version, actions: [action]}))
  }
  const done = await new Promise((end) => {
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data)
      now = message.state ?? now
      if (sent && [message.ack, message.id].includes(sent)) {
        if (message.type !== 'refused') counted += 1
        sent = ''
      }
      if (now?.over) end('over')
      else if (!sent && counted >= most) end('paused')
      else answer()
    }
  })
  socket.close()
  return done
}"""
# One answer in the name of somebody at this screen, if one is wanted.
ANSWER = """([table, who]) => new Promise((done) => {
  const socket = signoria.open(`/ws/table/${table}?since=0&epoch=-1`, who)
  let sent = '' // an id of its own for each answer: the same id again counts as the same answer
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data)
    const state = message.state
    const settled = sent ? [message.ack, message.id].includes(sent) : state && !state.legal.length
    if (settled) { socket.close(); done() }
    if (sent || settled || !state) return
    sent = crypto.randomUUID()
    socket.send(JSON.stringify({type: 'act', id: sent, version: state.version, actions: [state.legal[0]]}))
  }
})"""
ASK = """async ([method, path, body]) => {
  while (!globalThis.signoria) await new Promise(soon => setTimeout(soon, 20)) // the page is being drawn
  const answer = await signoria.fetch(path, {method, body: body && JSON.stringify(body)})
  return {status: answer.status, told: await answer.json()}
}"""

# Whether the memory of Python is kept, which comes last.
IMAGE = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('awake '))
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  return kept.flat().some(({url}) => url.endsWith('/memory'))
}"""


class Host:
    """A static web server that knows nothing of us."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Silent, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class Reader:
    """Somebody with a browser that has opened the site once, and keeps it."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = (1366, 768)) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.address, self.errors, self.outside = address, list[str](), list[str]()
        self.within = address
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("request", lambda request: self._see(request.url))
        self.context.on("console", self._hear)

    def _see(self, url: str) -> None:
        if not url.startswith((self.within, "blob:", "data:")):
            self.outside.append(url)

    def _hear(self, message: ConsoleMessage) -> None:
        if "image of Python" in message.text:
            self.errors.append(message.text)

    def come(self) -> None:
        """Until every file is kept, and an image of Python for the next start."""
        self.page.goto(self.address)
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_selector("ul.poly li, .pan")
        self.ask("GET", "/api/games")
        for _ in range(PATIENCE // 200):
            if self.page.evaluate(IMAGE):
                return
            self.page.wait_for_timeout(200)
        raise AssertionError("no image of Python is kept")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.page.evaluate(ASK, [method, path, body])
        assert answer["status"] == 200, answer
        return answer["told"]

    def play(self, game: str, **wish: Any) -> str:
        self.ask("PUT", "/api/me", {"name": "Lucia", "language": "en"})
        return str(self.ask("POST", "/api/play", {"game": game, "pace": 0, **wish})["id"])

    def play_out(self, table: str, most: int = 100_000) -> str:
        return str(self.page.evaluate(PLAY_OUT, [table, most]))

    def close(self) -> None:
        self.context.close()
        assert not self.errors
        assert not self.outside, "something was asked of another place"

"""Somebody with a browser: opens pages, reads them, plays by mouse or by keys."""

from __future__ import annotations

import json
import os
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, TimeoutError

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "screenshots"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP = (1366, 768)
SETTLED = 5_000  # ms; what is not there by then was answered meanwhile
PATIENCE = 180_000  # ms; a busy machine is slow, never wrong
TOGETHER = {"en": "The game is over.", "fr": "La partie est finie.", "it": "La partita è finita."}

# Every size the board ever has, picture by picture.
WATCH = """(() => {
  window.sizes = new Set()
  const look = () => {
    const box = document.querySelector('main .board')?.getBoundingClientRect()
    if (box) window.sizes.add([box.x, box.y, box.width, box.height].map(n => n.toFixed(1)).join(' '))
    requestAnimationFrame(look)
  }
  look()
})()"""

# Letters have come, nothing is on its way, and three pictures on end are alike.
REST = """async () => {
  await document.fonts.ready
  const moving = document.getAnimations().filter(one => one.effect.getTiming().iterations < 2)
  await Promise.allSettled(moving.map(one => one.finished))
  const shape = () => [...document.querySelectorAll('main .board, main .board > *, .seats li, .side > *, .hand')]
    .map(one => Object.values(one.getBoundingClientRect().toJSON()).join()).join()
  for (let alike = 0, last = ''; alike < 3; ) {
    await new Promise(requestAnimationFrame)
    alike = shape() === last ? alike + 1 : 0
    last = shape()
  }
}"""


class Player:
    """A fresh browser profile with its own cookie and settings."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Isabella",
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1440, 900),
        **settings: Any,
    ) -> None:
        self.address, self.name, self.language = address, name, language
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"fr": "fr-FR", "it": "it-IT"}.get(language, "en-GB"),
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size[0] < 500,
            reduced_motion="reduce",
        )
        kept = {"language": language, "theme": theme, "name": name, **settings}
        self.context.add_init_script(
            f"try {{ if (!localStorage.getItem('signoria.settings')) "
            f"localStorage.setItem('signoria.settings', JSON.stringify({json.dumps(kept)})) }} "
            "catch {}  // a window that has just been opened has no page of ours yet"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self._watch_for_errors()
        self.rng = random.Random(7)

    def _watch_for_errors(self) -> None:
        """Whatever a page complains of, in any window of this person."""
        self.context.on("weberror", lambda error: self.errors.append(f"error: {error.error}"))
        self.context.on("console", self._hear)
        self.context.on("requestfailed", self._miss)
        self.context.on("response", self._answer)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text} at {message.location.get('url', '')}")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody left the page while it was on its way
            self.errors.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answer(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"answer: {response.status} {response.request.method} {response.url}")

    def allow(self, *parts: str) -> None:
        """Errors that have one of these in their text are what the test is about."""
        self.allowed.extend(parts)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def be_here(self) -> None:
        """Some page of this house is open, so that programs can run in it."""
        if not self.page.url.startswith(self.address):
            self.open()

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request with this person's cookie and name, as a page would send it; no page need be open."""
        send = self.context.request
        send.put(f"{self.address}/api/me", data={"name": self.name, "language": self.language})
        answer = send.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def play_now(self, game: str = "condottiere", seats: int = 2, level: str = "novice", **more: Any) -> dict[str, Any]:
        """A game against bots that answer at once."""
        table = self.ask("/api/play", {"game": game, "seats": seats, "level": level, "pace": 0, **more})
        self.sit(table["id"])
        return table

    def sit(self, table: str) -> None:
        self.open(f"/table/{table}")
        self.page.wait_for_selector("[data-testid=prompt]")
        self.page.wait_for_selector("main .board > *")

    def change_settings(self, **settings: Any) -> None:
        """As the dialog would keep them; seen when a page is opened anew."""
        self.language = settings.get("language", self.language)
        self.page.evaluate(
            "more => localStorage.setItem('signoria.settings', "
            "JSON.stringify({...JSON.parse(localStorage.getItem('signoria.settings')), ...more}))",
            settings,
        )

    @property
    def prompt(self) -> str:
        return self.page.locator("[data-testid=prompt]").inner_text()

    @property
    def asked(self) -> bool:
        return self.page.locator("section.prompt.asked").count() > 0

    @property
    def over(self) -> bool:
        return self.prompt == TOGETHER[self.language]

    def wait_until_asked(self, timeout: int = PATIENCE) -> bool:
        """True when it is this person's turn, False when the game is over."""
        self.page.wait_for_selector(
            f"section.prompt.asked, [data-testid=prompt]:has-text('{TOGETHER[self.language]}')", timeout=timeout
        )
        return not self.over

    def wait_until_foreseen(self) -> None:
        """Wait until the page knows which answers are final: before, it asks about each of them."""
        self.page.wait_for_selector("section.prompt.asked[data-foreseen]")

    def move_by_mouse(self) -> None:
        """Touch something lit and confirm it, or press a button of the prompt."""
        with suppress(TimeoutError):  # the question may have been settled meanwhile
            lit = self.page.locator("[data-target].lit")
            count = lit.count()
            if count and self.rng.random() < 0.85:
                self.touch(lit.nth(self.rng.randrange(count)), SETTLED)
                return
            buttons = self.page.locator("section.prompt .act .btn[data-code]")
            found = buttons.count()
            if found:
                buttons.nth(self.rng.randrange(found)).click(timeout=SETTLED)
                self.confirm_the_end()
            elif count:
                self.touch(lit.first, SETTLED)

    def touch(self, thing: Locator, timeout: int = PATIENCE) -> None:
        """Click a lit thing and confirm; on a phone it may lie outside the part of a map that is shown."""
        box, window = thing.bounding_box(timeout=timeout), self.page.viewport_size
        assert window is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (-1.0, -1.0)
        if 0 <= middle[0] < window["width"] and 0 <= middle[1] < window["height"]:
            thing.click(force=True, timeout=timeout)
        else:
            thing.dispatch_event("click", timeout=timeout)
        self.confirm()

    def confirm(self) -> None:
        primary = self.page.locator("section.prompt .act .btn.primary[data-code]")
        if primary.count():
            with suppress(TimeoutError):  # the question may have been settled meanwhile
                primary.first.click(timeout=SETTLED)

    def confirm_the_end(self) -> None:
        """To pass, or to end the turn, is asked about while something could still be done."""
        sure = self.page.locator("section.prompt .act [data-confirm]")
        if sure.count():
            sure.click()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            """() => { const e = document.activeElement; return {
                tag: e.tagName, lit: e.classList.contains('lit'), picked: e.classList.contains('picked'),
                target: e.dataset.target || '', code: e.dataset.code || '', text: (e.innerText || '').trim(),
                label: e.getAttribute('aria-label') || '', prompt: !!e.closest('section.prompt') } }"""
        )
        return found

    def wait_until_promised(self) -> None:
        """Wait for this browser's nonce at the open table that is shown: a game that begins before is dealt without."""
        table = self.page.url.rsplit("/", 1)[-1]
        self.until(f"localStorage.getItem('signoria.nonce.{table}')?.includes('\"promised\":true')")

    def settle(self) -> None:
        """Wait for the answer to what was sent."""
        self.page.wait_for_selector("section.prompt .sent", state="detached")

    def rest(self) -> None:
        """Wait until everything is drawn and lies still: letters are here, and the board has its size."""
        self.page.evaluate(REST)

    def until(self, expression: str, seconds: float = PATIENCE / 1000) -> None:
        """Wait until an expression of the page is true (its security policy forbids Playwright's own way)."""
        deadline = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            assert time.monotonic() < deadline, f"never became true: {expression}"
            self.page.wait_for_timeout(50)

    def shot(self, name: str) -> None:
        """A picture for whoever wants to look at pages; nothing is judged by it."""
        if os.environ.get("SIGNORIA_SHOTS"):
            SHOTS.mkdir(exist_ok=True)
            self.page.screenshot(path=str(SHOTS / f"{name}.png"))

    def axe(self, name: str, shoot: bool = True) -> None:
        """No violation of any rule of axe on the page as it is."""
        if shoot:
            self.shot(name)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run(document, {resultTypes: ['violations']})).violations.map(v => ({
                id: v.id, help: v.help,
                nodes: v.nodes.slice(0, 4).map(n => n.html.slice(0, 160) + ' … ' + n.failureSummary)}))"""
        )
        lines = [f"{v['id']}: {v['help']}\n    " + "\n    ".join(v["nodes"]) for v in found]
        assert not found, f"axe on {name}:\n" + "\n".join(lines)

    def watch_board(self) -> None:
        self.page.evaluate(WATCH)

    def board_kept_its_size(self) -> None:
        sizes = self.page.evaluate("[...window.sizes]")
        assert len(sizes) == 1, f"the board had these sizes since it was watched: {sizes}"

    def fits(self) -> None:
        """Nothing sticks out at the side."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} px wider than the window"

    def close(self) -> None:
        self.context.close()
        wrong = [error for error in self.errors if not any(part in error for part in self.allowed)]
        assert not wrong, f"errors in the pages of {self.name}:\n" + "\n".join(wrong)


def whoever_is_asked(*people: Player) -> Player:
    """Wait until it is the turn of one of them."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        for one in people:
            if one.asked:
                return one
        assert time.monotonic() < deadline, "nobody was asked"
        people[0].page.wait_for_timeout(50)

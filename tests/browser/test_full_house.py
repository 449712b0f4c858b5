"""Pages for people who come back, in a house where much goes on: long names, many tables, all seats taken."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.full_house import FullHouse
from tests.browser.player import LAPTOP, SHOTS, Player

PHONE = (390, 844)
LOOKS = [
    ("en", "light", LAPTOP), ("fr", "dark", (1440, 900)), ("it", "light", (1920, 1080)), ("it", "dark", PHONE),
    ("fr", "light", PHONE), ("en", "dark", LAPTOP),
]  # fmt: skip


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FullHouse]:
    house = FullHouse(tmp_path_factory.mktemp("full"))
    try:
        house.fill()
        yield house
    finally:
        house.close()


def story(page: Page) -> None:
    page.locator("dialog[open]").wait_for()


def without_story(page: Page) -> None:
    page.wait_for_selector("[data-testid=prompt]")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def orders(page: Page) -> None:
    without_story(page)
    page.locator("[data-testid=orders-tool]").click()
    page.locator("[data-testid=orders]").wait_for()


def by_post(page: Page) -> None:
    without_story(page)
    page.locator("[data-testid=post-tool]").click()
    page.locator("dialog[open] .strip").wait_for()


def case(page: Page) -> None:
    page.locator("[data-testid=reports] button").first.click()
    page.locator("[data-testid=case] ol, [data-testid=case] p").first.wait_for()


def report(page: Page) -> None:
    page.locator("[data-testid=friends] .btn.quiet").first.click()
    page.locator("dialog[open] form").wait_for()


def opened(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for()


BY_POST = "by post {number}"
# page: who looks, where, and what must be there
PAGES: dict[str, tuple[str, str, Callable[[Page], None]]] = {
    "home-first": ("nobody", "/", opened("[data-testid=first-step] .answers")),
    "home-returning": ("member", "/", opened(".cards .call")),
    "tables": ("member", "/tables", opened("main h1, main h2")),
    "enter": ("nobody", "/enter", opened("main h1")),
    "account-guest": ("guest", "/account", opened("main h1")),
    "account": ("member", "/account", opened("main .codes, main h2")),
    "friends": ("member", "/friends", opened("[data-testid=friends] li")),
    "report": ("member", "/friends", report),
    "create": ("member", "/lobby?game=princes", opened("main h1")),
    "lobby": ("member", "lobby", opened("[data-testid=terms]")),
    "invitation": ("nobody", "invitation", opened("[data-testid=terms]")),
    "story": ("member", BY_POST, story),
    "post": ("member", BY_POST, by_post),
    "orders": ("member", BY_POST, orders),
    "moderation": ("member", "/moderation", case),
    "ratings": ("member", "/ratings", opened("main table, main ol")),
    "profile": ("member", "profile", opened("[data-testid=standings]")),
}


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]}-{look[1]}-{look[2][0]}")
def test_every_page_with_much_on_it(browser: Browser, full: FullHouse, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    faults: list[str] = []
    for who in ("nobody", "guest", "member"):
        player = Player(browser, full.address, "", language=language, theme=theme, size=size)
        cookie = full.cookies[who]
        if cookie:
            name, _, value = cookie.partition("=")
            player.context.add_cookies([{"name": name, "value": value, "url": full.address}])
        for name, (whose, path, ready) in PAGES.items():
            if whose == who:
                path = path.format(number=LOOKS.index(look))
                page = player.open(full.paths.get(path, path))
                ready(page)
                page.wait_for_load_state("networkidle")
                picture(player, f"full-{name}-{language}-{theme}-{size[0]}")
                faults += [f"{name}: {fault}" for fault in looked_at(player)]
        player.close()
    assert not faults, "\n".join(faults)


def picture(player: Player, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    player.page.screenshot(path=str(SHOTS / f"{name}.png"), full_page=True)


LOOKED_AT = """() => {
  const faults = []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) faults.push(`${wide} px wider than the window`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = texts.nextNode()); ) {
    const text = node.textContent.trim()
    const holder = node.parentElement
    const style = getComputedStyle(holder)
    const hidden = holder.closest('.unseen, svg, script, style, [data-still]')
    if (!text || hidden || !holder.checkVisibility({ visibilityProperty: true })) continue
    if (parseFloat(style.fontSize) < 13) faults.push(`${style.fontSize}: ${text.slice(0, 40)}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const around = getComputedStyle(at)
      if (around.overflowX === 'visible' && around.overflowY === 'visible') continue
      if (/auto|scroll/.test(around.overflowX + around.overflowY) || around.textOverflow === 'ellipsis') break
      const edge = at.getBoundingClientRect()
      if (at.matches('.if-room') && box.top >= edge.bottom) break // there is no room for it: it is not shown at all
      if (edge.width > 2 && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
        faults.push(`cut off: ${text.slice(0, 60)}`)
        break
      }
    }
  }
  return faults
}"""


def looked_at(player: Player) -> list[str]:
    """What an eye would find fault with on a page that scrolls."""
    found: list[str] = player.page.evaluate(LOOKED_AT)
    return sorted(set(found))

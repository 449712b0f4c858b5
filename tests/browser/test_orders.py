"""Standing orders in the browser: bids up to a limit, and the window where orders of all kinds are written, tried, put
in order, ended and cancelled."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from typing import Any, Callable, Coroutine, Iterator

import pytest
from playwright.sync_api import expect

from signoria.client import Client, Refused, Seat
from tests.browser.player import LAPTOP, PATIENCE, Player
from tests.browser.site import Site

Come = Callable[..., Player]
PHONE = (390, 844)


class Backstage:
    """People without a browser, in a loop of their own: they do what the test tells them, when it tells them."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.seats: list[Seat] = []
        self.around: list[Any] = []

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE / 1000)

    async def _enter(self, table: str, client: Client) -> None:
        around = client.sit(table)
        self.seats.append(await around.__aenter__())
        self.around.append(around)

    def sit(self, address: str, table: str, invite: str, player: Player) -> None:
        """The player's seat first, by the player's cookie, so that the game can be brought to an auction."""
        [cookie] = [each for each in player.context.cookies() if "domain" in each]
        host = Client(address, player.name, cookie=f"{cookie['name']}={cookie['value']}")
        people = [Client(address, name) for name in ("Giovanna d'Aragona", "Bartolomeo Colleoni")]
        for person in people:
            self.do(person.__aenter__())
            self.do(person.join(invite))
        self.do(host.start(table))
        for person in (host, *people):
            self.do(self._enter(table, person))

    async def _act(self, seat: int, action: Any) -> None:
        """Whoever has not heard yet that the server was started again is told so, and says it once more."""
        try:
            await self.seats[seat].act(action)
        except Refused as refused:
            if refused.key != "no-stale":
                raise
            await self.seats[seat].act(action)

    def act(self, seat: int, action: Any) -> None:
        self.do(self._act(seat, action))

    def until(self, condition: Callable[[], Any]) -> None:
        late = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < late, "it never happened"
            time.sleep(0.02)

    def asked(self, seat: int) -> bool:
        situation = self.seats[seat].situation
        return bool(situation["legal"] and situation["may_order"])

    def to_an_auction(self, seat: int) -> None:
        """The first cards are offered; others leave until this seat is asked."""
        while not self.asked(seat):
            for number, each in enumerate(self.seats):
                if each.situation["legal"] and not self.asked(seat):
                    auction = each.situation["may_order"]
                    self.act(number, "bid 1" if auction and auction["low"] == 1 else each.situation["legal"][-1])
            time.sleep(0.02)

    def close(self) -> None:
        for around in self.around:
            self.do(around.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def backstage() -> Iterator[Backstage]:
    company = Backstage()
    yield company
    company.close()


def at_an_auction(player: Player, site: Site, backstage: Backstage) -> str:
    made = player.ask("/api/tables", {"game": "il_principe", "seats": 3, "fill": [{"kind": "me"}]})
    backstage.sit(site.address, made["id"], made["invite"], player)
    backstage.to_an_auction(0)
    player.sit(made["id"])
    assert player.wait_until_asked()
    return str(made["id"])


def test_bidding_up_to_a_limit(person: Come, site: Site, backstage: Backstage) -> None:
    player = person(size=LAPTOP)
    at_an_auction(player, site, backstage)
    player.watch_board()
    page, prompt = player.page, player.page.locator("section.prompt")
    order, figure = page.get_by_test_id("order"), prompt.get_by_role("spinbutton")
    low = int(figure.get_attribute("aria-valuemin") or 0)
    player.axe("order-asked")
    figure.focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    prompt.get_by_role("button", name=f"Up to {low + 3}", exact=True).press("Enter")
    expect(order).to_contain_text(f"up to {low + 3}, then asks you")
    player.axe("order-held")
    backstage.until(lambda: backstage.asked(1) or backstage.asked(2))
    rival = 1 if backstage.asked(1) else 2
    raised = backstage.seats[rival].situation["may_order"]["low"] - 1
    assert raised == low, "by the least step"

    player.board_kept_its_size()
    player.allow("ERR_CONNECTION_REFUSED")
    site.kill()
    site.start()
    page.reload()
    expect(order).to_contain_text(f"up to {low + 3}", timeout=PATIENCE)

    prompt.get_by_role("button", name="Change").click()
    prompt.get_by_role("checkbox", name="then pass").check()
    prompt.get_by_role("button", name=re.compile("^Up to")).click()
    expect(order).to_contain_text(f"up to {low + 3}, then passes")
    prompt.get_by_role("button", name="Cancel").click()
    expect(order).to_have_count(0)
    prompt.get_by_role("button", name="Bid up to").click()
    prompt.get_by_role("button", name=re.compile("^Up to")).click()
    expect(order).to_contain_text(f"up to {low + 1}, then asks you")
    backstage.until(lambda: backstage.asked(rival))
    backstage.act(rival, f"bid {low + 2}")
    expect(order).to_contain_text(f"beyond {low + 1}")
    prompt.get_by_role("button", name="All right").click()
    expect(order).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_it_is_set_and_read_on_a_phone(language: str, person: Come, site: Site, backstage: Backstage) -> None:
    player = person(language=language, theme="dark", size=PHONE)
    at_an_auction(player, site, backstage)
    player.axe(f"order-{language}-asked")
    player.fits()
    button = {"fr": re.compile("^Jusqu’à"), "it": re.compile("^Fino a")}[language]
    player.page.get_by_role("button", name=button).click()
    expect(player.page.get_by_test_id("order")).to_be_visible()
    player.axe(f"order-{language}-held")
    player.fits()


def write(player: Player, about: str) -> None:
    """Write an order in the window, and give it once the table has said what it would do."""
    form = player.page.get_by_test_id("order-form")
    form.locator("select").first.select_option(value=about)
    player.page.get_by_test_id("order-now").filter(has_text=re.compile(r"\S")).wait_for()
    form.locator("button[type=submit]").click()


def open_orders(player: Player) -> None:
    player.page.get_by_test_id("orders-tool").click()
    player.page.get_by_test_id("order-form").wait_for()


def test_orders_are_written_tried_put_in_order_ended_and_cancelled(
    person: Come, site: Site, backstage: Backstage
) -> None:
    player = person(size=LAPTOP)
    at_an_auction(player, site, backstage)
    page = player.page
    open_orders(player)
    kept = page.get_by_test_id("orders").locator("li")
    expect(kept).to_have_text("You have given no orders.")
    write(player, "build")
    expect(kept).to_have_count(1)
    form = page.get_by_test_id("order-form")
    form.locator("select").first.select_option(value="action")
    form.get_by_role("checkbox").first.check()
    expect(page.get_by_test_id("order-says")).to_contain_text(" if ")
    expect(page.get_by_test_id("order-now")).to_contain_text("You are not asked this now")
    player.axe("orders-writing")
    form.locator("button[type=submit]").click()
    expect(kept).to_have_count(2)
    second = kept.nth(1).locator("p").inner_text()
    kept.nth(1).get_by_role("button", name="Put first").click()
    expect(kept.nth(0).locator("p")).to_have_text(second)
    kept.nth(1).get_by_role("button", name="Cancel").click()
    expect(kept).to_have_count(1)

    form.locator("select").first.select_option(value="")
    expect(page.get_by_test_id("order-says")).to_contain_text("up to 1")
    page.keyboard.press("Escape")
    prompt = page.locator("section.prompt")
    low = int(prompt.get_by_role("spinbutton").get_attribute("aria-valuemin") or 0)
    prompt.get_by_role("button", name=f"Up to {low}", exact=True).click()
    expect(page.get_by_test_id("order")).to_contain_text(f"up to {low}")
    backstage.until(lambda: backstage.asked(1) or backstage.asked(2))
    backstage.act(1 if backstage.asked(1) else 2, f"bid {low + 1}")
    expect(page.get_by_test_id("order")).to_contain_text(f"beyond {low}")
    open_orders(player)
    ended = page.locator("[data-testid=orders] li.over")
    expect(ended).to_contain_text("the bids have gone beyond")
    expect(kept).to_have_count(2)
    player.axe("orders-ended")
    ended.get_by_role("button", name="All right").click()
    expect(ended).to_have_count(0)
    expect(kept).to_have_count(1)
    page.reload()
    open_orders(player)
    expect(kept).to_have_text(re.compile(re.escape(second)))


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_window_of_orders_fits_a_phone(language: str, person: Come, site: Site, backstage: Backstage) -> None:
    player = person(language=language, theme="dark", size=PHONE)
    at_an_auction(player, site, backstage)
    open_orders(player)
    write(player, "build")
    write(player, "bids")
    expect(player.page.get_by_test_id("orders").locator("li")).to_have_count(2)
    player.axe(f"orders-{language}")
    player.fits()

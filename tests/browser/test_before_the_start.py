"""What is settled before a game: families, who begins, and what the rulebook warns of."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Locator

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]


def test_friends_choose_their_families(person: Come) -> None:
    host, guest = person("Isabella", size=LAPTOP), person("Tomás", language="it", size=LAPTOP)
    made = host.ask("/api/tables", {"game": "il_principe", "seats": 3, "fill": [{"kind": "me"}], "pace": 0})
    guest.ask(f"/api/join/{made['invite']}", {"seat": 1})
    host.open(f"/table/{made['id']}")
    guest.open(f"/table/{made['id']}")
    own = host.page.get_by_label("Families")
    own.select_option("este")
    guest.page.wait_for_selector("li b:has-text('Este')")
    theirs = guest.page.get_by_label("Famiglie")
    assert theirs.locator("option[value=este]").is_disabled()
    theirs.select_option("gonzaga")
    host.page.wait_for_selector("li b:has-text('Gonzaga')")
    host.axe("families-en-light")
    guest.axe("families-it-light")
    host.page.get_by_role("button", name="Put a bot on the free seat").click()
    host.page.get_by_role("button", name="Begin the game").click()
    host.page.wait_for_selector("main .board > *")
    for told in ("Isabella leads the house of Este.", "Tomás leads the house of Gonzaga."):
        host.page.locator("ol .text", has_text=told).wait_for()


def test_condottiere_warns_of_points_with_captured_regions(person: Come) -> None:
    player = person(size=LAPTOP)
    page = player.open("/lobby?game=condottiere")
    page.wait_for_selector("summary")
    warning = page.get_by_text("the rulebook advises against it")
    capture = page.get_by_role("radiogroup", name="Capture regions").locator("input").nth(1)
    change(player, capture, "Space")
    assert warning.count() == 0
    change(player, page.get_by_role("spinbutton", name="Play for points"), "ArrowUp")
    warning.wait_for()
    player.axe("caution-en-light")


def change(player: Player, setting: Locator, key: str) -> None:
    player.page.evaluate("document.querySelector('details').open = true")
    setting.focus()
    player.press(key)

"""A guest keeps a link, loses the cookie, and comes back to the same tables."""

from __future__ import annotations

from typing import Callable

import pytest

from tests.browser.player import Player

Come = Callable[..., Player]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_guest_comes_back_by_the_link_that_was_kept(person: Come, language: str) -> None:
    player = person(name="Isabella", language=language)
    table = player.ask("/api/tables", {"game": "condottiere", "fill": [{"kind": "me"}]})
    page = player.open()
    page.wait_for_selector(".poly li")
    page.locator("header nav a:has(.name)").click()
    page.locator("[data-testid=way-back] .btn").first.click()
    link = page.locator("[data-testid=way-back] input").input_value()
    assert "/back#" in link
    player.axe(f"way-back-{language}")

    other = person(name="Bianca", language=language)
    other.ask("/api/tables", {"game": "condottiere"})
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.open("/back#" + link.partition("#")[2])
    other.page.wait_for_selector("main .btn.primary")
    assert "#" not in other.page.url
    other.page.wait_for_selector("main section")
    other.axe(f"back-{language}")
    other.page.locator("main .btn.primary").click()
    other.page.get_by_role("status").filter(has_text="Isabella").wait_for()
    other.page.locator("main .btn.primary").click()
    other.page.locator(f".tables a[href*='{table['id']}']").first.wait_for()
    assert not any(link.partition("#")[2] in url.partition("#")[0] for url in asked)

    page.locator("[data-testid=way-back] .btn").nth(1).click()
    third = person(name="", language=language)
    third.allow("/api/way-back")
    third.open("/back#" + link.partition("#")[2])
    third.page.locator("main .btn.primary").click()
    third.page.locator("main .btn.primary:enabled").wait_for()
    assert not third.page.get_by_text("Isabella").count()

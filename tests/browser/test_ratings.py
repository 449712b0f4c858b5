"""Ratings: the empty ladder invites, a game counts, its end says by how much, and one finds oneself in the list."""

from __future__ import annotations

import re
from typing import Callable
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Route

from tests.browser.played_out import finished
from tests.browser.player import Player
from tests.browser.test_pages import LOOKS, look_name

Come = Callable[..., Player]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look_name("look", look))
def test_from_the_empty_ladder_to_the_own_row(person: Come, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    page = player.open()
    page.wait_for_selector(".poly li")
    page.locator("#tables a[href='/ratings']").click()
    page.wait_for_selector("[data-testid=ladder] li.bot")
    assert page.locator("[data-testid=ladder] li.bot").count() == 6
    player.open("/ratings/renaissance")
    page.wait_for_selector("[data-testid=ratings-empty]")
    page.wait_for_load_state("networkidle")
    player.axe(look_name("ratings-empty", look))
    player.fits()
    page.locator("main .btn.primary").click()
    page.wait_for_selector("dialog .games label.on")
    assert "Renaissance" in page.locator("dialog .games label.on").inner_text()

    table = finished(player)
    player.open(f"/replay/{table}")
    change = page.locator("[data-testid=rating-change]")
    change.wait_for()
    told = re.fullmatch(
        r"(\d+[.,]\d)\s*(?:rating, provisional|cote provisoire) \(([+−]\d+[.,]\d)\)", change.inner_text()
    )
    assert told, change.inner_text()
    player.axe(look_name("end-rating", look))
    player.fits()

    change.locator("a").click()
    own = page.locator("[data-testid=provisional] li.me")
    own.wait_for()
    assert own.locator(".figures b").inner_text().endswith(told[1])
    assert page.locator("[data-testid=ratings-empty]").count() == 0
    page.wait_for_load_state("networkidle")
    player.axe(look_name("ratings", look))
    player.fits()


def crowd(route: Route) -> None:
    """An answer of the server when 53 people are rated and the asker is the last of them."""
    asked = parse_qs(urlparse(route.request.url).query)
    begin, limit = int(asked["offset"][0]), int(asked["limit"][0])
    people = [
        {"place": n + 1, "name": f"Guest {n + 1}", "rating": 40.0 - n, "mean": 50.0 - n, "deviation": 5.0,
         "games": n + 1, "wins": n // 3, "me": n == 52}
        for n in range(53)
    ]  # fmt: skip
    bots = [
        {"level": level, "rating": at - 2.0, "mean": at, "deviation": 1.0}
        for level, at in (("random", -15.0), ("novice", 25.0))
    ]
    shown = people[begin : begin + limit]
    body = {
        "game": "princes",
        "total": 53,
        "people": shown,
        "bots": bots,
        "me": people[-1],
        "season": 0,
        "seasons": [],
        "programs": [],
    }
    route.fulfill(json=body)


def test_a_long_ladder_comes_in_parts_and_always_shows_oneself(person: Come) -> None:
    player = person()
    player.page.route("**/api/ratings/princes?*", crowd)
    page = player.open("/ratings/princes")
    page.wait_for_selector("[data-testid=ladder] li")
    rows = page.locator("[data-testid=ladder] li")
    assert rows.count() == 51, "fifty people and the novice; the random bot stands below people not yet shown"
    assert "Guest 53" in page.locator(".apart li.me").inner_text()
    player.axe("ratings-part-en-light-desk")
    page.get_by_role("button", name="Show more (3)").click()
    page.wait_for_selector("[data-testid=ladder] li.me")
    assert rows.count() == 55
    assert "Random" in rows.last.inner_text()
    assert page.locator(".apart").count() == 0


def test_an_unknown_game_says_so(person: Come) -> None:
    player = person()
    page = player.open("/ratings/chess")
    page.wait_for_selector("text=There is no such game here.")
    player.axe("ratings-unknown", shoot=False)

"""The page of a member: their own first, others' once it is public, and how a full one looks."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from playwright.sync_api import Route

from tests.browser.played_out import finished
from tests.browser.player import LAPTOP, Player
from tests.browser.site import Site
from tests.browser.test_account import PHONE, authenticator, become_member, secure
from tests.browser.test_pages import look_name

Come = Callable[..., Player]
DAY = 86_400_000
LOOKS = [("en", "light", LAPTOP), ("fr", "dark", LAPTOP), ("it", "dark", PHONE)]


def test_ones_page_is_for_oneself_until_it_is_made_public(person: Come, site: Site) -> None:
    owner = person("Ginevra", size=LAPTOP, address=secure(site))
    table = finished(owner)
    authenticator(owner)
    become_member(owner)
    other = person("Matteo", size=LAPTOP, address=secure(site))
    other.allow("/api/players/")
    other.open("/player/ginevra")
    other.page.get_by_role("heading", name="There is no public page here.").wait_for()
    other.axe("profile-none")
    hidden = other.page.locator("main").inner_text()
    other.open("/player/no-such-person")
    other.page.get_by_role("heading", name="There is no public page here.").wait_for()
    assert other.page.locator("main").inner_text() == hidden

    owner.page.get_by_role("link", name="See it").click()
    owner.page.get_by_text("Only you see this page.").wait_for()
    owner.page.locator(f"[data-testid=lately] a[href='/replay/{table}']").wait_for()
    owner.page.get_by_role("link", name="Change on your account page").click()
    owner.page.get_by_role("switch", name="Your page, Public").click()
    owner.page.get_by_text("Everybody who knows your handle").wait_for()
    owner.axe("account-public", shoot=False)

    other.open("/player/ginevra")
    other.page.get_by_role("heading", name="Ginevra").wait_for()
    assert "provisional" in other.page.locator("[data-testid=standings]").inner_text()
    assert other.page.locator("[data-testid=lately]").count() == 0, "the game was at a private table"
    other.axe("profile-new", shoot=False)


def standing(game: str, games: int, mean: float, deviation: float, points: int) -> dict[str, Any]:
    few = games < 5
    rating = {"place": 0 if few else 3, "name": "", "rating": mean if few else mean - 2 * deviation, "mean": mean,
              "deviation": deviation, "games": games, "wins": games // 3, "me": False, "provisional": few}  # fmt: skip
    bots = [{"level": level, "rating": at - 2.0, "mean": at, "deviation": 1.0}
            for level, at in (("random", -15.0), ("novice", 25.0), ("expert", 38.0), ("master", 44.0))]  # fmt: skip
    history = [
        {"at": 1_780_000_000_000 + n * DAY, "mean": 25 + (mean - 25) * n / points + 3 * (n % 3 - 1),
         "deviation": max(deviation, 8.3 - n * 0.3)}
        for n in range(points)
    ]  # fmt: skip
    seasons = [{"season": 0, "name": "", "rating": rating}] if points > 50 else []
    return {"game": game, "games": games, "rating": rating, "bots": bots, "history": history, "seasons": seasons}


def opponent(games: int, won: int, lost: int, **more: Any) -> dict[str, Any]:
    plain = {"games": games, "won": won, "lost": lost, "shared": games - won - lost}
    return {**plain, "name": "", "handle": "", "level": "", "me": False, **more}


def promise(status: str, template: str, args: list[int]) -> dict[str, Any]:
    pact = {"number": 1, "author": 0, "to": 1, "template": template, "args": args, "until": "turn", "public": True,
            "status": status, "agreed": True, "withdrawn_by": -1}  # fmt: skip
    return {"table": "t1", "game": "renaissance", "names": ["Tomás", "Yuki", ""], "pact": pact}


def full(route: Route) -> None:
    """An answer of the server about somebody who has played much."""
    titles = [
        standing("condottiere", 96, 44.0, 2.9, 60),
        standing("princes", 38, 36.2, 4.4, 38),
        standing("renaissance", 24, 26.9, 6.0, 24),
        standing("il_principe", 2, 27.6, 7.6, 2),
    ]
    opponents = [
        opponent(47, 21, 17, name="Isabella", me=True),
        opponent(39, 16, 12, name="Yuki", handle="yuki"),
        opponent(22, 9, 7, name="Massimiliano della Rovere di Montefeltro", handle="mass"),
        opponent(14, 3, 6),
        opponent(61, 22, 19, level="expert"),
    ]
    promises = {"kept": 41, "broken": 6, "lapsed": 9, "latest": [
        promise("kept", "no_attack_on_you", []), promise("broken", "attack_seat", [2]),
        promise("lapsed", "no_attack_on_city", [3]),
    ]}  # fmt: skip
    results = [("condottiere", 1, 1.4), ("renaissance", 3, -0.9), ("princes", 2, None)]
    latest = [
        {"table": f"t{n}", "game": game, "ended": 1_785_000_000_000 - n * DAY, "place": place, "seats": 4,
         "change": change, "provisional": False}
        for n, (game, place, change) in enumerate(results)
    ]  # fmt: skip
    body = {"handle": "tomas", "name": "Tomás", "joined": 1_772_500_000_000, "public": True, "mine": False,
            "games": 160, "read": 160, "played_out": 155, "overall": standing("", 160, 41.0, 2.4, 100),
            "titles": titles, "opponents": opponents, "promises": promises, "latest": latest}  # fmt: skip
    route.fulfill(json=body)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look_name("look", look))
def test_a_full_page(person: Come, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    player.page.route("**/api/players/*", full)
    page = player.open("/player/tomas")
    page.wait_for_selector("[data-testid=promises] em.broken")
    assert page.locator("[data-testid=standings] li").count() == 5
    assert page.locator(".chart tbody tr").count() == 60
    page.locator("[data-testid=standings] button").nth(1).click()
    page.wait_for_function("document.querySelectorAll('.chart tbody tr').length === 38")
    page.wait_for_load_state("networkidle")
    player.fits()
    player.axe(look_name("profile", look))

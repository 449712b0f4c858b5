"""Whoever comes back sees what is asked of them first: on the home page, in the title, on the bell, after a move."""

from __future__ import annotations

import json
import re
from typing import Any, Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import LAPTOP, Player
from tests.browser.site import Site

Come = Callable[..., Player]
TITLES = {"en": "Your move", "fr": "À vous de jouer", "it": "Tocca a te"}


def waits(player: Player, game: str, **more: Any) -> str:
    """A game against bots that waits for this person."""
    table = player.play_now(game, level="random", **more)
    assert player.wait_until_asked()
    return str(table["id"])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_home_shows_the_table_that_waits_with_its_sentence(person: Come, language: str) -> None:
    player = person(language=language, size=LAPTOP)
    table = waits(player, "condottiere", seats=3)
    asked = player.prompt
    page = player.open()
    card = page.locator(f".cards .call:has(a[href='/table/{table}'])")
    card.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page).to_have_title("(1) Signoria")
    expect(page.locator(".bell em")).to_have_text("1")
    assert str(page.locator("link[rel=icon]").get_attribute("href")).startswith("data:image/svg+xml,")
    assert len(card.locator(".asks").inner_text()) > 10
    assert asked.split()[0] in card.locator(".asks").inner_text()
    player.axe(f"home-returning-{language}")
    card.get_by_role("link").click()
    page.wait_for_selector("[data-testid=prompt]")


def test_after_a_move_the_way_leads_to_the_next_table(person: Come) -> None:
    player = person(size=LAPTOP)
    other = waits(player, "condottiere", seats=3)
    player.sit(with_friend(player, person("Tomás", size=LAPTOP)))
    player.page.wait_for_selector("section.prompt")
    for _ in range(12):
        if not player.asked:
            break
        player.move_by_mouse()
        player.settle()
    expect(player.page.get_by_test_id("next-table")).to_have_attribute("href", re.compile(other))


def with_friend(player: Player, friend: Player) -> str:
    """A game between two, one of whom never moves."""
    table = player.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}]})
    friend.ask(f"/api/join/{table['invite']}", {"seat": 1})
    player.ask(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def test_nobody_waits(person: Come) -> None:
    player = person(size=LAPTOP)
    table = with_friend(player, person("Tomás", size=LAPTOP))
    player.ask(f"/api/tables/{table}/leave", {})
    page = player.open()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody waits for you")
    expect(page).to_have_title("Signoria")
    row = page.locator(f".other:has(a[href='/table/{table}'])")
    expect(row).to_contain_text("A bot plays for you.")
    player.axe("home-calm")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_account_says_what_can_be_told_and_what_not(person: Come, language: str) -> None:
    player = person(language=language, size=LAPTOP)
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "random", "pace": 0})
    page = player.open("/account")
    switches = page.get_by_role("switch")
    expect(switches).to_have_count(8)
    for at in range(6):
        expect(switches.nth(at)).to_have_attribute("aria-checked", "false")
    assert "off" in str(switches.nth(1).get_attribute("class")), "no e-mail is sent here, and the switch says so"
    quiet = page.locator("li", has=page.get_by_text(QUIET[language], exact=True))
    quiet.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(quiet).to_contain_text("22:00")
    page.get_by_text(CALENDAR[language], exact=True).click()
    expect(page.locator(".address input")).to_have_value(re.compile(r"/calendar/[\w-]{32}\.ics$"))
    page.locator("h2").last.scroll_into_view_if_needed()
    player.axe(f"account-notices-{language}")


QUIET = {"en": "Quiet hours", "fr": "Heures de repos", "it": "Ore di silenzio"}
CALENDAR = {"en": "Make an address", "fr": "Créer une adresse", "it": "Crea un indirizzo"}


def test_a_browser_that_blocks_notices_is_never_shown_as_on(person: Come) -> None:
    player = person(size=LAPTOP)
    player.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "random", "pace": 0})
    page = player.open("/account")
    page.get_by_role("switch").first.click(force=True)
    expect(page.get_by_text("This browser blocks our notices.").first).to_be_visible()
    expect(page.get_by_role("switch").first).to_have_attribute("aria-checked", "false")


def test_a_link_that_is_none_ends_no_letters_and_says_so(person: Come) -> None:
    player = person(size=LAPTOP)
    player.allow("/unsubscribe/")
    page = player.open("/unsubscribe/somebody.nonsense")
    page.get_by_role("button", name="No more letters about my tables").click()
    expect(page.get_by_role("button", name="No more letters about my tables")).to_be_visible()


def test_what_is_pushed_is_shown_and_leads_to_the_table(whole_browser: Browser, site: Site) -> None:
    player = Player(whole_browser, site.address, size=LAPTOP)
    player.context.grant_permissions(["notifications"], origin=player.address)
    page = player.open()
    told = {"title": "Your move in Condottiere", "body": "With Oddo.", "tag": "t", "url": "/table/x", "language": "en"}
    shown = page.evaluate(
        """async told => {
          const worker = await navigator.serviceWorker.register('/service-worker.js')
          await navigator.serviceWorker.ready
          return worker.scope
        }""",
        told,
    )
    assert shown == f"{player.address}/"
    line = player.context.new_cdp_session(page)
    line.send("ServiceWorker.enable")
    found = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    player.until("navigator.serviceWorker.getRegistration('/').then(found => found.active?.state === 'activated')")
    while not found:
        page.wait_for_timeout(20)
    push = {"origin": player.address, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", push)
    player.until(
        "navigator.serviceWorker.getRegistration('/').then(found => found.getNotifications())"
        ".then(all => all.some(one => one.title === 'Your move in Condottiere' && one.data.url === '/table/x'))"
    )
    player.close()

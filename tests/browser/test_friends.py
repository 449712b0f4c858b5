"""People among each other in the browser: friends and invitations, seeks, terms that change, reports and moderators."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Callable

from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player
from tests.browser.site import ROOT, Site
from tests.browser.test_account import authenticator, become_member, secure

PUT = """([path, body]) => fetch(path, {
  method: 'PUT', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
}).then((answer) => answer.status)"""
Come = Callable[..., Player]


def member(person: Come, site: Site, name: str, **more: Any) -> Player:
    player = person(name, size=LAPTOP, address=secure(site), **more)
    player.ask("/api/tables", {"game": "condottiere", "fill": [{"kind": "me"}]})
    authenticator(player)
    become_member(player)
    return player


def handle_of(player: Player) -> str:
    found = player.page.evaluate("async () => (await (await fetch('/api/account')).json()).handle")
    return str(found)


def test_a_friend_is_asked_and_found_and_comes_to_a_table(person: Come, site: Site) -> None:
    isabella, tomas = member(person, site, "Isabella Friend"), member(person, site, "Tomas Friend")
    tomas.open("/")
    page = isabella.open("/friends")
    page.locator("#friend-handle").fill(f"@{handle_of(tomas)}")
    page.get_by_role("button", name="Be friends").click()
    page.locator("[data-testid=own-wishes] li").wait_for()
    isabella.axe("friends-asked")
    asked = tomas.page.locator("[data-testid=asked]")
    asked.get_by_role("button", name="Accept").click()
    page.locator("[data-testid=friends] li", has_text="Tomas Friend").wait_for()
    tomas.page.locator("[data-testid=friends-here]", has_text="Isabella Friend").wait_for()
    tomas.axe("home-friends")
    page.locator("[data-testid=friends] button", has_text="Invite").click()
    page.wait_for_url("**/lobby?friend=*")
    page.locator(".prompt .btn.primary").click()
    page.locator("[data-testid=invite] li", has_text="Tomas Friend").wait_for()
    isabella.axe("lobby-invited")
    asked.get_by_text("Isabella Friend asks you to a game of Condottiere").wait_for()
    expect(tomas.page).to_have_title("(1) Signoria")
    tomas.axe("home-invited")
    asked.get_by_role("button", name="Sit down").click()
    tomas.page.wait_for_url("**/table/*")
    page.locator(".who b", has_text="Tomas Friend").wait_for()
    expect(page.locator("[data-testid=invite] li")).to_have_count(0)
    tomas.page.get_by_role("textbox", name="Say something").fill("Buona sera")
    tomas.page.get_by_role("button", name="Send").click()
    page.get_by_text("Buona sera").wait_for()


def test_the_host_changes_what_is_played_and_the_others_agree(person: Come) -> None:
    host, guest = person("Isabella", size=LAPTOP), person("Tomás", language="it", size=LAPTOP)
    made = host.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}]})
    guest.ask(f"/api/join/{made['invite']}", {"seat": 1})
    page, other = host.open(f"/table/{made['id']}"), guest.open(f"/table/{made['id']}")
    page.get_by_role("button", name="Change what is played").click()
    page.get_by_role("dialog").locator("label", has_text="Brisk").click()
    page.get_by_role("dialog").locator("label", has_text="Not rated").click()
    host.axe("terms-en")
    page.get_by_role("button", name="Change it").click()
    other.locator("[data-testid=terms-changed]").wait_for()
    guest.axe("terms-changed-it")
    begin = page.get_by_role("button", name="Begin the game")
    expect(begin).to_have_attribute("aria-disabled", "true")
    other.get_by_role("button", name="Accetto").click()
    expect(begin).not_to_have_attribute("aria-disabled", "true")
    begin.click()
    other.wait_for_selector("main .board > *")


def test_whoever_comes_by_a_link_sits_down_to_what_was_shown(person: Come) -> None:
    host, guest = person("Isabella", size=LAPTOP), person("Tomás", size=LAPTOP)
    made = host.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}]})
    page = guest.open(f"/join/{made['invite']}")
    terms = page.locator("[data-testid=terms]")
    expect(terms).to_contain_text("No clock, rated")
    wish = {"options": {**made["options"], "play_for_points": 20}, "rated": False}
    host.be_here()
    assert host.page.evaluate(PUT, [f"/api/tables/{made['id']}/terms", wish]) == 200
    guest.allow("409")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("The host has just changed what is played here.").wait_for()
    expect(terms).to_contain_text("No clock, not rated")
    expect(terms).to_contain_text("20")
    guest.axe("join-changed")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-testid=terms-changed]")).to_have_count(0)


def test_somebody_is_reported_by_their_page_and_by_their_wish(person: Come, site: Site) -> None:
    isabella, pest = member(person, site, "Isabella Calm"), member(person, site, "Pest by Page")
    assert pest.page.evaluate(PUT, ["/api/account/public", {"public": True}]) == 200
    page = isabella.open(f"/player/{handle_of(pest)}")
    page.get_by_role("button", name="Report").click()
    isabella.axe("report-page")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("A moderator will look at it.").wait_for()
    asked = pest.open("/friends")
    asked.locator("#friend-handle").fill(f"@{handle_of(isabella)}")
    asked.get_by_role("button", name="Be friends").click()
    isabella.open("/")
    page.locator("[data-testid=asked] button", has_text="Report").click()
    page.get_by_label("What should the moderators know?").fill("Again and again.")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("A moderator will look at it.").last.wait_for()


def test_a_seek_is_listed_fills_and_begins_by_itself(person: Come) -> None:
    seeker, comer = person("Isabella", size=LAPTOP), person("Tomás", language="fr", size=LAPTOP)
    page = seeker.open("/lobby?game=condottiere&seek")
    page.wait_for_selector(".seats li")
    for _ in range(2):
        page.get_by_role("button", name="Less").click()
    page.locator(".prompt .btn.primary").click()
    page.wait_for_url("**/table/*")
    page.get_by_text("begins by itself").first.wait_for()
    seeker.wait_until_promised()
    table = page.url.rsplit("/", 1)[-1]
    comer.allow("/nonce")  # it begins a moment after the last has sat down: a slow browser may be too late to add to it
    other = comer.open("/")
    row = other.locator(f"[data-testid=open-tables] li:has(a[href='/table/{table}'])")
    row.get_by_role("button").click()
    for one in (seeker, comer):
        one.page.wait_for_selector("main .board > *")


def test_a_report_reaches_a_moderator_who_decides(person: Come, site: Site) -> None:
    judge = member(person, site, "Giulia Judge")
    name = f"@{handle_of(judge)}"
    command = ["-m", "signoria", "admin", "--database-url", site.database, "moderator", name]
    subprocess.run([sys.executable, *command], cwd=ROOT, check=True, capture_output=True)
    isabella, pest = person("Isabella", size=LAPTOP), person("Pest Quarrel", size=LAPTOP)
    made = isabella.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}]})
    pest.ask(f"/api/join/{made['invite']}", {"seat": 1})
    page, other = isabella.open(f"/table/{made['id']}"), pest.open(f"/table/{made['id']}")
    other.get_by_role("textbox", name="Say something").fill("You are a fool")
    other.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="About Pest Quarrel").click()
    isabella.axe("people")
    page.get_by_role("dialog").locator("button", has_text="Report").click()
    page.get_by_label("What should the moderators know?").fill("Please look at this.")
    isabella.axe("report")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("A moderator will look at it.").wait_for()

    desk = judge.open("/moderation")
    desk.locator("[data-testid=reports] button", has_text="Pest Quarrel").first.click()
    desk.locator("[data-testid=case]", has_text="You are a fool").wait_for()
    judge.axe("moderation")
    desk.locator("[data-testid=verdict] label", has_text="Mute").click()
    desk.locator("#verdict-note").fill("Insults")
    desk.get_by_role("button", name="Decide").click()
    desk.locator("[data-testid=settled]", has_text="muted").wait_for()

    refusal = other.get_by_text("have taken the word from you")
    for _ in range(40):  # every process looks once a second what was decided
        other.get_by_role("textbox", name="Say something").fill("And a coward")
        other.get_by_role("button", name="Send").click()
        if refusal.count():
            break
        other.wait_for_timeout(250)
    page.get_by_role("button", name="About Pest Quarrel").first.click()
    page.get_by_role("dialog").locator("button", has_text="Block").click()
    expect(page.get_by_text("You are a fool")).to_have_count(0)
    isabella.open("/friends")
    page.locator("[data-testid=ignored] li", has_text="Pest Quarrel").wait_for()

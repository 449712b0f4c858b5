"""A table by post: set with its choices, its clock in fields, and the story told to whoever comes back."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
DAYS = 86_400
MOVE = """id => new Promise(done => {
  const line = new WebSocket(`ws://${location.host}/ws/table/${id}`)
  line.onmessage = event => {
    const message = JSON.parse(event.data)
    if (message.type === 'welcome') line.send(JSON.stringify({
      type: 'act', id: 'm' + Math.random(), version: message.state.version, actions: [message.state.legal.at(-1)]}))
    if (message.type === 'update' || message.type === 'refused') { line.close(); done(message.type) }
  }
})"""


def together(host: Player, guest: Player, seats: int = 2) -> str:
    """A game by post of two people, begun."""
    clock = {"bank": 3 * DAYS, "increment": DAYS, "post": {"most": 3 * DAYS}}
    table = host.ask("/api/tables", {"game": "condottiere", "seats": seats, "fill": [{"kind": "me"}], "clock": clock})
    guest.ask(f"/api/join/{table['invite']}", {"seat": 1})
    host.ask(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def test_a_table_by_post_is_set_and_shows_its_clock(person: Come) -> None:
    host = person(size=LAPTOP)
    page = host.open("/lobby?game=condottiere")
    page.get_by_role("radio", name="By post").check(force=True)
    page.get_by_role("radio", name="Weekends").check(force=True)
    page.get_by_role("radio", name="Vote").check(force=True)
    host.fits()
    host.axe("create-by-post-en-light-desk")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Each move gives a day back, 3 days at most.")).to_be_visible()
    page.get_by_role("button", name="bots").click()
    page.get_by_role("button", name="Begin").click()
    own = page.locator(".players [role=timer]").first
    expect(own).to_be_visible()
    assert own.locator("i").count() == 3
    page.get_by_role("button", name="By post").click()
    expect(page.get_by_role("heading", name="Holiday")).to_be_visible()
    host.axe("by-post-en-light-desk")


def test_the_story_is_told_on_return_and_leads_to_the_board_of_then(person: Come) -> None:
    host, guest = person(size=LAPTOP), person("Tomás")
    table = together(host, guest)
    host.sit(table)
    expect(host.page.get_by_test_id("story-bar")).to_contain_text("A table by post")
    assert not host.asked, "whoever holds the token begins, which is the guest"
    host.open()
    guest.be_here()
    for _ in range(2):
        guest.page.evaluate(MOVE, table)
    host.open(f"/table/{table}")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("How things stand")
    host.axe("story-en-light-desk")
    dialog.locator("ol button").first.click()
    host.page.wait_for_selector("section[aria-label='The board as it was then']")


def test_a_holiday_is_taken_by_touch_and_told_to_the_others(person: Come) -> None:
    host, guest = person(size=(390, 844), language="fr", theme="dark"), person("Tomás")
    table = together(host, guest)
    host.sit(table)
    guest.sit(table)
    page = host.page
    page.get_by_role("button", name="Courrier").click()
    page.locator("dialog .strip button").first.tap()
    page.get_by_role("button", name="Repos").tap()
    expect(page.locator("dialog")).to_contain_text("13 sur 14")
    host.fits()
    host.axe("holiday-fr-dark-phone")
    expect(guest.page.locator(".players .resting")).to_have_count(1)

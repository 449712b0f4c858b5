"""What stands beside the board: the chronicle keeps its place, answers are told where one asked, talk is counted."""

from __future__ import annotations

import json
from typing import Any, Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.player import LAPTOP, Player
from tests.browser.test_setting_up import set_table

Come = Callable[..., Player]
PANE = "document.querySelector('#tab-panel')"
WORDS = {
    "en": {"deals": "Deals", "chronicle": "Chronicle", "talk": "Talk", "send": "Send"},
    "it": {"deals": "Accordi", "chronicle": "Cronaca", "talk": "Parole", "send": "Invia"},
}


class Teller:
    """Stands between a table and its page, and tells more than has happened."""

    def __init__(self, player: Player) -> None:
        self.page: WebSocketRoute | None = None
        self.last: dict[str, Any] = {}
        player.page.route_web_socket("**/ws/table/**", self.stand_between)

    def stand_between(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("state"):
            self.last = message
        assert self.page is not None
        self.page.send(json.dumps(message))

    def tell(self, count: int) -> None:
        """So many more lines of the kind that was told last."""
        assert self.page is not None
        known = self.last["events_from"] + len(self.last["events"])
        more = [self.last["events"][-1]] * count
        state = {**self.last["state"], "version": self.last["state"]["version"] + 1}
        self.last = {"type": "update", "state": state, "events_from": known, "events": more, "ack": "", "clock": None,
                     "epoch": self.last["epoch"]}  # fmt: skip
        self.page.send(json.dumps(self.last))


def lines(count: int) -> str:
    return f"document.querySelectorAll('#tab-panel ol li:not(.mark)').length >= {count}"


def test_the_chronicle_stays_at_the_newest_line_or_where_it_is_read(person: Come) -> None:
    player = person(size=LAPTOP)
    teller = Teller(player)
    player.play_now(seats=3)
    assert player.wait_until_asked()
    page = player.page
    teller.tell(60)
    player.until(lines(60))
    assert page.evaluate(f"{PANE}.scrollTop") == 0
    page.locator("[role=tab]", has_text="Deals").click()
    page.evaluate(f"{PANE}.scrollTop = 40")
    page.locator("[role=tab]", has_text="Chronicle").click()
    assert page.evaluate(f"{PANE}.scrollTop") == 0, "another panel that was scrolled does not move it"

    page.evaluate(f"{PANE}.scrollTop = 300")
    player.until(f"{PANE}.scrollTop === 300")
    page.locator("[role=tab]", has_text="Talk").click()
    page.locator("[role=tab]", has_text="Chronicle").click()
    player.until(f"{PANE}.scrollTop === 300")
    top = f"[...{PANE}.querySelectorAll('li')].map(li => li.getBoundingClientRect().top)"
    before = page.evaluate(f"{top}.at(-1)")
    teller.tell(3)
    player.until(lines(63))
    assert abs(page.evaluate(f"{top}.at(-1)") - before) < 2, "what is being read stays where it is"
    page.evaluate(f"{PANE}.scrollTop = 0")
    player.until(f"{PANE}.scrollTop === 0")
    teller.tell(2)
    player.until(lines(65))
    assert page.evaluate(f"{PANE}.scrollTop") == 0


@pytest.mark.parametrize("language", ["en", "it"])
def test_talk_counts_until_it_is_read_and_not_again(person: Come, language: str) -> None:
    said = WORDS[language]
    isabella, tomas = person(language=language, size=LAPTOP), person("Tomás")
    table = set_table(isabella)
    tomas.ask(f"/api/join/{table['invite']}", {"seat": 1})
    isabella.ask(f"/api/tables/{table['id']}/start", {})
    for one in (isabella, tomas):
        one.sit(table["id"])
    page, other = isabella.page, tomas.page
    other.locator("[role=tab]", has_text="Talk").click()
    button = other.get_by_role("button", name="Send")
    assert button.get_attribute("aria-disabled") == "true"
    for words in ("Buongiorno!", "Pace?"):
        other.locator("form input.field").fill(words)
        button.click()
    count = page.locator("[role=tab] .count")
    expect(count).to_contain_text("2")
    isabella.axe(f"unread-{language}")
    isabella.sit(table["id"])
    expect(count).to_contain_text("2")
    page.locator("[role=tab]", has_text=said["talk"]).click()
    page.locator("text=Pace?").wait_for()
    page.locator("form input.field").fill("No.")
    page.get_by_role("button", name=said["send"]).click()
    other.locator("text=No.").wait_for()
    page.locator("[role=tab]", has_text=said["chronicle"]).click()
    expect(count).to_have_count(0)
    isabella.sit(table["id"])
    page.locator("[role=tab]", has_text=said["talk"]).wait_for()
    expect(count).to_have_count(0)
    assert other.locator("[role=tab] .count").count() == 0

"""No accidents: a double click does not press what comes next, and nobody passes for good by mistake."""

from __future__ import annotations

import json
from typing import Any, Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from signoria.kernel import State
from signoria.testing import scene
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging

Come = Callable[..., Player]
PHONE = (390, 844)


class Final(Staging):
    """A position in which no answer could be taken back; what is answered goes no further."""

    def __init__(self, player: Player, position: State) -> None:
        super().__init__(player, ())
        self.scene, self.said = position, list[str]()

    def stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: self.pass_on(page, json.loads(message)))
        page.on_message(lambda message: self.hear(server, message))

    def pass_on(self, page: WebSocketRoute, message: dict[str, Any]) -> None:
        """What happens at the table behind would let go of what was picked."""
        if message["type"] != "update":
            page.send(json.dumps(self.altered(message)))

    def hear(self, server: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "act" or self.scene is None:
            server.send(text)
        else:
            self.said += [self.scene.game.verbs.text(action) for action in message["actions"]]

    def altered(self, message: dict[str, Any]) -> dict[str, Any]:
        message = super().altered(message)
        if message["type"] == "foresight" and self.scene is not None:
            message["final"] = self.scene.legal(0)
        return message


def battle() -> State:
    return scene("condottiere", 2, contested="parma", hands=["1 4 winter", "2 3"])


def at(player: Player, position: State) -> Final:
    final = Final(player, position)
    player.play_now(position.game.id, seats=position.seats, seat=0)
    assert player.wait_until_asked()
    return final


def pick_a_card(player: Player) -> None:
    """The cards may still be on their way into the hand."""
    card, back = player.page.locator(".hand [data-target].lit").first, player.page.locator("section.prompt .btn.back")
    card.scroll_into_view_if_needed()
    player.rest()
    card.click(force=True)
    back.wait_for()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_back_clicked_twice_does_not_pass(person: Come, size: tuple[int, int]) -> None:
    player = person(size=size, confirm="always")
    final, page = at(player, battle()), player.page
    back = page.get_by_role("button", name="Back", exact=True)
    pick_a_card(player)
    page.wait_for_selector("section.prompt .act .btn.primary[data-code]")
    assert page.locator("section.prompt .btn.end").count() == 0
    back.dblclick()
    page.locator("section.prompt .btn.end").wait_for()
    assert final.said == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_ends_something_keeps_away_from_what_leads_back(person: Come, size: tuple[int, int]) -> None:
    player = person(size=size)
    final, page = at(player, battle()), player.page
    passing = page.locator("section.prompt .btn.end")
    passing.wait_for()
    end = passing.bounding_box()
    pick_a_card(player)
    back = page.locator("section.prompt .btn.back").bounding_box()
    assert back is not None
    assert end is not None
    assert back["x"] + back["width"] <= end["x"], "what leads back stands left of what ends"
    assert final.said == []


def test_to_pass_is_asked_about_while_a_card_could_be_played(person: Come) -> None:
    player = person(size=LAPTOP)
    final, page = at(player, battle()), player.page
    passing = page.locator("section.prompt .btn.end")
    question = "Pass? You could still do something else."
    passing.dblclick()
    expect(page.get_by_test_id("prompt")).to_have_text(question)
    assert final.said == []
    player.axe("accidents-pass-en-light-laptop")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_test_id("prompt")).not_to_have_text(question)
    passing.click()
    page.locator("[data-confirm]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    passing.click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector("section.prompt .sent")
    assert final.said == ["pass"]


def test_to_end_the_turn_is_asked_about_and_never_means_never(person: Come) -> None:
    for confirm, asked in (("final", True), ("never", False)):
        player = person(size=LAPTOP, confirm=confirm)
        final = at(player, scene("princes", 3, status={"venice": 6}))
        player.page.get_by_role("button", name="Pass", exact=False).first.click()
        assert bool(player.page.locator("[data-confirm]").count()) == asked
        player.confirm_the_end()
        player.page.wait_for_selector("section.prompt .sent")
        assert final.said == ["pass_turn"]

"""The coach in the browser: asked once, it says what it would do and why; before a blunder it speaks up by itself."""

from __future__ import annotations

from typing import Any, Callable, Optional

from msgspec import to_builtins
from playwright.sync_api import expect

from signoria.teacher.coach import Coach
from signoria.testing import scene
from tests.browser.player import LAPTOP, WATCH, Player
from tests.browser.staged import Staging

Come = Callable[..., Player]
SEED = b"beside the board"


class Coached(Staging):
    """The coach is asked about the scene; whatever is answered stays between the page and the test."""

    def __init__(self, player: Player) -> None:
        super().__init__(player, ("Isabella", "Tomás", "Farinata", "Yuki"), still=True)
        self.scene = scene(
            "condottiere", 4, contested="firenze", realms=["lucca siena", "milano", "venezia", "napoli"],
            lines=["1", "6", "4", "3"], hands=["10 1", "5 5", "4 4", "6 1"], passed=[1, 2, 3], played=[0, 1, 2, 3],
        )  # fmt: skip
        self.acts: list[Any] = []

    def answered(self, message: dict[str, Any], version: int) -> Optional[dict[str, Any]]:
        if message["type"] == "act":
            self.acts.append(message["actions"])
            return {"type": "accepted", "id": message["id"], "version": version}
        if message["type"] != "coach" or self.scene is None:
            return super().answered(message, version)
        advice = Coach("condottiere", worlds=16).advise(self.scene, 0, SEED, asked=message["action"])
        return {"type": "coached", "version": version, **to_builtins(advice)}


def sit_down(person: Come, **settings: Any) -> tuple[Player, Coached]:
    player = person(confirm="never", **settings)
    table = player.ask("/api/play", {"game": "condottiere", "seats": 4, "seat": 0, "pace": 60_000, "coach": True})
    staging = Coached(player)
    player.open(f"/table/{table['id']}")
    return player, staging


def test_the_coach_is_asked_and_the_board_stays_as_it_is(person: Come) -> None:
    player, staging = sit_down(person, size=LAPTOP)
    page = player.page
    expect(page.locator("[data-target].lit").first).to_be_visible()
    page.evaluate(WATCH)
    page.get_by_test_id("ask-coach").click()
    card = page.get_by_test_id("coach")
    expect(card.get_by_role("heading")).to_have_text("Play a Mercenary 10")
    card.get_by_role("button", name="Pass").click()
    expect(card).to_contain_text("Rather than: Pass")
    expect(card).to_contain_text("The battle is worth")
    expect(page.locator(".advised")).to_have_count(1)
    player.shot("coach")
    expect(page.locator(".side .line").last).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("button", name="Pass")).to_be_in_viewport(ratio=0.5)
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    card.get_by_role("button", name="Hide").click()
    expect(card).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_be_visible()
    assert len(page.evaluate("[...window.sizes]")) == 1
    assert staging.acts == []


def test_a_first_game_begins_with_novices_and_the_coach(person: Come) -> None:
    player = person()
    page = player.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()
    expect(page.get_by_role("radio", name="Of blunders")).to_be_checked()
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("ask-coach")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("novice")
    expect(page.get_by_role("heading", level=1)).to_contain_text("unrated")


def test_the_coach_speaks_up_before_a_blunder(person: Come) -> None:
    player, staging = sit_down(person, size=LAPTOP, coach="blunders")
    page = player.page
    leave = page.get_by_role("button", name="Pass")
    leave.click()
    warning = page.get_by_test_id("coach-warning")
    expect(warning).to_contain_text("this probably loses")
    player.shot("coach-warning")
    page.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    assert staging.acts == []
    leave.click()
    page.get_by_role("button", name="Play it anyway").click()
    expect(warning).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert len(staging.acts) == 1
    page.locator("[data-target='card:6'].lit").click()  # the Mercenary that wins asks for no word
    expect(warning).to_have_count(0)

"""Every address is a page, and going from one to the next asks for nothing that is not there."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]


def set_table(player: Player, **more: Any) -> dict[str, Any]:
    return player.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}], **more})


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_wrong_address_says_so(person: Come, language: str) -> None:
    player = person(language=language, size=LAPTOP)
    player.allow("/nowhere")  # the page itself is told with 404
    page = player.open("/nowhere/at/all")
    heading = page.locator("main h1")
    heading.wait_for()
    lost = heading.inner_text()
    player.axe(f"nowhere-{language}", shoot=language == "en")
    player.fits()
    for path in ("/table", "/table/", "/join", "/replay"):
        player.open(path)
        expect(page.locator("main h1")).to_have_text(lost)
    page.locator("main .btn.primary").click()
    page.wait_for_selector(".poly li")


def test_tables_rules_and_titles_that_are_not_there_are_pages(person: Come) -> None:
    player = person(size=LAPTOP)
    page = player.open("/tables")
    page.wait_for_selector("#tables")
    expect(page.locator("#tables")).to_be_in_viewport()
    player.open("/rules")
    page.wait_for_selector(".paragraph")
    for path in ("/rules/chess", "/ratings/chess"):
        player.open(path)
        page.wait_for_selector("text=There is no such game here.")
    player.open("/table/nowhere")
    page.wait_for_selector("main .btn.primary")


def test_an_invitation_or_a_replay_that_is_not_there_says_so(person: Come) -> None:
    player = person()
    player.allow("/api/join/nowhere", "/api/tables/nowhere")
    for path in ("/join/nowhere", "/replay/nowhere"):
        player.open(path)
        player.page.wait_for_selector("main h1")
        player.axe(path[1:].replace("/", "-"))


def test_no_page_asks_with_the_id_of_another(person: Come) -> None:
    """From each page to the next within the client: nothing is refused, no line fails."""
    player, host = person(size=LAPTOP), person("Tomás")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url.removeprefix(player.address)))
    player.page.on("websocket", lambda socket: asked.append(socket.url.rpartition("/ws/")[2]))
    table = set_table(host)
    player.ask(f"/api/join/{table['invite']}", {"seat": 1})
    page = player.open(f"/join/{table['invite']}")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".url span")
    for path, ready in (
        ("/rules/il_principe", ".paragraph"),
        (f"/table/{table['id']}", ".url span"),
        ("/ratings/princes", "[data-testid=ladder]"),
        ("/rules/princes", ".paragraph"),
        ("/lobby?game=princes", ".seats li"),
        (f"/join/{table['invite']}", ".url span"),
        ("/", ".poly li"),
    ):
        page.evaluate(
            "path => { const a = document.createElement('a'); a.href = path;"
            " document.body.append(a); a.click(); a.remove() }",
            path,
        )
        page.wait_for_selector(ready)
    for _ in range(5):
        page.go_back()
    page.wait_for_load_state("networkidle")
    right = {table["id"], "il_principe", "princes", "condottiere", table["invite"]}
    for url in asked:
        path = url.partition("?")[0]
        assert "//" not in path, url
        if path.startswith("/api/join/"):
            assert path == f"/api/join/{table['invite']}"
        if path.startswith(("/api/tables/", "table/")):
            assert path.split("/")[-1 if path.startswith("table/") else 3] == table["id"], url
        if path.startswith("/api/games/"):
            assert path.split("/")[3] in right, url

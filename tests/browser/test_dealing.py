"""Deals that the browser has a part in, and checks: with bots, with others, and against an operator who cheats."""

from __future__ import annotations

import json
from typing import Any, Callable

import pytest
from playwright.sync_api import Route

from signoria import Record
from tests.browser.player import PATIENCE, Player

Come = Callable[..., Player]
RECEIPT = "id => JSON.parse(localStorage.getItem('signoria.nonce.' + id))"


def let_a_bot_play(player: Player) -> None:
    player.page.get_by_role("button", name="Settings").click()
    # not waited for: two bots that answer at once leave the page no rest
    player.page.get_by_role("button", name="Let a bot play for me").dispatch_event("click")


def see_the_result(player: Player) -> None:
    player.page.wait_for_selector("section.prompt .btn.primary:has-text('result')", timeout=5 * PATIENCE)
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")


def play_and_finish(player: Player) -> str:
    """As a newcomer does: two clicks. The nonce takes care of itself."""

    def hurry(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "seats": 2, "pace": 0}))

    page = player.open()
    page.route("**/api/play", hurry)
    page.wait_for_selector(".poly li")
    page.locator(".hero [data-testid=play-now]").click()
    page.locator("dialog footer .btn.primary").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("main .board > *")
    let_a_bot_play(player)
    see_the_result(player)
    return page.url.rsplit("/", 1)[-1].split("?")[0]


def test_the_browser_adds_its_nonce_keeps_it_and_finds_it_again(person: Come) -> None:
    player = person()
    table = play_and_finish(player)
    page = player.page
    kept = page.evaluate(RECEIPT, table)
    page.get_by_role("button", name="Check it here").click()
    page.wait_for_selector("[data-testid=seed-verdict][data-verdict=fits]")
    assert "your browser’s among them" in page.locator("[data-testid=seed-verdict]").inner_text()
    assert page.locator("[data-testid=nonce]").get_attribute("title") == kept["nonce"]
    player.axe("deal-verified-en-light-desk")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = Record.parse(download.value.path().read_text())
    record.verify()
    assert record.deal is not None
    assert [nonce.hex() for _, nonce in record.deal.nonces] == [kept["nonce"]]

    onlooker = person("Ada", language="fr", theme="dark", size=(390, 844))
    onlooker.open(f"/replay/{table}")
    onlooker.page.get_by_role("button", name="Vérifier ici").click()
    onlooker.page.wait_for_selector("[data-testid=seed-verdict][data-verdict=fits]")
    onlooker.axe("deal-verified-fr-dark-phone")
    onlooker.fits()


def test_two_people_and_the_table_deal_together(person: Come) -> None:
    isabella, tomas = person("Isabella"), person("Tomás")
    table = isabella.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}], "pace": 0})
    isabella.open(f"/table/{table['id']}")
    tomas.ask(f"/api/join/{table['invite']}", {})
    tomas.open(f"/table/{table['id']}")
    for one in (isabella, tomas):
        one.wait_until_promised()
    isabella.page.wait_for_selector("li small:has-text('here')")
    isabella.page.get_by_role("button", name="Begin the game").click()
    for one in (isabella, tomas):
        one.page.wait_for_selector("main .board > *")
    for one in (isabella, tomas):
        let_a_bot_play(one)
    for one in (isabella, tomas):
        see_the_result(one)
        one.page.get_by_role("button", name="Check it here").click()
        one.page.wait_for_selector("[data-testid=seed-verdict][data-verdict=fits]")
        assert one.page.locator("[data-testid=nonce]").count() == 2
        assert "your browser’s among them" in one.page.locator("[data-testid=seed-verdict]").inner_text()


def other_secret(table: dict[str, Any]) -> None:
    table["secret"] = "00" * 16


def other_nonce(table: dict[str, Any]) -> None:
    table["nonces"][0]["nonce"] = "00" * 16


def dropped_nonce(table: dict[str, Any]) -> None:
    """Dealt by the table alone, as if nobody had taken part: only the browser knows better."""
    table["nonces"], table["seed"] = [], table["secret"]


@pytest.mark.parametrize(
    ("cheat", "faults"),
    [
        (other_secret, ["seed-differs", "deal-differs"]),
        (other_nonce, ["nonce-differs", "deal-differs", "nonce-left-out"]),
        (dropped_nonce, ["list-changed", "nonce-left-out"]),
    ],
)
def test_a_cheating_operator_is_found_out(
    person: Come, cheat: Callable[[dict[str, Any]], None], faults: list[str]
) -> None:
    player = person()
    table = play_and_finish(player)

    def forge(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        cheat(body.get("table", body))
        route.fulfill(response=answer, body=json.dumps(body))

    for path in ("", "/replay"):
        player.page.route(f"**/api/tables/{table}{path}", forge)
    player.open(f"/replay/{table}")
    player.page.get_by_role("button", name="Check it here").click()
    player.page.wait_for_selector("[data-testid=seed-verdict][data-verdict=differs]")
    assert [each.get_attribute("data-fault") for each in player.page.locator("[data-fault]").all()] == faults

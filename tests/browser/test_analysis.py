"""A finished game explained: asked for on its result, followed while it grows, read on desk and phone."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import expect

from tests.browser.played_out import finished
from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
DONE = 600_000  # ms: an analysis takes its time


def test_a_finished_game_is_explained(person: Come) -> None:
    player = person(size=LAPTOP)
    table = finished(player)
    page = player.open(f"/replay/{table}")
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector("[data-testid=progress]")
    exported = page.get_by_role("link", name="Save as JSON")
    expect(exported).to_be_visible(timeout=DONE)

    told = page.evaluate(
        "table => fetch(`/api/tables/${table}/analysis`).then(one => one.json()).then(one => one.analysis)", table
    )
    expect(page.locator("tbody tr th button")).to_have_count(told["seats"])
    page.wait_for_selector("aside .inner > *")
    player.axe("analysis-en-light-laptop")
    player.fits()

    rows = page.locator("aside li button")
    page.get_by_role("button", name="Sound").click()
    rows.last.click()
    expect(rows.last).to_have_attribute("aria-pressed", "true")
    page.wait_for_url("**/analysis/**move=*")
    page.get_by_role("radio", name="As each could know").check(force=True)
    page.get_by_text("in %, what each could think").wait_for()
    with page.expect_download() as download:
        exported.click()
    assert download.value.suggested_filename.endswith("-analysis.json")

    guest = person("Yuki", language="fr", theme="dark", size=(390, 844))
    guest.open(f"/analysis/{table}")
    guest.page.get_by_role("heading", name="Les tournants de la partie").wait_for()
    guest.page.wait_for_selector("aside .inner > *")
    guest.fits()
    guest.axe("analysis-fr-dark-phone")

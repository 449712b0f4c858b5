"""Several people at one table; a lost connection; undo, talk and promises."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

from tests.browser.player import Player, whoever_is_asked
from tests.browser.site import Site

Come = Callable[..., Player]


def test_two_browsers_at_one_table_with_a_third_watching(person: Come) -> None:
    isabella, tomas, onlooker = person("Isabella"), person("Tomás", language="fr"), person("Ada")
    page = isabella.open("/lobby?game=condottiere")
    page.wait_for_selector(".seats li")
    page.get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Less").click()
    page.locator("label", has_text="Listed").click()
    page.locator(".prompt .btn.primary").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".url span")
    isabella.axe("lobby-en-light-desk")
    link = page.locator(".url span").inner_text()
    other = tomas.page
    other.goto(link)
    other.wait_for_selector("#join-name")
    tomas.axe("join-fr-light-desk")
    other.locator("#join-name").fill("Tomás")
    other.locator(".act .btn.primary").click()
    other.wait_for_url("**/table/*")
    page.wait_for_selector("li b:has-text('Tomás')")
    for one in (isabella, tomas):
        one.wait_until_promised()
    page.locator(".act .btn.primary").click()
    for one in (isabella, tomas):
        one.page.wait_for_selector("main .board > *")
    onlooker.sit(page.url.rsplit("/", 1)[-1])
    assert onlooker.page.locator(".hand").count() == 0, "an onlooker holds no cards"

    for _ in range(8):
        mover = whoever_is_asked(isabella, tomas)
        mover.move_by_mouse()
        mover.settle()
    told = "document.querySelectorAll('#tab-panel ol li').length"
    onlooker.until(f"{told} > 6")
    isabella.page.locator("[role=tab]", has_text="Talk").click()
    isabella.page.locator("form .field").last.fill("Buona fortuna!")
    isabella.page.locator("form .btn").click()
    other.locator("[role=tab]", has_text="Paroles").click()
    other.wait_for_selector("text=Buona fortuna!")
    onlooker.page.locator("[role=tab]", has_text="Talk").click()
    onlooker.page.wait_for_selector("text=Buona fortuna!")
    tomas.axe("talk-fr-light-desk")
    onlooker.axe("watching-en-light-desk")


def until_battle_turn(player: Player) -> None:
    """Go on until a card may be laid or the battle left."""
    for _ in range(40):
        assert player.wait_until_asked()
        cards = player.page.locator(".hand [data-target].lit").count()
        if cards and player.page.locator("section.prompt .btn.end").count():
            return
        player.move_by_mouse()
        player.settle()
    raise AssertionError("no battle turn came")


def test_a_lost_connection_heals_in_the_middle_of_a_battle(person: Come, tmp_path: Path) -> None:
    """The server dies and comes back; the page is never reloaded, and a move made meanwhile arrives once."""
    own = Site(tmp_path)
    own.start()
    try:
        player = person(address=own.address)
        player.allow("ERR_CONNECTION_REFUSED")
        player.play_now(seats=3, level="random")
        page = player.page
        until_battle_turn(player)
        page.locator(".hand [data-target].lit").first.click(force=True)
        player.confirm()
        player.settle()
        until_battle_turn(player)
        page.evaluate("window.neverReloaded = true")
        cards = page.locator(".hand [data-target]").count()
        lines = page.locator("#tab-panel ol li").count()
        own.kill()
        page.wait_for_selector("[data-testid=connection][data-state=lost] p")
        player.axe("table-lost-en-light-desk")
        assert page.locator(".hand [data-target]").count() == cards
        page.locator("section.prompt .btn.end").click()
        player.confirm_the_end()
        page.wait_for_selector("section.prompt .sent")
        player.shot("table-sent-en-light-desk")
        own.start()
        page.wait_for_selector("[data-testid=connection][data-state=live]", state="attached")
        assert page.evaluate("window.neverReloaded") is True
        player.settle()
        player.until(f"document.querySelectorAll('#tab-panel ol li').length > {lines}")
        page.locator("#tab-panel ol li", has_text="Isabella passes").first.wait_for()
    finally:
        own.stop()


def test_a_promise_is_offered_and_pause_and_handing_over_work(person: Come) -> None:
    player = person()
    player.play_now(seats=3, pace=2500)
    page = player.page
    assert player.wait_until_asked()
    page.locator("[role=tab]", has_text="Deals").click()
    if page.get_by_role("button", name="Make a promise").count():
        page.get_by_role("button", name="Make a promise").click()
        player.axe("deals-en-light-desk")
        page.get_by_role("button", name="Offer it").click()
        page.wait_for_selector("#tab-panel li .state")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Pause the game").click()
    page.wait_for_selector("[data-testid=prompt]:has-text('paused')")
    page.locator("section.prompt .btn.primary").click()
    assert player.wait_until_asked()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("section.prompt .btn.primary:has-text('Take my seat back')")
    page.locator("section.prompt .btn.primary").click()
    page.wait_for_selector("section.prompt .btn.primary:has-text('Take my seat back')", state="detached")


def test_an_agreed_promise_is_withdrawn_before_all(person: Come) -> None:
    """The recipient thinks better of it; the author and an onlooker see it."""
    isabella, tomas = person(size=(1366, 768)), person("Tomás", language="fr", size=(1366, 768))
    onlooker = person("Ada", size=(1366, 768))
    for one in (isabella, tomas):
        one.open("/")
    made = isabella.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}]})
    tomas.ask(f"/api/join/{made['invite']}", {"seat": 1})
    isabella.ask(f"/api/tables/{made['id']}/start", {})
    for one, tab in ((isabella, "Deals"), (tomas, "Accords"), (onlooker, "Deals")):
        one.sit(made["id"])
        one.page.locator("[role=tab]", has_text=tab).click()
    isabella.page.get_by_role("button", name="Make a promise").click()
    isabella.page.get_by_role("button", name="Offer it").click()
    tomas.page.get_by_role("button", name="Accepter").click()
    onlooker.page.wait_for_selector("#tab-panel .state:has-text('agreed')")
    assert onlooker.page.get_by_role("button", name="Withdraw the promise").count() == 0
    isabella.page.get_by_role("button", name="Withdraw the promise").click()
    isabella.axe("withdraw-en-light-desk")
    isabella.page.locator("#tab-panel").get_by_role("button", name="Cancel").click()
    tomas.page.get_by_role("button", name="Retirer la promesse").click()
    tomas.axe("withdraw-fr-light-desk")
    tomas.page.get_by_role("button", name="Retirer", exact=True).click()
    by_tomas = "withdrawn by Tomás"
    for one, state in ((isabella, by_tomas), (tomas, "retirée par Tomás"), (onlooker, by_tomas)):
        one.page.wait_for_selector(f"#tab-panel .state:has-text('{state}')")
    isabella.axe("withdrawn-en-light-desk")

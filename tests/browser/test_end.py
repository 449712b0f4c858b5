"""After the end: result, replay from every seat, proof of the dealing, and once more."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Route, expect

from signoria import Record
from tests.browser import played_out
from tests.browser.measure import faults
from tests.browser.player import LAPTOP, PATIENCE, Player
from tests.browser.site import Site

Come = Callable[..., Player]


def finished(player: Player, site: Site) -> str:
    """A game that a bot plays to its end in the player's name."""
    table = player.ask("/api/play", {"game": "condottiere", "seats": 3, "level": "expert", "pace": 0})["id"]
    player.sit(table)
    player.page.get_by_role("button", name="Settings").click()
    # not waited for: two bots that answer at once leave the page no rest
    player.page.get_by_role("button", name="Let a bot play for me").dispatch_event("click")
    player.page.wait_for_selector("section.prompt .btn.primary:has-text('result')", timeout=5 * PATIENCE)
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")
    player.page.wait_for_selector(".rank li")
    return str(table)


def test_result_replay_proof_and_once_more(person: Come, site: Site) -> None:
    player = person()
    table = finished(player, site)
    page = player.page

    page.get_by_role("button", name="Check it here").click()
    page.wait_for_selector("[data-testid=seed-verdict][data-verdict=fits]")
    player.axe("end-verified-en-light-desk")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    Record.parse(download.value.path().read_text()).verify()

    moves = int(re.findall(r"\d+", page.locator("[data-testid=move]").inner_text())[-1])
    assert moves > 10
    page.get_by_role("button", name="Watch it again").click()
    page.wait_for_selector("main .board > *")
    slider = page.get_by_role("slider", name="Move")
    slider.fill(str(moves // 2))
    page.wait_for_selector(f"[data-testid=move]:has-text('Move {moves // 2} of')")
    page.wait_for_selector(".hand [data-target], .hand *")
    player.axe("replay-en-light-desk")
    eyes = page.locator(".eyes label")
    eyes.nth(eyes.count() - 2).click()
    page.wait_for_selector(".hand", state="detached")
    eyes.last.click()
    expect(page.locator("[data-still] .hand"), "every hand lies open").to_have_count(eyes.count() - 2)
    player.axe("replay-open-en-light-desk")
    page.locator(".eyes label").first.click()
    page.wait_for_selector(".hand")
    page.get_by_role("button", name="One move on").click()
    page.wait_for_selector(f"[data-testid=move]:has-text('Move {moves // 2 + 1} of')")
    page.get_by_role("button", name="Play", exact=True).click()
    from_move(player, moves // 2 + 2)
    page.get_by_role("button", name="The result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/table/" in address and table not in address)

    guest = person("Ada", language="fr", theme="dark", size=(390, 844))
    guest.open(f"/replay/{table}?move=5")
    guest.page.wait_for_selector("[data-testid=move]:has-text('Coup 5 sur')")
    guest.page.wait_for_selector("main .board > *")
    guest.axe("replay-fr-dark-phone")
    guest.fits()
    guest.page.locator(".eyes label").last.click()
    guest.page.wait_for_selector("[data-still]")
    guest.axe("replay-open-fr-dark-phone")
    guest.fits()
    guest.page.locator(".eyes label").first.click()
    guest.page.get_by_role("button", name="Le résultat").click()
    guest.page.wait_for_selector("[data-testid=headline]")
    guest.axe("end-fr-dark-phone")
    guest.fits()


def test_what_happened_while_away_is_told(person: Come) -> None:
    player = person()
    table = player.play_now(seats=3)
    page = player.page
    assert player.wait_until_asked()
    page.evaluate(f"localStorage.setItem('signoria.seen.{table['id']}', '0')")
    player.open("/rules/condottiere")
    page.evaluate(f"localStorage.setItem('signoria.seen.{table['id']}', '0')")
    player.sit(table["id"])
    page.wait_for_selector("text=Since you last looked")
    player.shot("table-since-en-light-desk")
    page.get_by_role("button", name="Show", exact=True).click()
    page.wait_for_selector("dialog ol li")
    player.axe("since-en-light-desk")


def test_the_result_says_what_decided_when_others_have_as_many_points(person: Come, site: Site) -> None:
    """The same finished game, told as if somebody else had the most points."""
    player = person()
    table = finished(player, site)
    page = player.page
    assert page.locator("[data-testid=why]").count() == 0 or "win" in page.locator("[data-testid=why]").inner_text()

    def upset(route: Route) -> None:
        told = route.fetch().json()
        told["scores"][-1] = [0 if seat in told["winners"] else 9 for seat in range(3)]
        route.fulfill(json=told)

    page.route(f"**/api/tables/{table}/replay", upset)
    page.goto(f"{player.address}/replay/{table}")
    page.wait_for_selector("[data-testid=why] p")
    assert "wins" in page.locator("[data-testid=why]").inner_text()
    assert "0 to 9" not in page.locator(".hero").inner_text()
    player.axe("end-upset-en-light-desk")


def at_move(player: Player, move: int) -> None:
    player.page.wait_for_selector(f"[data-testid=move]:has-text('Move {move} of')")


def from_move(player: Player, move: int) -> None:
    """A reel that runs does not stay at any move for long."""
    player.until(f"Number(document.querySelector('[data-testid=move]').innerText.match(/\\d+/)[0]) >= {move}")


def test_a_replay_begins_at_the_beginning_and_runs_by_keys_from_anywhere(person: Come) -> None:
    player = person(size=LAPTOP)
    table = played_out.finished(player)
    page = player.open(f"/replay/{table}")
    page.get_by_role("button", name="Watch it again").click()
    page.wait_for_selector("main .board > *")
    at_move(player, 0)
    player.rest()
    player.watch_board()
    page.keyboard.press("ArrowRight")
    at_move(player, 1)
    page.get_by_role("button", name="One move on").click()
    at_move(player, 2)
    page.keyboard.press("ArrowRight")
    at_move(player, 3)
    page.locator(".eyes label").last.click()
    page.keyboard.press("ArrowLeft")
    at_move(player, 2)
    page.keyboard.press("End")
    from_move(player, 3)
    page.keyboard.press("Home")
    at_move(player, 0)
    speed = page.get_by_role("combobox", name="Speed")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(speed).to_have_value("4")
    page.keyboard.press("-")
    expect(speed).to_have_value("2")
    page.get_by_role("button", name="One move on").click()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    from_move(player, 3)
    page.keyboard.press("k")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    player.axe("replay-speed-en-laptop")
    player.fits()
    player.board_kept_its_size()
    player.rest()
    assert not faults(player)

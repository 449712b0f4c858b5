"""The site as an app: installed, renewed with the next start; games leave it and come to it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import signoria
from signoria.offline.site import write_site
from signoria.server.settings import STATIC
from tests.browser.alone import FOLDER, PATIENCE, Host, Reader
from tests.browser.site import Site

pytestmark = pytest.mark.long
OF_TESTS = {"in-incognito"}  # pages of a test are in a window that keeps nothing


def test_it_can_be_installed(whole_browser: Browser, tmp_path: Path) -> None:
    write_site(STATIC, tmp_path / FOLDER)
    host = Host(tmp_path)
    one = Reader(whole_browser, host.address)
    one.come()
    asked = one.context.new_cdp_session(one.page)
    errors = {each["errorId"] for each in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= OF_TESTS
    manifest = asked.send("Page.getAppManifest")
    assert not manifest["errors"]
    assert manifest["url"] == f"{host.address}manifest.webmanifest"
    one.close()
    host.stop()


def build(folder: Path, static: Path, mark: str) -> None:
    """A site of another release: its page says so."""
    shutil.rmtree(folder, ignore_errors=True)
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    (static / "index.html").write_text(page.replace("<head>", f'<head><meta name="release" content="{mark}" />'))
    write_site(static, folder)


def release(page: Page) -> str:
    return str(page.locator("meta[name=release]").get_attribute("content"))


def test_a_newer_one_is_told_and_comes_with_the_next_start(whole_browser: Browser, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    build(tmp_path / "host" / FOLDER, static, "first")
    host = Host(tmp_path / "host")
    one = Reader(whole_browser, host.address)
    one.come()
    table = one.play("condottiere", seats=2, level="novice")
    build(tmp_path / "host" / FOLDER, static, "second")
    one.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    expect(one.page.get_by_test_id("opening")).to_contain_text("newer", timeout=PATIENCE)
    one.page.reload()
    assert release(one.page) == "first", "a page goes on with the files it began with"
    host.stop()
    one.context.set_offline(True)
    for _ in range(20):  # the old one goes when its last page has, which takes a moment
        one.page.close()
        one.page = one.context.new_page()
        one.page.goto(one.address)
        if release(one.page) == "second":
            break
    assert release(one.page) == "second"
    assert one.ask("GET", f"/api/tables/{table}")["status"] == "running", "tables survive an update"
    one.close()


def record() -> str:
    g = signoria.game("condottiere").start(seats=2, seed=3)
    while not g.over:
        g.submit(g.to_act[0], g.legal(g.to_act[0])[0])
    return g.record().text()


def test_records_are_checked_opened_and_explained_without_network(whole_browser: Browser, tmp_path: Path) -> None:
    write_site(STATIC, tmp_path / FOLDER)
    host = Host(tmp_path)
    one = Reader(whole_browser, host.address)
    one.come()
    host.stop()
    one.context.set_offline(True)
    page, text = one.page, record()
    page.goto(f"{one.address}#/records")
    files = [
        {"name": "good.txt", "mimeType": "text/plain", "buffer": text.encode()},
        {"name": "bad.txt", "mimeType": "text/plain", "buffer": text.replace("winners ", "winners 9", 1).encode()},
    ]
    page.get_by_test_id("record-file").set_input_files(files)  # type: ignore[arg-type]
    brought = page.get_by_test_id("brought")
    expect(brought).to_have_count(2, timeout=PATIENCE)
    expect(brought.filter(has_text="bad.txt")).to_contain_text("does not hold")
    good = brought.filter(has_text="good.txt")
    expect(good).to_contain_text("every move holds")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").first.click()
    assert "condottiere" in saved.value.suggested_filename
    good.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/analysis/**")
    page.go_back()
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay/**")
    page.goto(f"{page.url}?move=0")  # the same page behind the #, so it is opened anew
    page.reload()
    page.wait_for_selector("main .board > *")
    one.close()


def test_a_server_hands_the_house_out_and_says_which_table_is_where(whole_browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.start()
    one = Reader(whole_browser, f"{site.address}/here/")
    one.within = site.address
    one.come()
    page = one.page
    expect(page.locator("header .place")).to_have_text("In this browser")
    table = one.play("condottiere", seats=2, level="novice")
    assert one.play_out(table, 2) in ("paused", "over")
    page.goto(f"{one.address}#/")
    page.reload()  # the tables are counted when the page is opened
    for _ in range(PATIENCE // 200):  # the page's policy forbids to wait inside it
        if page.evaluate("localStorage.getItem('signoria.here')") == "1":
            break
        page.wait_for_timeout(200)
    page.goto(f"{site.address}/")
    expect(page.get_by_test_id("elsewhere")).to_contain_text("not on this server", timeout=PATIENCE)
    page.goto(f"{site.address}/here/#/records")
    page.get_by_test_id("carry").first.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-testid=prompt]")
    assert "/here/" not in page.url
    info = page.evaluate("id => fetch(`/api/tables/${id}`).then(told => told.json())", page.url.rsplit("/", 1)[1])
    assert (info["status"], info["unrated"]) == ("running", "brought")
    finished_game_is_opened_without_network(page, site)
    site.stop()
    page.goto(f"{site.address}/")
    page.wait_for_url("**/here/**")
    page.wait_for_selector("ul.poly li, .pan")
    one.close()


def finished_game_is_opened_without_network(page: Page, site: Site) -> None:
    over = page.evaluate(
        """async (text) => {
          const body = JSON.stringify({text, seat: 0})
          const headers = {'content-type': 'application/json'}
          const made = await fetch('/api/records', {method: 'POST', headers, body})
          return (await made.json()).id
        }""",
        record(),
    )
    page.goto(f"{site.address}/records")
    page.locator(f"[data-testid=keep-here][href*='{over}']").click()
    page.wait_for_url("**/here/#/replay/**")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

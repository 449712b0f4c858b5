"""The server and the browser that all tests of the client share."""

from __future__ import annotations

import os
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.player import PATIENCE, Player
from tests.browser.site import Site

ROOT = Path(__file__).parents[2]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
WHOLE = ("chromium", "chromium-browser", "google-chrome")
LIGHT = "chromium-headless-shell"  # a fifth quicker; it shows no notices and installs no apps


def chromium(*names: str) -> str | None:
    """The first of these, or of the usual names, that the system has; without one, Playwright's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names or WHOLE)), None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (ROOT / "src/signoria/server/static/index.html").exists():
        pytest.fail("the client is not built: cd client && npm ci && npm run build")
    running = Site(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        expect.set_options(timeout=PATIENCE)
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=chromium(LIGHT, *WHOLE), args=ARGUMENTS)
    yield opened
    opened.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notices and installs apps."""
    opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield opened
    opened.close()


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Player]]:
    """Makes people with a browser each; all leave at the end, and none may have met an error."""
    people: list[Player] = []

    def come(name: str = "Isabella", **more: Any) -> Player:
        people.append(Player(browser, more.pop("address", site.address), name, **more))
        return people[-1]

    yield come
    with ExitStack() as leaving:
        for one in people:
            leaving.callback(one.close)

"""The page of an arena on a narrow screen: long names are broken, and nothing scrolls sideways but wide tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from signoria.cli import app

BOT = """
class VeryLongBotName:
    def __init__(self, depth=1): pass
    def choose(self, sight): return sight.options[0]
"""
WIDE = (
    "[...document.querySelectorAll('body *')].filter(one => !one.closest('.wide, svg') && "
    "one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 200))"
)
FIRST_CELLS = "Math.max(...[...document.querySelectorAll('td:first-child')].map(one => one.offsetWidth))"


def test_long_names_do_not_widen_the_page(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "mine" / "package"
    package.mkdir(parents=True)
    (package / "module.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    bots = "mine.package.module:VeryLongBotName?depth=3,random,mine.package.module:VeryLongBotName?depth=4"
    done = CliRunner().invoke(
        app, ["arena", "condottiere", "--bots", bots, "--games", "2", "--seats", "3", "--workers", "1", "--records",
              "--luck", "0", "--out", "long"],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto((tmp_path / "long.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate(WIDE) == []
    assert page.evaluate(FIRST_CELLS) < 250
    page.close()

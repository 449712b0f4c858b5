"""A board drawn by Grafana's own components (bench/grafana), and the picture of it.

The page is built with npm once; whoever draws needs Chromium. The picture carries a mark of what was drawn, by which a
test tells whether the board has changed since.
"""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BOARD = HERE.parent / "deploy" / "grafana" / "signoria.json"
PAGE = HERE / "grafana"
WIDTH = 1600  # pixels
DESCRIPTION = 0x010E  # Exif's number of it
Series = dict[int, list[tuple[str, list[Any]]]]  # of each panel: names and values


def board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    return found


def mark(drawn: dict[str, Any]) -> str:
    """Stands for all that is seen of a board: panels, their places, units and queries."""
    seen = [
        [
            panel["title"],
            panel["gridPos"],
            panel.get("fieldConfig", {}).get("defaults", {}),
            [[target["expr"], target["legendFormat"]] for target in panel.get("targets", ())],
        ]
        for panel in drawn["panels"]
    ]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def mark_of(picture: Path) -> str:
    """That of the board a picture was drawn from."""
    from PIL import Image

    with Image.open(picture) as opened:
        return str(opened.getexif().get(DESCRIPTION, ""))


def draw(series: Series, began: float, ended: float, step: int, picture: Path) -> None:
    from PIL import Image

    drawn = board()
    told = {"title": drawn["title"], "panels": drawn["panels"], "series": series, "range": [began, ended], "step": step}
    taken = Image.open(io.BytesIO(_screenshot(_page(told))))
    exif = Image.Exif()
    exif[DESCRIPTION] = mark(drawn)
    taken.convert("RGB").save(picture, quality=82, method=6, exif=exif)


def _page(told: dict[str, Any]) -> str:
    built = PAGE / "build" / "board.js"
    if not built.exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--legacy-peer-deps"], cwd=PAGE, check=True)
        subprocess.run(["npm", "run", "build"], cwd=PAGE, check=True)
    data = json.dumps(told).replace("</", "<\\/")
    style = f'<link rel="stylesheet" href="{built.with_suffix(".css").as_uri()}">'
    script = f'<script>window.board = {data}</script><script src="{built.as_uri()}"></script>'
    return f'<!doctype html><meta charset="utf-8">{style}<body><div id="board"></div>{script}'


def _screenshot(page: str) -> bytes:
    """Fails if the page does."""
    from playwright.sync_api import sync_playwright
    from tests.browser.conftest import ARGUMENTS, chromium

    errors: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        file = Path(folder) / "board.html"
        file.write_text(page, encoding="utf-8")
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        shown = browser.new_page(viewport={"width": WIDTH, "height": 900})
        shown.on("pageerror", lambda error: errors.append(str(error)))
        shown.goto(file.as_uri())
        shown.wait_for_function("document.querySelectorAll('.u-over').length > 0")
        shown.wait_for_timeout(1000)
        taken = shown.locator("#board").screenshot()
        browser.close()
    if errors:
        raise SystemExit("\n".join(errors))
    return taken

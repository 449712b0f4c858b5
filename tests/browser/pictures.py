"""The pictures of the README, made anew: `python -m tests.browser.pictures`.

Home, a laptop's table with all seats taken, and a battle of Condottiere up to its result, as a film.
"""

from __future__ import annotations

import io
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Iterator

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import signoria
from signoria.kernel import State
from signoria.testing import scene
from tests.browser.conftest import ARGUMENTS, ROOT, chromium
from tests.browser.laptop_scenes import renaissance
from tests.browser.player import LAPTOP, Player
from tests.browser.site import Site
from tests.browser.staged import Staging

DOCS = ROOT / "docs"
NAMES = ("Isabella", "Tomás", "Farinata", "Yuki", "Lucia", "Ugo")
CARD = "[data-testid=outcome] h2"
MOMENT, LONG, LAST = 1100, 2200, 6000  # ms that a picture of the film stays

# The battle for Bologna, move by move: what has been laid when the film begins, and what it shows picture by picture.
BEFORE = (
    ["1 choose_region bologna", *(f"{seat} keep_hand" for seat in range(6))],
    ["1 play_card mercenary_10", "2 play_card mercenary_6", "3 play_card mercenary_10"],
    ["4 play_card mercenary_5", "5 play_card mercenary_6", "0 play_card mercenary_6"],
    ["1 play_card mercenary_5", "2 play_card mercenary_5", "3 play_card mercenary_4"],
    ["4 play_card mercenary_4", "5 play_card mercenary_2", "0 play_card mercenary_4"],
    ["1 play_card courtesan", "2 play_card mercenary_2", "3 play_card mercenary_1"],
    ["4 play_card mercenary_3", "5 play_card mercenary_2", "0 play_card mercenary_3"],
    ["1 play_card mercenary_2", "2 play_card mercenary_3", "3 play_card mercenary_2", "4 pass", "5 pass"],
)
SHOWN = (
    ["0 play_card drummer"],
    ["1 play_card mercenary_10"],
    ["2 play_card mercenary_5", "3 pass"],
    ["0 play_card courtesan"],
    ["1 play_card courtesan", "2 pass"],
    ["0 play_card mercenary_5"],
    ["1 pass"],
    ["0 pass"],
)
ATTACK = (
    "0 declare_attack bologna ferrara",
    "0 commit_attack knights cannon engineer",
    "1 commit_defence knights none",
    "1 no_counter",
    "1 no_sign",
    "1 no_retreat",
)


class Company(Staging):
    """All seats are taken by people who are here, but for two bots."""

    def with_names(self, table: dict[str, Any]) -> dict[str, Any]:
        for seat, place in enumerate(table["seats"]):
            place |= {"name": self.names[seat]}
            if seat not in (2, 5):
                place |= {"kind": "person", "driver": "", "online": True}
        return table


def battle(shown: int) -> State:
    """The battle after so much of what is shown."""
    g = scene(
        "condottiere",
        6,
        stage="choose_region",
        pope="roma",
        holder=1,
        battles=9,
        realms=["siena ancona", "milano venezia napoli", "parma ferrara", "urbino", "genova lucca", "torino"],
        hands=[
            "6 5 5 4 3 courtesan drummer scarecrow winter",
            "10 10 5 2 1 courtesan courtesan",
            "6 5 5 3 2 1",
            "10 4 2 1 1",
            "6 5 4 3",
            "6 3 2 2",
        ],
    )
    return played(g, *(move for line in (*BEFORE, *SHOWN[:shown]) for move in line))


def played(g: State, *moves: str) -> State:
    for move in moves:
        seat, _, action = move.partition(" ")
        g.submit(int(seat), action)
    return g


def picture(player: Player) -> Image.Image:
    player.rest()
    return Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")


def seated(browser: Browser, site: Site, position: State) -> tuple[Player, Staging]:
    player = Player(browser, site.address, size=LAPTOP, results="close", confirm="always")
    staging = Company(player, NAMES, still=True)
    staging.scene = position
    player.play_now(position.game.id, seats=position.seats, level="expert", seat=0)
    return player, staging


def film(player: Player, staging: Staging) -> Iterator[tuple[Image.Image, int]]:
    page = player.page
    drummer = signoria.game("condottiere").nouns["card"].index["drummer"]
    yield picture(player), LONG
    page.locator(f".hand [data-target='card:{drummer}']").click()
    page.mouse.move(700, 20)
    yield picture(player), LONG
    for shown in range(1, len(SHOWN)):
        staging.go_on(battle(shown))
        page.wait_for_selector("section.prompt")
        yield picture(player), MOMENT
    staging.go_on(battle(len(SHOWN)))
    page.wait_for_selector(CARD)
    yield picture(player), LAST


def take_home(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, size=(1440, 960))
    page = player.open()
    page.wait_for_selector(".poly li")
    page.wait_for_load_state("networkidle")
    picture(player).save(DOCS / "home.png", optimize=True)
    player.close()


def take_table(browser: Browser, site: Site) -> None:
    player, _ = seated(browser, site, played(renaissance(), *ATTACK))
    viterbo = signoria.game("renaissance").nouns["city"].index["viterbo"]
    player.page.locator("[data-kind=declare_attack]").click()
    player.page.locator(f"[data-target='city:{viterbo}']").first.dispatch_event("click")
    player.page.wait_for_selector("section.prompt .btn.primary[data-code]")
    player.page.get_by_test_id("outcome").wait_for()
    picture(player).save(DOCS / "table.png", optimize=True)
    player.close()


def take_battle(browser: Browser, site: Site) -> None:
    player, staging = seated(browser, site, battle(0))
    pictures, stays = zip(*film(player, staging), strict=True)
    first, *others = pictures
    first.save(
        DOCS / "battle.webp", save_all=True, append_images=others, duration=list(stays), loop=0, quality=72, method=6
    )
    player.close()


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for take in (take_home, take_table, take_battle):
            take(browser, site)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()

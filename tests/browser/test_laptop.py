"""Every title on the most common laptop with all seats taken: everything in sight, and a board that keeps its size."""

from __future__ import annotations

from typing import Callable

import pytest

from tests.browser.laptop_scenes import FULLEST, SEATS
from tests.browser.measure import board_box, faults
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging
from tests.browser.test_titles import MOVE

Come = Callable[..., Player]
LARGER = ((1440, 900), (1920, 1080), (2560, 1440))
MOVES = 8
PANELS = "[...document.querySelectorAll('.seats li')].map(one => one.innerText + one.offsetHeight).join()"


@pytest.mark.parametrize("game", SEATS)
def test_a_laptop_shows_everything_with_all_seats_taken(person: Come, game: str) -> None:
    """In both languages and themes, long names, the longest hands: nothing small, cropped, covered or scrolled."""
    player = person(size=LAPTOP)
    staging = Staging(player)
    staging.scene = FULLEST[game][0]()
    table = str(player.play_now(game=game, seats=SEATS[game], level="random", seat=0)["id"])
    first = player.page.evaluate(PANELS)
    look_at_all(player, staging, table, game)
    staging.scene = FULLEST[game][0]()
    player.sit(table)
    assert player.page.evaluate(PANELS) == first, "a reload changes the panels"
    grows_with_the_window(player, game)
    player.change_settings(language="fr", theme="dark")
    look_at_all(player, staging, table, game)


def look_at_all(player: Player, staging: Staging, table: str, game: str) -> None:
    for number, position in enumerate(FULLEST[game]):
        staging.scene = position()
        player.sit(table)
        player.shot(f"laptop-{game}-{number}-{player.language}")
        no_faults(player, f"{game}, position {number}, {player.language}")


def no_faults(player: Player, name: str) -> None:
    player.rest()
    found = faults(player)
    assert not found, f"{name}:\n" + "\n".join(found)


def grows_with_the_window(player: Player, game: str) -> None:
    width, height = board_box(player)[2:]
    for size in LARGER:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        no_faults(player, f"{game} at {size}")
        wider, higher = board_box(player)[2:]
        assert wider > 1.04 * width
        assert higher > 1.04 * height
        width, height = wider, higher
    player.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})


@pytest.mark.parametrize("game", SEATS)
def test_the_board_keeps_its_size_while_a_game_is_on(person: Come, game: str) -> None:
    """Through prompts of any length, all choices opened, picks and answers; whole games are watched elsewhere."""
    player = person(size=LAPTOP)
    Staging(player)
    player.play_now(game=game, seats=SEATS[game], level="random", seat=0)
    player.watch_board()
    for move in range(MOVES):
        if not player.wait_until_asked():
            break
        choices = player.page.locator("section.prompt [aria-expanded]:visible")
        if move % 3 == 0 and choices.count():
            choices.click()
            player.page.evaluate("new Promise(requestAnimationFrame)")
        player.page.evaluate(MOVE)
        player.settle()
    found = faults(player)
    assert not found, "\n".join(found)
    player.board_kept_its_size()

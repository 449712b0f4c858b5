"""Battle, auction and war beside the board say the same after a reload."""

from __future__ import annotations

from typing import Callable

import pytest

from tests.browser.player import Player

Come = Callable[..., Player]
STAGE = "document.querySelector('.side .stage')?.textContent.replace(/\\s+/g, ' ')"


@pytest.mark.parametrize("game", ["condottiere", "il_principe", "princes", "renaissance"])
def test_a_reload_forgets_nothing(person: Come, game: str) -> None:
    player = person()
    table = player.play_now(game=game, seats=4, level="random")["id"]
    different: set[str] = set()
    for move in range(16):
        if not player.wait_until_asked():
            break
        if move % 3 == 0:
            before = str(player.page.evaluate(STAGE))
            different.add(before)
            player.sit(table)
            assert player.wait_until_asked()
            player.until(f"{STAGE} === {before!r}")
        player.move_by_mouse()
        player.settle()
    assert len(different) > 2, "the stage has hardly changed: nothing was tried"

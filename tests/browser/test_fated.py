"""The server of these tests leaves nothing to chance: what passes once passes always."""

from __future__ import annotations

from typing import Callable

from tests.browser.played_out import finished
from tests.browser.player import Player

Come = Callable[..., Player]
MOVES = """async (table) => (await (await fetch(`/api/tables/${table}/replay`)).json())
  .steps.map(({seat, text}) => `${seat} ${text}`).sort((a, b) => a[0] - b[0])"""


def test_the_same_game_of_the_same_person_goes_the_same_way(person: Come) -> None:
    games = []
    for one in (person(), person()):
        games.append([one.page.evaluate(MOVES, finished(one)) for _ in range(2)])
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]

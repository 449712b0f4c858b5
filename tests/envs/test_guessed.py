"""A title that describes no tensors has some all the same, guessed from its views."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from signoria import games
from signoria.envs.guessed import guessed_fields
from signoria.envs.layout import OWN, Layout, Vectors
from signoria.titles import title as find_title

TITLES = [game.id for game in games()]
SAY = """
from signoria.envs.guessed import guessed_fields
from signoria.titles import title
print([(f.path, f.kind, f.group, f.of, f.top, f.low) for f in guessed_fields(title("principato"), 3)])
"""


@pytest.mark.parametrize("id", TITLES)
def test_every_view_of_a_game_becomes_numbers_from_0_to_1(id: str) -> None:
    title = find_title(id)
    game, seats = title.game, title.game.usual_seats
    layout = Layout(guessed_fields(title, seats), seats)
    vectors, rng = Vectors(layout), Random(3)
    g = game.start(seats, seed=99)
    for _ in range(400):
        if g.over:
            break
        for seat in range(seats):
            vector = vectors.of(g.view(seat), seat)
            assert 0 <= vector.min() <= vector.max() <= 1
        seat = g.first_to_act()
        assert (layout.encode(g.view(seat), seat) == vectors.of(g.view(seat), seat)).all()
        g.act(seat, rng.choice(g.legal(seat)))
    assert len(layout.labels()) == layout.size


@pytest.mark.parametrize("id", TITLES)
def test_what_a_spectator_does_not_see_alike_is_not_public(id: str) -> None:
    fields: dict[str, Any] = {
        field.path: field for field in guessed_fields(find_title(id), find_title(id).game.max_seats)
    }
    hidden = [path for path in fields if path.split("[")[0] in ("hand", "draft", "own_buried", "own_offer")]
    assert all(fields[path].group == OWN for path in hidden)
    assert any(field.group == OWN for field in fields.values())


def test_a_list_with_an_entry_for_each_seat_is_told_from_one_that_happens_to_be_as_long() -> None:
    paths = {field.path for field in guessed_fields(find_title("princes"), 5)}
    assert "players[].gold" in paths
    assert "status" in paths  # of the five cities


def test_every_process_guesses_the_same() -> None:
    said = {
        subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True).stdout for _ in range(2)
    }
    assert len(said) == 1

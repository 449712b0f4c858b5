"""Every example that can be played is a game like any other: it keeps the laws, and its record begins where it did."""

from __future__ import annotations

from random import Random

import pytest

from signoria.guide import Position, guide_of
from signoria.kernel import Record, State
from signoria.kernel.scene import DICE, scene_words
from signoria.testing.laws import Play, fingerprint
from signoria.titles import game, own
from signoria.titles import title as find_title

EXAMPLES = {
    f"{id}-{example.id}": (id, example.position)
    for id in own()
    for example in guide_of(game(id), game(id).pack()).examples
}
POSITIONS = {name: (id, position) for name, (id, position) in EXAMPLES.items() if position is not None}
every_position = pytest.mark.parametrize(("id", "position"), POSITIONS.values(), ids=POSITIONS)


def begun(id: str, position: Position, seed: int) -> State:
    return find_title(id).stage(position.scene, position.seats, seed, None, position.options)


class PlayOn(Play):
    """A random game from a position, under the laws."""

    def __init__(self, g: State, seed: int) -> None:
        self.g, self.rng = g, Random(seed)
        self.every, self.limit, self.aside_rate, self.decisions = 40.0, 10_000, 0.1, 0


def test_only_examples_about_the_end_of_a_game_cannot_be_played() -> None:
    assert {name for name, (_, position) in EXAMPLES.items() if position is None} == {
        "il_principe-regions",
        "il_principe-sets",
    }


@every_position
def test_a_game_from_an_example_keeps_the_laws(id: str, position: Position) -> None:
    g = begun(id, position, 1)
    assert position.seat in g.to_act
    play = PlayOn(g, 1)
    play.examine()
    play.run()


@every_position
def test_its_record_says_where_it_began(id: str, position: Position) -> None:
    g, rng = begun(id, position, 2), Random(2)
    while not g.over and g.moves < 25:
        seat = g.first_to_act()
        g.submit(seat, rng.choice(g.legal(seat)))
    text = g.record().text()
    read = Record.parse(text)
    assert f"\nscene {position.scene}\n" in text
    assert read.text() == text
    assert fingerprint(read.verify()) == fingerprint(g)
    assert fingerprint(read.start()) == fingerprint(begun(id, position, 2))


@every_position
def test_chance_is_left_to_the_seed(id: str, position: Position) -> None:
    """Whoever has read the example knows no roll that is to come, and no order of a pile."""
    words = scene_words(position.scene)
    assert DICE not in words
    assert "deck" not in words
    assert not begun(id, position, 3).script


@every_position
def test_imagining_forgets_how_it_began(id: str, position: Position) -> None:
    g = begun(id, position, 4)
    assert [g.imagine(seat, bytes(16)).scene for seat in range(g.seats)] == [""] * g.seats

"""No bot knows more than its seat: everything hidden may be swapped without changing a decision."""

from __future__ import annotations

from random import Random
from typing import Any, Optional

import pytest

from signoria import games
from signoria.bots import ADAPTIVE, LEVELS, SEARCHING, Sight, bot
from signoria.bots.characters import CHARACTERS, characters_for
from signoria.bots.levels import WAYS
from signoria.bots.memory import recall
from signoria.bots.roles import recalls
from tests.bots.positions import choices

TITLES = [pytest.param(game, id=game.id) for game in games()]


@pytest.mark.parametrize("level", [*LEVELS, ADAPTIVE])
@pytest.mark.parametrize("game", TITLES)
def test_swapping_everything_hidden_changes_no_decision(game: Any, level: str) -> None:
    hides_nothing(game, level, 2 if level in SEARCHING else 12)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", TITLES)
def test_no_character_knows_more_than_its_level(game: Any, character: str) -> None:
    if character in characters_for(game.id):
        for level in ("novice", "adept", "expert"):
            hides_nothing(game, f"{level}/{character}", 6)
        for level in SEARCHING:
            hides_nothing(game, f"{level}/{character}", 1)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", TITLES)
def test_no_way_to_search_knows_more(game: Any, way: str) -> None:
    hides_nothing(game, "grandmaster", 2, way)


def hides_nothing(game: Any, level: str, positions: int, way: Optional[str] = None) -> None:
    player = bot(level, game.id, iterations=3, way=way)
    for g, seat in choices(game, game.usual_seats, 3, positions, 9):
        answer = player.choose(Sight(g, seat, Random(5)))
        moments = recall(g, seat, recalls(player))
        for other in (b"a" * 16, b"b" * 16):
            swapped = g.imagine(seat, other)
            past = [moment._replace(before=moment.before.imagine(seat, other)) for moment in moments]
            assert player.choose(Sight(swapped, seat, Random(5), past)) == answer


@pytest.mark.parametrize("game", TITLES)
def test_nothing_true_lies_behind_a_blind_sight(game: Any) -> None:
    for g, seat in choices(game, game.usual_seats, 4, 3, 11):
        seen = Sight.blind(g, seat, Random(1))
        assert seen._g is not g
        assert seen._g.imagined
        assert seen._g.seed != g.seed
        assert seen.view() == g.view(seat)
        assert seen.options == g.legal(seat)


def test_thinking_changes_nothing_on_the_table() -> None:
    from signoria.testing.laws import fingerprint

    for game in games():
        player = bot("master", game.id, iterations=2)
        for g, seat in choices(game, game.min_seats, 5, 1, 8):
            before = fingerprint(g)
            player.choose(Sight(g, seat, Random(2)))
            assert fingerprint(g) == before

"""Golden games: a change in any view, option or event shows up here as text.

Write them anew, on purpose only: `python -m signoria.testing.transcript TITLE`.
"""

from __future__ import annotations

from typing import Any

import pytest

from signoria import games
from signoria.testing.transcript import folder, settings, transcript

CASES = [pytest.param(game, *case, id=case[0]) for game in games() for case in settings(game)]


@pytest.mark.parametrize(("game", "name", "seats", "options"), CASES)
def test_golden_transcript(game: Any, name: str, seats: int, options: dict[str, Any]) -> None:
    golden = (folder(game) / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(game, seats, options) == golden

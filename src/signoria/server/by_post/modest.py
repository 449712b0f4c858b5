"""What does the least harm when somebody's time is out: to pass, where the question can be passed."""

from __future__ import annotations

from typing import Optional

from signoria.kernel import Game


def passing(game: Game, legal: list[int]) -> Optional[int]:
    """The answer that gives up whatever else could be done and chooses nothing; None where every answer chooses."""
    return next((action for action in legal if _passes(game, action)), None)


def _passes(game: Game, action: int) -> bool:
    verb = game.verbs.split(action)[0]
    return verb.ends and not verb.nouns

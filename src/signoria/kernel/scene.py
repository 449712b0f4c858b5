"""A position in words, as the one line of text by which records and tables keep it.

The words are those of a title's part `scene`; `dice` beside them are the next results of every roll. Seats, options
and seed belong to the game, not to its position.
"""

from __future__ import annotations

import json
from typing import Any

DICE = "dice"


class SceneError(ValueError):
    """A scene that cannot be read or set up."""


def scene_text(words: dict[str, Any]) -> str:
    """The words as text: JSON without line breaks, in the order in which they were given."""
    try:
        return json.dumps(words, separators=(",", ":"), default=list)
    except (TypeError, ValueError) as error:
        raise SceneError(f"a scene is made of texts, numbers, lists and dictionaries: {error}") from None


def scene_words(text: str) -> dict[str, Any]:
    try:
        words = json.loads(text)
    except ValueError:
        words = None
    if not isinstance(words, dict):
        raise SceneError(f"a scene is written as a JSON object, got {text[:60]!r}")
    named: dict[str, Any] = seats_as_numbers(words)
    return named


def seats_as_numbers(words: Any) -> Any:
    """JSON and TOML have only texts as keys; scenes call seats by their numbers."""
    if not isinstance(words, dict):
        return words
    return {
        int(key) if isinstance(key, str) and key.isdecimal() else key: seats_as_numbers(value)
        for key, value in words.items()
    }

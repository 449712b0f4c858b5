"""A position in words, as the one line of text by which records and tables keep it.

The words are those of a title's part `scene`; `dice` beside them are the next results of every roll, `moves` what has
been played since by the rules, as `1 bid 4`: so the midst of an auction or a battle is told. Seats, options and seed
belong to the game, not to its position.

Or the position is one of another game: `after` tells its seed, its actions and, if it had one, its own scene. What the
seat `seen_by` could not know then is dealt anew from the seed of the game that begins here.
"""

from __future__ import annotations

import json
from typing import Any, Union

DICE, MOVES, AFTER, SEEN_BY = "dice", "moves", "after", "seen_by"


class SceneError(ValueError):
    """A scene that cannot be read or set up.

    `text` says it in English, with `{names}` of the values. `key` and `values` say the same in any language: a message
    `scene-...` of every title, or one of the title's `scene.LANGUAGE.ftl`. Texts among the values are words of scenes,
    `field` is one of the vocabulary, `seat` counts from nought.
    """

    def __init__(self, text: str, key: str = "", **values: Union[int, str]) -> None:
        super().__init__(text.format(**values) if values else text)
        self.key, self.values = key, values

    def as_told(self, key: str, **values: Union[int, str]) -> SceneError:
        """The same, for a text that quotes what was written and so cannot be told by its values alone."""
        self.key, self.values = key, values
        return self

    @classmethod
    def because(cls, what: str, error: Exception) -> SceneError:
        """What cannot be, with the reason that somebody else found; whatever has no reason is a fault of the rules."""
        found = cls(f"{what}: {error}")
        if isinstance(error, SceneError) and error.key:
            found.key, found.values = error.key, error.values
        else:
            found.key = "scene-broken"
        return found


class EndlessError(SceneError):
    """The rules go round in circles and ask nobody anything: the position is none that a game could reach."""

    def __init__(self, steps: int) -> None:
        super().__init__("the rules went on for {steps} steps and asked nobody anything", "scene-endless", steps=steps)


def scene_text(words: dict[str, Any]) -> str:
    """The words as text: JSON without line breaks, in the order in which they were given."""
    try:
        return json.dumps(words, separators=(",", ":"), default=list)
    except (TypeError, ValueError) as error:
        raise SceneError(f"a scene is made of texts, numbers, lists and dictionaries: {error}") from None


def after(seed: bytes, actions: list[str], seen_by: int, scene: str = "") -> str:
    """The position of a game after these actions, as one seat knows it."""
    played: dict[str, Any] = {"seed": seed.hex(), "actions": actions}
    if scene:
        played["scene"] = scene_words(scene)
    return scene_text({AFTER: played, SEEN_BY: seen_by})


def scene_words(text: str) -> dict[str, Any]:
    try:
        words = seats_as_numbers(json.loads(text))
    except (ValueError, RecursionError):  # no JSON, or boxes within boxes without end
        words = None
    if not isinstance(words, dict):
        raise SceneError(f"a scene is written as a JSON object, got {text[:60]!r}", "scene-unread")
    return words


def seats_as_numbers(words: Any) -> Any:
    """JSON and TOML have only texts as keys; scenes call seats by their numbers."""
    if not isinstance(words, dict):
        return words
    return {
        int(key) if isinstance(key, str) and key.isdecimal() else key: seats_as_numbers(value)
        for key, value in words.items()
    }

"""Every promise of every title that negotiates can be said, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.titles import shelf
from signoria.words import LANGUAGES, Words

NEGOTIATING = [title for title in shelf() if title.parts["pacts"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_every_promise_has_words_and_known_nouns(title: Any, language: str) -> None:
    words = Words(title.game, language, ["A", "B", "C"])
    for template, nouns in title.part("pacts").TEMPLATES.items():
        assert words.raw(f"pact-{template}", author="A", to="B", **dict.fromkeys(nouns, "X")) != f"pact-{template}"
        assert all(noun in title.game.nouns for noun in nouns)


def test_every_event_a_promise_watches_is_said_by_its_title() -> None:
    for title in NEGOTIATING:
        module = title.part("pacts")
        watched = {key for keys, _ in module.MOMENTS.values() for key in keys}
        assert watched <= set(title.game.messages.keys())

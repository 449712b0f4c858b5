"""What puzzles are about, where the verbs of the question tell it."""

from __future__ import annotations

from typing import Any, Mapping

Answer = tuple[str, tuple[int, ...]]  # a verb and the values of its nouns


class ByVerb:
    """The part `themes` of a title: a word for each verb, and none for those that are left out."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def __call__(self, view: Any, seat: int, answers: list[Answer]) -> list[str]:
        return sorted({self.words[verb] for verb, _ in answers if verb in self.words})

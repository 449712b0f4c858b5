"""What an answer is made of, for a prior: few marks serve for many answers.

An answer whose verb has at most one noun is a mark of its own. Where a verb has several nouns, each value of each of
them is a mark, so that what is learned of a city or a price holds with whatever it is named together.
"""

from __future__ import annotations

from functools import cache

from signoria.kernel import Verb
from signoria.titles import game


def marks_of(verb: Verb, action: int) -> list[str]:
    """The names of the marks of an answer."""
    values = verb.values(action)
    words = [noun.text(value - noun.first) for noun, value in zip(verb.nouns, values)]
    if len(words) < 2:
        return [" ".join([verb.name, *words])]
    return [f"{verb.name} {noun.name}={word}" for noun, word in zip(verb.nouns, words)]


class Marks:
    """The marks of a title's answers; what is said out of turn has none."""

    def __init__(self, title: str) -> None:
        verbs = game(title).verbs
        asked = range(min(verbs.size, verbs.first_aside))
        named = [marks_of(verbs.verb_of[action], action) for action in asked]
        self.names = list(dict.fromkeys(name for names in named for name in names))
        places = {name: place for place, name in enumerate(self.names)}
        self.of = [tuple(places[name] for name in names) for names in named]  # by answer


@cache
def marks(title: str) -> Marks:
    return Marks(title)

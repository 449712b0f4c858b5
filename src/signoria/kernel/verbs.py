"""Actions are ints; here they get their names.

Each verb owns a block of codes, `code = base + argument`. Verbs and the words of a noun are
only ever appended, so a code keeps its meaning for as long as a record may live.
"""

from __future__ import annotations

from bisect import bisect_right
from difflib import get_close_matches
from typing import Final, Optional, Sequence

UNSEEN: Final = -1


class Noun:
    """What an argument names: one of some words, or a whole number from first to last."""

    def __init__(self, name: str, words: Sequence[str] = (), first: int = 0, last: int = -1) -> None:
        self.name = name
        self.words = tuple(words)
        self.first = first
        self.size = len(self.words) if self.words else last - first + 1
        self.index = {word: i for i, word in enumerate(self.words)}

    def text(self, value: int) -> str:
        return self.words[value] if self.words else str(self.first + value)

    def parse(self, word: str) -> int:
        if self.words:
            if word in self.index:
                return self.index[word]
            near = get_close_matches(word, self.words, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(self.words)}"
            raise ValueError(f"unknown {self.name} {word!r}: {hint}")
        value = int(word) - self.first if word.isdecimal() else -1
        if not 0 <= value < self.size:
            last = self.first + self.size - 1
            raise ValueError(f"{self.name} must be a whole number from {self.first} to {last}, got {word!r}")
        return value


class Verb:
    """One verb: its name, its nouns, its block of codes; an aside may be said out of turn.

    Who may see its nouns: everybody; if it is `hidden`, only who says it. A hidden aside is not noticed at all, save
    by the seat that one of its nouns names.
    """

    def __init__(self, name: str, nouns: tuple[Noun, ...], base: int, aside: bool, hidden: bool) -> None:
        self.name = name
        self.nouns = nouns
        self.base = base
        self.aside = aside
        self.hidden = hidden
        self.size = 1
        for noun in nouns:
            self.size *= noun.size

    def form(self) -> str:
        """How the verb is written: `bid AMOUNT`."""
        return " ".join([self.name, *(noun.name.upper() for noun in self.nouns)])


class Verbs:
    """The action space of a title."""

    def __init__(self) -> None:
        self.size = 0
        self.verbs: list[Verb] = []
        self.bases: list[int] = []
        self.by_name: dict[str, Verb] = {}
        self.first_aside = 1 << 62

    def verb(self, name: str, *nouns: Noun, hidden: bool = False) -> int:
        """Add a verb and return its base code."""
        return self._add(name, nouns, False, hidden)

    def aside(self, name: str, *nouns: Noun, hidden: bool = False) -> int:
        """Add a verb that may be used out of turn; asides come after all other verbs."""
        return self._add(name, nouns, True, hidden)

    def _add(self, name: str, nouns: tuple[Noun, ...], aside: bool, hidden: bool) -> int:
        if name in self.by_name:
            raise ValueError(f"verb {name!r} exists already")
        if not aside and self.size > self.first_aside:
            raise ValueError(f"verb {name!r} must come before the asides")
        verb = Verb(name, nouns, self.size, aside, hidden)
        if aside:
            self.first_aside = min(self.first_aside, verb.base)
        self.verbs.append(verb)
        self.bases.append(verb.base)
        self.by_name[name] = verb
        self.size += verb.size
        return verb.base

    def split(self, action: int) -> tuple[Verb, list[int]]:
        """The verb of an action and the value of each of its nouns."""
        if not 0 <= action < self.size:
            raise ValueError(f"action must be from 0 to {self.size - 1}, got {action}")
        verb = self.verbs[bisect_right(self.bases, action) - 1]
        rest = action - verb.base
        values: list[int] = []
        for noun in reversed(verb.nouns):
            rest, value = divmod(rest, noun.size)
            values.append(value)
        values.reverse()
        return verb, values

    def seen_as(self, action: int, viewer: int) -> int:
        """What somebody sees who did not say it: the action, its verb alone, or nothing."""
        verb, values = self.split(action)
        if not verb.hidden:
            return action
        if not verb.aside:
            return verb.base
        named = [value for noun, value in zip(verb.nouns, values) if noun.name == "seat"]
        return action if viewer in named else UNSEEN

    def text(self, action: int) -> str:
        verb, values = self.split(action)
        return " ".join([verb.name, *(noun.text(v) for noun, v in zip(verb.nouns, values))])

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise ValueError("an action is a verb and its arguments, got an empty line")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise ValueError(f"unknown verb {words[0]!r}: {_hint(words[0], list(self.by_name))}")
        if len(words) - 1 != len(verb.nouns):
            raise ValueError(f"{verb.name!r} is written {verb.form()!r}, got {text.strip()!r}")
        code = 0
        for noun, word in zip(verb.nouns, words[1:]):
            code = code * noun.size + noun.parse(word)
        return verb.base + code


def _hint(word: str, known: list[str]) -> str:
    near: Optional[list[str]] = get_close_matches(word, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"

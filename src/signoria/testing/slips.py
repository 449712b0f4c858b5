"""What is wrong with a sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Iterator, Mapping, Sequence, Union

from signoria.testing.speech import (
    BEING,
    DETERMINERS,
    EVERYWHERE,
    FAULTS,
    INVARIABLE,
    OTHER_GENDER,
    PLURAL_ENDINGS,
)
from signoria.words.grammar import Named, gender

NBSP = "\u00a0"
BESIDE_NUMBER = re.compile(r"[^\w’ -]")


@dataclass
class Said:
    """A message as it was said, and with what."""

    id: str
    text: str
    named: Mapping[str, Union[str, int]]
    errors: Sequence[Exception] = ()
    people: Sequence[str] = ()
    with_two: dict[str, str] = field(default_factory=dict)  # the same sentence with 2 for each number that is 1

    @property
    def is_sentence(self) -> bool:
        return self.text.rstrip(f" {NBSP})").endswith((".", "?", "!", ":"))


def wrong_with(language: str, said: Said) -> Iterator[str]:
    """Every fault of this sentence; the first is enough to mend it."""
    if said.errors:
        yield f"cannot be said ({said.errors[0]})"
    for pattern, wrong in (*EVERYWHERE, *FAULTS.get(language, ())):
        found = pattern.search(said.text)
        if found:
            yield f"{wrong} ({found[0]!r})"
    if language in FAULTS:
        for check in (_plural, _article, _gender):
            yield from check(language, said)


def _plural(language: str, said: Said) -> Iterator[str]:
    """A word that follows 1 as it follows 2."""
    for two in said.with_two.values():
        for ones in re.finditer(r"(?<![\w×+/:.,-])1 ", said.text):
            after = _phrase(said.text[ones.end() :])
            if not two.startswith("2", ones.start()) or _phrase(two[ones.end() :]) != after:
                continue
            for word in after:
                if word.lower() not in INVARIABLE[language] and re.search(PLURAL_ENDINGS[language], word):
                    yield f"many of one ({word!r})"


def _phrase(text: str) -> list[str]:
    """The next words that may belong to a number: a noun, or an adjective and a noun."""
    words = BESIDE_NUMBER.split(text)[0].split()[:2]
    return words[:1] if len(words) > 1 and words[0][-1:] not in "dsxe" else words


def _article(language: str, said: Said) -> Iterator[str]:
    """A noun that stands without its article."""
    for value in said.named.values():
        if not (isinstance(value, Named) and value.traits.get("article") and said.is_sentence):
            continue
        for found in re.finditer(rf"(\w+) {re.escape(value)}\b", said.text):
            if any(found[0] in own for own in value.traits.values()):
                continue
            if found[1].islower() and found[1] not in DETERMINERS[language]:
                yield f"no article ({found[0]!r})"


def _gender(language: str, said: Said) -> Iterator[str]:
    """A participle of the other gender, or of any beside a person's name."""
    if language not in BEING:
        return
    for value in said.named.values():
        if not isinstance(value, str):
            continue
        label = value.traits.get("name", str(value)) if isinstance(value, Named) else value
        subject = rf"(?<!’)(?<!de )(?<!di )(?<!à )(?<!a ){re.escape(label)}"
        found = re.search(f"{subject} {BEING[language]}", said.text)
        if not found:
            continue
        if value in said.people:
            if any(re.search(ending, found[1]) for ending in OTHER_GENDER[language].values()):
                yield f"a person's gender is guessed ({found[0]!r})"
        elif isinstance(value, Named) and (value.traits.get("article") or value.traits.get("gender")):
            ending = OTHER_GENDER[language].get(gender(language, value))
            if ending and re.search(ending, found[1]):
                yield f"the wrong gender ({found[0]!r})"

"""An option that each seat may settle for itself: which of a few things it has, no two the same."""

from __future__ import annotations

from typing import Any

from signoria.kernel.game import Option, OptionValue
from signoria.kernel.verbs import Noun

ANY = "any"
BETWEEN = "-"


class SeatOption(Option):
    """`choices` for the table as a whole, the default first; or, by seat, a word of `noun` or `any`: `este-any-medici`.

    A seat that wants nothing in particular is left to the default.
    """

    def __init__(self, name: str, choices: tuple[OptionValue, ...], noun: Noun) -> None:
        super().__init__(name, choices)
        self.noun = noun

    def wanted(self, code: int) -> list[int]:
        """What each seat has asked for, -1 for nothing; seats after the last that has are left out."""
        digits: list[int] = []
        rest = code - len(self.choices) + 1
        while rest > 0:
            rest, digit = divmod(rest, self.noun.size + 1)
            digits.append(digit - 1)
        return digits

    def code(self, value: Any) -> int:
        if value in self.choices:
            return super().code(value)
        words = value.split(BETWEEN) if isinstance(value, str) else [""]
        chosen = [word for word in words if word != ANY]
        if len(set(chosen)) < len(chosen) or not all(word in self.noun.words for word in chosen):
            raise ValueError(f"option {self.name} must be {self.values()}, got {value!r}")
        digits = [0 if word == ANY else self.noun.words.index(word) + 1 for word in words]
        number = sum(digit * (self.noun.size + 1) ** seat for seat, digit in enumerate(digits))
        return len(self.choices) - 1 + number if number else 0

    def value(self, code: int) -> OptionValue:
        if code < len(self.choices):
            return self.choices[code]
        return BETWEEN.join(ANY if word < 0 else self.noun.words[word] for word in self.wanted(code))

    def parse(self, text: str) -> OptionValue:
        return self.value(self.code(text.lower()))

    def values(self) -> str:
        plain = ", ".join(str(choice).lower() for choice in self.choices)
        words = ", ".join(self.noun.words)
        return f"{plain}, or by seat {ANY}, {words}, none twice: {self.noun.words[0]}{BETWEEN}{ANY}"

    def with_wish(self, value: OptionValue, seat: int, word: str) -> OptionValue:
        """The value after a seat has asked for a word, or (`any`) thought better of it."""
        words = [ANY if wish < 0 else self.noun.words[wish] for wish in self.wanted(self.code(value))]
        words += [ANY] * (seat + 1 - len(words))
        words[seat] = word
        return self.value(self.code(BETWEEN.join(words)))

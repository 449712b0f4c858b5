"""Conditions over an answer and over what the rules make of it.

A condition holds if all that it names holds:

- `act`: a pattern of actions or several: `play_card mercenary_6|heroine`, `pass`, `bid *`
- `told`: the key of an event that the learner was told of since
- `asked`: the key of the question that the learner is asked next
- `view`: comparisons, `players.0.strength > players.1.strength`; on both sides may stand places in the view of the
  learner, `was.PLACE` in the view before the answer, `told.KEY.PLACE` (an argument of the last event of a kind since),
  numbers, `true`, `false`, `'words'`, `NOUN:WORD` (`region:parma`), and sums and differences of these
"""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import Any, Callable, Final, Mapping, Optional, Sequence

from signoria.guide.pictures import at
from signoria.kernel import Event, Game

COMPARED: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "has": operator.contains,
    "lacks": lambda whole, part: part not in whole,
}
PLAIN: Final = {"true": True, "false": False}
SIGN: Final = re.compile(rf"\s({'|'.join(map(re.escape, COMPARED))})\s")
TERMS: Final = re.compile(r"\s([+-])\s")
KEYS: Final = ("act", "told", "asked", "view")


@dataclass(frozen=True)
class Scope:
    """What a condition may speak of: the learner's views before and after, what was told between, what is asked now."""

    game: Game
    was: Any
    now: Any
    told: Sequence[Event] = ()
    asked: str = ""
    action: Optional[int] = None

    def value(self, text: str) -> Any:
        """What an expression comes to; LookupError if the view has no such place."""
        first, *rest = TERMS.split(text.strip())
        found = self._one(first)
        for sign, term in zip(rest[::2], rest[1::2]):
            found = found + self._one(term) if sign == "+" else found - self._one(term)
        return found

    def _one(self, text: str) -> Any:
        text = text.strip()
        if text in PLAIN:
            return PLAIN[text]
        if text.removeprefix("-").isdecimal():
            return int(text)
        if text[:1] == "'":
            return text.strip("'")
        if ":" in text:
            noun, _, word = text.partition(":")
            return self.game.nouns[noun].first + self.game.nouns[noun].parse(word)
        head, _, rest = text.partition(".")
        if head == "told":
            key, _, place = rest.partition(".")
            return self._last(key).values[int(place)]
        return at(self.was, rest) if head == "was" else at(self.now, text)

    def _last(self, key: str) -> Event:
        for event in reversed(self.told):
            if event.key == key:
                return event
        raise LookupError(key)


@dataclass(frozen=True)
class Condition:
    act: tuple[str, ...] = ()
    told: str = ""
    asked: str = ""
    view: tuple[str, ...] = ()

    def holds(self, scope: Scope) -> bool:
        return (
            (not self.act or any(fits(scope, pattern) for pattern in self.act))
            and (not self.told or any(event.key == self.told for event in scope.told))
            and (not self.asked or self.asked == scope.asked)
            and all(compare(scope, text) for text in self.view)
        )


def condition_of(entry: Mapping[str, Any]) -> Condition:
    act, view = entry.get("act", ()), entry.get("view", ())
    for text in _several(view):
        parted(text)
    return Condition(_several(act), str(entry.get("told", "")), str(entry.get("asked", "")), _several(view))


def _several(value: Any) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


def parted(text: str) -> tuple[str, str, str]:
    left, *rest = SIGN.split(text, maxsplit=1)
    if not rest:
        raise ValueError(f"a comparison is written `PLACE > 3` with one of {', '.join(COMPARED)}, got {text!r}")
    return left, rest[0], rest[1]


def compare(scope: Scope, text: str) -> bool:
    """A place that is not there makes no comparison true."""
    left, sign, right = parted(text)
    try:
        return COMPARED[sign](scope.value(left), scope.value(right))
    except (LookupError, TypeError, ValueError):
        return False


def reckon(scope: Scope, text: str) -> Any:
    """What an expression comes to, or whether a comparison is true."""
    return compare(scope, text) if SIGN.search(text) else scope.value(text)


def fits(scope: Scope, pattern: str) -> bool:
    if scope.action is None:
        return False
    return matches(scope.game.verbs.text(scope.action), pattern)


def matches(text: str, pattern: str) -> bool:
    """Word by word: `*` is anything, `a|b` is either."""
    said, wanted = text.split(), pattern.split()
    return len(said) == len(wanted) and all(
        choice == "*" or word in choice.split("|") for word, choice in zip(said, wanted)
    )

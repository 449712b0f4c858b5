"""Actions are ints; here they get their names.

Each verb owns a block of codes, `code = base + argument`. Verbs and the words of a noun are
only ever appended, so a code keeps its meaning for as long as a record may live.
"""

from __future__ import annotations

from difflib import get_close_matches
from itertools import product
from typing import Final, Iterable, Optional, Sequence

MOST_NOUNS: Final = 3
UNSEEN: Final = -1
EVERYBODY: Final = -1  # every bit set: all seats, and spectators


class Noun:
    """What an argument names: one of some words, or a whole number from first to last.

    Its value is the place of the word, or the number itself. Counted from the first, both are places.
    """

    def __init__(self, name: str, words: Sequence[str] = (), first: int = 0, last: int = -1) -> None:
        self.name = name
        self.words = tuple(words)
        self.first = first
        self.size = len(self.words) if self.words else last - first + 1
        self.index = {word: i for i, word in enumerate(self.words)}

    def text(self, place: int) -> str:
        return self.words[place] if self.words else str(self.first + place)

    def parse(self, word: str) -> int:
        """The place of what a word or a number in digits names."""
        if self.words:
            if word in self.index:
                return self.index[word]
            near = get_close_matches(word, self.words, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(self.words)}"
            raise ValueError(f"unknown {self.name} {word!r}: {hint}")
        place = int(word) - self.first if word.isdecimal() else -1
        if not 0 <= place < self.size:
            last = self.first + self.size - 1
            raise ValueError(f"{self.name} must be a whole number from {self.first} to {last}, got {word!r}")
        return place


class Verb:
    """One verb: its name, its nouns, its block of codes; an aside may be said out of turn.

    It `ends` something if whoever says it gives up all else that could still be done: to pass, to end the turn.

    Who may see its nouns: everybody; if it is `hidden`, only who says it. A hidden aside is not noticed at all, save
    by the seat that one of its nouns names.

    `zero` is the code that values of 0 have or would have: where a loop must be quick, the action of
    a verb with one noun is `zero + value`.
    """

    __slots__ = ("aside", "base", "end", "ends", "hidden", "name", "nouns", "size", "step", "stride", "table", "zero")

    def __init__(
        self, name: str, nouns: tuple[Noun, ...], base: int, aside: bool, hidden: bool, ends: bool = False
    ) -> None:
        if len(nouns) > MOST_NOUNS:
            raise ValueError(f"verb {name!r} has {len(nouns)} nouns, but {MOST_NOUNS} are the most")
        self.name = name
        self.nouns = nouns
        self.base = base
        self.aside = aside
        self.hidden = hidden
        self.ends = ends
        # the values of each action of the block
        self.table: list[tuple[int, ...]] = list(product(*[range(n.first, n.first + n.size) for n in nouns]))
        self.size = len(self.table)
        self.end = base + self.size
        # how far the code goes on with one more of the first noun, and of the second
        self.stride = nouns[1].size * (nouns[2].size if len(nouns) > 2 else 1) if len(nouns) > 1 else 1
        self.step = nouns[2].size if len(nouns) > 2 else 1
        self.zero = 0
        self.zero = base - self.of(*self.table[0])

    def of(self, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The action with these values of the nouns."""
        return self.zero + first * self.stride + second * self.step + third

    def each(self, values: Iterable[int]) -> list[int]:
        """The actions with each of some values of its only noun."""
        zero = self.zero
        return [zero + value for value in values]

    def actions(self) -> list[int]:
        """All actions of this verb."""
        return list(range(self.base, self.end))

    def holds(self, action: int) -> bool:
        """Whether an action is one of this verb."""
        return self.base <= action < self.end

    def among(self, actions: Iterable[int]) -> list[int]:
        """Those of some actions that this verb holds."""
        base, end = self.base, self.end
        return [action for action in actions if base <= action < end]

    def value(self, action: int) -> int:
        """The value of its only noun."""
        return action - self.zero

    def values(self, action: int) -> tuple[int, ...]:
        """The value of each of its nouns."""
        return self.table[action - self.base]

    def form(self) -> str:
        """How the verb is written: `bid AMOUNT`."""
        return " ".join([self.name, *(noun.name.upper() for noun in self.nouns)])


class Verbs:
    """The action space of a title.

    >>> import signoria
    >>> verbs = signoria.game("condottiere").verbs
    >>> verbs.text(verbs.parse("choose_region milano"))
    'choose_region milano'
    """

    def __init__(self) -> None:
        self.size = 0
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.verb_of: list[Verb] = []  # of each code
        self.first_aside = 1 << 62

    def verb(self, name: str, *nouns: Noun, hidden: bool = False, ends: bool = False) -> Verb:
        """Add a verb with nouns."""
        return self._add(name, nouns, False, hidden, ends)

    def aside(self, name: str, *nouns: Noun, hidden: bool = False) -> Verb:
        """Add a verb that may be used out of turn; asides come after all other verbs."""
        return self._add(name, nouns, True, hidden)

    def action(self, name: str, aside: bool = False, hidden: bool = False, ends: bool = False) -> int:
        """Add a verb without nouns, a single action, and return its code."""
        return self._add(name, (), aside, hidden, ends).base

    def _add(self, name: str, nouns: tuple[Noun, ...], aside: bool, hidden: bool, ends: bool = False) -> Verb:
        if name in self.by_name:
            raise ValueError(f"verb {name!r} exists already")
        if not aside and self.size > self.first_aside:
            raise ValueError(f"verb {name!r} must come before the asides")
        verb = Verb(name, nouns, self.size, aside, hidden, ends)
        if aside:
            self.first_aside = min(self.first_aside, verb.base)
        self.verbs.append(verb)
        self.by_name[name] = verb
        self.verb_of += [verb] * verb.size
        self.size += verb.size
        return verb

    def split(self, action: int) -> tuple[Verb, list[int]]:
        """The verb of an action and the place of each of its nouns."""
        if not 0 <= action < self.size:
            raise ValueError(f"action must be from 0 to {self.size - 1}, got {action}")
        verb = self.verb_of[action]
        return verb, [value - noun.first for noun, value in zip(verb.nouns, verb.values(action))]

    def seen_as(self, action: int) -> int:
        """What somebody sees who may know of it and did not say it: the action, or its verb alone."""
        verb = self.verb_of[action]
        return verb.base if verb.hidden and not verb.aside else action

    def heard_by(self, seat: int, action: int) -> int:
        """Bit set of those who may know of an aside: all, or, if it is hidden, its speaker and whom its nouns name."""
        verb = self.verb_of[action]
        if not verb.hidden:
            return EVERYBODY
        heard = 1 << seat
        for noun, value in zip(verb.nouns, verb.values(action)):
            if noun.name == "seat":
                heard |= 1 << value
        return heard

    def text(self, action: int) -> str:
        verb, places = self.split(action)
        return " ".join([verb.name, *(noun.text(place) for noun, place in zip(verb.nouns, places))])

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise ValueError("an action is a verb and its arguments, got an empty line")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise ValueError(f"unknown verb {words[0]!r}: {_hint(words[0], list(self.by_name))}")
        if len(words) - 1 != len(verb.nouns):
            raise ValueError(f"{verb.name!r} is written {verb.form()!r}, got {text.strip()!r}")
        return verb.of(*[noun.first + noun.parse(word) for noun, word in zip(verb.nouns, words[1:])])


def _hint(word: str, known: list[str]) -> str:
    near: Optional[list[str]] = get_close_matches(word, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"

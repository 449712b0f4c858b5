"""What the words of a title's scenes may say: names, kinds and ranges, declared once beside the scene itself.

Whoever sets up a position without knowing the title, as the editor in the browser does, reads it here.
`Vocabulary.read` brings a scene from anywhere into one plain form, or says in words what is wrong with it, before a
title sees it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Callable, Final, Iterable, Literal

from signoria.kernel.scene import AFTER, DICE, MOVES, SceneError

Kind = Literal["number", "flag", "word", "words", "counts", "levels", "seat", "seats"]
SEAT: Final = "seat"
MOST: Final = 400  # words in one place
NOTHING: Final = ""  # a word that was not chosen: nothing is said
GROUPS: Final = ("stage", "seats", "hands", "board", "money", "piles")


class Entry:
    """One word of a vocabulary.

    `kind`: a `number` from `low` to `high`; a `flag`; a `word`; `words`, at most `high`, any as often as the box has
    it; `counts` of words, each from `low` to `high`; `levels`, words with a number each, `milano:2`; a `seat`; some
    `seats`. `words` are those it may use and `noun` what boards call them; `prefix` may be left out of a word. `per`:
    it is said for each seat, or for each of `keys`, which are words of the noun `per`.
    """

    def __init__(
        self, name: str, group: str, kind: Kind, *, words: Iterable[str] = (), noun: str = "", prefix: str = "",
        per: str = "", keys: Iterable[str] = (), low: int = 0, high: int = MOST,
    ) -> None:  # fmt: skip
        self.name, self.group, self.kind = name, group, kind
        self.words, self.noun, self.prefix = tuple(words), noun, prefix
        self.per, self.keys, self.low, self.high = per, tuple(keys), low, high

    def read(self, value: Any, seats: int) -> Any:
        if not self.per or (self.per != SEAT and type(value) is int):  # one number for all of them
            return self.one(value, seats)
        said = {key: self.one(each, seats) for key, each in self.parted(value, seats)}
        return {key: each for key, each in said.items() if each != NOTHING}

    def parted(self, value: Any, seats: int) -> Iterable[tuple[Any, Any]]:
        """What is said for each seat or key; a list is for the seats in order, a single number for all."""
        if self.per == SEAT and type(value) is int:
            value = [value] * seats
        if self.per == SEAT and isinstance(value, (list, tuple)):
            value = dict(enumerate(value))
        if not isinstance(value, dict):
            raise self.unread(f"must say something for each {self.per}, got {value!r}")
        for key in value:
            if self.per == SEAT:
                self.whole(key, 0, seats - 1, f"{self.name}: a seat")
            else:
                self.known(key, self.keys)
        return value.items()

    def one(self, value: Any, seats: int) -> Any:
        if self.kind == "number":
            return self.whole(value, self.low, self.high, self.name)
        if self.kind == "seat":
            return self.whole(value, 0, seats - 1, self.name)
        if self.kind == "flag":
            return self.flag(value)
        if self.kind == "word":
            return self.word(value)
        if self.kind == "seats":
            return sorted({self.whole(each, 0, seats - 1, self.name) for each in self.listed(value)})
        return self.counts(value) if self.kind == "counts" else self.many(value)

    def flag(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.unread(f"must be true or false, got {value!r}")
        return value

    def word(self, value: Any) -> str:
        return self.known(value, self.words) if value else NOTHING

    def listed(self, value: Any) -> list[Any]:
        if isinstance(value, str):
            return value.replace(",", " ").split()
        if not isinstance(value, (list, tuple)):
            raise self.unread(f"must be a list, got {value!r}")
        return list(value)

    def many(self, value: Any) -> list[str]:
        """`6 6 winter`, `2 green red`, `condottiere*2`, or a list of words."""
        found: list[str] = []
        times = 1
        for token in self.listed(value):
            if isinstance(token, str) and token.isdecimal() and self.prefix + token not in self.words:
                times = self.whole(int(token[:4]), 0, MOST, self.name)
                continue
            found += [self.level(token)] * times if self.kind == "levels" else self.repeated(token, times)
            times = 1
        if len(found) > self.high and self.kind == "words":
            raise self.too_many(len(found))
        return found

    def unread(self, why: str) -> SceneError:
        return SceneError(f"{self.name} {why}").as_told("scene-unread-field", field=self.name)

    def too_many(self, got: int) -> SceneError:
        return SceneError(
            "{field} has room for {most}, got {got}", "scene-room", field=self.name, most=self.high, got=got
        )

    def repeated(self, token: Any, times: int) -> list[str]:
        name, _, factor = token.partition("*") if isinstance(token, str) else (token, "", "")
        number = self.whole(int(factor[:4]) if factor.isdecimal() else 1, 0, MOST, self.name)
        return [self.known(name, self.words)] * min(times * number, MOST)

    def level(self, token: Any) -> str:
        name, colon, number = token.partition(":") if isinstance(token, str) else (token, "", "")
        known = self.known(name, self.words)
        if not colon:
            return known
        level = self.whole(int(number[:4]) if number.isdecimal() else -1, self.low, self.high, f"{self.name}: {known}")
        return f"{known}:{level}"

    def counts(self, value: Any) -> dict[str, int]:
        if not isinstance(value, dict):
            raise self.unread(f"must say how many of each, got {value!r}")
        return {
            self.known(word, self.words): self.whole(count, self.low, self.high, f"{self.name}: {word}")
            for word, count in value.items()
        }

    def known(self, word: Any, words: tuple[str, ...]) -> str:
        for name in (word, self.prefix + word) if isinstance(word, str) else ():
            if name in words:
                return name
        near = get_close_matches(str(word), words, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(words)}"
        raise SceneError(f"{self.name}: unknown word {word!r}; {hint}").as_told("scene-unread-field", field=self.name)

    def whole(self, value: Any, low: int, high: int, what: str) -> int:
        if type(value) is not int or not low <= value <= high:
            text = f"{what} must be a whole number from {low} to {high}, got {value!r}"
            raise SceneError(text).as_told("scene-number", field=self.name, low=low, high=high)
        return value


class Vocabulary:
    """All words of a title's scenes, and `start(seats)`, a position to begin with where nothing is said yet."""

    def __init__(self, *entries: Entry, start: Callable[[int], dict[str, Any]] = lambda seats: {}) -> None:
        self.entries, self.start = entries, start
        self.by_name = {entry.name: entry for entry in entries}

    def read(self, words: dict[str, Any], seats: int) -> dict[str, Any]:
        """The same scene in plain form: lists, and dictionaries by seat."""
        if AFTER in words:
            raise SceneError("a position that is set up has no game before it", "scene-unread")
        found: dict[str, Any] = {}
        for name, value in words.items():
            entry = OF_EVERY_TITLE.get(name) or self.by_name.get(name)
            if entry is None:
                text = f"unknown word {name!r} in a scene: one of {', '.join(self.by_name)}"
                raise SceneError(text, "scene-unread")
            said = entry.read(value, seats)
            if said != NOTHING:
                found[name] = said
        return found


class _Dice(Entry):
    def one(self, value: Any, seats: int) -> Any:
        rolled = self.listed(value)
        if len(rolled) > self.high:
            raise self.too_many(len(rolled))
        return [self.whole(each, 1, 6, self.name) for each in rolled]


class _Moves(Entry):
    """Who plays what, as records write it: `1 bid 4`."""

    def one(self, value: Any, seats: int) -> Any:
        played = list(value) if isinstance(value, (list, tuple)) else [value]
        if len(played) > self.high:
            raise self.too_many(len(played))
        for each in played:
            who = each.partition(" ")[0] if isinstance(each, str) and len(each) <= MOST else ""
            if not who.isdecimal() or int(who[:4]) >= seats:
                raise self.unread(f"must be moves such as '1 pass', got {each!r}")
        return played


OF_EVERY_TITLE: Final[dict[str, Entry]] = {
    DICE: _Dice(DICE, "piles", "words", high=60),
    MOVES: _Moves(MOVES, "stage", "words", high=200),
}

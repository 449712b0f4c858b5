"""Which parts of a game a bot uses: how often each verb, and each thing it names, was offered and chosen.

A part is written as an action with dots for what is left open: `declare_war`, `declare_war milan ...`,
`declare_war ... rome`. Of numbers it is told whether the lowest or a higher one was named; seats are no part of a game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final, Iterable, Optional, Sequence

from signoria.kernel import Verbs
from signoria.kernel.verbs import Noun, Verb

ENOUGH: Final = 30  # offers of a part before it says something that it was never taken
OPEN: Final = "..."
LOWEST: Final = "lowest"
HIGHER: Final = "higher"
Counts = dict[str, list[int]]  # of each part: how often it was offered, and how often it was chosen


class Usage:
    """Counts the parts of the game in the decisions of one seat."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def note(self, options: Sequence[int], chosen: Optional[int]) -> None:
        """One decision; None: nothing of what may be said out of turn was said."""
        named: set[str] = set()
        numbers: dict[tuple[Verb, int], set[int]] = {}
        for action in options:
            verb = self.verbs.verb_of[action]
            values = verb.values(action)
            named.update(parts(verb, values))
            for place in number_places(verb):
                numbers.setdefault((verb, place), set()).add(values[place])
        for (verb, place), among in numbers.items():
            if len(among) > 1:
                named.update((part(verb, place, LOWEST), part(verb, place, HIGHER)))
        self.offered.update(named)
        if chosen is not None:
            self.used.update(self._parts_used(chosen, numbers))

    def _parts_used(self, chosen: int, numbers: dict[tuple[Verb, int], set[int]]) -> set[str]:
        verb = self.verbs.verb_of[chosen]
        values = verb.values(chosen)
        used = set(parts(verb, values))
        for place in number_places(verb):
            among = numbers[verb, place]
            if len(among) > 1:
                used.add(part(verb, place, LOWEST if values[place] == min(among) else HIGHER))
        return used

    def counts(self) -> Counts:
        return {name: [offers, self.used[name]] for name, offers in sorted(self.offered.items())}


@cache
def number_places(verb: Verb) -> tuple[int, ...]:
    """Which nouns of a verb are amounts."""
    return tuple(place for place, noun in enumerate(verb.nouns) if not noun.words and noun.name != "seat")


@cache
def parts(verb: Verb, values: tuple[int, ...]) -> tuple[str, ...]:
    """The verb, and the verb with each of the components that an action names."""
    named = [part(verb, place, worded(noun, values[place])) for place, noun in enumerate(verb.nouns) if noun.words]
    return verb.name, *named


def worded(noun: Noun, value: int) -> str:
    return noun.text(value - noun.first)


def part(verb: Verb, place: int, word: str) -> str:
    blanks = [OPEN] * len(verb.nouns)
    blanks[place] = word
    return " ".join([verb.name, *blanks])


def added(counts: Iterable[Counts]) -> Counts:
    """The counts of several seats or games together."""
    total: Counts = {}
    for one in counts:
        for name, (offers, uses) in one.items():
            sums = total.setdefault(name, [0, 0])
            sums[0] += offers
            sums[1] += uses
    return dict(sorted(total.items()))


@dataclass(frozen=True)
class Finding:
    """A part of the game that was never used."""

    part: str
    offers: int

    def __str__(self) -> str:
        return f"{self.part}: never used though offered {self.offers:,} times"


def never_used(counts: Counts, enough: int = ENOUGH) -> list[Finding]:
    """What was offered often enough and never chosen, most often offered first; a verb speaks for all it names."""
    dead = {name for name, (offers, uses) in counts.items() if not uses and offers >= enough}
    heads = [name for name in dead if " " not in name or name.partition(" ")[0] not in dead]
    return sorted((Finding(name, counts[name][0]) for name in heads), key=lambda found: (-found.offers, found.part))

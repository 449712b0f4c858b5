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
from signoria.kernel.verbs import Verb

ENOUGH: Final = 5.0  # uses that even choices would have brought before it says something that there was none
OPEN: Final = "..."
LOWEST: Final = "lowest"
HIGHER: Final = "higher"
Counts = dict[
    str, list[float]
]  # of each part: how often it was offered, chosen, and would be if all were chosen evenly


class Usage:
    """Counts the parts of the game in the decisions of one seat."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.even: dict[str, float] = {}

    def note(self, options: Sequence[int], chosen: Optional[int]) -> None:
        """One decision; None: nothing of what may be said out of turn was said."""
        verbs: set[Verb] = set()
        named: dict[tuple[Verb, int], set[str]] = {}
        numbers: dict[tuple[Verb, int], set[int]] = {}
        for action in options:
            verb = self.verbs.verb_of[action]
            verbs.add(verb)
            values = verb.values(action)
            for place in component_places(verb):
                named.setdefault((verb, place), set()).add(component(verb, place, values[place]))
            for place in number_places(verb):
                numbers.setdefault((verb, place), set()).add(values[place])
        for (verb, place), among in numbers.items():
            if len(among) > 1:
                named[verb, place] = {part(verb, place, LOWEST), part(verb, place, HIGHER)}
        self._note_offers(verbs, named, None if chosen is None else self.verbs.verb_of[chosen])
        if chosen is not None:
            self.used.update(self._parts_used(chosen, numbers))

    def _note_offers(
        self, verbs: set[Verb], named: dict[tuple[Verb, int], set[str]], chosen: Optional[Verb]
    ) -> None:  # fmt: skip
        silence = 1 if chosen is None or chosen.aside else 0
        names = {verb.name for verb in verbs}
        self._note_evenly(names, 1 / (len(names) + silence))
        for (verb, _), components in named.items():
            self._note_evenly(components, 1 / len(components) if verb is chosen else 0.0)

    def _note_evenly(self, names: set[str], share: float) -> None:
        self.offered.update(names)
        for name in names:
            self.even[name] = self.even.get(name, 0.0) + share

    def _parts_used(self, chosen: int, numbers: dict[tuple[Verb, int], set[int]]) -> set[str]:
        verb = self.verbs.verb_of[chosen]
        values = verb.values(chosen)
        used = {verb.name, *(component(verb, place, values[place]) for place in component_places(verb))}
        for place in number_places(verb):
            among = numbers[verb, place]
            if len(among) > 1:
                used.add(part(verb, place, LOWEST if values[place] == min(among) else HIGHER))
        return used

    def counts(self) -> Counts:
        return {
            name: [offers, self.used[name], round(self.even[name], 2)] for name, offers in sorted(self.offered.items())
        }


@cache
def component_places(verb: Verb) -> tuple[int, ...]:
    """Which nouns of a verb name a component."""
    return tuple(place for place, noun in enumerate(verb.nouns) if noun.words)


@cache
def number_places(verb: Verb) -> tuple[int, ...]:
    """Which nouns of a verb are amounts."""
    return tuple(place for place, noun in enumerate(verb.nouns) if not noun.words and noun.name != "seat")


@cache
def component(verb: Verb, place: int, value: int) -> str:
    """The verb with one of the components that it names."""
    noun = verb.nouns[place]
    return part(verb, place, noun.text(value - noun.first))


def part(verb: Verb, place: int, word: str) -> str:
    blanks = [OPEN] * len(verb.nouns)
    blanks[place] = word
    return " ".join([verb.name, *blanks])


def added(counts: Iterable[Counts]) -> Counts:
    """The counts of several seats or games together."""
    total: Counts = {}
    for one in counts:
        for name, figures in one.items():
            sums = total.setdefault(name, [0, 0, 0.0])
            for place, figure in enumerate(figures):
                sums[place] += figure
    return dict(sorted(total.items()))


@dataclass(frozen=True)
class Finding:
    """A part of the game that was never used."""

    part: str
    offers: int

    def __str__(self) -> str:
        return f"{self.part}: never used though offered {self.offers:,} times"


def never_used(counts: Counts, enough: float = ENOUGH) -> list[Finding]:
    """What was never chosen though even choices would have, most often offered first."""
    dead = {name for name, (_, uses, even) in counts.items() if not uses and even >= enough}
    found = [Finding(name, int(counts[name][0])) for name in dead]
    return sorted(found, key=lambda finding: (-finding.offers, finding.part))

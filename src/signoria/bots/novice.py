"""The beginner: finds the expert's answer some of the time, and makes a beginner's mistake otherwise."""

from __future__ import annotations

from random import Random
from typing import Final, Mapping, Optional

from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel import Verbs

TIMID: Final = 3  # a beginner names one of the lowest numbers


class Novice:
    """An expert's answer with the chance `insight`, at tables of some sizes another one; else a slip."""

    def __init__(self, expert: Bot, insight: float, insight_at: Optional[Mapping[int, float]] = None) -> None:
        self.expert = expert
        if isinstance(expert, Talker):
            self.aside = expert.aside
        self.insight, self.insight_at = insight, insight_at or {}

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        if sight.rng.random() < self.insight_at.get(sight.seats, self.insight):
            return self.expert.choose(sight)
        return slip(options, sight.game.verbs, sight.rng)


def slip(options: list[int], verbs: Verbs, rng: Random) -> int:
    """First what to do, then with what: so a long list of bids does not make a spendthrift."""
    kinds: dict[int, list[int]] = {}
    numbers: set[int] = set()
    for action in options:
        verb = verbs.verb_of[action]
        kinds.setdefault(verb.base, []).append(action)
        if verb.nouns and not verb.nouns[-1].words and verb.nouns[-1].name != "seat":
            numbers.add(verb.base)
    base = rng.choice(sorted(kinds))
    fitting = sorted(kinds[base])
    return rng.choice(fitting[:TIMID] if base in numbers else fitting)

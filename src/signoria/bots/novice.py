"""The beginner: knows what an expert would do some of the time, and guesses otherwise."""

from __future__ import annotations

from typing import Final, Optional

from signoria.bots.sight import Bot, Sight, Talker

# how often the novice finds the expert's answer; measured so that each level beats the one below
# by about the same factor (docs/bots.md)
INSIGHT: Final = {"condottiere": 0.4, "il_principe": 0.6, "principato": 0.6, "princes": 0.6, "renaissance": 0.6}
USUAL_INSIGHT: Final = 0.6


class Novice:
    """An expert's answer with the chance `insight`, else any legal one."""

    def __init__(self, expert: Bot, insight: float = USUAL_INSIGHT) -> None:
        self.expert = expert
        self.insight = insight

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        if sight.rng.random() < self.insight:
            return self.expert.choose(sight)
        return sight.rng.choice(options)

    def aside(self, sight: Sight) -> Optional[int]:
        return self.expert.aside(sight) if isinstance(self.expert, Talker) else None

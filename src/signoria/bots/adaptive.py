"""A bot that keeps a table closer: its best when it is behind, and less and less the further it is ahead.

It judges its own chance from what its seat knows and is told nothing of who is a person. How near even the chance of
whoever else sits there comes is measured in docs/bots.md.
"""

from __future__ import annotations

from typing import Final, Optional

from signoria.bots.novice import slip
from signoria.bots.outlook import outlook_of
from signoria.bots.roles import Judge
from signoria.bots.sight import Bot, Sight, Talker
from signoria.titles import title as find_title

AT_EASE: Final = 0.9  # times its fair share: below this it plays its best
STEEP: Final = 2.5  # how fast it lets go above
LEAST: Final = 0.1  # of its decisions are still the expert's


class Adaptive:
    """The expert's answer, or a beginner's slip: the likelier the better it stands."""

    def __init__(self, expert: Bot, title: str) -> None:
        self.expert = expert
        if isinstance(expert, Talker):
            self.aside = expert.aside
        self.outlook = outlook_of(title)
        self.learned: Optional[Judge] = find_title(title).usable("judgement")

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        if sight.rng.random() < insight(self.chance(sight) * sight.seats):
            return self.expert.choose(sight)
        return slip(options, sight.game.verbs, sight.rng)

    def chance(self, sight: Sight) -> float:
        """Of victory, as this seat may judge it."""
        world, judge = sight.imagine(), self.learned
        if judge is not None and judge.learned_from(sight.game, sight.seats, sight.settings, sight.box.pack):
            return judge.chances(world, sight.seat)[sight.seat]
        return self.outlook(world)[sight.seat]


def insight(times_fair: float) -> float:
    """How often it finds the expert's answer, by its chance in times the fair share."""
    return min(1.0, max(LEAST, 1.0 - STEEP * (times_fair - AT_EASE)))

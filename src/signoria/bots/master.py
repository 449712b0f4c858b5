"""The master: searches imagined worlds, and can say what it considered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from signoria.bots.ismcts import Search, Tuning
from signoria.bots.levels import levels_of
from signoria.bots.outlook import outlook_of
from signoria.bots.sight import Bot, Sight, Talker

SECONDS: Final = 1.8  # a move takes at most two seconds, the last play-out included


@dataclass(frozen=True)
class Thought:
    """One action that was considered."""

    action: int
    text: str
    visits: int
    expected: list[float]  # the result of each seat, near its chance to win
    chosen: bool
    expert: bool  # whether the scripted expert would do it


class Master:
    """Information-set tree search with the expert as its guide.

    With `iterations` the same seed gives the same move everywhere; with `seconds` it uses its time.
    """

    def __init__(
        self,
        expert: Bot,
        title: str,
        iterations: Optional[int] = None,
        seconds: float = SECONDS,
        tuning: Optional[Tuning] = None,
    ) -> None:
        self.expert = expert
        if isinstance(expert, Talker):
            self.aside = expert.aside
        self.iterations, self.seconds = iterations, seconds
        self.tuning = tuning or levels_of(title).search
        self.outlook = outlook_of(title)

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        return self.search(sight).race.choice()

    def explain(self, sight: Sight) -> list[Thought]:
        """The actions considered: the chosen one first, then the most visited."""
        search = self.search(sight)
        best, verbs = search.race.choice(), sight.game.verbs
        thoughts = [
            Thought(
                action=action,
                text=verbs.text(action),
                visits=child.visits,
                expected=[round(child.mean(seat), 4) for seat in range(search.seats)],
                chosen=action == best,
                expert=action == search.advice,
            )
            for action, child in search.root.children.items()
        ]
        return sorted(thoughts, key=lambda thought: (not thought.chosen, -thought.visits, thought.action))

    def search(self, sight: Sight) -> Search:
        search = Search(sight, self.expert, self.outlook, self.tuning)
        search.run(self.iterations, self.seconds)
        return search

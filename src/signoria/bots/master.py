"""The master: searches imagined worlds, and can say what it considered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from signoria.bots.ismcts import MARGIN_WEIGHT, Search, Tuning
from signoria.bots.levels import levels_of
from signoria.bots.outlook import Outlook, outlook_of
from signoria.bots.roles import Judge
from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel import State
from signoria.titles import title as find_title

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

    With `iterations` the same seed gives the same move everywhere; with `seconds` it uses its time. `judged` says
    whether imagined positions are judged by what the title has learned; left out, as is best for the title. Tables
    that differ from those it learned from, by options or figures, are always judged by the outlook.
    """

    def __init__(
        self,
        expert: Bot,
        title: str,
        iterations: Optional[int] = None,
        seconds: float = SECONDS,
        tuning: Optional[Tuning] = None,
        judged: Optional[bool] = None,
    ) -> None:
        self.expert = expert
        if isinstance(expert, Talker):
            self.aside = expert.aside
        self.iterations, self.seconds = iterations, seconds
        levels = levels_of(title)
        self.tuning, self.judged_tuning = tuning or levels.search, tuning or levels.judged_search
        self.outlook = outlook_of(title)
        wanted = levels.judged if judged is None else judged
        self.judgement: Optional[Judge] = find_title(title).usable("judgement") if wanted else None

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
        judge = self.judgement
        if judge is not None and judge.learned_from(sight.game, sight.seats, sight.settings, sight.box.pack):
            search = self.prepared(sight, seen_by(judge, sight.seat, sight.seats), self.judged_tuning)
        else:
            search = self.prepared(sight, self.outlook, self.tuning)
        search.run(self.iterations, self.seconds)
        return search

    def prepared(self, sight: Sight, outlook: Outlook, tuning: Tuning) -> Search:
        """A search that has not begun."""
        return Search(sight, self.expert, outlook, tuning)


def seen_by(judge: Judge, seat: int, seats: int) -> Outlook:
    """Positions of imagined worlds as the seat that searches would see them there, on the scale of results."""
    level = MARGIN_WEIGHT / 2 / seats  # nobody knows yet who leads in points

    def look(world: State) -> list[float]:
        return [(1 - MARGIN_WEIGHT) * chance + level for chance in judge.chances(world, seat)]

    return look

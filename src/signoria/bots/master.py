"""Levels that search imagined worlds and can say what they considered; among them the master."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Final, Optional

from signoria.bots.ismcts import MARGIN_WEIGHT, Search, Tuning
from signoria.bots.levels import Effort, levels_of
from signoria.bots.outlook import Outlook, outlook_of
from signoria.bots.roles import Judge
from signoria.bots.sight import Bot, RandomBot, Sight, Talker
from signoria.kernel import State
from signoria.titles import title as find_title

SECONDS: Final = 1.8  # a master's move takes at most two seconds, the last play-out included


@dataclass(frozen=True)
class Thought:
    """One action that was considered."""

    action: int
    text: str
    visits: int
    expected: list[float]  # the result of each seat, near its chance to win
    chosen: bool
    expert: bool  # whether the scripted expert would do it


class Searcher:
    """Information-set tree search with the expert as its guide, as wide as the title's tuning says.

    It ends after so many `iterations` or `seconds`, whichever is first; without a limit of time the same seed gives
    the same move everywhere. `judged` says whether imagined positions are judged by what the title has learned; left
    out, as is best for the title. Tables that differ from those it learned from, by options or figures, are always
    judged by the outlook.
    """

    def __init__(
        self,
        expert: Bot,
        title: str,
        iterations: Optional[int] = None,
        seconds: float = inf,
        tuning: Optional[Tuning] = None,
        judged: Optional[bool] = None,
    ) -> None:
        self.expert = expert
        if isinstance(expert, Talker):
            self.aside = expert.aside
        self.iterations, self.seconds = iterations, seconds
        self.levels = levels_of(title)
        self.tuning, self.judged_tuning = tuning or self.levels.search, tuning or self.levels.judged_search
        self.outlook = outlook_of(title)
        wanted = self.levels.judged if judged is None else judged
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

    def search(self, sight: Sight, minds: int = 1) -> Search:
        """Its search; if several minds think about this decision, one mind's part of it."""
        effort = self.effort(sight.seats)
        judge = self.judgement
        if judge is not None and judge.learned_from(sight.game, sight.seats, sight.settings, sight.box.pack):
            search = self.prepared(sight, seen_by(judge, sight.seat, sight.seats), narrowed(self.judged_tuning, effort))
        else:
            search = self.prepared(sight, self.outlook, narrowed(self.tuning, effort))
        iterations = self.iterations if self.iterations is not None or effort is None else effort.iterations
        search.run(iterations if iterations is None else -(-iterations // minds), self.seconds)
        return search

    def effort(self, seats: int) -> Optional[Effort]:
        """What limits it at such a table unless it was told otherwise; nothing if it is no level."""
        return None

    def prepared(self, sight: Sight, outlook: Outlook, tuning: Tuning) -> Search:
        """A search that has not begun."""
        return Search(sight, self.expert, outlook, tuning)


class Master(Searcher):
    """Weighs the expert's answer against few others; without an expert it has to try as many as it can."""

    def effort(self, seats: int) -> Effort:
        if isinstance(self.expert, RandomBot):
            return self.levels.grandmaster
        return self.levels.master_at.get(seats, self.levels.master)


def narrowed(tuning: Tuning, effort: Optional[Effort]) -> Tuning:
    return tuning if effort is None else replace(tuning, candidates=effort.candidates)


def seen_by(judge: Judge, seat: int, seats: int) -> Outlook:
    """Positions of imagined worlds as the seat that searches would see them there, on the scale of results."""
    level = MARGIN_WEIGHT / 2 / seats  # nobody knows yet who leads in points

    def look(world: State) -> list[float]:
        return [(1 - MARGIN_WEIGHT) * chance + level for chance in judge.chances(world, seat)]

    return look

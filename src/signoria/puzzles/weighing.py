"""What every answer is worth: each meets the same re-deals, and everybody plays on as the expert would."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final, Optional

from signoria.bots import guide
from signoria.bots.levels import levels_of
from signoria.bots.master import Searcher
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.teacher.weighing import Weigher

ALL: Final = 1000  # more candidates than any question has answers
Results = dict[int, list[float]]


class Scale:
    """The answers to one question, compared deal by deal: luck that is common to two of them cancels out.

    Positions are judged as the title's master does, whose answer is to be agreed with.
    """

    def __init__(self, title: str) -> None:
        levels = levels_of(title)
        tuning = levels.judged_search if levels.judged else levels.search
        self.weigher = Weigher(
            title, worlds=1, horizon=tuning.horizon, judged=levels.judged, mistakes=tuning.mistakes
        )  # fmt: skip
        self.glance = Weigher(title, worlds=1, horizon=0, judged=levels.judged)

    def weigh(self, g: State, seat: int, answers: list[int], deals: int, rng: Random) -> Results:
        """The results of some answers over so many re-deals, the same for all; nobody drops out."""
        return results_of(self.weigher, g, seat, answers, deals, rng)

    def at_once(self, g: State, seat: int, answers: list[int], deals: int, rng: Random) -> int:
        """The naive answer: the one that looks best right after it, without a thought about what others will do."""
        found = results_of(self.glance, g, seat, answers, deals, rng)
        return max(answers, key=lambda answer: mean(found[answer]))


def results_of(weigher: Weigher, g: State, seat: int, answers: list[int], deals: int, rng: Random) -> Results:
    judge = weigher.judge(g)
    results: Results = {answer: [] for answer in answers}
    for _ in range(deals):
        seed = rng.randbytes(16)
        for answer in answers:
            results[answer].append(weigher.after(g, seat, answer, seed, judge)[seat])
    return results


def master(title: str, iterations: int) -> Searcher:
    """The title's search with a fixed budget, who leaves out no answer."""
    made = Searcher(guide(title), title, iterations=iterations)
    made.tuning = replace(made.tuning, candidates=ALL)
    made.judged_tuning = replace(made.judged_tuning, candidates=ALL)
    return made


def choice(player: Searcher, g: State, seat: int, rng: Random) -> int:
    return player.choose(Sight(g, seat, rng))


def mean(results: list[float]) -> float:
    return sum(results) / len(results)


def error(results: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(results)
    return sqrt(sum((each - middle) ** 2 for each in results) / max(1, len(results) - 1) / len(results))


def lead(results: Results, answer: int) -> Optional[tuple[float, float]]:
    """How far an answer is ahead of the best of the others over the same deals, and the standard error of that."""
    others = [other for other in results if other != answer]
    if not others:
        return None
    gaps = [[a - b for a, b in zip(results[answer], results[other])] for other in others]
    nearest = min(gaps, key=mean)
    return mean(nearest), error(nearest)

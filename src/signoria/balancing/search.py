"""A search over declared figures: packs are tried in games of bots, then the most promising ones in many more.

Every trial is an arena of its own, whose games are kept. Sampler, deals and luck follow from the seed, so the same
command makes the same trials: one that was broken off plays only what is missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Final, Sequence

import optuna

from signoria.balancing.declared import Declared, Figure, Member
from signoria.balancing.effects import Choice, Effects
from signoria.balancing.measuring import Evenness, Shares, among_equals, by_trait, evenness
from signoria.balancing.places import replaced, with_member
from signoria.bots.arena import Arena
from signoria.bots.pools import Pool
from signoria.kernel import Pack, PackError
from signoria.kernel.components import read_pack
from signoria.titles import game as find_game

STARTUP: Final = 8  # trials drawn at random before a model of them says where to look
FINALS: Final = 9999


@dataclass(frozen=True)
class Budget:
    """How long a search goes on."""

    trials: int
    games: int  # of each trial
    finalists: int
    final_games: int  # of each finalist
    seed: int
    bot: str = "expert"


@dataclass(frozen=True)
class Tried:
    """One pack and what came of it."""

    number: int
    choice: Choice
    path: Path
    shares: Shares
    even: Evenness


class Search:
    """`base` is the pack that the search starts from, the first printing unless another is named."""

    def __init__(self, what: Declared, budget: Budget, folder: Path, base: Path, pool: Pool) -> None:
        self.what, self.budget, self.folder, self.pool = what, budget, folder, pool
        self.text = base.read_text(encoding="utf-8")
        self.printed = {f.name: f.printed(read_pack(base).figures) for f in what.figures}
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, told: Callable[[Tried, bool], None]) -> tuple[list[Tried], list[Tried]]:
        """All trials, and the finalists, the most even one first."""
        trials = self.trials(lambda tried: told(tried, False))
        finals = []
        best = self.effects(trials).best(self.budget.finalists, self.budget.seed, self.stands)
        for number, choice in enumerate(best):
            finals.append(self.tried(number, choice, final=True))
            told(finals[-1], True)
        return trials, sorted(finals, key=lambda tried: tried.even.unevenness)

    def effects(self, trials: Sequence[Tried]) -> Effects:
        words = sorted({word for tried in trials for word in tried.shares})
        found = Effects(self.what.figures, self.printed, words)
        shares = [{word: tally.mean * self.what.seats for word, tally in tried.shares.items()} for tried in trials]
        found.fit([tried.choice for tried in trials], shares)
        return found

    def stands(self, choice: Choice) -> bool:
        """Whether these figures go together."""
        try:
            find_game(self.what.title).build_box(Pack(self.changed(choice), "candidate"))
        except PackError:
            return False
        return True

    def changed(self, choice: Choice) -> str:
        return changed(self.text, self.what.figures, choice, self.printed)

    def trials(self, told: Callable[[Tried], None]) -> list[Tried]:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        sampler = optuna.samplers.TPESampler(seed=self.budget.seed, n_startup_trials=STARTUP, multivariate=True)
        study = optuna.create_study(sampler=sampler)
        study.enqueue_trial(self.printed)
        found: list[Tried] = []
        for number in range(self.budget.trials):
            trial = study.ask()
            choice = {figure.name: suggested(trial, figure) for figure in self.what.figures}
            if not self.stands(choice):
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
                continue
            tried = self.tried(number, choice)
            study.tell(trial, tried.even.unevenness)
            found.append(tried)
            told(tried)
        return found

    def tried(self, number: int, choice: Choice, final: bool = False) -> Tried:
        """Games with a pack: those that are there already are not played again."""
        stage = "final" if final else "trial"
        path = self.folder / f"{stage}-{number:03}.toml"
        path.write_text(self.changed(choice), encoding="utf-8")
        games = self.budget.final_games if final else self.budget.games
        seed = deals(self.budget.seed, FINALS if final else number)
        what = self.what
        plan = among_equals(find_game(what.title), self.budget.bot, games, seed, what.seats, what.options, str(path))
        outcomes = Arena(plan, path.with_suffix(".jsonl")).run(self.pool, lambda outcome: None)
        shares = by_trait(outcomes, what.trait)
        return Tried(number, choice, path, shares, evenness(shares, what.seats))


def deals(seed: int, number: int) -> int:
    """The seed of the deals of a trial: all have their own, or the luck of some deals would pass for an effect of
    figures. Finals have others again, so that luck that chose a pack does not praise it."""
    return seed * (FINALS + 1) + number


def suggested(trial: optuna.trial.Trial, figure: Figure) -> int:
    if figure.rising:
        return int(trial.suggest_int(figure.name, 0, len(figure.settings) - 1))
    return int(trial.suggest_categorical(figure.name, range(len(figure.settings))))


def changed(text: str, figures: Sequence[Figure], choice: Choice, printed: Choice) -> str:
    """The text of a pack with these settings; what is as printed stays untouched."""
    for figure in figures:
        if choice[figure.name] != printed[figure.name]:
            for place, value in figure.settings[choice[figure.name]].items():
                text = _changed(text, place, value)
    return text


def _changed(text: str, place: str, value: Any) -> str:
    if isinstance(value, Member):
        return with_member(text, place, value.item, value.there)
    return replaced(text, place, value)

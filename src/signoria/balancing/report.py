"""What a search found, in Markdown: the trials, the finalists with their tables, and what they change."""

from __future__ import annotations

from typing import Any, Sequence

from signoria.balancing.declared import Declared, Figure, Member
from signoria.balancing.effects import Choice
from signoria.balancing.measuring import table
from signoria.balancing.search import Budget, Search, Tried


def report(search: Search, trials: Sequence[Tried], finals: Sequence[Tried]) -> str:
    what, budget = search.what, search.budget
    parts = [f"# The balance of {what.title}", told(what, budget), "## Finalists"]
    for tried in finals:
        parts += [
            f"### Pack {tried.number:03}", changes(what.figures, tried.choice, search.printed),
            table(what.trait, tried.shares, what.seats),
        ]  # fmt: skip
    parts += ["## Trials", listing(what, trials, search.printed)]
    return "\n\n".join(parts) + "\n"


def told(what: Declared, budget: Budget) -> str:
    options = "".join(f", {name}={value}" for name, value in what.options.items())
    return (
        f"{budget.trials} packs in {budget.games} games each of {budget.bot} at {what.seats} seats{options}, seed "
        f"{budget.seed}; then {budget.finalists} that all these together call the most even, in {budget.final_games} "
        f"games each. Unevenness is the mean square of how far each {what.trait} is from its fair share, in parts of "
        f"it; the luck of few games alone makes much of it."
    )


def listing(what: Declared, trials: Sequence[Tried], printed: Choice) -> str:
    lines = ["| pack | unevenness | farthest | changed |", "|---|---|---|---|"]
    for tried in sorted(trials, key=lambda tried: tried.even.unevenness):
        changed = changes(what.figures, tried.choice, printed)
        even = tried.even
        lines.append(f"| {tried.number:03} | {even.unevenness:.4f} | {even.word} {even.farthest:+.0%} | {changed} |")
    return "\n".join(lines)


def changes(figures: Sequence[Figure], choice: Choice, printed: Choice) -> str:
    found = [figure for figure in figures if choice[figure.name] != printed[figure.name]]
    return "; ".join(_told(figure, choice[figure.name]) for figure in found) or "as printed"


def _told(figure: Figure, number: int) -> str:
    return ", ".join(f"`{place}` {_value(value)}" for place, value in figure.settings[number].items())


def _value(value: Any) -> str:
    if isinstance(value, Member):
        return f"{'with' if value.there else 'without'} {' - '.join(value.item)}"
    return f"= {value}"

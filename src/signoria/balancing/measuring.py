"""How even a box is: shares of victory by what a seat was dealt, between equal bots."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from statistics import mean
from typing import Any, Callable, Final, Iterable, Sequence

from signoria.bots.results import Outcome, Tally
from signoria.bots.schedule import Plan
from signoria.kernel import Game

BAND: Final = 0.2  # how far from its fair share anything may be, as a part of it

Shares = dict[str, Tally]


@dataclass(frozen=True)
class Evenness:
    """Of one trait: how far its words are from fair, squared and on average, and the farthest of them."""

    unevenness: float
    farthest: float  # in parts of the fair share
    word: str


def among_equals(
    game: Game, bot: str, games: int, seed: int, seats: int, options: dict[str, Any], components: str
) -> Plan:
    """Games of one bot on all seats."""
    return Plan(
        game=game.id, rules_version=game.rules_version, bots=[bot], games=games, seats=seats, seed=seed, design="pairs",
        options=options, components=components,
    )  # fmt: skip


def by_trait(outcomes: Iterable[Outcome], trait: str) -> Shares:
    return _tallied(outcomes, lambda outcome, seat: outcome.traits[seat].get(trait, ""))


def by_seat(outcomes: Iterable[Outcome]) -> Shares:
    return _tallied(outcomes, lambda outcome, seat: str(seat))


def traits_of(outcomes: Sequence[Outcome]) -> list[str]:
    return sorted({trait for outcome in outcomes for traits in outcome.traits for trait in traits})


def evenness(shares: Shares, seats: int) -> Evenness:
    off = {word: tally.mean * seats - 1 for word, tally in shares.items()}
    worst = max(off, key=lambda word: abs(off[word]))
    return Evenness(mean(each * each for each in off.values()), off[worst], worst)


def verdict(tally: Tally, seats: int) -> str:
    """Whether a share is within the band: surely, surely not, or not decided by so many games."""
    low, high = (bound * seats - 1 for bound in tally.interval())
    if low >= -BAND and high <= BAND:
        return "within"
    return "outside" if low > BAND or high < -BAND else "open"


def tables(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """The tables of docs/balance.md, in Markdown."""
    parts = [headline(plan, outcomes), table("seat", by_seat(outcomes), plan.seats)]
    parts += [table(trait, by_trait(outcomes, trait), plan.seats) for trait in traits_of(outcomes)]
    return "\n\n".join(parts) + "\n"


def headline(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    scores = [score for outcome in outcomes for score in outcome.scores]
    best = [max(outcome.scores) for outcome in outcomes]
    leads = [first - second for first, second, *_ in (sorted(outcome.scores)[::-1] for outcome in outcomes)]
    shared = sum(len(outcome.winners) > 1 for outcome in outcomes)
    options = "".join(f", {name}={value}" for name, value in plan.options.items())
    return (
        f"{len(outcomes)} games of {', '.join(plan.bots)} at {plan.seats} seats{options}, seed {plan.seed}. "
        f"Mean score {mean(scores):.1f}, of the winner {mean(best):.1f}, lead over the next {mean(leads):.1f}; "
        f"{mean(outcome.decisions for outcome in outcomes):.0f} decisions; {shared} shared victories. "
        f"Fair share {1 / plan.seats:.1%}."
    )


def table(head: str, shares: Shares, seats: int) -> str:
    lines = [f"| {head} | games | share of victory | 95 % interval | of fair | ±20 % |", "|---|---|---|---|---|---|"]
    for word, tally in sorted(shares.items()):
        low, high = tally.interval()
        star = "" if low <= 1 / seats <= high else " *"
        lines.append(
            f"| {word} | {tally.games} | {tally.mean:.1%} | {low:.1%} to {high:.1%}{star} "
            f"| {tally.mean * seats:.2f} | {verdict(tally, seats)} |"
        )
    return "\n".join(lines)


def _tallied(outcomes: Iterable[Outcome], word: Callable[[Outcome, int], str]) -> Shares:
    found: dict[str, Tally] = defaultdict(Tally)
    for outcome in outcomes:
        for seat in range(len(outcome.scores)):
            found[word(outcome, seat)].add(outcome.share(seat))
    return dict(found)

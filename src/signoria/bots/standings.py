"""What came of each pairing of an arena: shares, intervals, and the verdict of its test."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Iterable, Mapping, Optional, Sequence

from signoria.bots.estimates import Estimate, narrower, of_pairing
from signoria.bots.results import Outcome, Tally, pairing_tally
from signoria.bots.schedule import Plan, lineups, reference
from signoria.bots.sequential import Trial, Verdict


@dataclass(frozen=True)
class Weighed:
    """What weighing the answers of a pairing took."""

    reference: str
    answers: int  # other than the reference's
    pairs: int  # of play-outs
    seconds: float  # of processors

    @property
    def says(self) -> str:
        return (
            f"answers weighed by {self.reference}: {self.answers:,} were others than its own, "
            f"{self.pairs:,} pairs of play-outs, {self.seconds:,.1f} seconds of processors"
        )


@dataclass(frozen=True)
class Standing:
    """One bot at the tables of a pairing: one seat of it."""

    name: str  # of the bot, and of whom it met
    pairing: int
    plain: Tally  # as if all games were independent
    by_deals: Estimate  # a deal from all seats counts as one
    estimate: Estimate  # less luck, where it was measured or answers were weighed
    verdict: Optional[Verdict]
    weighing: Optional[Weighed] = None

    @property
    def narrower(self) -> float:
        return narrower(self.estimate, self.plain)

    def told(self, seats: int) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.plain.games,
            "fair": 1 / seats,
            "plain": {"share": self.plain.mean, "interval": list(self.plain.interval())},
            "by_deals": told_estimate(self.by_deals),
            "less_luck": told_estimate(self.estimate),
            "narrower": self.narrower,
            "weighing": None if self.weighing is None else asdict(self.weighing),
            "test": None if self.verdict is None else asdict(self.verdict),
        }


def told_estimate(estimate: Estimate) -> dict[str, Any]:
    return {**asdict(estimate), "interval": list(estimate.interval())}


def standings(plan: Plan, outcomes: Sequence[Outcome], verdicts: Mapping[int, Verdict]) -> list[Standing]:
    """The first bot of every pairing; all of them where they meet at one table."""
    found = []
    for pairing, line in enumerate(lineups(plan)):
        for who in sorted({*line}, key=line.index)[: None if plan.design == "mixed" else 1]:
            rest = ", ".join(sorted({plan.bots[other] for other in line if other != who}))
            found.append(
                Standing(
                    name=f"{plan.bots[who]} against {rest}" if rest else plan.bots[who],
                    pairing=pairing,
                    plain=pairing_tally(outcomes, pairing, who),
                    by_deals=of_pairing(plan, outcomes, pairing, who, luckless=False),
                    estimate=of_pairing(plan, outcomes, pairing, who),
                    verdict=verdicts.get(pairing),
                    weighing=weighed(plan, outcomes, pairing),
                )
            )
    return found


def weighed(plan: Plan, outcomes: Iterable[Outcome], pairing: int) -> Optional[Weighed]:
    if not plan.weigh:
        return None
    of_each = [outcome.weighing for outcome in outcomes if outcome.job.pairing == pairing]
    answers, pairs, seconds = (sum(each[part] for each in of_each) for part in ("answers", "pairs", "seconds"))
    return Weighed(reference(plan, pairing), int(answers), int(pairs), round(seconds, 1))


def summary(plan: Plan, trial: Optional[Trial], found: Sequence[Standing]) -> dict[str, Any]:
    """For other programs."""
    return {
        "plan": asdict(plan),
        "trial": None if trial is None else asdict(trial),
        "pairings": [one.told(plan.seats) for one in found],
    }

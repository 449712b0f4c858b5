"""A league: rounds of games kept in one folder, and strengths that follow them over time.

`FOLDER/round-001.jsonl` has the results of a round, `FOLDER/round-001/` its games, `FOLDER/league.html` the page. Bots
may come and go from round to round. Strengths are OpenSkill's (Plackett-Luce), game after game in the order of rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Iterator, Optional

from openskill.models import PlackettLuce

from signoria.bots.places import ranking
from signoria.bots.results import Outcome, Tally, read
from signoria.bots.schedule import Plan, jobs

MODEL: Final = PlackettLuce()
FILES: Final = "round-*.jsonl"


@dataclass
class Standing:
    """How strong a bot seems after its last game; `history` has the number of each game, and mu and sigma after it."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    tally: Tally = field(default_factory=Tally)
    history: list[tuple[int, float, float]] = field(default_factory=list)

    @property
    def careful(self) -> float:
        """It is at least so strong, with 97.7 %."""
        return self.mu - 2 * self.sigma


@dataclass
class Round:
    number: int
    path: Path
    plan: Plan
    outcomes: list[Outcome]

    @property
    def finished(self) -> bool:
        return len(self.outcomes) >= len(jobs(self.plan))


class League:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rounds = [_round(path) for path in sorted(folder.glob(FILES))]
        games = {(each.plan.game, each.plan.seats) for each in self.rounds}
        if len(games) > 1:
            raise ValueError(f"{folder} has rounds of several games or numbers of seats: {sorted(games)}")

    @property
    def bots(self) -> list[str]:
        """All that ever played, in the order in which they came."""
        return list(dict.fromkeys(name for each in self.rounds for name in each.plan.bots))

    def next_path(self) -> Path:
        number = self.rounds[-1].number + 1 if self.rounds else 1
        return self.folder / f"round-{number:03}.jsonl"

    def unfinished(self) -> Optional[Round]:
        """The last round, if it was broken off."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].finished else None

    def games(self) -> Iterator[tuple[Round, Outcome, list[str]]]:
        """Every game, and which bot sat on each seat."""
        for each in self.rounds:
            for outcome in sorted(each.outcomes, key=lambda outcome: outcome.job.number):
                yield each, outcome, [each.plan.bots[who] for who in outcome.job.seating]

    def standings(self) -> dict[str, Standing]:
        found = {name: Standing() for name in self.bots}
        for number, (_, outcome, names) in enumerate(self.games(), 1):
            settle(found, outcome, names, number)
        return found

    def cross(self) -> dict[tuple[str, str], Tally]:
        """(bot, at a table with bot): the share of one seat."""
        found: dict[tuple[str, str], Tally] = {}
        for _, outcome, names in self.games():
            for seat, name in enumerate(names):
                for other in {*names} - {name}:
                    found.setdefault((name, other), Tally()).add(outcome.share(seat))
        return found

    def by_seat(self) -> dict[tuple[str, str], Tally]:
        """(bot, seat): its share there."""
        found: dict[tuple[str, str], Tally] = {}
        for _, outcome, names in self.games():
            for seat, name in enumerate(names):
                found.setdefault((name, str(seat)), Tally()).add(outcome.share(seat))
        return found

    def by_role(self) -> dict[str, dict[tuple[str, str], Tally]]:
        """For each trait of seats, such as the family: (bot, value) and its share."""
        found: dict[str, dict[tuple[str, str], Tally]] = {}
        for _, outcome, names in self.games():
            for seat, traits in enumerate(outcome.traits):
                for trait, value in traits.items():
                    found.setdefault(trait, {}).setdefault((names[seat], value), Tally()).add(outcome.share(seat))
        return found


def _round(path: Path) -> Round:
    plan, outcomes, _ = read(path)
    return Round(int(path.stem.removeprefix("round-")), path, plan, outcomes)


def settle(standings: dict[str, Standing], outcome: Outcome, names: list[str], number: int) -> None:
    """One more game. A bot on several seats moves by their mean."""
    before = [standings[name] for name in names]
    after = MODEL.rate(
        [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before],
        ranks=ranking(outcome.scores, outcome.winners),
    )
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        standing = standings[name]
        standing.mu = sum(after[seat][0].mu for seat in seats) / len(seats)
        standing.sigma = sum(after[seat][0].sigma for seat in seats) / len(seats)
        standing.history.append((number, standing.mu, standing.sigma))
        for seat in seats:
            standing.tally.add(outcome.share(seat))

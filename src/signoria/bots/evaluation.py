"""A figure for papers: how well a bot does at a fixed task. `Signoria-Condottiere v1: 61 ± 2 %`.

A suite fixes title, seats, options, opponents, deals, luck and time for an answer. One seat of the bot meets a table of
each opponent; every deal is played from every seat, so luck of the deal and advantage of a seat cancel out within it.
The error is that of the mean over deals, games of one deal counted together, at 95 %; where all was won or nothing it
is as large as so many games allow.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Final, Optional, Sequence

from signoria.bots import specs
from signoria.bots.estimates import deals_of, estimate
from signoria.bots.results import Outcome
from signoria.bots.schedule import Plan, lineups, seatings
from signoria.titles import game as find_game

VERSION: Final = "v1"
SEED: Final = 20_260_101  # of v1, for ever
SECONDS: Final = 2.0  # for one answer
OPPONENTS: Final = ("expert", "novice")  # the first one gives the figure


@dataclass(frozen=True)
class Score:
    """The share of victory of one seat against a table of `opponent`s; `error` is half of the 95 % interval."""

    opponent: str
    share: float
    error: float
    games: int
    deals: int
    fair: float
    faults: int  # crashes, illegal and late answers of the bot


def suite_name(title: str) -> str:
    return f"Signoria-{find_game(title).title.replace(' ', '-')} {VERSION}"


def suite(title: str, bot: str, deals: int, weigh: int = 0) -> Plan:
    """The games of the suite; fewer deals are the first of them. Answers may be weighed, by so many pairs."""
    game = find_game(title)
    specs.make(bot, game.id)
    return Plan(
        game=game.id, rules_version=game.rules_version, bots=[bot, *OPPONENTS], games=deals * game.usual_seats,
        seats=game.usual_seats, seed=SEED, design="challenge", seconds=SECONDS, weigh=weigh,
    )  # fmt: skip


def score(plan: Plan, outcomes: Sequence[Outcome], pairing: int) -> Score:
    line = lineups(plan)[pairing]
    faults = 0
    for outcome in outcomes:
        if outcome.job.pairing == pairing:
            seat = outcome.job.seating.index(line[0])
            faults += outcome.crashes[seat] + outcome.illegal[seat] + outcome.late[seat]
    deals = deals_of(plan, outcomes, pairing, line[0])
    found = estimate(deals, len(seatings(line)), luckless=bool(plan.weigh))
    low, high = found.interval()
    error = max(high - found.share, found.share - low)
    return Score(plan.bots[line[1]], found.share, error, found.games, found.deals, 1 / plan.seats, faults)


def file_name(plan: Plan) -> str:
    """Of its results: one for each bot, number of deals, and way to weigh."""
    bot = re.sub(r"[^A-Za-z0-9._=-]+", "-", plan.bots[0]).strip("-.")
    weighed = f"-weigh-{plan.weigh}" if plan.weigh else ""
    return f"{plan.game}-{VERSION}-{bot}-{plan.games // plan.seats}{weighed}"


def told(plan: Plan, scores: Sequence[Score]) -> str:
    first = scores[0]
    return f"{suite_name(plan.game)}: {100 * first.share:.0f} ± {max(1, round(100 * first.error)):.0f} %"


def as_data(plan: Plan, scores: Sequence[Score], code: Optional[str] = None) -> dict[str, object]:
    """All that is needed to say what was measured."""
    return {
        "suite": suite_name(plan.game), "bot": plan.bots[0], "rules_version": plan.rules_version, "code": code,
        "seed": plan.seed, "seconds": plan.seconds, "seats": plan.seats, "weigh": plan.weigh,
        "scores": [asdict(each) for each in scores],
    }  # fmt: skip

"""A finished game seen again: what each seat could expect at each moment, given what it knew then."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from random import Random
from typing import Callable, Final, Optional

from signoria.bots import Sight, guide, plots
from signoria.bots.ismcts import Policy, result_of
from signoria.bots.master import Master, Thought
from signoria.bots.outlook import outlook_of
from signoria.bots.race import LEAST
from signoria.bots.report import html_table, page
from signoria.kernel import Record, State
from signoria.words import Words

MOMENTS: Final = 40  # points on each seat's curve
SWINGS: Final = 8


@dataclass
class Moment:
    """The chances before an action: seat by seat, each in its own eyes."""

    action: int
    chances: list[float]


@dataclass
class Verdict:
    """One decision as the master sees it."""

    number: int
    seat: int
    played: int
    thoughts: list[Thought]

    @property
    def best(self) -> Thought:
        return next(thought for thought in self.thoughts if thought.chosen)

    @property
    def own(self) -> Optional[Thought]:
        """What was played, if the master considered it."""
        return next((thought for thought in self.thoughts if thought.action == self.played), None)

    @property
    def lost(self) -> float:
        """How much less the played action promises than the master's."""
        if self.own is None or min(self.own.visits, self.best.visits) < LEAST:
            return 0.0
        return max(0.0, self.best.expected[self.seat] - self.own.expected[self.seat])


class Analysis:
    """Replays a record and studies it, from imagined worlds only."""

    def __init__(self, record: Record, iterations: int, decisions: int, deals: int, seed: int) -> None:
        self.record, self.deals = record, deals
        self.words = Words(record.game, "en", [f"seat {seat}" for seat in range(record.seats)])
        self.rng = Random(seed)
        self.title = record.game.id
        self.policy = Policy(guide(self.title), 0.0)
        self.outlook = outlook_of(self.title)
        self.master = Master(guide(self.title), self.title, iterations)
        self.moments: list[Moment] = []
        self.verdicts: list[Verdict] = []
        count = len(record.actions)
        self.marks = {round(i * count / MOMENTS) for i in range(MOMENTS + 1)}
        self.studied = self.choose_decisions(decisions)
        self.work = len(self.marks) * record.seats + len(self.studied)

    def choose_decisions(self, most: int) -> set[int]:
        """Decisions with a real choice, spread over the game."""
        found = [g.moves for g in self.record.moments() if self.is_choice(g)]
        if len(found) <= most:
            return {*found}
        return {found[i * len(found) // most] for i in range(most)}

    def is_choice(self, g: State) -> bool:
        if g.moves == len(self.record.actions):
            return False
        seat, action = self.record.actions[g.moves]
        return action < g.game.verbs.first_aside and len(g.legal(seat)) > 1

    def run(self, progress: Callable[[], None] = lambda: None) -> None:
        for g in self.record.moments():
            if g.moves in self.marks:
                self.moments.append(Moment(g.moves, final_shares(g) or self.chances(g, progress)))
            if g.moves in self.studied:
                self.judge(g, *self.record.actions[g.moves])
                progress()

    def chances(self, g: State, progress: Callable[[], None]) -> list[float]:
        found = []
        for seat in range(g.seats):
            found.append(self.chance(g, seat))
            progress()
        return found

    def chance(self, g: State, seat: int) -> float:
        """How often the seat wins the worlds it could then imagine, all playing as experts."""
        total = 0.0
        for _ in range(self.deals):
            seed = self.rng.randbytes(16)
            total += self.expect(g.imagine(seat, seed), Random(seed))[seat]
        return total / self.deals

    def expect(self, world: State, rng: Random) -> list[float]:
        for _ in range(self.master.tuning.horizon or 20_000):
            if world.over:
                return result_of(world)
            actor = world.first_to_act()
            world.act(actor, self.policy.answer(world, actor, world.legal(actor), rng))
        return self.outlook(world)

    def judge(self, g: State, seat: int, action: int) -> None:
        thoughts = self.master.explain(Sight.blind(g, seat, self.rng))
        self.verdicts.append(Verdict(g.moves, seat, action, thoughts))

    def swings(self) -> list[tuple[Moment, Moment, int, float]]:
        """Where a seat's chance changed most: before, after, seat, change."""
        found = [
            (before, after, seat, after.chances[seat] - before.chances[seat])
            for before, after in zip(self.moments, self.moments[1:])
            for seat in range(self.record.seats)
        ]
        return sorted(found, key=lambda swing: -abs(swing[3]))[:SWINGS]


def final_shares(g: State) -> list[float]:
    return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats)] if g.over else []


def analysis_page(study: Analysis) -> str:
    record = study.record
    xs = [moment.action for moment in study.moments]
    series = {f"seat {seat}": (xs, [m.chances[seat] for m in study.moments]) for seat in range(record.seats)}
    intro = (
        f"<p>{len(record.actions)} actions, {record.seats} seats; {escape(outcome(record))}. Each curve is "
        f"what that seat could expect from what it knew then: {study.deals} imagined worlds a point, with experts. "
        f"The curves of one moment need not add up to one, since each seat knows something else.</p>"
    )
    sections = [
        ("Chances over time", intro + plots.lines(series, "chance to win, as the seat could know it")),
        ("Biggest swings", swing_table(study)),
        ("What the master would have played", verdict_table(study)),
    ]
    return page(f"{record.game.title}: analysis", sections)


def outcome(record: Record) -> str:
    if not record.winners or not record.scores:
        return "unfinished"
    scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(record.scores))
    return f"won by {' and '.join(f'seat {seat}' for seat in record.winners)}; points: {scores}"


def swing_table(study: Analysis) -> str:
    rows = []
    for before, after, seat, change in study.swings():
        between = study.record.actions[before.action : after.action]
        said = "; ".join(f"seat {who}: {study.words.action(action)}" for who, action in between[:12])
        mark = "good" if change > 0 else "bad"
        rows.append([
            f"{before.action + 1} to {after.action}", f"seat {seat}",
            f'<span class="{mark}">{change:+.0%}</span>', escape(said + (" ..." if len(between) > 12 else "")),
        ])  # fmt: skip
    return html_table(["actions", "seat", "change", "what happened"], rows, text=("seat", "what happened"))


def verdict_table(study: Analysis) -> str:
    rows = []
    for verdict in sorted(study.verdicts, key=lambda v: -v.lost):
        considered = ", ".join(
            f"{escape(study.words.action(t.action))} {t.expected[verdict.seat]:.0%} ({t.visits})"
            for t in verdict.thoughts[:4]
            if t.visits
        )
        same = verdict.best.action == verdict.played
        played, best = (escape(study.words.action(action)) for action in (verdict.played, verdict.best.action))
        mark = "good" if same else "bad" if verdict.lost >= 0.05 else ""
        rows.append([
            str(verdict.number + 1), f"seat {verdict.seat}", f'<span class="{mark}">{played}</span>',
            best, f"{verdict.lost:.0%}", considered,
        ])  # fmt: skip
    head = ["action", "seat", "played", "master", "given away", "considered: expected result (visits)"]
    return html_table(head, rows, text=("seat", "played", "master", head[-1]))

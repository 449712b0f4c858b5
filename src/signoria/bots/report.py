"""An arena as one page that needs nothing but itself."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import Iterable, Optional, Sequence

from signoria.bots import plots, specs
from signoria.bots.faults import faults_of
from signoria.bots.promises import ENDINGS
from signoria.bots.ratings import ratings
from signoria.bots.results import Outcome, Tally, promises_of, usage_of
from signoria.bots.schedule import Plan
from signoria.bots.sequential import Verdict
from signoria.bots.standings import Standing
from signoria.bots.usage import Counts, never_used
from signoria.kernel.promises import BROKEN, KEPT
from signoria.titles import game

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #33261a; background: #f8f2e4; max-width: 62rem; margin: 2rem auto;
  padding: 0 1rem }
h1, h2 { font-weight: normal; border-bottom: 1px solid #c29a3b }
h1, h2, p, code { overflow-wrap: anywhere }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #dccfae }
td:first-child, th:first-child, .text { text-align: left }
td:first-child, th:first-child, td.text { overflow-wrap: anywhere; min-width: 9rem }
.wide { overflow-x: auto }
.good { color: #2f6b2f } .bad { color: #9c2f2b }
svg { max-width: 100%; height: auto }
code { background: #efe5cc; padding: 0 .3rem }
@media (max-width: 40rem) {
  body { margin: 1rem auto; padding: 0 .6rem }
  h1 { font-size: 1.5rem }
  td, th { padding: .2rem .4rem }
}
"""
CONDUCT = ["bot", "ms a choice", "illegal", "crashes", "late", "what it said"]


def page(title: str, sections: Iterable[tuple[str, str]]) -> str:
    body = "".join(f"<section><h2>{escape(head)}</h2>\n{content}\n</section>\n" for head, content in sections)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n{body}</html>\n"
    )


def html_table(head: Sequence[str], rows: Iterable[Sequence[str]], text: Sequence[str] = ()) -> str:
    """Figures stand to the right; the first column and those of `text` are to be read."""
    marks = [' class="text"' if cell in text else "" for cell in head]
    top = "".join(f"<th{mark}>{escape(cell)}</th>" for mark, cell in zip(marks, head))
    body = "".join(
        "<tr>" + "".join(f"<td{mark}>{cell}</td>" for mark, cell in zip(marks, row)) + "</tr>\n" for row in rows
    )
    return f'<div class="wide"><table><tr>{top}</tr>\n{body}</table></div>'


def percent(tally: Tally, fair: float) -> list[str]:
    """Share, interval and multiple of the fair share as cells."""
    low, high = tally.interval()
    mark = "good" if low > fair else "bad" if high < fair else ""
    return [
        str(tally.games),
        f'<span class="{mark}">{tally.mean:.1%}</span>',
        f"{low:.1%} to {high:.1%}",
        f"{tally.mean / fair:.2f}",
    ]


def seat_tallies(outcomes: Sequence[Outcome]) -> dict[str, Tally]:
    found: dict[str, Tally] = defaultdict(Tally)
    for outcome in outcomes:
        for seat in range(len(outcome.scores)):
            found[f"seat {seat}"].add(outcome.share(seat))
    return dict(found)


def trait_tallies(outcomes: Sequence[Outcome]) -> dict[str, dict[str, Tally]]:
    """For each trait and each of its values the share of victory."""
    found: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    for outcome in outcomes:
        for seat, traits in enumerate(outcome.traits):
            for trait, value in traits.items():
                found[trait][value].add(outcome.share(seat))
    return {trait: dict(sorted(values.items())) for trait, values in found.items()}


def pairing_tallies(plan: Plan, outcomes: Sequence[Outcome]) -> dict[tuple[int, int], Tally]:
    """(bot, at a table with bot): the share of one seat."""
    found: dict[tuple[int, int], Tally] = defaultdict(Tally)
    for outcome in outcomes:
        seating = outcome.job.seating
        for seat, who in enumerate(seating):
            for other in {*seating} - {who}:
                found[who, other].add(outcome.share(seat))
    return dict(found)


def strength_rows(plan: Plan, found: Sequence[Standing]) -> list[list[str]]:
    rows = []
    for one in found:
        low, high = one.estimate.interval()
        plain_low, plain_high = one.plain.interval()
        fair = 1 / plan.seats
        mark = "good" if low > fair else "bad" if high < fair else ""
        rows.append([
            escape(one.name), str(one.plain.games), f'<span class="{mark}">{one.estimate.share:.1%}</span>',
            f"{low:.1%} to {high:.1%}", f"{one.estimate.share / fair:.2f}",
            f"{one.plain.mean:.1%}, {plain_low:.1%} to {plain_high:.1%}", f"{one.narrower:.2f}",
            verdict_cell(one.verdict),
        ])  # fmt: skip
    return rows


def verdict_cell(verdict: Optional[Verdict]) -> str:
    if verdict is None:
        return ""
    return f"{verdict.says}, {verdict.deals} deals, ratio {verdict.ratio:+.1f}"


def conduct_rows(plan: Plan, outcomes: Sequence[Outcome]) -> list[list[str]]:
    rows = []
    for who, faults in enumerate(faults_of(plan, outcomes)):
        seats = [(outcome, seat) for outcome in outcomes for seat, bot in enumerate(outcome.job.seating) if bot == who]
        count = sum(outcome.choices for outcome, _ in seats) / plan.seats or 1
        thinking = sum(outcome.thinking[seat] for outcome, seat in seats)
        told = "<br>".join(f"{escape(text)} ({count})" for text, count in faults.told.most_common(10))
        wrong = map(str, (faults.illegal, faults.crashes, faults.late))
        rows.append([escape(faults.bot), f"{1000 * thinking / count:.2f}", *wrong, told])
    return rows


def promise_table(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """How the promises of each bot ended."""
    rows = []
    for name in dict.fromkeys(plan.bots):
        found = promises_of(outcomes, name)
        settled = found[KEPT] + found[BROKEN]
        share = f"{found[KEPT] / settled:.1%}" if settled else ""
        rows.append([escape(name), *(f"{found[ending]:,}" for ending in ENDINGS), share])
    return html_table(["bot", *ENDINGS, "of those settled, kept"], rows)


def record_list(outcomes: Sequence[Outcome]) -> str:
    """Every game that was kept, to be opened."""
    links = [
        f'<a href="{escape(outcome.record)}">{outcome.job.number}</a>' for outcome in outcomes if outcome.record
    ]  # fmt: skip
    return f"<p>Each is a record that <code>signoria replay</code> reads: {', '.join(links)}</p>"


def findings(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """For each bot what of the game it is blind to, or what is never good."""
    found = [(name, finding) for name in dict.fromkeys(plan.bots) for finding in never_used(usage_of(outcomes, name))]
    if not found:
        return "<p>None: whatever was offered often enough was used.</p>"
    rows = [[escape(name), f"<code>{escape(finding.part)}</code>", f"{finding.offers:,}"] for name, finding in found]
    return html_table(["bot", "never used", "though offered"], rows, ["never used"])


def usage_table(counts: Counts) -> str:
    rows = [
        [f"<code>{escape(name)}</code>", f"{offers:,.0f}", f"{uses:,.0f}", f"{uses / offers:.1%}", f"{even:,.0f}"]
        for name, (offers, uses, even) in counts.items()
    ]
    return html_table(["part", "offered", "used", "share", "used if all were chosen evenly"], rows)


def arena_page(plan: Plan, outcomes: Sequence[Outcome], found: Sequence[Standing]) -> str:
    fair = 1 / plan.seats
    title = f"{game(plan.game).title}: {', '.join(plan.bots)}"
    head = ["pairing", "games", "share of one seat", "95 % interval", "times fair"]
    sections = [("What was played", summary(plan, outcomes))]
    if len(plan.bots) > 1:
        values = ratings(outcomes, len(plan.bots))
        sections += [
            ("Ratings", plots.rating_bars(plan.bots, values)),
            ("One seat against the rest", strengths(plan, found)),
            ("Head to head", plots.matrix(plan.bots, pairing_tallies(plan, outcomes))),
        ]
    sections.append(("By seat", plots.share_bars(seat_tallies(outcomes), fair, "share of victory")))
    for trait, values_of in trait_tallies(outcomes).items():
        chart = plots.share_bars(values_of, fair, "share of victory")
        rows = [[escape(value), *percent(tally, fair)] for value, tally in values_of.items()]
        sections.append((f"By {trait}", chart + html_table([trait, *head[1:]], rows)))
    sections += [
        ("Scores", plots.score_boxes(plan, outcomes)),
        ("Length", plots.histogram([outcome.decisions for outcome in outcomes], "decisions in a game")),
        ("Branching", plots.histogram([o.options / max(1, o.choices) for o in outcomes], "options for a choice, mean")),
        ("Conduct", html_table(CONDUCT, conduct_rows(plan, outcomes), CONDUCT[-1:])),
        ("Parts never used", findings(plan, outcomes)),
    ]
    if any(outcome.promises for outcome in outcomes):
        sections.append(("Promises", promise_table(plan, outcomes)))
    sections += [(f"Parts used by {name}", usage_table(usage_of(outcomes, name))) for name in dict.fromkeys(plan.bots)]
    if any(outcome.record for outcome in outcomes):
        sections.append(("Games", record_list(outcomes)))
    return page(title, sections)


def strengths(plan: Plan, found: Sequence[Standing]) -> str:
    head = ["pairing", "games", "share of one seat", "95 % interval", "times fair", "plain", "narrower", "test"]
    chart = plots.interval_bars(
        {one.name: [one.plain.interval(), one.by_deals.interval(), one.estimate.interval()] for one in found},
        ["games as if independent", "by deals", least_luck(plan)],
        1 / plan.seats,
    )
    told = "".join(f"<p>{escape(f'{one.name}: {one.weighing.says}')}</p>" for one in found if one.weighing)
    return chart + html_table(head, strength_rows(plan, found)) + told


def least_luck(plan: Plan) -> str:
    if plan.weigh:
        return "answers weighed"
    return "less luck" if plan.luck else "by deals, no luck measured"


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "usual options"
    decisions = sum(outcome.decisions for outcome in outcomes)
    deals = len({outcome.job.deal for outcome in outcomes})
    return (
        f"<p>{len(outcomes)} games of {escape(game(plan.game).title)} at {plan.seats} seats, {escape(options)}, "
        f"{deals} deals with rotated seats, seed {plan.seed}, design {plan.design}; {decisions:,} decisions. "
        f"{escape(repeatable(plan))} Repeat it: <code>{escape(command(plan))}</code></p>"
    )


def repeatable(plan: Plan) -> str:
    """Whether the same seed gives the same games."""
    clocked = [name for name in plan.bots if specs.by_the_clock(name)]
    if not clocked:
        return "The same command gives the same games."
    return f"{', '.join(clocked)} thinks by the clock: games of the same seed may differ."


def command(plan: Plan) -> str:
    options = "".join(f" --option {name}={str(value).lower()}" for name, value in plan.options.items())
    measured = f"--weigh {plan.weigh}" if plan.weigh else f"--luck {plan.luck}"
    by = f" --weigh-by {plan.weigh_by}" if plan.weigh_by else ""
    return (
        f"signoria arena {plan.game} --bots '{','.join(plan.bots)}' --games {plan.games} --seats {plan.seats}"
        f" --design {plan.design} --seed {plan.seed} {measured}{by}{options}"
    )

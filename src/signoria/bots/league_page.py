"""A league as one page: strengths over time, who beats whom, seats, roles, and links to the games."""

from __future__ import annotations

from html import escape
from typing import Mapping

from signoria.bots import plots
from signoria.bots.league import League, Standing
from signoria.bots.report import html_table, page
from signoria.bots.results import Tally
from signoria.titles import game

LAST_GAMES = 500  # that are linked


def league_page(league: League) -> str:
    standings, plan = league.standings(), league.rounds[-1].plan
    order = sorted(standings, key=lambda name: -standings[name].careful)
    count = sum(len(each.outcomes) for each in league.rounds)
    told = f"<p>{count} games in {len(league.rounds)} rounds at {plan.seats} seats.</p>"
    sections = [
        ("Standings", told + standings_table(order, standings)),
        ("Over time", plots.courses({name: standings[name].history for name in order})),
        ("Cross table", cross_table(order, order, league.cross(), "at tables with")),
        ("By seat", cross_table(order, [str(seat) for seat in range(plan.seats)], league.by_seat(), "seat")),
    ]
    for trait, cells in league.by_role().items():
        values = sorted({value for _, value in cells})
        sections.append((f"By {trait}", cross_table(order, values, cells, trait)))
    sections.append(("Games", game_table(league)))
    return page(f"League of {game(plan.game).title}", sections)


def standings_table(order: list[str], standings: Mapping[str, Standing]) -> str:
    rows = []
    for name in order:
        each = standings[name]
        low, high = each.tally.interval()
        figures = f"{each.careful:.2f}", f"{each.mu:.2f} ± {2 * each.sigma:.2f}", str(each.tally.games)
        rows.append([escape(name), *figures, f"{each.tally.mean:.1%}", f"{low:.1%} to {high:.1%}"])
    return html_table(["bot", "at least", "strength", "seats played", "share of victory", "95 % interval"], rows)


def cross_table(
    rows: list[str], columns: list[str], cells: Mapping[tuple[str, str], Tally], corner: str
) -> str:  # fmt: skip
    """The share of one seat of the row, with half of its interval and the number of seats."""
    table = [[escape(row), *(cell(cells.get((row, column))) for column in columns)] for row in rows]
    return html_table([f"bot, {corner}", *columns], table)


def cell(tally: Tally | None) -> str:
    if tally is None:
        return "–"
    low, high = tally.interval()
    return f"{tally.mean:.0%} ± {(high - low) / 2:.0%}<br><small>{tally.games}</small>"


def game_table(league: League) -> str:
    rows = []
    for each, outcome, names in [*league.games()][-LAST_GAMES:]:
        number = f"{each.number}.{outcome.job.number}"
        link = f'<a href="{escape(outcome.record)}">{number}</a>' if outcome.record else number
        told = [f"{escape(name)} {score}" for name, score in zip(names, outcome.scores)]
        marked = [f"<b>{text}</b>" if seat in outcome.winners else text for seat, text in enumerate(told)]
        rows.append([link, ", ".join(marked), str(outcome.decisions)])
    return html_table(
        ["round.game", "seats and scores, winners bold", "decisions"], rows[::-1], ["seats and scores, winners bold"]
    )

"""Pictures for reports, as SVG text that stands in the page itself."""

from __future__ import annotations

import re
from collections import defaultdict
from io import StringIO
from typing import Any, Sequence

from matplotlib.figure import Figure

from signoria.bots.ratings import Rating
from signoria.bots.results import Outcome, Tally
from signoria.bots.schedule import Plan

LINE = 26  # letters of a name that stand on one line
LINE_HEIGHT = 0.16  # inches
INK, GOLD, RED, BLUE = "#33261a", "#c29a3b", "#9c2f2b", "#33577d"
COLOURS = (RED, BLUE, GOLD, "#4f7046", "#7a4a78", "#3d8787", "#a3623a", "#5c5c5c")


def svg(figure: Figure) -> str:
    text = StringIO()
    figure.tight_layout()
    figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]


def lines_of(name: str, most: int = LINE) -> list[str]:
    """A name on as many lines as it needs, broken where it has parts and within them where these are too long.

    >>> lines_of("mine.package.module:VeryLongBotName?depth=3")
    ['mine.package.module:', 'VeryLongBotName?depth=3']
    """
    first, against, second = name.partition(" against ")
    if against and len(name) > most:
        return [*lines_of(first, most), *lines_of(f"against {second}", most)]
    found = [""]
    for part in re.findall(r"[^.:/?&=, -]*[.:/?&=, -]+|[^.:/?&=, -]+", name):
        if found[-1] and len(found[-1]) + len(part) > most:
            found.append("")
        found[-1] += part
        while len(found[-1]) > most:
            found[-1:] = [found[-1][:most], found[-1][most:]]
    return found


def broken(names: Sequence[str], most: int = LINE) -> list[str]:
    return ["\n".join(lines_of(name, most)) for name in names]


def room(names: Sequence[str], least: float) -> float:
    """Inches for rows of the same height, at least so high."""
    return len(names) * max([least, *(0.12 + LINE_HEIGHT * len(lines_of(name)) for name in names)])


def new_figure(width: float = 7.0, height: float = 3.4) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, height))
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)
    return figure, axes


def explain(figure: Figure, axes: Any, columns: int = 3) -> None:
    """What the colours mean, below the picture, where it covers nothing."""
    handles, labels = axes.get_legend_handles_labels()
    if handles:
        axes.legend(handles, labels, loc="upper center", bbox_to_anchor=(0.5, -0.55 / (figure.get_figheight() - 1)),
                    fontsize=8, ncols=columns, frameon=False, labelspacing=0.9)  # fmt: skip


def rating_bars(names: Sequence[str], values: Sequence[Rating]) -> str:
    figure, axes = new_figure(height=1.2 + room(names, 0.45))
    order = sorted(range(len(names)), key=lambda bot: values[bot].value)
    axes.errorbar(
        [values[bot].value for bot in order], range(len(order)), xerr=[values[bot].error for bot in order],
        fmt="o", color=RED, ecolor=INK, capsize=4,
    )  # fmt: skip
    axes.set_yticks(range(len(order)), broken([names[bot] for bot in order]))
    axes.set_xlabel("rating (Plackett-Luce on Elo's scale, 95 %)")
    axes.grid(axis="x", alpha=0.3)
    return svg(figure)


def share_bars(groups: dict[str, Tally], fair: float, label: str) -> str:
    """Shares of victory with their intervals, against the fair share."""
    names = list(groups)
    figure, axes = new_figure(height=1.2 + room(names, 0.4))
    for place, name in enumerate(names):
        tally = groups[name]
        low, high = tally.interval()
        axes.plot([low, high], [place, place], color=INK, linewidth=2)
        outside = low > fair or high < fair
        axes.plot(tally.mean, place, "o", color=RED if outside else BLUE, markersize=8)
    axes.axvline(fair, color=GOLD, linestyle="--", linewidth=1.5)
    axes.set_yticks(range(len(names)), broken([f"{name} ({groups[name].games})" for name in names]))
    axes.set_xlabel(label)
    axes.set_xlim(left=0)
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    return svg(figure)


def interval_bars(rows: dict[str, list[tuple[float, float]]], kinds: Sequence[str], fair: float) -> str:
    """For each row its intervals one below the other, one of each kind, against the fair share."""
    figure, axes = new_figure(height=1.8 + room(list(rows), 0.7))
    apart = 0.8 / len(kinds)
    for place, intervals in enumerate(rows.values()):
        for kind, (low, high) in enumerate(intervals):
            level = place + (kind - (len(kinds) - 1) / 2) * apart
            label = kinds[kind] if not place else None
            axes.plot([low, high], [level, level], color=COLOURS[kind], linewidth=3, label=label)
    axes.axvline(fair, color=GOLD, linestyle="--", linewidth=1.5)
    axes.set_yticks(range(len(rows)), broken(list(rows)))
    axes.set_xlabel("share of one seat, 95 % intervals")
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    explain(figure, axes)
    return svg(figure)


def matrix(names: Sequence[str], shares: dict[tuple[int, int], Tally]) -> str:
    """Row against column: the share of one seat of the row at tables where it meets the column."""
    size = len(names)
    most = max((len(line) for name in names for line in lines_of(name)), default=0)
    deepest = max((len(lines_of(name)) for name in names), default=1)
    # the names below stand upright: as deep as the longest line, and as wide as they have lines
    figure, axes = new_figure(
        2.0 + 0.09 * most + max(1.1, 0.3 + LINE_HEIGHT * deepest) * size, 1.2 + 0.09 * most + room(names, 0.8)
    )
    cells = [
        [shares[row, col].mean if (row, col) in shares else float("nan") for col in range(size)] for row in range(size)
    ]
    axes.imshow(cells, cmap="RdYlBu_r", vmin=0, vmax=1, aspect="auto")
    for (row, col), tally in shares.items():
        low, high = tally.interval()
        ink = INK if 0.15 < tally.mean < 0.85 else "white"  # readable on the dark ends of the scale
        axes.text(col, row, f"{tally.mean:.0%}\n{low:.0%}-{high:.0%}", ha="center", va="center", fontsize=8, color=ink)
    upright = most > 12
    axes.set_xticks(range(size), broken(names), rotation=90 if upright else 20, ha="center" if upright else "right")
    axes.set_yticks(range(size), broken(names))
    axes.set_xlabel("tables with")
    return svg(figure)


def score_boxes(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    by_bot: dict[int, list[int]] = defaultdict(list)
    for outcome in outcomes:
        for seat, who in enumerate(outcome.job.seating):
            by_bot[who].append(outcome.scores[seat])
    figure, axes = new_figure(height=1.2 + room([plan.bots[who] for who in by_bot], 0.5))
    order = sorted(by_bot)
    boxes = axes.boxplot([by_bot[who] for who in order], orientation="horizontal", patch_artist=True, showmeans=True)
    for who, box in zip(order, boxes["boxes"]):
        box.set_facecolor(COLOURS[who % len(COLOURS)])
        box.set_alpha(0.5)
    axes.set_yticks(range(1, len(order) + 1), broken([plan.bots[who] for who in order]))
    axes.set_xlabel("score at the end")
    return svg(figure)


def histogram(values: Sequence[float], label: str) -> str:
    figure, axes = new_figure(height=2.6)
    axes.hist(values, bins=min(30, max(5, len(values) // 5)), color=BLUE, alpha=0.75)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return svg(figure)


def lines(series: dict[str, tuple[list[int], list[float]]], label: str, height: float = 3.6) -> str:
    """Chances over the moves of a game, one line per seat."""
    figure, axes = new_figure(9.0, height)
    for place, (name, (xs, ys)) in enumerate(series.items()):
        axes.plot(xs, ys, label=name, color=COLOURS[place % len(COLOURS)], linewidth=2, drawstyle="steps-post")
    axes.set_ylim(0, 1)
    axes.set_xlabel("actions")
    axes.set_ylabel(label)
    axes.legend(loc="upper left", fontsize=8)
    axes.grid(alpha=0.25)
    return svg(figure)


def courses(series: dict[str, list[tuple[int, float, float]]]) -> str:
    """Strengths game after game, with two deviations around each."""
    figure, axes = new_figure(9.0, 4.2 + LINE_HEIGHT * sum(len(lines_of(name)) for name in series))
    for place, (name, points) in enumerate(series.items()):
        colour = COLOURS[place % len(COLOURS)]
        games, middle = [point[0] for point in points], [point[1] for point in points]
        axes.plot(games, middle, label="\n".join(lines_of(name, 2 * LINE)), color=colour, linewidth=1.5)
        low, high = ([mu + side * sigma for _, mu, sigma in points] for side in (-2, 2))
        axes.fill_between(games, low, high, color=colour, alpha=0.12, linewidth=0)
    axes.set_xlabel("games of the league")
    axes.set_ylabel("strength (OpenSkill)")
    axes.grid(alpha=0.25)
    explain(figure, axes, columns=1)
    return svg(figure)

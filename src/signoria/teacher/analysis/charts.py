"""Drawings for the page of an analysis: plain SVG."""

from __future__ import annotations

from typing import Final, Sequence

LINES: Final = ("#c0392b", "#3f63c7", "#17855f", "#a8870c", "#8a3fa0", "#6b6f78")
DASHES: Final = ("", "10 4", "2 5", "14 4 2 4", "4 4", "14 4 2 4 2 4")
WIDTH, HEIGHT, LEFT, BELOW = 900, 340, 40, 24


def chances(at: Sequence[int], series: Sequence[Sequence[float]], doubts: Sequence[Sequence[float]]) -> str:
    """Each seat's chances over the moves, with a band of doubt."""
    last = max(1, at[-1])
    xs = [LEFT + (WIDTH - LEFT - 10) * move / last for move in at]
    drawn = [grid(level) for level in (0, 25, 50, 75, 100)]
    fair = y(1 / len(series))
    drawn.append(f'<path d="M{LEFT} {fair:.1f}H{WIDTH - 10}" stroke="#8888" stroke-dasharray="5 5"/>')
    for seat, values in enumerate(series):
        colour = LINES[seat % len(LINES)]
        upper = [(x, y(min(1.0, value + doubt))) for x, value, doubt in zip(xs, values, doubts[seat])]
        lower = [(x, y(max(0.0, value - doubt))) for x, value, doubt in zip(xs, values, doubts[seat])]
        drawn.append(f'<path d="{path([*upper, *lower[::-1]])}Z" fill="{colour}" opacity=".13"/>')
        line = path([(x, y(value)) for x, value in zip(xs, values)])
        dash = DASHES[seat % len(DASHES)]
        drawn.append(f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(drawn)}</svg>'


def y(share: float) -> float:
    return 10 + (HEIGHT - BELOW - 10) * (1 - share)


def grid(level: int) -> str:
    height = y(level / 100)
    return (
        f'<path d="M{LEFT} {height:.1f}H{WIDTH - 10}" stroke="#8885"/>'
        f'<text x="{LEFT - 8}" y="{height + 5:.1f}" text-anchor="end" font-size="14" fill="currentColor">{level}</text>'
    )


def path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {height:.1f}" for x, height in points)


def bar(share: float) -> str:
    """A bar to the right or to the left of the middle; a whole victory is its half."""
    length = min(1.0, abs(share)) * 40
    start = 41 if share >= 0 else 41 - length
    colour = "#17855f" if share >= 0 else "#c0392b"
    return (
        f'<svg width="82" height="14" viewBox="0 0 82 14"><path d="M41 0V14" stroke="#8888"/>'
        f'<rect x="{start:.1f}" y="2" width="{length:.1f}" height="10" fill="{colour}" opacity=".6"/></svg>'
    )

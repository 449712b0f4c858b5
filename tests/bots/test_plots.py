"""Pictures of an arena: long names have room, lie within the picture and on nothing else."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from matplotlib.figure import Figure

from signoria.bots import plots
from signoria.bots.ratings import Rating
from signoria.bots.results import Tally

LONG = "mine.package.module:VeryLongBotName?depth=3"
LONGER = "program:python my_bots/careful_and_slow.py --weights=weights/of-yesterday.npz --temperature=0.7"
NAMES = [LONG, "random", LONGER, f"{LONG}&another_argument_of_some_length=77"]
AGAINST = [f"{one} against {other}" for one in NAMES for other in NAMES if one != other]


def tally(*values: float) -> Tally:
    found = Tally()
    for value in values:
        found.add(value)
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Figure]:
    figures: list[Figure] = []
    as_text = plots.svg

    def keep(figure: Figure) -> str:
        figures.append(figure)
        return as_text(figure)

    monkeypatch.setattr(plots, "svg", keep)
    return figures


@pytest.mark.parametrize(
    "draw",
    [
        pytest.param(lambda: plots.rating_bars(NAMES, [Rating(900.0 + at, 20.0) for at in range(4)]), id="ratings"),
        pytest.param(lambda: plots.share_bars({name: tally(0, 1, 1) for name in NAMES}, 0.25, "share"), id="shares"),
        pytest.param(lambda: plots.interval_bars({name: [(0.1, 0.9)] * 3 for name in AGAINST}, ["a", "b", "c"], 0.25),
                     id="intervals"),
        pytest.param(lambda: plots.matrix(NAMES, {(row, col): tally(0, 1) for row in range(4) for col in range(4)}),
                     id="matrix"),
        pytest.param(lambda: plots.matrix(["random", "novice"], {(0, 1): tally(0, 1)}), id="small matrix"),
        pytest.param(lambda: plots.courses({name: [(0, 25.0, 8.0), (9, 26.0, 4.0)] for name in NAMES}), id="courses"),
    ],
)  # fmt: skip
def test_names_lie_within_the_picture_and_apart(draw: Callable[[], str], drawn: list[Figure]) -> None:
    draw()
    figure = drawn[0]
    figure.canvas.draw()
    axes: Any = figure.axes[0]
    assert axes.get_window_extent().width > 0.3 * figure.bbox.width, "too little is left for the picture"
    legend = axes.get_legend()
    texts = [axes.xaxis.label, axes.yaxis.label, *axes.get_xticklabels(), *axes.get_yticklabels()]
    texts += legend.get_texts() if legend else []
    # of figures matplotlib keeps some beside the picture, which are not drawn
    boxes = [text.get_window_extent() for text in texts if any(map(str.isalpha, text.get_text()))]
    for box in boxes:
        assert box.x0 >= -1
        assert box.y0 >= -1
        assert box.x1 <= figure.bbox.x1 + 1
        assert box.y1 <= figure.bbox.y1 + 1
    for first, second in [(one, other) for at, one in enumerate(boxes) for other in boxes[:at]]:
        wide = min(first.x1, second.x1) - max(first.x0, second.x0)
        high = min(first.y1, second.y1) - max(first.y0, second.y0)
        assert wide <= 1 or high <= 1, "a name lies on another one"


@pytest.mark.parametrize("name", [*NAMES, *AGAINST, "", "x" * 100])
def test_a_name_is_broken_and_nothing_of_it_lost(name: str) -> None:
    lines = plots.lines_of(name)
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert all(len(line) <= plots.LINE for line in lines)

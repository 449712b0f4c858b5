"""The pictures of a model card: how the losses fell, and whether chances are what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot as plt
from matplotlib.ticker import MaxNLocator

from signoria.judgement.evaluation import Evaluation

LEARNED, UNSEEN, EVEN = "#8c6d46", "#7a1f2b", "#999999"


def curve(path: Path, losses: list[tuple[float, float]]) -> None:
    """Loss after each pass."""
    figure, axes = plt.subplots(figsize=(4.2, 2.8))
    passes = range(1, len(losses) + 1)
    axes.plot(passes, [learned for learned, _ in losses], color=LEARNED, label="games learned from")
    axes.plot(passes, [unseen for _, unseen in losses], color=UNSEEN, label="other games")
    axes.set(xlabel="passes over the games", ylabel="loss in nats")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(frameon=False)
    finish(figure, path)


def calibration(path: Path, found: Evaluation) -> None:
    """How often a seat won, by the chance it was given."""
    figure, axes = plt.subplots(figsize=(3.4, 3.4))
    axes.plot([0, 1], [0, 1], color=EVEN, linewidth=1)
    most = max(each.count for each in found.bins)
    sizes = [12 + 90 * each.count / most for each in found.bins]
    judged = [each.judged for each in found.bins]
    axes.plot(judged, [each.happened for each in found.bins], color=UNSEEN, linewidth=1)
    axes.scatter(judged, [each.happened for each in found.bins], s=sizes, color=UNSEEN)
    axes.set(xlabel="chance as judged", ylabel="share of victories", xlim=(0, 1), ylim=(0, 1), aspect="equal")
    finish(figure, path)


def finish(figure: Any, path: Path) -> None:
    for axes in figure.axes:
        axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    with plt.rc_context({"svg.hashsalt": "signoria", "svg.fonttype": "none"}):
        figure.savefig(path, metadata={"Date": None})
    plt.close(figure)

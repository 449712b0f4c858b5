"""Python as a browser keeps it: everything is imported, every title is read, and nothing has been drawn by chance."""

from __future__ import annotations

import gc
import random
import tempfile


def prepare() -> None:
    """Before the image is made: what every start would do again."""
    import signoria.offline.browser  # noqa: F401, all of the house
    from signoria import games
    from signoria.server.titles import playable

    for title in games():
        playable(title)
    random.seed(0)
    tempfile._name_sequence = None  # type: ignore[attr-defined]  # names are drawn too, by a chance of its own
    gc.collect()


def awaken() -> None:
    """After it was brought back: chance begins anew, or every start would draw the same."""
    random.seed()

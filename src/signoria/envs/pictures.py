"""The table as a picture: a title's own drawing, or its text board drawn."""

from __future__ import annotations

from typing import Any, Callable, Mapping, Optional, Sequence

import numpy as np

from signoria.envs.drawing import HEIGHT, INK, INK_2, WIDTH, Sheet
from signoria.kernel import State
from signoria.titles import title as find_title
from signoria.words import Words
from signoria.words.boards import board_of

Drawing = Callable[[Sheet, Mapping[str, Any], Words, Any], None]

COLUMN = 252
GAP = 12


def drawn_text(sheet: Sheet, view: Mapping[str, Any], words: Words, box: Any) -> None:
    """The text board in columns, for a title without a drawing of its own."""
    x, y = GAP, GAP
    for heading, lines in board_of(words.game.id)(view, words, box):
        broken = [part for line in lines for part in sheet.wrapped(line, COLUMN)]
        told = [(heading, True)] if heading else []
        for text, bold in [*told, *((line, False) for line in broken)]:
            if y > HEIGHT - 2 * GAP:
                x, y = x + COLUMN + GAP, GAP
            if x + COLUMN > WIDTH:
                return
            sheet.text(x, y, text, 15 if bold else 13, INK if bold else INK_2, bold)
            y += 19 if bold else 15
        y += GAP


def drawing_of(title: str) -> Drawing:
    found: Drawing = find_title(title).usable("drawing") or drawn_text
    return found


def table_picture(g: State, seat: Optional[int], names: Sequence[str], language: str = "en") -> np.ndarray:
    """What a seat (None: a spectator) sees of the table, as height, width and three colours.

    >>> import signoria
    >>> g = signoria.game("condottiere").start(seats=2, seed=1)
    >>> table_picture(g, 0, ["Anna", "Bruno"], "it").shape
    (720, 1080, 3)
    """
    words = Words(g.game, language, list(names), g.figures().pack.figures)
    sheet = Sheet()
    drawing_of(g.game.id)(sheet, g.view(seat), words, g.figures())
    return sheet.array()

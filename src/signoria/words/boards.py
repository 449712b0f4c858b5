"""The table as text: a title's own board, or every field of the view."""

from __future__ import annotations

from typing import Any, Callable, Mapping, Optional, Sequence

from signoria.kernel import State
from signoria.kernel.textboard import Section
from signoria.titles import title as find_title
from signoria.words import Words

Board = Callable[[Mapping[str, Any], Words, Any], list[Section]]


def plain_board(view: Mapping[str, Any], words: Words, box: Any) -> list[Section]:
    """Every field of the view, for a title without a board of its own."""
    return [Section("", [f"{key}: {value}" for key, value in view.items()])]


def board_of(title: str) -> Board:
    found: Board = find_title(title).usable("board") or plain_board
    return found


def as_text(sections: Sequence[Section]) -> str:
    return "\n\n".join("\n".join([*([heading] if heading else []), *lines]) for heading, lines in sections)


def table_text(g: State, seat: Optional[int], names: Sequence[str], language: str = "en") -> str:
    """What a seat (None: a spectator) sees of the table."""
    words = Words(g.game, language, list(names), g.figures().pack.figures)
    return as_text(board_of(g.game.id)(g.view(seat), words, g.figures()))

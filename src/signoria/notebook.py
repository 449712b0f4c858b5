"""A game in a notebook: the table as HTML, in words, from what one seat or everybody may see."""

from __future__ import annotations

from html import escape
from random import Random
from typing import TYPE_CHECKING, Optional, Sequence

from signoria.kernel import State
from signoria.words import Words
from signoria.words.boards import board_of

if TYPE_CHECKING:
    from signoria.widget import TableWidget

STYLE = (
    "display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:8px 14px;max-width:1000px;"
    "font:14px/1.35 system-ui,sans-serif"
)
CARD = "border-top:2px solid currentColor;padding:4px 0 8px;break-inside:avoid"


def board_html(
    g: State, seat: Optional[int] = None, names: Optional[Sequence[str]] = None, language: str = "en"
) -> str:
    """What a seat sees of the table; without one, what everybody sees."""
    called = list(names) if names is not None else [f"{each + 1}" for each in range(g.seats)]
    words = Words(g.game, language, called, g.figures().pack.figures)
    cards = "".join(_card(*section) for section in board_of(g.game.id)(g.view(seat), words, g.figures()))
    head = f"<p><b>{escape(g.game.title)}</b>. {escape(_asked(g, seat, words))}</p>"
    return f'<div class="signoria">{head}<div style="{STYLE}">{cards}</div></div>'


def _asked(g: State, seat: Optional[int], words: Words) -> str:
    if not g.stack:
        return ", ".join(str(words.noun("seat", winner)) for winner in g.winners) + f": {g.scores}"
    prompt = g.prompt(seat) if seat is not None else None
    if prompt is not None:
        return words.say(prompt[0], prompt[1])
    waited = g.asked(-1 if seat is None else seat)
    return ", ".join(str(words.noun("seat", each)) for each in range(g.seats) if waited >> each & 1) + " …"


def _card(heading: str, lines: Sequence[str]) -> str:
    told = "<br>".join(escape(line) for line in lines)
    title = f"<b>{escape(heading)}</b><br>" if heading else ""
    return f'<div style="{CARD}">{title}{told}</div>'


class Table:
    """A game as one seat sees it, for the last line of a cell: `Table(g, 0)`."""

    def __init__(self, g: State, seat: Optional[int] = None, language: str = "en") -> None:
        if seat is not None and not 0 <= seat < g.seats:
            raise ValueError(f"seat must be from 0 to {g.seats - 1}, got {seat}")
        self.g, self.seat, self.language = g, seat, language

    def _repr_html_(self) -> str:
        return board_html(self.g, self.seat, language=self.language)

    def play(self, bots: Optional[str] = None, seed: Optional[int] = None) -> TableWidget:
        """The same with its legal answers as buttons; bots of this level have all other seats and answer at once.

        For the last line of a cell. The game goes on in `g` of what is returned; taking back makes that another state.
        """
        from signoria.bots import bot, usual_level
        from signoria.terminal.sitting import Sitting

        try:
            from signoria.widget import TableWidget
        except ImportError:
            raise ImportError("to play with clicks: pip install 'signoria[notebook]'") from None
        if self.seat is None:
            raise ValueError("to play, say which seat: Table(g, 0).play()")
        level = usual_level(self.g.game.id) if bots is None else bots
        name = str(self.seat + 1)
        opponent = bot(level, self.g.game.id)
        return TableWidget(Sitting(self.g, opponent, self.language, Random(seed), name, self.seat))

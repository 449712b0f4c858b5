"""A table in a notebook that is played with clicks; the kernel has the game, the page a picture of it and the answers.

Needs the extra `notebook`; without it `signoria.notebook` shows games as HTML.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from signoria.notebook import board_html
from signoria.terminal.sitting import Sitting

MOST_NEWS = 8  # lines of what has happened


class TableWidget(anywidget.AnyWidget):
    """What is shown changes as a whole; what is clicked comes with the number of the picture it was in."""

    _esm = (Path(__file__).parent / "widget.js").read_text(encoding="utf-8")
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting, self.number = sitting, 0
        self.on_msg(self._hear)
        self._go_on("")

    @property
    def g(self) -> Any:
        """The game as it stands."""
        return self.sitting.g

    def _hear(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict) or message.get("number") != self.number:
            return  # of a picture that is no more: a second click, or another page with the same table
        answer = message.get("answer")
        if answer == "undo":
            self._go_on(self.sitting.undo(), bots=False)
        elif type(answer) is int and answer in (*self._answers(), *self._asides()):
            self._go_on(self.sitting.take(answer))

    def _answers(self) -> list[int]:
        return self.g.legal(self.sitting.seat) if self.sitting.asked and not self.g.over else []

    def _asides(self) -> list[int]:
        """What may be done out of turn."""
        return [] if self.g.over else self.g.asides(self.sitting.seat)

    def _go_on(self, trouble: str, bots: bool = True) -> None:
        while bots and not trouble and self.sitting.go_on():
            pass
        sitting = self.sitting
        self.number += 1
        self.shown = {
            "number": self.number,
            "html": board_html(sitting.g, sitting.seat, sitting.words.names, sitting.language),
            "news": sitting.news()[-MOST_NEWS:],
            "question": sitting.verdict() if self.g.over else sitting.question()[0],
            "answers": self._said(self._answers()),
            "asides": self._said(self._asides()),
            "undo": "" if self.g.undo_refusal(sitting.seat) else sitting.words.raw("terminal-key-undo"),
            "out_of_turn": sitting.words.raw("terminal-key-asides"),
            "trouble": trouble,
        }

    def _said(self, actions: list[int]) -> list[list[Any]]:
        return [[action, said] for action, said in zip(actions, self.sitting.say(actions))]

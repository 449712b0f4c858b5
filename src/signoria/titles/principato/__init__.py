"""Principato (Touko Tahkokallio, 2011): the complete game for two to four seats, every option."""

from __future__ import annotations

from typing import Final

from signoria.kernel.title import Title

TITLE: Final = Title(
    __name__,
    id="principato",
    place=3,
    game=".rules:GAME",
    view=".rules.seen:View",
    scene=".scene:arrange",
    board=".board:board",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    judgement=".judgement:JUDGEMENT",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    layout=".env:FIELDS",
    prospect=".prospect",
    inventory=".inventory:inventory",
)

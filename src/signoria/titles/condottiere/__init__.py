"""Condottiere: battles for the regions of Italy, fought with cards."""

from __future__ import annotations

from typing import Final

from signoria.kernel.title import Title

TITLE: Final = Title(
    __name__,
    id="condottiere",
    place=1,
    game=".rules:GAME",
    view=".rules.seen:View",
    scene=".scene:arrange",
    board=".board:board",
    pacts=".rules.pacts",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    judgement=".judgement:JUDGEMENT",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    layout=".env:FIELDS",
    prospect=".prospect",
    inventory=".inventory:inventory",
    brisk=("Retreat",),
)

"""Renaissance: six Italian states from the Peace of Lodi to the Italian Wars, 3 to 6 seats."""

from __future__ import annotations

from typing import Final

from signoria.kernel.title import Title

TITLE: Final = Title(
    __name__,
    id="renaissance",
    place=5,
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
    brisk=("Counter", "Market", "Ready", "Retreats", "Sign", "Traitor"),
)

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
    vocabulary=".scene:VOCABULARY",
    description=".description:describe",
    board=".board:board",
    drawing=".drawing:draw",
    pacts=".rules.pacts",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    judgement=".judgement:JUDGEMENT",
    beliefs=".bots.beliefs:retold",
    reasons=".bots.reasons:reasons",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    tempers=".bots.tempers:TEMPERS",
    pledges=".bots.pledges:PLEDGES",
    strengths=".bots.strengths:STRENGTHS",
    layout=".env:FIELDS",
    scribe=".rules.sheet:Scribe",
    prospect=".prospect",
    inventory=".inventory:inventory",
    orders=".orders",
    themes=".themes:themes",
    brisk=("Counter", "Market", "Ready", "Retreats", "Sign", "Traitor"),
    stages=("turn-begun",),
    deals=("deal-made", "gift-made"),
)

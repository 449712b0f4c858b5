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
    vocabulary=".scene:VOCABULARY",
    description=".description:describe",
    board=".board:board",
    drawing=".drawing:draw",
    pacts=".rules.pacts",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    judgement=".judgement:JUDGEMENT",
    advised_judgement=".judgement.guided:ADVISED",
    prior=".judgement.guided:PRIOR",
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
    brisk=("Retreat",),
    stages=("region-chosen", "final-battle"),
)

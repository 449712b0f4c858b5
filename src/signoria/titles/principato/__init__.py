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
    vocabulary=".scene:VOCABULARY",
    description=".description:describe",
    board=".board:board",
    drawing=".drawing:draw",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    judgement=".judgement:JUDGEMENT",
    beliefs=".bots.beliefs:retold",
    reasons=".bots.reasons:reasons",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    tempers=".bots.tempers:TEMPERS",
    strengths=".bots.strengths:STRENGTHS",
    layout=".env:FIELDS",
    scribe=".rules.sheet:Scribe",
    prospect=".prospect",
    inventory=".inventory:inventory",
    orders=".orders",
    stages=("year-begun",),
    themes=".themes:themes",
)

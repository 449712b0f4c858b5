"""Princes of the Renaissance: condottiere families buy into five cities and send them to war."""

from __future__ import annotations

from typing import Final

from signoria.kernel.title import Bids, Title

TITLE: Final = Title(
    __name__,
    id="princes",
    place=4,
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
    reckoning=".bots.reckoning:RECKONING",
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
    brisk=("Bribes", "HolyLeague", "Reroll"),
    bids=Bids("bid", amount="amount", leave="pass_bid"),
    stages=("decade-begun",),
    deals=("trade-done",),
)

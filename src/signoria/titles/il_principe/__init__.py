"""Il Principe: buildings are auctioned, cities built, and majorities make bishops and bankers."""

from __future__ import annotations

from typing import Final

from signoria.kernel.title import Bids, Title

TITLE: Final = Title(
    __name__,
    id="il_principe",
    place=2,
    game=".rules:GAME",
    view=".rules.seen:View",
    scene=".scene:arrange",
    vocabulary=".scene:VOCABULARY",
    description=".description:describe",
    board=".board:board",
    drawing=".drawing:draw",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    reckoning=".bots.reckoning:RECKONING",
    judgement=".judgement:JUDGEMENT",
    beliefs=".bots.beliefs:retold",
    reasons=".bots.reasons:reasons",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    tempers=".bots.tempers:TEMPERS",
    layout=".env:FIELDS",
    scribe=".rules.sheet:Scribe",
    prospect=".prospect",
    inventory=".inventory:inventory",
    orders=".orders",
    themes=".themes:themes",
    bids=Bids("bid", amount="amount", leave="pass"),
    stages=("round-begins", "last-round"),
)

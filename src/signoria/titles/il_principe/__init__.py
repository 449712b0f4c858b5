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
    board=".board:board",
    expert=".bots.expert:Expert",
    outlook=".bots.outlook:OUTLOOK",
    levels=".bots.levels:LEVELS",
    traits=".bots.traits:traits",
    layout=".env:FIELDS",
    prospect=".prospect",
    inventory=".inventory:inventory",
    bids=Bids("bid", amount="amount", leave="pass"),
)

"""What characters see in the verbs of Princes: bids and wars take from others."""

from __future__ import annotations

from typing import Final

from signoria.bots.characters import Tempers

TEMPERS: Final = Tempers(
    attacking=("bid", "declare_war", "play_raid_gold", "play_start_war", "play_steal_influence"),
    building=("auction_city", "buy_troop", "place_artist"),
    resting=("decline", "end_turn", "pass_bid", "pass_turn"),
)

"""What puzzles of Princes are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.kernel.themes import ByVerb

themes: Final = ByVerb({
    "choose_family": "family",
    "buy_troop": "troops",
    "discard_troop": "troops",
    "buy_treachery": "treachery",
    "auction_city": "auction",
    "auction_event": "auction",
    "auction_pope": "auction",
    "declare_war": "war",
    "play_start_war": "war",
    "join": "war",
    "reroll": "war",
    "keep_dice": "war",
    "bid": "bid",
    "pass_bid": "bid",
    "use_bribe_cardinal": "bid",
    "play_freeze_bid": "treachery",
    "play_steal_influence": "treachery",
    "play_raid_gold": "treachery",
    "discard_treachery": "treachery",
    "play_veto": "treachery",
    "play_bribe_troops": "treachery",
    "place_artist": "artist",
})  # fmt: skip

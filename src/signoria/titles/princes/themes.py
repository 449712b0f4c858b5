"""What puzzles of Princes are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.titles.princes.rules.seen import View

Answer = tuple[str, tuple[int, ...]]  # a verb and the values of its nouns
OF_VERB: Final = {
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
}


def themes(view: View, seat: int, answers: list[Answer]) -> list[str]:
    return sorted({OF_VERB[verb] for verb, _ in answers if verb in OF_VERB})

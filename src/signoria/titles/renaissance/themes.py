"""What puzzles of Renaissance are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.kernel.themes import ByVerb

themes: Final = ByVerb({
    "pick_nation": "opening",
    "choose_start": "opening",
    "place_rampart": "opening",
    "place_palace": "opening",
    "place_extra": "opening",
    "vote": "vote",
    "build_rampart": "build",
    "build_castle": "build",
    "build_palace": "build",
    "finish_purchases": "build",
    "expand": "expand",
    "pass_expansion": "expand",
    "declare_attack": "attack",
    "declare_chevauchee": "attack",
    "commit_attack": "battle",
    "commit_defence": "battle",
    "lay_no_fighter": "battle",
    "counter": "battle",
    "no_counter": "battle",
    "buy_traitor": "battle",
    "let_go": "battle",
    "retreat": "retreat",
    "no_retreat": "retreat",
    "play_raiders": "intrigue",
    "play_ambassador": "intrigue",
    "play_marriage": "intrigue",
    "play_artist": "intrigue",
    "play_banker": "intrigue",
    "corrupt": "intrigue",
    "neglect": "intrigue",
    "sell_condottiere": "market",
    "no_sale": "market",
    "buy_condottiere": "market",
    "refuse": "market",
})  # fmt: skip

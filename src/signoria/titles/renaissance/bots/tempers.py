"""What characters see in the verbs of Renaissance: battles and raids take from others."""

from __future__ import annotations

from typing import Final

from signoria.bots.characters import Tempers

TEMPERS: Final = Tempers(
    attacking=("declare_attack", "declare_chevauchee", "play_raiders", "corrupt", "use_spain_raid"),
    building=("build_rampart", "build_castle", "build_palace", "play_artist"),
    resting=("end_phase", "pass_expansion", "finish_purchases", "decline"),
)

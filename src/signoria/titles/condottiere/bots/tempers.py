"""What characters see in the verbs of Condottiere: a card laid is an attack, and there are many in a battle."""

from __future__ import annotations

from typing import Final

from signoria.bots.characters import Tempers

TEMPERS: Final = Tempers(attacking=("play_card",), resting=("pass", "pass_reveal"), bent=0.2)

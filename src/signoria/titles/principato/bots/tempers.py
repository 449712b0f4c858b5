"""What characters see in the verbs of Principato: nobody can be attacked."""

from __future__ import annotations

from typing import Final

from signoria.bots.characters import Tempers

TEMPERS: Final = Tempers(building=("activate",), resting=("take_favor", "pass"))

"""What characters see in the verbs of Il Principe: a bid takes from others."""

from __future__ import annotations

from typing import Final

from signoria.bots.characters import Tempers

TEMPERS: Final = Tempers(attacking=("bid",), building=("build", "lay"), resting=("pass", "no_build", "pass_action"))
